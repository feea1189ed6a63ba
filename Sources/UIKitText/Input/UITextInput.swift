import UIKitLists

/// A position in a text input. Only the input creates positions; those of other inputs are invalid for it.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    public override init() { super.init() }
}

/// A range of a text input, from one position to another.
@preconcurrency @MainActor open class UITextRange: NSObject {
    public override init() { super.init() }
    /// Whether both ends are equal. Override it.
    open var isEmpty: Bool { true }
    /// The first position. Override it.
    open var start: UITextPosition { UITextPosition() }
    /// The position after the last letter. Override it.
    open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection, in the input view's coordinates.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    public override init() { super.init() }
    /// The rectangle, in the coordinates of the text input's view. Override it.
    open var rect: CGRect { .zero }
    /// The writing direction of the text in the rectangle. Override it.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the rectangle contains the beginning of the selection. Override it.
    open var containsStart: Bool { false }
    /// Whether the rectangle contains the end of the selection. Override it.
    open var containsEnd: Bool { false }
    /// Whether the text is vertical. Override it.
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
    /// The number of the direction, among those of storage and layout.
    public var rawValue: Int
    /// Creates a direction from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Returns the direction of a storage direction.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { .init(rawValue: direction.rawValue) }
    /// Returns the direction of a layout direction.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { .init(rawValue: direction.rawValue) }
}

/// Notified by an input before and after a change that the keyboard did not make.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called by the text before its selection changes by code.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called by the text after its selection changed by code.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called by the text before it changes by code.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called by the text after it changed by code.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the boundaries of characters, words, lines, and paragraphs.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the unit of text around a position, or nil. At a boundary, the direction determines the side.
    func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> UITextRange?
    /// Returns whether a position is at a boundary of a unit in a direction.
    func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool
    /// Returns the next boundary of a unit in a direction, or nil.
    func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> UITextPosition?
    /// Returns whether a position is within a unit in a direction.
    func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> Bool
}

/// Text that the keyboard edits: positions, ranges, selection, marked text, and geometry in the view's coordinates.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// Whether the text can be edited. The keyboard doesn't appear for text that can't.
    var isEditable: Bool { get }
    /// Returns the text in a range, or nil for a range outside of the text.
    func text(in range: UITextRange) -> String?
    /// Replaces a range with text.
    func replace(_ range: UITextRange, withText text: String)
    /// The selected range, which is empty at an insertion point, or nil for none.
    var selectedTextRange: UITextRange? { get set }
    /// The range of text that an input method composes, or nil.
    var markedTextRange: UITextRange? { get }
    /// The attributes of text that an input method composes, or nil for the standard ones.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Composes text, in place of the marked one or the selection. The selected range is in the new text, in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Ends the composition: the marked text becomes ordinary text.
    func unmarkText()
    /// The position before the first letter.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last letter.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions, or nil.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at a distance, or nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position at a number of steps to a side, or nil outside of the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the distance between two positions, which is negative if the second one is before the first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The object to tell about changes of the text and the selection by code. The system sets it.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The object that divides the text into words, sentences, and lines.
    var tokenizer: any UITextInputTokenizer { get }
    /// Returns the position of a range that is farthest to a side, or nil.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the range from a position as far as a unit extends to a side, or nil.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// Returns the writing direction at a position.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Sets the writing direction of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// Returns the first rectangle of a range, in the coordinates of `textInputView`.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the insertion point at a position, in the coordinates of `textInputView`.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of a selection, in the coordinates of `textInputView`.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position that is nearest to a point of `textInputView`, or nil.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position of a range that is nearest to a point of `textInputView`, or nil.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the letter at a point of `textInputView`, or nil.
    func characterRange(at point: CGPoint) -> UITextRange?

    // Optional requirements.

    /// The view whose coordinates the rectangles have. The default is the text input itself, if it is a view.
    var textInputView: UIView { get }
    /// The side to which an insertion point at the end of a line belongs. The default is forward, and setting it has no effect.
    var selectionAffinity: UITextStorageDirection { get set }
    /// Returns the attributes at a position, or nil.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
    /// Returns the position at a number of letters from the beginning of a range, or nil.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// Returns the number of letters from the beginning of a range to a position.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// Returns whether the user's input may replace a range. The default is `true`.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// Begins to move the insertion point freely. It is never called here: the emulated keyboard has no floating cursor.
    func beginFloatingCursor(at point: CGPoint)
    /// Moves the free insertion point. It is never called here.
    func updateFloatingCursor(at point: CGPoint)
    /// Ends the free movement of the insertion point. It is never called here.
    func endFloatingCursor()
    /// Inserts the result of a dictation. It is never called here: there is no dictation.
    func insertDictationResult(_ dictationResult: [UIDictationPhrase])
    /// Inserts an empty place of a size in points, for text that follows later.
    func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
    /// Removes an empty place.
    func remove(_ textPlaceholder: UITextPlaceholder)
    /// Returns the edit menu of a range, or nil for the suggested actions.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called before the edit menu appears.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu disappears.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// Returns the transform of the insertion point at a position.
    func caretTransform(for position: UITextPosition) -> CGAffineTransform
    /// Returns the text of a range with its attributes.
    func attributedText(in range: UITextRange) -> NSAttributedString
    /// Inserts text with attributes at the selection.
    func insertAttributedText(_ string: NSAttributedString)
    /// Replaces a range with attributed text.
    func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
    /// Composes text with attributes, in place of the marked one or the selection.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// Inserts text for which there are alternatives.
    func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
    /// Inserts the text of a suggestion.
    func insert(_ inputSuggestion: UIInputSuggestion)
}

extension UITextInput {
    /// The text input itself, if it is a view.
    public var textInputView: UIView { self as? UIView ?? UIView() }
    /// The side to which an insertion point belongs: always forward, and setting it has no effect.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
    /// Returns nil for a text input that doesn't implement the method.
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? { nil }
    /// Returns the position at a distance, which counts letters of the input's own measure.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        position(from: range.start, offset: offset)
    }
    /// Returns the distance in the input's own measure.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int { offset(from: range.start, to: position) }
    /// Returns `true` for a text input that doesn't implement the method.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    // FIXME(gap): the emulated keyboard has neither a floating cursor nor dictation.
    /// Does nothing: the emulated keyboard has no floating cursor.
    public func beginFloatingCursor(at point: CGPoint) {}
    /// Does nothing: the emulated keyboard has no floating cursor.
    public func updateFloatingCursor(at point: CGPoint) {}
    /// Does nothing: the emulated keyboard has no floating cursor.
    public func endFloatingCursor() {}
    /// Inserts the phrases one after another.
    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) { insertText(dictationResult.map(\.text).joined()) }
    /// Returns a placeholder that takes no space.
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
    /// Does nothing: placeholders take no space.
    public func remove(_ textPlaceholder: UITextPlaceholder) {}
    /// Returns nil for a text input that doesn't implement the method: the suggested actions are shown.
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    /// Does nothing for a text input that doesn't implement the method.
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    /// Does nothing for a text input that doesn't implement the method.
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
    /// The rectangles of the placeholder: none.
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
