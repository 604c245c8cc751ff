"""Envelopes: one for each limit state, exact, and outspoken about what they lack."""

import pytest

from loadpath.engine import Results, solve

from .frames import FREE, Json, document, line_load, member, node

# A beam on two supports of which the second only pushes: an upward load lifts it off.
PUSHES = {"id": 4, "Y": {"condition_type": "PositiveOnly"}} | dict.fromkeys(("X", "RZ"), FREE)
L, Q = 6.0, 10e3
COMBINATIONS = [
    ("down", "ULS", 1.35),
    ("frequent", "SLS", 0.7),
    ("up", "ULS", -0.5),
    ("rare", "SLS", 1.0),
    ("less", "ULS", 0.9),
    ("bare", None, 3.0),
]


@pytest.fixture(scope="module")
def results() -> Results:
    frame: Json = document(
        [node(1, 0, support=2), node(2, L, support=4)],
        [member(1, 1, 2)],
        {"distributed_loads": [line_load(1, [0, -1, 0], Q)]},
    )
    frame["model"]["nodal_supports"].append(PUSHES)
    frame["analysis"]["load_combinations"] = [
        {
            "id": i,
            "name": name,
            "limit_state": state,
            "load_case_factors": [{"load_case_id": 1, "factor": factor}],
        }
        for i, (name, state, factor) in enumerate(COMBINATIONS, start=1)
    ]
    return solve(frame)


def test_limit_states_do_not_share_an_envelope(results: Results) -> None:
    assert list(results.envelopes) == ["SLS", "ULS", None]
    expected = {"SLS": (0.7, 1.0), "ULS": (0.9, 1.35), None: (3.0, 3.0)}
    for state, (least, most) in expected.items():
        envelope = results.envelopes[state]
        push = envelope.rows("reaction_envelope")["fy"][0]
        assert push["max"] == pytest.approx(most * Q * L / 2, rel=1e-9)
        assert push["min"] == pytest.approx(least * Q * L / 2, rel=1e-9)
        sag = envelope.rows("member_envelope")["mz"][0]["min"]
        assert sag == pytest.approx(-most * Q * L**2 / 8, rel=1e-9)


def test_the_combination_that_governs_is_named_by_its_place(results: Results) -> None:
    push = results.envelopes["SLS"].rows("reaction_envelope")["fy"][0]
    names = [COMBINATIONS[int(push[end])][0] for end in ("max_combination", "min_combination")]
    assert names == ["rare", "frequent"]


def test_an_envelope_says_what_it_lacks(results: Results) -> None:
    envelope = results.envelopes["ULS"]
    assert envelope.limit_state == "ULS"
    assert envelope.combinations == ["down", "less"]
    assert envelope.unsolved_combinations == ["up"]
    assert results.envelopes["SLS"].unsolved_combinations == []
