# Made from sr/puzzle.ftl by tools/cyrillic.py: change that file and run it.

# marias puzzle

puzzle-help = Завршнице у којима добија тачно једна карта: показује педесет приложених, пушта те да пробаш једну, тражи нове у мешањима ботова, пише свеску с решењима на крају.
puzzle-game = само из ове игре
puzzle-grade = само ове тежине ({ "easy" } лаке, { "medium" } средње, { "hard" } тешке)
puzzle-count = колико; тражење их без навођења налази { $found }
puzzle-try = пита у терминалу задатак { "N" }
puzzle-out = пише свеску: .html за штампу (ништа јој не треба с мреже), под другим именом обичан текст; - је стандардни излаз
puzzle-file = задаци из ове датотеке уместо приложених; тражење у њу уписује шта нађе и наставља где је стало
puzzle-seed = тражи нове задатке; иста реч налази исте
puzzle-json = задаци као { "JSON" }, сваки у свом реду, како их чита --file
puzzle-progress = тражи се
puzzle-stopped = Прекинуто. Нађено до сада: { $count }.
puzzle-title = Задаци из маријаша: { $count }
puzzle-intro = Све карте су отворене. Играч на потезу (означен) има тачно једну карту којом још постиже оно што се пита, ма шта други играли; сваком другом то губи. Све карте је проверио решавач.
puzzle-legend = Боје: { $suits }. Карте: { "A" } { $ace }, { "K" } { $king }, { $q } { $over }, { $s } { $under }, 10 { $ten }. Играчи имају слова од леве руке делиоца, редом игре.
puzzle-solutions = Решења
puzzle-game-name = { $game ->
    [voleny] { "volený" }
    [krizovy] { "křížový" }
    [licitovany] лицитовани
   *[marijas] маријаш
}
puzzle-head = { $number }. { $game }: { $contract } ({ $who }), { $grade }
puzzle-grade-easy = лак
puzzle-grade-medium = средњи
puzzle-grade-hard = тежак
puzzle-table = На столу: { $cards }
puzzle-leads = Отвара се нов штих
puzzle-points = До сада однето: { $sides }
puzzle-points-of = { $who } { $cards }{ $marriages ->
    [0] {""}
   *[other] {" "}и { $marriages } у звањима
}
puzzle-component = { $component ->
    [sedma] седмицу
    [sedma_against] седмицу против
    [sto] стотку
    [sto_against] стотку против
    [stosedm] сто седам
    [betl] бетл
    [open_betl] отворени бетл
    [durch] дурх
    [open_durch] отворени дурх
    [dve_sedmy] две седмице
   *[hra] игру
}
puzzle-win = Игра { $who }: којом једином картом његова страна добија { $what }?
puzzle-beat = Игра { $who }: којом једином картом његова страна обара { $what }?
puzzle-right = { $card }! { $line }.
puzzle-wrong = { $card }? ({ $why }) { $line }.
puzzle-wrong-bare = { $card }? { $line }.
puzzle-final = {" "}({ $mine }, { $theirs })
puzzle-why-bot = њу би играо ко види само своје карте
puzzle-why-takes = у овом штиху нико је не туче
puzzle-why-strongest = најјача карта
puzzle-why-cheapest = најслабија карта
puzzle-try-ask = Твоја карта ({ "Enter" } показује решење):{" "}
puzzle-try-unknown = „{ $typed }“ није карта: напиши јачину и боју, на пример { $example }.
puzzle-try-may = Смеш да играш: { $cards }
puzzle-try-right = Тачно.
error-puzzle-line = { $source }, ред { $line }: то није задатак: { $problem }
error-puzzle-because = { $source }, ред { $line }: то није задатак: { $cause }
error-puzzle-position = играч на потезу мора имати од { $fewest } до { $most } карата и смети да одигра бар { $choice } од њих
error-puzzle-claim = { $field } је { $told }; по решавачу { $solved }
error-puzzle-profile = { $name } нису правила ове игре испоручена с програмом; има: { $names }
