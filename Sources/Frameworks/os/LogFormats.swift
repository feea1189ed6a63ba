import Foundation

/// The alignment of text in its columns.
public enum OSLogStringAlignment: Sendable {
    case none, left(columns: Int), right(columns: Int)

    func apply(_ text: String) -> String {
        switch self {
        case .none: text
        case .left(let columns): text + String(repeating: " ", count: max(0, columns - text.count))
        case .right(let columns): String(repeating: " ", count: max(0, columns - text.count)) + text
        }
    }
}

/// The format of an integer, as C's functions for text have it.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var hasSign = false
    private var hasPrefix = false
    private var isUppercase = false
    private var digits = 1

    func text<T: FixedWidthInteger>(_ value: T) -> String {
        // In C, the other bases show the bits of a negative number, so they have no sign, and zero has no prefix.
        let number = radix == 10 ? String(value.magnitude) : String(T.Magnitude(truncatingIfNeeded: value), radix: radix)
        let padded = String(repeating: "0", count: max(0, digits - number.count)) + number
        switch radix {
        case 10: return (value < 0 ? "-" : hasSign ? "+" : "") + padded
        case 8: return hasPrefix && !padded.hasPrefix("0") ? "0" + padded : padded
        default:
            let text = hasPrefix && value != 0 ? "0x" + padded : padded
            return isUppercase ? text.uppercased() : text
        }
    }

    /// The format in base 10, 8, or 16.
    public static let decimal = Self(), octal = Self(radix: 8), hex = Self(radix: 16)
    /// The format in base 10, with a sign and leading zeros if wanted.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> Self {
        Self(hasSign: explicitPositiveSign, digits: minDigits)
    }
    /// The format in base 16, with a prefix, capital letters, and leading zeros if wanted. It never has a sign.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
    ) -> Self {
        Self(radix: 16, hasPrefix: includePrefix, isUppercase: uppercase, digits: minDigits)
    }
    /// The format in base 8, with a prefix and leading zeros if wanted. It never has a sign.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
    ) -> Self {
        Self(radix: 8, hasPrefix: includePrefix, digits: minDigits)
    }
}

/// The format of a floating-point number, as C's functions for text have it.
public struct OSLogFloatFormatting: Sendable {
    private var kind = "f"
    private var precision: Int?
    private var sign = false
    private var isUppercase = false

    func text(_ value: Double) -> String {
        let format = "%" + (sign ? "+" : "") + (precision.map { ".\(max(0, $0))" } ?? "") + (isUppercase ? kind.uppercased() : kind)
        return String(format: format, value)
    }

    /// Six decimals, the number's bits, an exponent, or the shorter of decimals and an exponent.
    public static let fixed = Self(), hex = Self(kind: "a"), exponential = Self(kind: "e"), hybrid = Self(kind: "g")
    /// A number of decimals.
    public static func fixed(precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self(precision: precision, sign: explicitPositiveSign, isUppercase: uppercase)
    }
    /// The number's bits in base 16.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self(kind: "a", sign: explicitPositiveSign, isUppercase: uppercase)
    }
    /// A number of decimals and an exponent.
    public static func exponential(precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self(kind: "e", precision: precision, sign: explicitPositiveSign, isUppercase: uppercase)
    }
    /// A number of digits, with an exponent if that is shorter.
    public static func hybrid(precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
        Self(kind: "g", precision: precision, sign: explicitPositiveSign, isUppercase: uppercase)
    }
}

/// The words of a Boolean value.
public enum OSLogBoolFormat: Sendable {
    case truth, answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "YES" : "NO"
        }
    }
}

/// The meaning of a C integer.
public enum OSLogInt32ExtendedFormat: Sendable {
    case darwinErrno, truth, answer

    func text(_ value: Int32) -> String {
        switch self {
        case .darwinErrno: "[\(value): \(strerror(value).map { String(cString: $0) } ?? "")]"
        case .truth: value != 0 ? "true" : "false"
        case .answer: value != 0 ? "YES" : "NO"
        }
    }
}
