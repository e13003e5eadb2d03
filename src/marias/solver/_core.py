# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""The search with open cards: what a position is worth when nobody errs. Two sides, two to four players.

This file is Cython in its pure-Python mode: compiled to C where it is installed with a compiler, and run as it stands
where it is not (two hundred times slower, same answers). Everything here is a number; ``problem.py`` says what the
numbers of a real deal are, and nothing here knows a game, a rule set or money.

**Cards.** Card ``8 * suit + rank`` is the bit of that number. The trump suit, if there is one, is suit 3: so a higher
bit beats a lower one wherever two cards can be compared at all, ``above(card)`` holds what beats a card in its own
suit, and among ``led | trumps`` the greatest number takes the trick. Ranks are 7 8 9 S Q K X A in games with trumps,
7 8 9 X S Q K A in games without.

**Sides.** ``sides`` has a bit for each player of the side that wants much: the declarers. A test asks whether they
can reach a level, and the search answers yes or no; a value is found by a few such tests.

**Tens.** Card points are counted in tens: an ace or a ten is one, the last trick is ``last_tens``. The kind of ending
is four times the *marks* plus the fate of the trump seven (``NO_SEVEN`` …). Marks are what has happened to marriages,
as far as it matters: a bit each. ``worth[10 * kind + tens]`` is what an ending with so many tens of the declarers is
worth, never less for more tens. A test at a level is for each kind the least number of tens that will do,
``threshold[kind]``; ``need`` is what of it is still missing, if the deal ends with the marks that stand and without a
seven.

**Known positions.** A slot of the table is two words. The first is the position at the start of a trick: for each suit
18 bits of ``codes``. The second is, from the top, 48 bits of tag and 8 bits each of two bounds: ``need`` up to which
the answer is known to be yes, and above which it is known to be no. The tag is, from the top: generation 14, shape 10,
marks 8, live pairs 4, live sevens 2, leader 2, the rest of the code 8. The shape says how the thresholds of the kinds
differ, or, where tens do not matter any more, which kinds will do; 0 where nothing but tens is open. A code keeps who
holds the cards of a suit in order, not which cards they are: positions that differ in cards already gone are one.

**Stock.** Two players may draw from a stock whose order is known: after each trick the next to lead the first card, the
other the second. While there is one, ``draws`` are left, every card may be played, and a trump may be ``weak``, a plain
card. What is left of the stock follows from ``draws``; who will hold it does not, so the first word of a known position
is the two hands as they are, the leader of the second is 2 or 3, and the rest of the code gives ``draws`` and whether
weak trumps are about; the table is larger then. When the stock is gone, the codes are made anew for the hands that came
of it. Cards still in the
stock are not gone: they part cards that would be equal without them, and they may complete a marriage.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:  # only a compiled core is compiled with Cython; nobody else needs it
    from marias.solver import _uncompiled as cython
COMPILED = cython.compiled
if not cython.compiled:
    from marias.solver import _uncompiled as cython
    from marias.solver._uncompiled import count, lowest, prefetch, top

if not cython.compiled:
    SUIT = 0xFF
    TRUMPS = 0xFF000000
    SEVEN = 0x01000000
    SHARP = 0xC0C0C0C0
    LOWS = 0x3F
    ALL = 0xFFFFFFFF
    SUIT_STARTS = 0x01010101
    SHARP_STARTS = 0x40404040
    OVER = 0x10

    WORD = 0xFFFFFFFFFFFFFFFF
    MIX = 0xD6E8FEB86659FD93
    MIX_TAG = 0x9E3779B97F4A7C15
    SLOT_BITS = 15
    STOCK_SLOT_BITS = 20
    GENERATIONS = 1 << 14

    # goals
    GRADED = 0
    NO_TRICK = 1
    ALL_TRICKS = 2

    # fates of the trump seven: it did not fall in the last trick; it took it; it was beaten there by the other side; by
    # its own side. Where two sevens are to be made, 1 is that both were.
    NO_SEVEN = 0
    TOOK_LAST = 1
    BEATEN = 2
    BEATEN_BY_PARTNER = 3

    NEVER = 10
    PURE = 0x200
    MARKED = 0x100
    CALLING = 32

    # when a marriage may be called
    ANY_PLAY = 0
    LEADING = 1
    LEADING_LATER = 2


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def suit_of(card: cython.uint) -> cython.uint:
    """All cards of the suit of this card."""
    return SUIT << (lowest(card) & ~7)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def above(card: cython.uint) -> cython.uint:
    """All cards of a greater number; of no card, none below."""
    return (0 - (card << 1)) & ALL


# How much a card promises, by what is to be seen of it: of the declarers' side, then of the other. A lead: its rank,
# a trump; not safe, a ten or ace of one's own, tens that fall; safe, taken by the leader himself, at all, a ten or ace
# of one's own, tens that fall. The last card of a trick: its rank; a ten or ace not safe, safe. One between: its rank;
# not safe, a ten or ace; safe, at all, a ten or ace. Tuned on other deals than those of the benchmark.
WEIGHTS = (
    *(-10, -3350, -730, 800, -980, 1800, 2200, 3400),
    *(-40, -6000, 275),
    *(-120, -1900, 10000, 760, 0),
    *(-10, -170, -500, 0, -300, 30, 490, 350),
    *(-20, -450, 265),
    *(-20, -10000, -180, 560, 0),
)
# The same where no trick is to be taken, in order: the trick is taken as the side wants it; by the card's rank; by each
# card of its suit in this hand; by each in the hands of the other side. For a lead, a card of the suit led, another.
ESCAPES = (
    *(14300, 10, -20, -30),
    *(2900, 360, 330, 590),
    *(5000, 450, 40, 240),
    *(6200, 160, -450, 400),
    *(2400, 50, -240, -1050),
    *(4000, -10, -50, 0),
)


@cython.final
@cython.cclass
class Solver:
    """A search with its own memory: one for each thread."""

    # known positions; how often each card failed in each place of a trick; what a card promises
    slots: cython.ulonglong[::1]
    slot_bits: cython.int
    history: cython.int[2048]
    weight: cython.int[32]
    escapes: cython.int[24]
    generation: cython.int
    # the other table and its generation, for searches with a stock or without
    other_slots: cython.ulonglong[::1]
    other_generation: cython.int
    # the cards: hands, and by suit and set of cards left their code and their figures
    hand: cython.uint[4]
    encoded: cython.uint[4]
    codes: cython.uint[1024]
    figures: cython.uint[1024]
    # the rules of play, as they were given and as numbers; whether no question was asked by them yet
    rules: object
    new_rules: cython.bint
    players: cython.int
    sides: cython.uint
    side_mask: cython.uint[4]
    lone: cython.bint
    goal: cython.int
    trumps: cython.uint
    must_trump: cython.uint
    beat: cython.uint
    overtrump: cython.uint
    tricks: cython.int
    last_tens: cython.int
    # sevens: kept back, whose it is, and the other one where two are to be made
    kept: cython.uint
    kept_for_trumps: cython.bint
    seven_owner: cython.int
    helper: cython.uint
    helper_done: cython.bint
    # marriages whose calling matters
    tracking: cython.bint
    pair: cython.uint[4]
    call_mark: cython.int[16]
    first_mark: cython.int[4]
    side_marks: cython.int[4]
    trick_mark: cython.int[4]
    trick_marks: cython.int
    call_when: cython.int
    call_optional: cython.bint
    marks: cython.int
    # the stock: draws left, and by that number what the next to lead and the other will draw, and all that is left
    draws: cython.int
    first_drawn: cython.uint[9]
    second_drawn: cython.uint[9]
    to_come: cython.uint[9]
    by_turns: cython.bint
    # trumps without power, those that lose it when trumps' marriage is called while there is a stock, whether one
    # among the cards played makes all of them plain; the marks of such a call, and whether there can be one
    weak: cython.uint
    weakened: cython.uint
    inside_suit: cython.bint
    early_mark: cython.int[4]
    early_barred: cython.bint
    # what endings are worth, and the test that is made
    worth: cython.int[10240]
    kinds: cython.int
    level: cython.int[256]
    levels: cython.int
    threshold: cython.schar[1024]
    easier: cython.schar[512]
    harder: cython.schar[512]
    watched: cython.uint
    joins: cython.uint
    shape: cython.int
    shapes: cython.int[256]
    shapes_met: cython.int
    # the trick that is asked about
    leader: cython.int
    on_table: cython.int
    table: cython.uint[4]
    taken: cython.int
    # how much may be searched; and for tests: 1 without all that makes it quick, 2 with known positions alone
    plain = cython.declare(cython.int, visibility="public")
    nodes = cython.declare(cython.ulonglong, visibility="public")
    limit: cython.ulonglong
    stopped: cython.bint
    # answers
    move: cython.int[64]
    at_least: cython.int[64]
    at_most: cython.int[64]

    def __init__(self):
        if not cython.compiled:
            self.history, self.weight, self.escapes = [0] * 2048, [0] * 32, [0] * 24
            self.codes = [0] * 1024
            self.figures = [0] * 1024
            self.worth = [0] * 10240
            self.level = [0] * 256
            self.threshold = [0] * 1024
            self.easier, self.harder = [0] * 512, [0] * 512
            self.shapes = [0] * 256
            self.move, self.at_least, self.at_most = [0] * 64, [0] * 64, [0] * 64
            self.hand, self.side_mask, self.table, self.encoded = [0] * 4, [0] * 4, [0] * 4, [0] * 4
            self.pair, self.call_mark, self.first_mark = [0] * 4, [0] * 16, [0] * 4
            self.side_marks, self.trick_mark, self.early_mark = [0] * 4, [0] * 4, [0] * 4
            self.first_drawn, self.second_drawn, self.to_come = [0] * 9, [0] * 9, [0] * 9
        self.slots = array("Q", bytes(16 << SLOT_BITS))
        self.slot_bits = SLOT_BITS
        self.other_slots = None
        self.generation = self.other_generation = 0
        self.nodes = 0
        self.shapes_met = 0
        self.plain = 0
        self.rules = None
        self.new_rules = True
        for i in range(32):
            self.weight[i] = WEIGHTS[i]
        for i in range(24):
            self.escapes[i] = ESCAPES[i]

    def __sizeof__(self):
        """The bytes of the solver and of its tables of known positions."""
        other: cython.int = SLOT_BITS + STOCK_SLOT_BITS - self.slot_bits
        return object.__sizeof__(self) + (16 << self.slot_bits) + (0 if self.other_slots is None else 16 << other)

    # What is asked

    def load(self, problem):
        """Take over a problem: the rules, the cards, and what endings are worth."""
        player: cython.int
        i: cython.int
        if problem.rules is not self.rules:
            self._load_rules(problem.rules)
        for player in range(4):
            self.hand[player] = problem.hands[player] if player < self.players else 0
        self.leader = problem.leader
        self.on_table = len(problem.table)
        for i in range(self.on_table):
            self.table[i] = problem.table[i]
        self.taken = problem.taken
        self.marks = problem.marks
        self.helper_done = problem.helper_done
        self.weak = problem.weak
        self.draws = len(problem.stock) // 2
        self._use_table(STOCK_SLOT_BITS if self.draws else SLOT_BITS)
        self.to_come[0] = 0
        for i in range(1, self.draws + 1):
            self.first_drawn[i] = problem.stock[2 * (self.draws - i)]
            self.second_drawn[i] = problem.stock[2 * (self.draws - i) + 1]
            self.to_come[i] = self.to_come[i - 1] | self.first_drawn[i] | self.second_drawn[i]
        self.watched = 0
        self.joins = ALL ^ SUIT_STARTS
        self.shape = 0

    @cython.cfunc
    def _use_table(self, bits: cython.int):
        """Remember positions in a table of so many bits."""
        if bits == self.slot_bits:
            return
        if self.other_slots is None:
            self.other_slots = array("Q", bytes(16 << bits))
        self.slots, self.other_slots = self.other_slots, self.slots
        self.generation, self.other_generation = self.other_generation, self.generation
        self.slot_bits = bits

    @cython.cfunc
    def _load_rules(self, rules):
        player: cython.int
        suit: cython.int
        i: cython.int
        self.rules = None  # what is taken over in part only is never taken for these rules, nor for those before
        self.players = rules.players
        self.sides = rules.sides
        self.lone = rules.sides.bit_count() == 1
        for player in range(4):
            self.side_mask[player] = ALL if (self.sides >> player) & 1 else 0
            self.trick_mark[player] = rules.trick_marks[player]
            self.early_mark[player] = rules.early_marks[player]
        self.goal = rules.goal
        self.trumps = TRUMPS if rules.trumps else 0
        self.must_trump = self.trumps if rules.must_trump else 0
        self.beat = ALL if rules.beat else 0
        self.overtrump = ALL if rules.overtrump else 0
        self.tricks = rules.tricks
        self.last_tens = rules.last_tens
        self.kept = rules.kept
        self.kept_for_trumps = rules.kept_for_trumps
        self.seven_owner = rules.seven_owner
        self.helper = rules.helper
        self.tracking = False
        self.trick_marks = 0
        for suit in range(4):
            self.pair[suit] = rules.pairs[suit]
            self.first_mark[suit] = rules.first_marks[suit]
            self.side_marks[suit] = rules.side_marks[suit]
            self.trick_marks |= self.trick_mark[suit]
            if self.pair[suit] or self.trick_mark[suit]:
                self.tracking = True
        for i in range(16):
            self.call_mark[i] = rules.call_marks[i]
        self.call_when = rules.call_when
        self.call_optional = rules.call_optional
        self.by_turns = rules.by_turns
        self.weakened = rules.weakened
        self.inside_suit = rules.inside_suit
        self.early_barred = rules.early_barred
        self.kinds = len(rules.worth) // 10
        for i in range(10 * self.kinds):
            self.worth[i] = rules.worth[i]
        self.levels = len(rules.levels)
        for i in range(self.levels):
            self.level[i] = rules.levels[i]
        self.rules = rules
        self.new_rules = True

    def legal(self):
        """The numbers of the cards that the player to act may play."""
        self._check_loaded()
        n: cython.int = self.on_table
        mine: cython.uint = self.hand[(self.leader + n) % self.players]
        best: cython.uint = self.table[0]
        cards: cython.uint = mine
        i: cython.int
        for i in range(1, n):
            if (self.table[i] & (suit_of(self.table[0]) | self.trumps)) > best:
                best = self.table[i]
        if n and not self.draws:
            cards = self._following(mine, suit_of(self.table[0]), best)
        cards = self._without_kept(cards, n == 0)
        return [i for i in range(32) if (cards >> i) & 1]

    def values(self, moves, limit=None, keep=False):
        """For each move (a card's number, and ``CALLING`` with a marriage) the least and the greatest level it can
        be worth: equal, unless ``limit`` nodes, of all moves together, were not enough.

        ``keep`` lets known positions and experience stand from the question before, if its rules were the same.
        """
        total: cython.int = len(moves)
        i: cython.int
        kept: cython.bint = keep
        self._check_loaded()
        for i in range(total):
            self.move[i] = moves[i]
        self.limit = WORD if limit is None else limit
        with cython.nogil:
            self._begin(kept)
            self._value_moves(total)
        return [(self.level[self.at_least[i]], self.level[self.at_most[i]]) for i in range(total)]

    def value(self, limit=None, keep=False):
        """The least and the greatest level the position can be worth, as ``values`` has it of a move."""
        kept: cython.bint = keep
        self._check_loaded()
        self.limit = WORD if limit is None else limit
        with cython.nogil:
            self._begin(kept)
            self._bisect(0, -1, self._first_guess())
        return self.level[self.at_least[0]], self.level[self.at_most[0]]

    def reach(self, moves, wanted, keep=True):
        """The first of these moves that is worth exactly the value ``wanted``, or -1."""
        total: cython.int = len(moves)
        i: cython.int
        kept: cython.bint = keep
        found: cython.int = -1
        goal: cython.int = wanted
        self._check_loaded()
        for i in range(total):
            self.move[i] = moves[i]
        self.limit = WORD
        with cython.nogil:
            self._begin(kept)
            found = self._first_worth(total, goal)
        return found  # noqa: RET504 – nothing is returned without Python's lock

    @cython.cfunc
    def _check_loaded(self):
        if self.rules is None:
            raise RuntimeError("nothing is loaded")

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin(self, keep: cython.bint) -> cython.void:
        i: cython.int
        self.nodes = 0
        self.stopped = False
        if not keep or self.new_rules:
            self.new_rules = False
            self.shapes_met = 0
            self.generation += 1
            if self.generation == GENERATIONS:
                for i in range(2 << self.slot_bits):
                    self.slots[i] = 0
                self.generation = 1
            for i in range(2048):
                self.history[i] = 0
        for i in range(4):
            self.encoded[i] = 0
            self.codes[256 * i] = 1
            self.figures[256 * i] = 0
        self._encode()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _encode(self) -> cython.void:
        """Of every set of cards that can be left of a suit, its code and its figures, each made from the set without
        its highest card.

        A code is a leading 1 and two bits of owner for each card from the lowest up; aces and tens, where they count,
        stand apart above it: 0 none, 1 … 4 the owner of the one that is left (which one is no matter), 5 … 20 both.

        Figures are, from the low end: by player the number of his cards, 4 bits each; by player the aces and tens
        among them, 2 bits each; how many of the highest cards are in the hand of the highest's owner, 4; how many
        aces and tens are among these, 2; that owner, 2.
        """
        suit: cython.int
        base: cython.int
        rank: cython.int
        owner: cython.int
        held: cython.uint
        cards: cython.uint
        rest: cython.uint
        card: cython.uint
        sharp: cython.uint
        run: cython.uint
        live: cython.uint = self.hand[0] | self.hand[1] | self.hand[2] | self.hand[3]
        for suit in range(4):
            if not self._newly_dealt(SUIT << (8 * suit)):
                continue
            held = (live >> (8 * suit)) & SUIT
            base = 256 * suit
            cards = 0
            while cards != held:
                cards = (cards - held) & held
                card = top(cards)
                rest = cards ^ card
                rank = lowest(card)
                card <<= 8 * suit
                owner = 0 if self.hand[0] & card else 1 if self.hand[1] & card else 2 if self.hand[2] & card else 3
                if rank < 6 or self.goal != GRADED:
                    self.codes[base + cards] = self.codes[base + rest] << 2 | owner
                elif rest & 0x40:
                    self.codes[base + cards] = (
                        self.codes[base + (rest & LOWS)] | (4 * owner + 4 + (self.codes[base + rest] >> 13)) << 13
                    )
                else:
                    self.codes[base + cards] = self.codes[base + rest] | (1 + owner) << 13
                sharp = 1 if rank >= 6 else 0
                run = 1 + (sharp << 4)
                if rest and cython.cast(cython.int, self.figures[base + rest] >> 30) == owner:
                    run += (self.figures[base + rest] >> 24) & 0x3F
                self.figures[base + cards] = (
                    (
                        (self.figures[base + rest] & 0x00FFFFFF)
                        + (cython.cast(cython.uint, 1) << (4 * owner))
                        + (sharp << (16 + 2 * owner))
                    )
                    | run << 24
                    | cython.cast(cython.uint, owner) << 30
                )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _newly_dealt(self, suit: cython.uint) -> cython.bint:
        """Does anybody hold a card of the suit that was not his when it was encoded? Else its codes still hold."""
        player: cython.int
        new: cython.uint = 0
        for player in range(4):
            new |= self.hand[player] & ~self.encoded[player]
        if not new & suit:
            return False
        for player in range(4):
            self.encoded[player] = (self.encoded[player] & ~suit) | (self.hand[player] & suit)
        return True

    # The test at a level

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _aim(self, level: cython.int) -> cython.void:
        """Prepare the test "is it worth at least this level?"."""
        kind: cython.int
        tens: cython.int
        difference: cython.int
        shape: cython.int = 0
        if self.goal != GRADED:
            return
        for kind in range(self.kinds):
            tens = 0
            while tens < NEVER and self.worth[10 * kind + tens] < self.level[level]:
                tens += 1
            self.threshold[kind] = tens
        for kind in range(0, self.kinds, 4):
            for tens in range(1, 4):
                difference = self.threshold[kind + tens] - self.threshold[kind]
                shape = (shape << 8 & 0xFFFFFF) | (difference & 0xFF) if kind == 0 else shape | (difference != 0)
        self.watched = SEVEN | self.helper if shape else 0
        self.joins = ALL ^ SUIT_STARTS ^ SHARP_STARTS ^ ((self.kept | self.watched) << 1 & ~SHARP_STARTS)
        self._reachable()
        if self.tracking:
            self.shape = MARKED + level
        elif shape:
            self._number_shape(shape)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _number_shape(self, shape: cython.int) -> cython.void:
        """Tests whose thresholds differ in the same way share what is known: give them one number."""
        i: cython.int = 0
        while i < self.shapes_met and self.shapes[i] != shape:
            i += 1
        if i == self.shapes_met:
            self.shapes[i] = shape
            self.shapes_met += 1
        self.shape = i + 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _reachable(self) -> cython.void:
        """By marks, and whether the seven is still to fall: how much easier and harder the test can still become."""
        marks: cython.int
        more: cython.int
        fate: cython.int
        seven: cython.int
        easiest: cython.int
        hardest: cython.int
        tens: cython.int
        here: cython.int
        total: cython.int = self.kinds // 4
        for seven in range(2):
            marks = total - 1
            while marks >= 0:
                here = self.threshold[4 * marks]
                easiest = hardest = here
                for fate in range(4 if seven else 1):
                    tens = self.threshold[4 * marks + fate]
                    easiest = min(easiest, tens)
                    hardest = max(hardest, tens)
                more = 1
                while more < total:
                    if not marks & more:
                        tens = self.threshold[4 * (marks | more)]
                        fate = tens + self.easier[2 * (marks | more) + seven]
                        easiest = min(easiest, fate)
                        fate = tens + self.harder[2 * (marks | more) + seven]
                        hardest = max(hardest, fate)
                    more <<= 1
                self.easier[2 * marks + seven] = easiest - here
                self.harder[2 * marks + seven] = hardest - here
                marks -= 1

    # The search for a value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _first_guess(self) -> cython.int:
        """The level of an ending in which the declarers take half of the tens that are left."""
        level: cython.int = 0
        tens: cython.int
        if self.goal != GRADED:
            return 1
        tens = count((self.hand[0] | self.hand[1] | self.hand[2] | self.hand[3] | self.to_come[self.draws]) & SHARP)
        tens = self.taken + (tens + self.last_tens + 1) // 2
        tens = tens if tens < NEVER else NEVER - 1
        while self.level[level] < self.worth[40 * self.marks + tens]:
            level += 1
        return level

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _bisect(self, i: cython.int, move: cython.int, guess: cython.int) -> cython.int:
        """Find the level of a move (-1: of the position), asking first about the guess; the answer's place is ``i``."""
        low: cython.int = 0
        high: cython.int = self.levels - 1
        answer: cython.bint
        while low < high:
            guess = low + 1 if guess <= low else min(guess, high)
            self._aim(guess)
            answer = self._asked(move)
            if self.stopped:
                break
            if answer:
                low = guess
                guess += 1
            else:
                high = guess - 1
                guess -= 1
        self.at_least[i] = low
        self.at_most[i] = high
        return low

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _asked(self, move: cython.int) -> cython.bint:
        """The answer to the test for a move, or for the position (-1)."""
        need: cython.int = self.threshold[4 * self.marks] - self.taken if self.goal == GRADED else 1
        n: cython.int = self.on_table
        player: cython.int = (self.leader + n) % self.players
        left: cython.int = count(self.hand[player]) + self.draws
        led: cython.uint = 0
        best: cython.uint = 0
        table: cython.uint = 0
        winner: cython.int = self.leader
        card: cython.uint
        i: cython.int
        if not n and move < 0:
            return self._trick(self.leader, need, left)
        for i in range(n):
            card = self.table[i]
            table |= card
            if i == 0:
                led = suit_of(card)
                best = card
            elif (card & (led | self.trumps)) > best:
                best = card
                winner = (self.leader + i) % self.players
        if move < 0:
            return self._turn(n, player, led, best, winner, table, need, left)
        card = cython.cast(cython.uint, 1) << (move & 31)
        return self._play(n, player, card, (move & CALLING) != 0, led, best, winner, table, need, left)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _value_moves(self, total: cython.int) -> cython.void:
        """Values of the moves; equal cards are searched once."""
        i: cython.int
        j: cython.int
        guess: cython.int = self._first_guess()
        player: cython.int = (self.leader + self.on_table) % self.players
        mine: cython.uint = self.hand[player]
        live: cython.uint = self.hand[0] | self.hand[1] | self.hand[2] | self.hand[3] | self.to_come[self.draws]
        card: cython.uint
        distinct: cython.uint
        for i in range(self.on_table):
            live |= self.table[i]
        for i in range(total):
            self.at_least[i] = 0
            self.at_most[i] = self.levels - 1
        self.joins = ALL ^ SUIT_STARTS ^ (SHARP_STARTS if self.goal == GRADED else 0)
        self.joins &= ~((SEVEN | self.kept) << 1)
        distinct = self._distinct(mine, mine, live)
        for i in range(total):
            card = cython.cast(cython.uint, 1) << (self.move[i] & 31)
            if card & distinct or self.move[i] & CALLING:
                guess = self._bisect(i, self.move[i], guess)
        for i in range(total):
            card = cython.cast(cython.uint, 1) << (self.move[i] & 31)
            if card & distinct or self.move[i] & CALLING:
                continue
            card = top(distinct & suit_of(card) & (card - 1))
            for j in range(total):
                if self.move[j] == lowest(card):
                    self.at_least[i] = self.at_least[j]
                    self.at_most[i] = self.at_most[j]
                    break
            else:
                self._bisect(i, self.move[i], guess)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _first_worth(self, total: cython.int, wanted: cython.int) -> cython.int:
        """The first move that is worth the value itself, or -1."""
        i: cython.int
        level: cython.int = 0
        while level < self.levels and self.level[level] != wanted:
            level += 1
        if level == self.levels:
            return -1
        for i in range(total):
            if level > 0:
                self._aim(level)
                if not self._asked(self.move[i]):
                    continue
            if level + 1 < self.levels:
                self._aim(level + 1)
                if self._asked(self.move[i]):
                    continue
            return i
        return -1

    # Legality

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _following(self, mine: cython.uint, led: cython.uint, best: cython.uint) -> cython.uint:
        """The cards of a hand that keep the duties."""
        cards: cython.uint = mine & led
        higher: cython.uint
        if cards:
            higher = cards & above(best) & self.beat
            return higher or cards
        cards = mine & self.must_trump
        if not cards:
            return mine
        higher = cards & above(best) & self.overtrump
        return higher or cards

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _without_kept(self, cards: cython.uint, leading: cython.bint) -> cython.uint:
        """The legal cards less the sevens that must be kept, the trump seven the longest; or only for other trumps."""
        others: cython.uint = cards & TRUMPS if leading and self.kept_for_trumps else cards
        if cards & SEVEN & self.kept and others & (others - 1):
            cards ^= SEVEN
        if cards & self.kept & ~SEVEN and cards & (cards - 1):
            cards &= ~self.kept | SEVEN
        return cards

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _distinct(self, cards: cython.uint, mine: cython.uint, live: cython.uint) -> cython.uint:
        """Of cards that are equal, because nobody else holds one between them, the lowest.

        ``joins`` are the cards that may be equal to the next lower one. A card goes out when the hand holds the next
        lower one, or would but for cards that are gone. The svršek of a marriage that may still be called stands
        apart, and so do trumps without power from those that have it.
        """
        joins: cython.uint = self.joins
        through: cython.uint
        same: cython.uint
        suit: cython.int
        if self.tracking:
            for suit in range(4):
                if self.pair[suit] and (mine | self.to_come[self.draws]) & self.pair[suit] == self.pair[suit]:
                    joins &= ~(OVER << (8 * suit))
        joins &= ~(self.weak ^ self.weak << 1)
        through = (~live << 1) & joins
        same = (mine << 1) & joins
        same |= through & (same << 1)
        through &= through << 1
        same |= through & (same << 2)
        through &= through << 2
        same |= through & (same << 4)
        return cards & ~same

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _without_kings(self, cards: cython.uint, mine: cython.uint) -> cython.uint:
        """The cards less the kings of marriages in hand: where every marriage is called, the over goes before her king,
        or it is all the same."""
        suit: cython.int
        for suit in range(4):
            if self.pair[suit] and mine & self.pair[suit] == self.pair[suit]:
                cards &= ~(self.pair[suit] ^ OVER << (8 * suit))
        return cards

    # The search

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _trick(self, leader: cython.int, need: cython.int, left: cython.int) -> cython.bint:
        """Can the declarers reach the level, when this player leads to the next of so many tricks?"""
        live: cython.uint = self.hand[0] | self.hand[1] | self.hand[2] | self.hand[3] | self.to_come[self.draws]
        tens: cython.int = 0
        easiest: cython.int = need
        hardest: cython.int = need
        asked: cython.int = need
        shape: cython.int = 0
        sevens: cython.uint
        low: cython.int
        high: cython.int
        a: cython.ulonglong
        b: cython.ulonglong
        c: cython.ulonglong
        d: cython.ulonglong
        e: cython.ulonglong
        tag: cython.ulonglong
        slot: cython.uint
        answer: cython.bint
        if left == 1:
            return self._last(leader, need)
        sevens = live & (self.watched | self.kept)
        if self.goal == GRADED:
            tens = count(live & SHARP) + self.last_tens
            if sevens or self.tracking:
                shape = self._open(sevens)
                if shape:
                    high = 2 * self.marks + (1 if sevens & self.watched else 0)
                    easiest += self.easier[high]
                    hardest += self.harder[high]
                    if shape < MARKED:
                        shape = self._pure(shape, need, tens)
                        if shape & PURE:
                            asked = 1
            if hardest <= 0:
                return True
            if easiest > tens:
                return False
            if shape and sevens & SEVEN and not (live & TRUMPS & ~self.hand[leader]) and not self.plain:
                low = self._all_his(leader, live, tens, need, left)
                if low >= 0:
                    return low
        # the position in two words
        tag = cython.cast(cython.ulonglong, self.generation) << 34 | cython.cast(cython.ulonglong, shape) << 24
        if self.draws:
            a = self.hand[0] | cython.cast(cython.ulonglong, self.hand[1]) << 32
            tag |= (leader + 2) << 8 | self.draws << 1 | (1 if self.weak & live else 0)
        else:
            a = self.codes[live & SUIT]
            b = self.codes[256 + ((live >> 8) & SUIT)]
            c = self.codes[512 + ((live >> 16) & SUIT)]
            d = self.codes[768 + (live >> 24)]
            if not (self.tracking or self.helper):
                # suits without trumps are alike: put their codes in order
                e = min(b, a)
                b = max(a, b)
                a = e
                e = min(c, b)
                c = max(b, c)
                b = e
                e = min(b, a)
                b = max(a, b)
                a = e
            a = a | b << 18 | c << 36 | (d << 54) & WORD
            tag |= cython.cast(cython.ulonglong, leader << 8) | d >> 10
        if sevens:
            tag |= (1 if sevens & SEVEN else 0) << 10 | (1 if sevens & ~SEVEN else 0) << 11
        if self.tracking:
            tag |= cython.cast(cython.ulonglong, self.marks << 16 | self._live_pairs() << 12)
        e = ((a ^ ((tag << 30) * MIX_TAG) & WORD) * MIX) & WORD
        slot = cython.cast(cython.uint, e >> (64 - self.slot_bits)) << 1
        prefetch(cython.address(self.slots[slot]))
        if not (self.plain or self.draws):
            if self.goal == GRADED:
                low = self._bounded(leader, live, tens, easiest, hardest, left)
            else:
                low = self._settled(leader, live)
            if low >= 0:
                return low
        low = -64
        high = 63
        if self.slots[slot] == a and self.slots[slot + 1] >> 16 == tag and self.plain != 1:
            low = cython.cast(cython.int, (self.slots[slot + 1] >> 8) & 0xFF) - 64
            high = cython.cast(cython.int, self.slots[slot + 1] & 0xFF) - 64
            if asked <= low:
                return True
            if asked > high:
                return False
        answer = self._turn(0, leader, 0, 0, leader, 0, need, left)
        if self.stopped:
            return answer
        if not (self.slots[slot] == a and self.slots[slot + 1] >> 16 == tag):  # taken by another position meanwhile
            low = -64
            high = 63
        if answer:
            low = asked
        else:
            high = asked - 1
        self.slots[slot] = a
        self.slots[slot + 1] = tag << 16 | cython.cast(cython.ulonglong, (low + 64) << 8 | (high + 64))
        return answer

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _open(self, sevens: cython.uint) -> cython.int:
        """The shape of what is open besides tens: 0 if nothing is."""
        if self.helper and sevens != (SEVEN | self.helper):
            sevens = 0
        if self.tracking:
            if self.draws or sevens & self.watched or self._live_pairs():
                return self.shape
            if self.marks & self.trick_marks != self.trick_marks:
                return self.shape
            return 0
        return self.shape if sevens & self.watched else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pure(self, shape: cython.int, need: cython.int, tens: cython.int) -> cython.int:
        """Where the number of tens matters no more, the shape says which fates of the seven will do."""
        fate: cython.int
        missing: cython.int
        accepted: cython.int = 0
        for fate in range(4):
            missing = need + self.threshold[fate] - self.threshold[0]
            if missing <= 0:
                accepted |= 1 << fate
            elif missing <= tens:
                return shape
        return PURE | accepted

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _live_pairs(self) -> cython.int:
        """The suits of marriages that may still be called, a bit each."""
        suit: cython.int
        player: cython.int
        pairs: cython.int = 0
        for suit in range(4):
            if self.pair[suit]:
                for player in range(self.players):
                    if self.hand[player] & self.pair[suit] == self.pair[suit]:
                        pairs |= 1 << suit
        return pairs

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _bounded(
        self,
        leader: cython.int,
        live: cython.uint,
        tens: cython.int,
        easiest: cython.int,
        hardest: cython.int,
        left: cython.int,
    ) -> cython.int:
        """The answer if it is plain without a search: 1 yes, 0 no; -1 if it is not.

        A side keeps the aces and tens among its trumps that the other side cannot beat, and the side that leads can
        take tricks from the top, if whoever takes a trick leads to the next.
        """
        ours: cython.uint = (
            (self.hand[0] & self.side_mask[0])
            | (self.hand[1] & self.side_mask[1])
            | (self.hand[2] & self.side_mask[2])
            | (self.hand[3] & self.side_mask[3])
        )
        theirs: cython.uint = (live ^ ours) & TRUMPS
        our_tops: cython.uint
        their_tops: cython.uint
        run: cython.int
        ours &= TRUMPS
        our_tops = ours & above(top(theirs)) if theirs else ours
        their_tops = theirs & above(top(ours)) if ours else theirs
        if easiest > tens - count(their_tops & SHARP):
            return 0
        if (self.sides >> leader) & 1:
            if hardest <= tens:
                if hardest <= count(our_tops & SHARP):
                    return 1
                if self.by_turns:
                    return -1
                run = self._run(leader, live, our_tops, left)
                if hardest <= run & 15 or run >> 4 >= left:
                    return 1
        else:
            if hardest <= tens and (hardest <= count(our_tops & SHARP) or (self.lone and count(our_tops) >= left)):
                return 1
            if easiest > 0 and not self.by_turns:
                run = self._run(leader, live, their_tops, left)
                if easiest > tens - (run & 15) or run >> 4 >= left:
                    return 0
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _all_his(
        self, leader: cython.int, live: cython.uint, tens: cython.int, need: cython.int, left: cython.int
    ) -> cython.int:
        """The answer where the leader has all trumps, the watched seven too, and takes every trick: 1 yes, 0 no; -1 if
        that is not sure.

        He takes all tens, and the last trick with the seven; or plays it before, if that is better and he may.
        """
        fate: cython.int
        last: cython.int
        if self.tracking or self.helper or self.draws:
            return -1
        if self._run(leader, live, live & TRUMPS, 0) >> 4 < left:  # his own tricks, none of a partner
            return -1
        last = TOOK_LAST if self.kept & SEVEN else NO_SEVEN
        if (self.sides >> leader) & 1:
            for fate in range(last, TOOK_LAST + 1):
                if need + self.threshold[fate] - self.threshold[NO_SEVEN] <= tens:
                    return 1
            return -1 if last else 0
        for fate in range(last, TOOK_LAST + 1):
            if need + self.threshold[fate] - self.threshold[NO_SEVEN] > 0:
                return 0
        return -1 if last else 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _settled(self, leader: cython.int, live: cython.uint) -> cython.int:
        """The answer in a game without trumps of one against all, if it is plain without a search: 1, 0, or -1.

        Every trick: he who plays alone leads, and every card of his is or becomes the highest; or none of them is. No
        trick: another leads, and no card of his can beat any; or of a suit all of his must, and nobody beats them.
        """
        player: cython.int = lowest(self.sides)
        mine: cython.uint = self.hand[player]
        others: cython.uint = live ^ mine
        figures: cython.uint
        suit: cython.int
        rounds: cython.uint
        held: cython.uint
        cards: cython.uint
        low: cython.uint
        i: cython.int
        safe: cython.bint = True
        winner: cython.bint = False
        if self.trumps or not self.lone or (leader == player) != (self.goal == ALL_TRICKS):
            return -1
        for suit in range(4):
            held = mine & (SUIT << (8 * suit))
            if not held:
                continue
            cards = others & (SUIT << (8 * suit))
            if self.goal == ALL_TRICKS:
                figures = self.figures[256 * suit + ((live >> (8 * suit)) & SUIT)]
                rounds = (figures >> 24) & 15
                if cython.cast(cython.int, figures >> 30) != player:
                    safe = False
                    continue
                winner = True
                if rounds < count(held):
                    for i in range(self.players):
                        if i != player and (figures >> (4 * i)) & 15 > rounds:
                            safe = False
            elif cards:
                low = held & (0 - held)
                if top(held) > cards & (0 - cards):
                    safe = False
                    if self.hand[leader] & cards & (low - 1) and not cards & ~self.hand[leader] & above(low):
                        return 0
        if safe:
            return 1
        return 0 if self.goal == ALL_TRICKS and not winner else -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _run(self, leader: cython.int, live: cython.uint, tops: cython.uint, left: cython.int) -> cython.int:
        """What the leader's side takes at least, when he plays his winners: tens, and 16 times the tricks.

        Trumps first: whoever has no more of them than are led loses all his. Then winners of other suits, as many
        rounds as everybody follows who may still have a trump. Then those of a partner, if he can be led one of his
        suits; where one plays alone that takes more time than it saves.
        """
        figures: cython.uint
        cards: cython.uint = live & TRUMPS & ~self.hand[leader]
        tens: cython.int = count(tops & SHARP)
        tricks: cython.int
        rounds: cython.int
        length: cython.int
        player: cython.int
        suit: cython.int
        ruffers: cython.uint = 0
        cards = self.hand[leader] & TRUMPS & (above(top(cards)) if cards else ALL)
        tricks = count(cards)
        for player in range(4):
            if player != leader:
                cards = self.hand[player] & TRUMPS
                if count(cards) <= tricks:
                    tens += count(cards & SHARP & ~tops)
                else:
                    ruffers |= 15 << (4 * player)
        for suit in range(3):
            figures = self.figures[256 * suit + ((live >> (8 * suit)) & SUIT)]
            if not figures or cython.cast(cython.int, figures >> 30) != leader:
                continue
            rounds = (figures >> 24) & 15
            if ruffers:
                for player in range(4):
                    if (ruffers >> (4 * player)) & 15:
                        length = (figures >> (4 * player)) & 15
                        rounds = min(rounds, length)
                if not rounds:
                    continue
            length = (figures >> 28) & 3
            tens += min(rounds, length)
            if figures & 0x00FF0000:
                for player in range(4):
                    if player != leader and cython.cast(cython.int, (figures >> (4 * player)) & 15) <= rounds:
                        tens += (figures >> (16 + 2 * player)) & 3
            tricks += rounds
        if not self.lone:
            return self._partners_run(leader, live, ruffers, tens | tricks << 4, left)
        return tens | tricks << 4

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _partners_run(
        self, leader: cython.int, live: cython.uint, ruffers: cython.uint, run: cython.int, left: cython.int
    ) -> cython.int:
        """The leader's run, and the winners of one partner, who comes in when he is led a suit of his."""
        figures: cython.uint
        partner: cython.int = -1
        owner: cython.int
        rounds: cython.int
        length: cython.int
        player: cython.int
        suit: cython.int
        tens: cython.int = 0
        tricks: cython.int = 0
        entry: cython.bint = False
        cards: cython.uint = live & TRUMPS & ~self.hand[leader]
        if self.hand[leader] & TRUMPS & ~(above(top(cards)) if cards else ALL):
            ruffers |= 15 << (4 * leader)
        for suit in range(3):
            figures = self.figures[256 * suit + ((live >> (8 * suit)) & SUIT)]
            owner = figures >> 30
            if not figures or owner == leader or (self.sides >> owner ^ self.sides >> leader) & 1:
                continue
            if partner >= 0 and owner != partner:
                continue
            rounds = (figures >> 24) & 15
            for player in range(4):
                if player != owner and (ruffers >> (4 * player)) & 15:
                    length = (figures >> (4 * player)) & 15
                    rounds = min(rounds, length)
            if not rounds:
                continue
            partner = owner
            length = (figures >> 28) & 3
            tens += min(rounds, length)
            for player in range(4):
                if player != owner and cython.cast(cython.int, (figures >> (4 * player)) & 15) <= rounds:
                    tens += (figures >> (16 + 2 * player)) & 3
            tricks += rounds
            if (figures >> (4 * leader)) & 15:
                entry = True
        if entry and (run >> 4) + tricks <= left:
            return run + (tens | tricks << 4)
        return run

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _last(self, leader: cython.int, need: cython.int) -> cython.bint:
        """The last trick plays itself."""
        best: cython.uint = self.hand[leader]
        table: cython.uint = best
        eligible: cython.uint = suit_of(best) | self.trumps
        winner: cython.int = leader
        player: cython.int = leader
        card: cython.uint
        i: cython.int
        for i in range(1, self.players):
            player += 1
            if player == self.players:
                player = 0
            card = self.hand[player]
            table |= card
            if (card & eligible) > best:
                best = card
                winner = player
        if self.limit - self.nodes < self.players:
            self.stopped = True
            return False
        self.nodes += self.players
        return self._over(table, best, winner, need)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _over(self, table: cython.uint, best: cython.uint, winner: cython.int, need: cython.int) -> cython.bint:
        """The last trick has fallen: is the level reached?"""
        ours: cython.bint = (self.sides >> winner) & 1
        marks: cython.int = self.marks | self.trick_mark[winner]
        fate: cython.int = NO_SEVEN
        if self.goal == NO_TRICK:
            return not ours
        if self.goal == ALL_TRICKS:
            return ours
        if self.helper:
            if self.helper_done and best == SEVEN and winner == self.seven_owner:
                fate = TOOK_LAST
        elif table & SEVEN:
            if best == SEVEN:
                fate = TOOK_LAST
            else:
                fate = BEATEN_BY_PARTNER if ours == ((self.sides >> self.seven_owner) & 1 != 0) else BEATEN
        need += self.threshold[4 * marks + fate] - self.threshold[4 * self.marks]
        return need <= (count(table & SHARP) + self.last_tens if ours else 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _turn(
        self,
        n: cython.int,
        player: cython.int,
        led: cython.uint,
        best: cython.uint,
        winner: cython.int,
        table: cython.uint,
        need: cython.int,
        left: cython.int,
    ) -> cython.bint:
        """The answer when this player is to play card ``n`` of the trick, best play by all."""
        mine: cython.uint = self.hand[player]
        cards: cython.uint = mine if n == 0 or self.draws else self._following(mine, led, best)
        live: cython.uint
        card: cython.uint
        moves = cython.declare(cython.int[16])
        scores = cython.declare(cython.int[16])
        total: cython.int = 0
        i: cython.int
        j: cython.int
        base: cython.int
        move: cython.int
        score: cython.int
        answer: cython.bint
        ours: cython.bint = (self.sides >> player) & 1
        if self.nodes == self.limit:
            self.stopped = True
            return False
        self.nodes += 1
        if cards & (cards - 1):
            if cards & self.kept:
                cards = self._without_kept(cards, n == 0)
            if not self.plain:
                live = self.hand[0] | self.hand[1] | self.hand[2] | self.hand[3] | table
                cards = self._distinct(cards, mine, live | self.to_come[self.draws])
            elif self.tracking and not self.call_optional:
                cards = self._without_kings(cards, mine)
        base = player * 32 if n == 0 else ((n * 4 + player) * 4 + (lowest(led) >> 3)) * 32
        if not cards & (cards - 1) and not self.tracking:
            moves[0] = lowest(cards)
            total = 1
            cards = 0
        while cards:
            card = cards & (0 - cards)
            cards ^= card
            move = lowest(card)
            score = self.history[base + move]
            if not self.plain:
                if self.goal == GRADED:
                    score += self._promise(n, player, card, led, best, winner)
                elif self.goal == NO_TRICK:
                    score += self._escape(n, player, card, led, best, winner)
            if self.tracking and self._completes(mine, card):
                if self._may_call(n, left, card):
                    j = total
                    total += 1
                    while j > 0 and scores[j - 1] <= score:
                        scores[j] = scores[j - 1]
                        moves[j] = moves[j - 1]
                        j -= 1
                    moves[j] = move | CALLING
                    scores[j] = score
                    if not self.call_optional:
                        continue
            j = total
            total += 1
            while j > 0 and scores[j - 1] < score:
                scores[j] = scores[j - 1]
                moves[j] = moves[j - 1]
                j -= 1
            moves[j] = move
            scores[j] = score
        for j in range(total):
            move = moves[j]
            card = cython.cast(cython.uint, 1) << (move & 31)
            answer = self._play(n, player, card, (move & CALLING) != 0, led, best, winner, table, need, left)
            if self.stopped:
                return False
            if answer == ours:
                # cards tried in vain before this one count for less from now on
                for i in range(j):
                    move = base + (moves[i] & 31)
                    self.history[move] -= (self.history[move] * 3 >> 3) + 11 * left * left
                return answer
        return not ours

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _completes(self, mine: cython.uint, card: cython.uint) -> cython.bint:
        """Is this the svršek of a marriage in this hand whose calling matters?"""
        suit: cython.int = lowest(card) >> 3
        return self.pair[suit] != 0 and card == OVER << (8 * suit) and mine & self.pair[suit] == self.pair[suit]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _may_call(self, n: cython.int, left: cython.int, card: cython.uint) -> cython.bint:
        if self.draws and self.early_barred and card & TRUMPS:
            return False
        return self.call_when == ANY_PLAY or (n == 0 and (self.call_when == LEADING or left < self.tricks))

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _play(
        self,
        n: cython.int,
        player: cython.int,
        card: cython.uint,
        calls: cython.bint,
        led: cython.uint,
        best: cython.uint,
        winner: cython.int,
        table: cython.uint,
        need: cython.int,
        left: cython.int,
    ) -> cython.bint:
        """The answer when this player plays this card."""
        mine: cython.uint = self.hand[player]
        marks: cython.int = self.marks
        weak: cython.uint = self.weak
        suit: cython.int
        answer: cython.bint
        if calls:
            suit = lowest(card) >> 3
            if not marks & self.side_marks[suit]:
                self.marks |= self.first_mark[suit]
            if self.draws and suit == 3:
                self.marks |= self.early_mark[player]
                self.weak |= card | self.weakened
            else:
                self.marks |= self.call_mark[4 * player + suit]
            need += self.threshold[4 * self.marks] - self.threshold[4 * marks]
        self.hand[player] = mine ^ card
        if n == 0:
            led = suit_of(card)
            best = card
            winner = player
        elif self._takes(card, led, best):
            best = card
            winner = player
        table |= card
        n += 1
        if n < self.players:
            answer = self._turn(n, player + 1 if player + 1 < self.players else 0, led, best, winner, table, need, left)
        elif left == 1:
            answer = self._over(table, best, winner, need)
        elif self.goal == GRADED:
            if self.tracking:
                need -= self.threshold[4 * self.marks]
                self.marks |= self.trick_mark[winner]
                need += self.threshold[4 * self.marks]
            if self.helper and left == 2:
                self.helper_done = best == self.helper and winner == self.seven_owner
            if (self.sides >> winner) & 1:
                need -= count(table & SHARP)
            winner = player if self.by_turns else winner  # of two players the last one did not lead
            answer = self._draw(winner, need, left - 1) if self.draws else self._trick(winner, need, left - 1)
        elif (self.sides >> winner) & 1 == (1 if self.goal == ALL_TRICKS else 0):
            answer = self._trick(winner, need, left - 1)
        else:
            answer = False
        self.hand[player] = mine
        self.marks = marks
        self.weak = weak
        return answer

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _takes(self, card: cython.uint, led: cython.uint, best: cython.uint) -> cython.bint:
        """Does the card beat the best so far? Of two cards one of which has no power, a trump that has it wins, else
        the higher one of the suit led."""
        strong: cython.uint
        if (card | best) & self.weak:
            strong = (card | best) & TRUMPS & ~self.weak
            if strong and not self.inside_suit:
                return card == strong
            return (card & led) > best
        return (card & (led | self.trumps)) > best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _draw(self, leader: cython.int, need: cython.int, left: cython.int) -> cython.bint:
        """The answer when both draw, and this player leads."""
        first: cython.uint = self.first_drawn[self.draws]
        second: cython.uint = self.second_drawn[self.draws]
        weak: cython.uint = self.weak
        answer: cython.bint
        self.hand[leader] ^= first
        self.hand[1 - leader] ^= second
        self.draws -= 1
        if not self.draws:
            self.weak = 0
            self._encode()
        answer = self._trick(leader, need, left)
        self.draws += 1
        self.weak = weak
        self.hand[leader] ^= first
        self.hand[1 - leader] ^= second
        return answer

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _promise(
        self,
        n: cython.int,
        player: cython.int,
        card: cython.uint,
        led: cython.uint,
        best: cython.uint,
        winner: cython.int,
    ) -> cython.int:
        """How well the card looks: who takes the trick, if those who follow beat where they can, with their lowest.

        It is safe if the player's own side takes it. While there is a stock nobody has to beat: then low cards look
        best, trumps are not led, and no trick is taken with an ace or a ten.
        """
        sharp: cython.int = 1 if card & SHARP else 0
        ours: cython.uint = (self.sides >> player) & 1
        base: cython.int = 0 if ours else 16
        score: cython.int
        tens: cython.int = 0
        follower: cython.int = player
        cards: cython.uint
        higher: cython.uint
        i: cython.int
        if self.draws:
            score = lowest(card) & 7
            if n == 0:
                return -20 * score - (500 if card & TRUMPS else 0)
            return -90 * score - (400 if sharp and self._takes(card, led, best) else 0)
        if n == 0:
            led = suit_of(card)
            best = card
            winner = player
        elif (card & (led | self.trumps)) > best:
            best = card
            winner = player
        for i in range(n + 1, self.players):
            follower += 1
            if follower == self.players:
                follower = 0
            cards = self.hand[follower] & led
            cards = cards if cards else self.hand[follower] & self.trumps
            higher = cards & above(best)
            winner = follower if higher else winner
            cards = higher if higher else cards
            best = higher & (0 - higher) if higher else best
            tens += 1 if cards & (0 - cards) & SHARP else 0
        score = lowest(card) & 7
        if n == 0:
            score *= self.weight[base]
            if led == TRUMPS:
                score += self.weight[base + 1]
            if (self.sides >> winner) & 1 != ours:
                return score + self.weight[base + 2] * sharp + self.weight[base + 3] * tens
            if winner == player:
                score += self.weight[base + 4]
            return score + self.weight[base + 5] + self.weight[base + 6] * sharp + self.weight[base + 7] * tens
        if n == self.players - 1:
            score *= self.weight[base + 8]
            return score + self.weight[base + (10 if (self.sides >> winner) & 1 == ours else 9)] * sharp
        score *= self.weight[base + 11]
        if (self.sides >> winner) & 1 != ours:
            return score + self.weight[base + 12] * sharp
        return score + self.weight[base + 13] + self.weight[base + 14] * sharp

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _escape(
        self,
        n: cython.int,
        player: cython.int,
        card: cython.uint,
        led: cython.uint,
        best: cython.uint,
        winner: cython.int,
    ) -> cython.int:
        """How well the card looks where the declarer is to take no trick; the trick goes on as in ``_promise``."""
        ours: cython.uint = (self.sides >> player) & 1
        suit: cython.uint = suit_of(card)
        base: cython.int = 0 if ours else 12
        follower: cython.int = player
        theirs: cython.uint = 0
        higher: cython.uint
        i: cython.int
        if n == 0:
            led = suit
        else:
            base += 4 if led == suit else 8
        if n == 0 or (card & led) > best:
            best = card
            winner = player
        for i in range(n + 1, self.players):
            follower += 1
            if follower == self.players:
                follower = 0
            higher = self.hand[follower] & led & above(best)
            winner = follower if higher else winner
            best = higher & (0 - higher) if higher else best
        for i in range(self.players):
            if (self.sides >> i) & 1 != ours:
                theirs |= self.hand[i]
        return (
            (self.escapes[base] if (self.sides >> winner) & 1 != ours else 0)
            + self.escapes[base + 1] * (lowest(card) & 7)
            + self.escapes[base + 2] * count(self.hand[player] & suit)
            + self.escapes[base + 3] * count(theirs & suit)
        )
