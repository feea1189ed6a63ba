import CoreText
import Foundation

/// A document laid out: one text for all elements that are enumerated, cut into fragments.
struct TextFragments {
    private struct Part {
        var element: NSTextElement
        /// Units from the document's beginning.
        var document: Range<Int>
        /// Units of the text that is shown.
        var shown: Range<Int>
    }

    private let layout: TextLayout
    private let parts: [Part]
    private(set) var fragments: [NSTextLayoutFragment] = []

    init(_ manager: NSTextLayoutManager, _ content: NSTextContentManager, _ container: NSTextContainer, _ rendering: TextRenderingAttributes) {
        let start = content.documentRange.location
        let text = NSMutableAttributedString(string: "")
        var parts: [Part] = []
        content.enumerateTextElements(from: nil, options: []) { element in
            guard let range = element.elementRange else { return true }
            let document = content.offset(from: start, to: range.location)..<content.offset(from: start, to: range.endLocation)
            let from = text.length
            if let paragraph = element as? NSTextParagraph { text.append(paragraph.attributedString) }
            rendering.apply(to: text, from: from, document: document)
            parts.append(Part(element: element, document: document, shown: from..<text.length))
            return true
        }
        layout = TextLayout(AttributedText(text), container.constraints)
        self.parts = parts
        fragments = makeFragments(manager, padding: container.lineFragmentPadding, text)
    }

    private func makeFragments(_ manager: NSTextLayoutManager, padding: CGFloat, _ text: NSAttributedString) -> [NSTextLayoutFragment] {
        var result: [NSTextLayoutFragment] = [], line = 0, top: CGFloat = 0
        for (number, part) in parts.enumerated() {
            let first = line
            let isLast = number == parts.count - 1
            // The empty line behind the last line break is the last fragment's.
            while line < layout.lines.count, isLast || layout.lines[line].range.lowerBound < part.shown.upperBound { line += 1 }
            let lines = layout.lines[first..<line]
            var bottom = lines.map { $0.top + $0.height }.max() ?? top
            if line < layout.lines.count, !part.shown.isEmpty {
                let style = text.attribute(.paragraphStyle, at: part.shown.lowerBound, effectiveRange: nil) as? NSParagraphStyle
                bottom += min(style?.paragraphSpacing ?? 0, max(layout.lines[line].top - bottom, 0))
            }
            let right = lines.map(\.frame.maxX).max() ?? padding
            let location = part.element.elementRange?.location ?? TextOffset(part.document.lowerBound)
            let fragment =
                manager.delegate?.textLayoutManager(manager, textLayoutFragmentFor: location, in: part.element)
                ?? NSTextLayoutFragment(textElement: part.element, range: part.element.elementRange)
            fragment.textLayoutManager = manager
            fragment.place = .init(
                layout: layout, lines: first..<line, start: part.shown.lowerBound,
                frame: CGRect(x: padding, y: top, width: max(right - padding, 0), height: bottom - top))
            result.append(fragment)
            top = bottom
        }
        return result
    }

    // MARK: Places

    /// The index in the shown text of a place in the document; inside an element that is not shown, the next shown place.
    private func shown(_ document: Int) -> Int {
        guard let part = parts.first(where: { document < $0.document.upperBound }) else { return parts.last?.shown.upperBound ?? 0 }
        return min(part.shown.lowerBound + max(document - part.document.lowerBound, 0), part.shown.upperBound)
    }

    private func document(_ shown: Int) -> Int {
        guard let part = parts.first(where: { shown < $0.shown.upperBound }) ?? parts.last else { return 0 }
        return min(part.document.lowerBound + max(shown - part.shown.lowerBound, 0), part.document.upperBound)
    }

    func segments(in range: NSTextRange, _ content: NSTextContentManager) -> [(range: NSTextRange?, rect: CGRect, baseline: CGFloat)] {
        let start = content.documentRange.location
        let from = shown(content.offset(from: start, to: range.location)), to = shown(content.offset(from: start, to: range.endLocation))
        func segment(_ range: Range<Int>, _ rect: CGRect, _ line: TextLine) -> (NSTextRange?, CGRect, CGFloat) {
            let locations = [range.lowerBound, range.upperBound].compactMap { content.location(start, offsetBy: document($0)) }
            return (locations.count == 2 ? NSTextRange(location: locations[0], end: locations[1]) : nil, rect, line.baseline - line.top)
        }
        guard from < to else {
            guard let number = layout.lineIndex(at: from) else { return [] }
            return [segment(from..<from, layout.caretRect(at: from), layout.lines[number])]
        }
        return layout.lines.filter { $0.range.overlaps(from..<to) }.flatMap { line in
            let part = line.range.clamped(to: from..<to)
            let rects = layout.rects(for: part)
            // A line break alone covers nothing.
            return (rects.isEmpty ? [CGRect(x: line.left, y: line.top, width: 0, height: line.height)] : rects).map { segment(part, $0, line) }
        }
    }

    func location(nearest point: CGPoint, _ content: NSTextContentManager) -> (any NSTextLocation)? {
        content.location(content.documentRange.location, offsetBy: document(layout.index(at: point)))
    }
}

/// What stretches of a document look like beyond their own attributes; they never move text.
struct TextRenderingAttributes: Equatable {
    private(set) var runs: [(range: Range<Int>, attributes: [NSAttributedString.Key: Any])] = []
    private var changes = 0

    static func == (a: Self, b: Self) -> Bool { a.changes == b.changes }

    mutating func change(_ range: Range<Int>, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard !range.isEmpty else { return }
        changes += 1
        var result: [(range: Range<Int>, attributes: [NSAttributedString.Key: Any])] = []
        var covered = range.lowerBound
        func add(_ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any]) {
            if !range.isEmpty, !attributes.isEmpty { result.append((range, attributes)) }
        }
        func addChanged(_ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any]) {
            var attributes = attributes
            body(&attributes)
            add(range, attributes)
        }
        for run in runs {
            guard run.range.overlaps(range) else {
                add(run.range, run.attributes)
                continue
            }
            let shared = run.range.clamped(to: range)
            add(run.range.lowerBound..<shared.lowerBound, run.attributes)
            if covered < shared.lowerBound { addChanged(covered..<shared.lowerBound, [:]) }
            addChanged(shared, run.attributes)
            add(shared.upperBound..<run.range.upperBound, run.attributes)
            covered = shared.upperBound
        }
        if covered < range.upperBound { addChanged(covered..<range.upperBound, [:]) }
        runs = result.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    func apply(to text: NSMutableAttributedString, from start: Int, document: Range<Int>) {
        for run in runs where run.range.overlaps(document) {
            let shared = run.range.clamped(to: document)
            let range = NSRange(location: start + shared.lowerBound - document.lowerBound, length: shared.count)
            if NSMaxRange(range) <= text.length { text.addAttributes(run.attributes, range: range) }
        }
    }
}
