/// The names of types, and the superclasses of classes.
struct TypeTree: Sendable {
    private(set) var names: Set<String> = []
    private(set) var superclass: [String: String] = [:]
    /// The qualified names by unqualified name.
    private var byLastName: [String: Set<String>] = [:]

    /// Adds a type. Only code around a local one can name it.
    mutating func add(_ name: String, superclass: String? = nil, isLocal: Bool = false) {
        names.insert(name)
        if !isLocal { byLastName[Self.last(name), default: []].insert(name) }
        if let superclass { self.superclass[name] = superclass }
    }

    /// Returns the qualified name of the type that `name` refers to in `scope`.
    func resolve(_ name: String, in scope: String = "") -> String? {
        var outer = scope
        while !outer.isEmpty {
            let candidate = outer + "." + name
            if names.contains(candidate) { return candidate }
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        if names.contains(name) { return name }
        guard let matches = byLastName[Self.last(name)], matches.count == 1 else { return nil }
        return matches.first { $0.hasSuffix("." + name) || $0 == name }
    }

    /// Returns `type` and its known superclasses, followed by the first name that is not known.
    func chain(of type: String) -> [String] {
        var result: [String] = []
        var current: String? = type
        while let name = current, !result.contains(name) {
            result.append(name)
            current = superclass[name].map { ModuleIndex.withoutGenerics($0) }.map { resolve($0, in: name) ?? $0 }
        }
        return result
    }

    static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
