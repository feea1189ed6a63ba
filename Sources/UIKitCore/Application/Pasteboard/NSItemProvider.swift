import Foundation

/// Data or an object on its way between apps and views.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    public typealias LoadHandler = (Any?, (any Error)?) -> Void

    private var items: [(type: String, load: () -> Any?)] = []
    open var suggestedName: String?

    public override init() { super.init() }

    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        let box = item
        items.append((typeIdentifier ?? "public.data", { box }))
    }

    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL else { return nil }
        self.init()
        items.append(("public.file-url", { fileURL }))
    }

    public enum RepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

    open var registeredTypeIdentifiers: [String] { items.map(\.type) }
    open func registerObject(_ object: any NSItemProviderWriting, visibility: RepresentationVisibility) {
        let type = Swift.type(of: object).writableTypeIdentifiersForItemProvider.first ?? "public.data"
        items.append((type, { object }))
    }
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        items.append((typeIdentifier, {
            var result: Data?
            _ = loadHandler { data, _ in result = data }
            return result
        }))
    }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { items.contains { $0.type == typeIdentifier } }
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { aClass.readableTypeIdentifiersForItemProvider.contains($0.type) }
    }
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let found = items.first { aClass.readableTypeIdentifiersForItemProvider.contains($0.type) }?.load()
        completionHandler(found as? any NSItemProviderReading, nil)
        return Progress(totalUnitCount: 1)
    }
    open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: LoadHandler? = nil) {
        completionHandler?(items.first { $0.type == typeIdentifier }?.load(), nil)
    }
    @discardableResult
    open func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void) -> Progress {
        completionHandler(items.first { $0.type == typeIdentifier }?.load() as? Data, nil)
        return Progress(totalUnitCount: 1)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
}

public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}
