import CoreText
import Foundation
import UIKitCore

/// The callbacks around edits of a text storage, before and after attributes are fixed.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called after an edit, before attributes are fixed. The delegate may change characters and attributes.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
    /// Called after attributes were fixed. The delegate may change attributes, but no characters.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}

/// An attributed string that notifies its layout managers of changes.
///
/// All access uses four members that a subclass with its own store overrides: `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` for strings, and `setAttributes(_:range:)`.
open class NSTextStorage: NSMutableAttributedString {
    /// The kind of an edit.
    public struct EditActions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters changed.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Posted after an edit, before attributes are fixed, with the storage as the object.
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted after attributes were fixed, with the storage as the object.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

    /// The object that is notified of edits. It is held weakly.
    open weak var delegate: (any NSTextStorageDelegate)?
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// The content storage of TextKit 2 that observes the edits, or nil. It is held weakly.
    open weak var textStorageObserver: (any NSTextStorageObserving)?
    /// The kinds of edits that are being processed.
    open var editedMask: EditActions = []
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open private(set) var changeInLength = 0
    /// Whether attributes are fixed only when they are needed, which is `true`.
    open var fixesAttributesLazily: Bool { true }

    private var editingDepth = 0
    /// Whether this class made the recorded change, in Foundation's own store.
    private var isOwnChange = false

    // MARK: Creating

    /// A designated initializer, as in Objective-C: a subclass with its own store overrides it.
    public init() { super.init(string: "") }
    public override init(string: String) { super.init(string: string) }
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    /// Creates the `NSTextStorage` that an interface file or an archive describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: The four members

    open override var string: String { super.string }

    open override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        super.attributes(at: location, effectiveRange: range)
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        isOwnChange = true
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard range.length > 0 else { return }
        super.setAttributes(attrs, range: range)
        isOwnChange = true
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// Repeats a subclass's changes in Foundation's store, from which Foundation copies attributed strings without the four members.
    private func mirror(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
        if isOwnChange {
            isOwnChange = false
            return
        }
        let changed = NSRange(location: range.location, length: max(range.length + delta, 0))
        guard NSMaxRange(changed) <= length else { return }
        if mask.contains(.editedCharacters) { super.replaceCharacters(in: range, with: substring(changed)) }
        var runs: [([NSAttributedString.Key: Any], NSRange)] = []
        forEachRun(in: changed) { runs.append(($0, $1)) }
        for (attributes, run) in runs { super.setAttributes(attributes, range: run) }
    }

    // MARK: Reading, in terms of the four

    open override var length: Int { string.utf16.count }

    open override func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        var effective = NSRange()
        let result = attributes(at: location, effectiveRange: &effective)
        range?.pointee = NSIntersectionRange(effective, rangeLimit)
        return result
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> Any? {
        attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName]
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let result = NSMutableAttributedString(string: substring(range))
        forEachRun(in: range) { attributes, run in
            result.setAttributes(attributes, range: NSRange(location: run.location - range.location, length: run.length))
        }
        return result
    }

    open override func isEqual(to other: NSAttributedString) -> Bool {
        other === self || attributedSubstring(from: NSRange(location: 0, length: length)).isEqual(to: other)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        NSAttributedString(attributedString: attributedSubstring(from: NSRange(location: 0, length: length)))
    }

    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: attributedSubstring(from: NSRange(location: 0, length: length)))
    }

    private func substring(_ range: NSRange) -> String {
        let units = Array(string.utf16)
        return String(decoding: units[range.location..<range.location + range.length], as: UTF16.self)
    }

    private func forEachRun(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        var index = range.location
        while index < NSMaxRange(range) {
            var effective = NSRange()
            let attributes = attributes(at: index, effectiveRange: &effective)
            let run = NSIntersectionRange(effective, range)
            guard run.length > 0 else { return }
            body(attributes, run)
            index = NSMaxRange(run)
        }
    }

    // MARK: Changing, in terms of the four

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        defer { endEditing() }
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) { attributes, run, _ in
            setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
        }
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        change(range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) { change(range) { $0[name] = nil } }

    private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard range.length > 0 else { return }
        beginEditing()
        defer { endEditing() }
        var runs: [([NSAttributedString.Key: Any], NSRange)] = []
        forEachRun(in: range) { runs.append(($0, $1)) }
        for (attributes, run) in runs {
            var changed = attributes
            body(&changed)
            setAttributes(changed, range: run)
        }
    }

    // MARK: Editing

    open override func beginEditing() { editingDepth += 1 }

    open override func endEditing() {
        editingDepth = max(editingDepth - 1, 0)
        if editingDepth == 0, !editedMask.isEmpty { process() }
    }

    /// Records a change; outside `beginEditing` and `endEditing` it is processed immediately.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        mirror(editedMask, editedRange, delta)
        let changed = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        if self.editedMask.isEmpty {
            self.editedRange = changed
        } else {
            // The range of earlier changes has moved with this change.
            let old = NSRange(location: self.editedRange.location, length: max(self.editedRange.length + delta, 0))
            self.editedRange = NSUnionRange(old, changed)
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if editingDepth == 0 { process() }
    }

    /// Processes the recorded edits. What an override of `processEditing()` changes, as one that highlights syntax does, is part of them.
    private func process() {
        editingDepth += 1
        processEditing()
        editingDepth -= 1
    }

    /// Processes an edit: calls the delegate, fixes attributes, and then notifies the observer and the layout managers.
    ///
    /// It is called at the end of the outermost `endEditing()`, or by each edit outside of one.
    open func processEditing() {
        let center = NotificationCenter.default
        center.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        editingDepth += 1
        delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        fixAttributes(in: editedRange)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        editingDepth -= 1
        center.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        textStorageObserver?.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
        for manager in layoutManagers {
            manager.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
        }
    }

    /// Does nothing: missing fonts are replaced when the text is laid out. Override it to fix attributes.
    open func fixAttributes(in range: NSRange) {}
    /// Does nothing: attributes are never fixed lazily here.
    open func invalidateAttributes(in range: NSRange) {}
    /// Does nothing: attributes are never fixed lazily here.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    // MARK: Layout managers

    /// Adds a layout manager, which leaves its former storage.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }
}
