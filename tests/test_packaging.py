"""What is published works without the checkout: wheel and sdist, built and installed with no network."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest
from uv import find_uv_bin

from marias.texts import LANGUAGES

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src/marias"
LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".*_cache", ".venv*", "__pycache__", ".hypothesis", "dist", "site", "found", "*.so", "*.pyd"
)
OFFLINE = {
    **{name: value for name, value in os.environ.items() if not name.startswith("PYTHON")},
    "UV_OFFLINE": "1",
    "UV_PYTHON_DOWNLOADS": "never",
    "PYTHONDONTWRITEBYTECODE": "1",
    "NO_COLOR": "1",
}


COMPILED = {f"marias/solver/{name}" + sysconfig.get_config_var("EXT_SUFFIX") for name in ("_core", "_chance")}
"""The compiled modules as a wheel for this Python holds them."""


def run(*command: str | Path, cwd: Path) -> str:
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env=OFFLINE, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def uv(*command: str | Path, cwd: Path) -> str:
    return run(find_uv_bin(), *command, cwd=cwd)


def contents(wheel: Path) -> dict[str, str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: hashlib.sha256(archive.read(name)).hexdigest() for name in archive.namelist()}


def tree(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def installed(environment: Path, wheel: Path) -> Path:
    """The Python of a new environment in which the wheel is installed."""
    home = environment.parent
    uv("venv", "-q", "--python", sys.executable, environment, cwd=home)
    python = environment / ("Scripts" if os.name == "nt" else "bin") / Path(sys.executable).name
    uv("pip", "install", "-q", "--no-deps", "--python", python, wheel, cwd=home)
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=home).strip()
    # the dependencies come from here; a .pth inside a folder named by a .pth is not read, so the checkout does not
    (Path(site) / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return python


@dataclass
class Published:
    wheel: Path
    sdist: Path
    from_sdist: Path
    python: Path
    program: Path
    elsewhere: Path


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Published:
    home = tmp_path_factory.mktemp("packaging") / "Můj mariáš"
    source, out, again = home / "zdrojový kód", home / "vydání", home / "znovu"
    shutil.copytree(ROOT, source, ignore=LEFT_BEHIND)
    for path in [*source.rglob("*"), source]:
        path.chmod(0o555 if path.is_dir() or os.access(path, os.X_OK) else 0o444)
    before = tree(source)
    build = ["build", "--no-build-isolation", "--python", sys.executable]
    uv(*build, "--sdist", "--out-dir", out, source, cwd=home)
    uv(*build, "--wheel", "--out-dir", out, source, cwd=home)
    assert tree(source) == before, "the build wrote into the source folder"

    for path in [source, *source.rglob("*")]:
        path.chmod(0o755)
    shutil.rmtree(source)
    sdist, wheel = next(out.glob("*.tar.gz")), next(out.glob("*.whl"))
    uv(*build, "--wheel", "--out-dir", again, sdist, cwd=home)

    python = installed(home / "prostředí", wheel)
    elsewhere = home / "stůl u okna"
    elsewhere.mkdir()
    return Published(wheel, sdist, next(again.glob("*.whl")), python, python.parent / "marias", elsewhere)


@pytest.mark.trial("R125", "R126")
def test_wheel_holds_the_whole_package(published: Published) -> None:
    names = contents(published.wheel)
    wanted = {
        "marias/" + path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd")
    }
    assert {name for name in names if name.startswith("marias/")} == wanted | COMPILED
    assert "marias/py.typed" in names
    assert any(name.endswith(".ftl") for name in names)
    assert any(name.startswith("marias/rules/profiles/") and name.endswith(".toml") for name in names)
    assert any(name.startswith("marias/rules/premium/tables/") and name.endswith(".toml") for name in names)
    assert "marias/analysis/puzzles/shipped.jsonl" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)


@pytest.mark.trial("R126")
def test_sdist_gives_the_same_wheel(published: Published) -> None:
    assert contents(published.from_sdist) == contents(published.wheel)


@pytest.mark.trial("R126")
def test_sdist_holds_no_litter(published: Published) -> None:
    with tarfile.open(published.sdist) as archive:
        names = [name.split("/", 1)[1] for name in archive.getnames()]
    assert {name.split("/")[0] for name in names} <= {
        *("src", "tests", "docs", "tools"),
        *("CHANGELOG.md", "LICENSE", "README.md", "PKG-INFO", "pyproject.toml", ".gitignore", "hatch_build.py"),
    }
    assert not [name for name in names if "__pycache__" in name or name.endswith((".pyc", ".so", ".pyd"))]


@pytest.mark.trial("R125")
def test_installed_package_is_the_one_in_use(published: Published) -> None:
    where = run(published.python, "-c", "import marias; print(ascii(marias.__file__))", cwd=published.elsewhere)
    assert "site-packages" in where
    assert ascii("prostředí").strip("'") in where


@pytest.mark.trial("R125")
def test_installed_package_is_typed(published: Published) -> None:
    user = published.elsewhere / "user.py"
    user.write_text("import marias\n\nreveal_type(marias.__doc__)\n", "utf-8")
    options = ["--strict", "--python-executable", str(published.python), "--cache-dir", os.devnull]
    assert "Success" in run(sys.executable, "-m", "mypy", *options, user, cwd=published.elsewhere)


@pytest.mark.trial("R125", "R126")
def test_installed_program_works(published: Published) -> None:
    assert "liga" in run(published.program, "profile", "list", cwd=published.elsewhere)
    assert run(published.program, "settle", "--help", cwd=published.elsewhere)


SETTLED = {
    # worked examples: E19 of the volený sheet (sto 4), 4 x 3 for a hundred of 120 by the prices of the program
    # Mariášek, and a betl of 5 against three of the championship's;
    # WE-1, WE-9, WE-16 and WE-27 of the sheet of marijaš
    "liga": ("--contract sto --trump k --points 60 --marriages 40", "[8,-4,-4]"),
    "mariasek": ("--contract sto --trump k --points 80 --marriages 40", "[24,-12,-12]"),
    "mcr-2018-free": ("--contract betl --made yes", "[15,-5,-5,-5]"),
    "mcr-2018-sto": ("--contract betl --made yes", "[15,-5,-5,-5]"),
    "csm-licitovany": ("--contract sto_sedma_hearts --points 60 --marriages 40 --seven none", "[8,-4,-4]"),
    "sk-licitovany": ("--omyl yes", "[-12,6,6]"),
    "marijas-2": ("--points 60", "[2,0]"),
    "marijas-3": ("--points 50", "[1,0,0]"),
    "marijas-3-vanredne": ("--contract betl --made yes", "[3,0,0]"),
    "marijas-4": ("--points 50 --partner C", "[1,0,1,0]"),
}


@pytest.mark.trial("R125")
def test_installed_program_settles_by_every_rule_set_in_every_language(published: Published) -> None:
    shipped = {path.stem for path in (PACKAGE / "rules/profiles").glob("*.toml")}
    assert shipped == set(SETTLED)
    for profile, (words, payments) in SETTLED.items():
        command = ["settle", "--profile", profile, *words.split()]
        said = run(published.program, "--lang", "en", *command, "--json", cwd=published.elsewhere)
        assert f'"payments":{payments}' in said
        assert run(published.program, "profile", "show", profile, cwd=published.elsewhere)
    results = {"cs": "Výsledek", "en": "Result", "sk": "Výsledok", "sr": "Ishod", "sr-Cyrl": "Исход"}
    assert set(results) == set(LANGUAGES)
    for language, word in results.items():
        told = SETTLED["liga"][0].split()
        assert word in run(published.program, "--lang", language, "settle", *told, cwd=published.elsewhere)


P0 = (
    *("--contract", "dve_sedmy_sto", "--trump", "k", "--helper", "z", "--leads", "no"),
    *("--trumps", "4", "--ace", "no", "--ten", "yes", "--helpers", "4", "--marriage", "plain", "--four-helpers", "no"),
)
"""The example of the federation's provisions: 60 + 10 + 24 + 12 + 8 = 114."""


@pytest.mark.trial("R125")
def test_the_premium_points_of_the_provisions_from_the_wheel_and_from_the_sdist(published: Published) -> None:
    """The table they are counted by is a file of the package; the wheel that was built from the sdist lies apart."""
    command = ["--lang", "en", "pb", *P0]
    from_wheel = run(published.program, *command, cwd=published.elsewhere)
    assert "Declarer: 60 + 10 + 24 + 12 + 8 = 114 PB" in from_wheel
    apart = published.elsewhere / "zvlášť"
    install: list[str | Path] = ["pip", "install", "-q", "--no-deps", "--python", published.python, "--target", apart]
    uv(*install, published.from_sdist, cwd=published.elsewhere)
    start = (
        f"import sys; sys.path.insert(0, {str(apart)!r}); import marias.cli; "
        f"assert marias.__file__.startswith({str(apart)!r}); marias.cli.main({command!r})"
    )
    assert run(published.python, "-c", start, cwd=published.elsewhere) == from_wheel


SOLVED = """
import marias, warnings
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    from marias import solver
state = marias.deal("licitovany", seed=0)
while state.phase != "play" or len(state.tricks) < 7:
    state = state.after(state.legal()[0])
chance = solver.playouts(state, 100, seed=1).mean, solver.Deals((10, 10, 10)).draw(seed=1)[0][0].mask
print(solver.COMPILED, len(said), solver.value(state), solver.value(state, "card_points"), *chance)
"""
"""Whether it is compiled, how many warnings its import gave, two values of three tricks, and what chance gives."""


def test_installed_core_is_compiled(published: Published) -> None:
    assert not published.wheel.name.endswith("-none-any.whl")
    assert "is compiled" in run(published.program, "--lang", "en", "--version", cwd=published.elsewhere)
    assert run(published.python, "-c", SOLVED, cwd=published.elsewhere).startswith("True 0 ")


def test_without_a_compiler_the_core_is_python_and_says_so(
    published: Published, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OFFLINE, "CC", "/bin/false")
    build = ["build", "--no-build-isolation", "--python", sys.executable, "--wheel"]
    uv(*build, "--out-dir", tmp_path, published.sdist, cwd=tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert contents(wheel).keys() - contents(published.wheel).keys() <= {
        name for name in contents(wheel) if "dist-info" in name
    }

    python = installed(tmp_path / "prostředí", wheel)
    assert "not compiled" in run(python.parent / "marias", "--lang", "en", "--version", cwd=tmp_path)
    # no Cython is looked for: it stands in the way here, and cannot be imported
    (tmp_path / "cython.py").write_text("raise ImportError\n", "utf-8")
    compiled = run(published.python, "-c", SOLVED, cwd=published.elsewhere).split()
    assert run(python, "-c", SOLVED, cwd=tmp_path).split() == ["False", "1", *compiled[2:]]
