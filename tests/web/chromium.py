"""Debian's Chromium, as the tests and pictures use it."""

from playwright.sync_api import Browser, Playwright

# Milliseconds. Drawing is done in software here and may have to share the processor.
PATIENCE = 60_000

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
