import CoreGraphics
import Foundation

/// Finds line breaks in an attributed string, and creates its lines one by one.
public final class CTTypesetter: @unchecked Sendable {
    let setter: CTFramesetter
    init(_ setter: CTFramesetter) { self.setter = setter }

    /// Returns the number of units of the string, from `start`, that fit a line of `width` points, at least one.
    fileprivate func fitting(_ start: CFIndex, _ width: Double, _ wrapping: TextConstraints.Wrapping) -> CFIndex {
        let part = setter.text(CFRangeMake(start, 0))
        guard part.string.length > 0 else { return 0 }
        var constraints = TextConstraints(width: CGFloat(width), maximumLines: 1)
        constraints.wrapping = wrapping
        return max(1, TextLayout(AttributedText(part.string), constraints).lines.first?.range.count ?? 0)
    }
}

/// Creates a typesetter of a string, which must not change afterward.
public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString) -> CTTypesetter { CTTypesetter(CTFramesetter(string)) }
/// Returns a framesetter of the typesetter's string.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter { typesetter.setter }
/// Returns a typesetter of the framesetter's string.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { CTTypesetter(framesetter) }

/// Returns the line of `stringRange`, of any width; a length of 0 means to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let part = typesetter.setter.text(stringRange)
    return CTLine(
        TextLayout(AttributedText(part.string), TextConstraints(maximumLines: 1)), 0, start: part.start, string: typesetter.setter.string)
}

/// Returns the number of UTF-16 units from `startIndex` in a line that breaks between words.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.fitting(startIndex, width, .words)
}

/// Returns the number of UTF-16 units from `startIndex` in a line that may break within a word.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.fitting(startIndex, width, .characters)
}

// Tabs would be measured from `offset`; it has no other effect.
/// Returns a line of a range. The offset, which affects tabs, has no effect.
public func CTTypesetterCreateLineWithOffset(_ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double) -> CTLine {
    CTTypesetterCreateLine(typesetter, stringRange)
}
/// Returns the number of characters from an index that fit into a width in points, broken between words. The offset has no effect.
public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    CTTypesetterSuggestLineBreak(typesetter, startIndex, width)
}
/// Returns the number of characters from an index that fit into a width in points, broken between characters. The offset has no effect.
public func CTTypesetterSuggestClusterBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    CTTypesetterSuggestClusterBreak(typesetter, startIndex, width)
}
