import Foundation
import Testing
import UIKit

/// Text in several containers, and with exclusion paths.
@MainActor @Suite struct TextFlowTests {
    private func manager(_ string: String, _ containers: NSTextContainer...) -> (NSTextStorage, NSLayoutManager) {
        let storage = NSTextStorage(string: string, attributes: [.font: UIFont.systemFont(ofSize: 10)])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        for container in containers {
            container.lineFragmentPadding = 0
            manager.addTextContainer(container)
        }
        return (storage, manager)
    }

    private let words = String(repeating: "some words and more ", count: 12)

    @Test("text that does not fit a container continues in the next")
    func containers() throws {
        let first = NSTextContainer(size: CGSize(width: 100, height: 40)), second = NSTextContainer(size: CGSize(width: 60, height: 1000))
        let (storage, manager) = manager(words, first, second)
        let shown = manager.glyphRange(for: first), rest = manager.glyphRange(for: second)
        #expect(shown.location == 0 && shown.length > 0 && manager.usedRect(for: first).height <= 40)
        #expect(rest.location == NSMaxRange(shown) && NSMaxRange(rest) == storage.length)
        #expect(manager.textContainer(forGlyphAt: shown.length - 1, effectiveRange: nil) === first)
        #expect(manager.textContainer(forGlyphAt: shown.length, effectiveRange: nil) === second)
        // The second container's text starts at its own top.
        #expect(manager.lineFragmentRect(forGlyphAt: rest.location, effectiveRange: nil).minY == 0)
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: rest.location, length: 2), in: second).minX == 0)
        var containers: [NSTextContainer] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, _, container, _, _ in
            containers.append(container)
        }
        #expect(containers.first === first && containers.last === second)
        withExtendedLifetime(storage) {}
    }

    @Test("a container that is too small holds the text that fits")
    func height() {
        let container = NSTextContainer(size: CGSize(width: 100, height: 40))
        let (storage, manager) = manager(words, container)
        #expect(
            NSMaxRange(manager.glyphRange(for: container)) < storage.length
                && manager.textContainer(forGlyphAt: storage.length - 1, effectiveRange: nil) == nil)
        container.size.height = .greatestFiniteMagnitude
        #expect(NSMaxRange(manager.glyphRange(for: container)) == storage.length)
    }

    @Test("text flows around an exclusion path, on both of its sides")
    func exclusion() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
        let (storage, manager) = manager(words + " " + words, container)
        let hole = CGRect(x: 80, y: 12, width: 40, height: 30)
        container.exclusionPaths = [UIBezierPath(rect: hole)]
        var used: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, rect, _, _, _ in used.append(rect)
        }
        #expect(used.allSatisfy { $0.intersection(hole).width < 0.01 || $0.intersection(hole).height < 0.01 })
        #expect(used.contains { $0.minX >= 120 } && used.contains { $0.maxX <= 80 && $0.minY > 12 && $0.maxY < 42 })
        #expect(NSMaxRange(manager.glyphRange(for: container)) == storage.length)
        // Below the exclusion too, no lines overlap.
        #expect(used.filter { $0.minY > hole.maxY }.count > 1)
        #expect(zip(used, used.dropFirst()).allSatisfy { $0.intersection($1).height < 0.01 || $0.intersection($1).width < 0.01 })
        // A point to the right of the exclusion is in the text on the right.
        let right = used.first { $0.minX >= 120 }!
        let index = manager.glyphIndex(for: CGPoint(x: 125, y: right.midY), in: container)
        #expect(manager.lineFragmentUsedRect(forGlyphAt: index, effectiveRange: nil) == right)
    }

    @Test("an exclusion path that leaves no space for a word moves the text below it; one with NaN is ignored")
    func narrow() {
        let container = NSTextContainer(size: CGSize(width: 60, height: 1000))
        let (storage, manager) = manager("words", container)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 3, y: 0, width: 54, height: 50))]
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minY >= 50)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: .infinity))]
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minY == 0)
        withExtendedLifetime(storage) {}
    }

    @Test("text after a tab ends at a right-aligned stop and is centered at a centered one")
    func tabs() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .center, location: 100), NSTextTab(textAlignment: .right, location: 180)]
        let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
        let (storage, manager) = manager("a\tmid\t$4.50", container)
        storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
        let middle = manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 3), in: container)
        let end = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 5), in: container)
        #expect(abs(middle.midX - 100) < 0.01 && abs(end.maxX - 180) < 0.01 && end.minY == 0)
    }
}
