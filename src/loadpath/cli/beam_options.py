"""Command line options made from the parameters that a builder declares."""

import re
from collections.abc import Callable, Iterable
from typing import Any

import click

from loadpath.builders import Parameter, ParameterError, beam_notes
from loadpath.catalogue import material_names
from loadpath.cli.failure import BadUse, as_sentence
from loadpath.cli.number import NUMBER
from loadpath.cli.offered import all_sections, offer
from loadpath.cli.output import print_json

Builder = Callable[..., dict[str, Any]]


def spell_option(word: str) -> str:
    """One spelling of an option: any case, dashes or underscores."""
    return word.casefold().replace("_", "-")


def beam_options(declared: tuple[Parameter, ...]) -> list[click.Parameter]:
    """An option per parameter, and a hidden one per alias; the builder settles conflicts."""
    return [
        _option(parameter, name, hidden=name != parameter.name)
        for parameter in declared
        for name in (parameter.name, *parameter.aliases)
    ]


def print_beam(build: Builder, given: dict[str, Any], as_json: bool) -> None:
    """Build the document and print it; what a person should know goes to standard error."""
    try:
        document = build(**{name: value for name, value in given.items() if value is not None})
    except ParameterError as error:
        text = as_sentence(_with_options(str(error), given))
        raise BadUse(text, code=error.code, parameter=error.parameter) from None
    print_json(document, indent=0 if as_json else 2)
    for note in beam_notes(document):
        click.echo(f"Note: {note}", err=True)


def _with_options(text: str, names: Iterable[str]) -> str:
    """A message of a builder with parameters as they stand on the command line."""
    for name in names:
        quoted = rf"'{re.escape(name)}'(?: \(\w+\))?(?= (?:is|and|both)\b)"
        text = re.sub(quoted, f"--{spell_option(name)}", text)
    return text


def _option(parameter: Parameter, name: str, *, hidden: bool) -> click.Option:
    text = parameter.description
    if parameter.aliases:
        text += f" Also {', '.join(f'--{spell_option(alias)}' for alias in parameter.aliases)}."
    if parameter.allowed:
        text += f" [{'|'.join(parameter.allowed)}]"
    if parameter.required:
        text += "  [required]"
    elif parameter.default is not None and parameter.kind != "boolean":
        shown = parameter.default
        text += f"  [default: {shown:g}]" if isinstance(shown, float) else f"  [default: {shown}]"
    flag = parameter.kind == "boolean"
    unit = parameter.unit.split()[0] if parameter.unit else None
    return click.Option(
        [f"--{spell_option(name)}", name],
        type=NUMBER if parameter.kind == "number" else None if flag else str,
        is_flag=flag,
        default=None,
        metavar=None if flag else unit or ("NUMBER" if parameter.kind == "number" else "NAME"),
        help=text,
        hidden=hidden,
        shell_complete=offer(lambda: _words(parameter)),
    )


def _words(parameter: Parameter) -> Iterable[str]:
    """What may follow the option: names of sections or materials, or the words allowed."""
    if parameter.name == "section":
        return all_sections()
    if parameter.name == "material":
        return material_names()
    return parameter.allowed
