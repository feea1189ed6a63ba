import CoreGraphics
import Foundation

/// Says where lines of an attributed string may end, and sets them one by one.
public final class CTTypesetter: @unchecked Sendable {
    let setter: CTFramesetter
    init(_ setter: CTFramesetter) { self.setter = setter }

    /// How many units of the string, from `start`, fit a line of `width` points; one at least.
    fileprivate func fitting(_ start: CFIndex, _ width: Double, _ wrapping: TextConstraints.Wrapping) -> CFIndex {
        let part = setter.text(CFRangeMake(start, 0))
        guard part.string.length > 0 else { return 0 }
        var constraints = TextConstraints(width: CGFloat(width), maximumLines: 1)
        constraints.wrapping = wrapping
        return max(1, TextLayout(AttributedText(part.string), constraints).lines.first?.range.count ?? 0)
    }
}

public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString) -> CTTypesetter { CTTypesetter(CTFramesetter(string)) }
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter { typesetter.setter }
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { CTTypesetter(framesetter) }

/// The line of `stringRange`, of any width; a length of 0 means to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let part = typesetter.setter.text(stringRange)
    return CTLine(
        TextLayout(AttributedText(part.string), TextConstraints(maximumLines: 1)), 0, start: part.start, string: typesetter.setter.string)
}

/// How many UTF-16 units from `startIndex` make a line that ends between words.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.fitting(startIndex, width, .words)
}

/// How many UTF-16 units from `startIndex` make a line that may end within a word.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.fitting(startIndex, width, .characters)
}

// Tabs would count from `offset`; nothing else depends on where a line begins.
public func CTTypesetterCreateLineWithOffset(_ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double) -> CTLine {
    CTTypesetterCreateLine(typesetter, stringRange)
}
public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    CTTypesetterSuggestLineBreak(typesetter, startIndex, width)
}
public func CTTypesetterSuggestClusterBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    CTTypesetterSuggestClusterBreak(typesetter, startIndex, width)
}
