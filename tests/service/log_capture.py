"""A log stream that tests can read back."""

import io
import json
from typing import Any


class LogCapture(io.StringIO):
    """Collects log lines."""

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]
