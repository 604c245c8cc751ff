"""One control: the lines that are it, the lines that are left without it, and the test that
notices."""

from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[3]


class Control(msgspec.Struct, frozen=True, kw_only=True):
    """`before` stands once in `file`, below src/loadpath; `after` is what is run instead."""

    name: str
    file: str
    before: str
    after: str
    test: str
    """Below tests/: its file and its name."""

    @property
    def module(self) -> str:
        return "loadpath." + self.file.removesuffix(".py").replace("/", ".")

    @property
    def node(self) -> str:
        """The test as pytest names it."""
        return f"tests/{self.test}"

    @property
    def text(self) -> str:
        """The sources as they are now."""
        return (ROOT / "src" / "loadpath" / self.file).read_text(encoding="utf-8")

    def without(self) -> str:
        """The sources without the control."""
        assert self.text.count(self.before) == 1, (
            f"{self.file} does not have this once: {self.name}"
        )
        return self.text.replace(self.before, self.after)
