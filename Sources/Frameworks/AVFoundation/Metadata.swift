import UIKit

/// The identifier of a kind of metadata: its key space and its key.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// The key for a metadata item, such as a title.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The keys for all formats, of iTunes, and of ID3.
    public static let common = Self(rawValue: "comn"), iTunes = Self(rawValue: "itsk"), id3 = Self(rawValue: "org.id3")
    /// The keys of QuickTime's files, of ISO's, and of streams.
    public static let quickTimeUserData = Self(rawValue: "udta"), quickTimeMetadata = Self(rawValue: "mdta"),
        isoUserData = Self(rawValue: "uiso"), icy = Self(rawValue: "icy"), hlsDateRange = Self(rawValue: "lsdr"),
        audioFile = Self(rawValue: "caaf")
}
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let quickTimeUserData = Self(rawValue: "com.apple.quicktime.udta"),
        quickTimeMetadata = Self(rawValue: "com.apple.quicktime.mdta"), iTunesMetadata = Self(rawValue: "com.apple.itunes"),
        id3Metadata = Self(rawValue: "org.id3"), isoUserData = Self(rawValue: "org.mp4ra"),
        hlsMetadata = Self(rawValue: "com.apple.quicktime.HLS"), unknown = Self(rawValue: "unknown")
}
/// A key of a metadata item's further attributes.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The places of the value, and facts about it.
    public static let valueURI = Self(rawValue: "URIString"), baseURI = Self(rawValue: "baseURI"), info = Self(rawValue: "info")
}
open class AVMetadataItem: NSObject, @unchecked Sendable {
    fileprivate struct Content {
        var identifier: AVMetadataIdentifier?, keySpace: AVMetadataKeySpace?, value: (any NSCopying & NSObjectProtocol)?
        var key: (any NSCopying & NSObjectProtocol)?, language: String?, locale: Locale?, type: String?
        var time = CMTime.invalid, duration = CMTime.invalid, startDate: Date?, extra: [AVMetadataExtraAttributeKey: Any]?
    }
    fileprivate final var content = Content()
    public override init() { super.init() }
    open var identifier: AVMetadataIdentifier? {
        content.identifier
            ?? content.keySpace.flatMap { space in content.key.map { AVMetadataIdentifier(space.rawValue + "/\($0)") } }
    }
    open var keySpace: AVMetadataKeySpace? { content.keySpace ?? identifier.flatMap { AVMetadataItem.keySpace(forIdentifier: $0) } }
    open var key: (any NSCopying & NSObjectProtocol)? {
        content.key ?? identifier.flatMap { AVMetadataItem.key(forIdentifier: $0) as? any NSCopying & NSObjectProtocol }
    }
    /// The key that all formats have in common, or nil.
    open var commonKey: AVMetadataKey? {
        guard let identifier else { return nil }
        let parts = identifier.rawValue.split(separator: "/", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        if parts[0] == "comn" { return AVMetadataKey(rawValue: String(parts[1])) }
        return Self.common[String(parts[1])].map { AVMetadataKey(rawValue: $0) }
    }
    open var value: (any NSCopying & NSObjectProtocol)? { content.value }
    open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { content.extra }
    open var extendedLanguageTag: String? { content.language }
    open var locale: Locale? { content.locale }
    open var time: CMTime { content.time }
    open var duration: CMTime { content.duration }
    open var dataType: String? { content.type }
    open var startDate: Date? { content.startDate }
    /// The value as text, as a number, as a date, or as data; nil if it is of another kind.
    open var stringValue: String? { (value as? NSString).map { String(describing: $0) } ?? (value as? NSNumber)?.stringValue }
    open var numberValue: NSNumber? { value as? NSNumber ?? stringValue.flatMap { Double($0) }.map { NSNumber(value: $0) } }
    open var dateValue: Date? {
        (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
            ?? stringValue.flatMap { ISO8601DateFormatter().date(from: $0) }
    }
    open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } ?? stringValue.map { Data($0.utf8) } }
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus { .loaded }
    /// Calls the handler immediately.
    @preconcurrency open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        handler?()
    }

    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier)
        -> [AVMetadataItem]
    {
        metadataItems.filter {
            $0.identifier == identifier || $0.commonKey.map { AVMetadataIdentifier("comn/" + $0.rawValue) } == identifier
        }
    }
    /// Returns the items with a key of a key space; nil for any.
    open class func metadataItems(from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?)
        -> [AVMetadataItem]
    {
        let name = (key as? AVMetadataKey)?.rawValue ?? key.map { "\($0)" }
        return metadataItems.filter { item in
            if keySpace == .common { return name == nil ? item.commonKey != nil : item.commonKey?.rawValue == name }
            return (keySpace == nil || item.keySpace == keySpace) && (name == nil || item.key.map { "\($0)" } == name)
        }
    }
    /// Returns the items in the order of languages, without those of other languages.
    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredAndSortedAccordingToPreferredLanguages languages: [String])
        -> [AVMetadataItem]
    { languages.flatMap { language in metadataItems.filter { $0.extendedLanguageTag == language } } }
    open class func metadataItems(from metadataItems: [AVMetadataItem], with locale: Locale) -> [AVMetadataItem] {
        metadataItems.filter { $0.locale == locale }
    }
    /// Returns the items that pass a filter.
    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredBy metadataItemFilter: AVMetadataItemFilter)
        -> [AVMetadataItem]
    { metadataItems.filter { $0.keySpace != .quickTimeUserData } }
    open class func identifier(forKey key: Any, keySpace: AVMetadataKeySpace) -> AVMetadataIdentifier? {
        AVMetadataIdentifier(keySpace.rawValue + "/" + ((key as? AVMetadataKey)?.rawValue ?? "\(key)"))
    }
    open class func keySpace(forIdentifier identifier: AVMetadataIdentifier) -> AVMetadataKeySpace? {
        identifier.rawValue.split(separator: "/").first.map { AVMetadataKeySpace(rawValue: String($0)) }
    }
    open class func key(forIdentifier identifier: AVMetadataIdentifier) -> Any? {
        let parts = identifier.rawValue.split(separator: "/", maxSplits: 1)
        return parts.count == 2 ? NSString(string: String(parts[1])) : nil
    }

    private static let common = [
        "©nam": "title", "©ART": "artist", "©alb": "albumName", "covr": "artwork", "©day": "creationDate", "©wrt": "creator",
        "©gen": "type", "desc": "description", "©too": "software", "cprt": "copyrights",
    ]
    /// The texts and the picture of a file's header.
    final class func items(of media: MediaFile) -> [AVMetadataItem] {
        var items = media.texts.sorted { $0.key < $1.key }.map { key, text in
            let item = AVMetadataItem()
            (item.content.identifier, item.content.value) = (AVMetadataIdentifier("itsk/" + key), NSString(string: text))
            return item
        }
        if let artwork = media.artwork {
            let item = AVMetadataItem()
            (item.content.identifier, item.content.value) = (AVMetadataIdentifier("itsk/covr"), NSData(data: artwork))
            items.append(item)
        }
        return items
    }
}
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    open override var identifier: AVMetadataIdentifier? {
        get { super.identifier }
        set { content.identifier = newValue }
    }
    open override var keySpace: AVMetadataKeySpace? {
        get { super.keySpace }
        set { content.keySpace = newValue }
    }
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { super.key }
        set { content.key = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { super.value }
        set { content.value = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { super.extendedLanguageTag }
        set { content.language = newValue }
    }
    open override var locale: Locale? {
        get { super.locale }
        set { content.locale = newValue }
    }
    open override var time: CMTime {
        get { super.time }
        set { content.time = newValue }
    }
    open override var duration: CMTime {
        get { super.duration }
        set { content.duration = newValue }
    }
    open override var dataType: String? {
        get { super.dataType }
        set { content.type = newValue }
    }
    open override var startDate: Date? {
        get { super.startDate }
        set { content.startDate = newValue }
    }
    open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
        get { super.extraAttributes }
        set { content.extra = newValue }
    }
}
/// The items that may be shared with others.
open class AVMetadataItemFilter: NSObject { open class func forSharing() -> AVMetadataItemFilter { AVMetadataItemFilter() } }
/// Items that belong together.
open class AVMetadataGroup: NSObject {
    open var items: [AVMetadataItem] { [] }
    open var classifyingLabel: String? { nil }
    open var uniqueID: String? { nil }
}
/// Items of a time.
open class AVTimedMetadataGroup: AVMetadataGroup {
    fileprivate final var all: [AVMetadataItem], range: CMTimeRange
    public init(items: [AVMetadataItem], timeRange: CMTimeRange) { (all, range) = (items, timeRange) }
    open override var items: [AVMetadataItem] { all }
    open var timeRange: CMTimeRange { range }
}
/// Items of a time, which can change.
open class AVMutableTimedMetadataGroup: AVTimedMetadataGroup {
    open override var items: [AVMetadataItem] {
        get { all }
        set { all = newValue }
    }
    open override var timeRange: CMTimeRange {
        get { range }
        set { range = newValue }
    }
}
/// Items of a date.
open class AVDateRangeMetadataGroup: AVMetadataGroup {
    fileprivate final var all: [AVMetadataItem], start: Date, end: Date?
    public init(items: [AVMetadataItem], start startDate: Date, end endDate: Date?) { (all, start, end) = (items, startDate, endDate) }
    open override var items: [AVMetadataItem] { all }
    open var startDate: Date { start }
    open var endDate: Date? { end }
}
