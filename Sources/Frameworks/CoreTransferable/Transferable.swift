// Values that are transferred to other apps and views, as data of the types that they declare.
@_exported import Foundation
import UniformTypeIdentifiersCompanion

/// A value that can be dragged, pasted, and shared.
public protocol Transferable: SendableMetatype {
    associatedtype Representation: TransferRepresentation
    /// The representations of the value, the richest first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    /// The type of the representations that make up this one.
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Item> var body: Body { get }
}
extension TransferRepresentation where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}
extension Never: TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
}
extension Never: Transferable {
    public static var transferRepresentation: Never { fatalError("Never has no representation.") }
}

// FIXME(gap): everything is inside this app, which sees every form.
/// The processes that see a form.
public struct TransferRepresentationVisibility: Sendable, Equatable {
    private let number: Int
    /// Receivers in all apps, in those of the team or of the group, or in this one. There are only those in this app.
    public static let all = Self(number: 0), team = Self(number: 1), group = Self(number: 2), ownProcess = Self(number: 3)
}

extension Transferable {
    public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        transferRepresentation.channels.filter { $0.export != nil }.map(\.type)
    }
    /// The types from which a value can be made.
    public static func importedContentTypes() -> [UTType] { transferRepresentation.channels.filter { $0.load != nil }.map(\.type) }
    /// Returns the content types to which the item can be exported, the best first.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        let parcel = Parcel(self)
        return Self.transferRepresentation.channels.filter { $0.export != nil && $0.isAllowed(parcel) }.map(\.type)
    }
    /// Returns the item exported as a content type. Throws an error if it can't be.
    public func exported(as contentType: UTType) async throws -> Data {
        let parcel = Parcel(self)
        guard
            let export = Self.transferRepresentation.channels.lazy.filter({ $0.type.conforms(to: contentType) && $0.isAllowed(parcel) })
                .compactMap(\.export).first
        else { throw TransferFailure(type: contentType.identifier, subject: "\(Self.self)") }
        return try await export(parcel)
    }
    /// Creates a value from data, of any type that it imports if none is given.
    public init(importing data: Data, contentType: UTType?) async throws {
        let channels = Self.transferRepresentation.channels
        guard
            let load = channels.lazy.filter({ channel in contentType.map { $0.conforms(to: channel.type) } ?? true }).compactMap(\.load)
                .first,
            let value = try await load(data).value as? Self
        else { throw TransferFailure(type: contentType?.identifier ?? "any", subject: "\(Self.self)") }
        self = value
    }
}

/// A form of a value that is missing.
struct TransferFailure: LocalizedError {
    let type, subject: String
    var errorDescription: String? { "\(subject) has no representation as \(type)." }
}

/// A value on its way to another task.
struct Parcel: @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }
    func opened<Item>(as type: Item.Type) throws -> Item {
        guard let item = value as? Item else { throw TransferFailure(type: "\(type)", subject: "\(Swift.type(of: value))") }
        return item
    }
}

/// A type of data, and the conversions of a value to it and from it.
struct Channel: Sendable {
    let type: UTType
    var export: (@Sendable (Parcel) async throws -> Data)?
    var load: (@Sendable (Data) async throws -> Parcel)?
    var isAllowed: @Sendable (Parcel) -> Bool = { _ in true }
    var fileName: @Sendable (Parcel) -> String? = { _ in nil }
}
/// A form without a body.
protocol PrimitiveRepresentation { var ownChannels: [Channel] { get } }
extension TransferRepresentation {
    var channels: [Channel] { (self as? any PrimitiveRepresentation)?.ownChannels ?? body.channels }
}

// MARK: Builder

/// The result builder that joins representations, the best first.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Takes an element of the block.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item {
        content
    }
    /// Joins the elements of the block in order.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
    /// Joins the elements of the block in order.
    public static func buildBlock<First: TransferRepresentation, each Content: TransferRepresentation>(
        _ first: First, _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (First, repeat each Content)> {
        var channels = first.channels
        repeat channels += (each content).channels
        return TupleTransferRepresentation(ownChannels: channels)
    }
}

/// Several forms of a value.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation, PrimitiveRepresentation {
    public typealias Body = Never
    let ownChannels: [Channel]
}
