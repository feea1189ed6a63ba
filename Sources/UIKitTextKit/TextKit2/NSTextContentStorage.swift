import CoreText
import Foundation
import UIKitCore

/// An observer of a text storage's edits.
public protocol NSTextStorageObserving: NSObjectProtocol {
    /// The observed text, or nil.
    var textStorage: NSTextStorage? { get set }
    /// Called after an edit of the text. The storage calls it.
    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange)
    /// Performs changes of the text together.
    func performEditingTransaction(for textStorage: NSTextStorage, block transaction: () -> Void)
}

/// Determines how a text storage's paragraphs are shown.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// Returns the paragraph to lay out in place of the storage's, or `nil` to keep that one.
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    /// Returns nil for a delegate that doesn't implement the method.
    public func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? { nil }
}

/// A text storage as a sequence of paragraphs. Its locations count UTF-16 units.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    /// The object that changes the paragraphs. It is held weakly.
    @_nonoverride open weak var delegate: (any NSTextContentStorageDelegate)? {
        get { super.delegate as? any NSTextContentStorageDelegate }
        set { super.delegate = newValue }
    }
    /// Whether the markers of lists are part of the text; otherwise they are drawn before it.
    open var includesTextListMarkers = false { didSet { if includesTextListMarkers != oldValue { forgetElements() } } }

    /// The text, or nil. Setting it discards the elements and the layout.
    open var textStorage: NSTextStorage? = NSTextStorage() {
        didSet {
            guard textStorage !== oldValue else { return }
            if oldValue?.textStorageObserver === self { oldValue?.textStorageObserver = nil }
            textStorage?.textStorageObserver = self
            forgetElements()
        }
    }

    /// The text as an attributed string, or nil. Setting it replaces the text of the storage.
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }

    /// All paragraphs, including those that the delegate excludes; `nil` until needed.
    private var cached: [NSTextElement]? { didSet { edits = nil } }
    /// The paragraphs that an edit left unchanged: those before it, the range for new ones, and those after.
    private var edits: (before: Int, place: Range<Int>, delta: Int)?

    public override init() {
        super.init()
        textStorage?.textStorageObserver = self
    }

    /// Creates the `NSTextContentStorage` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        textStorage?.textStorageObserver = self
    }

    override func forgetElements() {
        cached = nil
        invalidateLayouts()
    }

    // MARK: Observing

    /// Discards the elements and the layout that an edit of the text changed.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        if edits != nil || !keepElements(around: newCharRange, delta) { cached = nil }
        invalidateLayouts()
    }

    /// Performs changes of the text together, and discards the layout at the end.
    open func performEditingTransaction(for textStorage: NSTextStorage, block transaction: () -> Void) {
        performEditingTransaction(transaction)
    }

    open override func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) { forgetElements() }

    // MARK: Elements

    private var elements: [NSTextElement] {
        if let cached, edits == nil { return cached }
        guard let textStorage else { return [] }
        guard let old = cached, let (before, place, delta) = edits else {
            let all = elements(textStorage, 0..<textStorage.length)
            cached = all
            return all
        }
        let new = elements(textStorage, place)
        let behind = old.drop { Self.units($0.elementRange?.location ?? documentRange.location) < place.upperBound - delta }
        for element in behind where delta != 0 {
            guard let range = element.elementRange else { continue }
            element.elementRange = NSTextRange(
                from: TextOffset(Self.units(range.location) + delta), to: TextOffset(Self.units(range.endLocation) + delta))
        }
        let all = old[..<before] + new + behind
        cached = Array(all)
        return cached ?? []
    }

    /// Creates the elements of whole paragraphs.
    private func elements(_ textStorage: NSTextStorage, _ place: Range<Int>) -> [NSTextElement] {
        let text = textStorage.string as NSString
        var result: [NSTextElement] = [], start = place.lowerBound
        repeat {
            let range = text.paragraphRange(for: NSRange(location: start, length: 0))
            let element = element(textStorage, range)
            element.textContentManager = self
            element.elementRange = NSTextRange(from: TextOffset(range.location), to: TextOffset(NSMaxRange(range)))
            result.append(element)
            start = NSMaxRange(range)
        } while start < place.upperBound
        return result
    }

    /// Keeps the elements after an edit that left other paragraphs unchanged. Returns `false` if that is not certain.
    private func keepElements(around edited: NSRange, _ delta: Int) -> Bool {
        guard let cached, let textStorage, textStorage.length > 0, NSMaxRange(edited) <= textStorage.length else { return false }
        let place = (textStorage.string as NSString).paragraphRange(for: edited)
        guard place.length > 0 else { return false }
        let (from, to) = (place.location, NSMaxRange(place) - delta)
        guard let before = cached.firstIndex(where: { Self.units($0.elementRange?.endLocation ?? documentRange.location) > from }),
            Self.units(cached[before].elementRange?.location ?? documentRange.location) == from,
            cached[before...].contains(where: { Self.units($0.elementRange?.endLocation ?? documentRange.location) == to })
        else { return false }
        edits = (before, from..<NSMaxRange(place), delta)
        return true
    }

    private func element(_ textStorage: NSTextStorage, _ range: NSRange) -> NSTextElement {
        guard range.length > 0 else { return NSTextParagraph(attributedString: nil) }
        return super.delegate?.textContentManager(self, textElementAt: TextOffset(range.location))
            ?? delegate?.textContentStorage(self, textParagraphWith: range)
            ?? paragraph(textStorage.attributedSubstring(from: range))
    }

    private func paragraph(_ text: NSAttributedString) -> NSTextParagraph {
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        guard !includesTextListMarkers, let list = style?.textLists.last else { return NSTextParagraph(attributedString: text) }
        return NSTextListElement(parentElement: nil, textList: list, contents: text, markerAttributes: nil, childElements: nil)
    }

    @discardableResult open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let isReversed = options.contains(.reverse)
        let start = textLocation.map(Self.units) ?? (isReversed ? Int.max : 0)
        var last: (any NSTextLocation)?
        for element in isReversed ? elements.reversed() : elements {
            guard let range = element.elementRange else { continue }
            if isReversed ? Self.units(range.location) > start : !range.isEmpty && Self.units(range.endLocation) <= start { continue }
            guard super.delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true else { continue }
            last = isReversed ? range.location : range.endLocation
            if !block(element) { break }
        }
        return last
    }

    /// Returns the text of a paragraph, or nil for another element.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }
    /// Returns a paragraph with text.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }

    // MARK: Editing

    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        let text = NSMutableAttributedString(string: "")
        for element in textElements ?? [] { if let part = attributedString(for: element) { text.append(part) } }
        textStorage?.replaceCharacters(in: nsRange(range), with: text)
    }

    // MARK: Locations

    package static func units(_ location: any NSTextLocation) -> Int { (location as? TextOffset)?.value ?? 0 }
    final func nsRange(_ range: NSTextRange) -> NSRange { NSRange(Self.units(range.location)..<Self.units(range.endLocation)) }

    open override var documentRange: NSTextRange { NSTextRange(from: TextOffset(0), to: TextOffset(textStorage?.length ?? 0)) }

    /// Returns `nil` for a location outside of the text.
    open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        let units = Self.units(location) + offset
        return (0...(textStorage?.length ?? 0)).contains(units) ? TextOffset(units) : nil
    }

    open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { Self.units(to) - Self.units(from) }

    /// Returns the range extended to whole characters.
    open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        guard let textStorage, textStorage.length > 0 else { return nil }
        let whole = NSIntersectionRange(nsRange(textRange), NSRange(location: 0, length: textStorage.length))
        let text = textStorage.string as NSString
        guard whole.length > 0 else { return nil }
        let first = text.rangeOfComposedCharacterSequence(at: whole.location),
            last = text.rangeOfComposedCharacterSequence(at: NSMaxRange(whole) - 1)
        return NSTextRange(from: TextOffset(first.location), to: TextOffset(NSMaxRange(last)))
    }
}
