"""`loadpath materials`."""

import json

from click.testing import CliRunner

from loadpath.catalogue import find_material, material_names
from loadpath.cli.main import main


def test_the_list_for_people() -> None:
    lines = CliRunner().invoke(main, ["materials"]).output.splitlines()
    assert [line.split()[0] for line in lines] == material_names()
    [steel] = [line for line in lines if line.startswith("steel_S355")]
    assert "E 210 GPa" in steel
    assert "strength 355 MPa" in steel


def test_the_list_for_programs() -> None:
    found = json.loads(CliRunner().invoke(main, ["materials", "--json"]).output)
    materials = [find_material(name).to_dict() for name in material_names()]
    assert found == {"materials": json.loads(json.dumps(materials))}
