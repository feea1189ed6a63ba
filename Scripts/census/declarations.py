"""Reads the public declarations of Swift sources without a compiler: types, members with their argument labels, and inheritance."""

import collections
import re

BLANK = re.compile(r'//[^\n]*|/\*.*?\*/|#?"""(.*?)"""#?|#?"(?:\\.|[^"\\\n])*"#?', re.DOTALL)
TOKEN = re.compile(
    r"(?P<open>\{)|(?P<close>\})"
    r"|\b(?P<kind>class|struct|enum|protocol|actor|extension)\s+(?!func\b|var\b|let\b|subscript\b|override\b|final\b)(?P<type>[A-Za-z_][\w.]*)"
    r"|\b(?P<value>var|let)\s+(?=[`\w])|\bfunc\s+(?P<function>`?\w+`?|[^\s\w(]+)|\b(?P<case>case)\s+(?=[`\w])"
    r"|\b(?P<init>init)[?!]?(?=\s*[(<])|\b(?P<subscript>subscript)(?=\s*[(<])|\btypealias\s+(?P<alias>\w+)"
)
PUBLIC = re.compile(r"\b(?:public|open)\b(?!\s*\()")
WORD = re.compile(r"\s*`?(\w+)`?")


class Declarations:
    def __init__(self):
        self.members = collections.defaultdict(set)
        self.types = {}
        self.supers = collections.defaultdict(dict)  # ordered sets: a superclass comes before the protocols
        self.free = set()

    def read(self, text):
        text = BLANK.sub(lambda found: '""' if '"' in found[0][:2] else "\n" * found[0].count("\n"), text)
        scopes, pending = [], None
        for token in TOKEN.finditer(text):
            kind = token.lastgroup
            if kind == "open":
                scopes.append(pending or (None, "", False))
                pending = None
            elif kind == "close":
                if scopes:
                    scopes.pop()
            elif kind == "type":
                pending = self.type(text, token, scopes)
            elif pending is None and (not scopes or scopes[-1][0]):
                self.member(text, token, kind, scopes[-1] if scopes else ("file", "", False))

    def type(self, text, token, scopes):
        kind, name = token["kind"], token["type"]
        isPublic = bool(PUBLIC.search(line_before(text, token.start()))) or bool(scopes and scopes[-1][2] and scopes[-1][0] == "extension")
        outer = scopes[-1][1] if scopes and scopes[-1][0] not in (None, "extension") else scopes[-1][1] if scopes else ""
        path = ".".join(filter(None, [outer, name]))
        head = text[token.end() : text.find("{", token.end())]
        if kind == "extension":
            found = re.search(r"\bwhere\s+Self\s*:\s*([\w.]+)", head)
            path = found[1] if found else name
        elif isPublic:
            self.types["".join(path.split(".")).lower()] = path
            if outer:
                self.members[outer].add(name)
            else:
                self.free.add(name)
        bases = re.match(r"\s*(?:<.*?>)?\s*:(.*)", head.split(" where ")[0], re.DOTALL)
        if bases and "Self" not in head.split(":")[0]:
            self.supers[path].update(dict.fromkeys(re.findall(r"[A-Z_]\w*(?:\.\w+)*", bases[1])))
        if kind != "extension" and not isPublic:
            return ("hidden", path, False)
        return (kind, path, isPublic)

    def member(self, text, token, kind, scope):
        holder, path, isOpen = scope
        isPublic = (
            holder == "protocol"
            or kind == "case"
            or (holder == "extension" and isOpen)
            or bool(PUBLIC.search(line_before(text, token.start())))
        )
        if not isPublic or holder == "hidden" or (kind == "case" and holder != "enum"):
            return
        if kind in ("value", "case"):
            names = list(listed(text, token.end()))
        elif kind == "alias":
            names = [token["alias"]]
            full = ".".join(filter(None, [path, names[0]]))
            self.types[full.replace(".", "").lower()] = full
            # An alias has the members of its type.
            target = re.match(r"\s*(?:<[^>]*>)?\s*=\s*([A-Z]\w*(?:\.\w+)*)", text[token.end() : token.end() + 200])
            if target:
                self.supers[full][target[1]] = None
        else:
            base = (token["function"] or kind).strip("`")
            names = [base + "(" + "".join(label + ":" for label in labels(text, token.end())) + ")"]
        for name in names:
            if path:
                self.members[path].add(name)
            else:
                self.free.add(name)

    def lineage(self, path, seen=None):
        """The type and its supertypes, by their full or last names."""
        seen = set() if seen is None else seen
        if path in seen:
            return
        seen.add(path)
        yield path
        for base in self.supers.get(path, ()):
            # An old name may be an alias of a nested type whose name reads the same: UIApplicationState, UIApplication.State.
            yield from self.lineage(base if base in self.members else self.types.get(base.replace(".", "").lower(), base), seen)


def line_before(text, end):
    return text[max(text.rfind("\n", 0, end), text.rfind("{", 0, end), text.rfind(";", 0, end)) + 1 : end]


def pieces(text, start):
    """The pieces between commas outside of brackets, up to the end of the statement."""
    depth, begin, index = 0, start, start
    while index < len(text):
        character = text[index]
        if character in "([<" and not (character == "<" and text[index + 1 : index + 2] in "=< "):
            depth += 1
        elif character in ")]" or (character == ">" and text[index - 1] not in "-= "):
            depth -= 1
            if depth < 0:
                break
        elif depth == 0 and character in "{}":
            break
        elif depth == 0 and character == "\n" and text[begin:index].strip():
            break
        elif depth == 0 and character == ",":
            yield text[begin:index]
            begin = index + 1
        index += 1
    yield text[begin:index]


def listed(text, start):
    for piece in pieces(text, start):
        found = WORD.match(piece)
        if found:
            yield found[1]


def labels(text, start):
    opening = text.find("(", start)
    if opening < 0:
        return []
    depth, index = 0, opening
    while index < len(text):
        if text[index] in "([{":
            depth += 1
        elif text[index] in ")]}":
            depth -= 1
            if depth == 0:
                break
        index += 1
    found = []
    for piece in pieces(" " + text[opening + 1 : index].replace("\n", " "), 0):
        word = re.match(r"\s*(?:@\w+(?:\([^)]*\))?\s+)*`?(\w+)`?", piece)
        if word:
            found.append(word[1])
    return found
