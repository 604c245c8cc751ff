"""Plain frames are what other programs can follow, and these are held against the engine; the
programs themselves run in `make prove-accuracy`."""

import pytest

from proof.hunt.others import opinions
from proof.hunt.others.answer import Answer, held_directions, settlements
from proof.hunt.others.plain_frames import is_hinged, passes_a_node, plain_frame
from tests.hunt.beam import Json
from tests.hunt.independent_solver import solve_independently


def answer(frame: Json) -> Answer:
    found = solve_independently(frame)
    return Answer(found.displacements, found.reactions)


def answer_off(frame: Json) -> Answer:
    found = answer(frame)
    found.displacements = {node: 1.001 * row for node, row in found.displacements.items()}
    return found


def use(monkeypatch: pytest.MonkeyPatch, **programs: opinions.Program) -> None:
    monkeypatch.setattr(opinions, "programs", lambda: programs)


def test_plain_frames_agree_with_a_solver_of_another_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, a=opinions.Program(answer, joins=False))
    found = [opinions.find_program_deviations(seed) for seed in range(40)]
    compared = [each["a"] for each in found if each]
    assert len(compared) > 15
    assert all(deviation <= allowed for deviation, allowed in compared)


def test_a_program_that_is_off_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, a=opinions.Program(answer_off, joins=False))
    seed = next(seed for seed in range(40) if opinions.find_program_deviations(seed))
    deviation, allowed = opinions.find_program_deviations(seed)["a"]
    assert deviation == pytest.approx(0.001, rel=1e-6)
    assert deviation > allowed


def test_what_joins_members_to_nodes_is_not_asked_for_frames_that_pass_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    use(monkeypatch, a=opinions.Program(answer, joins=True))
    passing = {seed for seed in range(200) if passes_a_node(plain_frame(seed))}
    assert {112, 116} <= passing
    assert not any(opinions.find_program_deviations(seed) for seed in passing)


def test_plain_frames_have_nothing_that_others_lack() -> None:
    for seed in range(40):
        frame = plain_frame(seed)
        case = frame["analysis"]["load_cases"][0]
        members = {each["id"]: each for each in frame["model"]["members"]}
        assert {each["member_type"] for each in members.values()} <= {"Normal", "Truss"}
        assert not any("axes" in each for each in frame["model"]["nodal_supports"])
        for load in case.get("distributed_loads", []):
            assert load["magnitude"] == load["end_magnitude"]
            assert members[load["member"]]["member_type"] == "Normal"
        for load in case.get("member_point_loads", []):
            assert not is_hinged(members[load["member"]])
        held = held_directions(frame["model"])
        assert all(held[node][number] is None for node, number in settlements(frame))
