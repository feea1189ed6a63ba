import Foundation

/// A list of paragraphs, and the format of its items' markers.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Whether the text of lists contains their markers. The default of new content storages. iOS 26.
    nonisolated(unsafe) public static var includesTextListMarkers = false

    /// The text of a marker, with a keyword in braces that is replaced: `({decimal})` gives `(3)`.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A square, a check mark, a ring, a diamond, and a bullet.
        public static let box = Self("{box}"), check = Self("{check}"), circle = Self("{circle}"), diamond = Self("{diamond}"),
            disc = Self("{disc}")
        /// A hyphen, a filled square, a decimal number, and an octal number.
        public static let hyphen = Self("{hyphen}"), square = Self("{square}"), decimal = Self("{decimal}"), octal = Self("{octal}")
        public static let lowercaseHexadecimal = Self("{lower-hexadecimal}"), uppercaseHexadecimal = Self("{upper-hexadecimal}")
        /// A letter in lowercase or uppercase. `z` is followed by `aa`.
        public static let lowercaseAlpha = Self("{lower-alpha}"), uppercaseAlpha = Self("{upper-alpha}")
        /// A Latin letter in lowercase or uppercase. `z` is followed by `aa`.
        public static let lowercaseLatin = Self("{lower-latin}"), uppercaseLatin = Self("{upper-latin}")
        /// A Roman numeral in lowercase or uppercase, for numbers from 1 to 3999.
        public static let lowercaseRoman = Self("{lower-roman}"), uppercaseRoman = Self("{upper-roman}")
    }

    /// The options of a list's markers.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Puts the enclosing list's marker before the item's own.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    public let markerFormat: MarkerFormat
    /// The options of the list's markers.
    public let listOptions: Options
    /// The number of the first item.
    open var startingItemNumber = 1

    /// Creates a list with the raw value of its options.
    public init(markerFormat: MarkerFormat, options: Int) {
        (self.markerFormat, listOptions) = (markerFormat, Options(rawValue: options))
        super.init()
    }

    /// Creates a list with a format, options, and the number of the first item.
    public convenience init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
        self.init(markerFormat: markerFormat, options: options.rawValue)
        self.startingItemNumber = startingItemNumber
    }

    /// Whether the marker contains a number.
    open var isOrdered: Bool { Self.counters.contains { markerFormat.rawValue.contains($0.key) } }

    /// Returns the format with its keyword in braces replaced: `({decimal})` gives `(3)`.
    open func marker(forItemNumber itemNumber: Int) -> String {
        var text = markerFormat.rawValue
        for (word, sign) in Self.signs { text = text.replacingOccurrences(of: word, with: sign) }
        for (word, count) in Self.counters where text.contains(word) { text = text.replacingOccurrences(of: word, with: count(itemNumber)) }
        return text
    }

    // MARK: Markers

    private static let signs = [
        "{box}": "\u{25A1}", "{check}": "\u{2713}", "{circle}": "\u{25E6}", "{diamond}": "\u{25C6}", "{disc}": "\u{2022}",
        "{hyphen}": "\u{2043}", "{square}": "\u{25AA}",
    ]
    private static let counters: [String: @Sendable (Int) -> String] = [
        "{decimal}": { String($0) }, "{octal}": { String($0, radix: 8) },
        "{lower-hexadecimal}": { String($0, radix: 16) }, "{upper-hexadecimal}": { String($0, radix: 16, uppercase: true) },
        "{lower-alpha}": { letters($0) }, "{upper-alpha}": { letters($0).uppercased() }, "{lower-latin}": { letters($0) },
        "{upper-latin}": { letters($0).uppercased() },
        "{lower-roman}": { roman($0) }, "{upper-roman}": { roman($0).uppercased() },
    ]

    /// Returns letters; `z` is followed by `aa`.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var (rest, text) = (number, "")
        while rest > 0 {
            rest -= 1
            text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
            rest /= 26
        }
        return text
    }

    private static func roman(_ number: Int) -> String {
        guard (1...3999).contains(number) else { return String(number) }
        let steps = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"),
            (5, "v"), (4, "iv"), (1, "i"),
        ]
        var (rest, text) = (number, "")
        for (value, sign) in steps {
            text += String(repeating: sign, count: rest / value)
            rest %= value
        }
        return text
    }

    // MARK: Comparing, copying, archiving

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return other.markerFormat == markerFormat && other.listOptions == listOptions && other.startingItemNumber == startingItemNumber
    }
    open override var hash: Int { markerFormat.hashValue }
    /// Returns a list with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
    }

    /// Whether the class can be decoded securely, which is always true.
    open class var supportsSecureCoding: Bool { true }
    /// Creates a list from an archive that `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat").map { $0 as String }
        self.init(
            markerFormat: MarkerFormat(format ?? ""), options: Options(rawValue: coder.decodeInteger(forKey: "NSOptions")),
            startingItemNumber: coder.decodeInteger(forKey: "NSStartingItemNumber"))
    }
    /// Writes the format, the options, and the first number to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
        coder.encode(listOptions.rawValue, forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }
}
