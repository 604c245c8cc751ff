"""Looking sections up: spellings, misses, lists."""

import subprocess
import sys

import pytest

from loadpath.catalogue import (
    UnknownFamily,
    UnknownSection,
    families,
    find_section,
    section_names,
)
from loadpath.catalogue.family import FAMILIES
from loadpath.catalogue.section_table import rows
from loadpath.catalogue.spelling import spell


@pytest.mark.parametrize(
    ("spelling", "name"),
    [
        ("ipe 300", "IPE300"),
        ("I P E 3 0 0", "IPE300"),
        ("RHS100x50x5", "RHS 100x50x5"),
        ("rhs 100X50X5.0", "RHS 100x50x5"),
        ("RHS 100*50*5", "RHS 100x50x5"),
        ("RHS 100\u00d750\u00d75", "RHS 100x50x5"),
        ("SHS100x5", "SHS 100x100x5"),
        ("cfshs 80 x 4.0", "CFSHS 80x80x4"),
        ("L 70x7", "L 70x70x7"),
        ("hss 6.000 x 0.250", "HSS6.000X0.250"),
        ("HSS6x0.25", "HSS6.000X0.250"),
        ("HSS 6 x .25", "HSS6.000X0.250"),
        ("chs 88,9x5", "CHS 88.9x5"),
        ("HE 200 A", "HEA200"),
        ("he200a", "HEA200"),
        ("HE 1000 x 584", "HE1000x584"),
        ("UKB 457x191x67", "UB 457x191x67"),
        ("457x191x67 UKB", "UB 457x191x67"),
        ("457 x 191 UB 67", "UB 457x191x67"),
        ("UKPFC 150x75x18", "PFC 150x75x18"),
        ("INP 200", "IPN200"),
        ("U 200", "UPN200"),
        ("W360X44", "W14X30"),
        ("l4x4x1/4", "L4X4X1/4"),
        ("pipe 3/4 std", "PIPE3/4STD"),
        ("HP360X174", "HP360x174"),
    ],
)
def test_spellings(spelling: str, name: str) -> None:
    assert find_section(spelling).name == name


@pytest.mark.parametrize(
    ("spelling", "nearest"),
    [
        ("IPE 301", "IPE300"),
        ("IPE 9000", "IPE600"),
        ("SHS 100x5.1", "SHS 100x100x5"),
        ("UB 457x191x68", "UB 457x191x67"),
        ("W14X31", "W14X30"),
        ("IPEX300", "IPE300"),
        ("rubbish", None),
        ("", None),
        ("IPE" * 10_000, None),
        ("\ud800", None),
        ("\x1b[31mIPE300", "IPE300"),
    ],
)
def test_a_miss_names_the_nearest(spelling: str, nearest: str | None) -> None:
    with pytest.raises(UnknownSection) as caught:
        find_section(spelling)
    assert caught.value.name == spelling
    assert caught.value.nearest == nearest
    assert isinstance(caught.value, LookupError)
    assert len(str(caught.value)) < 150
    assert str(caught.value).isascii()
    assert str(caught.value).isprintable()
    assert (str(nearest) in str(caught.value)) == (nearest is not None)


def test_no_two_sections_share_a_spelling() -> None:
    owner: dict[str, str] = {}
    for family in FAMILIES:
        for table in family.tables:
            for row in rows(table):
                names = (row["name"], *filter(None, row.get("aliases", "").split(";")))
                for name in names:
                    assert owner.setdefault(spell(name), row["name"]) == row["name"]


def test_every_family_is_described_and_has_sections() -> None:
    assert list(families()) == list(section_names())
    assert all(families().values())
    assert all(section_names().values())


@pytest.mark.parametrize(
    ("prefix", "found"),
    [
        ("IPE", ["IPE"]),
        ("he", ["HEAA", "HEA", "HEB", "HEM", "HEC", "HEx"]),
        ("L", ["L"]),
        ("S", ["S"]),
        ("CF", ["CFRHS", "CFSHS", "CFCHS"]),
        ("W14", ["W"]),
    ],
)
def test_lists_by_family_or_prefix(prefix: str, found: list[str]) -> None:
    assert list(section_names(prefix)) == found


def test_a_prefix_of_names_lists_only_those() -> None:
    assert set(section_names("HE 600x")["HEx"]) == {"HE600x337", "HE600x399"}


@pytest.mark.parametrize(("prefix", "nearest"), [("CFSH5", "CFSHS"), ("zzz", None), ("", None)])
def test_an_unknown_family(prefix: str, nearest: str | None) -> None:
    with pytest.raises(UnknownFamily) as caught:
        section_names(prefix)
    assert caught.value.nearest == nearest


def test_importing_reads_no_table() -> None:
    code = (
        "import sys, loadpath.catalogue.section_table as t, loadpath.catalogue as c;"
        "assert t.rows.cache_info().currsize == 0;"
        "c.find_section('IPE300');"
        "assert t.rows.cache_info().currsize == 1;"
        "assert not {'numpy', 'difflib'} & sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
