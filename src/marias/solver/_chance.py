# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: auto_pickle=False
"""Chance, fast: cards played at random, and cards dealt at random where they may lie.

Compiled like ``_core.py``, whose numbers of cards, sides and endings are used here. What is drawn is written down, so
that the same seed gives the same on every machine, compiled or not:

**Words.** SplitMix64. The state is a number of 64 bits, the seed at first. A word adds ``STEP`` to the state and mixes
it: ``z = state``; ``z = (z ^ z >> 30) * MIX_A``; ``z = (z ^ z >> 27) * MIX_B``; the word is ``z ^ z >> 31``; all modulo
2^64.

**Playing.** A trick begins with a word, whose highest 60 bits are a fraction 0 ≤ x < 1. A choice among k things takes
the one of number ``floor(x * k)``, and x becomes ``x * k - floor(x * k)``: every one equally likely, to one part in
2^40. Things are numbered by their cards, the lowest first. Whoever is to play chooses among his legal cards. If by the
rules he may call a marriage or not, and now can, he first chooses between calling (0) and not (1), then among the cards
that call, or among all that are legal. Where a marriage is shown without playing it, showing is chosen again until no
more can be or may be shown, then a card.

**Dealing.** Cards lie in places: hands, a talon. ``room[place]`` is how many cards go there, ``allowed[card]`` has a
bit for each place that card may lie in. ``ways`` counts, for the cards from each one on and the room left, in how
many ways they can be dealt. A deal is one number below the count of all: the first word that is below the highest
multiple of the count, modulo the count. Card by card, a place that may take it stands for as many numbers as there
are ways to go on from it; so each deal has one number, and every deal is equally likely. The places are tried in
order; the room of the last one follows from that of the others.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # only a compiled module is compiled with Cython; nobody else needs it
    from marias.solver import _uncompiled as cython
COMPILED = cython.compiled
if not cython.compiled:
    from marias.solver import _uncompiled as cython
    from marias.solver._uncompiled import count, lowest, nth
    from marias.solver.problem import (
        ALL_TRICKS,
        ANY_PLAY,
        BEATEN,
        BEATEN_BY_PARTNER,
        CALLING,
        GRADED,
        LEADING,
        NO_SEVEN,
        NO_TRICK,
        SHOWN,
        TOOK_LAST,
    )

if not cython.compiled:
    ALL = 0xFFFFFFFF
    SUIT = 0xFF
    TRUMPS = 0xFF000000
    SEVEN = 0x01000000
    SHARP = 0xC0C0C0C0
    OVERS = 0x10101010
    WORD = 0xFFFFFFFFFFFFFFFF
    STEP = 0x9E3779B97F4A7C15
    MIX_A = 0xBF58476D1CE4E5B9
    MIX_B = 0x94D049BB133111EB
    FRACTION = 0x0FFFFFFFFFFFFFFF


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def mixed(state: cython.ulonglong) -> cython.ulonglong:
    """The word of a state."""
    z: cython.ulonglong = state
    z = ((z ^ (z >> 30)) * MIX_A) & WORD
    z = ((z ^ (z >> 27)) * MIX_B) & WORD
    return z ^ (z >> 31)


@cython.final
@cython.cclass
class Playouts:
    """Plays a problem of the core to its end at random, as often as is asked, and counts what it comes to."""

    state: cython.ulonglong
    # the cards and the rules, as in the core
    hand: cython.uint[4]
    players: cython.int
    sides: cython.uint
    goal: cython.int
    trumps: cython.uint
    must_trump: cython.uint
    beat: cython.uint
    overtrump: cython.uint
    tricks: cython.int
    last_tens: cython.int
    kept: cython.uint
    kept_for_trumps: cython.bint
    seven_owner: cython.int
    helper: cython.uint
    helper_done: cython.bint
    call_mark: cython.int[4]
    first_mark: cython.int[4]
    side_marks: cython.int[4]
    trick_mark: cython.int[4]
    call_when: cython.int
    by_turns: cython.bint
    leader: cython.int
    on_table: cython.int
    table: cython.uint[4]
    taken: cython.int
    marks: cython.int
    # how marriages are called
    overs: cython.uint
    by_kings: cython.bint
    by_choice: cython.bint
    shown: cython.bint
    shown_now: cython.bint
    many_shown: cython.bint
    kings_wait: cython.bint
    must_lead: cython.uint
    # what came of it: by marks, fate of the seven and tens, or by lost and made; by tricks of the declarers' side
    endings: cython.ulonglong[10240]
    by_tricks: cython.ulonglong[17]
    # the last playout, card by card and trick by trick
    played: cython.int[40]
    total_played: cython.int
    winners: cython.int[16]
    total_tricks: cython.int

    def __init__(self):
        if not cython.compiled:
            self.hand, self.table = [0] * 4, [0] * 4
            self.call_mark, self.first_mark, self.side_marks, self.trick_mark = [0] * 4, [0] * 4, [0] * 4, [0] * 4
            self.endings, self.by_tricks = [0] * 10240, [0] * 17
            self.played, self.winners = [0] * 40, [0] * 16
        self.players = 0
        self.state = 0
        self.total_played = 0
        self.total_tricks = 0

    def load(self, problem, manner):
        """Take over a problem of the core, and how marriages are called."""
        rules = problem.rules
        i: cython.int
        self.players = rules.players
        self.sides = rules.sides
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
        self.helper_done = problem.helper_done
        self.call_when = rules.call_when
        self.by_turns = rules.by_turns
        for i in range(4):
            self.call_mark[i] = 0
            for player in range(4):  # nobody else can call it
                self.call_mark[i] |= rules.call_marks[4 * player + i]
            self.first_mark[i] = rules.first_marks[i]
            self.side_marks[i] = rules.side_marks[i]
            self.trick_mark[i] = rules.trick_marks[i]
            self.hand[i] = problem.hands[i] if i < self.players else 0
        self.leader = problem.leader
        self.on_table = len(problem.table)
        for i in range(self.on_table):
            self.table[i] = problem.table[i]
        self.taken = problem.taken
        self.marks = problem.marks
        self.overs = manner.overs
        self.by_kings = manner.by_kings
        self.by_choice = manner.by_choice
        self.shown = manner.shown
        self.shown_now = manner.shown_now
        self.many_shown = manner.many_shown
        self.kings_wait = manner.kings_wait
        self.must_lead = manner.must_lead
        for i in range(10240):
            self.endings[i] = 0
        for i in range(17):
            self.by_tricks[i] = 0

    def begin(self, seed):
        """The seed of what is played next."""
        self.state = seed

    def run(self, total):
        """Play so many times."""
        times: cython.ulonglong = total
        i: cython.ulonglong = 0
        if not self.players:
            raise RuntimeError("nothing is loaded")
        with cython.nogil:
            while i < times:
                self._play_out()
                i += 1

    def counted(self):
        """How often each ending came out, by its number; and by tricks of the declarers' side how often."""
        return {i: self.endings[i] for i in range(10240) if self.endings[i]}, [self.by_tricks[i] for i in range(17)]

    def last(self):
        """The cards of the last playout in order, by their numbers, and who took each trick; ``CALLING`` is added to a
        card that calls its marriage, ``SHOWN`` to one that is only shown."""
        return (
            [self.played[i] for i in range(self.total_played)],
            [self.winners[i] for i in range(self.total_tricks)],
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_out(self) -> cython.void:
        """One deal to its end."""
        hand = cython.declare(cython.uint[4])
        players: cython.int = self.players
        leader: cython.int = self.leader
        player: cython.int
        winner: cython.int = leader
        n: cython.int
        k: cython.uint
        left: cython.int
        total: cython.int = 0
        tens: cython.int = self.taken
        ours: cython.int
        our_tricks: cython.int = 0
        tricks: cython.int = 0
        marks: cython.int = self.marks
        mark: cython.int
        helper_done: cython.bint = self.helper_done
        overs: cython.uint = self.overs
        may_show: cython.bint = not self.shown_now
        trumps: cython.uint = self.trumps
        must_trump: cython.uint = self.must_trump
        beat: cython.uint = self.beat
        overtrump: cython.uint = self.overtrump
        mine: cython.uint
        cards: cython.uint
        higher: cython.uint
        card: cython.uint
        led: cython.uint = 0
        best: cython.uint = 0
        table: cython.uint = 0
        pairs: cython.uint
        state: cython.ulonglong = self.state
        x: cython.ulonglong
        calling: cython.int
        for n in range(4):
            hand[n] = self.hand[n]
        for n in range(self.on_table):
            card = self.table[n]
            table |= card
            if n == 0:
                led = SUIT << (lowest(card) & ~7)
                best = card
            elif (card & (led | trumps)) > best:
                best = card
                winner = leader + n if leader + n < players else leader + n - players
        n = self.on_table
        player = leader + n if leader + n < players else leader + n - players
        left = count(hand[player])
        while True:
            state = (state + STEP) & WORD
            x = mixed(state) >> 4
            while n < players:
                mine = hand[player]
                calling = 0
                if n == 0:
                    cards = mine
                    if self.must_lead and left == self.tricks:
                        cards = self.must_lead
                else:
                    cards = mine & led
                    higher = beat if cards else overtrump
                    cards = cards if cards else mine & must_trump
                    higher &= cards & ((0 - (best << 1)) & ALL)
                    cards = higher if higher else cards
                    cards = cards if cards else mine
                if cards & self.kept:
                    cards = self._without_kept(cards, n == 0)
                if overs:
                    pairs = mine & (mine >> 1) & overs
                    if pairs:
                        if self.kings_wait:
                            cards &= ~(pairs << 1)
                        if self.shown:
                            while pairs and may_show and self._may_call(n, left):
                                x *= 2
                                k = cython.cast(cython.uint, x >> 60)
                                x &= FRACTION
                                if k:
                                    break
                                x *= count(pairs)
                                card = nth(pairs, cython.cast(cython.uint, x >> 60))
                                x &= FRACTION
                                marks = self._called(marks, card)
                                overs &= ~card
                                self.played[total] = lowest(card) | SHOWN
                                total += 1
                                pairs &= ~card
                                may_show = self.many_shown
                            may_show = True
                        else:
                            if self.by_kings:
                                pairs |= pairs << 1
                            pairs &= cards
                            if not self.by_choice:
                                calling = 1
                            elif pairs and self._may_call(n, left):
                                x *= 2
                                k = cython.cast(cython.uint, x >> 60)
                                x &= FRACTION
                                if k == 0:
                                    cards = pairs
                                    calling = 1
                x *= count(cards)
                card = nth(cards, cython.cast(cython.uint, x >> 60))
                x &= FRACTION
                if calling:
                    if card & pairs:
                        marks = self._called(marks, card)
                        self.played[total] = lowest(card) | CALLING
                    else:
                        self.played[total] = lowest(card)
                else:
                    self.played[total] = lowest(card)
                total += 1
                hand[player] = mine ^ card
                if n == 0:
                    led = SUIT << (lowest(card) & ~7)
                    best = 0
                winner = player if (card & (led | trumps)) > best else winner
                best = card if (card & (led | trumps)) > best else best
                table |= card
                player += 1
                player = player if player < players else 0
                n += 1
            ours = (self.sides >> winner) & 1
            our_tricks += ours
            self.winners[tricks] = winner
            tricks += 1
            tens += count(table & SHARP) if ours else 0
            marks |= self.trick_mark[winner]
            if self.helper and left == 2:
                helper_done = best == self.helper and winner == self.seven_owner
            left -= 1
            if left == 0:
                break
            if self.goal != GRADED and ours == (1 if self.goal == NO_TRICK else 0):
                break
            leader = 1 - leader if self.by_turns else winner
            player = leader
            table = 0
            n = 0
        self.state = state
        self.total_played = total
        self.total_tricks = tricks
        self.by_tricks[our_tricks] += 1
        if self.goal == GRADED:
            tens += self.last_tens if ours else 0
            mark = 4 * marks + self._fate(table, best, winner, ours, helper_done)
            self.endings[10 * mark + tens] += 1
        else:
            self.endings[ours if self.goal == ALL_TRICKS else 1 - ours] += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _without_kept(self, cards: cython.uint, leading: cython.bint) -> cython.uint:
        """The legal cards less the sevens that must be kept, as in the core."""
        others: cython.uint = cards & TRUMPS if leading and self.kept_for_trumps else cards
        if cards & SEVEN & self.kept and others & (others - 1):
            cards ^= SEVEN
        if cards & self.kept & ~SEVEN and cards & (cards - 1):
            cards &= ~self.kept | SEVEN
        return cards

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _may_call(self, n: cython.int, left: cython.int) -> cython.bint:
        return self.call_when == ANY_PLAY or (n == 0 and (self.call_when == LEADING or left < self.tricks))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _called(self, marks: cython.int, card: cython.uint) -> cython.int:
        """The marks after this card has called its marriage."""
        suit: cython.int = lowest(card) >> 3
        if not marks & self.side_marks[suit]:
            marks |= self.first_mark[suit]
        return marks | self.call_mark[suit]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fate(
        self, table: cython.uint, best: cython.uint, winner: cython.int, ours: cython.int, helper_done: cython.bint
    ) -> cython.int:
        """What became of the trump seven in the last trick, as in the core."""
        if self.helper:
            return TOOK_LAST if helper_done and best == SEVEN and winner == self.seven_owner else NO_SEVEN
        if not table & SEVEN or not self.trumps:
            return NO_SEVEN
        if best == SEVEN:
            return TOOK_LAST
        return BEATEN_BY_PARTNER if ours == cython.cast(cython.int, (self.sides >> self.seven_owner) & 1) else BEATEN


@cython.final
@cython.cclass
class Dealer:
    """Deals cards into places at random, each deal that is allowed as likely as any other."""

    state: cython.ulonglong
    cards: cython.int
    places: cython.int
    bit: cython.uint[32]
    allowed: cython.uint[32]
    room: cython.int[5]
    # the room left of every place but the last is a number, this much a card
    stride: cython.int[5]
    size: cython.int
    ways: cython.ulonglong[131072]
    dealt: cython.uint[5]

    def __init__(self):
        if not cython.compiled:
            self.bit, self.allowed = [0] * 32, [0] * 32
            self.room, self.stride, self.dealt = [0] * 5, [0] * 5, [0] * 5
            self.ways = [0] * 131072
        self.places = 0

    def load(self, cards, allowed, room):
        """Take over the cards as masks, where each may lie, and the room of the places: as much as there are cards,
        with fewer than 2^64 deals. Returns how many of these are allowed.
        """
        i: cython.int
        total: cython.int = 1
        self.cards = len(cards)
        self.places = len(room)
        for i in range(self.cards):
            self.bit[i] = cards[i]
            self.allowed[i] = allowed[i]
        for i in range(self.places):
            self.room[i] = room[i]
            self.stride[i] = total if i + 1 < self.places else 0
            total *= room[i] + 1 if i + 1 < self.places else 1
        self.size = total
        with cython.nogil:
            self._count()
        return self.ways[self._whole()]

    def begin(self, seed):
        """The seed of what is dealt next."""
        self.state = seed

    def draw(self, total):
        """So many deals: of each the masks of the places in order."""
        if not self.ways[self._whole()]:
            raise RuntimeError("no deal is loaded")
        deals = []
        for _ in range(total):
            self._deal()
            deals.append([self.dealt[i] for i in range(self.places)])
        return deals

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _whole(self) -> cython.int:
        """The number of all the room there is."""
        i: cython.int
        number: cython.int = 0
        for i in range(self.places):
            number += self.room[i] * self.stride[i]
        return number

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _count(self) -> cython.void:
        """The ways to deal the cards from each one on into every room left."""
        left = cython.declare(cython.int[5])
        card: cython.int
        place: cython.int
        number: cython.int
        last: cython.int
        rest: cython.int
        ways: cython.ulonglong
        for card in range(self.cards, -1, -1):
            for place in range(5):
                left[place] = 0
            for number in range(self.size):
                rest = self.cards - card
                for place in range(self.places - 1):
                    rest -= left[place]
                last = rest
                ways = 0
                if 0 <= last <= self.room[self.places - 1]:
                    if card == self.cards:
                        ways = 1
                    else:
                        for place in range(self.places):
                            if (self.allowed[card] >> place) & 1 and (last if self.stride[place] == 0 else left[place]):
                                ways += self.ways[(card + 1) * self.size + number - self.stride[place]]
                self.ways[card * self.size + number] = ways
                place = 0  # the next room left
                while place < self.places - 1:
                    left[place] += 1
                    if left[place] <= self.room[place]:
                        break
                    left[place] = 0
                    place += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal(self) -> cython.void:
        """The next deal."""
        left = cython.declare(cython.int[5])
        card: cython.int
        place: cython.int
        number: cython.int = self._whole()
        total: cython.ulonglong = self.ways[number]
        word: cython.ulonglong
        ways: cython.ulonglong
        beyond: cython.ulonglong = ((WORD - total) + 1) % total  # 2^64 modulo the count
        while True:
            self.state = (self.state + STEP) & WORD
            word = mixed(self.state)
            if word <= WORD - beyond:
                break
        word = word % total
        for place in range(self.places):
            left[place] = self.room[place]
            self.dealt[place] = 0
        for card in range(self.cards):
            for place in range(self.places):
                if (self.allowed[card] >> place) & 1 and left[place]:
                    ways = self.ways[(card + 1) * self.size + number - self.stride[place]]
                    if word < ways:
                        self.dealt[place] |= self.bit[card]
                        number -= self.stride[place]
                        left[place] -= 1
                        break
                    word -= ways
