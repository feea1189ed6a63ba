import CoreText
import Foundation

/// What hears of a text storage's edits.
public protocol NSTextStorageObserving: NSObjectProtocol {
    var textStorage: NSTextStorage? { get set }
    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange)
    func performEditingTransaction(for textStorage: NSTextStorage, block transaction: () -> Void)
}

/// Decides how a text storage's paragraphs are shown.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// The paragraph to be laid out in place of the storage's; nil for that one.
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    public func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? { nil }
}

/// A text storage as a row of paragraphs. Its locations count UTF-16 units.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    @_nonoverride open weak var delegate: (any NSTextContentStorageDelegate)? {
        get { super.delegate as? any NSTextContentStorageDelegate }
        set { super.delegate = newValue }
    }
    open var includesTextListMarkers = false

    open var textStorage: NSTextStorage? = NSTextStorage() {
        didSet {
            guard textStorage !== oldValue else { return }
            if oldValue?.textStorageObserver === self { oldValue?.textStorageObserver = nil }
            textStorage?.textStorageObserver = self
            forgetElements()
        }
    }

    open var attributedString: NSAttributedString? {
        get { textStorage }
        set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }

    /// The paragraphs, those that the delegate leaves out too; nil until somebody asks.
    private var cached: [NSTextElement]?

    public override init() {
        super.init()
        textStorage?.textStorageObserver = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        textStorage?.textStorageObserver = self
    }

    override func forgetElements() {
        cached = nil
        invalidateLayouts()
    }

    // MARK: Observing

    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        forgetElements()
    }

    open func performEditingTransaction(for textStorage: NSTextStorage, block transaction: () -> Void) { performEditingTransaction(transaction) }

    open override func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) { forgetElements() }

    // MARK: Elements

    private var elements: [NSTextElement] {
        if let cached { return cached }
        guard let textStorage else { return [] }
        let text = textStorage.string as NSString
        var result: [NSTextElement] = [], start = 0
        repeat {
            let range = text.paragraphRange(for: NSRange(location: start, length: 0))
            let element = element(textStorage, range)
            element.textContentManager = self
            element.elementRange = NSTextRange(from: TextOffset(range.location), to: TextOffset(NSMaxRange(range)))
            result.append(element)
            start = NSMaxRange(range)
        } while start < text.length
        cached = result
        return result
    }

    private func element(_ textStorage: NSTextStorage, _ range: NSRange) -> NSTextElement {
        guard range.length > 0 else { return NSTextParagraph(attributedString: nil) }
        return super.delegate?.textContentManager(self, textElementAt: TextOffset(range.location))
            ?? delegate?.textContentStorage(self, textParagraphWith: range)
            ?? NSTextParagraph(attributedString: textStorage.attributedSubstring(from: range))
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

    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? { (textElement as? NSTextParagraph)?.attributedString }
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? { NSTextParagraph(attributedString: attributedString) }

    /// What is shown, where each paragraph stands for as many units of the storage as it has; nil where the storage's own text is shown.
    package final var displayText: NSAttributedString? {
        guard super.delegate != nil, let textStorage else { return nil }
        let text = NSMutableAttributedString(string: "")
        for element in elements {
            guard let paragraph = element as? NSTextParagraph, let range = paragraph.elementRange,
                paragraph.attributedString.length == offset(from: range.location, to: range.endLocation)
            else { return nil }
            text.append(paragraph.attributedString)
        }
        return text.length == textStorage.length ? text : nil
    }

    // MARK: Editing

    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        let text = NSMutableAttributedString(string: "")
        for element in textElements ?? [] { if let part = attributedString(for: element) { text.append(part) } }
        textStorage?.replaceCharacters(in: nsRange(range), with: text)
    }

    // MARK: Places

    static func units(_ location: any NSTextLocation) -> Int { (location as? TextOffset)?.value ?? 0 }
    final func nsRange(_ range: NSTextRange) -> NSRange { NSRange(Self.units(range.location)..<Self.units(range.endLocation)) }

    open override var documentRange: NSTextRange { NSTextRange(from: TextOffset(0), to: TextOffset(textStorage?.length ?? 0)) }

    /// nil for a place outside of the text.
    open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        let units = Self.units(location) + offset
        return (0...(textStorage?.length ?? 0)).contains(units) ? TextOffset(units) : nil
    }

    open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { Self.units(to) - Self.units(from) }
}
