import Foundation

/// The options of a tab stop.
public struct NSTextTabOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters at which a decimal tab aligns its text, a `CharacterSet`.
    public static let columnTerminators = NSTextTabOptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
}

/// A position to which a tab character advances.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding {
    /// The key for a tab stop's option.
    public typealias OptionKey = NSTextTabOptionKey
    open private(set) var alignment: NSTextAlignment
    open private(set) var location: CGFloat
    open private(set) var options: [OptionKey: Any]

    /// Creates a tab stop. `location` is in points from the leading edge.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, self.location, self.options) = (alignment, location, options)
    }

    /// The characters that end a column of numbers: the decimal separator of a locale.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "en_US_POSIX")).decimalSeparator ?? ".")
    }

    /// Returns the tab stop itself, because it can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the class can be decoded securely, which is always true.
    open class var supportsSecureCoding: Bool { true }
    // FIXME(gap): a tab's options are not archived.
    /// Creates a tab stop without options from an archive.
    public required convenience init?(coder: NSCoder) {
        self.init(
            textAlignment: NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural,
            location: coder.decodeDouble(forKey: "NSLocation"))
    }
    /// Writes the alignment and the location to an archive. Options are left out.
    open func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(Double(location), forKey: "NSLocation")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSTextTab).map { $0.location == location && $0.alignment == alignment } ?? false
    }

    open override var hash: Int { location.hashValue }
}
