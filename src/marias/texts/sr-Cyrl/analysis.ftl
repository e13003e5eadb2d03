# Made from sr/analysis.ftl by tools/cyrillic.py: change that file and run it.

# marias review, solve

review-help = Оцењује сваку карту завршених мешања: колико је коштала играча при отвореним картама, према најбољој карти коју је тада имао. Чита своје записе и сачуване игре програма { "Mariášek" } ({ ".hra" }).
review-json = за сваку датотеку један ред { "JSON" }
review-progress = оцењује се
review-skipped = Прве карте, њих { $n }, не оцењују се: { $why }
review-nothing = Нема ниједне карте која би се оценила.
review-worth = { $who }: { $worth } при најбољој игри свих, на крају { $result } (сопствене карте { $mine }, карте противника { $theirs }).
review-worth-others = { $who }: { $worth } при најбољој игри свих, на крају { $result } (сопствене карте { $mine }, карте противника { $theirs }, шта је речено и пресуђено { $others }).
review-each = { $who }, сваки
review-other = {"  "}Штих { $trick }, { $what }: { $change } за страну носиоца
review-trick = штих
review-player = играч
review-card = карта
review-cost = { $unit }
review-better = боље
review-cards = карата
review-mistakes = грешака
review-together = { $cost } заједно
review-in-all = укупно
review-all-deals = сва мешања
review-note-marks = { $mark } Најскупље.
review-note-money = Цена карте је оно што је изгубио сам играч.
review-note-together = „Заједно“: што је изгубила цела одбрана, где одбрана не плаћа једнако.
review-note-race = Цена карте су бодови у запису: сопствене стране мање бодови друге стране.
review-note-cards = Оцењују се само карте, не лицитација, најаве и флекови.

action-silent = { $card } без звања
action-marriage = { $card }, { $marriage }
action-show = показати { $card }, { $marriage }
solve-threads = на колико нити се рачуна; 0: на сваки процесор једна
