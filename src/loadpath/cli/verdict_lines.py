"""What commands say of a solution's worth: the verdict, its reasons, and what the engine found.

What many load cases and combinations have in common is said once, with the figures of a reason of
the verdict where there is one: that is the worst.
"""

import re
from collections.abc import Iterable
from typing import Protocol

import click

from loadpath.cli.folding import few_of, without_figures
from loadpath.engine import Results, VerdictState

NAMED = re.compile(r'combination "([^"]*)"')


class Found(Protocol):
    """An issue or a reason."""

    @property
    def code(self) -> str: ...
    @property
    def message(self) -> str: ...
    @property
    def path(self) -> str | None: ...
    @property
    def set(self) -> str | None: ...


def tell_receipt(results: Results) -> None:
    """How well the solution checks out, and the digest of its numbers."""
    errors = [found.balance.balance_error for found in results.sets if found.is_usable]
    balance = f"loads and reactions balance to {max(errors):.0e}, " if errors else ""
    click.echo(
        f"{results.receipt.facts.unknowns} unknowns, {balance}"
        f"engine {results.engine_version}, {results.receipt.duration_s:.2f} s"
    )
    click.echo(f"digest {results.receipt.digest}")


def tell_issues(results: Results, *, all_of_them: bool = False) -> None:
    """Every error and warning of the engine with its place; what several sets share, once."""
    reasons = results.verdict.reasons
    for severity, colour in (("error", "red"), ("warning", "yellow")):
        word = click.style(severity, fg=colour, bold=True)
        issues = [each for each in results.issues if each.severity == severity]
        for group, sets in _alike(issues, all_of_them):
            told = next((each for each in group if _is_reason(each, reasons)), group[0])
            where = few_of(sets)
            path = f"{told.path}: " if told.path and len(sets) < 2 else ""
            click.echo(f"{word} {where + ': ' if where else ''}{path}{told.message}")


def tell_reasons(results: Results, *, all_of_them: bool = False) -> None:
    """Every reason of the verdict that is no issue; what several sets share, once."""
    reasons = [
        each
        for each in results.verdict.reasons
        if not any(_is_reason(issue, [each]) for issue in results.issues)
    ]
    word = click.style("reason", fg="yellow", bold=True)
    for (first, *_), sets in _alike(reasons, all_of_them):
        click.echo(f"{word} {first.message}")
        if len(sets) > 1:
            click.echo(f"  alike: {few_of(sets[1:])}")


def tell_headline(results: Results) -> None:
    """The verdict in the engine's words; green what passes."""
    is_passed = results.verdict.state is VerdictState.passes
    click.secho(results.headline, fg="green" if is_passed else "red", bold=True)


def _is_reason(issue: Found, reasons: Iterable[Found]) -> bool:
    return any(each.code == issue.code and issue.message in each.message for each in reasons)


def _alike(found: Iterable[Found], all_of_them: bool) -> list[tuple[list[Found], list[str]]]:
    """Groups of what has the same words, and the sets that each is about."""
    groups: dict[tuple[object, ...], list[Found]] = {}
    for each in found:
        is_of_sets = bool(_sets(each))
        words = without_figures(each.message) if is_of_sets and not all_of_them else each.message
        groups.setdefault((each.code, words, None if is_of_sets else each.path), []).append(each)
    return [
        (group, list(dict.fromkeys(name for each in group for name in _sets(each))))
        for group in groups.values()
    ]


def _sets(found: Found) -> list[str]:
    """What it is about; a message about more of them than it names stays as it is."""
    if found.set is not None:
        return [found.set]
    return NAMED.findall(found.message) if found.message.startswith("combination ") else []
