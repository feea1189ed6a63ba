import Foundation

// Scanner's forms for reference strings, as code written for Objective-C's Foundation calls them.
extension Scanner {
    private func deliver(_ found: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let found else { return false }
        result?.pointee = found as NSString
        return true
    }
    @_disfavoredOverload @discardableResult public func scanString(_ searchString: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool { deliver(scanString(searchString), result) }
    @_disfavoredOverload @discardableResult public func scanUpTo(_ stopString: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool { deliver(scanUpToString(stopString), result) }
    @_disfavoredOverload @discardableResult public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool { deliver(scanCharacters(from: set), result) }
    @_disfavoredOverload @discardableResult public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool { deliver(scanUpToCharacters(from: set), result) }
}
