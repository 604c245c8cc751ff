"""import: files of other programs as models."""

import asyncio
import gc
import io
import zipfile
from types import SimpleNamespace
from typing import Any, cast

import pytest
from ezdxf.filemanagement import new

from loadpath.service.access.credentials import Caller
from loadpath.service.api import OPERATIONS
from loadpath.service.authoring import imported_file, pages
from loadpath.service.bodies.received_body import Limits, ReceivedBody
from loadpath.service.errors import PayloadTooLarge
from loadpath.service.operations.call import Call
from loadpath.service.operations.run_operation import fill_body
from loadpath.service.resources import Resources
from tests.exchange.saf_workbook import cantilever, support, workbook
from tests.service.api import PASSWORD, Api, running_api
from tests.service.site import Browser

IMPORT = "/api/sdk/import"
CALLER = cast(Caller, SimpleNamespace(account=SimpleNamespace(id="a")))
FILE = {"Content-Type": "application/octet-stream"}
WORKBOOK = {"Content-Type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"}


def send(
    api: Api, content: bytes, headers: dict[str, str] = FILE, query: str = ""
) -> tuple[int, dict[str, object]]:
    answer = api.request("POST", IMPORT + query, content=content, headers=headers)
    body: dict[str, object] = answer.json()
    return answer.status_code, body


def test_a_workbook_becomes_a_model_that_can_be_parked(api: Api) -> None:
    """IMPORT-1."""
    sheets = cantilever(StructuralStorey=[{"Name": "Ground"}])
    for headers in (FILE, WORKBOOK):
        status, body = send(api, workbook(sheets), headers)
        assert status == 200, body
        assert body["report"] == [
            {
                "object": "StructuralStorey",
                "name": "Ground",
                "message": "there are no storeys here",
                "effect": "descriptive",
            }
        ]
        assert api.post("/api/sdk/solve", {"model": body["model"]}).status_code == 200


def test_a_model_keeps_what_it_does_not_hold(api: Api) -> None:
    """IMPORT-8."""
    _, body = send(api, workbook(cantilever(StructuralPointActionFree=[{"Name": "F1"}])))
    assert isinstance(body["model"], dict)
    (entry,) = body["model"]["settings"]["imported"]["left_behind"]
    assert entry == {
        "object": "StructuralPointActionFree",
        "names": ["F1"],
        "message": "free loads are not read",
    }
    answer = api.post("/api/sdk/validate", {"model": body["model"]}).json()
    assert "left_behind_by_import" in [each["code"] for each in answer["warnings"]]


def test_a_drawing_becomes_a_model(api: Api) -> None:
    """IMPORT-1."""
    made = new()
    made.header["$INSUNITS"] = 6
    made.modelspace().add_line((0, 0, 0), (0, 0, 4), dxfattribs={"layer": "HEA200"})
    text = io.StringIO()
    made.write(text)
    status, body = send(api, text.getvalue().encode(), {"Content-Type": "image/vnd.dxf"})
    assert status == 200, body
    assert isinstance(body["model"], dict)
    assert len(body["model"]["model"]["members"]) == 1


def beam_of_five() -> bytes:
    """A flat drawing of one line along Y, five of a unit that it does not say."""
    made = new()
    made.header["$INSUNITS"] = 0
    made.modelspace().add_line((0, 0), (0, 5), dxfattribs={"layer": "HEA200"})
    text = io.StringIO()
    made.write(text)
    return text.getvalue().encode()


def test_what_a_drawing_does_not_say_can_be_said(api: Api) -> None:
    """IMPORT-6."""
    status, body = send(api, beam_of_five())
    assert status == 400
    assert "give `unit`, one of mm, cm, m" in str(body["error"])
    for query, end in (("?unit=ft", (0, 1.524, 0)), ("?unit=m&up=Z", (0, 0, -5))):
        status, body = send(api, beam_of_five(), query=query)
        assert status == 200, body
        assert isinstance(body["model"], dict)
        nodes = [tuple(node[axis] for axis in "XYZ") for node in body["model"]["model"]["nodes"]]
        assert any(node == pytest.approx(end) for node in nodes), nodes
    for query, said in (("?unit=yd", "one of mm"), ("?up=X", "one of Y, Z"), ("?depth=1", "depth")):
        status, body = send(api, beam_of_five(), query=query)
        assert (status, body["code"]) == (400, "invalid_parameter")
        assert said in str(body["error"])
    status, body = send(api, workbook(cantilever()), query="?unit=mm")
    assert (status, body["code"]) == (400, "invalid_parameter")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is no drawing"),
        (b"PK nothing", "is no workbook"),
        (workbook({"Sheet1": [{"a": 1}]}), "it has no sheet StructuralPointConnection"),
        (
            workbook(cantilever(StructuralPointSupport=[support("Sn1", "N1", "Loose")])),
            "StructuralPointSupport, row 2, column 'fix': should be one of Rigid, Free",
        ),
    ],
)
def test_what_cannot_be_read_is_400_with_its_place(api: Api, content: bytes, said: str) -> None:
    """IMPORT-2."""
    status, body = send(api, content)
    assert (status, body["code"]) == (400, "unreadable_file")
    assert said in str(body["error"])


def test_a_file_that_unpacks_to_too_much_is_413(fresh_database_url: str) -> None:
    """IMPORT-3."""
    file = io.BytesIO(workbook(cantilever()))
    with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/media/image1.png", b"\0" * 3_000_000)
    assert len(file.getvalue()) < 30_000
    with running_api(fresh_database_url, max_model_bytes=100_000) as api:
        status, body = send(api, file.getvalue())
        assert (status, body["code"]) == (413, "payload_too_large")
        assert "unpacks to more than" in str(body["error"])
        assert send(api, workbook(cantilever()))[0] == 200


def test_a_file_that_takes_too_long_is_413(monkeypatch: pytest.MonkeyPatch) -> None:
    """IMPORT-7."""
    line = "0\nLINE\n8\nIPE300\n10\n{0}\n20\n0\n30\n0\n11\n{0}\n21\n3\n31\n0\n"
    lines = "".join(line.format(x) for x in range(5000))
    drawing = f"0\nSECTION\n2\nENTITIES\n{lines}0\nENDSEC\n0\nEOF\n".encode()
    monkeypatch.setattr(imported_file, "MOST_SECONDS", 0.05)
    gc.disable()  # what is raised while a tool of the tests watches the collector is lost
    try:
        with pytest.raises(PayloadTooLarge, match="processor time"):
            imported_file.read_import_request(drawing, Limits(10**7, 10**7), {"unit": "m"})
    finally:
        gc.enable()


def test_other_types_are_415(api: Api) -> None:
    status, body = send(api, b"{}", {"Content-Type": "application/json"})
    assert (status, body["code"]) == (415, "unsupported_media_type")


class Noting:
    """In the place of the workers: notes what it is asked."""

    def __init__(self) -> None:
        self.asked: dict[str, Any] = {}

    async def read(self, *given: Any, **asked: Any) -> tuple[Any, bytes]:
        self.asked = asked
        return b"", b""


def test_workers_read_files_of_any_size() -> None:
    """IMPORT-4."""
    (operation,) = [each for each in OPERATIONS if each.path == IMPORT]
    noting = Noting()
    resources = cast(Resources, SimpleNamespace(body_reading=noting))
    call = Call(resources=resources, scope={}, headers={}, query={}, authenticated=CALLER)
    body = ReceivedBody(b"PK", None, "identity")
    asyncio.run(fill_body(operation, call, body, Limits(10, 10)))
    assert noting.asked["is_long_work"] is True


OURS = {**FILE, "Sec-Fetch-Site": "same-origin"}


def test_the_start_page_reads_files_without_a_key(api: Api) -> None:
    """IMPORT-5: the answers are those of the API."""
    made = workbook(cantilever(StructuralStorey=[{"Name": "Ground"}]))
    answer = api.client.post("/import", content=made, headers=OURS)
    assert answer.status_code == 200, answer.text
    assert answer.json() == send(api, made)[1]
    unreadable = api.client.post("/import", content=b"PK nothing", headers=OURS)
    assert (unreadable.status_code, unreadable.json()) == send(api, b"PK nothing")
    theirs = {**FILE, "Sec-Fetch-Site": "cross-site"}
    assert api.client.post("/import", content=made, headers=theirs).status_code == 403


def test_strangers_may_bring_less(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """IMPORT-5."""
    made = workbook(cantilever())
    monkeypatch.setattr(pages, "MOST_OF_STRANGERS", len(made) + 1)
    refused = api.client.post("/import", content=made, headers=OURS)
    assert (refused.status_code, refused.json()["code"]) == (413, "payload_too_large")
    _, key = api.new_account()
    browser = Browser(api).visit("/sign-in")
    browser.submit("/sign-in", email=api.email_of(key), password=PASSWORD)
    api.client.cookies = browser.cookies
    assert api.client.post("/import", content=made, headers=OURS).status_code == 200
