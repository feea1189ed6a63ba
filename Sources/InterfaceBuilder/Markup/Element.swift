/// An element of an interface file, with everything that a rewrite must preserve: attribute order, text, comments, and unusual white space.
///
/// Elements have identity and are edited in place; a tree belongs to one `MarkupDocument`.
public final class Element {
    /// A name and its value, with entities resolved.
    public struct Attribute: Equatable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The content between an element's tags.
    public enum Child {
        case element(Element)
        /// Character data. `source` is its spelling in the file, if Xcode would write it differently.
        case text(String, source: String?)
        case comment(String)
        /// A `CDATA` section.
        case data(String)
    }

    /// The tag name.
    public let name: String
    /// The attributes in file order. Changing them discards the original spelling of the start tag.
    public var attributes: [Attribute] { didSet { verbatimStartTag = nil } }
    public var children: [Child]
    /// The byte offset of the `<` in the source, or `nil` for an element that a tool created.
    public let offset: Int?
    /// The start tag as written in the file, if that differs from Xcode's spelling.
    var verbatimStartTag: String?
    /// Whether an empty element is written as `<a></a>`, which Xcode does not do but other tools do.
    var hasSeparateEndTag = false
    /// Whether the element contains only what changed in another one, whose object keeps its other values (``ElementChange``).
    package internal(set) var isPartial = false

    /// Creates an element without a parent, which takes ownership of `children`.
    public init(_ name: String, _ attributes: [Attribute] = [], children: [Element] = [], offset: Int? = nil) {
        self.name = name
        self.attributes = attributes
        self.children = children.map { .element($0) }
        self.offset = offset
    }

    init(name: String, attributes: [Attribute], offset: Int) {
        self.name = name
        self.attributes = attributes
        self.children = []
        self.offset = offset
    }

    /// The value of an attribute. Setting `nil` removes it; setting a new one appends it.
    public subscript(attribute: String) -> String? {
        get {
            if let onRead = Self.onRead { onRead(self, attribute) }
            for candidate in attributes where candidate.name == attribute { return candidate.value }
            return nil
        }
        set {
            let index = attributes.firstIndex { $0.name == attribute }
            switch (index, newValue) {
            case (let index?, let value?): attributes[index].value = value
            case (let index?, nil): attributes.remove(at: index)
            case (nil, let value?): attributes.append(Attribute(attribute, value))
            case (nil, nil): break
            }
        }
    }

    /// Called for every attribute that is read, so that tests can verify which ones are applied.
    nonisolated(unsafe) package static var onRead: ((Element, String) -> Void)?

    /// Reports a child that was looked up: both elements are passed to `onRead` with an empty attribute name.
    private func found(_ child: Element) -> Element {
        if let onRead = Self.onRead {
            onRead(self, "")
            onRead(child, "")
        }
        return child
    }

    /// The object ID, unique in its file. (SP-A012)
    public var id: String? { self["id"] }
    /// The property of the parent whose value this element is. (SP-A013)
    public var key: String? { self["key"] }

    /// Child elements in order.
    public var elements: [Element] {
        if !children.isEmpty, let onRead = Self.onRead { onRead(self, "") }
        var result: [Element] = []
        result.reserveCapacity(children.count)
        for case .element(let element) in children { result.append(element) }
        return result
    }

    /// Returns the first child element with that name.
    public func first(_ name: String) -> Element? {
        for case .element(let element) in children where element.name == name { return found(element) }
        return nil
    }

    /// Returns the child that assigns the property `key` (SP-A013).
    public func child(key: String) -> Element? {
        for case .element(let element) in children where element.key == key { return found(element) }
        return nil
    }

    /// Returns whether the element determines a property that has a default: a partial element determines only what it mentions.
    package func determines(_ property: String) -> Bool {
        !isPartial || attributes.contains { $0.name == property } || child(key: property) != nil
    }

    /// All character data directly inside the element.
    public var text: String {
        var result = ""
        for child in children {
            switch child {
            case .text(let text, _), .data(let text): result += text
            case .element, .comment: break
            }
        }
        return result
    }

    /// Visits this element and all its descendants, parents first.
    public func walk(_ visit: (Element) throws -> Void) rethrows {
        try visit(self)
        for case .element(let element) in children { try element.walk(visit) }
    }

    /// Returns the first element of the subtree, including this one, that satisfies the condition.
    public func descendant(where condition: (Element) -> Bool) -> Element? {
        if condition(self) { return self }
        for case .element(let element) in children {
            if let found = element.descendant(where: condition) { return found }
        }
        return nil
    }

    /// Returns a copy of the whole subtree, with new identity.
    public func copy() -> Element {
        let copy = Element(name, attributes, offset: offset)
        copy.verbatimStartTag = verbatimStartTag
        copy.hasSeparateEndTag = hasSeparateEndTag
        copy.children = children.map { child in
            if case .element(let element) = child { return .element(element.copy()) }
            return child
        }
        return copy
    }

    /// Appends a child.
    public func append(_ element: Element) { children.append(.element(element)) }

    /// Removes a child and the unusual white space before it. Returns `false` if it is not a child.
    @discardableResult
    public func remove(_ element: Element) -> Bool {
        guard let index = index(of: element) else { return false }
        children.remove(at: index)
        if index > 0, case .text(let text, _) = children[index - 1], text.allSatisfy(\.isWhitespace) { children.remove(at: index - 1) }
        return true
    }

    /// Returns the index of a child in `children`.
    public func index(of element: Element) -> Int? {
        children.firstIndex { if case .element(let candidate) = $0 { candidate === element } else { false } }
    }
}
