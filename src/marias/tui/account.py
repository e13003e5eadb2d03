"""Who pays whom, and why: the settlement of a deal line by line, and the table of a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table

from marias.cards import Suit
from marias.rules.contract import Item, Result
from marias.rules.match import Over
from marias.session import Settled
from marias.tui import lines
from marias.tui.look import Look
from marias.tui.screen import Screen


def show_settlement(
    screen: Screen, names: Sequence[str], event: Settled, trump: Suit | None, before: Sequence[int]
) -> None:
    """Print what a deal came to: each line with its price and clause, the payments, the chips."""
    look, text, result = screen.look, screen.look.text, event.result
    screen.rule(text("account-title"))
    for line in head(look, names, result, trump):
        screen.say(line)
    if result.items:
        screen.show(items(look, names, result))
    for line in payments(look, names, event, before):
        screen.say(line)


def head(look: Look, names: Sequence[str], result: Result, trump: Suit | None) -> Iterator[str]:
    """What was played, by whom, and the card points."""
    text = look.text
    if result.declarer is not None:
        game = lines.contract(look, result.contract, trump)
        yield text("account-contract", contract=game, name=names[result.declarer])
    if result.kind == "unplayed":
        yield text("account-unplayed")
    if result.card_points and result.marriages:
        for side, points, marriages in zip(("declarer", "defence"), result.card_points, result.marriages, strict=True):
            yield text(
                f"account-points-{side}",
                points=text("card-points", points=points + marriages),
                cards=points,
                marriages=marriages,
            )


def items(look: Look, names: Sequence[str], result: Result) -> Table:
    """The lines of the settlement as a table, all amounts for one opponent."""
    text = look.text
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    for column in ("what", "level", "price", "amount", "for", "clause"):
        right = column == "amount"
        table.add_column(
            look.said(text(f"account-{column}")), justify="right" if right else "left", no_wrap=column != "clause"
        )
    for item in result.items:
        table.add_row(*map(look.said, _row(look, names, result, item)))
    return table


def _row(look: Look, names: Sequence[str], result: Result, item: Item) -> Iterator[str]:
    text = look.text
    apart = len({one.against for one in result.items}) > 1 and item.against
    against = f" ({lines.names_of(names, item.against)})" if apart else ""
    yield text(f"component-{item.code}") + against
    yield lines.level(look, item.level) if item.level or item.won is not None else ""
    factors = [str(item.base), *([str(2**item.level)] if item.level else []), *(["2"] if item.factor == 2 else [])]
    yield " × ".join(factors) if item.won is not None else ""
    yield text("money", amount=abs(item.amount))
    yield text("account-declarer") if item.amount > 0 else text("account-defence") if item.amount < 0 else ""
    yield item.clause


def payments(look: Look, names: Sequence[str], event: Settled, before: Sequence[int]) -> Iterator[str]:
    """Who pays whom, who could not, and the chips of everybody."""
    text = look.text
    for transfer in event.paid.transfers:
        yield text("account-pays", payer=names[transfer.payer], payee=names[transfer.payee], amount=transfer.amount)
    if not event.paid.transfers:
        yield text("account-nobody-pays")
    for seat in event.paid.short:
        owed = sum(one.amount for one in event.result.transfers if one.payer == seat)
        yield text("account-insolvent", name=names[seat], owed=owed, had=before[seat])
    parts = [
        text("account-chips", name=name, chips=chips, change=signed(chips - was))
        for name, chips, was in zip(names, event.chips, before, strict=True)
    ]
    yield "; ".join(parts)


def signed(amount: int) -> str:
    """An amount with its sign, nothing has none."""
    return f"{amount:+d}".replace("-", "−") if amount else "0"


def show_round(screen: Screen, names: Sequence[str], chips: Sequence[int], stake: int, why: Over) -> None:
    """Print how a round ended: everybody in the order of his score."""
    text = screen.look.text
    screen.rule(text("round-title"))
    screen.say(text(f"round-{why}"))
    longest = max(map(len, names))
    for seat in sorted(range(len(names)), key=lambda one: -chips[one]):
        score = signed(chips[seat] - stake)
        screen.say(text("round-score", name=f"{names[seat]:<{longest}}", score=score, chips=chips[seat]))
