import Testing
import UIKitText

@MainActor @Suite(.serialized) struct LayoutManagerDrawingTests {
    private final class Manager: NSLayoutManager {
        var log: [String] = []
        override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
            log.append("background \(glyphsToShow.location) \(glyphsToShow.length) at \(origin.x) \(origin.y)")
        }
        override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
            log.append("glyphs \(glyphsToShow.location) \(glyphsToShow.length) at \(origin.x) \(origin.y)")
        }
        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
        ) {
            super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
            log.append("fill \(rectCount) for \(charRange.location) \(charRange.length) at \(rectArray[0].minY) \(color == .yellow)")
        }
    }

    // Apps draw line numbers, quotes, and round backgrounds in this way.
    @Test("a text view draws its text with the app's layout manager: backgrounds, then glyphs")
    func drawing() {
        let storage = NSTextStorage(), manager = Manager(), container = NSTextContainer(size: CGSize(width: 200, height: 1000))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60), textContainer: container)
        view.text = "one two"
        storage.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 4, length: 3))
        view.layoutIfNeeded()
        _ = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        #expect(Array(manager.log.prefix(3)) == ["fill 1 for 4 3 at 8.0 true", "background 0 7 at 0.0 8.0", "glyphs 0 7 at 0.0 8.0"])
    }

    @Test("drawGlyphs leaves out the backgrounds, which drawBackground fills")
    func parts() throws {
        let storage = NSTextStorage(string: "  ", attributes: [.font: UIFont.systemFont(ofSize: 20), .backgroundColor: UIColor.red])
        let manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 100, height: 100))
        storage.addLayoutManager(manager)
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        @MainActor func alpha(_ draw: () -> Void) throws -> UInt8 {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format).image { _ in draw() }
            let data = try #require(image.cgImage?.dataProvider?.data as Data?)
            return data[3]
        }
        let all = NSRange(location: 0, length: 2)
        #expect(try alpha { manager.drawGlyphs(forGlyphRange: all, at: .zero) } == 0)
        #expect(try alpha { manager.drawBackground(forGlyphRange: all, at: .zero) } == 255)
    }

    @Test("a container's layout manager can be replaced, also a text view's, which is drawn by the new one")
    func replacing() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60)), manager = Manager(), old = view.layoutManager
        view.text = "one two"
        view.textContainer.replaceLayoutManager(manager)
        #expect(view.layoutManager === manager && manager.textStorage === view.textStorage)
        #expect(manager.textContainers == [view.textContainer])
        #expect(old.textContainers.isEmpty && old.textStorage == nil && view.textStorage.layoutManagers == [manager])
        view.textStorage.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 4, length: 3))
        view.layoutIfNeeded()
        _ = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        #expect(manager.log.contains("glyphs 0 7 at 0.0 8.0"))
    }

    @Test("a storage is replaced for all managers that share it")
    func sharing() {
        let old = NSTextStorage(string: "old"), new = NSTextStorage(string: "new text"), managers = [NSLayoutManager(), NSLayoutManager()]
        for manager in managers { old.addLayoutManager(manager) }
        managers[0].replaceTextStorage(new)
        #expect(old.layoutManagers.isEmpty && new.layoutManagers == managers && managers.allSatisfy { $0.numberOfGlyphs == 8 })
    }

    private final class Lines: NSLayoutManager {
        var log: [String] = []
        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) { log.append("under \(glyphRange) \(underlineVal.rawValue) in \(lineGlyphRange) at \(lineRect.minY) \(containerOrigin.y)") }
        override func drawStrikethrough(
            forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) { log.append("through \(glyphRange)") }
    }
    private final class Plain: NSLayoutManager {}

    private func picture(_ manager: NSLayoutManager) throws -> Data {
        let text = NSMutableAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: 5))
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 3))
        text.addAttribute(.strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 5, length: 2))
        let storage = NSTextStorage(attributedString: text), container = NSTextContainer(size: CGSize(width: 200, height: 40))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40)).image { _ in
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 7), at: CGPoint(x: 0, y: 5))
        }
        return try withExtendedLifetime(storage) { try #require(image.pngData()) }
    }

    @Test("a subclass draws the lines under and through text; without its own it looks like the class itself")
    func rules() throws {
        let lines = Lines()
        let without = try picture(lines)
        #expect(lines.log == ["under {0, 5} 1 in {0, 7} at 0.0 5.0", "through {5, 2}"])
        let plain = try picture(NSLayoutManager())
        #expect(try picture(Plain()) == plain && without != plain)
    }
}
