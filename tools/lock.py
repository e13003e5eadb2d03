"""Do the locks still answer to pyproject.toml? Each lock begins with a digest of the requirements it was made from.

`python tools/lock.py check` needs no network; `./dev lock` makes the locks anew and writes the digests.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {"locks/uv.txt": "bootstrap", "locks/dev.txt": "dev", "locks/peers.txt": "peers"}
MARK = "# made from requirements "


def requirements(project: dict[str, Any], group: str) -> dict[str, Any]:
    """All that decides what a lock holds. The peers stand apart from the package; so does the bootstrap."""
    groups = project["dependency-groups"]
    asked: dict[str, Any] = {"python": project["project"]["requires-python"], "group": groups[group]}
    if group == "dev":
        asked["bootstrap"] = groups["bootstrap"]
        asked["build"] = project["build-system"]["requires"]
        asked["package"] = project["project"]["dependencies"]
        asked["extras"] = project["project"].get("optional-dependencies", {})
    return asked


def digest(project: dict[str, Any], group: str) -> str:
    text = json.dumps(requirements(project, group), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def stamp(path: Path, wanted: str) -> None:
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith(MARK)]
    path.write_text("\n".join([MARK + wanted, *lines]) + "\n", "utf-8")


def fault(path: Path, wanted: str) -> str | None:
    """What is wrong with a lock, or None."""
    if not path.exists():
        return "is missing"
    text = path.read_text("utf-8")
    if not text.startswith(MARK + wanted + "\n"):
        return "does not answer to pyproject.toml any more"
    if "://" in text or " file:" in text:
        return "names a host or a path"
    pins = [line for line in text.splitlines() if line[:1].isalnum()]
    if not pins or not all("==" in line and line.endswith("\\") for line in pins):
        return "holds a line that is not pinned and hashed"
    return None


def main(words: list[str]) -> int:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    faults = 0
    for name, group in LOCKS.items():
        wanted = digest(project, group)
        if words == ["stamp"]:
            stamp(ROOT / name, wanted)
        elif why := fault(ROOT / name, wanted):
            faults += 1
            print(f"{name} {why}: run ./dev lock (needs the network)", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    if sys.argv[1:] not in (["check"], ["stamp"]):
        sys.exit("usage: python tools/lock.py check|stamp")
    sys.exit(main(sys.argv[1:]))
