"""docs/proof/accuracy.md from what was hunted."""

from pathlib import Path

from proof.aims import Aim, command, counted, no_open_faults, tell_aims
from proof.faults import tell_faults
from proof.hunt.kinds import FRAMES, MEMBERS, PLAIN
from proof.record import Event, Record
from proof.table import machines_and_dates, table
from tests.hunt.random_frames import random_frame
from tests.hunt.steel_member import random_steel_member

PAGE = Path("docs/proof/accuracy.md")
SHOWN = 10
HEAD = """\
<!-- Written by `python -m proof.report`; do not edit. -->

# Accuracy: a hunt through random structures

[Verification](../verification.md) has the published figures with our deviation from each, and
[another page](../hunt.md) what hunts found and how it was mended. This is the long hunt: random
frames with every feature of a linear analysis, solved once more by a dense solver that was written
in another way, and random steel members whose rows of EN 1993-1-1 are computed once more from the
standard's formulas.

Displacements, reactions and end forces of a frame may differ by 1e-9 of the largest of their kind,
or by the rounding of a double times the condition of its equations where that is more: a node that
only a tie almost across its way holds has lost digits before anybody solves. Rows of a check may
differ by 1e-9; the largest use by N and M between two ends is sampled there and may differ by 2e-4.
Members whose shear takes from their bending are left to another test; other seeds stand for them.

Plain frames have of those features what OpenSees (3.7.1, which runs on x86-64 alone) and PyNite
(3.2.0) have as well: no shear deformation, springs in hinges, rigid members, offsets, heat or
skewed supports, and even loads. Displacements and reactions may differ by 1e-9 of the largest, or
by ten times the rounding times the condition. Frames that are mechanisms are not compared, nor in
PyNite those with a member through a node, which it joins.

"""
NOBODY = "none"
PEERS = (
    (
        "Frames",
        "FERS, OpenSees, PyNite",
        "where the frame is plain as above; FERS reads the document itself",
    ),
    (
        "Second order",
        "OpenSees, where it is the source of the case",
        "what P-Δ gives depends on how members are divided: a deviation would be the division's",
    ),
    (
        "Modes",
        NOBODY,
        "OpenSees could be, with consistent masses and members divided as finely; not done",
    ),
    (
        "Plates",
        NOBODY,
        "OpenSees and PyNite have other elements, which reach the published limits on other "
        "meshes; not done",
    ),
    (
        "Earthquakes, checks of steel",
        NOBODY,
        "not done; formulas of checks are written a second time (`tests/hunt`)",
    ),
    ("The peer's examples", "FERS", "the documents are its own"),
)
SEEDS = """

What is not compared of the seeds of plain frames is a mechanism or leaves no digit to any program.
"""
AIMED = 10_000
LATE = {
    FRAMES: "each is solved a second time by a dense solver",
    MEMBERS: "each is solved and computed by hand",
    PLAIN: "OpenSees runs on x86-64 alone, so these began later",
}


def aims() -> list[Aim]:
    events = Record("hunt").events
    return [
        *(
            counted(
                f"Random {kind} compared",
                AIMED,
                total(events, kind, "cases"),
                why,
                command(f"python -m proof.hunt {AIMED}"),
            )
            for kind, why in LATE.items()
        ),
        no_open_faults("No deviation beyond what is allowed", events, "make prove-accuracy"),
        counted(
            "Chapters of the verification with the figures of other programs beside ours",
            len(PEERS),
            sum(beside != NOBODY for _, beside, _ in PEERS),
            "of the others nobody has written the documents for another program, for the reasons "
            "in the table of chapters",
            "modes by OpenSees, in `proof/hunt/others`",
        ),
    ]


def write() -> None:
    events = Record("hunt").events
    if not events:
        return
    kinds = [kind for kind in (FRAMES, MEMBERS, PLAIN) if total(events, kind, "seeds")]
    rows = [
        (kind, *(f"{total(events, kind, name):,}" for name in ("seeds", "cases"))) for kind in kinds
    ]
    text = HEAD + tell_aims(aims()) + "\n\n## Compared\n\n"
    text += table(("What", "Seeds", "Compared"), rows) + SEEDS + "\n" + tell_faults(events)
    for kind in kinds:
        text += f"\n\n## Worst {kind}\n\n" + tell_worst(events, kind)
    text += "\n\n## Other programs by chapter of the verification\n\n"
    text += table(("Chapter", "Beside our figures", "Which others can be, and which not"), PEERS)
    PAGE.write_text(f"{text}\n\n{machines_and_dates('make prove-accuracy', events)}")


def total(events: list[Event], kind: str, name: str) -> int:
    return sum(event[name] for event in events if event["kind"] == kind)


def tell_worst(events: list[Event], kind: str) -> str:
    """The worst of each hundred are kept; of these the worst, as they were measured last."""
    measured = [each for event in events if event["kind"] == kind for each in event["worst"]]
    last = {seed: (seed, label, deviation) for seed, label, deviation in measured}
    kept = sorted(last.values(), key=lambda each: -each[2])
    describe = describe_member if kind == MEMBERS else describe_frame
    rows = [
        (str(seed), describe(seed), label, f"{deviation:.1e}")
        for seed, label, deviation in kept[:SHOWN]
    ]
    return table(("Seed", "It is", "Compared", "Deviation"), rows)


def describe_frame(seed: int) -> str:
    model = random_frame(seed)["model"]  # a plain one has the same
    return f"{len(model['nodes'])} nodes, {len(model['members'])} members"


def describe_member(seed: int) -> str:
    member = random_steel_member(seed)
    annex = "annex A" if member.is_annex_a else "annex B"
    return f"{member.section['name']}, {member.grade}, {member.length:.2f} m, {annex}"
