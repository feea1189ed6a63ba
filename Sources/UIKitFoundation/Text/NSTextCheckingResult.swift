import Foundation
import UIKitRuntime

/// A result that a detector found or code created: two are equal if they have the same value and range.
final class DetectedData: NSTextCheckingResult {
    let type: NSTextCheckingResult.CheckingType
    let place: NSRange
    let content: AnyHashable

    init(_ type: NSTextCheckingResult.CheckingType, _ place: NSRange, _ content: AnyHashable) {
        (self.type, self.place, self.content) = (type, place, content)
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
        return type == other.type && place == other.place && content == other.content
    }
    override var hash: Int {
        var hasher = Hasher()
        hasher.combine(place)
        hasher.combine(content)
        return hasher.finalize()
    }
}

/// The bits of several kinds of data.
public typealias NSTextCheckingTypes = UInt64

// Foundation on Linux deprecates the kinds that it doesn't find itself. These have the same bits.
extension NSTextCheckingResult.CheckingType {
    package static let dates = Self(rawValue: 1 << 4), addresses = Self(rawValue: 1 << 5), links = Self(rawValue: 1 << 6)
    package static let phoneNumbers = Self(rawValue: 1 << 11), flights = Self(rawValue: 1 << 12)
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

    private var found: Any? { (self as? DetectedData)?.content.base }
    /// The URL of a link.
    public var url: URL? { found as? URL }
    /// A telephone number as written in the text.
    public var phoneNumber: String? { found as? String }
    /// The date; `nil` for other kinds.
    public var date: Date? { found as? Date }
    /// The time zone of a date. Always `nil`.
    public var timeZone: TimeZone? { nil }
    /// The duration that begins at a date. Always 0.
    public var duration: TimeInterval { 0 }
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
