"""The documentation builds without a warning, and its pages fetch nothing from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FETCHED = re.compile(
    r"""<(?:script|img|iframe|source)[^>]*\ssrc=["']?(https?:)?//|<link[^>]*stylesheet[^>]*(https?:)?//"""
)


def test_documentation_builds_and_fetches_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = list(tmp_path.rglob("*.html"))
    assert len(pages) > 3
    assert [page.name for page in pages if FETCHED.search(page.read_text("utf-8"))] == []
    sheets = [sheet.read_text("utf-8") for sheet in tmp_path.rglob("*.css")]
    assert not any(re.search(r"url\(['\"]?(https?:)?//|@import", sheet) for sheet in sheets)
