import UIKitStoryboards

// UIKit's additions to Foundation's reference types.

extension NSAttributedString {
    /// Supports `NSAttributedString()`, which Foundation does not inherit here.
    public convenience init(_: Void = ()) { self.init(string: "") }
}

extension Unmanaged where Instance == AnyObject {
    /// Accepts values of protocol types, which are not classes here.
    @_disfavoredOverload public static func passUnretained(_ value: any AnyObject) -> Unmanaged<AnyObject> {
        Unmanaged<AnyObject>.passUnretained(value)
    }
}

extension NSMutableString {
    public convenience init(_: Void = ()) { self.init(capacity: 0) }
    public func appendFormat(_ format: String, _ arguments: any CVarArg...) { append(String(format: format, arguments: arguments)) }
}

extension Data.WritingOptions {
    public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension NSIndexPath {
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
    public var section: Int { index(atPosition: 0) }
    public var row: Int { index(atPosition: 1) }
    public var item: Int { index(atPosition: 1) }
}

extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
}

extension NSKeyedUnarchiver {
    /// The equivalent of `NSKeyedUnarchiver(forReadingWith:)`, which terminates the program on Linux if the data is not an archive. Such a
    /// coder is empty, as tests pass to `init(coder:)`.
    public static func made(forReadingWith data: Data) -> NSKeyedUnarchiver {
        let nothing = NSKeyedArchiver(requiringSecureCoding: false).encodedData
        guard let coder = (try? NSKeyedUnarchiver(forReadingFrom: data)) ?? (try? NSKeyedUnarchiver(forReadingFrom: nothing)) else {
            return NSKeyedUnarchiver(forReadingWith: nothing)
        }
        coder.requiresSecureCoding = false
        return coder
    }
}
