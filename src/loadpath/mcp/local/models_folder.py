"""Saved models as files of a folder: `name.json` is the document, as every command reads it.

What is said about it stands beside it in `name.about.json`; a file without one is listed too.
"""

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from loadpath.mcp.tools.shapes import SAVED
from loadpath.mcp.tools.tool_error import ToolError

ABOUT = ".about.json"


class ModelsFolder:
    """A folder of saved models; it is made with the first one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def save(self, name: str, description: str | None, text: bytes) -> dict[str, Any]:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            file = self._free_file(name)
            about = {"name": name, "description": description}
            file.with_suffix(ABOUT).write_bytes(msgspec.json.encode(about))
            file.write_bytes(text)
        except OSError as error:
            raise ToolError(
                f"The model cannot be saved in {self.folder}: {error.strerror}.", "storage_full"
            ) from None
        return self._entry(file)

    def list(self) -> list[dict[str, Any]]:
        """The models, the one changed last first."""
        if not self.folder.is_dir():
            return []
        files = [file for file in self.folder.glob("*.json") if not file.name.endswith(ABOUT)]
        entries = [self._entry(file) for file in files]
        return sorted(entries, key=lambda entry: entry["updatedAt"], reverse=True)

    def read(self, model_id: str) -> bytes:
        file = self.folder / f"{model_id}.json"
        if file.parent != self.folder or model_id.endswith(".about") or not file.is_file():
            raise ToolError(
                f"There is no saved model '{model_id[:80]}' in {self.folder}.",
                "not_found",
                "model",
                "call list_models for the handles there are",
            )
        return file.read_bytes()

    def _free_file(self, name: str) -> Path:
        stem = re.sub(r"[^\w-]+", "-", name.casefold()).strip("-")[:60] or "model"
        number, file = 1, self.folder / f"{stem}.json"
        while file.exists():
            number += 1
            file = self.folder / f"{stem}-{number}.json"
        return file

    def _entry(self, file: Path) -> dict[str, Any]:
        about: dict[str, Any] = {}
        beside = file.with_suffix(ABOUT)
        if beside.is_file():
            about = msgspec.json.decode(beside.read_bytes())
        stat = file.stat()
        made = beside.stat().st_mtime if beside.is_file() else stat.st_mtime
        return {
            "id": file.stem,
            "handle": f"{SAVED}{file.stem}",
            "name": about.get("name", file.stem),
            "description": about.get("description"),
            "createdAt": _moment(min(made, stat.st_mtime)),
            "updatedAt": _moment(stat.st_mtime),
        }


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
