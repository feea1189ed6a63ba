import Foundation
import UIKitCore

/// Copied data, for other apps, views, and tests. The general pasteboard lives as long as the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The text of the name, the same as in Apple's UIKit.
        public let rawValue: String
        /// Creates the name with the given text, which may be the app's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates the name with the given text, like `init(rawValue:)`.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The text of the options key, the same as in Apple's UIKit.
        public let rawValue: String
        /// Creates the options key with the given text, which may be the app's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    private static var named: [Name: UIPasteboard] = [:]

    open class var general: UIPasteboard { named[.general] ?? UIPasteboard(name: .general) }

    open private(set) var name: Name
    /// Stored only: pasteboards end with the app.
    open var isPersistent = false
    open private(set) var changeCount = 0

    /// The items, each a dictionary by type identifier.
    open var items: [[String: Any]] = [] { didSet { didChange() } }

    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || UIPasteboard.named[pasteboardName] != nil else { return nil }
        self.init(name: pasteboardName)
    }

    private init(name: Name) {
        self.name = name
        super.init()
        if let twin = UIPasteboard.named[name] {
            items = twin.items
            changeCount = twin.changeCount
        }
        UIPasteboard.named[name] = self
    }

    open class func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name("understudy.pasteboard.\(named.count)")) }
    open class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

    private func didChange() {
        changeCount += 1
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }

    // MARK: Whole pasteboard

    open var numberOfItems: Int { items.count }
    open var types: [String] { items.first.map { Array($0.keys).sorted() } ?? [] }
    /// Returns the types of each item in the set; `nil` means all items.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
        return found.isEmpty ? nil : found
    }
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        chosen(itemSet).contains { item in pasteboardTypes.contains { item[$0] != nil } }
    }
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        let values = chosen(itemSet).compactMap { $0[pasteboardType] }
        return values.isEmpty ? nil : values
    }
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap { $0 as? Data ?? ($0 as? String).map { Data($0.utf8) } }
    }
    private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
        itemSet.map { set in items.indices.filter(set.contains).map { items[$0] } } ?? items
    }
    open func setObjects(_ objects: [any NSItemProviderWriting]) { setObjects(objects, localOnly: false, expirationDate: nil) }
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    open func contains(pasteboardTypes: [String]) -> Bool { items.contains { item in pasteboardTypes.contains { item[$0] != nil } } }
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        let value = value(forPasteboardType: pasteboardType)
        return value as? Data ?? (value as? String).map { Data($0.utf8) }
    }
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

    open var itemProviders: [NSItemProvider] {
        get {
            items.map { item in
                let provider = NSItemProvider()
                for (type, value) in item.sorted(by: { $0.key < $1.key }) {
                    switch value {
                    case let text as String: provider.registerObject(text as NSString, visibility: .all)
                    case let url as URL: provider.registerObject(url as NSURL, visibility: .all)
                    case let object as any NSItemProviderWriting: provider.registerObject(object, visibility: .all)
                    case let data as Data:
                        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
                            done(data, nil)
                            return nil
                        }
                    default: break
                    }
                }
                return provider
            }
        }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        items = itemProviders.map { provider in
            var item: [String: Any] = [:]
            for type in provider.registeredTypeIdentifiers { provider.loadItem(forTypeIdentifier: type) { value, _ in item[type] = value } }
            return item
        }
    }

    // MARK: By kind

    nonisolated public static let typeListString = ["public.utf8-plain-text", "public.text"]
    nonisolated public static let typeListURL = ["public.url"]
    nonisolated public static let typeListImage = ["public.png", "public.tiff", "com.compuserve.gif", "public.jpeg"]
    nonisolated public static let typeListColor = ["com.apple.uikit.color"]
    nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"
    nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    private static let text = "public.utf8-plain-text"
    private static let url = "public.url"
    private static let image = "public.png"
    private static let color = "com.apple.uikit.color"

    private func all<T>(_ type: String) -> [T]? {
        let found = items.compactMap { $0[type] as? T }
        return found.isEmpty ? nil : found
    }

    open var string: String? {
        get { (all(Self.text) as [String]?)?.first ?? url?.absoluteString }
        set { items = newValue.map { [[Self.text: $0]] } ?? [] }
    }
    open var strings: [String]? {
        get { all(Self.text) }
        set { items = (newValue ?? []).map { [Self.text: $0] } }
    }
    open var url: URL? {
        get { (all(Self.url) as [URL]?)?.first }
        set { items = newValue.map { [[Self.url: $0]] } ?? [] }
    }
    open var urls: [URL]? {
        get { all(Self.url) }
        set { items = (newValue ?? []).map { [Self.url: $0] } }
    }
    open var image: UIImage? {
        get { (all(Self.image) as [UIImage]?)?.first }
        set { items = newValue.map { [[Self.image: $0]] } ?? [] }
    }
    open var images: [UIImage]? {
        get { all(Self.image) }
        set { items = (newValue ?? []).map { [Self.image: $0] } }
    }
    open var color: UIColor? {
        get { (all(Self.color) as [UIColor]?)?.first }
        set { items = newValue.map { [[Self.color: $0]] } ?? [] }
    }
    open var colors: [UIColor]? {
        get { all(Self.color) }
        set { items = (newValue ?? []).map { [Self.color: $0] } }
    }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }

    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}
