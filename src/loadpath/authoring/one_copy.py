"""One copy of some parts to one place: what has become of each."""

from loadpath.authoring.mirrored_member import Image
from loadpath.authoring.part import Part
from loadpath.authoring.placement import Placement
from loadpath.authoring.selection import Copies
from loadpath.authoring.supports import Supports


class OneCopy:
    """The images of parts, which loads, supports and sets of copies ask for."""

    def __init__(self, of: Supports, to: Placement, made: Copies) -> None:
        self.of = of
        self.to = to
        self.made = made
        self.images: dict[Part, Part] = {}
        """Every part with its image, new or met."""
        self.new: set[Part] = set()
        self.turned: dict[int, Image] = {}
        """By the id of a new member: what became of its axes."""

    def _take(self, original: Part, image: Part, *, is_new: bool) -> None:
        self.images[original] = image
        if is_new:
            self.new.add(image)
        self.made.note(original, image, is_new=is_new)

    def image_id(self, kind: type[Part], number: int, *, is_new: bool = True) -> int | None:
        """The id of the image of a part; None where it was not copied, or met another."""
        image = self.images.get(self.of.part(kind, number))
        return None if image is None or (is_new and image not in self.new) else image.id

    def tell(self, line: str) -> None:
        if line not in self.made.notes:
            self.made.notes.append(line)
