"""Writes the bill of materials: everything by others that the project ships or runs with.

The form is CycloneDX 1.6, which programs that look for known faults read. Python packages are those
that the service is installed with; what is built into our own packages stands in BUILT_IN,
FONTS and COMPILED, with the versions of the lock files. The same sources give the same bytes.
"""

import json
import re
import sys
import tomllib
import uuid
from importlib.metadata import metadata
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
NAMESPACE = uuid.UUID("6f1c6a0e-7c1e-5a58-9d0e-3c1f2b7a9e41")
# Which npm packages are inside what we ship, and the lock file that says in which version.
BUILT_IN = {
    "web/package-lock.json": {
        "three": "pages",
        "svelte": "pages",
        "clsx": "pages",
        "esm-env": "pages",
        "@modelcontextprotocol/client": "local server",
        "@modelcontextprotocol/core": "local server",
        "@modelcontextprotocol/server": "local server",
        "eventsource": "local server",
        "eventsource-parser": "local server",
        "jose": "local server",
        "pkce-challenge": "local server",
        "zod": "local server",
    },
    "tools/swagger/package-lock.json": {"swagger-ui-dist": "pages"},
}
# Of each a part is kept: in web/viewer/src/typeset/font, and in src/loadpath/service/drafts/font.
FONTS = (
    ("@fontsource/stix-two-math", "5.3.0", "npm", "OFL-1.1", "pages"),
    ("dejavu-fonts", "2.35", "generic", "Bitstream-Vera", "service"),
)
# Compiled into engine.wasm; the package of the compiler has its C and C++ libraries.
COMPILED = {
    "cmeel-eigen": ("Eigen", "MPL-2.0"),
    "ziglang": ("Zig with LLVM libc++ and wasi-libc", "MIT AND Apache-2.0 WITH LLVM-exception"),
}
# Where a package does not say its licence as an SPDX expression, what its text is.
SPELLED = {
    "apsw": "Zlib",
    "certifi": "MPL-2.0",
    "charset-normalizer": "MIT",
    "ezdxf": "MIT",
    "fonttools": "MIT",
    "h11": "MIT",
    "jinja2": "BSD-3-Clause",
    "joserfc": "BSD-3-Clause",
    "mcp": "MIT",
    "mcp-types": "MIT",
    "protobuf": "BSD-3-Clause",
    "requests": "Apache-2.0",
    "uvloop": "MIT OR Apache-2.0",
    "zxcvbn": "MIT",
}


def main(target: Path) -> None:
    target.write_text(json.dumps(make_bill(), indent=2, ensure_ascii=False) + "\n")


def make_bill() -> dict[str, Any]:
    fonts = [describe(*font) for font in FONTS]
    components = [*python_packages(), *npm_packages(), *compiled_libraries(), *fonts]
    components.sort(key=lambda component: component["bom-ref"])
    name, version = PROJECT["name"], PROJECT["version"]
    own = f"pkg:pypi/{name}@{version}"
    content = json.dumps(components)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, f'{own} {content}')}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": name,
                "version": version,
                "licenses": [{"expression": PROJECT["license"]}],
                "purl": own,
            }
        },
        "components": components,
        "dependencies": [
            {"ref": own, "dependsOn": [component["bom-ref"] for component in components]}
        ],
    }


def describe(
    name: str, version: str, kind: str, licence: str, where: str, shown: str | None = None
) -> dict[str, Any]:
    address = f"pkg:{kind}/{quote(name, safe='/')}@{version}"
    return {
        "type": "library",
        "bom-ref": address,
        "name": shown or name,
        "version": version,
        "licenses": [{"expression": licence}],
        "purl": address,
        "properties": [{"name": "loadpath:part", "value": where}],
    }


def python_packages() -> list[dict[str, Any]]:
    text = (ROOT / "requirements/server.txt").read_text()
    return [
        describe(name, version, "pypi", licence_of(name), "service")
        for name, version in re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE)
    ]


def licence_of(name: str) -> str:
    told = metadata(name)
    if name not in SPELLED and "License-Expression" not in told:
        raise SystemExit(f"{name} names no licence as SPDX writes it: add it to SPELLED.")
    return SPELLED.get(name) or str(told["License-Expression"])


def npm_packages() -> list[dict[str, Any]]:
    found = []
    for lock, names in BUILT_IN.items():
        packages = json.loads((ROOT / lock).read_text())["packages"]
        for name, where in names.items():
            locked = packages[f"node_modules/{name}"]
            found.append(describe(name, locked["version"], "npm", locked["license"], where))
    return found


def compiled_libraries() -> list[dict[str, Any]]:
    lines = (ROOT / "constraints.txt").read_text().split()
    versions = dict(line.split("==") for line in lines)
    return [
        describe(name, versions[name], "pypi", licence, "engine", shown)
        for name, (shown, licence) in COMPILED.items()
    ]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
