import CoreText
import Testing
import UIKit

/// Glyphs and the delegate's changes to lines, from Apple's documentation of NSLayoutManager.
@MainActor @Suite("Glyph queries", .serialized)
struct GlyphQueryTests {
    private final class Spacious: NSObject, NSLayoutManagerDelegate {
        var spacing: CGFloat = 0, grows = false, sizes: [CGSize] = []
        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { spacing }
        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
            lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
            in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
        ) -> Bool {
            guard grows else { return false }
            lineFragmentRect.pointee.size.height = 50
            baselineOffset.pointee = 40
            return true
        }
        func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize) {
            sizes.append(oldSize)
        }
    }

    private let storage = NSTextStorage(string: "ab c\ndef", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    private let manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 300, height: 1000))
    private let delegate = Spacious()

    private func lay() {
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        manager.delegate = delegate
    }

    @Test("a glyph's property says whether it is a space or a control character, which is not shown")
    func properties() {
        lay()
        #expect(manager.propertyForGlyph(at: 0) == [] && manager.propertyForGlyph(at: 2) == .elastic)
        #expect(manager.propertyForGlyph(at: 4) == .controlCharacter && manager.notShownAttribute(forGlyphAt: 4))
        #expect(!manager.notShownAttribute(forGlyphAt: 0))
        manager.setNotShownAttribute(true, forGlyphAt: 0)
        #expect(manager.notShownAttribute(forGlyphAt: 0))
        storage.append(NSAttributedString(string: "!"))
        #expect(!manager.notShownAttribute(forGlyphAt: 0))
    }

    @Test("the glyphs of a range are copied with their characters and levels")
    func glyphs() {
        lay()
        var glyphs = [CGGlyph](repeating: 0, count: 2), indexes = [0, 0], levels: [UInt8] = [9, 9]
        var properties: [NSLayoutManager.GlyphProperty] = [.null, .null]
        let count = manager.getGlyphs(
            in: NSRange(location: 1, length: 2), glyphs: &glyphs, properties: &properties, characterIndexes: &indexes, bidiLevels: &levels)
        #expect(count == 2 && glyphs == [manager.cgGlyph(at: 1), manager.cgGlyph(at: 2)] && glyphs[0] != 0)
        #expect(indexes == [1, 2] && properties == [[], .elastic] && levels == [0, 0])
        #expect(
            manager.getGlyphs(in: NSRange(location: 90, length: 2), glyphs: nil, properties: nil, characterIndexes: nil, bidiLevels: nil)
                == 0)
    }

    @Test("a line's insertion points stand before each character and at its end")
    func insertionPoints() {
        lay()
        var positions = [CGFloat](repeating: 0, count: 8), indexes = [Int](repeating: 0, count: 8)
        let count = manager.getLineFragmentInsertionPoints(
            forCharacterAt: 6, alternatePositions: false, inDisplayOrder: true, positions: &positions, characterIndexes: &indexes)
        #expect(count == 4 && indexes[0..<4] == [5, 6, 7, 8])
        #expect(positions[0] < positions[1] && positions[2] < positions[3])
    }

    @Test("an attachment has its size; another glyph has none")
    func attachments() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
        storage.insert(NSAttributedString(attachment: attachment), at: 0)
        lay()
        #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: 30, height: 20))
        #expect(manager.attachmentSize(forGlyphAt: 1) == CGSize(width: -1, height: -1))
    }

    @Test("the delegate's line spacing moves the lines below")
    func spacing() {
        lay()
        let before = manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil)
        delegate.spacing = 10
        manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 8), actualCharacterRange: nil)
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minY == 0)
        #expect(abs(manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil).minY - before.minY - 10) < 1e-6)
    }

    @Test("the delegate's line rectangles and baselines are those of the layout")
    func fragments() {
        delegate.grows = true
        lay()
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height == 50)
        #expect(abs(manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil).minY - 50) < 1e-6)
        #expect(abs(manager.location(forGlyphAt: 5).y - 40) < 1e-6)
        #expect(abs(manager.usedRect(for: container).height - 100) < 1e-6)
    }

    @Test("the delegate gets the old size of a container that changed")
    func geometry() {
        lay()
        container.size = CGSize(width: 200, height: 1000)
        #expect(delegate.sizes == [CGSize(width: 300, height: 1000)])
    }

    @Test("a list's element contains its items, deeper by each level; an attachment has its file")
    func elements() {
        let list = NSTextList(markerFormat: .disc, options: 0)
        let item = NSTextListElement(
            parentElement: nil, textList: list, contents: NSAttributedString(string: "a"), markerAttributes: nil, childElements: nil)
        let element = NSTextListElement.textListElement(withChildElements: [item], textList: list, nestingLevel: 1)
        #expect(element?.childElements.first?.childElements.first === item)
        #expect(NSTextListElement.textListElement(withChildElements: [], textList: list, nestingLevel: 0) == nil)
        let attachment = NSTextAttachment()
        attachment.fileWrapper = FileWrapper(regularFileWithContents: Data([1, 2]))
        #expect(attachment.contents == Data([1, 2]))
        #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")).contains(","))
    }

    @Test("a picture glyph is as high as its font's line, and equal content has an equal identifier")
    func pictureGlyphs() throws {
        let data = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
                .pngData())
        let glyph = NSAdaptiveImageGlyph(imageContent: data), font = UIFont.systemFont(ofSize: 20)
        #expect(glyph.contentIdentifier == NSAdaptiveImageGlyph(imageContent: data).contentIdentifier)
        let text = NSAttributedString(adaptiveImageGlyph: glyph, attributes: [.font: font])
        let bounds = (text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment)?.bounds
        #expect(bounds?.height == font.ascender - font.descender)
        #expect(abs((bounds?.width ?? 0) - 2 * (bounds?.height ?? 0)) < 1e-6)
    }
}
