import CoreText
import Foundation
import UIKitCore

/// The callbacks of a layout manager.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
    // FIXME(gap): the following methods are declared for conforming code; the engine does not call them yet.
    func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect)
        -> CGFloat
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
}

extension NSLayoutManagerDelegate {
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
}

/// Lays out a storage's text in its containers: text that does not fit in one continues in the next. A glyph's index is the index of its
/// UTF-16 unit; locations are in the coordinates of the glyph's container.
open class NSLayoutManager: NSObject, NSSecureCoding {
    open weak var textStorage: NSTextStorage? { didSet { forgetLayout() } }
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    open var usesDefaultHyphenation = false
    /// The hyphenation factor, from 0, which breaks no word, to 1. FIXME(gap): words are broken according to their paragraph style.
    open var hyphenationFactor: Float = 0
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false
    open var hasNonContiguousLayout: Bool { false }
    open var limitsLayoutForSuspiciousContents = false

    /// The layout of TextKit 2, unit for unit, for a container that both share.
    package final var sharedLayout: (() -> TextLayout?)?
    /// The layouts of the containers, in order; `nil` until needed.
    private var cached: [TextLayout]?
    public override init() { super.init() }
    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}

    private var layouts: [TextLayout] {
        if let cached { return cached }
        guard let textStorage, !textContainers.isEmpty else { return [] }
        var layouts: [TextLayout] = [], start = 0
        if textContainers.count == 1, let shared = sharedLayout?() { return finish([shared]) }
        let text = AttributedText(textStorage)
        for container in textContainers {
            let layout = TextLayout(text, container.constraints, from: start)
            layouts.append(layout)
            start = layout.lines.last?.range.upperBound ?? start
        }
        return finish(layouts)
    }

    private func finish(_ layouts: [TextLayout]) -> [TextLayout] {
        cached = layouts
        for container in textContainers {
            delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: container === textContainers.last)
        }
        return layouts
    }

    /// Returns the layout of the text in a container, or `nil` for another manager's, or without a storage.
    package final func layout(in container: NSTextContainer) -> TextLayout? {
        let layouts = layouts
        return textContainers.firstIndex { $0 === container }.flatMap { layouts.indices.contains($0) ? layouts[$0] : nil }
    }

    /// Returns the position of a glyph; an index past the end belongs to the last container with text.
    private func placed(_ glyphIndex: Int) -> (container: NSTextContainer, layout: TextLayout, line: Int)? {
        let filled = zip(textContainers, layouts).filter { !$1.lines.isEmpty }
        guard let (container, layout) = filled.first(where: { glyphIndex < $1.lines[$1.lines.count - 1].range.upperBound }) ?? filled.last,
            let line = layout.lineIndex(at: glyphIndex)
        else { return nil }
        return (container, layout, line)
    }

    private func invalidateDisplay() { for container in textContainers { container.invalidationHandler?() } }

    private func forgetLayout() {
        cached = nil
        invalidateDisplay()
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    // MARK: Containers and storage

    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.attach(self)
        forgetLayout()
    }

    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).attach(nil as NSLayoutManager?)
        forgetLayout()
    }

    open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

    open func replaceTextStorage(_ newTextStorage: NSTextStorage) { newTextStorage.addLayoutManager(self) }

    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        forgetLayout()
    }

    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        actualCharRange?.pointee = charRange
        forgetLayout()
    }
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
    }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { invalidateDisplay() }
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay() }
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = layouts }
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = layouts }
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }
    open func ensureLayout(for container: NSTextContainer) { _ = layouts }
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layouts }

    // MARK: Glyphs

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
    /// Returns the glyph in the font's face; 0, which means no glyph, for a unit that an earlier glyph includes (the second of a ligature)
    /// and for an index outside of the text.
    /// FIXME(gap): TextKit raises NSRangeException for an index outside of the text.
    open func cgGlyph(at glyphIndex: Int) -> CGGlyph {
        guard isValidGlyphIndex(glyphIndex), let (_, layout, number) = placed(glyphIndex) else { return 0 }
        let glyphs = layout.lines[number].pieces.lazy.filter { !$0.isEllipsis }.flatMap(\.glyphs)
        return glyphs.first { $0.cluster == glyphIndex }.map { CGGlyph(truncatingIfNeeded: $0.glyph) } ?? 0
    }

    open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        return cgGlyph(at: glyphIndex)
    }

    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard let lines = layout(in: container)?.lines, let first = lines.first, let last = lines.last else {
            return NSRange(location: 0, length: 0)
        }
        return NSRange(first.range.lowerBound..<last.range.upperBound)
    }

    /// Returns the container of a glyph, or `nil` if no container shows it.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        guard let place = placed(glyphIndex), glyphIndex <= firstUnlaidCharacterIndex() else { return nil }
        effectiveGlyphRange?.pointee = glyphRange(for: place.container)
        return place.container
    }

    open func firstUnlaidCharacterIndex() -> Int { layouts.last { !$0.lines.isEmpty }?.lines.last?.range.upperBound ?? 0 }

    // MARK: Lines

    /// Returns the container's whole width at a line's height.
    private func fragment(_ line: TextLine, _ container: NSTextContainer, _ layout: TextLayout) -> CGRect {
        let width = container.constraints.width
        return CGRect(x: 0, y: line.top, width: width.isFinite ? width : layout.size.width, height: line.height)
    }

    private func used(_ line: TextLine, _ container: NSTextContainer) -> CGRect {
        line.frame.insetBy(dx: -container.lineFragmentPadding, dy: 0)
    }

    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let (container, layout, number) = placed(glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(layout.lines[number].range)
        return fragment(layout.lines[number], container, layout)
    }

    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let (container, layout, number) = placed(glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(layout.lines[number].range)
        return used(layout.lines[number], container)
    }

    /// Returns the glyph's position on the baseline, relative to its line's rectangle.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let (_, layout, number) = placed(glyphIndex) else { return .zero }
        return CGPoint(x: layout.caretX(at: glyphIndex, onLine: number), y: layout.lines[number].baseline - layout.lines[number].top)
    }

    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let wanted = glyphRange.location..<NSMaxRange(glyphRange)
        var stop = ObjCBool(false)
        for (container, layout) in zip(textContainers, layouts) {
            for line in layout.lines where line.range.overlaps(wanted) {
                block(fragment(line, container, layout), used(line, container), container, NSRange(line.range), &stop)
                if stop.boolValue { return }
            }
        }
    }

    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let layout = layout(in: container), !layout.lines.isEmpty else { return .zero }
        return layout.lines.reduce(CGRect.null) { $0.union(used($1, container)) }
    }

    /// The empty line after a line break at the text's end.
    private var extraLine: (line: TextLine, container: NSTextContainer, layout: TextLayout)? {
        guard let (container, layout) = zip(textContainers, layouts).reversed().first(where: { !$1.lines.isEmpty }),
            let line = layout.lines.last,
            line.range.isEmpty
        else { return nil }
        return (line, container, layout)
    }

    open var extraLineFragmentRect: CGRect { extraLine.map { fragment($0.line, $0.container, $0.layout) } ?? .zero }
    open var extraLineFragmentUsedRect: CGRect { extraLine.map { used($0.line, $0.container) } ?? .zero }
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.container }

    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let place = placed(glyphIndex), case let line = place.layout.lines[place.line], line.isTruncated else {
            return NSRange(location: NSNotFound, length: 0)
        }
        let shown = line.pieces.filter { !$0.isEllipsis }.map(\.range)
        // The gap between visible pieces, or from the last one to the line's end.
        var start = line.range.lowerBound
        for range in shown.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound > start { return NSRange(start..<range.lowerBound) }
            start = range.upperBound
        }
        return NSRange(start..<max(line.contentEnd, start))
    }

    // MARK: Locations

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let layout = layout(in: container), !layout.lines.isEmpty else { return .zero }
        if glyphRange.length == 0 { return layout.caretRect(at: glyphRange.location) }
        let rects = layout.rects(for: glyphRange.location..<NSMaxRange(glyphRange))
        return rects.reduce(CGRect.null) { $0.union($1) }.isNull
            ? layout.caretRect(at: glyphRange.location) : rects.reduce(CGRect.null) { $0.union($1) }
    }

    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let layout = layout(in: textContainer) else { return }
        var stop = ObjCBool(false)
        for rect in layout.rects(for: glyphRange.location..<NSMaxRange(glyphRange)) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let layout = layout(in: container) else { return NSRange(location: 0, length: 0) }
        let lines = layout.lines.filter { $0.top < bounds.maxY && $0.top + $0.height > bounds.minY }
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(first.range.lowerBound..<last.range.upperBound)
    }

    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        guard let layout = layout(in: container), !layout.lines.isEmpty else { return 0 }
        let number = layout.lineIndex(nearest: point)
        let line = layout.lines[number]
        let y = line.top + line.height / 2
        let last = max(line.contentEnd - 1, line.range.lowerBound)
        let index = layout.character(at: CGPoint(x: point.x, y: y)) ?? (point.x < line.left ? line.range.lowerBound : last)
        if let partialFraction {
            let from = layout.caretX(at: index, onLine: number)
            let to = index + 1 <= line.range.upperBound ? layout.caretX(at: index + 1, onLine: number) : from
            partialFraction.pointee = to == from ? 0 : min(max((point.x - from) / (to - from), 0), 1)
        }
        return index
    }

    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    // MARK: Drawing

    /// Draws nothing: backgrounds are drawn with the glyphs, line by line.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    /// Draws glyphs. `origin` is the upper left corner of their container.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let layout = placed(glyphsToShow.location)?.layout else { return }
        let wanted = glyphsToShow.location..<max(NSMaxRange(glyphsToShow), glyphsToShow.location)
        let shown = layout.lines.indices.filter { layout.lines[$0].range.overlaps(wanted) }
        guard let first = shown.first, let last = shown.last else { return }
        layout.draw(in: context, at: origin, color: CGColor(gray: 0, alpha: 1), lines: first..<last + 1)
    }
}
