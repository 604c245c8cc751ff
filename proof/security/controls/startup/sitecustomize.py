"""A trial imports this, and so does Python where a test of it starts another process. One module is
then compiled without the lines of one control; nothing of the product knows of this.
"""

import json
import os
import sys
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType
from typing import Any

SWITCHED_OFF = json.loads(os.environ.get("PROOF_SWITCHED_OFF", "null"))


class LoaderWithout(SourceFileLoader):
    """Compiles from the changed text; what is compiled is not kept."""

    def get_code(self, fullname: str) -> CodeType:
        made: CodeType = self.source_to_code(SWITCHED_OFF["text"], self.path)
        return made


class FinderWithout:
    """Finds the one module that is changed, and leaves all others to the finders behind it."""

    @staticmethod
    def find_spec(fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if fullname != SWITCHED_OFF["module"]:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        assert spec is not None
        assert spec.origin is not None
        spec.loader = LoaderWithout(fullname, spec.origin)
        return spec


if SWITCHED_OFF is not None:
    sys.meta_path.insert(0, FinderWithout())
