import Foundation
import UIKitRuntime

/// A result that a detector found or code created: two are equal if they have the same value and range.
final class DetectedData: NSTextCheckingResult {
    let type: NSTextCheckingResult.CheckingType
    let place: NSRange
    let content: AnyHashable

    /// Further values: the alternatives of a replacement, or the time zone and the duration of a date.
    let details: [AnyHashable]

    init(_ type: NSTextCheckingResult.CheckingType, _ place: NSRange, _ content: AnyHashable, details: [AnyHashable] = []) {
        (self.type, self.place, self.content, self.details) = (type, place, content, details)
        super.init()
    }
    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at index: Int) -> NSRange { place }
    override func copy(with zone: NSZone? = nil) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? DetectedData else { return false }
        return type == other.type && place == other.place && content == other.content && details == other.details
    }
    override var hash: Int {
        var hasher = Hasher()
        hasher.combine(place)
        hasher.combine(content)
        return hasher.finalize()
    }
}

/// The bits of all kinds, of Foundation's, and of an app's own.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max, NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xFFFF_FFFF,
    NSTextCheckingAllCustomTypes: NSTextCheckingTypes = 0xFFFF_FFFF << 32
/// The bits of several kinds of data.
public typealias NSTextCheckingTypes = UInt64

// Foundation on Linux deprecates the kinds that it doesn't find itself. These have the same bits.
extension NSTextCheckingResult.CheckingType {
    package static let dates = Self(rawValue: 1 << 4), addresses = Self(rawValue: 1 << 5), links = Self(rawValue: 1 << 6)
    package static let phoneNumbers = Self(rawValue: 1 << 11), flights = Self(rawValue: 1 << 12)
    static let orthographies = Self(rawValue: 1 << 1), misspellings = Self(rawValue: 1 << 2), mistakes = Self(rawValue: 1 << 3)
    static let quotes = Self(rawValue: 1 << 7), dashes = Self(rawValue: 1 << 8), replacements = Self(rawValue: 1 << 9)
    static let corrections = Self(rawValue: 1 << 10)
}

/// Linux's Foundation declares these initializers as unavailable.
extension NSTextCheckingResult {
    /// Returns a result with a link.
    public static func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult { DetectedData(.links, range, url) }
    /// Returns a result with a telephone number.
    public static func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedData(.phoneNumbers, range, phoneNumber)
    }
    /// Returns a result with a date.
    public static func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult { DetectedData(.dates, range, date) }
    /// Returns a result with an address.
    public static func addressCheckingResult(range: NSRange, components: [NSTextCheckingKey: String]) -> NSTextCheckingResult {
        DetectedData(.addresses, range, components)
    }
    /// Returns a result with a flight.
    public static func transitInformationCheckingResult(range: NSRange, components: [NSTextCheckingKey: String]) -> NSTextCheckingResult {
        DetectedData(.flights, range, components)
    }

    /// Returns a result with a date, its time zone, and how long something takes that begins then.
    public static func dateCheckingResult(range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval) -> NSTextCheckingResult {
        DetectedData(.dates, range, date, details: [timeZone, duration])
    }
    /// Returns a result with a text that replaces a mistake, and others.
    public static func correctionCheckingResult(range: NSRange, replacementString: String, alternativeStrings: [String] = [])
        -> NSTextCheckingResult
    {
        DetectedData(.corrections, range, replacementString, details: alternativeStrings)
    }
    /// Returns a result with a text that replaces another, a quotation mark, or a dash.
    public static func replacementCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
        DetectedData(.replacements, range, replacementString)
    }
    public static func quoteCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
        DetectedData(.quotes, range, replacementString)
    }
    public static func dashCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
        DetectedData(.dashes, range, replacementString)
    }
    /// Returns a result with a misspelled word.
    public static func spellCheckingResult(range: NSRange) -> NSTextCheckingResult { DetectedData(.misspellings, range, "") }
    /// Returns a result with mistakes in a sentence.
    public static func grammarCheckingResult(range: NSRange, details: [[String: Any]]) -> NSTextCheckingResult {
        DetectedData(.mistakes, range, details as NSArray)
    }
    /// Returns a result with the script and the languages of a text.
    public static func orthographyCheckingResult(range: NSRange, orthography: UIKitFoundation.NSOrthography) -> NSTextCheckingResult {
        DetectedData(.orthographies, range, orthography)
    }

    private var further: [AnyHashable] { (self as? DetectedData)?.details ?? [] }
    private static let replacing: [NSTextCheckingResult.CheckingType] = [.corrections, .replacements, .quotes, .dashes]
    /// The text that replaces another; `nil` for other kinds.
    public var replacementString: String? { Self.replacing.contains(resultType) ? found as? String : nil }
    /// Other texts that may replace a mistake; `nil` if there are none.
    public var alternativeStrings: [String]? { further.isEmpty ? nil : further.compactMap { $0.base as? String } }
    /// The mistakes in a sentence; `nil` for other kinds.
    public var grammarDetails: [[String: Any]]? { (found as? NSArray)?.compactMap { $0 as? [String: Any] } }
    /// The script and the languages; `nil` for other kinds.
    public var orthography: UIKitFoundation.NSOrthography? { found as? UIKitFoundation.NSOrthography }
    private var found: Any? { (self as? DetectedData)?.content.base }
    /// The URL of a link.
    public var url: URL? { found as? URL }
    /// A telephone number as written in the text.
    public var phoneNumber: String? { resultType == .phoneNumbers ? found as? String : nil }
    /// The date; `nil` for other kinds.
    public var date: Date? { found as? Date }
    /// The time zone of a date, or `nil`.
    public var timeZone: TimeZone? { further.first?.base as? TimeZone }
    /// The duration that begins at a date, or 0.
    public var duration: TimeInterval { further.last?.base as? TimeInterval ?? 0 }
    /// The parts of an address or a flight.
    public var components: [NSTextCheckingKey: String]? { found as? [NSTextCheckingKey: String] }
    /// The parts of an address; `nil` for other kinds.
    public var addressComponents: [NSTextCheckingKey: String]? { resultType == .addresses ? components : nil }
}

extension NSTextCheckingKey {
    /// The keys for a person and an organization.
    public static let name = Self(rawValue: "Name"), jobTitle = Self(rawValue: "JobTitle"), organization = Self(rawValue: "Organization")
    /// The keys for an address.
    public static let street = Self(rawValue: "Street"), city = Self(rawValue: "City"), state = Self(rawValue: "State"),
        zip = Self(rawValue: "ZIP")
    /// The keys for an address, a telephone number, and a flight.
    public static let country = Self(rawValue: "Country"), phone = Self(rawValue: "Phone"), airline = Self(rawValue: "Airline"),
        flight = Self(rawValue: "Flight")
}
