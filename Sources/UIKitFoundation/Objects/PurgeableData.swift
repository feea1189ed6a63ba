import Foundation

/// An object whose content a cache may discard before the object itself. `NSCache` does not use it here.
public protocol NSDiscardableContent {
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}

/// Data that can be discarded while it is not being accessed. Its creator accesses it until the first `endContentAccess()`.
///
/// Nothing else discards it here: Linux does not tell a program that memory is short.
// FIXME(gap): data that is made from a file, a URL, or Base64 is empty, because these initializers bypass a subclass.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
    private var accesses = 1, isDiscarded = false
    /// The bytes: Linux's class keeps none for a subclass.
    private let content = NSMutableData()

    open override var length: Int {
        get { content.length }
        set { content.length = newValue }
    }
    open override var bytes: UnsafeRawPointer { content.bytes }
    open override var mutableBytes: UnsafeMutableRawPointer { content.mutableBytes }
    open override func replaceBytes(in range: NSRange, withBytes replacementBytes: UnsafeRawPointer?, length replacementLength: Int) {
        content.replaceBytes(in: range, withBytes: replacementBytes, length: replacementLength)
    }
    open override func append(_ bytes: UnsafeRawPointer, length: Int) { content.append(bytes, length: length) }
    open override func append(_ other: Data) { content.append(other) }

    /// Begins an access, and returns whether the content is still there.
    open func beginContentAccess() -> Bool {
        guard !isDiscarded else { return false }
        accesses += 1
        return true
    }
    /// Ends an access.
    open func endContentAccess() { if accesses > 0 { accesses -= 1 } }
    /// Discards the content if there is no access.
    open func discardContentIfPossible() {
        guard accesses == 0 else { return }
        isDiscarded = true
        length = 0
    }
    /// Whether the content was discarded.
    open func isContentDiscarded() -> Bool { isDiscarded }
}
