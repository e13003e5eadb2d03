# Made from sr/par.ftl by tools/cyrillic.py: change that file and run it.

# marias par

par-help = Показује шта би свака игра завршеног мешања донела кад би сви видели све карте, нико не би грешио и нико не би рекао флек: из записа, или из ".hra" програма { "Mariášek" }.
par-deal = само мешање с овим бројем
par-talon = { "best" }: за сваку игру најбоље одбацивање; { "as-played" }: оно које је носилац заиста извео
par-json = за свако мешање ред { "JSON" }
par-progress = решава се
par-explained-money = С отвореним картама, без флекова, сви без грешке: шта овај играч укупно добија, с минусом шта плаћа ({ $unit }).
par-explained-points = С отвореним картама, сви без грешке: шта уписује страна онога ко зове, с минусом шта уписује друга ({ $unit }).
par-marks = { $made } испуњено · { $lost } изгубљено · { $part } делимично · { $barred } с тим картама није дозвољено · { $best } за играча најбоље
par-column = { $game ->
    [sedma] седмица
    [sto] стотка
    [stosedm] сто седам
    [sto_sedma] сто+седам
    [dve_sedmy] 2 седмице
    [dve_sedmy_sto] 2 сед.+100
   *[game] игра
}
par-alone = сам
par-with = с: { $name }
par-blind = из народа
par-best = најбоље: { $what }
par-least = најмањи губитак: { $what }
par-calls = зове { $cards }
par-lays = одбацује { $cards }
par-no-talon = Нико није одбацио карте у талон.
