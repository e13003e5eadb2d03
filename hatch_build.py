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
MODULES = ("_core", "_chance")
SOURCES = (*(f"{module}{kind}" for module in MODULES for kind in (".py", ".pxd")), "_bits.pxd")
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
            for old in (old for module in MODULES for kind in ("so", "pyd") for old in room.glob(f"{module}*.{kind}")):
                old.unlink()  # one that was compiled from other source would be imported instead of the source
        self.scratch = Path(tempfile.mkdtemp(prefix="marias-core-"))
        modules = compiled(room, self.scratch)
        if not modules:
            sys.stderr.write(NOT_COMPILED + "\n")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in modules:
            if version == "editable":
                shutil.copy2(module, room / module.name)
            else:
                build_data["force_include"][str(module)] = f"marias/solver/{module.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 – hatchling's
        """Remove what was compiled, once it is in the wheel."""
        if self.scratch is not None:
            shutil.rmtree(self.scratch, ignore_errors=True)


def compiled(room: Path, scratch: Path) -> list[Path]:
    """The extension modules, made in the scratch folder: all, or none where that cannot be done."""
    package = scratch / "marias" / "solver"
    package.mkdir(parents=True)
    for name in ("marias", "marias/solver"):
        (scratch / name / "__init__.py").touch()
    for source in SOURCES:
        shutil.copyfile(room / source, package / source)
    with chdir(scratch):  # paths in the module are relative, so that it is the same wherever it is made
        for flags in _flags():
            extensions = [
                Extension(f"marias.solver.{module}", [f"marias/solver/{module}.py"], extra_compile_args=flags)
                for module in MODULES
            ]
            made = cythonize(extensions, quiet=True)  # type: ignore[no-untyped-call]  # Cython has no types here
            for extension in made:
                extension.optional = True  # cythonize drops it
            command = build_ext(Distribution({"packages": ["marias"], "ext_modules": made}))
            command.build_temp = command.build_lib = "build"
            command.ensure_finalized()
            command.run()
            modules = sorted(path for path in (scratch / "build").rglob("_*") if path.suffix in (".so", ".pyd"))
            if len(modules) == len(MODULES):
                return modules
    return []


def _flags() -> list[list[str]]:
    """Compiler flags, the best first. The processor named is that of 2009 and newer: it counts bits in one step."""
    if os.name == "nt":
        return [["/O2"]]
    plain = ["-O3", "-g0"]
    return [[*plain, "-march=x86-64-v2"], plain] if platform.machine() in ("x86_64", "AMD64") else [plain]
