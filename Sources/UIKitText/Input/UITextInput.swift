import UIKitLists

/// A position in a text input. Only the input creates positions; those of other inputs are invalid for it.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    public override init() { super.init() }
}

/// A range of a text input, from one position to another.
@preconcurrency @MainActor open class UITextRange: NSObject {
    public override init() { super.init() }
    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection, in the input view's coordinates.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    public override init() { super.init() }
    open var rect: CGRect { .zero }
    open var writingDirection: NSWritingDirection { .natural }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

/// The direction toward the end of the text or its beginning.
public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward }
/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
/// The units by which text is traversed and selected.
public enum UITextGranularity: Int, Sendable { case character = 0, word, sentence, paragraph, line, document }

/// A direction in text: of storage or of layout.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number of the text direction.
    public var rawValue: Int
    /// Creates the text direction with the given number, which may be the app's own.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates the text direction with the given number, which may be the app's own.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { .init(rawValue: direction.rawValue) }
    /// Creates the text direction with the given number, which may be the app's own.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { .init(rawValue: direction.rawValue) }
}

/// Notified by an input before and after a change that the keyboard did not make.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the boundaries of characters, words, lines, and paragraphs.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> UITextRange?
    func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool
    func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> UITextPosition?
    func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> Bool
}

/// Text that the keyboard edits: positions, ranges, selection, marked text, and geometry in the view's coordinates.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    var inputDelegate: (any UITextInputDelegate)? { get set }
    var tokenizer: any UITextInputTokenizer { get }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?

    // Optional requirements.

    var textInputView: UIView { get }
    var selectionAffinity: UITextStorageDirection { get set }
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    func beginFloatingCursor(at point: CGPoint)
    func updateFloatingCursor(at point: CGPoint)
    func endFloatingCursor()
    func insertDictationResult(_ dictationResult: [UIDictationPhrase])
    func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
    func remove(_ textPlaceholder: UITextPlaceholder)
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
    func caretTransform(for position: UITextPosition) -> CGAffineTransform
    func attributedText(in range: UITextRange) -> NSAttributedString
    func insertAttributedText(_ string: NSAttributedString)
    func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
    func insert(_ inputSuggestion: UIInputSuggestion)
}

extension UITextInput {
    public var textInputView: UIView { self as? UIView ?? UIView() }
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? { nil }
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        position(from: range.start, offset: offset)
    }
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int { offset(from: range.start, to: position) }
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    // FIXME(gap): the emulated keyboard has neither a floating cursor nor dictation.
    public func beginFloatingCursor(at point: CGPoint) {}
    public func updateFloatingCursor(at point: CGPoint) {}
    public func endFloatingCursor() {}
    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) { insertText(dictationResult.map(\.text).joined()) }
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
    public func remove(_ textPlaceholder: UITextPlaceholder) {}
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

/// A phrase of dictation, and its alternatives.
@preconcurrency @MainActor open class UIDictationPhrase: NSObject {
    open private(set) var text: String
    open private(set) var alternativeInterpretations: [String]?
    package init(text: String, alternativeInterpretations: [String]?) {
        (self.text, self.alternativeInterpretations) = (text, alternativeInterpretations)
    }
}

/// A placeholder in text for later content.
@preconcurrency @MainActor open class UITextPlaceholder: NSObject {
    open var rects: [UITextSelectionRect] { [] }
}

/// A position in text, counted in UTF-16 units.
final class IndexPosition: UITextPosition {
    let unit: Int
    init(_ unit: Int) {
        self.unit = unit
        super.init()
    }
    override func isEqual(_ object: Any?) -> Bool { (object as? IndexPosition)?.unit == unit }
    override var hash: Int { unit }
}

final class IndexRange: UITextRange {
    let range: NSRange
    init(_ range: NSRange) {
        self.range = range
        super.init()
    }
    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { IndexPosition(range.location) }
    override var end: UITextPosition { IndexPosition(range.location + range.length) }
    override func isEqual(_ object: Any?) -> Bool { (object as? IndexRange)?.range == range }
    override var hash: Int { range.location &* 31 &+ range.length }
}

final class IndexSelectionRect: UITextSelectionRect {
    private let place: CGRect
    private let direction: NSWritingDirection
    private let ends: (start: Bool, end: Bool)

    private init(_ rect: CGRect, _ direction: NSWritingDirection, _ ends: (start: Bool, end: Bool)) {
        (place, self.direction, self.ends) = (rect, direction, ends)
        super.init()
    }

    static func all(_ rects: [CGRect], _ direction: NSWritingDirection) -> [UITextSelectionRect] {
        rects.enumerated().map { IndexSelectionRect($1, direction, ($0 == 0, $0 == rects.count - 1)) }
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}

extension UITextPosition {
    var index: Int { (self as? IndexPosition)?.unit ?? 0 }
}

extension UITextRange {
    var nsRange: NSRange { (self as? IndexRange)?.range ?? NSRange(location: start.index, length: end.index - start.index) }
}
