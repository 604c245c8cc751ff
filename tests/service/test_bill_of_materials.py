"""What by others is shipped: the bill is complete, the same each time, and shown with licences."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from loadpath.service.packages import bill_of_materials
from tests.service.api import Api
from tests.service.site import Browser
from tools.sbom import BUILT_IN, COMPILED, FONTS, main

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """As `make packages` writes it."""
    target = tmp_path / "sbom.cdx.json"
    main(target)
    monkeypatch.setattr(bill_of_materials, "FILE", target)
    return json.loads(target.read_text())


def test_the_bill_is_complete(bill: Any, tmp_path: Path) -> None:
    """PACK-7: every package that the service is installed with, and what is built into ours."""
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    addresses = [component["purl"] for component in bill["components"]]
    assert len(addresses) == len(set(addresses))
    assert all(re.fullmatch(r"pkg:(pypi|npm|generic)/[\w%./-]+@[\w.]+", each) for each in addresses)
    pinned = re.findall(
        r"^([\w.-]+)==(\S+)", (ROOT / "requirements/server.txt").read_text(), re.MULTILINE
    )
    assert {f"pkg:pypi/{name}@{version}" for name, version in pinned} <= set(addresses)
    built_in = sum(len(names) for names in BUILT_IN.values())
    for name, version, kind, *_ in FONTS:
        assert f"pkg:{kind}/{quote(name)}@{version}" in addresses
    assert len(addresses) == len(pinned) + built_in + len(COMPILED) + len(FONTS)
    assert bill["dependencies"][0]["dependsOn"] == addresses
    main(tmp_path / "again.json")
    assert json.loads((tmp_path / "again.json").read_text()) == bill


def test_the_bill_is_served_and_shown(api: Api, bill: Any) -> None:
    """PACK-7."""
    served = api.client.get("/packages/sbom.json")
    assert served.json() == bill
    assert served.headers["content-type"].startswith("application/vnd.cyclonedx+json")
    again = api.client.get("/packages/sbom.json", headers={"If-None-Match": served.headers["etag"]})
    assert again.status_code == 304
    page = Browser(api).visit("/licences").text
    for component in bill["components"]:
        assert f"{component['name']} {component['version']}" in page
        assert component["licenses"][0]["expression"] in page


def test_without_a_bill_it_says_so(
    api: Api, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PACK-7."""
    monkeypatch.setattr(bill_of_materials, "FILE", tmp_path / "missing")
    assert "make packages" in api.client.get("/packages/sbom.json").json()["error"]
