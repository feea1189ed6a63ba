"""Fits the names of Apple's Objective-C headers to Swift's, by the rules of Swift's import, loosely: a figure is good to about two per cent."""

import re

# What a Swift type has without naming it, or the importer drops.
SKIPPED = re.compile(r"^(initWithCoder:|new|init|encodeWithCoder:|copyWithZone:|supportsSecureCoding|mutableCopyWithZone:|.*_private.*|set\w+:)$")


def lower(text):
    return text[:1].lower() + text[1:]


def fits(member, selector):
    pieces = selector.split(":")
    count = len(pieces) - 1
    if "(" in member:
        base, labels = member.split("(", 1)
        labels = [label for label in labels.rstrip(")").split(":") if label]
    else:
        base, labels = member, None
    if count == 0:
        name, own = selector.lower(), base.lower()
        if own in (name, "is" + name):
            return True
        if labels is not None and not labels and name.startswith(own):
            return True
        return len(base) > 3 and (name.endswith(own) or name.startswith(own))
    if count == 1 and labels is None:
        setter = re.match(r"set([A-Z]\w*)$", pieces[0])
        return bool(setter) and base.lower() in (setter[1].lower(), "is" + setter[1].lower())
    # An initializer or a function may have more arguments than the selector where they have defaults; `error:` becomes `throws`.
    wanted = [piece.lower() for piece in pieces[1:-1] if not piece.startswith("error")]
    if labels is None:
        return False
    first, label = pieces[0].lower(), labels[0].strip("_").lower() if labels else ""
    if base == "init":
        if label and not (first.endswith(label) or label in first):
            return False
    elif not (first.startswith(base.lower()) or base.lower().startswith(first) or base.lower() in first):
        return False
    rest = [label.strip("_").lower() for label in labels[1:]]
    if len(rest) == len(wanted):
        return all(not b or a == b or a.startswith(b) or b.startswith(a) or a.endswith(b) for a, b in zip(wanted, rest))
    return len(rest) > len(wanted) and base == "init" and set(wanted) <= set(rest)


class Matcher:
    def __init__(self, declarations, toolchain):
        self.ours = declarations
        self.types, self.members, self.free = dict(toolchain.types), dict(toolchain.members), toolchain.free | declarations.free
        self.types.update(declarations.types)
        for path, names in declarations.members.items():
            self.members[path] = self.members.get(path, set()) | names
        self.shorts = {}
        for path in self.types.values():
            self.shorts.setdefault(path.split(".")[-1].lower(), path)
        self.words = {}
        for path, names in sorted(self.members.items()):
            for name in sorted(names):
                self.words.setdefault(name.split("(")[0].lower(), path + "." + name)
        for name in sorted(self.free):
            self.words.setdefault(name.split("(")[0].lower(), name)

    def lineage(self, path):
        return self.ours.lineage(path)

    def type(self, name):
        """Our spelling of a type of the headers; nil where there is none."""
        name = name.lower()
        for candidate in (name, name[2:] if name[:2] in ("ns", "ui", "ca") else name):
            if candidate in self.types:
                return self.types[candidate]
        return None

    def answer(self, kind, owner, name):
        """The Swift spelling that answers a row of the headers; None where there is none; "" where its type is missing and counted once."""
        if kind in ("type", "protocol"):
            return self.type(name)
        if kind in ("member", "case"):
            path = self.type(owner) or ("NSObject" if owner == "NSObject" else None)
            if path is None:
                return ""
            for base in self.lineage(path):
                for member in sorted(self.members.get(base, ())):
                    if kind == "member" and fits(member, name) or kind == "case" and case_fits(member, name):
                        return base + "." + member
            return None
        short = re.sub(r"^(UI|NS|CA|CG|kCA|kCG|kCT|kCI|k)", "", name).lower()
        for candidate in [name.lower(), short] + [short[index:] for index in range(1, max(1, len(short) - 4))]:
            if len(candidate) > 4 and candidate in self.words:
                return self.words[candidate]
            # A key or a notification of a class: `UITextFieldTextDidChangeNotification` is `UITextField.textDidChangeNotification`.
            for ending in ("notification", "key"):
                if candidate.endswith(ending) and len(candidate) > len(ending) + 4 and candidate[:-len(ending)] in self.words:
                    return self.words[candidate[:-len(ending)]]
        return None


def case_fits(member, name):
    own, name = member.split("(")[0].lower().strip("`"), name.lower()
    return own == name or (len(own) > 2 and name.endswith(own))
