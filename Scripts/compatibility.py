#!/usr/bin/env python3
"""Writes docs/compatibility.md: which of the UIKit names real code uses exist here, what the companion modules do, and every named gap."""

import collections
import csv
import itertools
import json
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROJECTS = ROOT / "docs" / "measured-projects.csv"
LIBRARIES = ROOT / "docs" / "measured-libraries.csv"
DEMAND = ROOT / "docs" / "demand" / "api_demand.csv"
TYPE = re.compile(r"\b(?:class|struct|enum|protocol|typealias|actor)\s+(\w+)")
MEMBER = re.compile(r"\b(?:var|let|func|case|static let|static var)\s+`?(\w+)`?")
CASES = re.compile(r"\bcase\s+([^:{]+)")
SEVERAL = re.compile(r"\b(?:var|let)\s+(\w+\s*:[^={}()\n]*,[^={}()\n]*)")
GAP = re.compile(r"FIXME(?:\(gap\))?:?\s*(.*)")
KINDS = {"type": "types", "superclass": "types", "conformance": "types", "method": "methods", "property": "properties",
         "override": "methods", "delegate_method": "methods", "enum_member": "members",
         "nested_type": "members", "static": "members", "function": "members", "color": "members", "constant": "members"}


def sources():
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        yield path, path.read_text(encoding="utf-8")


def toolchain_names():
    """What Swift, Foundation and XCTest declare on Linux; nothing where the compiler does not tell."""
    names = set()
    target = f"{platform.machine()}-unknown-linux-gnu"
    with tempfile.TemporaryDirectory() as folder:
        for module in ["Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "XCTest"]:
            subprocess.run(["swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", folder], capture_output=True)
        for path in pathlib.Path(folder).glob("*.symbols.json"):
            for symbol in json.loads(path.read_text(encoding="utf-8"))["symbols"]:
                names.add(symbol["pathComponents"][-1].split("(")[0])
    return names


def projects():
    """Public iOS apps, unchanged: translated, compiled and started headless. One row a project; measured by hand-started sweeps."""
    if not PROJECTS.is_file():
        return []
    rows = list(csv.DictReader(PROJECTS.open(encoding="utf-8")))
    done = collections.Counter()
    for row in rows:
        for step in ("translated", "compiled", "ran"):
            done[step] += row[step] == "yes"
    out = ["", "## Public apps, unchanged", "", f"{len(rows)} app targets of {len({row['project'].split('/')[0] for row in rows})} authors: {done['translated']} translated, "
           f"{done['compiled']} compiled, {done['ran']} showed their first screen. What holds back the others stands beside them.", "",
           "| project | app | files | translated | compiled | ran | held back by |", "|---|---|---|---|---|---|---|"]
    return out + [f"| {r['project']} | {r['app']} | {r['files']} | {r['translated']} | {r['compiled']} | {r['ran']} | {r['reason'].replace('|', '/')} |" for r in rows]


def libraries():
    """Public UIKit libraries, unchanged: their own tests. One row a library."""
    if not LIBRARIES.is_file():
        return []
    rows = list(csv.DictReader(LIBRARIES.open(encoding="utf-8")))
    tests, passed = (sum(int(row[column] or 0) for row in rows) for column in ("tests", "passed"))
    whole = sum(row["tests"] == row["passed"] != "0" for row in rows)
    out = ["", "## Public libraries, unchanged", "", f"`understudy test` on {len(rows)} libraries: {passed} of {tests} tests pass, all of {whole} libraries.", "",
           "| library | tests | passed | failed | held back by |", "|---|---|---|---|---|"]
    return out + [f"| {r['library']} | {r['tests']} | {r['passed']} | {r['failed']} | {r['reason'].replace('|', '/')} |" for r in rows]


def abstract(folder):
    """The comment that begins a companion's own file, or the first of its files that begins with one: what the module does here."""
    files = sorted(folder.glob("*.swift"), key=lambda path: (path.stem != folder.name, path.name))
    for text in (path.read_text(encoding="utf-8") for path in files):
        comment = [line[3:].strip() for line in itertools.takewhile(lambda line: line.startswith("// ") and "FIXME" not in line, text.split("\n"))]
        if comment:
            return " ".join(comment)
    sys.exit(f"compatibility: no file of {folder.relative_to(ROOT)} begins with a comment that says what the module does here")


def main():
    types, members, gaps = set(), set(), collections.defaultdict(list)
    for path, text in sources():
        types.update(TYPE.findall(text))
        members.update(MEMBER.findall(text))
        for cases in CASES.findall(text):
            members.update(re.findall(r"\b(\w+)\b", cases))
        for variables in SEVERAL.findall(text):
            members.update(re.findall(r"(\w+)\s*:", variables))
        for number, line in enumerate(text.split("\n"), 1):
            if "FIXME" in line:
                match = GAP.search(line)
                gaps[path.relative_to(ROOT / "Sources").parts[0]].append((f"{path.relative_to(ROOT)}:{number}", match[1] if match else ""))
    out = ["# Compatibility", "", "Generated by `make conformance`; do not edit.", ""]
    known, standard, absent = collections.Counter(), collections.Counter(), []
    toolchain = toolchain_names()
    rows = list(csv.DictReader(DEMAND.open(encoding="utf-8")))
    wanted = collections.Counter()
    for row in rows:
        kind, symbol = row["kind"], row["symbol"]
        if kind not in KINDS:
            continue
        name = re.split(r"[(]", symbol)[0].split(".")[-1].strip()
        # `UIView.Type` is Swift's spelling of a type that stands in its own row.
        if not name.isidentifier() or name == "Type":
            continue
        wanted[kind] += 1
        if name in (types if KINDS[kind] == "types" else members | types):
            known[kind] += 1
        elif name in toolchain:
            standard[kind] += 1
        else:
            absent.append((int(row["repos"]), int(row["uses"]), symbol, kind))
    out += ["## Names that 72 real code bases use", "", "A name counts when one of our modules declares it, or Swift, Foundation or XCTest on Linux. The rest are names of the code bases' own, of AppKit, "
            "SwiftUI and other frameworks of Apple's, and of Swift 2 and 3.", "",
            "| kind | used | declared here | by the toolchain | by neither |", "|---|---|---|---|---|"]
    out += [f"| {kind} | {wanted[kind]} | {known[kind]} | {standard[kind]} | {wanted[kind] - known[kind] - standard[kind]} |" for kind in wanted]
    out += ["", "The most used names that neither declares:", ""]
    out += [f"* `{symbol}` ({kind}, {repos} code bases)" for repos, uses, symbol, kind in sorted(absent, reverse=True)[:200]]
    companions = ROOT / "Sources" / "Companions"
    if companions.is_dir():
        out += ["", "## Companion modules", "", "| module | what it does here |", "|---|---|"]
        for folder in sorted(companions.iterdir()):
            out.append(f"| {folder.name} | {abstract(folder)} |")
    out += projects() + libraries()
    out += ["", "## Named gaps", ""]
    for name in sorted(gaps):
        out += [f"### {name}", ""] + [f"* {reason or 'see the line'} ({place})" for place, reason in gaps[name]] + [""]
    (ROOT / "docs").mkdir(exist_ok=True)
    (ROOT / "docs" / "compatibility.md").write_text("\n".join(out).rstrip() + "\n", encoding="utf-8")
    print(f"compatibility: {sum(len(g) for g in gaps.values())} named gaps")


main()
