"""What a member bears does not depend on how it is written down, grows with its loads, and changes
by a hair when a number does. Dozens of random members run here, a thousand by `make hunt`."""

import math
import random

import pytest

from loadpath.engine import solve

from .batches import batches
from .inputs import perturbed
from .random_members import OFF_LIMITS, Json, random_member
from .rewritings import cut, mirrored, renumbered, rolled, scaled, turned
from .units import in_millimetres

# Continuity solves a member some sixty times, so of it there are fewer.
SHARE_OF_CONTINUITY = 4
GROWING = (0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 2.0)


def use_of(document: Json) -> float:
    """The largest of the members' that are one; not a number where one is undecided."""
    (check,) = solve(document).unity_check_results
    uses = [entity["utilization"] for entity in check["per_entity"]]
    return math.nan if None in uses else max(uses)


def other_ways(document: Json, chance: random.Random) -> dict[str, Json]:
    shares = sorted(chance.uniform(0.1, 0.9) for _ in range(2))
    return {
        "turned end for end": turned(document),
        "mirrored": mirrored(document),
        "rolled with its loads": rolled(document, chance.uniform(-180, 180)),
        "cut in three": cut(document, shares),
        "renumbered": renumbered(document, chance.randint(0, 10**6)),
        "in millimetres": in_millimetres(document),
    }


@pytest.mark.parametrize("batch", batches("members"))
def test_a_member_is_used_the_same_however_it_is_written(batch: range) -> None:
    for seed in batch:
        document = random_member(seed)
        expected = use_of(document)
        for way, other in other_ways(document, random.Random(seed)).items():
            assert use_of(other) == pytest.approx(expected, rel=1e-9, nan_ok=True), (seed, way)


def test_a_peak_between_the_peaks_of_single_actions_is_found() -> None:
    """Of a round tube in class 3 under a load that turns round in mid-span. Cut into pieces, it has
    stations everywhere."""
    document = random_member(156)
    across = document["analysis"]["load_cases"][0]["distributed_loads"][1]
    across["end_magnitude"] = -across["magnitude"]
    pieces = cut(document, [k / 24 for k in range(1, 24)])
    assert use_of(document) == pytest.approx(use_of(pieces), rel=1e-9)


@pytest.mark.parametrize("batch", batches("members"))
def test_use_grows_with_the_loads(batch: range) -> None:
    """Once it is beyond one it stays there; the factors of Annex A end at an elastic critical
    force, beyond which N alone says how far it is."""
    for seed in batch:
        document = random_member(seed)
        uses = [use_of(scaled(document, factor)) for factor in GROWING]
        known = [min(use, 1.0) for use in uses if not math.isnan(use)]
        assert known == sorted(known), seed


@pytest.mark.parametrize("batch", batches("members"))
def test_a_hair_changes_a_use_by_a_hair(batch: range) -> None:
    """Every number of member and loads by 1e-6: the use by no more than 1e-4. Sections whose
    proportions lie on a limit of Tables 6.2 to 6.5 are left out: there the standard jumps."""
    for seed in batch[::SHARE_OF_CONTINUITY]:
        document = random_member(seed, OFF_LIMITS)
        before = use_of(document)
        if math.isnan(before):
            continue
        for share in (-1e-6, 1e-6):
            for name, other in perturbed(document, share):
                assert use_of(other) == pytest.approx(before, rel=1e-4), (seed, name)
