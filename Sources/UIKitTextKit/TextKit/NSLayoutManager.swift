import CoreText
import Foundation
import UIKitCore

/// The callbacks of a layout manager.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Called after the layout became invalid.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Called after a container was laid out. `layoutFinishedFlag` is whether all text is.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
    // The following methods are optional. Those of spacing add to the layout; those that shape the text are not called.
    // FIXME(gap): glyphs, control characters and line breaks are those of CoreText.
    /// Returns the number of glyphs that the delegate set itself, or 0. It is never called here.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont,
        forGlyphRange glyphRange: NSRange
    ) -> Int
    /// Returns the effect of a control character. It is never called here.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction, forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction
    /// Returns whether a line may end before a word. It is never called here.
    func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
    /// Returns whether a word may be divided before a letter. It is never called here.
    func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int) -> Bool
    /// Returns the box of a control character. It is never called here.
    func layoutManager(
        _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer,
        proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
    ) -> CGRect
    /// Changes the rectangles of a line, and its baseline. Returns whether it changed any.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer,
        forGlyphRange glyphRange: NSRange
    ) -> Bool
    /// Called after the size of a container changed.
    func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
    /// Returns the space after a line in points, in addition to that of its paragraph style.
    func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect)
        -> CGFloat
    /// Returns the space before a paragraph in points, in addition to that of its style.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Returns the space after a paragraph in points, in addition to that of its style.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
}

extension NSLayoutManagerDelegate {
    /// Returns `0` for a delegate that doesn't implement the method.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont,
        forGlyphRange glyphRange: NSRange
    ) -> Int { 0 }
    /// Returns `action` for a delegate that doesn't implement the method.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction, forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction { action }
    /// Returns `true` for a delegate that doesn't implement the method.
    public func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool { true }
    /// Returns `true` for a delegate that doesn't implement the method.
    public func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int) -> Bool {
        true
    }
    /// Returns the zero rectangle for a delegate that doesn't implement the method.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer,
        proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { .zero }
    /// Returns `false` for a delegate that doesn't implement the method.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer,
        forGlyphRange glyphRange: NSRange
    ) -> Bool { false }
    /// Does nothing for a delegate that doesn't implement the method.
    public func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) {}
    /// Returns `0` for a delegate that doesn't implement the method.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    /// Returns `0` for a delegate that doesn't implement the method.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    /// Returns `0` for a delegate that doesn't implement the method.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
}

/// Lays out a storage's text in its containers: text that does not fit in one continues in the next. A glyph's index is the index of its
/// UTF-16 unit; locations are in the coordinates of the glyph's container.
open class NSLayoutManager: NSObject, NSSecureCoding {
    /// The text, or nil. It is held weakly: the storage owns its layout managers.
    open weak var textStorage: NSTextStorage? { didSet { forgetLayout() } }
    open private(set) var textContainers: [NSTextContainer] = []
    /// The object that changes the layout, and is notified of it. It is held weakly.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Whether spaces and line ends are drawn. It is stored but has no effect.
    open var showsInvisibleCharacters = false
    /// Whether control characters are drawn. It is stored but has no effect.
    open var showsControlCharacters = false
    /// Whether words are divided as the system prefers. It is stored but has no effect.
    open var usesDefaultHyphenation = false
    /// The hyphenation factor, from 0, which breaks no word, to 1. FIXME(gap): words are broken according to their paragraph style.
    open var hyphenationFactor: Float = 0
    /// Whether lines have the leading of their font. The default is `true`.
    open var usesFontLeading = true
    /// Whether parts of a text may be laid out without those before. It is stored but has no effect: text is laid out as a whole.
    open var allowsNonContiguousLayout = false
    /// Whether parts of the text are laid out without those before, which is `false` here.
    open var hasNonContiguousLayout: Bool { false }
    /// Whether the layout is limited for damaged text. It is stored but has no effect.
    open var limitsLayoutForSuspiciousContents = false

    /// The layout of TextKit 2, unit for unit, for a container that both share.
    package final var sharedLayout: (() -> TextLayout?)?
    /// The layouts of the containers, in order; `nil` until needed.
    private var cached: [TextLayout]?
    /// The values that an app's typesetter has set since the last edit.
    final var changes = TypesetterChanges()
    public override init() { super.init() }
    /// Whether the class can be decoded securely, which is `true`.
    open class var supportsSecureCoding: Bool { true }
    /// Creates the `NSLayoutManager` that an interface file or an archive describes.
    public required init?(coder: NSCoder) { super.init() }
    /// Writes nothing: archives of the class are empty here.
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
        // A delegate may ask about the text while it changes the lines.
        cached = layouts
        let layouts = zip(layouts, textContainers).map { adjusted($0, in: $1) }
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
        changes = TypesetterChanges()
        invalidateDisplay()
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    // MARK: Containers and storage

    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

    /// Inserts a container at an index, from which the following text moves.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.attach(self)
        forgetLayout()
    }

    /// Removes the container at an index. Its text moves to the following ones.
    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).attach(nil as NSLayoutManager?)
        forgetLayout()
    }

    /// Discards the layout. A container calls it when its size changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

    /// Makes a storage the text of the manager, and of all others that shared its storage.
    open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        guard let old = textStorage, old !== newTextStorage else { return newTextStorage.addLayoutManager(self) }
        for manager in old.layoutManagers {
            old.removeLayoutManager(manager)
            newTextStorage.addLayoutManager(manager)
        }
    }

    /// Discards the layout, because the storage changed. The storage calls it.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        forgetLayout()
    }

    /// Discards the layout of the whole text, and stores the given range in the last argument.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        actualCharRange?.pointee = charRange
        forgetLayout()
    }
    /// Discards the glyphs and the layout of the whole text.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
    }
    /// Requests that the text is drawn again. The range has no effect.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { invalidateDisplay() }
    /// Requests that the text is drawn again. The range has no effect.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay() }
    /// Lays out the whole text, if it is not laid out.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = layouts }
    /// Lays out the whole text, if it is not laid out.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = layouts }
    /// Lays out the whole text, if it is not laid out.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }
    /// Lays out the whole text, if it is not laid out.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }
    /// Lays out the whole text, if it is not laid out.
    open func ensureLayout(for container: NSTextContainer) { _ = layouts }
    /// Lays out the whole text, if it is not laid out.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layouts }

    // MARK: Glyphs

    /// The number of glyphs, which is that of UTF-16 units.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Returns whether an index is that of a glyph.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
    // FIXME(gap): TextKit raises NSRangeException for an index outside of the text.
    /// Returns the glyph in the font's face; 0, which means no glyph, for a unit that an earlier glyph includes (the second of a ligature)
    /// and for an index outside of the text.
    open func cgGlyph(at glyphIndex: Int) -> CGGlyph {
        if let set = changes.glyphs[glyphIndex] { return set }
        guard isValidGlyphIndex(glyphIndex), let (_, layout, number) = placed(glyphIndex) else { return 0 }
        let glyphs = layout.lines[number].pieces.lazy.filter { !$0.isEllipsis }.flatMap(\.glyphs)
        return glyphs.first { $0.cluster == glyphIndex }.map { CGGlyph(truncatingIfNeeded: $0.glyph) } ?? 0
    }

    /// Returns a glyph, and stores whether the index is valid in the last argument.
    open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        return cgGlyph(at: glyphIndex)
    }

    /// The old names of ``cgGlyph(at:)``.
    open func glyph(at glyphIndex: Int) -> UInt32 { UInt32(cgGlyph(at: glyphIndex)) }
    /// Returns a glyph, and stores whether the index is valid in the last argument.
    open func glyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> UInt32 {
        UInt32(cgGlyph(at: glyphIndex, isValidIndex: isValidIndex))
    }
    /// Returns the properties of a glyph.
    open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { property(of: glyphIndex) }

    /// Copies the glyphs of a range, and their properties, into buffers of its length. Returns the number of glyphs.
    open func getGlyphs(
        in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
        properties props: UnsafeMutablePointer<GlyphProperty>?, characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
        bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
    ) -> Int {
        let range = NSIntersectionRange(glyphRange, NSRange(location: 0, length: numberOfGlyphs))
        for (offset, index) in (range.location..<NSMaxRange(range)).enumerated() {
            glyphBuffer?[offset] = cgGlyph(at: index)
            props?[offset] = property(of: index)
            charIndexBuffer?[offset] = index
            guard let bidiLevelBuffer else { continue }
            let pieces = placed(index).map { $0.layout.lines[$0.line].pieces } ?? []
            bidiLevelBuffer[offset] = pieces.first { $0.range.contains(index) }?.level ?? 0
        }
        return range.length
    }

    /// Stores glyphs and properties that an app's typesetter chose. They are forgotten with the next edit.
    open func setGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) {
        for offset in 0..<glyphRange.length {
            changes.glyphs[glyphRange.location + offset] = glyphs[offset]
            changes.properties[glyphRange.location + offset] = props[offset]
        }
    }
    /// Whether a glyph is not drawn: by default, a control character.
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        changes.notShown[glyphIndex] ?? property(of: glyphIndex).contains(.controlCharacter)
    }
    /// Sets whether a glyph is not drawn, for an app's typesetter.
    open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) { changes.notShown[glyphIndex] = flag }
    /// Returns whether a glyph may be drawn outside of its line.
    open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { changes.drawsOutside.contains(glyphIndex) }
    /// Sets whether a glyph may be drawn outside of its line, for an app's typesetter.
    open func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int) {
        if flag { changes.drawsOutside.insert(glyphIndex) } else { changes.drawsOutside.remove(glyphIndex) }
    }
    /// The size of an attachment; (-1, -1) for a glyph that isn't an attachment.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        if let set = changes.attachmentSizes[glyphIndex] { return set }
        guard let (_, layout, number) = placed(glyphIndex) else { return CGSize(width: -1, height: -1) }
        return layout.attachments(in: number..<number + 1).first { $0.index == glyphIndex }?.frame.size ?? CGSize(width: -1, height: -1)
    }
    /// Sets the size of attachments in points, for an app's typesetter.
    open func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {
        for index in glyphRange.location..<NSMaxRange(glyphRange) { changes.attachmentSizes[index] = attachmentSize }
    }
    /// Sets the position of a glyph in its line, for an app's typesetter.
    open func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {
        changes.locations[glyphRange.location] = location
    }
    /// Sets the rectangles of a line, for an app's typesetter.
    open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {
        changes.fragments.append((glyphRange, fragmentRect, usedRect))
    }
    /// Sets the rectangles of the empty line at the end, for an app's typesetter.
    open func setExtraLineFragmentRect(_ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer) {
        changes.extraLine = (fragmentRect, usedRect, container)
    }
    /// Does nothing: a glyph is in the container in which its line fits.
    open func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {}
    /// Returns the glyphs around an index that one run of the font places.
    open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
        guard let (_, layout, number) = placed(glyphIndex),
            let piece = layout.lines[number].pieces.first(where: { $0.range.contains(glyphIndex) })
        else { return NSRange(location: glyphIndex, length: 0) }
        return NSRange(piece.range)
    }

    /// Returns the character of a glyph, which has the same index.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns the glyph of a character, which has the same index.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the glyphs of characters, which have the same range.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// Returns the characters of glyphs, which have the same range.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Returns the glyphs in a container; an empty range if there are none.
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

    /// Returns the container of a glyph, or nil. The last argument has no effect.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// Stores the first character and glyph that no container shows.
    open func getFirstUnlaidCharacterIndex(_ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?) {
        charIndex?.pointee = firstUnlaidCharacterIndex()
        glyphIndex?.pointee = firstUnlaidCharacterIndex()
    }
    /// Returns the first glyph that no container shows.
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
    /// Returns the first character that no container shows, or the length of the text.
    open func firstUnlaidCharacterIndex() -> Int { layouts.last { !$0.lines.isEmpty }?.lines.last?.range.upperBound ?? 0 }

    // MARK: Lines

    /// Returns the container's whole width at a line's height.
    private func fragment(_ line: TextLine, _ container: NSTextContainer, _ layout: TextLayout) -> CGRect {
        let width = container.constraints.width
        return CGRect(x: 0, y: line.top, width: width.isFinite ? width : layout.size.width, height: line.height)
    }

    /// Includes the white space at a line's end as far as it fits: in square/Blueprint (AttributedLabelTests/test_textContainerRects, iOS
    /// 15 to 17), the background of two lines ends after the space that follows "consectetur".
    private func used(_ line: TextLine, _ container: NSTextContainer) -> CGRect {
        var frame = line.frame
        let room = line.isRightToLeft ? frame.minX - line.room.lowerBound : line.room.upperBound - frame.maxX
        let space = max(min(line.fullWidth - line.width, room), 0)
        frame.size.width += space
        if line.isRightToLeft { frame.origin.x -= space }
        return frame.insetBy(dx: -container.lineFragmentPadding, dy: 0)
    }

    /// Returns the rectangle of a glyph's line, in the container's coordinates.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        if let set = changes.fragment(glyphIndex) {
            effectiveGlyphRange?.pointee = set.range
            return set.rect
        }
        guard let (container, layout, number) = placed(glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(layout.lines[number].range)
        return fragment(layout.lines[number], container, layout)
    }

    /// Returns the rectangle of a glyph's line. The last argument has no effect.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// Returns the part of a line's rectangle that its glyphs use, in the container's coordinates.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        if let set = changes.fragment(glyphIndex) {
            effectiveGlyphRange?.pointee = set.range
            return set.used
        }
        guard let (container, layout, number) = placed(glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(layout.lines[number].range)
        return used(layout.lines[number], container)
    }

    /// Returns the used part of a line's rectangle. The last argument has no effect.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// Copies the possible positions of an insertion point in a character's line, relative to the line's rectangle. Returns their number.
    open func getLineFragmentInsertionPoints(
        forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
        positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
    ) -> Int {
        guard let (_, layout, number) = placed(charIndex) else { return 0 }
        let line = layout.lines[number]
        var points = (line.range.lowerBound...max(line.contentEnd, line.range.lowerBound)).map {
            ($0, layout.caretX(at: $0, onLine: number))
        }
        if dFlag { points.sort { $0.1 < $1.1 } }
        for (offset, point) in points.enumerated() {
            positions?[offset] = point.1
            charIndexes?[offset] = point.0
        }
        return points.count
    }

    /// Returns the glyph's position on the baseline, relative to its line's rectangle.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        if let set = changes.locations[glyphIndex] { return set }
        guard let (_, layout, number) = placed(glyphIndex) else { return .zero }
        return CGPoint(x: layout.caretX(at: glyphIndex, onLine: number), y: layout.lines[number].baseline - layout.lines[number].top)
    }

    /// Enumerates the lines of glyphs: the rectangle, its used part, the container, and the glyphs.
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

    /// Returns the rectangle around the used parts of all lines, in the container's coordinates.
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

    /// The rectangle of the empty line after a line break at the text's end, or zero.
    open var extraLineFragmentRect: CGRect {
        changes.extraLine?.rect ?? extraLine.map { fragment($0.line, $0.container, $0.layout) } ?? .zero
    }
    /// The used part of the empty line's rectangle, or zero.
    open var extraLineFragmentUsedRect: CGRect { changes.extraLine?.used ?? extraLine.map { used($0.line, $0.container) } ?? .zero }
    /// The container of the empty line at the text's end, or nil.
    open var extraLineFragmentTextContainer: NSTextContainer? { changes.extraLine?.container ?? extraLine?.container }

    /// Returns the glyphs of a line that an ellipsis replaces, or a range that is not found.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let place = placed(glyphIndex), case let line = place.layout.lines[place.line], line.isTruncated else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(line.elided)
    }

    // MARK: Locations

    /// Returns the rectangle around glyphs, in the container's coordinates.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let layout = layout(in: container), !layout.lines.isEmpty else { return .zero }
        if glyphRange.length == 0 { return layout.caretRect(at: glyphRange.location) }
        let rects = layout.rects(for: glyphRange.location..<NSMaxRange(glyphRange))
        return rects.reduce(CGRect.null) { $0.union($1) }.isNull
            ? layout.caretRect(at: glyphRange.location) : rects.reduce(CGRect.null) { $0.union($1) }
    }

    /// Enumerates the rectangles that together enclose glyphs, one for each line, in the container's coordinates.
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

    /// Returns the glyphs of the lines that meet a rectangle of the container.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let layout = layout(in: container) else { return NSRange(location: 0, length: 0) }
        let lines = layout.lines.filter { $0.top < bounds.maxY && $0.top + $0.height > bounds.minY }
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(first.range.lowerBound..<last.range.upperBound)
    }

    /// Returns the glyphs of the lines that meet a rectangle. Text is laid out in any case.
    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    /// Returns the glyph that is nearest to a point of the container.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// Returns the glyph that is nearest to a point, and stores the fraction of its width before the point.
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

    /// Returns the fraction, from 0 to 1, of a glyph's width before a point of the container.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// Returns the character at a point of the container, and stores the fraction of its width before the point.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    // MARK: Drawing

    /// The colors with which a text view draws its text, while it does.
    package final var viewColors: (text: CGColor, links: [NSAttributedString.Key: Any])?

    /// Fills the backgrounds of glyphs by ``fillBackgroundRectArray(_:count:forCharacterRange:color:)``, once for each range of one color.
    /// `origin` is the upper left corner of their container.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let textStorage, let layout = placed(glyphsToShow.location)?.layout
        else { return }
        let shown = NSIntersectionRange(glyphsToShow, NSRange(location: 0, length: textStorage.length))
        guard shown.length > 0 else { return }
        textStorage.enumerateAttribute(.backgroundColor, in: shown, options: []) { value, range, _ in
            guard let color = value as? UIColor else { return }
            let rects = layout.rects(for: range.location..<NSMaxRange(range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            // The color is that of the context, too.
            context.setFillColor(color.cgColor)
            rects.withUnsafeBufferPointer { buffer in
                guard let first = buffer.baseAddress, !buffer.isEmpty else { return }
                fillBackgroundRectArray(first, count: buffer.count, forCharacterRange: range, color: color)
            }
        }
    }

    /// Draws glyphs without their backgrounds. `origin` is the upper left corner of their container.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let layout = placed(glyphsToShow.location)?.layout else { return }
        let wanted = glyphsToShow.location..<max(NSMaxRange(glyphsToShow), glyphsToShow.location)
        let shown = layout.lines.indices.filter { layout.lines[$0].range.overlaps(wanted) }
        guard let first = shown.first, let last = shown.last else { return }
        let lines = first..<last + 1
        // The class itself draws all at once; a subclass may draw lines of its own.
        guard type(of: self) != NSLayoutManager.self else { return draw(.text, of: layout, lines, at: origin, in: context) }
        forEachRule(.underlineStyle, in: lines, of: layout) { range, style, rect, line in
            underlineGlyphRange(
                range, underlineType: style, lineFragmentRect: rect, lineFragmentGlyphRange: line, containerOrigin: origin)
        }
        draw(.glyphs, of: layout, lines, at: origin, in: context)
        forEachRule(.strikethroughStyle, in: lines, of: layout) { range, style, rect, line in
            strikethroughGlyphRange(
                range, strikethroughType: style, lineFragmentRect: rect, lineFragmentGlyphRange: line, containerOrigin: origin)
        }
    }

    private func draw(
        _ parts: TextParts, of layout: TextLayout, _ lines: Range<Int>, at origin: CGPoint, in context: CGContext,
        characters: Range<Int>? = nil
    ) {
        layout.draw(
            in: context, at: origin, color: viewColors?.text ?? CGColor(gray: 0, alpha: 1), linkAttributes: viewColors?.links ?? [:],
            lines: lines, parts: parts, characters: characters)
    }

    /// Calls a function for each range of the lines with a line under or through it: with the range, the style, and its line's rectangle
    /// and range.
    private func forEachRule(
        _ key: NSAttributedString.Key, in lines: Range<Int>, of layout: TextLayout,
        _ body: (NSRange, NSUnderlineStyle, CGRect, NSRange) -> Void
    ) {
        guard let textStorage else { return }
        for line in layout.lines[lines] {
            let end = min(line.contentEnd, textStorage.length)
            guard line.range.lowerBound < end else { continue }
            let whole = NSRange(line.range.lowerBound..<end)
            var ranges: [(range: NSRange, style: NSUnderlineStyle)] = []
            textStorage.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
                let style = rule(key, attributes)
                if let last = ranges.last, last.style == style, NSMaxRange(last.range) == range.location {
                    ranges[ranges.count - 1].range.length += range.length
                } else if style.rawValue != 0 {
                    ranges.append((range, style))
                }
            }
            let rect = lineFragmentRect(forGlyphAt: whole.location, effectiveRange: nil)
            for (range, style) in ranges { body(range, style, rect, whole) }
        }
    }

    /// Returns the line that attributes specify under or through text; that of a text view's links comes first.
    private func rule(_ key: NSAttributedString.Key, _ attributes: [NSAttributedString.Key: Any]) -> NSUnderlineStyle {
        let value = (attributes[.link] == nil ? nil : viewColors?.links[key]) ?? attributes[key]
        if let style = value as? NSUnderlineStyle { return style }
        return NSUnderlineStyle(rawValue: (value as? NSNumber)?.intValue ?? value as? Int ?? 0)
    }

    /// Draws the lines that the text's attributes specify for glyphs of one line. Returns `false` if they specify none.
    private func drawOwnRule(_ key: NSAttributedString.Key, _ parts: TextParts, _ range: NSRange, at origin: CGPoint) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), let textStorage, range.length > 0, NSMaxRange(range) <= textStorage.length,
            let place = placed(range.location),
            rule(key, textStorage.attributes(at: range.location, effectiveRange: nil)).rawValue != 0
        else { return false }
        draw(
            parts, of: place.layout, place.line..<place.line + 1, at: origin, in: context,
            characters: range.location..<NSMaxRange(range))
        return true
    }

    // The parts of drawing. FIXME(gap): the manager draws glyphs of its own; a subclass is called for backgrounds and lines only.

    /// Fills background rectangles with a color, which is also the context's fill color.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(color.cgColor)
        for index in 0..<rectCount { context.fill(rectArray[index]) }
    }

    /// Draws glyphs at positions. It is not called by the manager's own drawing: an override has no effect.
    open func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in CGContext: CGContext
    ) {
        CGContext.textMatrix = textMatrix
        if let color = attributes[.foregroundColor] as? UIColor { CGContext.setFillColor(color.cgColor) }
        CTFontDrawGlyphs(font.ctFont, glyphs, positions, glyphCount, CGContext)
    }

    /// Draws a line under glyphs: that of their attributes, or else a plain one.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        guard !drawOwnRule(.underlineStyle, .underlines, glyphRange, at: containerOrigin) else { return }
        rule(glyphRange, underlineVal, lineRect, containerOrigin) { font in baselineOffset - font.descender / 3 }
    }
    /// Draws a line under glyphs at the standard distance.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawUnderline(
            forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: 0, lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
    /// Draws a line through glyphs: that of their attributes, or else a plain one.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        guard !drawOwnRule(.strikethroughStyle, .strikethroughs, glyphRange, at: containerOrigin) else { return }
        rule(glyphRange, strikethroughVal, lineRect, containerOrigin) { font in baselineOffset - font.xHeight / 2 }
    }
    /// Draws a line through glyphs at the standard height.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawStrikethrough(
            forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0, lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }

    /// Draws a line under or through glyphs of one line, at a distance below the baseline.
    private func rule(
        _ range: NSRange, _ style: NSUnderlineStyle, _ lineRect: CGRect, _ origin: CGPoint, _ below: (UIFont) -> CGFloat
    ) {
        guard let context = UIGraphicsGetCurrentContext(), let storage = textStorage, range.length > 0, NSMaxRange(range) <= storage.length,
            let place = placed(range.location)
        else { return }
        let font = storage.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: 12)
        let color = storage.attribute(.foregroundColor, at: range.location, effectiveRange: nil) as? UIColor ?? .black
        let from = place.layout.caretX(at: range.location, onLine: place.line),
            to = place.layout.caretX(at: NSMaxRange(range), onLine: place.line)
        let thickness = max(font.pointSize / 14, 1) * (style.contains(.thick) ? 2 : 1)
        let y = origin.y + place.layout.lines[place.line].baseline + below(font)
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: origin.x + lineRect.minX + min(from, to), y: y, width: abs(to - from), height: thickness))
    }
}
