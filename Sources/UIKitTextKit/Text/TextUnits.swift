import Foundation
import UIKitCore

/// The units by which text is selected and traversed. Indices are in UTF-16 units.
package enum TextUnits {
    package enum Granularity { case character, word, sentence, paragraph, document }

    /// Returns the unit that contains an index, or `nil` at the text's end and between words.
    package static func range(_ granularity: Granularity, at index: Int, in string: NSString) -> NSRange? {
        guard (0..<string.length).contains(index) else { return nil }
        switch granularity {
        case .character: return string.rangeOfComposedCharacterSequence(at: index)
        case .word: return isWord(index, in: string) ? run(index, in: string) : nil
        case .sentence: return sentence(index, in: string)
        case .paragraph: return string.paragraphRange(for: NSRange(location: index, length: 0))
        case .document: return NSRange(location: 0, length: string.length)
        }
    }

    /// Returns all units, in the order of the text.
    package static func all(_ granularity: Granularity, in string: NSString) -> [NSRange] {
        var result: [NSRange] = [], index = 0
        while index < string.length {
            if let range = range(granularity, at: index, in: string) {
                result.append(range)
                index = max(NSMaxRange(range), index + 1)
            } else {
                index += 1
            }
        }
        return result
    }

    // MARK: Words

    // Letters, digits, and the characters that join them, according to Unicode's annex 29: apostrophes between letters, points, and commas
    // between digits.
    // FIXME(gap): Chinese, Japanese and Thai words are not separated, which requires a dictionary.
    private static func isWord(_ index: Int, in string: NSString) -> Bool {
        if isLetter(index, in: string) { return true }
        guard index > 0, index + 1 < string.length, isLetter(index - 1, in: string), isLetter(index + 1, in: string) else { return false }
        let isBetweenDigits = isDigit(string.character(at: index - 1)) && isDigit(string.character(at: index + 1))
        switch Unicode.Scalar(string.character(at: index)) {
        case "'", "\u{2019}": return true
        case ".", ",": return isBetweenDigits
        default: return false
        }
    }

    private static func isDigit(_ unit: unichar) -> Bool { (48...57).contains(unit) }

    private static func isLetter(_ index: Int, in string: NSString) -> Bool {
        let unit = string.character(at: index)
        let scalar: Unicode.Scalar?
        if UTF16.isLeadSurrogate(unit), index + 1 < string.length {
            scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(string.character(at: index + 1)) & 0x3FF))
        } else if UTF16.isTrailSurrogate(unit), index > 0 {
            scalar = Unicode.Scalar(0x10000 + (UInt32(string.character(at: index - 1)) & 0x3FF) << 10 + UInt32(unit) - 0xDC00)
        } else {
            scalar = Unicode.Scalar(unit)
        }
        guard let scalar else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .connectorPunctuation: return true
        default: return scalar.properties.isAlphabetic
        }
    }

    /// Returns the word at an index, or the run of other characters.
    private static func run(_ index: Int, in string: NSString) -> NSRange {
        let kind = isWord(index, in: string)
        var start = index
        while start > 0, isWord(start - 1, in: string) == kind { start -= 1 }
        var end = index + 1
        while end < string.length, isWord(end, in: string) == kind { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    /// Returns the word that contains the caret or ends at it, else the other characters there.
    package static func selectableWord(at index: Int, in string: NSString) -> NSRange? {
        guard string.length > 0 else { return nil }
        let at = min(max(index, 0), string.length - 1)
        return run(at > 0 && at == index && !isWord(at, in: string) && isWord(at - 1, in: string) ? at - 1 : at, in: string)
    }

    // MARK: Sentences

    /// Returns the sentence. It ends after its full stop, closing quotation marks and white space, unless a lowercase letter follows; and
    /// with its paragraph.
    private static func sentence(_ index: Int, in string: NSString) -> NSRange {
        let paragraph = string.paragraphRange(for: NSRange(location: index, length: 0))
        var start = paragraph.location
        while start < NSMaxRange(paragraph) {
            let end = sentenceEnd(from: start, in: string, NSMaxRange(paragraph))
            if index < end { return NSRange(start..<end) }
            start = end
        }
        return paragraph
    }

    private static func sentenceEnd(from start: Int, in string: NSString, _ limit: Int) -> Int {
        func scalar(_ index: Int) -> Unicode.Scalar? { index < limit ? Unicode.Scalar(string.character(at: index)) : nil }
        var index = start
        while index < limit {
            guard let sign = scalar(index), ".!?\u{2026}\u{3002}\u{FF01}\u{FF1F}".unicodeScalars.contains(sign) else {
                index += 1
                continue
            }
            index += 1
            while let next = scalar(index), ".!?\"')]\u{2019}\u{201D}\u{BB}\u{300D}".unicodeScalars.contains(next) { index += 1 }
            let space = index
            while let next = scalar(index), next.properties.isWhitespace { index += 1 }
            let isWide = sign.value >= 0x3000
            if index < limit, !isWide, index == space || scalar(index)?.properties.isLowercase == true { continue }
            return index
        }
        return limit
    }

    // MARK: Deleting

    /// Returns the range that a press of the delete key removes before `index`.
    package static func deletion(before index: Int, in string: NSString) -> NSRange {
        guard index > 0 else { return NSRange(location: 0, length: 0) }
        let range = string.rangeOfComposedCharacterSequence(at: index - 1)
        return NSRange(location: range.location, length: index - range.location)
    }
}
