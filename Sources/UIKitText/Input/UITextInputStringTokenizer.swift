import UIKitLists

/// Text that can determine its lines on the screen.
@MainActor protocol LineFinding {
    func lineRange(containing index: Int) -> NSRange?
}

/// Characters, words, sentences, paragraphs, and lines of a text input's string.
///
/// A position between two units belongs to the one that begins there if the direction is forward, and to the one that ends there if
/// backward.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    /// Creates a tokenizer for text, which it holds weakly.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    private weak var input: (any UIResponder & UITextInput)?

    /// Returns `nil` if there is no unit, as between words.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let (index, isForward, string) = place(position, direction), let unit = unit(granularity, at: index, isForward, in: string)
        else { return nil }
        return range(unit)
    }

    /// Whether a unit ends at the position if the direction is forward, or begins there if backward.
    open func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> Bool
    {
        guard let (index, isForward, string) = place(position, direction), let unit = unit(granularity, at: index, !isForward, in: string)
        else { return false }
        return isForward ? NSMaxRange(unit) == index : unit.location == index
    }

    /// Returns the end of the unit at the position or the next one, or the beginning if backward; without a unit the end of the text, and
    /// `nil` at that end.
    open func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> UITextPosition?
    {
        guard let (start, isForward, string) = place(position, direction), isForward ? start < string.length : start > 0 else { return nil }
        var index = start
        while isForward ? index < string.length : index > 0 {
            if let unit = unit(granularity, at: index, isForward, in: string) {
                return self.position(isForward ? NSMaxRange(unit) : unit.location)
            }
            index += isForward ? 1 : -1
        }
        return self.position(index)
    }

    /// Returns whether a position is within a unit in a direction.
    open func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> Bool
    {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    // MARK: The input's positions

    private func place(_ position: UITextPosition, _ direction: UITextDirection) -> (index: Int, isForward: Bool, string: NSString)? {
        guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else { return nil }
        let isTurned = input.baseWritingDirection(for: position, in: .forward) == .rightToLeft
        let isForward: Bool =
            switch UITextLayoutDirection(rawValue: direction.rawValue) {
            case .right: !isTurned
            case .left: isTurned
            case .up: false
            case .down: true
            case nil: direction.rawValue == UITextStorageDirection.forward.rawValue
            }
        return (input.offset(from: input.beginningOfDocument, to: position), isForward, (input.text(in: whole) ?? "") as NSString)
    }

    private func position(_ index: Int) -> UITextPosition? { input.flatMap { $0.position(from: $0.beginningOfDocument, offset: index) } }

    private func range(_ range: NSRange) -> UITextRange? {
        guard let start = position(range.location), let end = position(NSMaxRange(range)) else { return nil }
        return input?.textRange(from: start, to: end)
    }

    private func unit(_ granularity: UITextGranularity, at index: Int, _ isForward: Bool, in string: NSString) -> NSRange? {
        let index = isForward ? index : index - 1
        switch granularity {
        case .character: return TextUnits.range(.character, at: index, in: string)
        case .word: return TextUnits.range(.word, at: index, in: string)
        case .sentence: return TextUnits.range(.sentence, at: index, in: string)
        case .paragraph: return TextUnits.range(.paragraph, at: index, in: string)
        case .document: return TextUnits.range(.document, at: index, in: string)
        case .line:
            guard (0..<string.length).contains(index) else { return nil }
            return (input as? any LineFinding).map { $0.lineRange(containing: index) } ?? TextUnits.range(.paragraph, at: index, in: string)
        }
    }
}
