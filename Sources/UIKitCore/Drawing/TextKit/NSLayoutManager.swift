import CoreText
import Foundation

/// Hears of a layout manager's work.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
    // FIXME(gap): what follows is declared for conforming code; the engine asks for none of it yet.
    func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
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

/// Lays a storage's text out in its first container. A glyph's index is the index of its UTF-16 unit.
// FIXME(gap): text that does not fit the first container does not flow into the next.
open class NSLayoutManager: NSObject, NSSecureCoding {
    open weak var textStorage: NSTextStorage? { didSet { forgetLayout() } }
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    open var usesDefaultHyphenation = false
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false
    open var hasNonContiguousLayout: Bool { false }
    open var limitsLayoutForSuspiciousContents = false

    private var cached: TextLayout?
    /// Called when the text has to be laid out and drawn anew.
    package final var invalidationHandler: (() -> Void)?

    public override init() { super.init() }
    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}

    /// The text as it is set; nil without a storage or a container.
    package final var layout: TextLayout? {
        if let cached { return cached }
        guard let textStorage, let container = textContainers.first else { return nil }
        let layout = TextLayout(AttributedText(textStorage), container.constraints)
        cached = layout
        delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
        return layout
    }

    private func forgetLayout() {
        cached = nil
        invalidationHandler?()
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
        textContainers.remove(at: index).attach(nil)
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
    open func invalidateGlyphs(forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?) {
        invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
    }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { invalidationHandler?() }
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidationHandler?() }
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = layout }
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = layout }
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
    open func ensureLayout(for container: NSTextContainer) { _ = layout }
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layout }

    // MARK: Glyphs

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
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
        guard container === textContainers.first, let last = layout?.lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(location: 0, length: last.range.upperBound)
    }

    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        textContainers.first.map { container in
            effectiveGlyphRange?.pointee = glyphRange(for: container)
            return container
        }
    }

    open func firstUnlaidCharacterIndex() -> Int { layout?.lines.last?.range.upperBound ?? 0 }

    // MARK: Lines

    private func line(_ glyphIndex: Int) -> TextLine? {
        guard let layout, let index = layout.lineIndex(at: glyphIndex) else { return nil }
        return layout.lines[index]
    }

    /// The container's whole width at a line's height.
    private func fragment(_ line: TextLine) -> CGRect {
        let width = textContainers.first?.constraints.width ?? .infinity
        return CGRect(x: 0, y: line.top, width: width.isFinite ? width : (layout?.size.width ?? 0), height: line.height)
    }

    private func used(_ line: TextLine) -> CGRect {
        let padding = textContainers.first?.lineFragmentPadding ?? 0
        return line.frame.insetBy(dx: -padding, dy: 0)
    }

    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let line = line(glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(line.range)
        return fragment(line)
    }

    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let line = line(glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(line.range)
        return used(line)
    }

    /// The glyph's place on the baseline, relative to its line's rectangle.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let layout, let index = layout.lineIndex(at: glyphIndex) else { return .zero }
        let line = layout.lines[index]
        return CGPoint(x: layout.caretX(at: glyphIndex, onLine: index), y: line.baseline - line.top)
    }

    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let layout, let container = textContainers.first else { return }
        let wanted = glyphRange.location..<NSMaxRange(glyphRange)
        var stop = ObjCBool(false)
        for line in layout.lines where line.range.overlaps(wanted) {
            block(fragment(line), used(line), container, NSRange(line.range), &stop)
            if stop.boolValue { return }
        }
    }

    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard container === textContainers.first, let layout else { return .zero }
        return layout.lines.reduce(CGRect.null) { $0.union(used($1)) }.isNull
            ? .zero : layout.lines.reduce(CGRect.null) { $0.union(used($1)) }
    }

    /// The empty line behind a line break at the text's end.
    private var extraLine: TextLine? {
        guard let line = layout?.lines.last, line.range.isEmpty else { return nil }
        return line
    }

    open var extraLineFragmentRect: CGRect { extraLine.map(fragment) ?? .zero }
    open var extraLineFragmentUsedRect: CGRect { extraLine.map(used) ?? .zero }
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine == nil ? nil : textContainers.first }

    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let line = line(glyphIndex), line.isTruncated else { return NSRange(location: NSNotFound, length: 0) }
        let shown = line.pieces.filter { !$0.isEllipsis }.map(\.range)
        // The gap between shown pieces, or from the last one to the line's end.
        var start = line.range.lowerBound
        for range in shown.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound > start { return NSRange(start..<range.lowerBound) }
            start = range.upperBound
        }
        return NSRange(start..<max(line.contentEnd, start))
    }

    // MARK: Places

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let layout, container === textContainers.first else { return .zero }
        if glyphRange.length == 0 { return layout.caretRect(at: glyphRange.location) }
        let rects = layout.rects(for: glyphRange.location..<NSMaxRange(glyphRange))
        return rects.reduce(CGRect.null) { $0.union($1) }.isNull
            ? layout.caretRect(at: glyphRange.location) : rects.reduce(CGRect.null) { $0.union($1) }
    }

    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let layout else { return }
        var stop = ObjCBool(false)
        for rect in layout.rects(for: glyphRange.location..<NSMaxRange(glyphRange)) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let layout else { return NSRange(location: 0, length: 0) }
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
        guard let layout, !layout.lines.isEmpty else { return 0 }
        let number = layout.lines.firstIndex { point.y < $0.top + $0.height } ?? layout.lines.count - 1
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
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    // MARK: Drawing

    private func lines(_ glyphRange: NSRange) -> Range<Int>? {
        guard let layout else { return nil }
        let wanted = glyphRange.location..<max(NSMaxRange(glyphRange), glyphRange.location)
        let shown = layout.lines.indices.filter { layout.lines[$0].range.overlaps(wanted) }
        guard let first = shown.first, let last = shown.last else { return nil }
        return first..<last + 1
    }

    /// Backgrounds are drawn with the glyphs, line by line.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let layout, let lines = lines(glyphsToShow) else { return }
        layout.draw(in: context, at: origin, color: CGColor(gray: 0, alpha: 1), lines: lines)
    }
}
