"""`python -m tools.image BASE PACKAGES BUILT TARGET ARCHITECTURE`: see `make image`."""

import sys
from pathlib import Path

from tools.image.oci_layout import UnusableLayout
from tools.image.pack_image import pack_image

if __name__ == "__main__":
    *folders, architecture = sys.argv[1:]
    base, packages, built, target = map(Path, folders)
    try:
        digest = pack_image(base, packages, built, target, architecture)
    except UnusableLayout as error:
        sys.exit(str(error))
    print(f"{target}: {digest}")
