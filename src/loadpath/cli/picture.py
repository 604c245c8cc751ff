"""`loadpath picture`: the drawing of a document and its results, to a file."""

import re

import click

from loadpath.cli.failure import BadUse, Failure, as_sentence
from loadpath.cli.input import document_argument
from loadpath.cli.output import json_option
from loadpath.cli.printing_options import (
    address,
    browser_failures,
    drawing_options,
    output_ending,
    read_valid,
    write_output,
)
from loadpath.engine import EngineError
from loadpath.printing import Wishes, take_picture
from loadpath.printing.line_drawing import LINE_DRAWINGS, draw_lines
from loadpath.printing.place import FORCES

EXAMPLES = """\b
Examples:
  loadpath picture model.json -o model.png
  loadpath picture model.json -o moments.png --combination "ULS 1" --diagram mz --size 1920x1080
  loadpath picture model.json -o moments.svg --combination "ULS 1" --diagram mz

PNG is the page's picture, with title, verdict, the formula of the combination, legend, units and
scale; it needs Chromium or Chrome, and the variable CHROME names another one. SVG is a drawing in
lines, which needs none: of the model, utilizations or a section force.

Exit code 0 if the picture was written, 1 if the document is invalid or there is no Chromium, 3 if
the picture shows a model without results.
"""
SMALLEST, LARGEST = 200, 8000


@click.command(epilog=EXAMPLES)
@document_argument
@click.option("-o", "--output", required=True, help="File to write: .png or .svg.")
@drawing_options
@click.option(
    "--size",
    default="1600x1000",
    show_default=True,
    metavar="WxH",
    help="Width and height, pixels.",
)
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    file: str,
    output: str,
    combination: str | None,
    diagram: str | None,
    title: str | None,
    timeout: float,
    size: str,
    as_json: bool,
) -> None:
    """Write a picture of a document, solved, as PNG or SVG.

    FILE is a JSON file, or - for standard input.
    """
    ending = output_ending(output, (".png", ".svg"))
    pixels = _read_size(size)
    if ending == ".svg" and diagram not in (None, *LINE_DRAWINGS):
        raise BadUse(f"SVG has {', '.join(LINE_DRAWINGS)}; {diagram} is drawn as .png.")
    if ending == ".svg" and combination is not None and diagram not in FORCES:
        raise BadUse(
            "--combination goes with --diagram fx to mz in SVG: utilizations are of all of them."
        )
    document = read_valid(ctx, file, as_json=as_json)
    wishes = Wishes(title, address(document, combination, diagram), seconds=timeout)
    if ending == ".svg":
        try:
            drawn = draw_lines(document, combination, diagram, title, pixels, timeout)
        except EngineError as error:
            raise Failure(as_sentence(str(error)), code=error.code) from None
    else:
        with browser_failures():
            drawn = take_picture(document, wishes, pixels)
    write_output(ctx, output, drawn.content, drawn.verdict, as_json=as_json)


def _read_size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    sizes = tuple(map(int, found.groups())) if found else ()
    if not sizes or min(sizes) < SMALLEST or max(sizes) > LARGEST:
        raise BadUse(
            f"--size should be WIDTHxHEIGHT, each {SMALLEST} to {LARGEST}, found '{text}'."
        )
    width, height = sizes
    return width, height
