"""What a chat shows of a link: its picture, and the tags that name it."""

import io
import json
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from typing import Any

import pytest
from PIL import Image, ImageChops

from loadpath.service.answers import kept_readings
from loadpath.service.bodies.received_body import Limits
from loadpath.service.clock import DAY
from loadpath.service.drafts.preview import HEIGHT, WIDTH, read_preview
from tests.service.api import Api, running_api
from tests.service.models import valid_model
from tests.web.documents import corpus_document


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """Drafts are asked for as other tests ask both databases."""
    with running_api(f"sqlite:///{tmp_path_factory.mktemp('previews')}/db.sqlite") as running:
        yield running


def park(api: Api, model: Any) -> str:
    answer = api.post("/api/sdk/solve", {"model": model})
    return str(answer.json()["open_url"]).removeprefix("http://testserver")


def named(name: str) -> dict[str, Any]:
    model = valid_model()
    model["settings"]["general_info"]["project_name"] = name
    return model


class CardReader(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        key = found.get("property") or found.get("name")
        if tag == "meta" and key:
            self.tags[key] = unescape(found["content"])


def dark_box(picture: bytes) -> tuple[int, int, int, int]:
    """Around what is drawn between title and foot."""
    image = Image.open(io.BytesIO(picture)).convert("RGB").crop((0, 80, WIDTH, HEIGHT - 60))
    background = Image.new("RGB", image.size, image.getpixel((0, 0)))
    box = ImageChops.difference(image, background).getbbox()
    assert box is not None, "nothing is drawn"
    return box


def test_a_link_has_a_picture_and_the_tags_that_lead_to_it(api: Api) -> None:
    """DRAFT-17: whoever pastes it in a chat sees its name, size and shape."""
    link = park(api, named('Hall <"7"> & Söhne'))
    card = CardReader(api.get(link, key=None).text).tags
    assert card["og:title"] == 'Hall <"7"> & Söhne'
    members = len(valid_model()["model"]["members"])
    assert card["og:description"].startswith(f"{members} member")
    assert card["og:image"] == f"http://testserver{link}/preview.png"
    assert card["twitter:card"] == "summary_large_image"
    answer = api.get(f"{link}/preview.png", key=None)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["x-robots-tag"] == "noindex, nofollow"
    assert Image.open(io.BytesIO(answer.content)).size == (WIDTH, HEIGHT)
    assert len(answer.content) < 60_000


def test_a_picture_does_not_count_as_opening(api: Api) -> None:
    """DRAFT-14: robots fetch pictures, people fetch models."""
    link = park(api, valid_model())
    api.get(f"{link}/preview.png", key=None)
    listed = api.get("/api/sdk/drafts").json()["drafts"]
    (found,) = [each for each in listed if each["openUrl"].endswith(link)]
    assert found["lastOpenedAt"] is None


def test_whoever_keeps_a_picture_asks_whether_the_link_still_works(api: Api) -> None:
    """DRAFT-17: it is drawn once, and gone with its link."""
    link = park(api, valid_model())
    first = api.get(f"{link}/preview.png", key=None)
    assert "no-cache" in first.headers["cache-control"]
    kept = {"If-None-Match": first.headers["etag"]}
    assert api.get(f"{link}/preview.png", key=None, headers=kept).status_code == 304
    api.clock.advance(DAY)
    ended = api.get(f"{link}/preview.png", key=None, headers=kept)
    assert ended.status_code == 410
    assert "expired" in ended.json()["error"]
    assert api.get("/open/nothing/preview.png", key=None).status_code == 404


def test_only_so_many_pictures_wait(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """DRAFT-11, DRAFT-17."""
    link = park(api, valid_model())
    monkeypatch.setattr(kept_readings, "MOST_WAITING", 0)
    assert api.get(f"{link}/preview.png", key=None).status_code == 503


def test_the_picture_shows_the_structure_where_it_is() -> None:
    """A beam as wide as the picture; a mast as high as there is room, in its middle."""

    def drawn(nodes: list[tuple[float, float]]) -> tuple[int, int, int, int]:
        records = [{"id": n, "X": x, "Y": y, "Z": 0} for n, (x, y) in enumerate(nodes)]
        members = [
            {"id": n, "start_node_id": n, "end_node_id": n + 1} for n in range(len(nodes) - 1)
        ]
        text = json.dumps({"model": {"nodes": records, "members": members}}).encode()
        return dark_box(read_preview(text, Limits(0, 0)))

    left, top, right, bottom = drawn([(0, 0), (10, 0)])
    assert right - left > 0.8 * WIDTH
    assert bottom - top < 10
    left, top, right, bottom = drawn([(3, 0), (3, 20)])
    assert right - left < 10
    assert bottom - top > 0.6 * HEIGHT
    assert abs((left + right) / 2 - WIDTH / 2) < 5


@pytest.mark.parametrize(
    "text",
    [
        b"{}",
        b'{"model": {"nodes": []}}',
        b'{"model": {"nodes": [{"id": 1, "X": 1e308}, {"id": 2, "X": -1e308}],'
        b' "members": [{"id": 1, "start_node_id": 1, "end_node_id": 2}]}}',
        b'{"model": {"nodes": [{"id": 1}, {"id": 2, "X": 1e-320}],'
        b' "members": [{"id": 1, "start_node_id": 1, "end_node_id": 2}]}}',
    ],
)
def test_what_cannot_be_drawn_has_a_picture_too(text: bytes) -> None:
    assert Image.open(io.BytesIO(read_preview(text, Limits(0, 0)))).size == (WIDTH, HEIGHT)


def test_a_name_that_is_cut_is_still_written() -> None:
    """It ends in three points, where the project's name or the picture has no more room."""
    limits = Limits(0, 0)
    empty = Image.open(io.BytesIO(read_preview(json.dumps(named("")).encode(), limits)))
    for name in ("Hall 7, " * 30, "A roof of 30\N{DEGREE SIGN}"):
        picture = read_preview(json.dumps(named(name)).encode(), limits)
        title = Image.open(io.BytesIO(picture)).convert("RGB").crop((0, 0, WIDTH, 70))
        difference = ImageChops.difference(title, empty.convert("RGB").crop((0, 0, WIDTH, 70)))
        assert difference.getbbox() is not None, f"nothing is written of {name!r}"


def title_of(name: str) -> bytes:
    """The pixels of the picture's title."""
    picture = read_preview(json.dumps(named(name)).encode(), Limits(0, 0))
    return Image.open(io.BytesIO(picture)).convert("RGB").crop((0, 0, WIDTH, 75)).tobytes()


@pytest.mark.parametrize("letters", ["eéèêë", "uüũůű", "AÅĄÁÄ", "ЖДЩЯїґ", "ΣΩαβξώ", "łßøœđ"])
def test_names_are_written_beyond_ascii(letters: str) -> None:
    """DRAFT-17: each letter as itself, none as nothing or as the sign of what a font lacks."""
    written = {title_of(f"Hall {letter}") for letter in letters}
    assert len(written | {title_of(""), title_of("Hall")}) == len(letters) + 2


def test_an_accent_is_written_however_it_was_typed() -> None:
    assert title_of("Caf\N{LATIN SMALL LETTER E WITH ACUTE}") == title_of(
        "Cafe\N{COMBINING ACUTE ACCENT}"
    )


def test_a_name_in_letters_that_the_font_lacks_is_left_to_the_tags() -> None:
    assert title_of("\N{CJK UNIFIED IDEOGRAPH-5EE0}") == title_of("")


def test_a_long_name_keeps_to_the_picture() -> None:
    picture = read_preview(json.dumps(named("W" * 200)).encode(), Limits(0, 0))
    title = Image.open(io.BytesIO(picture)).convert("RGB").crop((0, 0, WIDTH, 75))
    paper = Image.new("RGB", title.size, title.getpixel((0, 0)))
    box = ImageChops.difference(title, paper).getbbox()
    assert box is not None
    assert box[0] >= 35
    assert WIDTH - 120 < box[2] <= WIDTH - 40


def test_nearer_plates_are_drawn_over_those_behind() -> None:
    """Whatever their order in the document."""

    def drawn(walls: list[int]) -> bytes:
        places = [(0, 0, 0), (4, 0, 0), (4, 3, 0), (0, 3, 0), (0, 0, 4), (4, 0, 4), (4, 3, 4)]
        places.append((0, 3, 4))
        nodes = [{"id": n, "X": x, "Y": y, "Z": z} for n, (x, y, z) in enumerate(places, start=1)]
        outlines = {1: [1, 2, 3, 4], 2: [5, 6, 7, 8]}
        plates = [{"id": n, "node_ids": outlines[n], "thickness": 0.2} for n in walls]
        return read_preview(
            json.dumps({"model": {"nodes": nodes, "plate_elements": plates}}).encode(), Limits(0, 0)
        )

    assert drawn([1, 2]) == drawn([2, 1])


def test_plates_alone_are_not_told_as_no_members(api: Api) -> None:
    document = corpus_document("plates/simply_supported_square")
    card = CardReader(api.get(park(api, document), key=None).text).tags
    assert card["og:description"].startswith("Open to solve it")
