/// What Interface Builder is known to write.
public struct Schema: Sendable {
    public static let standard = Schema()

    private let attributes: [String: Set<String>]

    private init() {
        func words(_ text: some StringProtocol) -> [String] { text.split(whereSeparator: { $0 == " " }).map { String($0) } }
        let groups = SchemaTable.groups.mapValues { Set(words($0)) }
        let common = groups["common"] ?? []
        var attributes: [String: Set<String>] = [:]
        for line in SchemaTable.elements.split(separator: "\n") {
            let fields = line.split(separator: ":", omittingEmptySubsequences: false)
            guard fields.count == 3 else { continue }
            var known = common.union(words(fields[2]))
            for group in words(fields[1]) { known.formUnion(groups[group] ?? []) }
            attributes[String(fields[0]).trimmingSpaces] = known
        }
        self.attributes = attributes
    }

    public func knows(element: String) -> Bool { attributes[element] != nil }

    public func knows(attribute: String, of element: String) -> Bool { attributes[element]?.contains(attribute) ?? false }

    /// One finding for each kind of unknown element or attribute of a document (SP-A015), at its first place.
    public func unknowns(in root: Element) -> [(element: Element, attribute: String?)] {
        var seen: Set<String> = []
        var result: [(Element, String?)] = []
        root.walk { element in
            guard let known = attributes[element.name] else {
                if seen.insert(element.name).inserted { result.append((element, nil)) }
                return
            }
            for attribute in element.attributes where !known.contains(attribute.name) {
                if seen.insert("\(element.name)@\(attribute.name)").inserted { result.append((element, attribute.name)) }
            }
        }
        return result
    }
}

extension String {
    var trimmingSpaces: String { String(drop { $0 == " " }) }
}
