"""The picture that chats show beside a link, found in its document by a process that reads."""

from loadpath.service.bodies.received_body import Limits
from loadpath.service.bodies.steps import step

WIDTH, HEIGHT = 1200, 630  # what Open Graph readers show whole


def read_preview(text: bytes, limits: Limits) -> bytes:
    """The model as it was sent, never solved, as PNG."""
    # Only the processes that draw load Pillow.
    from loadpath.service.drafts.preview_picture import draw_preview

    with step("draw preview"):
        return draw_preview(text, WIDTH, HEIGHT)
