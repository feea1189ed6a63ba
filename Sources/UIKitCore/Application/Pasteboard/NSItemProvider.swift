import Foundation

/// Data or an object that is passed between apps or views.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// A closure that receives an item, or an error.
    public typealias LoadHandler = (Any?, (any Error)?) -> Void
    /// The domain of the errors for items that can't be loaded.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The codes of errors.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1, itemUnavailableError = -1000, unexpectedValueClassError = -1100, unavailableCoercionError = -1200
    }

    private struct Item {
        var type: String
        /// Whether the file may be used where it is.
        var isOpenedInPlace = false
        /// Passes the value on: immediately, unless the app makes it in a task of its own.
        var load: (@escaping LoadHandler) -> Void
    }
    private var items: [Item] = []
    /// The name for a file with the item, or `nil`.
    open var suggestedName: String?
    /// The size in points.
    open var preferredPresentationSize = CGSize.zero

    public override init() { super.init() }

    /// Creates a provider of an object in all types that it can write.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of a value of one type; `nil` is any data.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        let box = item
        items.append(Item(type: typeIdentifier ?? "public.data") { $0(box, nil) })
    }

    /// Creates a provider of a file's data and its URL; `nil` if there is no URL. The file is read when the data is loaded.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL else { return nil }
        self.init()
        items.append(
            Item(type: ItemTypes.identifier(ofExtension: fileURL.pathExtension)) { done in
                do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
            })
        items.append(Item(type: "public.file-url") { $0(fileURL, nil) })
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
    }

    /// Which processes may load a type. It has no effect here.
    public enum RepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

    // MARK: Offering

    /// The uniform type identifiers of the item, in the order of registration: the best one first.
    open var registeredTypeIdentifiers: [String] { items.map(\.type) }
    /// Offers an object in all types that it can write. The visibility has no effect.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: RepresentationVisibility) {
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            items.append(Item(type: type) { $0(object, nil) })
        }
    }
    /// Offers an object that `loadHandler` creates when it is needed.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: RepresentationVisibility,
        loadHandler: @escaping (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            items.append(Item(type: type) { done in _ = loadHandler { done($0, $1) } })
        }
    }
    /// Offers data that `loadHandler` creates when it is needed.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        items.append(Item(type: typeIdentifier) { done in _ = loadHandler { done($0, $1) } })
    }
    /// Offers a value that `loadHandler` creates when it is needed.
    open func registerItem(
        forTypeIdentifier typeIdentifier: String, loadHandler: @escaping (LoadHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
    ) {
        items.append(Item(type: typeIdentifier) { loadHandler($0, nil, nil) })
    }

    /// Offers a file that `loadHandler` creates when it is needed. The visibility has no effect.
    public final func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [], visibility: RepresentationVisibility,
        loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        items.append(
            Item(type: typeIdentifier, isOpenedInPlace: fileOptions.contains(.openInPlace)) { done in
                _ = loadHandler { url, _, error in done(url, error) }
            })
    }
    /// Returns the types of files that may be used where they are, or all types without options.
    public final func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
        items.filter { !fileOptions.contains(.openInPlace) || $0.isOpenedInPlace }.map(\.type)
    }
    /// Creates the picture that represents the item, or `nil`.
    public final var previewImageHandler: ((LoadHandler?, AnyClass?, [AnyHashable: Any]?) -> Void)?

    // MARK: Taking

    /// Loads the picture that represents the item. The handler gets an error if there is none.
    public final func loadPreviewImage(options: [AnyHashable: Any]? = nil, completionHandler: @escaping LoadHandler) {
        guard let previewImageHandler else { return completionHandler(nil, Self.cannotLoad("preview image")) }
        previewImageHandler(completionHandler, nil, options)
    }
    public final func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions) -> Bool {
        registeredTypeIdentifiers(fileOptions: fileOptions).contains { ItemTypes.conforms($0, to: typeIdentifier) }
    }
    /// Loads a file where it is, or a copy, which exists only until the handler returns.
    @discardableResult
    public final func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        guard let item = item(typeIdentifier), item.isOpenedInPlace else {
            return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
        }
        item.load { value, error in completionHandler(value as? URL, value is URL, error) }
        return Self.finished()
    }
    /// Loads the item in a type. Throws if the item has none that conforms.
    public final func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> Any {
        nonisolated(unsafe) let options = options
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Any, any Error>) in
            loadItem(forTypeIdentifier: typeIdentifier, options: options) { value, error in
                guard value != nil else { return continuation.resume(throwing: error ?? Self.cannotLoad(typeIdentifier)) }
                nonisolated(unsafe) let found: Any = value ?? NSNull()
                continuation.resume(returning: found)
            }
        }
    }

    /// Returns whether the item has a type that is, or conforms to, the given one.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        items.contains { ItemTypes.conforms($0.type, to: typeIdentifier) }
    }
    /// Returns whether the item has a type that is, or conforms to, the given one.
    open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
        hasItemConformingToTypeIdentifier(typeIdentifier)
    }

    private func item(for aClass: any NSItemProviderReading.Type) -> Item? {
        items.first { item in aClass.readableTypeIdentifiersForItemProvider.contains { ItemTypes.conforms(item.type, to: $0) } }
    }
    private func item(_ typeIdentifier: String) -> Item? { items.first { ItemTypes.conforms($0.type, to: typeIdentifier) } }

    /// Returns whether an object of the class can be loaded.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { item(for: aClass) != nil }
    /// Accepts Swift types by the classes they bridge to: `String.self`, `URL.self`.
    open func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Calls the handler immediately if the item exists: everything is in this process.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let item = item(for: aClass) else {
            completionHandler(nil, Self.cannotLoad(aClass))
            return Self.finished()
        }
        item.load { value, error in
            if let object = value as? any NSItemProviderReading, (value as? NSObject)?.isKind(of: aClass) == true {
                return completionHandler(object, nil)
            }
            Self.loadData(of: value, item.type) { data in
                guard let data else { return completionHandler(nil, error ?? Self.cannotLoad(aClass)) }
                do {
                    completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: item.type), nil)
                } catch {
                    completionHandler(nil, error)
                }
            }
        }
        return Self.finished()
    }
    /// Loads a Swift value by the class to which it bridges. The handler is called immediately, on this thread.
    @discardableResult
    open func loadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void)
        -> Progress
    where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            completionHandler((object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
        }
    }
    /// Loads the item in a type. The handler gets an error if the item has none that conforms.
    open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: LoadHandler? = nil)
    {
        guard let item = item(typeIdentifier) else {
            completionHandler?(nil, Self.cannotLoad(typeIdentifier))
            return
        }
        item.load { completionHandler?($0, $1) }
    }
    /// Loads the item's data in a type. The handler gets an error if the item has none that conforms.
    @discardableResult
    open func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void)
        -> Progress
    {
        guard let item = item(typeIdentifier) else {
            completionHandler(nil, Self.cannotLoad(typeIdentifier))
            return Self.finished()
        }
        item.load { value, error in
            Self.loadData(of: value, item.type) { data in
                completionHandler(data, data == nil ? error ?? Self.cannotLoad(typeIdentifier) : nil)
            }
        }
        return Self.finished()
    }
    /// Loads a temporary file, which exists only until the handler returns.
    @discardableResult
    open func loadFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void)
        -> Progress
    {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(
                (self.suggestedName ?? "item") + "." + ItemTypes.pathExtension(of: typeIdentifier))
            do {
                try data.write(to: file)
                completionHandler(file, nil)
                try? FileManager.default.removeItem(at: file)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    private static func loadData(of value: Any?, _ type: String, _ done: @escaping (Data?) -> Void) {
        switch value {
        case let data as Data: done(data)
        case let url as URL where url.isFileURL && type != "public.file-url" && type != "public.url": done(try? Data(contentsOf: url))
        case let url as URL: done(Data(url.absoluteString.utf8))
        case let writing as any NSItemProviderWriting: _ = writing.loadData(withTypeIdentifier: type) { data, _ in done(data) }
        default: done(nil)
        }
    }
    private static func cannotLoad(_ what: Any) -> NSError {
        NSError(domain: errorDomain, code: -1000, userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(what)"])
    }
    private static func finished() -> Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
    /// Returns the provider itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How a file of an item may be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The bits, one for each option.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file may be used where it is.
    public static let openInPlace = Self(rawValue: 1)
}
/// The key for the size of a picture that represents an item.
public let NSItemProviderPreferredImageSizeKey = "NSItemProviderPreferredImageSizeKey"

/// A type that can be offered to other apps and views.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The uniform type identifiers that objects of the class offer, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates the data of the object in a type. The handler may be called later; the result reports progress, or is `nil`.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// A type that can be created from the data of other apps and views.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The uniform type identifiers from which objects of the class can be created.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Returns an object created from data in a type; throws an error if that isn't possible.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Uniform type identifiers of the data that item providers carry.
enum ItemTypes {
    private static let parents: [String: [String]] = [
        "public.png": ["public.image"], "public.jpeg": ["public.image"], "public.heic": ["public.image"],
        "com.compuserve.gif": ["public.image"],
        "public.image": ["public.data", "public.content"], "public.utf8-plain-text": ["public.plain-text"],
        "public.plain-text": ["public.text"],
        "public.html": ["public.text"],
        "public.rtf": ["public.text"], "public.json": ["public.text"], "public.text": ["public.data", "public.content"],
        "public.file-url": ["public.url"],
        "public.url": ["public.data"],
        "public.data": ["public.item"], "com.adobe.pdf": ["public.data", "public.content"], "public.mpeg-4": ["public.movie"],
        "com.apple.quicktime-movie": ["public.movie"],
        "public.movie": ["public.data", "public.content"],
    ]
    private static let extensions = [
        "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "heic": "public.heic", "gif": "com.compuserve.gif",
        "txt": "public.plain-text",
        "html": "public.html", "json": "public.json",
        "pdf": "com.adobe.pdf", "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie", "rtf": "public.rtf",
    ]

    static func conforms(_ type: String, to other: String) -> Bool {
        type == other || (parents[type] ?? []).contains { conforms($0, to: other) }
    }
    static func identifier(ofExtension name: String) -> String { extensions[name.lowercased()] ?? "public.data" }
    static func pathExtension(of type: String) -> String { extensions.filter { $0.value == type }.keys.sorted().first ?? "data" }
}
