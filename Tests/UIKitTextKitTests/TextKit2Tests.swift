import CoreText
import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct TextKit2Tests {
    private let font = UIFont.systemFont(ofSize: 17)
    private let storage = NSTextContentStorage()
    private let manager = NSTextLayoutManager()

    init() {
        manager.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
        storage.addTextLayoutManager(manager)
    }

    private func show(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
        storage.attributedString = NSAttributedString(string: text, attributes: attributes.merging([.font: font]) { $1 })
    }

    private func range(_ from: Int, _ to: Int) -> NSTextRange {
        let start = storage.documentRange.location
        return NSTextRange(location: storage.location(start, offsetBy: from)!, end: storage.location(start, offsetBy: to))!
    }

    private var fragments: [NSTextLayoutFragment] {
        var result: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) {
            result.append($0)
            return true
        }
        return result
    }

    @Test("text ranges contain locations, intersect, and union like intervals")
    func ranges() {
        show("0123456789")
        let (a, b, c) = (range(1, 4), range(3, 6), range(7, 9))
        #expect(a.intersects(b) && !a.intersects(c) && a.intersection(c) == nil)
        #expect(a.intersection(b)?.isEqual(to: range(3, 4)) == true)
        #expect(a.union(c).isEqual(to: range(1, 9)))
        #expect(a.contains(a.location) && !a.contains(a.endLocation) && !(range(2, 2)).contains(a.location))
        #expect(NSTextRange(location: b.location, end: a.location) == nil)
    }

    @Test("each paragraph is a layout fragment below the previous one, with its lines and paragraph spacing")
    func stacking() {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 7
        show("Short\nA paragraph of several words that needs lines\nEnd", [.paragraphStyle: style])
        let all = fragments
        #expect(all.count == 3)
        let frames = all.map(\.layoutFragmentFrame)
        #expect(frames.allSatisfy { $0.minX == 5 && $0.maxX <= 195 })
        #expect(frames[0].minY == 0 && frames[1].minY == frames[0].maxY && frames[2].minY == frames[1].maxY)
        let line = font.lineHeight
        #expect(abs(frames[0].height - line - 7) < 0.01 && abs(frames[2].height - line) < 0.01)
        #expect(all[1].textLineFragments.count >= 2 && abs(frames[1].height - CGFloat(all[1].textLineFragments.count) * line - 7) < 0.01)
        #expect(all[1].textLineFragments[0].characterRange.location == 0)
        #expect(all[1].textLineFragments[1].typographicBounds.minY == all[1].textLineFragments[0].typographicBounds.maxY)
        #expect(manager.usageBoundsForTextContainer == frames[0].union(frames[1]).union(frames[2]))
        // TextKit 1 places the same lines there.
        let old = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 200, height: 0))
        old.addTextContainer(container)
        let copy = NSTextStorage(attributedString: storage.attributedString!)
        copy.addLayoutManager(old)
        #expect(abs(old.usedRect(for: container).maxY - frames[2].maxY) < 0.01)
    }

    @Test("an edit lays out again, and a line break at the end adds a line to the last fragment")
    func editing() throws {
        show("One\nTwo")
        #expect(fragments.count == 2 && manager.textLayoutFragment(for: CGPoint(x: 0, y: 25)) === fragments[1])
        storage.performEditingTransaction { storage.textStorage?.replaceCharacters(in: NSRange(location: 7, length: 0), with: "\nThree\n") }
        #expect(fragments.count == 3)
        #expect(fragments[2].textLineFragments.count == 2 && fragments[2].textLineFragments[1].characterRange.length == 0)
        let last = try #require(fragments.last?.textElement as? NSTextParagraph)
        #expect(
            last.paragraphContentRange?.isEqual(to: range(8, 13)) == true
                && last.paragraphSeparatorRange?.isEqual(to: range(13, 14)) == true)
        manager.replaceContents(in: range(0, 4), with: NSAttributedString(string: ""))
        #expect(storage.attributedString?.string == "Two\nThree\n" && fragments.count == 2)
        show("")
        #expect(fragments.count == 1 && fragments[0].rangeInElement.isEmpty)
    }

    private final class Styling: NSObject, NSTextContentStorageDelegate, NSTextLayoutManagerDelegate {
        final class Bubble: NSTextLayoutFragment {
            override var renderingSurfaceBounds: CGRect { super.renderingSurfaceBounds.insetBy(dx: -10, dy: 0) }
        }
        var hidden: Set<String> = []

        func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? {
            guard let text = textContentStorage.textStorage?.attributedSubstring(from: range), text.string.hasPrefix("#") else {
                return nil
            }
            let big = NSMutableAttributedString(attributedString: text)
            big.addAttribute(.font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: big.length))
            return NSTextParagraph(attributedString: big)
        }

        func textContentManager(
            _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
            options: NSTextContentManager.EnumerationOptions
        ) -> Bool {
            !hidden.contains((textElement as? NSTextParagraph)?.attributedString.string ?? "")
        }

        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
        ) -> NSTextLayoutFragment { Bubble(textElement: textElement, range: textElement.elementRange) }
    }

    @Test("delegates change how paragraphs look, hide some, and provide their own fragments, without changing the storage")
    func delegates() {
        let styling = Styling()
        show("# Title\nText\nHidden\nMore")
        let plain = fragments
        storage.delegate = styling
        manager.delegate = styling
        styling.hidden = ["Hidden\n"]
        let styled = fragments
        #expect(plain.count == 4 && styled.count == 3 && styled.allSatisfy { $0 is Styling.Bubble })
        #expect(styled[0].layoutFragmentFrame.height > 1.9 * plain[0].layoutFragmentFrame.height)
        // The container's padding of 5, into which glyphs may extend, and the bubble's 10.
        #expect(styled[0].renderingSurfaceBounds.minX == -15)
        #expect(
            styled[2].rangeInElement.isEqual(to: range(20, 24)) && styled[2].layoutFragmentFrame.minY == styled[1].layoutFragmentFrame.maxY)
        #expect(storage.textStorage?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
        // Locations after hidden text are where the text is shown.
        var rects: [CGRect] = []
        manager.enumerateTextSegments(in: range(20, 24), type: .standard) { _, rect, _, _ in
            rects.append(rect)
            return true
        }
        #expect(rects.count == 1 && rects[0].minY == styled[2].layoutFragmentFrame.minY && rects[0].minX == 5)
    }

    private final class Padded: NSObject, NSTextLayoutManagerDelegate {
        final class Fragment: NSTextLayoutFragment {
            override var leadingPadding: CGFloat { 20 }
            override var topMargin: CGFloat { 8 }
        }
        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
        ) -> NSTextLayoutFragment { Fragment(textElement: textElement, range: textElement.elementRange) }
    }

    @Test("a fragment's margins separate it from the one above and its padding insets its lines")
    func paddings() {
        let delegate = Padded()
        show("One\nTwo")
        let plain = fragments.map(\.layoutFragmentFrame)
        manager.delegate = delegate
        let padded = fragments
        #expect(padded.map(\.layoutFragmentFrame.height) == plain.map { $0.height + 8 })
        #expect(padded.allSatisfy { $0.textLineFragments[0].typographicBounds.minX + $0.layoutFragmentFrame.minX == 25 })
        #expect(padded[1].layoutFragmentFrame.minY == padded[0].layoutFragmentFrame.maxY)
    }

    @Test("fragments of unedited paragraphs stay the same objects")
    func identity() {
        show("One\nTwo\nThree")
        let before = fragments
        storage.performEditingTransaction { storage.textStorage?.replaceCharacters(in: NSRange(location: 5, length: 1), with: "WWW") }
        let after = fragments
        #expect(after.count == 3 && after[0] === before[0] && after[1] !== before[1])
    }

    @Test("selections move by characters, words, lines, and paragraphs, and give the range for Delete")
    func navigation() throws {
        show("One two\nthree 👍🏽 four")
        let navigation = manager.textSelectionNavigation
        func caret(_ offset: Int) -> NSTextSelection {
            NSTextSelection(range: range(offset, offset), affinity: .downstream, granularity: .character)
        }
        func move(
            _ offset: Int, _ direction: NSTextSelectionNavigation.Direction, _ destination: NSTextSelectionNavigation.Destination,
            extending: Bool = false
        ) -> String? {
            navigation.destinationSelection(
                for: caret(offset), direction: direction, destination: destination, extending: extending, confined: false
            )?.textRanges.first.map { "\($0)" }
        }
        #expect(move(0, .forward, .character) == "1...1" && move(14, .forward, .character) == "18...18")
        #expect(move(0, .forward, .word) == "3...3" && move(6, .backward, .word) == "4...4")
        #expect(move(1, .forward, .paragraph) == "7...7" && move(10, .backward, .document) == "0...0")
        #expect(move(4, .forward, .word, extending: true) == "4...7")
        let deleted = navigation.deletionRanges(for: caret(18), direction: .backward, destination: .character, allowsDecomposition: false)
        #expect(deleted.map { "\($0)" } == ["14...18"])
        let word = navigation.textSelection(for: .word, enclosing: caret(5))
        #expect(word.textRanges.map { "\($0)" } == ["4...7"])
    }

    private final class Viewport: NSObject, NSTextViewportLayoutControllerDelegate {
        var bounds = CGRect(x: 0, y: 0, width: 200, height: 30)
        var log: [String] = []
        func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
        func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) { log.append("will") }
        func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) { log.append("did") }
        func textViewportLayoutController(
            _ textViewportLayoutController: NSTextViewportLayoutController,
            configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
        ) {
            log.append(
                (textLayoutFragment.textElement as? NSTextParagraph)?.attributedString.string.trimmingCharacters(in: .newlines) ?? "?")
        }
    }

    @Test("the viewport requests the surfaces of its fragments, between willLayout and didLayout")
    func viewport() {
        show("One\nTwo\nThree\nFour")
        let viewport = Viewport(), controller = manager.textViewportLayoutController
        controller.delegate = viewport
        controller.layoutViewport()
        #expect(viewport.log == ["will", "One", "Two", "did"])
        #expect(controller.viewportRange?.isEqual(to: range(0, 8)) == true)
        #expect(controller.relocateViewport(to: range(8, 8).location) == fragments[2].layoutFragmentFrame.minY)
    }

    @Test("rendering attributes are kept per run, do not change the storage, and are drawn")
    func rendering() throws {
        show("Plain marked plain")
        manager.addRenderingAttribute(.backgroundColor, value: UIColor(red: 1, green: 0, blue: 0, alpha: 1), for: range(6, 12))
        manager.addRenderingAttribute(.foregroundColor, value: UIColor.blue, for: range(9, 15))
        var runs: [String] = []
        manager.enumerateRenderingAttributes(from: storage.documentRange.location, reverse: false) { _, attributes, range in
            runs.append("\(range) \(attributes.count)")
            return true
        }
        #expect(runs == ["6...9 1", "9...12 2", "12...15 1"])
        #expect(storage.textStorage?.attribute(.backgroundColor, at: 6, effectiveRange: nil) == nil)
        let frame = fragments[0].layoutFragmentFrame
        let image = UIGraphicsImageRenderer(size: frame.size).image { fragments[0].draw(at: .zero, in: $0.cgContext) }
        let view = UIImageView(image: image)
        let compositor = Compositor(rootLayer: view.layer, size: view.bounds.size, scale: 1)
        defer { RenderTree.remove(view.layer) }
        compositor.render()
        let pixels = (0..<Int(view.bounds.height)).flatMap { y in
            (0..<Int(view.bounds.width)).map { compositor.pixels.row(y)[$0] & 0xFFFFFF }
        }
        #expect(pixels.filter { $0 == 0xFF0000 }.count > 50)
        manager.removeRenderingAttribute(.backgroundColor, for: range(0, 18))
        manager.invalidateRenderingAttributes(for: range(12, 18))
        runs = []
        manager.enumerateRenderingAttributes(from: storage.documentRange.endLocation, reverse: true) { _, attributes, range in
            runs.append("\(range) \(attributes.count)")
            return true
        }
        #expect(runs == ["9...12 1"])
    }

    @Test("taps and keys give the text selections at their location")
    func selecting() throws {
        show("First words\nSecond line")
        let navigation = manager.textSelectionNavigation
        let y = fragments[1].layoutFragmentFrame.midY
        let tapped = navigation.textSelections(
            interactingAt: CGPoint(x: 6, y: y), inContainerAt: storage.documentRange.location, anchors: [], modifiers: [], selecting: false,
            bounds: .zero)
        let selection = try #require(tapped.first)
        #expect(selection.textRanges.first?.isEqual(to: range(12, 12)) == true)
        #expect(navigation.textSelection(for: .word, enclosing: selection).textRanges.first?.isEqual(to: range(12, 18)) == true)
        #expect(navigation.textSelection(for: .paragraph, enclosing: selection).textRanges.first?.isEqual(to: range(12, 23)) == true)
        func moved(_ direction: NSTextSelectionNavigation.Direction, _ destination: NSTextSelectionNavigation.Destination) -> String? {
            navigation.destinationSelection(
                for: selection, direction: direction, destination: destination, extending: false, confined: false)?
                .textRanges.first?.description
        }
        #expect(moved(.forward, .character) == "13...13" && moved(.forward, .word) == "18...18" && moved(.backward, .document) == "0...0")
        #expect(moved(.up, .character) == "0...0")
        let deleted = navigation.deletionRanges(for: selection, direction: .backward, destination: .character, allowsDecomposition: false)
        #expect(deleted.first?.isEqual(to: range(11, 12)) == true)
    }
}
