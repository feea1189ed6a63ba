/// The elements and attributes that Interface Builder is known to write.
public struct Schema: Sendable {
    /// The shared schema, created on first use.
    public static let standard = Schema()

    /// The treatment of an element or attribute when a file is loaded.
    public enum Disposition: Equatable, Sendable {
        /// The loader reads it.
        case applied
        /// It is only for Interface Builder, or another attribute contains the same information: ignoring it loses nothing.
        case inert
        /// A framework's class reads it; loading warns if the app does not link the framework.
        case framework
        /// It has a meaning that is not supported here: loading warns. The text describes what is missing.
        case unsupported(String)
        /// Not in the schema: loading warns.
        case unknown
    }

    private let attributes: [String: Set<String>]
    private let inert: Set<String>
    private let frameworks: Set<String>
    /// The attributes of every view, in any framework.
    private let viewAttributes: Set<String>
    private let unsupported: [String: String]
    /// Elements with their own entry in `unsupported`: most have none, and documents are checked each time they are opened.
    private let unsupportedElements: Set<String>

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
        inert = Set(words(SchemaTable.inert.replacingOccurrences(of: "\n", with: " ")))
        frameworks = Set(words(SchemaTable.frameworks))
        viewAttributes = common.union(groups["view"] ?? []).union(groups["controller"] ?? [])
        unsupported = SchemaTable.unsupported
        unsupportedElements = Set(unsupported.keys.map { String($0.prefix { $0 != "@" }) })
    }

    /// Returns the treatment of an attribute, or of the element itself if `attribute` is `nil`.
    public func disposition(of attribute: String?, in element: String) -> Disposition {
        guard let known = attributes[element] else { return Self.isSimulated(element) ? .inert : .unknown }
        if let reason = unsupported[element] { return .unsupported(reason) }
        if inert.contains(element) { return .inert }
        let isInert = attribute.map { inert.contains("\(element)@\($0)") || inert.contains("@" + $0) } ?? false
        if frameworks.contains(element), !isInert, attribute.map(known.contains) ?? true {
            return isCommon(attribute) ? .applied : .framework
        }
        guard let attribute else { return .applied }
        guard known.contains(attribute) else { return .unknown }
        if let reason = unsupported["\(element)@\(attribute)"] ?? unsupported["@" + attribute] { return .unsupported(reason) }
        return isInert ? .inert : .applied
    }

    /// All elements with their attributes.
    package var elements: [String: Set<String>] { attributes }

    /// Returns whether an element only affects the canvas; new sizes come with new devices. (SP-A010)
    private static func isSimulated(_ element: String) -> Bool {
        element.hasSuffix("Metrics") && element.lowercased().contains("simulated")
    }

    private func isCommon(_ attribute: String?) -> Bool { attribute.map(viewAttributes.contains) ?? false }

    private func isUnsupported(_ attribute: String, _ element: String) -> Bool {
        unsupported["@" + attribute] != nil || unsupportedElements.contains(element) && unsupported["\(element)@\(attribute)"] != nil
    }

    /// An element or attribute that has no effect, at its first occurrence.
    public struct Finding {
        public let element: Element
        /// The attribute, or `nil` for the element itself.
        public let attribute: String?
        public let disposition: Disposition

        /// A sentence with the element's or attribute's name.
        public var message: String {
            let what = attribute.map { "attribute \($0) of <\(element.name)>" } ?? "element <\(element.name)>"
            if case .unsupported(let reason) = disposition { return "The \(what) has no effect: \(reason)." }
            return "The \(what) is unknown and has no effect."
        }
    }

    /// Returns one finding for each kind of element or attribute in a document that is unknown or unsupported (SP-A015).
    public func findings(in root: Element) -> [Finding] {
        var seen: Set<String> = []
        var result: [Finding] = []
        func note(_ element: Element, _ attribute: String?) {
            let disposition = disposition(of: attribute, in: element.name)
            switch disposition {
            case .applied, .inert, .framework: return
            case .unknown, .unsupported:
                if seen.insert("\(element.name)@\(attribute ?? "")").inserted {
                    result.append(Finding(element: element, attribute: attribute, disposition: disposition))
                }
            }
        }
        root.walk { element in
            note(element, nil)
            guard let known = attributes[element.name], unsupported[element.name] == nil else { return }
            for attribute in element.attributes where !known.contains(attribute.name) || isUnsupported(attribute.name, element.name) {
                note(element, attribute.name)
            }
        }
        return result
    }
}

extension String {
    var trimmingSpaces: String { String(drop { $0 == " " }) }
}
