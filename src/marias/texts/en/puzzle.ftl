# marias puzzle

puzzle-help = Endings in which exactly one card wins: shows the fifty that come with the program, lets you try one, searches new ones in deals between bots, writes a booklet with the solutions at the end.
puzzle-game = only of this game
puzzle-grade = only of this grade
puzzle-count = so many; of a search { $found } unless told
puzzle-try = asks puzzle N in the terminal
puzzle-out = writes the booklet: .html for the printer (needs nothing from the network), any other name as plain text; - is the standard output
puzzle-file = puzzles of this file instead of those that come with the program; a search keeps in it what it finds, and goes on where it stopped
puzzle-seed = searches new puzzles; the same word finds the same
puzzle-json = the puzzles as JSON, one a line, as --file reads them
puzzle-progress = searching
puzzle-stopped = Interrupted. Found so far: { $count }.
puzzle-title = Mariáš puzzles: { $count }
puzzle-intro = All hands are open. Exactly one card of the player on turn (marked) still wins what is asked, whatever the others play; every other card loses it. Every card has been checked by the solver.
puzzle-legend = Suits: { $suits }. Cards: A { $ace }, K { $king }, { $q } { $over }, { $s } { $under }, 10 { $ten }. Players are named from the left of the dealer in the order of play.
puzzle-solutions = Solutions
puzzle-game-name = { $game ->
    [voleny] volený
    [krizovy] křížový
    [licitovany] licitovaný
   *[marijas] marijaš
}
puzzle-head = { $number }. { $game }: { $contract } ({ $who }), { $grade }
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-table = On the table: { $cards }
puzzle-leads = The trick is to be led
puzzle-points = Taken so far: { $sides }
puzzle-points-of = { $who } { $cards }{ $marriages ->
    [0] {""}
   *[other] {" "}+ { $marriages } in marriages
}
puzzle-component = { $component ->
    [sedma] the seven
    [sedma_against] the seven against
    [sto] the hundred
    [sto_against] the hundred against
    [stosedm] the hundred and seven
    [betl] the betl
    [open_betl] the open betl
    [durch] the durch
    [open_durch] the open durch
    [dve_sedmy] the two sevens
   *[hra] the game
}
puzzle-win = { $who } plays: with which card alone does his side win { $what }?
puzzle-beat = { $who } plays: with which card alone does his side defeat { $what }?
puzzle-right = { $card }! { $line }.
puzzle-wrong = { $card }? ({ $why }) { $line }.
puzzle-wrong-bare = { $card }? { $line }.
puzzle-final = {" "}({ $mine }, { $theirs })
puzzle-why-bot = what one would play seeing his own cards only
puzzle-why-takes = nobody can beat it in this trick
puzzle-why-strongest = the strongest card
puzzle-why-cheapest = the weakest card
puzzle-try-ask = Your card (Enter shows the solution):{" "}
puzzle-try-unknown = "{ $typed }" is no card: type rank and suit, such as { $example }.
puzzle-try-may = You may play: { $cards }
puzzle-try-right = Right.
error-puzzle-line = { $source }, line { $line }: no puzzle: { $problem }
error-puzzle-because = { $source }, line { $line }: no puzzle: { $cause }
error-puzzle-position = the player on turn must have { $fewest } to { $most } cards and may play { $choice } or more of them
error-puzzle-claim = { $field } is { $told }; solved it is { $solved }
error-puzzle-profile = { $name } is no rule set of this game that comes with the program; there is: { $names }
