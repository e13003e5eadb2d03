"""The solver's core is compiled when a wheel is built; without a C compiler the same file is installed as Python."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tempfile
from contextlib import chdir
from pathlib import Path
from typing import Any

from Cython.Build import cythonize
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOM = Path("src/marias/solver")
SOURCES = ("_core.py", "_core.pxd")
NOT_COMPILED = (
    "marias: the solver's core was not compiled, for want of a working C compiler; "
    "it runs as Python, with the same answers, but far slower"
)


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]  # the configuration of a hook has no type
    """Puts the compiled core into a wheel, and beside its source where the package is installed as editable."""

    scratch: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the core before the wheel is packed."""
        if self.target_name != "wheel":
            return
        room = Path(self.root) / ROOM
        if version == "editable":
            for old in (*room.glob("_core*.so"), *room.glob("_core*.pyd")):
                old.unlink()  # one that was compiled from other source would be imported instead of the source
        self.scratch = Path(tempfile.mkdtemp(prefix="marias-core-"))
        core = compiled(room, self.scratch)
        if core is None:
            sys.stderr.write(NOT_COMPILED + "\n")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if version == "editable":
            shutil.copy2(core, room / core.name)
        else:
            build_data["force_include"][str(core)] = f"marias/solver/{core.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 – hatchling's
        """Remove what was compiled, once it is in the wheel."""
        if self.scratch is not None:
            shutil.rmtree(self.scratch, ignore_errors=True)


def compiled(room: Path, scratch: Path) -> Path | None:
    """The extension module, made in the scratch folder; None where that cannot be done."""
    package = scratch / "marias" / "solver"
    package.mkdir(parents=True)
    for name in ("marias", "marias/solver"):
        (scratch / name / "__init__.py").touch()
    for source in SOURCES:
        shutil.copyfile(room / source, package / source)
    with chdir(scratch):  # paths in the module are relative, so that it is the same wherever it is made
        for flags in _flags():
            extension = Extension("marias.solver._core", ["marias/solver/_core.py"], extra_compile_args=flags)
            (made,) = cythonize([extension], quiet=True)  # type: ignore[no-untyped-call]  # Cython has no types here
            made.optional = True  # cythonize drops it
            command = build_ext(Distribution({"packages": ["marias"], "ext_modules": [made]}))
            command.build_temp = command.build_lib = "build"
            command.ensure_finalized()
            command.run()
            for core in (scratch / "build").rglob("_core*"):
                if core.suffix in (".so", ".pyd"):
                    return core
    return None


def _flags() -> list[list[str]]:
    """Compiler flags, the best first. The processor named is that of 2009 and newer: it counts bits in one step."""
    if os.name == "nt":
        return [["/O2"]]
    plain = ["-O3", "-g0"]
    return [[*plain, "-march=x86-64-v2"], plain] if platform.machine() in ("x86_64", "AMD64") else [plain]
