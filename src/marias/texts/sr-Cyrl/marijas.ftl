# Made from sr/marijas.ftl by tools/cyrillic.py: change that file and run it.

# Igra u terminalu: marijaš udvoje, utroje i učetvoro

# Ko je šta uradio

say-adut = { $name }: адут је { $suit } ({ $sign })
say-call-card = { $name }: зовем { $card }. Адут је { $suit } ({ $sign }).
say-surrender = { $name }: предајем се
say-dalje = { $name }: даље
say-leave = { $name }: остављам талон
say-show = { $name }: { $word } { $value }, показује { $card }
say-marriage-marijas = { $name }: { $card } – { $trumps ->
    [yes] фирцик
   *[no] цванцик
} { $value }

news-second-packet = Подељене су и остале карте. Добијаш { $cards }.
news-talon-taken = Две карте из талона узима { $name }.
news-fircik = { $rule ->
    [inside_suit] Док има карата у талону, ова дама важи само у својој боји.
    [pair_powerless] Док има карата у талону, ова дама и њен краљ немају снагу адута.
    [all_trumps_powerless] Док има карата у талону, сада ниједан адут нема снагу.
   *[any_trump_beats] Док има карата у талону, ова дама нема снагу адута: бије је сваки адут.
}
news-drawn = Вучеш { $cards }.
news-no-stock = Талона више нема: од сада се одговара на боју, а ко је нема, баца адута.

# Sto

phase-dalje = даље
phase-talon = талон
phase-marijas-call = звање

board-caller = Зове: { $name }.
board-open-call = Још нико није звао. Ко први зове, игра; ако сви кажу даље, дели се поново.
board-adut = Адут: { $suit } { $sign }
board-adut-called = Адут: { $suit } { $sign }. Звана карта: { $card }
board-betl = Бетл, без адута. Игра сам: { $name }
board-stock = У талону карата: { $count }. Сме се бацити било шта.
board-no-stock = Талона више нема: поштује се боја, а ко је нема, баца адута.
board-calls = зове
board-plays-betl = игра бетл
board-with-caller = са оним ко зове
board-against-caller = против оног ко зове
board-laid-open = Изложено ({ $name }): { $cards }
board-powerless = { $rule ->
    [inside_suit] { $cards }: важи само у својој боји
   *[other] { $cards }: без снаге адута
}

sides-one = Сам: { $name }. Против: { $defence }.
sides-two = Партнери: { $declarers }. Против њих: { $defence }.
sides-call-own = Звана карта { $card } је код тебе: играш сам, и то нико други не зна.
sides-call-held = Звана карта { $card } је код тебе: партнер ти је онај ко зове ({ $name }). Покажи то само игром.
sides-call-caller = Ко има { $card }, партнер ти је; ко је то, још се не зна.
sides-call-against = Звану карту { $card } немаш: играш против оног ко зове ({ $name }). Ко му је партнер, још се не зна.
sides-call-nobody = Ко има { $card } и игра са оним ко зове ({ $name }), још се не зна.

# Šta se pita

word-dalje = даље
word-surrender = предајем се
word-cvancik = цванцик
word-fircik = фирцик
turn-call-suit = Зови адута или се предај: { $choices }.
turn-call-suit-only = Зови адута: { $choices }.
turn-call-card = Зови карту, на пример „{ $example }“: њена боја је адут, а ко је има, партнер ти је. Или се предај: { $choices }.
turn-call-card-only = Зови карту, на пример „{ $example }“: њена боја је адут, а ко је има, партнер ти је.
turn-dalje-only = Реци „даље“; довољан је и Enter.
turn-dalje = Можеш рећи { $choices }.
turn-or-card = Или зови карту, на пример „{ $example }“.
turn-talon = Узимаш ли талон? Реци „узимам“ или „остављам“.
turn-marijas-discard = Врати две карте у талон: два броја. Смеју карте у заградама.
turn-marriage = Можеш звати { $choices }.
sure-surrender = Предајеш ово мешање. { $seats ->
    [2] Противник
   *[other] Сваки противник
}: { $price }. Сигурно? (да, не)
sure-betl = Бетл: играш сам, без адута, и не смеш однети ниједан штих. Сигурно? (да, не)
sure-call-own = { $card } је код тебе: играћеш сам. Сигурно? (да, не)
sure-uncalled = Тако пропада { $word } { $suit }. Зове се са „{ $word } { $number }“. Да одиграш без звања? (да, не)

# Kad ne može

empty-marijas-call = Напиши боју или „предајем се“; ? помаже.
empty-marijas-call-card = Напиши карту или „предајем се“; ? помаже.
empty-dalje = Напиши „даље“ или оно што кажеш уместо тога; ? помаже.
empty-talon = Напиши „узимам“ или „остављам“; ? помаже.
empty-marijas-discard = Напиши два броја карата 1–{ $count }; ? помаже.
no-called-suit = „{ $typed }“ није боја: можеш рећи { $choices }.
no-called-card = „{ $typed }“ није карта за звање: напиши је као „ас херц“, или „предајем се“.
no-dalje = „{ $typed }“ се овде не каже: можеш рећи { $choices }.
no-talon = „{ $typed }“ не може: напиши „узимам“ или „остављам“.
which-marriage = Који? Можеш звати { $choices }.
marriage-not-held = Немаш шта да зовеш: треба ти дама и краљ исте боје.
is-fircik = { $suit } је адут: то је фирцик, а не цванцик.
is-cvancik = { $suit } није адут: то је цванцик, а не фирцик.
last-trick-gone-marijas = За овим столом се однети штихови не гледају.

# Pomoć

help-call-suit-2 = Знаш прве четири карте. Зови боју која ће бити адут; онда свако добија још четири, а прву карту играш ти.
help-call-suit-3 = Зови боју која ће бити адут. Играш сам против друге двојице и узимаш талон.
help-call-suit-4 = Знаш прве четири карте. Зови боју која ће бити адут. Партнер ти је онај ко седи преко пута.
help-call-card = Знаш прве четири карте. Зови било коју карту: њена боја је адут, а ко је има, тајни ти је партнер. Ако дође теби, играш сам против тројице.
help-surrender-2 = „предајем се“ предаје мешање док адут није зван: противник пише бодове.
help-surrender-more = „предајем се“ предаје мешање: сви противници пишу бодове.
help-surrender-late = „предајем се“ предаје мешање и за партнера: сваки противник пише бодове.
help-dalje = „даље“ је једино што се овде каже; довољан је и Enter.
help-dalje-call = Ко први зове, игра. „даље“ то оставља следећем; ако тако кажу сви, дели се поново.
help-betl = „бетл“: играш сам, без адута и без звања, и не смеш однети ниједан штих.
help-talon = „узимам“ узима две карте из талона, а две друге се враћају. „остављам“ га оставља невиђеног.
help-marijas-discard = Од дванаест карата у талон се враћају две карте, али не ас ни десетка. Смеју и оне које су узете, ако се тако игра за столом.
help-discard-betl = Од дванаест карата у талон се враћају било које две.
help-play-stock = Док има карата у талону, сме се бацити било шта; штих носи најјачи адут, иначе најјача карта одигране боје. Ко га однесе, први вуче карту, па онда други.
help-play-duty = Поштује се боја, било којом картом; ко је нема, баца било ког адута; ко нема ни адута, баца шта хоће. Ас, десетка и последњи штих носе по 10.
help-play-duty-beat = Одиграј карту у заградама: поштује се боја, и јачом картом ко може; без те боје баца се адут. Ас, десетка и последњи штих носе по 10.
help-play-betl = Одиграј карту у заградама. Ко игра бетл, не сме однети ниједан штих; адута нема.
help-fircik = { $rule ->
    [inside_suit] Дама из фирцика званог док има карата у талону важи само у својој боји.
    [pair_powerless] Дама и краљ из фирцика званог док има карата у талону немају снагу адута док се талон не истроши.
    [all_trumps_powerless] Ако се фирцик зове док има карата у талону, ниједан адут нема снагу док се талон не истроши.
   *[any_trump_beats] Дама из фирцика званог док има карата у талону нема снагу адута: бије је сваки адут.
}
help-marriages-played = Дама и краљ исте боје: кад играш даму, реци „цванцик“ (20), у адуту „фирцик“ (40), и број карте. Важи и ако штих не однесеш. Без те речи ништа није звано.
help-marriages-shown = Дама и краљ исте боје: реци „цванцик“ (20), у адуту „фирцик“ (40), и број даме. Она онда стоји изложена, а тек се игра.
help-marriages-aside = Дама и краљ исте боје: реци „цванцик“ (20), у адуту „фирцик“ (40), и број даме. Она се излаже са стране и више се не игра.

# Obračun

component-game = игра
component-over_hundred = преко сто
component-surrender = предаја
game-surrender = предаја

account-marijas = Адут: { $suit } { $sign }. Игра: { $declarers }. Против: { $defence }.
account-betl = Бетл: { $name }. Против: { $defence }.
account-surrender = Предаја: { $name }
account-surrender-pair = Предаја: { $names }
account-passed = Сви су рекли даље: не игра се, дели се поново.
account-side = { $names }: { $points } (карте { $cards }, звања { $marriages })
account-side-tens = { $names }: { $points } (само асови и десетке)
account-caller = ко зове
account-betl-player = ко игра бетл
account-opponents = противници
settle-head-marijas = { $contract ->
    [surrender] Предаја: { $caller }
    [betl] Бетл: { $caller }
   *[game] Зове: { $caller }
}{ $sides ->
    [1] { "" }
   *[other] , партнер: { $partner }
} [{ $profile }]
account-scores = { $name }: { $amount }.
account-nobody-scores = Нико ништа не пише.
account-race-seat = { $name } { $score } ({ $change })
account-race = Запис, игра се до { $target }: { $scores }

# Partija

round-title-marijas = Крај партије
round-ended-marijas = Крај партије је био најављен.
end-announced-marijas = Крај партије је најављен: ово мешање се довршава и другог више нема{ $source }.
round-won = Партија је готова.
match-won = Победа: { $name }
match-reached = До { $target } су дошли: { $names }.
match-won-together = Заједничка победа, са једнако бодова: { $names }
match-goes-on = До { $target } су дошли: { $names }. На врху је једнако, па се игра док неко не поведе.
match-won-of-several = Победа: { $name }, { $why ->
    [first] са једнако бодова, али први лево од делиоца
   *[more] са највише бодова
}
match-cvrga = Чврга: { $names }
match-makaze = Маказе: { $names }
tally-title = До сада за овим столом:
tally-line = { $name }  победе { $won }, чврге { $cvrge }, маказе { $makaze }
another-match = Још једну партију? Enter: да; „не“ завршава.

# Zapisi

show-marijas-trump = { $who }: адут { $suit }
show-marriage-marijas = { $trumps ->
    [yes] фирцик
   *[no] цванцик
} { $value }
show-points-marijas = Бодови у картама: страна која зове { $mine } и звања { $marriages }, противници { $theirs } и звања { $others }

# Simulacija

simulate-declared-marijas = звао
simulate-declaring-marijas = { $unit } кад зове
simulate-defending-marijas = { $unit } као противник
simulate-role-declarer-marijas = ко зове
simulate-role-alone-marijas = ко зове, сам
simulate-role-defender-marijas = противник
simulate-money-of-declarer-marijas = ко зове, { $unit } по мешању
