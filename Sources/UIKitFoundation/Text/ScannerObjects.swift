import Foundation
import UIKitRuntime

/// The forms of `Scanner`'s methods that fill an `NSString`, which Linux declares for `String` only. They return `false` if nothing
/// matches.
extension Scanner {
    /// Scans a string, and returns whether it is next.
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        Self.fill(result, scanString(string))
    }
    /// Scans up to a string or the end, and returns whether anything was before it.
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        Self.fill(result, scanUpToString(string))
    }
    /// Scans characters of a set, and returns whether there were any.
    @_disfavoredOverload @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        Self.fill(result, scanCharacters(from: set))
    }
    /// Scans up to a character of a set or the end, and returns whether anything was before it.
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        Self.fill(result, scanUpToCharacters(from: set))
    }

    private static func fill(_ result: AutoreleasingUnsafeMutablePointer<NSString?>?, _ found: String?) -> Bool {
        guard let found else { return false }
        result?.pointee = found as NSString
        return true
    }
}
