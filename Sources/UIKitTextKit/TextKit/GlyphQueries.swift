import CoreText
import Foundation
import UIKitCore

/// The values that an app's typesetter sets. TextKit's own values apply where nothing was set, and again after an edit.
// FIXME(gap): the setters change what the manager answers, not what it draws.
struct TypesetterChanges {
    var notShown: [Int: Bool] = [:]
    var drawsOutside: Set<Int> = []
    var locations: [Int: CGPoint] = [:]
    var attachmentSizes: [Int: CGSize] = [:]
    var properties: [Int: NSLayoutManager.GlyphProperty] = [:]
    var glyphs: [Int: CGGlyph] = [:]
    var fragments: [(range: NSRange, rect: CGRect, used: CGRect)] = []
    var extraLine: (rect: CGRect, used: CGRect, container: NSTextContainer)?

    func fragment(_ index: Int) -> (range: NSRange, rect: CGRect, used: CGRect)? {
        fragments.last { NSLocationInRange(index, $0.range) }
    }
}

extension NSLayoutManager {
    /// The property of a glyph by its character: control characters, spaces, marks that belong to a base, and units without a glyph.
    func property(of glyphIndex: Int) -> GlyphProperty {
        if let set = changes.properties[glyphIndex] { return set }
        guard let text = textStorage?.string as NSString?, glyphIndex >= 0, glyphIndex < text.length else { return [] }
        let unit = text.character(at: glyphIndex)
        if unit == 9 || unit == 10 || unit == 13 || unit == 0x2028 || unit == 0x2029 || unit == 0x85 { return .controlCharacter }
        if unit == 0x20 || unit == 0x3000 || unit == 0xA0 { return .elastic }
        if 0xDC00...0xDFFF ~= unit { return .null }
        if let scalar = Unicode.Scalar(unit), scalar.properties.generalCategory == .nonspacingMark { return .nonBaseCharacter }
        return []
    }

    /// The laid-out lines with the delegate's changes: the rectangles of lines, and the space after them and around paragraphs.
    func adjusted(_ layout: TextLayout, in container: NSTextContainer) -> TextLayout {
        guard let delegate, let text = textStorage?.string as NSString?, !layout.lines.isEmpty else { return layout }
        var lines = layout.lines, shift: CGFloat = 0, isChanged = false
        let width = container.size.width < 1e6 ? container.size.width : layout.size.width
        for index in lines.indices {
            move(&lines[index], by: shift)
            let range = lines[index].range, glyphs = NSRange(range)
            let last = max(range.upperBound - 1, range.lowerBound)
            func isStart(_ at: Int) -> Bool { at == 0 || at <= text.length && [10, 13, 0x2029].contains(text.character(at: at - 1)) }
            var rect = CGRect(x: 0, y: lines[index].top, width: width, height: lines[index].height)
            let before =
                isStart(range.lowerBound) && range.lowerBound > 0
                ? delegate.layoutManager(self, paragraphSpacingBeforeGlyphAt: range.lowerBound, withProposedLineFragmentRect: rect) : 0
            move(&lines[index], by: before)
            rect.origin.y += before
            var used = lines[index].frame.insetBy(dx: -container.lineFragmentPadding, dy: 0)
            var offset = lines[index].baseline - rect.minY, after: CGFloat = 0
            let old = rect
            if delegate.layoutManager(
                self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &offset, in: container,
                forGlyphRange: glyphs)
            {
                (lines[index].top, lines[index].height, lines[index].baseline) = (rect.minY, rect.height, rect.minY + offset)
                after += rect.maxY - old.maxY
            }
            after += delegate.layoutManager(self, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
            if isStart(range.upperBound), range.upperBound > range.lowerBound {
                after += delegate.layoutManager(self, paragraphSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
            }
            isChanged = isChanged || before != 0 || after != 0 || old != rect || offset != lines[index].baseline - rect.minY
            shift += before + after
        }
        return isChanged ? TextLayout(layout, lines: lines) : layout
    }

    private func move(_ line: inout TextLine, by distance: CGFloat) {
        line.top += distance
        line.baseline += distance
    }
}
