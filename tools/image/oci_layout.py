"""Folders in the form of the OCI image layout 1.0: blobs by their digests, and an index of images.

https://github.com/opencontainers/image-spec/blob/v1.1.0/image-layout.md
"""

import hashlib
import json
from pathlib import Path
from typing import Any

INDEX = "application/vnd.oci.image.index.v1+json"
MANIFEST = "application/vnd.oci.image.manifest.v1+json"
CONFIG = "application/vnd.oci.image.config.v1+json"
LAYER = "application/vnd.oci.image.layer.v1.tar"
# What registries of Docker call the first two.
INDEXES = (INDEX, "application/vnd.docker.distribution.manifest.list.v2+json")
MANIFESTS = (MANIFEST, "application/vnd.docker.distribution.manifest.v2+json")

Descriptor = dict[str, Any]


class UnusableLayout(ValueError):
    """A folder is no OCI layout, or not one that can be built upon."""


class Layout:
    """Reads and writes one such folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def create(self) -> None:
        (self.folder / "blobs/sha256").mkdir(parents=True, exist_ok=True)
        (self.folder / "oci-layout").write_text('{"imageLayoutVersion":"1.0.0"}')

    def read(self, descriptor: Descriptor) -> bytes:
        """A blob, which must be what its digest says."""
        digest = str(descriptor["digest"])
        kind, _, name = digest.partition(":")
        path = self.folder / "blobs" / kind / name
        if not path.is_file():
            raise UnusableLayout(f"{self.folder} should hold {digest}; it does not")
        content = path.read_bytes()
        if digest_of(content) != digest:
            raise UnusableLayout(f"{path} is not what its name says: {digest_of(content)}")
        return content

    def write(self, media_type: str, content: bytes) -> Descriptor:
        """Keep a blob; gives what refers to it."""
        digest = digest_of(content)
        (self.folder / "blobs/sha256" / digest.removeprefix("sha256:")).write_bytes(content)
        return {"mediaType": media_type, "digest": digest, "size": len(content)}

    def write_json(self, media_type: str, value: Any) -> Descriptor:
        return self.write(media_type, plain_json(value))

    def write_index(self, manifest: Descriptor) -> None:
        index = {"schemaVersion": 2, "mediaType": INDEX, "manifests": [manifest]}
        (self.folder / "index.json").write_bytes(plain_json(index))

    def find_manifest(self, architecture: str) -> Descriptor:
        """The one image for Linux on this kind of processor."""
        path = self.folder / "index.json"
        if not path.is_file():
            raise UnusableLayout(f"{self.folder} should be an OCI layout; it has no index.json")
        found = [
            descriptor
            for descriptor in self._manifests(json.loads(path.read_bytes()))
            if self._architecture(descriptor) == architecture
        ]
        if len(found) != 1:
            raise UnusableLayout(
                f"{self.folder} should hold one image for {architecture}; it holds {len(found)}"
            )
        return found[0]

    def _manifests(self, index: dict[str, Any]) -> list[Descriptor]:
        """All of an index, those of indexes inside it too."""
        found = []
        for descriptor in index["manifests"]:
            if descriptor["mediaType"] in INDEXES:
                found += self._manifests(json.loads(self.read(descriptor)))
            elif descriptor["mediaType"] in MANIFESTS:
                found.append(descriptor)
        return found

    def _architecture(self, descriptor: Descriptor) -> str:
        platform = descriptor.get("platform")
        if platform is None:
            config = json.loads(self.read(descriptor))["config"]
            platform = json.loads(self.read(config))
        return str(platform["architecture"]) if platform.get("os") == "linux" else ""


def digest_of(content: bytes) -> str:
    return f"sha256:{hashlib.sha256(content).hexdigest()}"


def plain_json(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()
