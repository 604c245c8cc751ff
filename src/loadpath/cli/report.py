"""`loadpath report`: the report to sign, as the page prints it, to a file."""

import click

from loadpath.cli.failure import BadUse
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
from loadpath.printing import CHAPTERS, PAPERS, Wishes, print_report, write_report

EXAMPLES = """\b
Examples:
  loadpath report model.json -o report.pdf
  loadpath report model.json -o report.html --title "Hall 3, roof"
  loadpath report model.json -o short.pdf --contents model,reactions,members
  loadpath report model.json -o moments.pdf --combination "ULS 1" --diagram mz

Chapters: picture, model, loads, diagrams, plates, reactions, modes, members, calculations (the
worst of each section, of three in full), basis; all_results, section_calculations (the other
sections in full) and all_calculations only where they are named. It needs Chromium or Chrome; the
variable CHROME names another one.

Exit code 0 if the report was written, 1 if the document is invalid or there is no Chromium, 3 if
the report says that there is no result.
"""


@click.command(epilog=EXAMPLES)
@document_argument
@click.option(
    "-o", "--output", required=True, help="File to write: .pdf, or .html without scripts."
)
@click.option("--contents", metavar="LIST", help="Chapters with commas between; see below.")
@drawing_options
@click.option("--size", type=click.Choice(list(PAPERS)), show_default="A4", help="Paper of a .pdf.")
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    file: str,
    output: str,
    contents: str | None,
    combination: str | None,
    diagram: str | None,
    title: str | None,
    timeout: float,
    size: str | None,
    as_json: bool,
) -> None:
    """Write the report of a document, solved, as PDF or HTML.

    FILE is a JSON file, or - for standard input.
    """
    ending = output_ending(output, (".pdf", ".html"))
    if ending == ".html" and size is not None:
        raise BadUse("--size goes with .pdf: HTML has no paper.")
    chapters = _read_contents(contents)
    document = read_valid(ctx, file, as_json=as_json)
    wishes = Wishes(title, address(document, combination, diagram), chapters, timeout)
    with browser_failures():
        if ending == ".pdf":
            printed = print_report(document, wishes, size or "A4")
        else:
            printed = write_report(document, wishes)
    write_output(ctx, output, printed.content, printed.verdict, as_json=as_json)


def _read_contents(text: str | None) -> tuple[str, ...]:
    if text is None:
        return ()
    chapters = tuple(word.strip() for word in text.split(","))
    for word in chapters:
        if word not in CHAPTERS:
            raise BadUse(f"--contents should be among {', '.join(CHAPTERS)}, found '{word}'.")
    return chapters
