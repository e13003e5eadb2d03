"""`./dev soak`: the same tests with large counts, then each fuzz target of fuzz/ guided by coverage."""

from __future__ import annotations

import argparse
import importlib.util
import os
import secrets
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FUZZ = ROOT / "fuzz"
NO_TESTS_COLLECTED = 5


def tests(word: str | None, seed: int, end: float) -> tuple[int, int]:
    """The exit code of pytest, and how many tests were not begun because the time was over."""
    command = [sys.executable, "-m", "pytest", "-n", "2", "-s", "-m", "not no_soak", f"--hypothesis-seed={seed}"]
    command += ["-o", "faulthandler_timeout=0"]  # a large count may take longer than a hanging test is given
    if word:
        command += ["-k", word]
    with tempfile.TemporaryDirectory() as folder:
        late = Path(folder) / "late"
        environment = {
            **os.environ,
            "MARIAS_SIZE": "soak",
            "MARIAS_SOAK_END": str(end),
            "MARIAS_SOAK_LATE": str(late),
        }
        code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        return code, int(late.read_text("utf-8")) if late.exists() else 0


def fuzz(target: Path, seed: int, seconds: int) -> int:
    """Run one target; what breaks it is kept in fuzz/found/, new inputs stay out of the repository's corpus."""
    name = target.stem.removeprefix("fuzz_")
    found = FUZZ / "found" / name
    found.mkdir(parents=True, exist_ok=True)
    corpus = FUZZ / "corpus" / name
    command = [sys.executable, str(target), f"-max_total_time={seconds}", f"-seed={seed}", f"-artifact_prefix={found}/"]
    command += ["-print_final_stats=1", str(found), *([str(corpus)] if corpus.is_dir() else [])]
    print(f"\nfuzz target {name}: {seconds} s, seed {seed}", flush=True)
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev soak", description=__doc__)
    parser.add_argument("word", nargs="?", help="only the tests (pytest -k) and fuzz targets of this name")
    parser.add_argument("--minutes", type=float, default=60, help="start nothing new after so many minutes (60)")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(2**31), help="repeat the run of this seed")
    given = parser.parse_args()

    start = time.time()
    end = start + 60 * given.minutes
    print(f"soak of {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, seed {given.seed}, {given.minutes:g} minutes", flush=True)

    targets = [path for path in sorted(FUZZ.glob("fuzz_*.py")) if not given.word or given.word in path.stem]
    # the targets have a quarter of the time, or all that the tests leave
    tests_end = end - (end - start) / 4 if targets else end
    code, late = tests(given.word, given.seed, tests_end)
    failed = ["tests"] if code not in (0, NO_TESTS_COLLECTED) else []
    if code == NO_TESTS_COLLECTED and not targets:
        print(f"soak: no test and no fuzz target is called {given.word!r}", file=sys.stderr)
        return 2

    if targets and importlib.util.find_spec("atheris") is None:
        print("\nnot run: the fuzz targets, because atheris has no wheel for this system (it has for Linux on x86-64)")
        targets = []
    for nth, target in enumerate(targets):
        seconds = max(5, int((end - time.time()) / (len(targets) - nth)))
        if fuzz(target, given.seed, seconds):
            failed.append(target.stem)

    took = (time.time() - start) / 60
    outcome = "failed: " + ", ".join(failed) if failed else "not whole" if late else "all well"
    if late:
        outcome += f"; {late} tests were not begun, the time was over: give more --minutes"
    print(f"\nsoak over after {took:.1f} minutes, seed {given.seed}: {outcome}")
    return 1 if failed or late else 0


if __name__ == "__main__":
    sys.exit(main())
