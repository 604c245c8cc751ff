"""Puts the service onto a base image: one layer with the packages of others, one with our own.

Nothing is run and nothing of the machine gets in, so the same files and the same base give the same
digest. Layers are not compressed: what a compressor makes depends on its version, and every tool
that pushes images compresses them on the way.
"""

import json
from pathlib import Path
from typing import Any

from tools.image.layer import Entry, files_of_folder, files_of_wheel, pack_layer
from tools.image.oci_layout import CONFIG, LAYER, MANIFEST, Layout, digest_of

LIBRARY = "opt/loadpath/lib"
SERVED = f"{LIBRARY}/loadpath/service/packages/built"
HOME = "var/lib/loadpath"
USER = 10001
LONG_AGO = "1970-01-01T00:00:00Z"
ENVIRONMENT = {
    "HOME": f"/{HOME}",  # its user has no entry among those of the base
    "PYTHONPATH": f"/{LIBRARY}",
    "PYTHONDONTWRITEBYTECODE": "1",
    "LOADPATH_HOST": "0.0.0.0",
    "LOADPATH_PORT": "8000",
    "LOADPATH_DATA_FOLDER": f"/{HOME}/data",
    "LOADPATH_LOG_FORMAT": "json",
}


def pack_image(base: Path, packages: Path, built: Path, target: Path, architecture: str) -> str:
    """Write the image as an OCI layout; gives its digest."""
    below, image = Layout(base), Layout(target)
    found = below.find_manifest(architecture)
    manifest = json.loads(below.read(found))
    config = json.loads(below.read(manifest["config"]))
    image.create()
    for layer in manifest["layers"]:
        image.write(layer["mediaType"], below.read(layer))
    layers = [pack_layer(files_of_folder(packages, LIBRARY)), pack_layer(own_files(built))]
    written = image.write_json(
        MANIFEST,
        {
            "schemaVersion": 2,
            "mediaType": MANIFEST,
            "config": image.write_json(CONFIG, extend(config, layers)),
            "layers": [*manifest["layers"], *(image.write(LAYER, layer) for layer in layers)],
            "annotations": {"org.opencontainers.image.base.digest": found["digest"]},
        },
    )
    platform = {"os": "linux", "architecture": architecture}
    image.write_index({**written, "platform": platform})
    return str(written["digest"])


def own_files(built: Path) -> list[Entry]:
    """Our wheel unpacked, the packages that it serves, and the folder that it writes to."""
    [wheel] = built.glob("*.whl")
    served = [Entry(f"{SERVED}/{file.name}", file.read_bytes()) for file in built.iterdir()]
    return [*files_of_wheel(wheel, LIBRARY), *served, Entry(HOME, owner=USER)]


def extend(config: dict[str, Any], layers: list[bytes]) -> dict[str, Any]:
    """The base's configuration with our layers, user, variables and command."""
    inside = config.get("config", {})
    environment = dict(each.split("=", 1) for each in inside.get("Env", ()))
    environment.update(ENVIRONMENT)
    history = [
        {"created": LONG_AGO, "created_by": what}
        for what in ("packages of requirements/server.txt", "loadpath")
    ]
    return {
        "created": LONG_AGO,
        "os": "linux",
        "architecture": config["architecture"],
        **{name: config[name] for name in ("variant",) if name in config},
        "config": {
            **inside,
            "User": f"{USER}:{USER}",
            "Env": [f"{name}={value}" for name, value in environment.items()],
            "WorkingDir": f"/{HOME}",
            "ExposedPorts": {"8000/tcp": {}},
            "Entrypoint": ["python", "-m", "loadpath"],
            "Cmd": ["serve"],
        },
        "rootfs": {
            "type": "layers",
            "diff_ids": [*config["rootfs"]["diff_ids"], *map(digest_of, layers)],
        },
        "history": [*config.get("history", ()), *history],
    }
