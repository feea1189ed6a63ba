import Foundation

// The members of Foundation's NSString that Linux lacks. Those that format values use the plural forms of a strings dictionary.

extension NSString {
    /// Creates a string from a format and values in a locale. Without a locale, numbers are written as in English.
    public convenience init(format: NSString, locale: Locale?, _ args: any CVarArg...) {
        self.init(string: String(format: pluralFormat(format as String, args), locale: locale, arguments: args))
    }
    /// Returns a string from a format and values in the user's locale.
    public static func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        // wall clock: the app's own call
        NSString(string: String(format: pluralFormat(format as String, args), locale: .current, arguments: args))
    }
    /// Returns the string, followed by a format with values.
    public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: (self as String) + String(format: pluralFormat(format as String, args), locale: nil, arguments: args))
    }
    /// Returns the path with each of the components appended.
    public func strings(byAppendingPaths paths: [String]) -> [String] { paths.map { appendingPathComponent($0) } }
}

extension NSMutableString {
    /// Appends a format with values.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(String(format: pluralFormat(format as String, args), locale: nil, arguments: args))
    }
}
