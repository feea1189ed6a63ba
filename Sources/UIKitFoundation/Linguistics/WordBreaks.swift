import Foundation

/// The words and sentences of a text.
// FIXME(gap): the words of languages without spaces between them aren't divided.
package enum WordBreaks {
    /// Returns the words: letters and digits, with an apostrophe or a decimal point between them.
    package static func words(of text: some StringProtocol) -> [Range<String.Index>] {
        var (words, start): ([Range<String.Index>], String.Index?) = ([], nil)
        var index = text.startIndex
        while index < text.endIndex {
            let (character, next) = (text[index], text.index(after: index))
            var isInside = character.isLetter || character.isNumber || character == "_"
            if let first = start, first < index, next < text.endIndex, "'’.,".contains(character) {
                let (before, after) = (text[text.index(before: index)], text[next])
                isInside = ",".contains(character) ? before.isNumber && after.isNumber : false
                isInside = isInside || "'’".contains(character) && before.isLetter && after.isLetter
                isInside = isInside || character == "." && before.isNumber == after.isNumber && before.isLetter == after.isLetter
                isInside = isInside && (before.isLetter || before.isNumber)
            }
            if isInside {
                start = start ?? index
            } else if let first = start {
                words.append(first..<index)
                start = nil
            }
            index = next
        }
        if let start { words.append(start..<text.endIndex) }
        return words
    }

    /// Returns the sentences with the white space that follows them.
    package static func sentences(of text: some StringProtocol) -> [Range<String.Index>] {
        var (found, start, index) = ([Range<String.Index>](), text.startIndex, text.startIndex)
        while index < text.endIndex {
            guard ".!?。！？…\n\r\n\u{2029}".contains(text[index]) else {
                index = text.index(after: index)
                continue
            }
            let sign = text[index]
            index = text.index(after: index)
            while index < text.endIndex, ".!?。！？…\"”’)]".contains(text[index]) { index = text.index(after: index) }
            let end = index
            while index < text.endIndex, text[index].isWhitespace { index = text.index(after: index) }
            // A period without a space after it, or before a small letter, is inside of a number or after an abbreviation.
            if sign == ".", index < text.endIndex, end == index || text[index].isLowercase { continue }
            found.append(start..<index)
            start = index
        }
        if start < text.endIndex { found.append(start..<text.endIndex) }
        return found
    }
}

extension NSString.EnumerationOptions {
    /// By words, and by sentences. Foundation on Linux marks its own unavailable.
    public static var byWords: Self { Self(rawValue: 3) }
    public static var bySentences: Self { Self(rawValue: 4) }
    /// By the places of an insertion mark, which are those between characters.
    public static var byCaretPositions: Self { Self(rawValue: 5) }
}

/// The method of one type is preferred to that of `StringProtocol`, which stops the program for words and sentences.
extension String {
    /// Calls a closure with each part of a range, its own range, and that with what follows it, until the closure sets its last argument.
    public func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: EnumerationOptions = [],
        _ body:
            @escaping (
                _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
            ) -> Void
    ) where R.Bound == Index {
        let range = range.relative(to: self)
        let kind = opts.rawValue & 0xFF
        var parts: [(Range<Index>, Range<Index>)] = []
        switch kind {
        case EnumerationOptions.byWords.rawValue:
            let words = WordBreaks.words(of: self[range])
            for (index, word) in words.enumerated() {
                let start = index == 0 ? range.lowerBound : word.lowerBound
                parts.append((word, start..<(index + 1 < words.count ? words[index + 1].lowerBound : range.upperBound)))
            }
        case EnumerationOptions.bySentences.rawValue: parts = WordBreaks.sentences(of: self[range]).map { ($0, $0) }
        case EnumerationOptions.byCaretPositions.rawValue:
            parts = self[range].indices.map { ($0..<index(after: $0), $0..<index(after: $0)) }
        default:
            self[...].enumerateSubstrings(in: range, options: opts, body)
            return
        }
        var stops = false
        for (part, enclosing) in opts.contains(.reverse) ? parts.reversed() : parts where !stops {
            body(opts.contains(.substringNotRequired) ? nil : String(self[part]), part, enclosing, &stops)
        }
    }
}
