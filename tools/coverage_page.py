"""Which clause of the sources is covered by which tests and named by which code: docs/rules/coverage.md.

`python tools/coverage_page.py` writes the page. A clause is covered by `@pytest.mark.clause("LIGA-15")` on a test, on
its class or file, on a `pytest.param(..., marks=...)`, or by a golden file of tests/ (`clauses = ["LIGA-15"]` anywhere
in a .toml, a column `clauses` in a .tsv) that a test reads. Tests are read, not run.
"""

from __future__ import annotations

import ast
import csv
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("docs/rules/coverage.md")
TESTED_AREAS = ("engine", "settlement", "premium", "referee")
CODE_SUFFIXES = {".py", ".toml", ".tsv", ".ftl", ".json"}


@dataclass(frozen=True)
class Clause:
    id: str
    ruleset: str
    area: str
    paraphrase: str
    demand: str


@dataclass
class Coverage:
    clauses: dict[str, Clause]
    tests: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))  # clause → file::test
    code: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))  # clause → file
    faults: list[str] = field(default_factory=list)

    def rulesets(self) -> list[str]:
        return list(dict.fromkeys(clause.ruleset for clause in self.clauses.values()))

    def of(self, ruleset: str) -> list[Clause]:
        return [clause for clause in self.clauses.values() if clause.ruleset == ruleset]

    def in_product(self, ruleset: str) -> bool:
        return any(self.tests.get(clause.id) for clause in self.of(ruleset))

    def without_test(self, ruleset: str) -> list[Clause]:
        return [c for c in self.of(ruleset) if c.area in TESTED_AREAS and not self.tests.get(c.id)]


def read_clauses(path: Path) -> dict[str, Clause]:
    with path.open(encoding="utf-8", newline="") as file:
        rows = [Clause(**row) for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]
    return {clause.id: clause for clause in rows}


def clause_pattern(clauses: dict[str, Clause]) -> re.Pattern[str]:
    prefixes = "|".join(sorted({clause_id.split("-")[0] for clause_id in clauses}))
    return re.compile(rf"\b(?:{prefixes})-[0-9]+[a-z]?\b")


class Marks(ast.NodeVisitor):
    """The clause marks of one test file: (clause id, test) pairs and the ids given by golden data only."""

    def __init__(self, tree: ast.Module, name: str) -> None:
        self.name = name
        self.found: list[tuple[str, str]] = []
        self.faults: list[str] = []
        self.scope: list[str] = []
        self.tables: dict[str, list[str]] = {}  # module-level table of parameters → clauses marked in it
        self.aliases = {
            target.id
            for node in tree.body
            if isinstance(node, ast.Assign) and self.is_mark(node.value)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in tree.body:
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                ids = [clause_id for call in self.calls(node.value) for clause_id in self.arguments(call)]
                for target in targets:
                    if isinstance(target, ast.Name) and ids:
                        self.tables[target.id] = ids
        for clause_id in self.tables.pop("pytestmark", []):
            self.found.append((clause_id, name))
        self.used_tables: set[str] = set()
        self.visit(tree)
        self.faults += [
            f"{name}: no test is parametrized with {table}, which marks clauses"
            for table in self.tables
            if table not in self.used_tables
        ]

    @staticmethod
    def is_mark(node: ast.AST) -> bool:
        """`pytest.mark.clause`"""
        return isinstance(node, ast.Attribute) and ast.unparse(node) == "pytest.mark.clause"

    def calls(self, node: ast.AST) -> Iterator[ast.Call]:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Call):
                named = isinstance(inner.func, ast.Name) and inner.func.id in self.aliases
                if named or self.is_mark(inner.func):
                    yield inner

    def arguments(self, call: ast.Call) -> Iterator[str]:
        for argument in call.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
            elif not isinstance(argument, ast.Starred):  # starred: from golden data, which is read by itself
                self.faults.append(f"{self.name}:{call.lineno}: a clause is marked by its id, as a plain string")

    def marked(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, prefix: str) -> None:
        label = "::".join([self.name, *self.scope, node.name])
        ids: list[str] = []
        for decorator in node.decorator_list:
            ids += [clause_id for call in self.calls(decorator) for clause_id in self.arguments(call)]
            for inner in ast.walk(decorator):
                if isinstance(inner, ast.Name) and inner.id in self.tables:
                    self.used_tables.add(inner.id)
                    ids += self.tables[inner.id]
        if ids and not node.name.startswith(prefix):
            self.faults.append(f"{label}: marks clauses but is no test")
        else:
            self.found += [(clause_id, label) for clause_id in ids]

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.marked(node, "test")

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.marked(node, "test")

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.marked(node, "Test")
        self.scope.append(node.name)
        self.generic_visit(node)
        self.scope.pop()


def golden_clauses(value: object) -> Iterator[str]:
    """The strings under every key `clauses` of a TOML document."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "clauses" and isinstance(inner, list):
                yield from (str(clause_id) for clause_id in inner)
            else:
                yield from golden_clauses(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from golden_clauses(inner)


def read_golden(path: Path) -> list[str]:
    if path.suffix == ".toml":
        return list(golden_clauses(tomllib.loads(path.read_text("utf-8"))))
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [clause_id for row in rows for clause_id in re.split(r"[\s,]+", row.get("clauses") or "") if clause_id]


def collect(root: Path = ROOT) -> Coverage:
    coverage = Coverage(read_clauses(root / "docs/rules/clauses.tsv"))
    pairs: list[tuple[str, str]] = []
    sources: list[tuple[str, str]] = []  # test file, its text
    for path in sorted((root / "tests").rglob("test_*.py")):
        name = path.relative_to(root).as_posix()
        sources.append((name, path.read_text("utf-8")))
        marks = Marks(ast.parse(sources[-1][1], name), name)
        pairs += marks.found
        coverage.faults += marks.faults
    for path in sorted([*(root / "tests").rglob("*.toml"), *(root / "tests").rglob("*.tsv")]):
        name = path.relative_to(root).as_posix()
        ids = read_golden(path)
        readers = [test for test, text in sources if path.name in text or f'"{path.parent.name}"' in text]
        if ids and not readers:
            coverage.faults.append(f"{name}: covers clauses, but no test reads it")
        pairs += [(clause_id, name) for clause_id in ids]
    for clause_id, test in pairs:
        if clause_id in coverage.clauses:
            coverage.tests[clause_id].add(test)
        else:
            coverage.faults.append(f"{test}: no clause {clause_id} in docs/rules/clauses.tsv")

    pattern = clause_pattern(coverage.clauses)
    for path in sorted((root / "src").rglob("*")):
        if path.suffix in CODE_SUFFIXES:
            name = path.relative_to(root).as_posix()
            for clause_id in sorted(set(pattern.findall(path.read_text("utf-8")))):
                if clause_id in coverage.clauses:
                    coverage.code[clause_id].add(name)
                else:
                    coverage.faults.append(f"{name}: no clause {clause_id} in docs/rules/clauses.tsv")
    return coverage


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")


def listed(names: set[str], prefix: str) -> str:
    return "<br>".join(f"`{name.removeprefix(prefix)}`" for name in sorted(names)) or "–"


def section(coverage: Coverage, ruleset: str) -> Iterator[str]:
    clauses = coverage.of(ruleset)
    rows = [clause for clause in clauses if clause.area in TESTED_AREAS or coverage.tests.get(clause.id)]
    missing = coverage.without_test(ruleset)
    yield f"## {ruleset}"
    yield ""
    asked = sum(clause.area in TESTED_AREAS for clause in clauses)
    yield f"{asked - len(missing)} of {asked} clauses that a program can decide have a test."
    if missing:
        yield "No test yet: " + ", ".join(clause.id for clause in missing) + "."
    yield ""
    yield "| clause | says | area | tests | code |"
    yield "|---|---|---|---|---|"
    for clause in rows:
        tests = listed(coverage.tests.get(clause.id, set()), "tests/")
        code = listed(coverage.code.get(clause.id, set()), "src/marias/")
        yield f"| {clause.id} | {cell(clause.paraphrase)} | {clause.area} | {tests} | {code} |"
    yield ""
    for area, heading in (
        ("tournament", "On tournaments, not in the product yet"),
        ("human", "For people, nothing to decide by a program"),
        ("about", "About the game"),
    ):
        others = [clause for clause in clauses if clause.area == area and clause not in rows]
        if others:
            yield f"{heading}:"
            yield ""
            yield from (f"- {clause.id}: {cell(clause.paraphrase)}" for clause in others)
            yield ""


def page(coverage: Coverage) -> str:
    lines = [
        "# Clauses, tests, code",
        "",
        "Written by `tools/coverage_page.py` from [clauses.tsv](clauses.tsv), the marks of the tests and the ids that",
        "the code names; a test fails when it is out of date. Tests are below `tests/`, code below `src/marias/`.",
        "",
    ]
    for ruleset in coverage.rulesets():
        if coverage.in_product(ruleset):
            lines += section(coverage, ruleset)
    absent = [ruleset for ruleset in coverage.rulesets() if not coverage.in_product(ruleset)]
    if absent:
        lines += ["## Not in the product yet", ""]
        for ruleset in absent:
            clauses = coverage.of(ruleset)
            lines.append(
                f"- {ruleset}: {len(clauses)} clauses, {clauses[0].id} to {clauses[-1].id}, none of them tested"
            )
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    coverage = collect()
    for fault in coverage.faults:
        print(fault, file=sys.stderr)
    if coverage.faults:
        return 1
    text = page(coverage)
    if not (ROOT / PAGE).exists() or (ROOT / PAGE).read_text("utf-8") != text:
        (ROOT / PAGE).write_text(text, "utf-8")
        print(f"wrote {PAGE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
