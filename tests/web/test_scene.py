"""The scene from the document alone: on screen before and without any result."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.web.building import building
from tests.web.documents import checked_beam, corpus_document, plain_beam
from tests.web.opened_page import OpenedPage, drawing_box, middle_height, sign_in
from tests.web.pictures import rest

FRAME = "peer/frame_02"


def wait_for_drawing(opened: OpenedPage) -> None:
    opened.until("window.loadpath?.drawing().calls > 3")


def test_a_frame_is_drawn_in_few_calls(opened: OpenedPage) -> None:
    opened.page.goto(opened.service.park(corpus_document(FRAME)))
    wait_for_drawing(opened)
    assert opened.drawing()["calls"] < 30


def test_the_model_is_on_screen_before_the_engine_is_there(opened: OpenedPage) -> None:
    held: list[Route] = []
    opened.page.route("**/*.wasm", lambda route: held.append(route))
    opened.open(corpus_document(FRAME), until="solving")
    wait_for_drawing(opened)
    opened.wait("solving")
    (engine,) = held
    engine.continue_()
    opened.wait("solved")


def test_search_selects_and_escape_lets_go(opened: OpenedPage) -> None:
    page = opened.page
    page.goto(opened.service.park(corpus_document(FRAME)))
    wait_for_drawing(opened)
    page.get_by_label("Find a member, node or plate").fill("m5")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Member 5")).to_be_visible()
    page.get_by_role("heading", name="Member 5").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Member 5")).to_be_hidden()


def test_hide_and_isolate_can_be_undone(opened: OpenedPage) -> None:
    page = opened.page
    page.goto(opened.service.park(corpus_document(FRAME)) + "#member=5")
    wait_for_drawing(opened)
    page.get_by_role("button", name="Isolate").click()
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_role("button", name="Show all")).to_be_hidden()


def test_every_layer_can_be_switched(opened: OpenedPage) -> None:
    page = opened.page
    page.goto(opened.service.park(corpus_document(FRAME)))
    wait_for_drawing(opened)
    for name in ["Local axes", "Ids", "Dimensions"]:
        page.get_by_label(name, exact=True).check()
    before = opened.drawing()["triangles"]
    for name in ["Solids", "Loads", "Supports", "Grid", "Nodes", "Hinges"]:
        page.get_by_label(name, exact=True).uncheck()
    opened.until(f"window.loadpath.drawing().triangles < {before}")


def test_a_click_selects_the_member_under_the_pointer(opened: OpenedPage) -> None:
    page = opened.page
    page.goto(opened.service.park(corpus_document("peer/example_003_1")))
    wait_for_drawing(opened)
    page.get_by_role("button", name="Front").click()
    drawing = drawing_box(page)
    # One horizontal member seen from the front: its axis crosses the middle of the drawing.
    page.mouse.click(drawing["x"] + drawing["width"] * 0.4, middle_height(page))
    expect(page.get_by_role("heading", name="Member 1")).to_be_visible()


def test_local_axes_mark_the_strong_one_and_dimensions_and_ids_are_written(
    opened: OpenedPage,
) -> None:
    opened.open(checked_beam(), place="#show=model")
    page = opened.page
    page.get_by_role("checkbox", name="Loads", exact=True).uncheck()
    for layer, words in {
        "Local axes": ["x", "y", "z (strong)"],
        "Ids": ["M1", "N1", "N2"],
        "Dimensions": ["6 m"],
    }.items():
        page.get_by_role("checkbox", name=layer, exact=True).check()
        for word in words:
            opened.until(f"window.loadpath.drawing().labels.includes({word!r})")
        page.get_by_role("checkbox", name=layer, exact=True).uncheck()


def test_reactions_are_drawn_with_values(opened: OpenedPage) -> None:
    opened.open(checked_beam(), place="#show=model&combination=ULS")
    opened.page.get_by_role("checkbox", name="Reactions").check()
    # 1.35 * 12 kN/m * 6 m / 2.
    opened.until("window.loadpath.drawing().labels.includes('48.6 kN')")


def test_the_deflected_shape_moves_and_rests(opened: OpenedPage) -> None:
    opened.open(checked_beam(), place="#show=deflected")
    page = opened.page
    opened.until("window.loadpath.drawing().labels.some((text) => text.startsWith('max '))")
    picture = page.locator("canvas.shapes")
    animate = page.get_by_role("button", name="Animate")
    animate.click()
    seen = set()
    for _ in range(4):
        seen.add(picture.screenshot())
        page.wait_for_timeout(150)
    assert len(seen) > 1
    animate.click()
    page.wait_for_timeout(300)
    assert picture.screenshot() == picture.screenshot()


def test_isolating_leaves_one_member_near_and_the_others_as_ghosts(opened: OpenedPage) -> None:
    opened.open(building(1, 2), place="#member=3&show=model")
    page = opened.page
    page.get_by_role("checkbox", name="Ids", exact=True).check()
    opened.until("window.loadpath.drawing().labels.includes('M1')")
    far = page.evaluate("window.loadpath.camera()")
    page.get_by_role("button", name="Isolate").click()
    opened.until("!window.loadpath.drawing().labels.includes('M1')")
    # Member 3 is a column of 3.5 m, the building is 7 m high and 6 m wide.
    near = page.evaluate("window.loadpath.camera()")
    assert near["pixels_per_metre"] > 1.5 * far["pixels_per_metre"]
    rest(page)
    with_ghosts = opened.drawing()["calls"]
    page.get_by_role("checkbox", name="Ghosts").uncheck()
    rest(page)
    assert opened.drawing()["calls"] == with_ghosts - 1
    page.get_by_role("button", name="Show all").click()
    opened.until("window.loadpath.drawing().labels.includes('M1')")
    back = page.evaluate("window.loadpath.camera()")
    assert back["height"] == pytest.approx(far["height"], rel=0.01)


def test_a_hand_holds_what_it_turns_and_the_cube_looks_from_its_faces(opened: OpenedPage) -> None:
    opened.open(plain_beam(), place="#member=1&show=mz&x=0.25")
    page = opened.page
    # q x (L - x) / 2 of 10 kN/m at 1.5 m of 6 m: on the mark, and in the panel.
    opened.until("window.loadpath.drawing().labels.includes('Mz = 33.75 kN m')")
    page.get_by_role("button", name="Front", exact=True).click()
    drawing = drawing_box(page)
    (x, y) = (drawing["x"] + drawing["width"] * 0.3, middle_height(page))
    page.mouse.move(x, y)
    reading = page.locator(".reading")
    expect(reading).to_contain_text("Member 1")
    held = position_read(reading)
    page.mouse.down()
    page.mouse.move(x + 90, y + 60, steps=5)
    page.mouse.up()
    opened.until("Math.abs(window.loadpath.camera().direction[0]) > 0.2")
    page.mouse.move(x, y)
    expect(reading).to_contain_text("Member 1")
    # A pixel is some 15 mm of the beam.
    assert position_read(reading) == pytest.approx(held, abs=0.02)
    (right, bottom) = (drawing["x"] + drawing["width"], drawing["y"] + drawing["height"])
    page.get_by_role("button", name="Iso", exact=True).click()
    page.mouse.click(right - 64, bottom - 84)
    opened.until("window.loadpath.camera().direction[1] < -0.99")


def test_labels_without_room_are_counted(opened: OpenedPage) -> None:
    opened.open(building(1, 2), place="#show=mz")
    page = opened.page
    seen = "window.loadpath.drawing()"
    assert opened.drawing()["unwritten"] == 0
    few = len(opened.drawing()["labels"])
    page.get_by_role("checkbox", name="All values").check()
    opened.until(f"{seen}.labels.length > {2 * few}")
    for _ in range(14):
        page.keyboard.press("-")
    opened.until(f"{seen}.unwritten > 0")


def test_search_brings_what_it_finds_into_view(opened: OpenedPage) -> None:
    opened.open(building(2, 3), place="#show=model")
    page = opened.page
    page.get_by_role("button", name="Front", exact=True).click()
    for _ in range(12):
        page.keyboard.press("+")
    page.get_by_label("Find a member, node or plate").fill("n36")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Node 36")).to_be_visible()
    target = opened.page.evaluate("window.loadpath.camera().target")
    # Node 36 is the last corner of the roof.
    assert target[:2] == pytest.approx([12, 10.5])


def test_many_members_are_drawn_in_few_calls_and_as_lines_while_moving(
    opened: OpenedPage,
) -> None:
    sign_in_as_pro(opened)
    opened.open(building(5, 7, is_checked=False), place="#show=model")
    page = opened.page
    page.get_by_role("button", name="Front", exact=True).click()
    for _ in range(8):
        page.keyboard.press("+")
    opened.until("window.loadpath.drawing().triangles > 20000")
    solids = opened.drawing()
    assert solids["calls"] < 20
    assert solids["shaders"] <= 5, "one for each kind of thing, whatever its colours"
    drawing = drawing_box(page)
    page.mouse.move(drawing["x"] + 300, drawing["y"] + 300)
    page.mouse.down()
    fewest = solids["triangles"]
    for k in range(40):  # solids come back as soon as the hand rests, so look while it moves
        page.mouse.move(drawing["x"] + 300 + 3 * k, drawing["y"] + 300)
        fewest = min(fewest, opened.drawing()["triangles"])
    assert fewest < solids["triangles"] // 2
    page.mouse.up()
    opened.until("window.loadpath.drawing().triangles > 20000")


def test_dark_and_light(opened: OpenedPage) -> None:
    opened.open(checked_beam())
    page = opened.page
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("checkbox", name="Dark").check()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light
    assert page.locator("html").get_attribute("data-theme") == "dark"


def position_read(reading: Locator) -> float:
    """Metres along a member, as the words beside the pointer say it."""
    found = re.search(r"x = ([0-9.]+) m", reading.inner_text())
    assert found
    return float(found[1])


def sign_in_as_pro(opened: OpenedPage) -> None:
    opened.service.new_account("large@example.com", pro=True)
    sign_in(opened.page, opened.service, "large@example.com")


def test_a_part_of_the_drawing_that_cannot_be_fetched_is_told(opened: OpenedPage) -> None:
    document = plain_beam()
    document["model"]["members"][0]["bedding"] = {"y": 2e7}
    opened.page.route("**/long_supports*.js", lambda route: route.abort())
    opened.open(document)
    expect(opened.page.get_by_role("alert")).to_have_text(
        re.compile("A part of the drawing could not be fetched")
    )
    opened.complaints.clear()


def test_results_need_no_drawing(opened: OpenedPage) -> None:
    opened.page.route("**/Drawing-*.js", lambda route: route.abort())
    opened.open(checked_beam())
    page = opened.page
    expect(page.get_by_role("alert")).to_have_text(re.compile("The drawing could not be fetched"))
    assert page.locator("html").get_attribute("data-verdict") == "passes"
    expect(page.get_by_role("heading", name="Worst of each section")).to_be_visible()
    opened.complaints.clear()
