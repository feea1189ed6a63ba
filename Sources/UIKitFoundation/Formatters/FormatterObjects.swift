import Foundation
import UIKitRuntime

extension Formatter {
    /// Reads an object from its text, through the formatter's own method that Linux declares. Returns `false` if the text is invalid;
    /// `error`, if not `nil`, then receives the reason.
    ///
    /// The last parameter only distinguishes it from the method that ``ValueFormatter``'s subclasses override.
    @nonobjc public func getObjectValue(
        _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?,
        _ line: Int = #line
    ) -> Bool {
        if let own = self as? ValueFormatter { return own.getObjectValue(object, for: string, errorDescription: error) }
        let found: Any? =
            switch self {
            case let numbers as Foundation.NumberFormatter: numbers.number(from: string)
            case let dates as DateFormatter: dates.date(from: string)
            case let dates as ISO8601DateFormatter: dates.date(from: string)
            default: nil
            }
        guard let found else {
            error?.pointee = "The value “\(string)” is invalid." as NSString
            return false
        }
        object?.pointee = found as AnyObject
        return true
    }
}

/// The superclass that the translator gives a direct subclass of `Formatter`: it has the members that Linux's `Formatter` lacks.
open class ValueFormatter: Formatter {
    /// Returns `false`: a formatter that does not override this method cannot read text.
    open func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { false }

    /// Returns whether the edited string is valid. `true` by default. An override may replace the string.
    open func isPartialStringValid(
        _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { true }

    /// Returns whether an edited text may stay. `true` by default. An override may change text and selection.
    open func isPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>, proposedSelectedRange proposedSelRangePtr: NSRangePointer?,
        originalString origString: String,
        originalSelectedRange origSelRange: NSRange, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { true }

    /// Returns the text of an object with attributes; `nil` by default, for text without any.
    open func attributedString(for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> NSAttributedString? {
        nil
    }
}
