import Foundation
import UIKitCore

/// Copied data, for other apps, views, and tests. The general pasteboard lives as long as the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The text of the name, the same as in Apple's UIKit.
        public let rawValue: String
        /// Creates the name with the given text, which may be the app's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates the name with the given text, like `init(rawValue:)`.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name of the system's pasteboard for copying and pasting.
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    /// A key for the options of `setItems(_:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The text of the options key, the same as in Apple's UIKit.
        public let rawValue: String
        /// Creates the options key with the given text, which may be the app's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The date at which the items disappear.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items stay on the device. It has no effect.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    private static var named: [Name: UIPasteboard] = [:]

    /// The content of all objects for one name.
    private final class Board {
        var changeCount = 0
        var expiration: Date?
        private var kept: [[String: Any]] = []
        /// The items, unless they have expired.
        var items: [[String: Any]] {
            get {
                // wall clock: the app's own date
                if let expiration, expiration <= Date() { (kept, self.expiration) = ([], nil) }
                return kept
            }
            set { kept = newValue }
        }
    }
    private let board: Board

    /// The pasteboard for copying and pasting. It begins empty, and ends with the app.
    open class var general: UIPasteboard {
        willUseGeneral()
        return named[.general] ?? UIPasteboard(name: .general)
    }
    /// Called before the general pasteboard is used: UI tests share it with the app.
    package static var willUseGeneral: () -> Void = {}

    open private(set) var name: Name
    /// Stored but has no effect: pasteboards end with the app.
    open var isPersistent = false
    open var changeCount: Int { board.changeCount }

    /// The items, each a dictionary by type identifier. A value of ``typeAutomatic`` gets the type of its class.
    open var items: [[String: Any]] {
        get { board.items }
        set { replaceItems(newValue, until: nil) }
    }

    private func replaceItems(_ items: [[String: Any]], until expiration: Date?) {
        board.items = items.map(PasteboardValue.typed)
        board.expiration = expiration
        board.changeCount += 1
        NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }

    /// Creates an object for the pasteboard with a name, or returns nil if there is none and `create` is `false`.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || UIPasteboard.named[pasteboardName] != nil else { return nil }
        self.init(name: pasteboardName)
    }

    private init(name: Name) {
        self.name = name
        board = UIPasteboard.named[name]?.board ?? Board()
        super.init()
        UIPasteboard.named[name] = self
    }

    // A test's own subclass calls or inherits it.
    /// Creates an object that shares its items with no other one.
    public override init() {
        name = Name("")
        board = Board()
        super.init()
    }

    /// Returns a new pasteboard with a name that the system chooses.
    open class func withUniqueName() -> UIPasteboard {
        uniqueNames += 1
        return UIPasteboard(name: Name("understudy.pasteboard.\(uniqueNames)"))
    }
    /// The number of names that the system has chosen.
    private static var uniqueNames = 0
    /// Forgets the pasteboard with a name, and its items.
    open class func remove(withName pasteboardName: Name) {
        guard let removed = named.removeValue(forKey: pasteboardName) else { return }
        NotificationCenter.default.post(name: removedNotification, object: removed)
    }

    // MARK: Whole pasteboard

    /// The number of items.
    open var numberOfItems: Int { items.count }
    /// The types of the first item, in alphabetical order.
    open var types: [String] { items.first.map { Array($0.keys).sorted() } ?? [] }
    /// Returns the types of each item in the set; `nil` means all items.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }
    /// Returns the indexes of the items that have one of the types, or nil if none has.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
        return found.isEmpty ? nil : found
    }
    /// Returns whether an item of a set has one of the types. Nil means all items.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        chosen(itemSet).contains { item in pasteboardTypes.contains { item[$0] != nil } }
    }
    /// Returns the values of a type in the items of a set, or nil if there are none. Nil as the set means all items.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        let values = chosen(itemSet).compactMap { $0[pasteboardType] }
        return values.isEmpty ? nil : values
    }
    /// Returns the data of a type in the items of a set, or nil if there are none. Text counts as UTF-8, and images are encoded.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap { PasteboardValue.data($0, pasteboardType) }
    }
    private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
        itemSet.map { set in items.indices.filter(set.contains).map { items[$0] } } ?? items
    }
    /// Replaces the items by objects that write themselves.
    open func setObjects(_ objects: [any NSItemProviderWriting]) { setObjects(objects, localOnly: false, expirationDate: nil) }
    /// Replaces the items by objects that write themselves, until a date. Whether they stay on the device has no effect.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    /// Returns whether an item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { items.contains { item in pasteboardTypes.contains { item[$0] != nil } } }
    /// Returns the data of a type in the first item, or nil. Text counts as UTF-8, and images are encoded.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap { PasteboardValue.data($0, pasteboardType) }
    }
    /// Returns the value of a type in the first item, or nil.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    /// Replaces the items by one with a value of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    /// Replaces the items by one with data of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
    /// Adds items.
    open func addItems(_ items: [[String: Any]]) { replaceItems(self.items + items, until: board.expiration) }
    /// Replaces the items, until the date that the options name.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        replaceItems(items, until: options[.expirationDate] as? Date)
    }

    /// The items as providers of their data. Setting it loads the providers' data immediately.
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
    /// Replaces the items with the data of providers, which is loaded immediately, until a date. Whether they stay on the device has no
    /// effect.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        let items = itemProviders.map { provider in
            var item: [String: Any] = [:]
            for type in provider.registeredTypeIdentifiers { provider.loadItem(forTypeIdentifier: type) { value, _ in item[type] = value } }
            return item
        }
        replaceItems(items, until: expirationDate)
    }

    // MARK: By kind

    /// The types of text.
    nonisolated public static let typeListString = ["public.utf8-plain-text", "public.text"]
    /// The types of URLs.
    nonisolated public static let typeListURL = ["public.url"]
    /// The types of images.
    nonisolated public static let typeListImage = ["public.png", "public.tiff", "com.compuserve.gif", "public.jpeg"]
    /// The types of colors.
    nonisolated public static let typeListColor = ["com.apple.uikit.color"]
    /// The type that lets the pasteboard choose the types of a value.
    nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"
    /// The key for the added types in a notification of changes. Notifications have none here.
    nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key for the removed types in a notification of changes. Notifications have none here.
    nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    /// Returns the values of the items that have one, or nil if none has.
    private func all<T>(_ read: ([String: Any]) -> T?) -> [T]? {
        let found = items.compactMap { read($0) }
        return found.isEmpty ? nil : found
    }

    /// The text of the first item with text, else the URL as text, or nil. Setting it replaces all items.
    open var string: String? {
        get { strings?.first ?? url?.absoluteString }
        set { strings = newValue.map { [$0] } }
    }
    /// The strings of the items, or nil if there are none. Setting it replaces all items.
    open var strings: [String]? {
        get { all(PasteboardValue.text(of:)) }
        set { items = (newValue ?? []).map { [PasteboardValue.textTypes[0]: $0] } }
    }
    /// The URL of the first item with a URL, or nil. Setting it replaces all items.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// The URLs of the items, or nil if there are none. Setting it replaces all items.
    open var urls: [URL]? {
        get { all(PasteboardValue.url(of:)) }
        set { items = (newValue ?? []).map { [PasteboardValue.urlTypes[0]: $0] } }
    }
    /// The image of the first item with an image, or nil. Setting it replaces all items.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// The images of the items, or nil if there are none. Setting it replaces all items.
    open var images: [UIImage]? {
        get { all(PasteboardValue.image(of:)) }
        set { items = (newValue ?? []).map { [PasteboardValue.imageTypes[0]: $0] } }
    }
    /// The color of the first item with a color, or nil. Setting it replaces all items.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// The colors of the items, or nil if there are none. Setting it replaces all items.
    open var colors: [UIColor]? {
        get { all { $0[PasteboardValue.colorType] as? UIColor } }
        set { items = (newValue ?? []).map { [PasteboardValue.colorType: $0] } }
    }
    /// Whether an item has text.
    open var hasStrings: Bool { strings != nil }
    /// Whether an item has a URL.
    open var hasURLs: Bool { urls != nil }
    /// Whether an item has an image.
    open var hasImages: Bool { images != nil }
    /// Whether an item has a color.
    open var hasColors: Bool { colors != nil }

    /// Posted after the items changed, with the pasteboard as the object.
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// The notification of a removed pasteboard. It is never posted here.
    nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}
