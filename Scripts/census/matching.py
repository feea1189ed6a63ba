"""Matches the names of Apple's Objective-C headers with Swift's, by the rules of Swift's importer. The counts are accurate to about two percent."""

import re

# Members that a Swift type has without a declaration, or that the importer drops.
SKIPPED = re.compile(
    r"^(initWithCoder:|new|init|encodeWithCoder:|copyWithZone:|supportsSecureCoding|mutableCopyWithZone:|.*_private.*|set\w+:)$"
)

# Functions that only the bindings have from which the lists were made; Apple's C functions begin with capitals.
FOREIGN = re.compile(r"^[a-z][a-z0-9_]*$")


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
        if labels is not None and not labels and (name.startswith(own) or makes(own, name)):
            return True
        return len(base) > 3 and (name.endswith(own) or name.startswith(own))
    if count == 1 and labels is None:
        setter = re.match(r"set([A-Z]\w*)$", pieces[0])
        return bool(setter) and base.lower() in (setter[1].lower(), "is" + setter[1].lower())
    # An initializer or a function may have more arguments than the selector if they have defaults; `error:` becomes `throws`.
    wanted = [piece.lower() for piece in pieces[1:-1] if not piece.startswith("error")]
    if labels is None:
        return False
    first, label = pieces[0].lower(), labels[0].strip("_").lower() if labels else ""
    if base == "init":
        # `initWithFrame:`, `colorWithRed:green:blue:alpha:`; a method that creates nothing is no initializer.
        if not label and not first.startswith("init") or label and label not in first:
            return False
    elif not (first.startswith(base.lower()) or base.lower().startswith(first) or base.lower() in first or makes(base.lower(), first)):
        return False
    rest = [label.strip("_").lower() for label in labels[1:]]
    # A delegate's method is told of an error, and doesn't throw it; so are handlers.
    if any(label.startswith("error") for label in rest):
        wanted = [piece.lower() for piece in pieces[1:-1]]
    if len(rest) == len(wanted):
        return all(not b or a == b or a.startswith(b) or b.startswith(a) or a.endswith(b) for a, b in zip(wanted, rest))
    return len(rest) > len(wanted) and base == "init" and set(wanted) <= set(rest)


def makes(own, name):
    """`newBufferWithLength:` and `blitCommandEncoder` of Metal are `makeBuffer(length:)` and `makeBlitCommandEncoder()`."""
    return own.startswith("make") and (name.startswith("new" + own[4:]) or name.startswith(own[4:]))


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
                self.words.setdefault("".join(words(name.split("(")[0])), []).append(path + "." + name)
        self.globals = {name.split("(")[0].lower(): name for name in sorted(self.free, reverse=True)}

    def lineage(self, path):
        return self.ours.lineage(path)

    def type(self, name):
        """Our spelling of a type of the headers, or None if there is none."""
        name = name.lower()
        for candidate in (name, name[2:] if name[:2] in ("ns", "ui", "ca") else name):
            if candidate in self.types:
                return self.types[candidate]
        return None

    def answer(self, kind, owner, name):
        """The Swift spelling of a row of the headers; None if there is none; "" if its type is missing and counted once."""
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
        return self.constant(name, kind == "function")

    def constant(self, name, isFunction):
        """A global of the same name, or the member that the importer makes of it.

        The words of the constant before and after the member's name must be words of the member's type: `UIContentSizeCategoryLarge` is
        `UIContentSizeCategory.large`, and `kCAGravityTop` is `CALayerContentsGravity.top`. The importer also drops a suffix that marks a key
        or a notification: `NSFontAttributeName` is `NSAttributedString.Key.font`."""
        for free in (name.lower(), name.lower().removeprefix("k")):
            if free in self.globals:
                return self.globals[free]
        all = words(name)
        dropped = DROPPED | VERBS if isFunction else DROPPED
        for start in range(len(all)):
            for end in range(len(all), start, -1):
                for path in self.words.get("".join(all[start:end]), ()):
                    owner = set(words(path.split("(")[0].rpartition(".")[0]))
                    around = set(all[:start] + all[end:])
                    if owner and around <= owner | dropped and (around & owner or around & DROPPED and owner & {"key", "name"}):
                        return path
        return None


def words(name):
    """`kCGImagePropertyDNGVersion`: image, property, dng, version. The prefix of a framework is none of them."""
    rest = PREFIX.sub(r"\1", name)
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z]+[0-9]*|[0-9]+", rest)]


PREFIX = re.compile(
    r"(^|\.)k?(AR|AS|AV|BG|CA|CB|CF|CG|CH|CI|CK|CL|CM|CN|CS|CT|CV|EK|GK|HK|IC|LA|LP|MC|MF|MK|ML|MP|MTK|MTL|NS|NW|PH|PK|QL|SC|SCN|SF|SK|ST|Sec|UI|UN|UT|VN"
    r"|WC|WK)?(?=[A-Z])"
)


# Words that the importer drops if a type repeats them, and words that it drops from functions that become members.
DROPPED = {"attribute", "document", "domain", "key", "name", "notification", "option", "options", "type"}
VERBS = {"copy", "create", "get", "make", "with"}


def case_fits(member, name):
    own, name = member.split("(")[0].lower().strip("`"), name.lower()
    return own == name or (len(own) > 2 and name.endswith(own))
