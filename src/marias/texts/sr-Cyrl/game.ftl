# Made from sr/game.ftl by tools/cyrillic.py: change that file and run it.

# Igre, obaveze i kontre

game-hra = игра
game-sedma = седмица
game-sto = стотка
game-stosedm = сто седам
game-sedma_hearts = седмица у херцу
game-sto_sedma = стотка и седмица
game-sto_hearts = стотка у херцу
game-sto_sedma_hearts = стотка и седмица у херцу
game-dve_sedmy = две седмице
game-dve_sedmy_sto = две седмице и стотка
game-dve_sedmy_hearts = две седмице у херцу
game-dve_sedmy_sto_hearts = две седмице и стотка у херцу
game-betl = бетл
game-durch = дурх
game-open_betl = отворени бетл
game-open_durch = отворени дурх
game-game = игра
game-hearts_alone = херц сам
game-barva = боја

component-hra = игра
component-sedma = седмица
component-sedma_against = седмица против
component-sto = стотка
component-sto_against = стотка против
component-stosedm = сто седам
component-betl = бетл
component-durch = дурх
component-open_betl = отворени бетл
component-open_durch = отворени дурх
component-quiet_seven = тиха седмица
component-killed_quiet_seven = убијена тиха седмица
component-quiet_hundred = тиха стотка
component-dve_sedmy = две седмице
component-quiet_hundred_over = преко тихе стотке
component-omyl = грешка
component-thrown_in = без лицитације
component-ceiling = горња граница
component-fine = казна
component-revoke_before_doubling = ренонс пре краја флекова или против карата
component-revoke_floor = доплата до најмањег ренонса
component-misdeal = погрешно дељење

level-0 = без флека
level-1 = флек
level-2 = ре
level-3 = тути
level-4 = боти
level-5 = калхоти
level-6 = кајзер
level-more = { $level }. степен

contract-in = { $game ->
    [sedma] седмица
    [sto] стотка
    [stosedm] сто седам
    [sto_sedma] стотка и седмица
    [dve_sedmy] две седмице
    [dve_sedmy_sto] две седмице и стотка
   *[hra] игра
} { $suit ->
    [c] у херцу
    [k] у бундеви
    [z] у зеленој
   *[l] у жиру
}
contract-in-french = { $game ->
    [sedma] седмица
    [sto] стотка
    [stosedm] сто седам
    [sto_sedma] стотка и седмица
    [dve_sedmy] две седмице
    [dve_sedmy_sto] две седмице и стотка
   *[hra] игра
} { $suit ->
    [c] у херцу
    [k] у кару
    [z] у пику
   *[l] у трефу
}

raise = { $component ->
    [hra] { $level } на игру
    [sedma] { $level } на седмицу
    [sedma_against] { $level } на седмицу против
    [sto] { $level } на стотку
    [sto_against] { $level } на стотку против
    [stosedm] { $level } на сто седам
    [betl] { $level } на бетл
    [durch] { $level } на дурх
    [dve_sedmy] { $level } на две седмице
    [open_betl] { $level } на отворени бетл
   *[open_durch] { $level } на отворени дурх
}

money = { $amount } Kč
amount-units = { $n ->
    [one] { $n } јединица
    [few] { $n } јединице
   *[other] { $n } јединица
}
amount-match-points = { $n ->
    [one] { $n } бод у запису
    [few] { $n } бода у запису
   *[other] { $n } бодова у запису
}
decimal-mark = ,
amount-worth = { $whole }{ $hundredths } { $currency }
unit-units = јединица
unit-match-points = бодова у запису
card-points = { $points ->
    [one] { $points } бод
    [few] { $points } бода
   *[other] { $points } бодова
}
tricks = { $tricks ->
    [one] { $tricks } штих
    [few] { $tricks } штиха
   *[other] { $tricks } штихова
}
