import Foundation
import UIKitCore

/// An object that provides the elements of a document.
public protocol NSTextElementProvider: NSObjectProtocol {
    /// The range of the whole document.
    var documentRange: NSTextRange { get }
    /// Enumerates elements from a location, or from the beginning with nil, until the closure returns `false`. Returns where it ended.
    @discardableResult func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions, using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?
    /// Replaces a range by elements, or deletes it with nil.
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
    /// Writes changes to the store behind the elements, and calls the handler.
    func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)
    // Optional requirements.
    /// Returns the location at a distance from another, or nil outside of the document.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// Returns the distance between two locations.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// Returns a range whose ends can be the ends of a selection, or nil if the given one is.
    func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
    /// Returns nil for a conforming type that doesn't implement the method.
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    /// Returns `0` for a conforming type that doesn't implement the method.
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
    /// Returns nil for a conforming type that doesn't implement the method.
    public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}

/// Determines which of a document's elements are shown.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    /// Returns the element at a location, or nil for the manager's own.
    func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation) -> NSTextElement?
    /// Whether to include an element in the layout.
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    /// Returns nil for a delegate that doesn't implement the method.
    public func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation) -> NSTextElement?
    { nil }
    /// Returns `true` for a delegate that doesn't implement the method: no element is excluded.
    public func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}

/// A document as a sequence of elements, for the layout managers that show it. A subclass provides the elements.
open class NSTextContentManager: NSObject, NSTextElementProvider, NSSecureCoding {
    /// The options of enumerating elements.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end to the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1)
    }

    /// Posted when an attribute was added that the storage doesn't support. It is never posted here.
    public static let storageUnsupportedAttributeAddedNotification = NSNotification.Name(
        "NSTextContentStorageUnsupportedAttributeAddedNotification")

    /// The delegate. A content storage narrows its type.
    @_disfavoredOverload open weak var delegate: (any NSTextContentManagerDelegate)? { didSet { forgetElements() } }
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// The layout manager whose selection and layout count, or nil. The first one that is added becomes it.
    open var primaryTextLayoutManager: NSTextLayoutManager?
    open private(set) var hasEditingTransaction = false
    /// Whether layout managers follow each change. It is stored but has no effect: they always do.
    open var automaticallySynchronizesTextLayoutManagers = true
    /// Whether changes are written to the store immediately. It is stored but has no effect.
    open var automaticallySynchronizesToBackingStore = true

    public override init() { super.init() }
    /// Whether the class can be decoded securely, which is `true`.
    open class var supportsSecureCoding: Bool { true }
    /// Creates the `NSTextContentManager` that an interface file or an archive describes.
    public required init?(coder: NSCoder) { super.init() }
    /// Writes nothing: archives of the class are empty here.
    open func encode(with coder: NSCoder) {}

    /// Adds a layout manager, which leaves its former content manager.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.attach(self)
        if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
    }

    /// Removes a layout manager.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        textLayoutManager.attach(nil)
        if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
    }

    /// Calls the handler immediately: layout managers see every change when it is made.
    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)?) {
        invalidateLayouts()
        completionHandler?(nil)
    }

    /// Returns the elements that meet a range.
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

    /// Performs changes together. The layout is discarded at the end of the outermost transaction.
    open func performEditingTransaction(_ transaction: () -> Void) {
        let isOutermost = !hasEditingTransaction
        hasEditingTransaction = true
        transaction()
        guard isOutermost else { return }
        hasEditingTransaction = false
        invalidateLayouts()
    }

    /// Discards the layout, because a subclass changed a range.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) { invalidateLayouts() }

    /// Whether the delegate may exclude elements.
    final var isFiltered: Bool { delegate != nil }

    /// Discards the elements, which are then enumerated and laid out again.
    func forgetElements() { invalidateLayouts() }
    final func invalidateLayouts() { for manager in textLayoutManagers { manager.forgetLayout() } }

    // MARK: Overridden by subclasses

    /// The range of the whole document. Override it; the default is empty.
    open var documentRange: NSTextRange { NSTextRange(location: TextOffset(0)) }

    /// Enumerates elements from a location. Override it; the default has none.
    @discardableResult open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    /// Replaces a range by elements. Override it; the default does nothing.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
    /// Calls the handler without an error. Override it to write changes.
    open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
    /// Returns the location at a distance from another. Override it; the default is nil.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    /// Returns the distance between two locations. Override it; the default is 0.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
    /// Returns nil: every range can be a selection. Override it.
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}
