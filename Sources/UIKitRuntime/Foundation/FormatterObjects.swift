import Foundation

extension Formatter {
    /// Reads an object from its text, through the formatter's own method that Linux declares. False when the text means nothing; `error` then holds
    /// why, if it is not nil.
    @nonobjc public func getObjectValue(_ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        let found: Any? =
            switch self {
            case let numbers as NumberFormatter: numbers.number(from: string)
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
