import SwiftParser
import SwiftSyntax

/// The changes to a source since its module was built, as far as the running app can load them: a Swift file that replaces bodies.
///
/// The module is built with implicit dynamic functions and private imports. The patch imports the file with its private declarations, and
/// marks its functions `@_dynamicReplacement(for:)`; loading it replaces the module's.
public struct Patch: Sendable {
    /// The result of comparing a source with its built form.
    public enum Outcome: Sendable {
        /// Unchanged since it was last loaded.
        case unchanged
        /// Changed in a way that the running app can load.
        case patch(Patch)
        /// The file has syntax errors, which the parser reports.
        case unreadable
        /// The reason that the app must be rebuilt.
        case rebuild(String)
    }

    /// The contents of a Swift file.
    public var text: String
    /// Unqualified names of the classes, structures, and enumerations whose members changed.
    public var types: [String]
    /// Whether anything else on screen may depend on it.
    public var isBroad: Bool
    /// Everything replaced so far, which the next patch must also contain.
    public var replaced: Set<String>
    /// New members, which only this file's patches have.
    public var added: [String]

    /// `file` is the module's name for the translated source; `path` is the user's file. The texts are translations: `old` as the module
    /// was built, `last` as last loaded.
    public static func make(module: String, file: String, path: String, old: String, last: String, new: String, replaced: Set<String>)
        -> Outcome
    {
        let (oldParts, newParts) = (Parts(old, path), Parts(new, path))
        if newParts.tree.hasError { return .unreadable }
        let (before, after) = (Inventory(oldParts.tree), Inventory(newParts.tree))
        if let reason = Self.difference(before.fixtures, after.fixtures) { return .rebuild(reason) }
        if oldParts.generated != newParts.generated {
            return .rebuild("what selectors, outlets, and interface files find in \(path.fileName) has changed")
        }
        var writer = PatchWriter(module: module, file: file, path: path, source: new)
        let built = Dictionary(before.members.map { ($0.identity, $0) }) { first, _ in first }
        let current = Dictionary(after.members.map { ($0.identity, $0) }) { first, _ in first }
        if let reason = Self.missing(before.members.filter { current[$0.identity] == nil }, after, newParts.own) { return .rebuild(reason) }
        let loaded =
            last == old ? built : Dictionary(Inventory(Parts(last, path).tree).members.map { ($0.identity, $0) }) { first, _ in first }
        var replaced = replaced
        var added: [String] = [], changed: [Inventory.Member] = []
        for member in after.members {
            if loaded[member.identity]?.body != member.body { changed.append(member) }
            if let old = built[member.identity] {
                guard old.body != member.body || replaced.contains(member.identity) else { continue }
                if let reason = writer.replace(member) { return .rebuild(reason) }
                replaced.insert(member.identity)
            } else {
                if let reason = Self.refusal(ofNew: member, after) { return .rebuild(reason) }
                added.append(member.name)
                writer.add(member)
            }
        }
        guard !changed.isEmpty else { return .unchanged }
        let types = Set(changed.map { $0.place.type.split(separator: ".").last.map(String.init) ?? "" })
        return .patch(
            Patch(
                text: writer.text(imports: after.imports), types: types.filter { !$0.isEmpty }.sorted(),
                isBroad: changed.contains {
                    $0.place.kind == .file || $0.place.kind == .value || $0.place.kind == .extension && !Self.isClass($0.place.type, after)
                },
                replaced: replaced, added: added))
    }

    /// Returns a class declared in the file.
    private static func isClass(_ type: String, _ inventory: Inventory) -> Bool {
        inventory.fixtures.contains { $0.name == "the class '\(type)'" }
    }

    // MARK: Limits of patches

    private static func difference(_ old: [Inventory.Fixture], _ new: [Inventory.Fixture]) -> String? {
        guard old != new else { return nil }
        let (oldTexts, newTexts) = (Set(old.map(\.text)), Set(new.map(\.text)))
        let gone = old.filter { !newTexts.contains($0.text) }, fresh = new.filter { !oldTexts.contains($0.text) }
        if let first = fresh.first { return gone.contains { $0.name == first.name } ? "\(first.name) has changed" : "\(first.name) is new" }
        if let first = gone.first { return "\(first.name) is gone" }
        return "the order of stored properties, cases, or types has changed"
    }

    /// A private member that is no longer used may be removed; for others, other files must be compiled.
    private static func missing(_ members: [Inventory.Member], _ after: Inventory, _ text: Substring) -> String? {
        for member in members {
            let base = member.name.drop { $0 == "'" }.prefix { $0 != "(" && $0 != "'" }
            if after.members.contains(where: { $0.name == member.name }) { return "\(member.name) is declared otherwise" }
            if member.isPrivate, !member.isOverride, base != "init", base != "subscript", !text.contains(base) { continue }
            return "\(member.name) is gone"
        }
        return nil
    }

    private static func refusal(ofNew member: Inventory.Member, _ after: Inventory) -> String? {
        if member.isOverride { return "\(member.name) is a new override" }
        if member.node.is(InitializerDeclSyntax.self) { return "\(member.name) is a new initializer" }
        if let variable = member.node.as(VariableDeclSyntax.self), let block = variable.bindings.first?.accessorBlock,
            Accessors.observes(block)
        {
            return "\(member.name) is a new stored property"
        }
        // A witness table belongs to the module.
        if !member.isPrivate, member.place.kind != .file,
            after.conforming.contains(member.place.type) || member.place.kind == .extension && !isClass(member.place.type, after)
        {
            return "\(member.name) is new and may implement a protocol requirement"
        }
        return nil
    }

    /// A translated file, divided into the user's part and the translator's tail.
    private struct Parts {
        let tree: SourceFileSyntax
        let own: Substring
        /// The tail without its imports, which depend on the names in bodies.
        let generated: String

        init(_ text: String, _ path: String) {
            let head = Tail.head(path)
            let end = text.range(ofLast: head)
            own = end.map { text[..<$0.lowerBound] } ?? text[...]
            let tail = end.map { text[$0.upperBound...] } ?? ""
            let lines = tail.split(separator: "\n")
            generated = lines.filter { !$0.contains("import ") }.joined(separator: "\n")
            let imports = lines.filter { $0.contains("import ") }.joined(separator: "\n")
            tree = Parser.parse(source: own + "\n" + imports + "\n")
        }
    }
}

extension String {
    fileprivate func range(ofLast part: String) -> Range<String.Index>? {
        // The tail is a few kilobytes long, so the search starts at the end.
        let (text, part) = (Array(utf8), Array(part.utf8))
        guard text.count >= part.count else { return nil }
        for start in stride(from: text.count - part.count, through: 0, by: -1)
        where text[start] == part[0] && text[start..<start + part.count].elementsEqual(part) {
            let from = utf8.index(utf8.startIndex, offsetBy: start)
            return from..<utf8.index(from, offsetBy: part.count)
        }
        return nil
    }
    fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
