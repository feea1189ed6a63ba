"""Counts the parts of Apple's public interface that are declared here.

    python3 Scripts/census                   renews Scripts/census/surface/*.csv, docs/surface.md, and the command's missing.txt from the sources
    python3 Scripts/census --check           only lists the names that the sources no longer declare
    python3 Scripts/census --names WORD      lists the missing names of frameworks and types, and other names, that contain WORD
    python3 Scripts/census --toolchain       renews toolchain.txt: the names that the toolchain's Foundation declares on Linux
    python3 Scripts/census --import DIR      imports the lists of DIR (FRAMEWORK.csv: kind, owner, name, deprecated) for our modules

The lists contain facts from Apple's public headers, from bindings that were generated from the SDK of mid-2026. answers.csv contains reviewed answers
that no rule finds: a name that Swift spells otherwise, that iOS doesn't have, or that this implementation refuses through the API's own path.
"""

import argparse
import collections
import csv
import fnmatch
import json
import pathlib
import pickle
import platform
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True
from declarations import Declarations  # noqa: E402
from matching import FOREIGN, Matcher, PREFIX, SKIPPED  # noqa: E402

SURFACE = HERE / "surface"
PAGE = ROOT / "docs" / "surface.md"
MISSING = ROOT / "Tools" / "Sources" / "ProjectBuilder" / "Resources" / "missing.txt"
ANSWERS = ("declared", "spelled", "refused", "elsewhere", "missing", "type missing")
# Modules that apps do not import.
OWN = {
    "Automation",
    "AutomationClient",
    "BenchmarkReport",
    "Benchmarks",
    "ConstraintSolver",
    "DeviceServices",
    "EmulatedDevices",
    "FrameworkPlaceholder",
    "InterfaceBuilder",
    "ListBenchmarks",
    "LoopbackServer",
    "Presenters",
    "Simulator",
    "UIKitTesting",
    "UIKitXCTest",
}
KINDS = ("type", "protocol", "member", "case", "constant", "function")


def sources():
    """The declarations of all sources. Those of a file are cached in .build until the file changes."""
    store = ROOT / ".build" / "census.pickle"
    version = [(HERE / "declarations.py").stat().st_mtime_ns]
    try:
        known = pickle.loads(store.read_bytes())
    except Exception:  # None yet, or another version's.
        known = {}
    if known.get("version") != version:
        known = {"version": version}
    fresh, total = {"version": version}, Declarations()
    for path in sorted(path for path in (ROOT / "Sources").rglob("*.swift") if path.relative_to(ROOT).parts[1] not in OWN):
        state = (path.stat().st_mtime_ns, path.stat().st_size)
        name = str(path.relative_to(ROOT))
        if name in known and known[name][0] == state:
            fresh[name] = known[name]
        else:
            one = Declarations()
            one.read(path.read_text(encoding="utf-8"))
            fresh[name] = (state, one)
        merge(total, fresh[name][1])
    if fresh != known and store.parent.is_dir():
        store.write_bytes(pickle.dumps(fresh))
    return total


def merge(total, one):
    for path, names in one.members.items():
        total.members[path] |= names
    for path, bases in one.supers.items():
        total.supers[path] |= bases
    total.types.update(one.types)
    total.free |= one.free


def toolchain():
    found = Declarations()
    for line in (HERE / "toolchain.txt").read_text(encoding="utf-8").splitlines():
        kind, path = line.split(" ", 1)
        if kind == "type":
            found.types["".join(path.split(".")).lower()] = path
        elif "." in path.split("(")[0]:
            owner, name = path.split("(")[0].rsplit(".", 1)
            found.members[owner].add(name + path[len(owner) + 1 + len(name) :])
        else:
            found.free.add(path)
    return found


def renew_toolchain():
    lines = set()
    with tempfile.TemporaryDirectory() as folder:
        for module in [
            "Foundation",
            "FoundationEssentials",
            "FoundationInternationalization",
            "FoundationNetworking",
            "FoundationXML",
            "Dispatch",
        ]:
            subprocess.run(
                [
                    "swift",
                    "symbolgraph-extract",
                    "-module-name",
                    module,
                    "-target",
                    f"{platform.machine()}-unknown-linux-gnu",
                    "-output-dir",
                    folder,
                ],
                capture_output=True,
            )
        for file in pathlib.Path(folder).glob("*.json"):
            for symbol in json.loads(file.read_text(encoding="utf-8"))["symbols"]:
                kind = symbol["kind"]["identifier"].split(".")[-1]
                path = ".".join(symbol["pathComponents"])
                isType = kind in ("class", "struct", "enum", "protocol", "typealias")
                if not path.split(".")[-1].startswith("_") and "::SYNTHESIZED::" not in symbol["identifier"]["precise"] and kind != "op":
                    lines.add(("type " if isType else "name ") + path)
    (HERE / "toolchain.txt").write_text("\n".join(sorted(lines)) + "\n", encoding="utf-8")


def reviewed():
    """[(framework, pattern of `owner.name`, answer, Swift's spelling or the reason)]"""
    with open(HERE / "answers.csv", encoding="utf-8", newline="") as file:
        return [(row["framework"], row["name"], row["answer"], row["swift"]) for row in csv.DictReader(file)]


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def foreign(row):
    return row["kind"] == "member" and SKIPPED.match(row["name"]) or row["kind"] == "function" and FOREIGN.match(row["name"])


def answered():
    """{framework: rows with their answers}, from the sources as they are."""
    matcher, review, frameworks = Matcher(sources(), toolchain()), reviewed(), {}
    for file in sorted(SURFACE.glob("*.csv")):
        framework, rows = file.stem, []
        own = [entry for entry in review if entry[0] == framework]
        for row in read(file):
            full = f"{row['owner']}.{row['name']}" if row["owner"] and row["kind"] in ("member", "case") else row["name"]
            found = next((entry for entry in own if fnmatch.fnmatchcase(full, entry[1])), None)
            swift = matcher.answer(row["kind"], row["owner"], row["name"])
            if found and not (found[2] == "elsewhere" and swift):
                row["answer"], row["swift"] = found[2], found[3]
            elif swift:
                row["answer"], row["swift"] = "declared", swift
            else:
                row["answer"], row["swift"] = "missing" if swift is None else "type missing", ""
            rows.append(row)
        frameworks[framework] = rows
    return frameworks


def write(frameworks):
    for framework, rows in frameworks.items():
        with open(SURFACE / f"{framework}.csv", "w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, ["kind", "owner", "name", "deprecated", "answer", "swift"], lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
    PAGE.write_text(page(frameworks), encoding="utf-8")
    MISSING.write_text(missing(frameworks, declared_words(sources(), toolchain())), encoding="utf-8")


def declared_words(*all):
    """Every declared name without its labels, whatever its owner."""
    names = {name for these in all for group in [these.free, *these.members.values()] for name in group}
    return {name.split("(")[0] for name in names} | {path.split(".")[-1] for these in all for path in these.types.values()}


def missing(frameworks, declared):
    """The names that `understudy describe --readiness` looks for: lines of a framework, the owner of members or `-`, and names.

    Only names that can't be confused with others are listed: those of globals begin with the framework's prefix, and those of members have
    several words and nothing else is called so. Foundation's types are also listed without their prefix."""
    lines = []
    for framework, rows in frameworks.items():
        owners = collections.defaultdict(set)
        prefixes = {prefix(row["name"]) for row in rows if row["kind"] == "type" and row["swift"]} - {None}
        for row in rows:
            name = row["name"]
            if row["answer"] != "missing":
                continue
            if row["kind"] == "member" and not row["deprecated"]:
                name = swift_member(row["owner"], name)
                if name and name.split("(")[0] not in declared:
                    owners[row["owner"]].add(name)
            elif row["kind"] in ("type", "protocol") or row["kind"] in ("constant", "function") and not row["deprecated"]:
                short = name[2:] if framework == "Foundation" and row["kind"] == "type" and not row["deprecated"] else ""
                owners["-"] |= {one for one in (name, short) if one not in declared and (one == short or prefix(one) in prefixes)} - {""}
        lines += [" ".join([framework, owner, *sorted(names)]) for owner, names in sorted(owners.items()) if names]
    return "\n".join(lines) + "\n"


def prefix(name):
    """The prefix of a framework with which the name begins, such as that of `MTL4Compiler`, or None."""
    found = PREFIX.match(re.sub(r"\d", "", name))
    return found and found[2]


PREPOSITION = re.compile(r"(?<=[a-z0-9])(?:At|By|For|From|In|Of|On|To|Using|With)(?=[A-Z])")


def swift_member(owner, selector):
    """Swift's spelling of a selector, as far as it follows without types. None for initializers, factories, and names of one word."""
    pieces = [piece for piece in selector.split(":") if piece not in ("", "_", "error")]
    first, labels = pieces[0] if pieces else "", []
    if ":" in selector:
        found = list(PREPOSITION.finditer(first))
        start = found[-1].start() if found else len(first)
        labels = [first[start : start + 1].lower() + first[start + 1 :] or "_", *pieces[1:]]
        first = first[:start]
    if first.startswith("init") or owner.lower().endswith(first.lower()) or not re.search(r"[a-z][A-Z]", first):
        return None
    return first + ("(" + "".join(label + ":" for label in labels) + ")" if labels else "")


def share(rows):
    counted = [row for row in rows if row["answer"] not in ("elsewhere", "type missing")]
    here = sum(row["answer"] != "missing" for row in counted)
    return here, len(counted)


def percent(rows):
    here, total = share(rows)
    return f"{100 * here / total:.1f} % of {total}" if total else ""


def page(frameworks):
    lines = [
        "# The public surface",
        "",
        "Generated by `python3 Scripts/census`; do not edit. This page shows how many of the names in Apple's public Objective-C headers (iOS, not",
        "deprecated) are declared here. Rules convert the names to Swift's spelling, so a figure is accurate to about two percent. A missing type counts",
        "once, together with its members. Names that iOS doesn't have don't count. `python3 Scripts/census --names UISlider` lists the missing members of a type.",
        "",
        "| framework | types | members | cases | constants and functions |",
        "|---|---|---|---|---|",
    ]
    current = {name: [row for row in rows if not row["deprecated"]] for name, rows in frameworks.items()}
    for name, rows in current.items():
        groups = [("type", "protocol"), ("member",), ("case",), ("constant", "function")]
        lines.append(f"| {name} | " + " | ".join(percent([row for row in rows if row["kind"] in group]) for group in groups) + " |")
    lines += [
        "",
        "## Missing, by type",
        "",
        "A name without a number is a missing type. A number after a type counts its missing members and cases.",
        "",
    ]
    for name, rows in current.items():
        types = sorted(row["name"] for row in rows if row["kind"] in ("type", "protocol") and row["answer"] == "missing")
        owners = collections.Counter(row["owner"] for row in rows if row["kind"] in ("member", "case") and row["answer"] == "missing")
        words = [f"`{word}`" for word in types] + [f"`{owner}` {count}" for owner, count in sorted(owners.items())]
        if words:
            lines += [f"### {name}", ""] + wrapped(words) + [""]
    return "\n".join(lines).rstrip("\n") + "\n"


def wrapped(words):
    lines, line = [], ""
    for index, word in enumerate(words):
        piece = word + (", " if index + 1 < len(words) else "")
        if len(line) + len(piece) > 138:
            lines.append(line.rstrip())
            line = ""
        line += piece
    return lines + [line.rstrip()]


def findings():
    """Names that were declared when the lists were last renewed, and are not now; and a list for the command that is out of date."""
    declarations, known = sources(), toolchain()
    found = []
    for file in sorted(SURFACE.glob("*.csv")):
        for number, row in enumerate(read(file), 2):
            if row.get("answer") not in ("declared", "spelled", "refused") or not row["swift"]:
                continue
            if not any(has(these, row["swift"]) for these in (declarations, known)):
                what = f"{row['owner']}.{row['name']}" if row["kind"] in ("member", "case") else row["name"]
                found.append(
                    f"{file.relative_to(ROOT)}:{number}: {what} was declared as {row['swift']}, which is gone; declare it, or renew with "
                    "`python3 Scripts/census`"
                )
    frameworks = {file.stem: read(file) for file in sorted(SURFACE.glob("*.csv"))}
    if not MISSING.is_file() or MISSING.read_text(encoding="utf-8") != missing(frameworks, declared_words(declarations, known)):
        found.append(f"{MISSING.relative_to(ROOT)}:1: is not what the lists and the sources say; run `python3 Scripts/census`")
    return found


def has(declarations, path):
    head = path.split("(")[0]
    if head.replace(".", "").lower() in declarations.types or path in declarations.free:
        return True
    if "." not in head:
        return False
    owner, name = head.rsplit(".", 1)
    return name + path[len(head) :] in declarations.members.get(owner, ())


def main():
    parser = argparse.ArgumentParser(prog="census", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--toolchain", action="store_true")
    parser.add_argument("--names", metavar="WORD")
    parser.add_argument("--import", metavar="DIR", dest="folder")
    options = parser.parse_args()
    if options.check:
        gone = findings()
        print("\n".join(gone), end="\n" if gone else "")
        sys.exit(1 if gone else 0)
    if options.toolchain:
        return renew_toolchain()
    if options.folder:
        modules = {"UIKit", "QuartzCore", "CoreGraphics", "CoreText", "Foundation"}
        for folder in (ROOT / "Sources" / "Frameworks", ROOT / "Sources" / "Frameworks" / "Absent"):
            modules |= {path.name for path in folder.iterdir() if path.is_dir()}
        for file in sorted(pathlib.Path(options.folder).glob("*.csv")):
            if file.stem in modules:
                rows = {(row["kind"], row["owner"], row["name"]): row for row in read(file) if not foreign(row)}
                with open(SURFACE / file.name, "w", encoding="utf-8", newline="") as out:
                    writer = csv.DictWriter(out, ["kind", "owner", "name", "deprecated"], lineterminator="\n")
                    writer.writeheader()
                    writer.writerows(rows.values())
    frameworks = answered()
    if options.names:
        for framework, rows in frameworks.items():
            for row in rows:
                what = f"{framework} {row['kind']} {row['owner']} {row['name']}"
                if row["answer"] == "missing" and options.names.lower() in what.lower():
                    print(what + (" (deprecated)" if row["deprecated"] else ""))
        return
    write(frameworks)


if __name__ == "__main__":
    main()
