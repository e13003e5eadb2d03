"""The prototype, built in a folder of its own and asked in a process of its own: its package has our name."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bench.solver.deals import Task

WORKER = Path(__file__).parent / "prototype.py"
PARTS = {"core.py": "marias/_core.py", "core.pxd": "marias/_core.pxd", "setup.py": "setup.py"}


class Prototype:
    """A process that solves with the prototype of a folder."""

    def __init__(self, source: Path, folder: Path) -> None:
        self._process = self._started(source, folder)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()

    def once(self, task: Task) -> dict[str, Any]:
        """One pass: nanoseconds of every deal, nodes in all, sum of the answers."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"objective": task.objective, "hands": task.hands}) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    @staticmethod
    def _started(source: Path, folder: Path) -> subprocess.Popen[str]:
        (folder / "marias").mkdir()
        (folder / "marias" / "__init__.py").touch()
        for part, place in PARTS.items():
            if not (source / part).is_file():
                sys.exit(f"bench: {source} holds no {part}: no prototype")
            shutil.copyfile(source / part, folder / place)
        build = [sys.executable, "setup.py", "build_ext", "--inplace"]
        done = subprocess.run(build, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode or not list(folder.glob("marias/_core*.so")):
            sys.exit(f"bench: the prototype could not be built:\n{done.stderr.strip()}")
        command = [sys.executable, "-I", str(WORKER), str(folder)]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
