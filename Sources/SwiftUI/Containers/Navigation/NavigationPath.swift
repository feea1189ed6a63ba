import Foundation

/// The values of a stack's pages, which may be of any type.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []
    /// Creates an empty path, which shows the root.
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
    /// The number of pushed views.
    public var count: Int { values.count }
    /// Whether only the root is shown.
    public var isEmpty: Bool { values.isEmpty }
    /// Pushes the destination for a value.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// Pops the last `k` views, or all if there are fewer.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

extension NavigationPath {
    /// The path's values in a form that can be saved, or `nil` if one of them isn't codable.
    public var codable: CodableRepresentation? { CodableRepresentation(values) }
    /// Creates a path from its saved form.
    public init(_ codable: CodableRepresentation) { values = codable.values }

    /// The values of a path with their types' names, from the root upward.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [AnyHashable]

        fileprivate init?(_ values: [AnyHashable]) {
            guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
            self.values = values
        }
        /// Reads pairs of a type's name and a value in JSON. A type that the program no longer has is an error.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self), text = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is not decodable")
                }
                values.insert(try Self.value(of: type, text), at: 0)
            }
            self.values = values
        }
        private static func value<V: Codable & Hashable>(of type: V.Type, _ text: String) throws -> AnyHashable {
            AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
        }
        /// Writes pairs of a type's name and a value in JSON, from the last value to the first.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let codable = value.base as? any Codable, let name = _mangledTypeName(type(of: value.base)) else { continue }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(codable), as: UTF8.self))
            }
        }
    }
}

/// Type-erased access to a path.
struct PathAccess {
    let get: () -> [AnyHashable]
    let set: ([AnyHashable]) -> Void
    init(_ path: Binding<NavigationPath>) {
        get = { path.wrappedValue.values }
        set = { path.wrappedValue.values = $0 }
    }
    init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
    where Data.Element: Hashable {
        get = { path.wrappedValue.map { AnyHashable($0) } }
        set = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    }
}
