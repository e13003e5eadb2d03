"""Who pays whom, and why: the settlement of a deal line by line, and the table of a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.table import Table

from marias.rules.contract import Item, Result
from marias.rules.match import Match, stake_of
from marias.rules.premium import Facts, load_table, premium, premium_of, sums
from marias.session import Settled, Setup
from marias.tui import phrases
from marias.tui.amounts import amount, counted, holding, scores
from marias.tui.faces import face_of
from marias.tui.look import Look
from marias.tui.premium import edition_said, seat_points, table_lines
from marias.tui.screen import Screen


def show_settlement(screen: Screen, setup: Setup, event: Settled, view: Any) -> None:
    """Print what a deal came to: each line with its price and clause, the payments, the chips.

    ``view`` is that of the deal as it ended.
    """
    look, text, result = screen.look, screen.look.text, event.result
    names = tuple(player.name for player in setup.players)
    face = face_of(setup.game.name)
    screen.rule(text("account-title"))
    for line in face.head(look, names, result, view):
        screen.say(line)
    if any(item.priced for item in result.items):
        screen.show(items(look, setup, names, result))
    for line in payments(look, names, event, setup):
        screen.say(line)


def items(look: Look, setup: Setup, names: Sequence[str], result: Result) -> Table:
    """The lines of the settlement as a table, all amounts for one opponent."""
    text = look.text
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    doubled = bool(setup.game.components)  # else there are neither levels nor factors to show
    for column in ("what", *(("level", "price") if doubled else ()), "amount", "for", "clause"):
        right = column == "amount"
        table.add_column(
            look.said(text(f"account-{column}")), justify="right" if right else "left", no_wrap=column != "clause"
        )
    for item in result.items:
        if item.priced:
            table.add_row(*map(look.said, _row(look, setup, names, result, item, doubled=doubled)))
    return table


def _row(look: Look, setup: Setup, names: Sequence[str], result: Result, item: Item, *, doubled: bool) -> Iterator[str]:
    text, face = look.text, face_of(setup.game.name)
    apart = len({one.against for one in result.items if one.by is None}) > 1 and item.against
    against = f" ({phrases.names_of(names, item.against)})" if apart else ""
    what = text(f"component-{item.code}")
    yield what + against if item.by is None else text("account-by", what=what, name=names[item.by])
    if doubled:
        yield phrases.level(look, item.level) if item.level or item.won is not None else ""
        factors = [
            *map(str, face.factors(setup.profile, item)),
            *([str(2**item.level)] if item.level else []),
            *(["2"] if item.factor == 2 else []),
        ]
        yield " × ".join(factors) if item.won is not None else ""
    yield counted(text, setup.game, abs(item.amount))
    yield face.winners(look, result, item)
    yield phrases.clause(text, item.clause)


def payments(look: Look, names: Sequence[str], event: Settled, setup: Setup) -> Iterator[str]:
    """Who pays whom, who could not or had to add money, and the chips of everybody; in a race who scores."""
    text, changes = look.text, event.paid.payments
    game, profile = setup.game, setup.profile
    if game.money == "race":
        yield from scores(text, game, profile, changes, names)
        yield _race(look, names, event, setup)
        yield from face_of(game.name).match_goes_on(look, names, setup, event.chips)
        return
    nothing = (0,) * len(names)
    had = [now - won - put for now, won, put in zip(event.chips, changes, event.added or nothing, strict=True)]
    for transfer in event.paid.transfers:
        paid = amount(text, game, profile, transfer.amount)
        yield text("account-pays", payer=names[transfer.payer], payee=names[transfer.payee], amount=paid)
    if not event.paid.transfers:
        yield text("account-nobody-pays")
    for seat, put in enumerate(event.added):
        if put:
            debt = max(0, -(had[seat] + changes[seat]))
            clause = phrases.clause(text, profile.clauses["top_up"])
            added = amount(text, game, profile, put)
            yield text("account-tops-up", name=names[seat], added=added, debt=debt, rest=put - debt, clause=clause)
    for seat in () if event.added else event.paid.short:
        owed = sum(one.amount for one in event.result.transfers if one.payer == seat)
        money = {"owed": amount(text, game, profile, owed), "had": amount(text, game, profile, had[seat])}
        yield text("account-insolvent", name=names[seat], **money)
    yield from _holdings(look, names, event, setup)


def _holdings(look: Look, names: Sequence[str], event: Settled, setup: Setup) -> Iterator[str]:
    """What everybody has now: chips in one line; of accounts a line each, as they may be long."""
    account = setup.game.money == "account"
    parts = [
        look.text(
            "account-stands" if account else "account-chips",
            name=name,
            chips=holding(look.text, setup.game, setup.profile, chips),
            change=phrases.signed(change),
        )
        for name, chips, change in zip(names, event.chips, event.paid.payments, strict=True)
    ]
    yield from parts if account else ["; ".join(parts)]


def _race(look: Look, names: Sequence[str], event: Settled, setup: Setup) -> str:
    """How the match stands, and how far it goes."""
    scored = zip(names, event.chips, event.paid.payments, strict=True)
    parts = [
        look.text("account-race-seat", name=name, score=score, change=phrases.signed(won))
        for name, score, won in scored
    ]
    return look.text("account-race", scores="; ".join(parts), target=setup.profile.target)


def show_premium(screen: Screen, setup: Setup, ended: Any) -> None:
    """Print the premium points of a deal that ended so, by the federation's table; nothing where there are none."""
    table = load_table()
    names = tuple(player.name for player in setup.players)
    if found := premium_of(setup.game, ended, table):
        for line in table_lines(screen.look.text, found, table, names):
            screen.say(line)


def show_round(screen: Screen, names: Sequence[str], match: Match, facts: Sequence[Facts] = ()) -> None:
    """Print how a round ended: everybody in the order of his score.

    Of a game with premium points ``facts`` are those of its deals.
    """
    text, game, profile = screen.look.text, match.game, match.profile
    screen.rule(text(phrases.own(text, "round-title", game.name)))
    screen.say(text(phrases.own(text, f"round-{match.over}", game.name)))
    longest = max(map(len, names))
    score, stake = match.score(), stake_of(game, profile)
    table = load_table()
    together = sums((premium(deal, table) for deal in facts), table, match.seats)
    for seat in sorted(range(len(names)), key=lambda one: -score[one]):
        name, chips = f"{names[seat]:<{longest}}", holding(text, game, profile, match.chips[seat])
        if game.money in ("account", "race"):
            line = text("round-account", name=name, chips=chips)
        elif added := match.inserted[seat] - stake:
            put = amount(text, game, profile, added)
            line = text("round-score-added", name=name, score=phrases.signed(score[seat]), chips=chips, added=put)
        else:
            line = text("round-score", name=name, score=phrases.signed(score[seat]), chips=chips)
        points = {"line": line, "points": seat_points(text, together.seats[seat])}
        screen.say(text("round-seat-premium", **points) if facts else line)
    if match.race is not None and match.race.ending is not None:
        for line in face_of(game.name).match_ended(screen.look, names, match.race):
            screen.say(line)
    if facts:
        screen.say(text("round-premium", edition=edition_said(text, table.edition, complete=table.complete)))
