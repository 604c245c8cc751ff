"""`python -m proof.hunt.others`: figures of `corpus/solved/frames` by other programs, kept for the
page on verification."""

import json
from pathlib import Path

from bench.opensees import load_opensees
from proof.hunt.others import fers, opensees, pynite
from proof.hunt.others.answer import Answer, can_move
from proof.hunt.others.solved_frames import frames_of
from proof.record import Record
from tests.hunt.agreement import FORCES, MOVEMENTS
from tests.hunt.beam import Json
from tools.verification.frames import tell
from tools.verification.others import NAME, digest_of

CORPUS = Path("corpus/solved/frames")
KINDS = {"displacement": MOVEMENTS, "reaction": FORCES}


def answers_of(document: Json) -> dict[str, dict[str, Answer]]:
    """By load case and program; FERS takes the document as it is, the others what is plain."""
    found = {case: {"FERS": answer} for case, answer in fers.answers(document).items()}
    for case, frame in frames_of(document):
        programs = found.setdefault(case, {})
        if load_opensees() is not None and can_move(frame):
            programs["OpenSees"] = opensees.answer(frame)
        if can_move(frame):
            programs["PyNite"] = pynite.answer(frame)
    return found


def figures_of(case: Json) -> dict[str, dict[str, float]]:
    """By what they are and program; those that every program gives by node."""
    answers = answers_of(case["document"])
    found: dict[str, dict[str, float]] = {}
    for expected in case["expected"]:
        names = KINDS.get(expected["quantity"])
        if names is None:
            continue
        for program, answer in answers.get(expected["load_case"], {}).items():
            rows = answer.displacements if names is MOVEMENTS else answer.reactions
            if expected["node"] in rows:
                value = float(rows[expected["node"]][names.index(expected["component"])])
                found.setdefault(tell(expected), {})[program] = value
    return found


def main() -> None:
    record = Record(NAME)
    record.start_over()
    for path in sorted(CORPUS.glob("*.json")):
        case = json.loads(path.read_text())
        if figures := figures_of(case):
            told = {"case": path.stem, "document": digest_of(case["document"])}
            record.add(told | {"figures": figures})
            print(path.stem, len(figures), flush=True)


if __name__ == "__main__":
    main()
