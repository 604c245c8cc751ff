"""/packages/ and the hints that lead there, with stand-ins for the built files."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from loadpath.service import served_packages
from loadpath.service.access.tiers import FREE_MEMBER_LIMIT, FREE_USE, PRO_MEMBER_LIMIT, PRO_USE
from loadpath.service.served_packages import NOT_BUILT, running_version
from tests.service.api import Api
from tests.service.models import valid_model

VERSION = running_version()
FILES = {
    f"loadpath-{VERSION}-py3-none-any.whl": b"wheel " * 1000,
    f"loadpath-{VERSION}.tgz": b"engine " * 1000,
    f"loadpath-mcp-{VERSION}.tgz": b"server " * 1000,
}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packages, among them one of another version."""
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "loadpath-9.9.9.tgz").write_bytes(b"not this version")
    monkeypatch.setattr(served_packages, "BUILT", tmp_path)
    return tmp_path


@pytest.fixture
def unbuilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served_packages, "BUILT", tmp_path / "nothing")


@pytest.mark.usefixtures("built")
def test_exactly_the_running_version_is_listed_with_checksums(api: Api) -> None:
    """PACK-1, PACK-2."""
    listed = api.get("/packages/index.json", key=None).json()
    assert listed["version"] == VERSION
    assert [package["file"] for package in listed["packages"]] == list(FILES)
    page = api.get("/packages/", key=None)
    sums = api.get("/packages/SHA256SUMS", key=None).text.splitlines()
    for package, line in zip(listed["packages"], sums, strict=True):
        content = FILES[package["file"]]
        digest = hashlib.sha256(content).hexdigest()
        assert (package["sha256"], package["size"]) == (digest, len(content))
        assert line == f"{digest}  {package['file']}"
        assert digest in page.text
        assert package["command"] in page.text
        fetched = api.get(package["url"].removeprefix("http://testserver"), key=None)
        assert fetched.content == content
    assert "9.9.9" not in page.text


@pytest.mark.usefixtures("built")
def test_a_file_may_be_kept_for_ever(api: Api) -> None:
    """PACK-3: its address carries its digest, and archives are not packed again."""
    package = api.get("/packages/index.json", key=None).json()["packages"][0]
    path = package["url"].removeprefix("http://testserver")
    answer = api.get(path, key=None)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in answer.headers
    again = api.client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert api.client.head(path).headers["content-length"] == str(package["size"])


def test_a_rebuilt_file_has_another_address(api: Api, built: Path) -> None:
    """PACK-3."""
    name = f"loadpath-{VERSION}.tgz"
    before = api.client.get(f"/packages/{name}", follow_redirects=False).headers["location"]
    (built / name).write_bytes(b"changed")
    after = api.client.get(f"/packages/{name}", follow_redirects=False).headers["location"]
    assert before != after
    assert api.get(f"/packages/{before}", key=None).status_code == 404
    assert api.client.get(f"/packages/{name}", follow_redirects=True).content == b"changed"


@pytest.mark.usefixtures("built")
def test_pip_finds_the_wheel_in_the_simple_index(api: Api) -> None:
    """PACK-4: PEP 503, relative addresses with their digests."""
    root = api.get("/packages/simple/", key=None)
    assert root.headers["content-type"].startswith("text/html")
    assert re.findall(r'href="([^"]+)"', root.text) == ["loadpath/"]
    project = api.get("/packages/simple/loadpath/", key=None).text
    (address,) = re.findall(r'href="../../([^"]+)"', project)
    path, digest = address.split("#sha256=")
    content = api.get(f"/packages/{path}", key=None).content
    assert hashlib.sha256(content).hexdigest() == digest


@pytest.mark.usefixtures("built")
def test_what_is_not_there_is_404(api: Api) -> None:
    """PACK-1."""
    paths = ("loadpath-9.9.9.tgz", "..%2f__init__.py", "simple/numpy/", "0/loadpath-9.9.9.tgz")
    for path in paths:
        answer = api.get(f"/packages/{path}", key=None)
        assert (path, answer.status_code) == (path, 404)


@pytest.mark.usefixtures("unbuilt")
def test_an_instance_without_packages_says_so(api: Api) -> None:
    """PACK-5."""
    page = api.get("/packages/", key=None)
    assert page.status_code == 200
    assert "serves no packages" in page.text
    assert api.get("/packages/index.json", key=None).json()["packages"] == []
    assert NOT_BUILT in api.get(f"/packages/loadpath-{VERSION}.tgz", key=None).json()["error"]
    parked = api.post("/api/sdk/solve", {"model": valid_model()}).json()
    hints = [parked["python"], *parked["local_server"].values()]
    assert not any(command in hint for hint in hints for command in ("pip install", "npx "))
    assert NOT_BUILT in parked["python"]


@pytest.mark.usefixtures("built")
def test_the_hints_name_what_this_instance_serves(api: Api) -> None:
    """PACK-6."""
    beam = {"span_m": 6, "section": "IPE300", "udl": 10}
    for path, body in (("solve", {"model": valid_model()}), ("check-beam", beam)):
        parked = api.post(f"/api/sdk/{path}", body).json()
        served = {p["kind"] + p["name"]: p["url"] for p in list_of(api)}
        install, begin, *lines, end = parked["python"].splitlines()
        assert install == f"pip install {served['pythonloadpath']}"
        assert (begin, end) == ("python3 - <<'END'", "END")
        program = "\n".join(lines)
        assert f'"{parked["open_url"]}/document"' in program
        compile(program, "hint", "exec")
        local = parked["local_server"]
        assert f"pip install 'loadpath[mcp] @ {served['pythonloadpath']}'" in local["docs"]
        words = ["npx", "--yes", served["npmloadpath-mcp"], "--base-url", "http://testserver"]
        assert local["npx"].split() == words
        key = "LOADPATH_API_KEY=YOUR_KEY"
        added = ["claude", "mcp", "add", "loadpath", "-e", key, "--", *words]
        assert local["claude_code"].split() == added
        entry = json.loads(local["claude_desktop"])["mcpServers"]["loadpath"]
        assert [entry["command"], *entry["args"]] == words
        assert entry["env"] == {"LOADPATH_API_KEY": "YOUR_KEY"}
        assert "http://testserver/packages/" in local["docs"]


def list_of(api: Api) -> list[dict[str, str]]:
    packages: list[dict[str, str]] = api.get("/packages/index.json", key=None).json()["packages"]
    return packages


def test_every_page_says_the_same_about_the_tiers(api: Api) -> None:
    """DRAFT-9."""
    tier = api.post("/api/sdk/solve", {"model": valid_model()}).json()["tier"]
    assert (tier["free_use"], tier["pro_use"]) == (FREE_USE, PRO_USE)
    script = (Path(__file__).parents[2] / "web/viewer/src/page/config.ts").read_text()
    for text in (FREE_USE, PRO_USE, str(FREE_MEMBER_LIMIT), f"{PRO_MEMBER_LIMIT:_}"):
        assert text in script
