import CoreGraphics
import Foundation

// CoreText's C interface to lines, runs, and frames, implemented with the layout engine that labels use.

public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The bounds don't contain the leading. They never do here.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// The bounds ignore baseline offsets. It has no effect.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    /// The bounds contain punctuation that hangs over the edge. It has no effect.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// The bounds are those of the glyphs' outlines.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// The bounds are those that look aligned. It has no effect.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// The part of a line that is omitted if it is too long.
public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }

/// A line of glyphs, with its origin on the baseline and y upward.
public final class CTLine: @unchecked Sendable {
    let layout: TextLayout
    let number: Int
    /// The offset from the layout's indices to indices of the caller's string.
    let start: Int
    let string: NSAttributedString

    init(_ layout: TextLayout, _ number: Int, start: Int, string: NSAttributedString) {
        (self.layout, self.number, self.start, self.string) = (layout, number, start, string)
    }

    var line: TextLine? { layout.lines.indices.contains(number) ? layout.lines[number] : nil }
}

/// Creates a line of the whole string, without breaking it.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
    CTLine(TextLayout(AttributedText(attrString), TextConstraints(maximumLines: 1)), 0, start: 0, string: attrString)
}

/// Returns a line no wider than `width`, or `nil` if not even the truncation token fits.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard width > 0 else { return nil }
    var constraints = TextConstraints(width: CGFloat(width), maximumLines: 1)
    constraints.wrapping = .none
    constraints.truncation =
        switch truncationType {
        case .start: .head
        case .middle: .middle
        case .end: .tail
        }
    return CTLine(TextLayout(line.layout.text, constraints), 0, start: line.start, string: line.string)
}

/// Returns the characters that the line shows.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    guard let range = line.line?.range else { return NSRange(location: line.start, length: 0) }
    return NSRange(location: line.start + range.lowerBound, length: range.count)
}

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.line?.pieces.reduce(0) { $0 + $1.glyphs.count } ?? 0 }

/// Returns the line's width in points, including spaces at its end, and stores its ascent and descent. The leading is 0.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.line?.ascent ?? 0
    descent?.pointee = line.line?.descent ?? 0
    leading?.pointee = 0
    return Double(line.line?.fullWidth ?? 0)
}

/// Returns the width in points of the spaces at the line's end.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double((line.line?.fullWidth ?? 0) - (line.line?.width ?? 0)) }

/// Returns the line's rectangle in points, with the origin on the baseline and y upward. Only ``CTLineBoundsOptions/useGlyphPathBounds``
/// has an effect.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    guard let found = line.line else { return .zero }
    if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
    return CGRect(x: 0, y: -found.descent, width: found.fullWidth, height: found.ascent + found.descent)
}

/// Returns the bounding box of the glyphs' outlines.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    (line.line?.pieces ?? []).reduce(CGRect.null) { $0.union(inkBox($1, $1.glyphs.indices)) }
}

private func inkBox(_ piece: TextPiece, _ shown: Range<Int>) -> CGRect {
    var box = CGRect.null, x = piece.x
    for (index, glyph) in piece.glyphs.enumerated() {
        if shown.contains(index), let outline = piece.face.outline(of: glyph.glyph), !outline.isEmpty {
            let place = CGAffineTransform(a: piece.unit, b: 0, c: 0, d: piece.unit, tx: x + glyph.dx, ty: glyph.dy)
            box = box.union(outline.boundingBoxOfPath.applying(place))
        }
        x += glyph.advance
    }
    return box
}

/// Returns the index of the character that is closest to a position, in points from the line's origin.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    guard let found = line.line else { return line.start }
    return line.start + line.layout.index(atX: position.x + found.x, onLine: line.number)
}

/// Returns the horizontal place of an index in points from the line's origin. `secondaryOffset` receives the same place.
@discardableResult
public func CTLineGetOffsetForStringIndex(_ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?)
    -> CGFloat
{
    guard let found = line.line else { return 0 }
    let offset = line.layout.caretX(at: charIndex - line.start, onLine: line.number) - found.x
    secondaryOffset?.pointee = offset
    return offset
}

/// Returns the distance in points by which to move the line to align it in a width: 0 for left, 0.5 for centered, 1 for right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - Double(line.line?.width ?? 0)) * Double(flushFactor))
}

/// Draws the line with its origin at the context's text position, y upward.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    guard let found = line.line else { return }
    line.draw(found, in: context)
    context.textPosition = CGPoint(x: context.textPosition.x + found.fullWidth, y: context.textPosition.y)
}

extension CTLine {
    fileprivate func draw(_ shown: TextLine, in context: CGContext) {
        TextLock.lock()
        context.saveGState()
        defer {
            context.restoreGState()
            TextLock.unlock()
        }
        context.concatenate(context.textMatrix)
        context.scaleBy(x: 1, y: -1)
        LinePainter(
            line: shown, origin: CGPoint(x: -shown.x, y: -shown.baseline), context: context, color: CGColor(gray: 0, alpha: 1),
            linkColor: nil
        )
        .draw()
    }
}

// MARK: - Runs

/// Consecutive glyphs of a line that have the same attributes.
public final class CTRun: @unchecked Sendable {
    let piece: TextPiece
    let line: CTLine

    init(_ piece: TextPiece, _ line: CTLine) { (self.piece, self.line) = (piece, line) }
}

/// Returns the line's runs, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.line?.pieces.map { CTRun($0, line) } ?? [] }
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.piece.glyphs.count }
/// Returns the characters that the run shows.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    NSRange(location: run.line.start + run.piece.range.lowerBound, length: run.piece.range.count)
}
/// Returns the attributes of the run's first character.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let index = min(run.piece.range.lowerBound + run.line.start, run.line.string.length - 1)
    return index >= 0 ? run.line.string.attributes(at: index, effectiveRange: nil) : [:]
}

/// Returns the width in points of the glyphs in a range, and stores the ascent, descent, and leading of their font. A length of 0 means
/// all glyphs from the location on.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let font = run.piece.style.font
    ascent?.pointee = font.ascent
    descent?.pointee = font.descent
    leading?.pointee = font.leading
    if let delegate = run.piece.style.attachment as? CTRunDelegate {
        ascent?.pointee = delegate.ascent
        descent?.pointee = delegate.descent
        leading?.pointee = 0
    }
    return Double(glyphs(run, range).reduce(0) { $0 + $1.advance })
}

/// Returns the glyphs in a range. A length of 0 means to the end.
func glyphs(_ run: CTRun, _ range: CFRange) -> ArraySlice<ShapedGlyph> {
    let all = run.piece.glyphs
    let start = min(max(range.location, 0), all.count)
    let end = range.length > 0 ? min(start + range.length, all.count) : all.count
    return all[start..<end]
}

/// Stores the glyphs of a range. A length of 0 means all glyphs from the location on.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (index, glyph) in glyphs(run, range).enumerated() { buffer[index] = CGGlyph(truncatingIfNeeded: glyph.glyph) }
}

/// Stores the advances of a range's glyphs, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (index, glyph) in glyphs(run, range).enumerated() { buffer[index] = CGSize(width: glyph.advance, height: 0) }
}

/// Stores the positions of a range's glyphs, in points from the line's origin.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    var x = run.piece.x
    var places: [CGPoint] = []
    for glyph in run.piece.glyphs {
        places.append(CGPoint(x: x + glyph.dx, y: glyph.dy))
        x += glyph.advance
    }
    for (index, place) in glyphs(run, range).indices.enumerated() { buffer[index] = places[place] }
}

/// Stores the indexes of the characters that a range's glyphs show.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (index, glyph) in glyphs(run, range).enumerated() { buffer[index] = run.line.start + Int(glyph.cluster) }
}

/// Special properties of a run's glyphs.
public struct CTRunStatus: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The run is written from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The glyphs are not in string order in either direction.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// The run has a matrix of its own, which never happens here.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Returns the direction and the order of the run's glyphs.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    let isRightToLeft = !run.piece.level.isMultiple(of: 2)
    let clusters = run.piece.glyphs.map(\.cluster)
    let follows = zip(clusters, clusters.dropFirst()).allSatisfy { isRightToLeft ? $0 >= $1 : $0 <= $1 }
    var status: CTRunStatus = isRightToLeft ? .rightToLeft : []
    if !follows { status.insert(.nonMonotonic) }
    return status
}

/// Returns the identity, because runs have no matrix here.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Returns the bounding box of the outlines of the run's glyphs, relative to the line's origin.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    inkBox(run.piece, glyphs(run, range).indices)
}

/// Draws the run at its position in the line, relative to the context's text position, y upward.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    guard let line = run.line.line else { return }
    var shown = line
    let visible = glyphs(run, range).indices
    var piece = run.piece
    piece.x += piece.glyphs[..<visible.lowerBound].reduce(0) { $0 + $1.advance }
    piece.glyphs = Array(piece.glyphs[visible])
    piece.width = piece.glyphs.reduce(0) { $0 + $1.advance }
    shown.pieces = [piece]
    run.line.draw(shown, in: context)
}

// MARK: - Frames

// FIXME(gap): a path that is not a rectangle is filled as its bounding box.
/// Lays out an attributed string in paths.
public final class CTFramesetter: @unchecked Sendable {
    let string: NSAttributedString
    init(_ string: NSAttributedString) { self.string = string }

    func text(_ range: CFRange) -> (string: NSAttributedString, start: Int) {
        let start = min(max(range.location, 0), string.length)
        let length = range.length > 0 ? min(range.length, string.length - start) : string.length - start
        if start == 0, length == string.length { return (string, 0) }
        return (string.attributedSubstring(from: NSRange(location: start, length: length)), start)
    }
}

/// Lines laid out in a path, from the top; origins are relative to the path's box, y upward.
public final class CTFrame: @unchecked Sendable {
    let layout: TextLayout
    let box: CGRect
    let path: CGPath
    let start: Int
    let string: NSAttributedString
    let attributes: CFDictionary?

    init(_ setter: CTFramesetter, _ range: CFRange, _ path: CGPath, _ attributes: CFDictionary?) {
        self.attributes = attributes
        let part = setter.text(range)
        (self.path, box, start, string) = (path, path.boundingBoxOfPath, part.start, setter.string)
        var constraints = TextConstraints(width: box.isNull ? 0 : box.width)
        constraints.height = box.isNull ? 0 : box.height
        constraints.followsParagraphModes = true
        layout = TextLayout(AttributedText(part.string), constraints)
    }
}

/// Creates a framesetter of a string, which must not change afterward.
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter { CTFramesetter(attrString) }

/// Returns the lines of a range in a path. A length of 0 means the rest of the string; `frameAttributes` has no effect.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFrame(framesetter, stringRange, path, frameAttributes)
}

/// Returns the size in points that a range needs within a size, and stores the range that fits. A side that is 0 or enormous isn't
/// limited.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    func limit(_ side: CGFloat) -> CGFloat { side > 0 && side < 1_000_000 ? side : .infinity }
    var rules = TextConstraints(width: limit(constraints.width))
    rules.height = limit(constraints.height)
    let (string, start) = framesetter.text(stringRange)
    let layout = TextLayout(AttributedText(string), rules)
    fitRange?.pointee = NSRange(location: start, length: layout.lines.last?.range.upperBound ?? 0)
    return layout.size
}

/// Returns the path that the frame fills.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// Returns the characters that were laid out, even if some don't fit.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { NSRange(location: frame.start, length: frame.layout.text.units.count) }
/// Returns the characters in the lines that fit.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    NSRange(location: frame.start, length: frame.layout.lines.last?.range.upperBound ?? 0)
}
/// Returns the lines that fit, from the top.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray {
    frame.layout.lines.indices.map { CTLine(frame.layout, $0, start: frame.start, string: frame.string) }
}

/// Stores baseline origins relative to the path's box, y upward.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let lines = frame.layout.lines
    let start = min(max(range.location, 0), lines.count)
    let end = range.length > 0 ? min(start + range.length, lines.count) : lines.count
    for (index, line) in lines[start..<end].enumerated() { origins[index] = CGPoint(x: line.x, y: frame.box.height - line.baseline) }
}

/// Draws the lines in the path's place. Text without a color is black.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    guard !frame.box.isNull else { return }
    context.saveGState()
    context.translateBy(x: frame.box.minX, y: frame.box.maxY)
    context.scaleBy(x: 1, y: -1)
    frame.layout.draw(in: context, at: .zero, color: CGColor(gray: 0, alpha: 1))
    context.restoreGState()
}

// MARK: - Attribute names

/// The name of `NSAttributedString.Key.baselineOffset`.
public let kCTBaselineOffsetAttributeName: CFString = NSAttributedString.Key.baselineOffset.rawValue
/// The name of `NSAttributedString.Key.ligature`.
public let kCTLigatureAttributeName: CFString = NSAttributedString.Key.ligature.rawValue
/// The name of `NSAttributedString.Key.underlineColor`.
public let kCTUnderlineColorAttributeName: CFString = NSAttributedString.Key.underlineColor.rawValue
/// The name of `NSAttributedString.Key.writingDirection`.
public let kCTWritingDirectionAttributeName: CFString = NSAttributedString.Key.writingDirection.rawValue
/// The name of the attribute for superscripts and subscripts.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
// FIXME(gap): text that requests it is drawn black, not in the context's fill color.
/// The name of the attribute that requests the context's fill color. Text with it is drawn black.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
public let kCTLanguageAttributeName: CFString = "NSLanguage"
/// The name of `NSAttributedString.Key.font`.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The name of `NSAttributedString.Key.foregroundColor`, whose value may also be a `CGColor`.
public let kCTForegroundColorAttributeName: CFString = NSAttributedString.Key.foregroundColor.rawValue
/// The name of `NSAttributedString.Key.paragraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
/// The name of `NSAttributedString.Key.kern`.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// The name of `NSAttributedString.Key.tracking`.
public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue
/// The name of `NSAttributedString.Key.underlineStyle`.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
/// The name of `NSAttributedString.Key.strokeWidth`.
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue
/// The name of `NSAttributedString.Key.strokeColor`.
public let kCTStrokeColorAttributeName: CFString = NSAttributedString.Key.strokeColor.rawValue
/// The name of `NSAttributedString.Key.backgroundColor`.
public let kCTBackgroundColorAttributeName: CFString = NSAttributedString.Key.backgroundColor.rawValue
