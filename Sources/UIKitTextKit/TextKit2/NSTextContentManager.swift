import Foundation
import UIKitCore

/// An object that provides the elements of a document.
public protocol NSTextElementProvider: NSObjectProtocol {
    var documentRange: NSTextRange { get }
    @discardableResult func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions, using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
    func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)
    // Optional requirements.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
    public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}

/// Determines which of a document's elements are shown.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation) -> NSTextElement?
    /// Whether to include an element in the layout.
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    /// Returns nil for a delegate that omits the method.
    public func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation) -> NSTextElement?
    { nil }
    /// Returns `true` for a delegate that omits the method.
    public func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}

/// A document as a sequence of elements, for the layout managers that show it. A subclass provides the elements.
open class NSTextContentManager: NSObject, NSTextElementProvider, NSSecureCoding {
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = EnumerationOptions(rawValue: 1)
    }

    public static let storageUnsupportedAttributeAddedNotification = NSNotification.Name(
        "NSTextContentStorageUnsupportedAttributeAddedNotification")

    /// The delegate. A content storage narrows its type.
    @_disfavoredOverload open weak var delegate: (any NSTextContentManagerDelegate)? { didSet { forgetElements() } }
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    open var primaryTextLayoutManager: NSTextLayoutManager?
    open private(set) var hasEditingTransaction = false
    open var automaticallySynchronizesTextLayoutManagers = true
    open var automaticallySynchronizesToBackingStore = true

    public override init() { super.init() }
    open class var supportsSecureCoding: Bool { true }
    /// Creates the `NSTextContentManager` that an interface file or an archive describes.
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}

    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.attach(self)
        if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
    }

    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        textLayoutManager.attach(nil)
        if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
    }

    /// Calls the handler at once: layout managers see every change immediately.
    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)?) {
        invalidateLayouts()
        completionHandler?(nil)
    }

    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var result: [NSTextElement] = []
        enumerateTextElements(from: range.location, options: []) { element in
            guard let place = element.elementRange, place.location.compare(range.endLocation) == .orderedAscending || place.isEmpty else {
                return false
            }
            result.append(element)
            return true
        }
        return result
    }

    open func performEditingTransaction(_ transaction: () -> Void) {
        let isOutermost = !hasEditingTransaction
        hasEditingTransaction = true
        transaction()
        guard isOutermost else { return }
        hasEditingTransaction = false
        invalidateLayouts()
    }

    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) { invalidateLayouts() }

    /// Whether the delegate may exclude elements.
    final var isFiltered: Bool { delegate != nil }

    /// Discards the elements, which are then enumerated and laid out again.
    func forgetElements() { invalidateLayouts() }
    final func invalidateLayouts() { for manager in textLayoutManagers { manager.forgetLayout() } }

    // MARK: Overridden by subclasses

    open var documentRange: NSTextRange { NSTextRange(location: TextOffset(0)) }

    @discardableResult open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
    open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}
