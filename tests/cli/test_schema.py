"""`loadpath schema`."""

import json

from click.testing import CliRunner

from loadpath.cli.main import main
from loadpath.document import schema


def test_the_index_for_people() -> None:
    output = CliRunner().invoke(main, ["schema"]).output
    for group, roots in schema()["roots"].items():
        assert group.capitalize() in output
        assert all(name in output for name in roots)


def test_the_index_for_programs() -> None:
    assert json.loads(CliRunner().invoke(main, ["schema", "--json"]).output) == schema()


def test_one_root_is_json_either_way() -> None:
    for arguments in (["schema", "LoadCase"], ["schema", "LoadCase", "--json"]):
        assert json.loads(CliRunner().invoke(main, arguments).output) == schema("LoadCase")


def test_an_unknown_root_is_bad_use() -> None:
    outcome = CliRunner().invoke(main, ["schema", "LoadCas"])
    assert outcome.exit_code == 2
    assert outcome.stdout == ""
    assert "the nearest is 'LoadCase'" in outcome.stderr
