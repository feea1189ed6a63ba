import UIKitLists

/// Words, sentences and paragraphs of a text input's string.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    private weak var input: (any UIResponder & UITextInput)?

    private var string: NSString {
        guard let input, let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else { return "" }
        return (input.text(in: range) ?? "") as NSString
    }

    open func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextRange? {
        TextUnits.range(granularity, at: position.index, in: string).map(IndexRange.init)
    }

    open func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool {
        let forward = direction.rawValue == 0 || direction.rawValue == 2
        let string = string
        let index = position.index
        let near = TextUnits.range(granularity, at: forward ? max(0, index - 1) : index, in: string)
        guard let near else { return false }
        return forward ? near.location + near.length == index : near.location == index
    }

    open func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextPosition? {
        let forward = direction.rawValue == 0 || direction.rawValue == 2
        let string = string
        var index = position.index
        while forward ? index < string.length : index > 0 {
            index += forward ? 1 : -1
            if isPosition(IndexPosition(index), atBoundary: granularity, inDirection: direction) { return IndexPosition(index) }
        }
        return IndexPosition(index)
    }

    open func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool {
        TextUnits.range(granularity, at: position.index, in: string) != nil
    }
}

/// The units text is selected by.
enum TextUnits {
    static func range(_ granularity: UITextGranularity, at index: Int, in string: NSString) -> NSRange? {
        guard string.length > 0 else { return nil }
        let at = min(max(index, 0), string.length - 1)
        switch granularity {
        case .character: return string.rangeOfComposedCharacterSequence(at: at)
        case .word: return word(at, in: string)
        case .sentence, .paragraph, .line: return string.paragraphRange(for: NSRange(location: at, length: 0))
        case .document: return NSRange(location: 0, length: string.length)
        }
    }

    private static func isWord(_ unit: unichar) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return true }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "'" || scalar == "\u{2019}"
    }

    /// The word at an index, or the run of what is no word.
    static func word(_ index: Int, in string: NSString) -> NSRange {
        let kind = isWord(string.character(at: index))
        var start = index
        while start > 0, isWord(string.character(at: start - 1)) == kind { start -= 1 }
        var end = index + 1
        while end < string.length, isWord(string.character(at: end)) == kind { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    /// The word a caret is in or behind.
    static func selectableWord(at index: Int, in string: NSString) -> NSRange? {
        guard string.length > 0 else { return nil }
        let at = min(max(index, 0), string.length - 1)
        return word(at > 0 && at == index && !isWord(string.character(at: at)) && isWord(string.character(at: at - 1)) ? at - 1 : at, in: string)
    }

    /// What one press of the delete key takes away before `index`.
    static func deletion(before index: Int, in string: NSString) -> NSRange {
        guard index > 0 else { return NSRange(location: 0, length: 0) }
        let range = string.rangeOfComposedCharacterSequence(at: index - 1)
        return NSRange(location: range.location, length: index - range.location)
    }
}
