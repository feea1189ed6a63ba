import CombineCompanion
import UniformTypeIdentifiersCompanion

/// A form as data that the app makes and reads.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, PrimitiveRepresentation {
    public typealias Body = Never
    let ownChannels: [Channel]

    /// Creates a representation that is exported to data and imported from it.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        ownChannels = [
            Channel(
                type: contentType, export: { try await exporting($0.opened(as: Item.self)) }, load: { Parcel(try await importing($0)) })
        ]
    }
    /// Creates a representation that is only exported.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        ownChannels = [Channel(type: exportedContentType, export: { try await exporting($0.opened(as: Item.self)) })]
    }
    /// Creates a representation that is only imported.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        ownChannels = [Channel(type: importedContentType, load: { Parcel(try await importing($0)) })]
    }
}

/// A form as the data of an encoder: JSON without one.
public struct CodableRepresentation<
    Item: Transferable & Codable, Encoder: TopLevelEncoder & SendableMetatype, Decoder: TopLevelDecoder & SendableMetatype
>:
    TransferRepresentation, PrimitiveRepresentation
where Encoder.Output == Data, Decoder.Input == Data {
    public typealias Body = Never
    let ownChannels: [Channel]

    /// Creates a representation of encoded data.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: @escaping @autoclosure @Sendable () -> Encoder,
        decoder: @escaping @autoclosure @Sendable () -> Decoder
    ) {
        ownChannels = [
            Channel(
                type: contentType, export: { try encoder().encode($0.opened(as: Item.self)) },
                load: { Parcel(try decoder().decode(Item.self, from: $0)) })
        ]
    }
}
extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// Creates a representation of data in JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}

/// A form through another value, such as the title of an item.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation, PrimitiveRepresentation {
    public typealias Body = Never
    private let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
    private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

    /// Creates a representation that uses another value, in both directions.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        (self.exporting, self.importing) = (exporting, importing)
    }
    /// Creates a representation that uses another value, for export only.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        (self.exporting, importing) = (exporting, nil)
    }
    /// Creates a representation that uses another value, for import only.
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        (exporting, self.importing) = (nil, importing)
    }

    var ownChannels: [Channel] {
        ProxyRepresentation.transferRepresentation.channels.compactMap { inner in
            var channel = Channel(type: inner.type)
            if let exporting, let export = inner.export {
                channel.export = { try await export(Parcel(try await exporting($0.opened(as: Item.self)))) }
            }
            if let importing, let load = inner.load {
                channel.load = { Parcel(try await importing(load($0).opened(as: ProxyRepresentation.self))) }
            }
            return channel.export == nil && channel.load == nil ? nil : channel
        }
    }
}

/// A form as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, PrimitiveRepresentation {
    public typealias Body = Never
    let ownChannels: [Channel]

    /// Creates a representation by files, in both directions.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        ownChannels = [Channel(type: contentType, export: Self.reading(exporting), load: Self.writing(contentType, importing))]
    }
    /// Creates a representation by files, for export only.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        ownChannels = [Channel(type: exportedContentType, export: Self.reading(exporting))]
    }
    /// Creates a representation by files, for import only.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        ownChannels = [Channel(type: importedContentType, load: Self.writing(importedContentType, importing))]
    }

    private static func reading(
        _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> @Sendable (Parcel) async throws -> Data {
        { try Data(contentsOf: await exporting($0.opened(as: Item.self)).file) }
    }
    /// The file is a copy in a folder of its own, which exists until the value is made.
    private static func writing(
        _ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> @Sendable (Data) async throws -> Parcel {
        { data in
            let name = UUID().uuidString  // wall clock: a name that only distinguishes folders
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("item").appendingPathExtension(for: type)
            try data.write(to: file)
            return Parcel(try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false)))
        }
    }
}
public struct SentTransferredFile: Sendable {
    public let file: URL
    /// Whether the receiver may read the file itself. It always gets a copy.
    public let allowAccessingOriginalFile: Bool
    /// Creates a reference to a file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}
/// A file that was received, to be copied while the value is made.
public struct ReceivedTransferredFile: Sendable {
    /// The file that was received. It is deleted after the import.
    public let file: URL
    /// Whether it is the sender's own file.
    public let isOriginalFile: Bool
}

// MARK: Changing

/// A form with another name, visibility, or condition.
struct ChangedRepresentation<Base: TransferRepresentation>: TransferRepresentation, PrimitiveRepresentation {
    typealias Item = Base.Item
    typealias Body = Never
    let ownChannels: [Channel]
    init(_ base: Base, _ change: (inout Channel) -> Void) {
        var channels = base.channels
        for index in channels.indices { change(&channels[index]) }
        ownChannels = channels
    }
}
extension TransferRepresentation {
    /// Returns the representation unchanged: all receivers are in this app.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        ChangedRepresentation(self) { _ in }
    }
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        ChangedRepresentation(self) { $0.fileName = { _ in fileName } }
    }
    /// Suggests a name for files, which a closure gives; nil for none.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> {
        ChangedRepresentation(self) { $0.fileName = { ($0.value as? Item).flatMap(fileName) } }
    }
    /// Exports the representation only for items for which a closure returns true.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
        ChangedRepresentation(self) { channel in
            let inner = channel.isAllowed
            channel.isAllowed = { inner($0) && (($0.value as? Item).map(condition) ?? false) }
        }
    }
}
