#!/usr/bin/env python3
"""Writes Sources/Frameworks/README.md and Sources/Frameworks/Absent/README.md.

The pages describe each framework that Apple ships besides UIKit. With `--check`, the script only compares."""

import itertools
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORKING = ROOT / "Sources" / "Frameworks"
ABSENT = WORKING / "Absent"
GENERATED = "Generated from the first comment of each module by `make conformance`; do not edit."


def folders(parent):
    return sorted(path for path in parent.iterdir() if path.is_dir() and path != ABSENT)


def abstract(folder):
    """The comment at the start of the file with the framework's name, or of its first file that starts with one. It describes the module."""
    files = sorted(folder.glob("*.swift"), key=lambda path: (path.stem != folder.name, path.name))
    for text in (path.read_text(encoding="utf-8") for path in files):
        comment = [
            line[3:].strip() for line in itertools.takewhile(lambda line: line.startswith("// ") and "FIXME" not in line, text.split("\n"))
        ]
        if comment:
            return " ".join(comment)
    sys.exit(f"frameworks: no file of {folder.relative_to(ROOT)} begins with a comment that says what the module does here")


def table(heads, rows):
    return [f"| {heads[0]} | {heads[1]} |", "|---|---|"] + [f"| {name} | {text} |" for name, text in rows]


def rows(parent):
    return [(folder.name, abstract(folder)) for folder in folders(parent)]


def pages():
    working = [
        "# Frameworks",
        "",
        GENERATED,
        "",
        "An app imports these frameworks by Apple's names. In this package, their modules are named `NAMECompanion`. SwiftUI is a separate module, "
        "`Sources/SwiftUI`. [Absent](Absent/README.md) lists the frameworks that refuse every request.",
        "",
    ] + table(("framework", "what it does here"), rows(WORKING))
    absent = [
        "# Frameworks that refuse every request",
        "",
        GENERATED,
        "",
        "An app that imports one of these frameworks compiles and runs. Each request gets the answer that the framework's API gives on a device without the "
        "service, the permission, or the hardware.",
        "",
    ] + table(("framework", "what it answers"), rows(ABSENT))
    return {WORKING / "README.md": "\n".join(working) + "\n", ABSENT / "README.md": "\n".join(absent) + "\n"}


def findings():
    return [
        f"{path.relative_to(ROOT)}:1: is not what the first comments of the modules say; run `make conformance`"
        for path, text in pages().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        found = findings()
        print("\n".join(found), end="\n" if found else "")
        sys.exit(1 if found else 0)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
