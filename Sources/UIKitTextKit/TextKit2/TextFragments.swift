import CoreText
import Foundation
import UIKitCore

/// The layout of a document: a single text for all enumerated elements, divided into fragments.
struct TextFragments {
    private struct Part {
        var fragment: NSTextLayoutFragment
        /// The range in units from the document's beginning.
        var document: Range<Int>
        /// The range in units of the shown text.
        var shown: Range<Int>
    }

    private let layout: TextLayout
    private let parts: [Part]
    private let container: (width: CGFloat, padding: CGFloat)
    var fragments: [NSTextLayoutFragment] { parts.map(\.fragment) }

    /// Creates the fragments. `fragment` returns that of an element.
    init(
        _ manager: NSTextLayoutManager, _ content: NSTextContentManager, _ container: NSTextContainer, _ rendering: TextRenderingAttributes,
        fragment: (NSTextElement) -> NSTextLayoutFragment
    ) {
        let start = content.documentRange.location
        let text = NSMutableAttributedString(string: "")
        var parts: [Part] = [],
            display = TextDisplay(manager, container, drawsMarkers: (content as? NSTextContentStorage)?.includesTextListMarkers != true)
        content.enumerateTextElements(from: nil, options: []) { element in
            guard let range = element.elementRange else { return true }
            let document = content.offset(from: start, to: range.location)..<content.offset(from: start, to: range.endLocation)
            let from = text.length, fragment = fragment(element)
            if let paragraph = element as? NSTextParagraph { text.append(paragraph.attributedString) }
            display.prepare(text, NSRange(from..<text.length), fragment, at: range.location)
            rendering.apply(to: text, from: from, document: document)
            parts.append(Part(fragment: fragment, document: document, shown: from..<text.length))
            return true
        }
        display.finish()
        let constraints = container.constraints
        layout = TextLayout(AttributedText(text), constraints)
        self.parts = parts
        self.container = (constraints.width.isFinite ? constraints.width : layout.size.width, constraints.padding)
        place(manager, text)
    }

    private func place(_ manager: NSTextLayoutManager, _ text: NSAttributedString) {
        var line = 0, top: CGFloat = 0
        for (number, part) in parts.enumerated() {
            let first = line
            let isLast = number == parts.count - 1
            // The empty line after the last line break belongs to the last fragment.
            while line < layout.lines.count, isLast || layout.lines[line].range.lowerBound < part.shown.upperBound { line += 1 }
            let lines = layout.lines[first..<line]
            var bottom = (lines.map { $0.top + $0.height }.max() ?? top) + part.fragment.bottomMargin
            if line < layout.lines.count, !part.shown.isEmpty {
                let style = text.attribute(.paragraphStyle, at: part.shown.lowerBound, effectiveRange: nil) as? NSParagraphStyle
                bottom += min(style?.paragraphSpacing ?? 0, max(layout.lines[line].top - bottom, 0))
            }
            let left = (lines.map(\.frame.minX).min() ?? container.padding) - part.fragment.leadingPadding
            let right = (lines.map(\.frame.maxX).max() ?? left) + part.fragment.trailingPadding
            part.fragment.textLayoutManager = manager
            part.fragment.place = .init(
                layout: layout, lines: first..<line, start: part.shown.lowerBound,
                frame: CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0)), containerWidth: container.width)
            top = bottom
        }
    }

    /// The layout of the whole text, if every unit of it corresponds to one of the document.
    var documentLayout: TextLayout? { parts.allSatisfy { $0.document == $0.shown } ? layout : nil }
    func shows(_ elements: [NSTextElement]) -> Bool { elements.elementsEqual(parts.lazy.map(\.fragment.textElement)) { $0 === $1 } }

    // MARK: Locations

    /// Returns the index in the shown text of a document index; inside an element that is not shown, the next shown index.
    private func shown(_ document: Int) -> Int {
        guard let part = parts.first(where: { document < $0.document.upperBound }) else { return parts.last?.shown.upperBound ?? 0 }
        return min(part.shown.lowerBound + max(document - part.document.lowerBound, 0), part.shown.upperBound)
    }

    private func document(_ shown: Int) -> Int {
        guard let part = parts.first(where: { shown < $0.shown.upperBound }) ?? parts.last else { return 0 }
        return min(part.document.lowerBound + max(shown - part.shown.lowerBound, 0), part.document.upperBound)
    }

    private func range(_ shown: Range<Int>, _ content: NSTextContentManager) -> NSTextRange? {
        let locations = [shown.lowerBound, shown.upperBound].compactMap {
            content.location(content.documentRange.location, offsetBy: document($0))
        }
        return locations.count == 2 ? NSTextRange(location: locations[0], end: locations[1]) : nil
    }

    typealias Segment = (range: NSTextRange?, rect: CGRect, baseline: CGFloat)

    func segments(
        in range: NSTextRange, _ type: NSTextLayoutManager.SegmentType, _ options: NSTextLayoutManager.SegmentOptions,
        _ content: NSTextContentManager
    ) -> [Segment] {
        let start = content.documentRange.location
        let from = shown(content.offset(from: start, to: range.location)), to = shown(content.offset(from: start, to: range.endLocation))
        func segment(_ part: Range<Int>, _ rect: CGRect, _ line: TextLine) -> Segment {
            (self.range(part, content), rect, line.baseline - line.top)
        }
        guard from < to else {
            guard var number = layout.lineIndex(at: from) else { return [] }
            var rect = layout.caretRect(at: from)
            if options.contains(.upstreamAffinity), number > 0, layout.lines[number].range.lowerBound == from,
                layout.lines[number - 1].range.upperBound == layout.lines[number - 1].contentEnd
            {
                number -= 1
                let line = layout.lines[number]
                rect = CGRect(x: line.isRightToLeft ? line.left : line.frame.maxX, y: line.top, width: 0, height: line.height)
            }
            return [segment(from..<from, rect, layout.lines[number])]
        }
        let lines = layout.lines.filter { $0.range.overlaps(from..<to) }
        return lines.enumerated().flatMap { number, line -> [Segment] in
            let isFirst = number == 0, isLast = number == lines.count - 1
            if options.contains(.middleFragmentsExcluded), !isFirst, !isLast { return [] }
            let part = line.range.clamped(to: from..<to)
            var rects = layout.rects(for: part)
            // A line break without text has no rectangle.
            if rects.isEmpty {
                rects = [
                    CGRect(
                        x: layout.caretX(at: part.lowerBound, onLine: layout.lineIndex(at: part.lowerBound) ?? 0), y: line.top, width: 0,
                        height: line.height)
                ]
            }
            // A selection extends beyond line ends to the container's edges.
            let isSelection = type == .selection
            let toHead = isFirst ? options.contains(.headSegmentExtended) : isSelection
            let toTail = isLast ? options.contains(.tailSegmentExtended) || isSelection && line.contentEnd < part.upperBound : isSelection
            if line.isRightToLeft ? toTail : toHead {
                rects[0] = rects[0].union(CGRect(x: container.padding, y: line.top, width: 0, height: line.height))
            }
            if line.isRightToLeft ? toHead : toTail {
                rects[rects.count - 1] = rects[rects.count - 1].union(
                    CGRect(x: container.width - container.padding, y: line.top, width: 0, height: line.height))
            }
            return rects.map { segment(part, $0, line) }
        }
    }

    // MARK: Lines

    private func line(at location: any NSTextLocation, _ content: NSTextContentManager) -> Int? {
        layout.lineIndex(at: shown(content.offset(from: content.documentRange.location, to: location)))
    }

    func lineRange(at location: any NSTextLocation, _ content: NSTextContentManager) -> NSTextRange? {
        line(at: location, content).flatMap { range(layout.lines[$0].range, content) }
    }

    func lineRange(nearest point: CGPoint, _ content: NSTextContentManager) -> NSTextRange? {
        layout.lines.isEmpty ? nil : range(layout.lines[layout.lineIndex(nearest: point)].range, content)
    }

    /// Returns the carets of a line from left to right, by their distance from the container's edge.
    func carets(at location: any NSTextLocation, _ content: NSTextContentManager) -> [(offset: CGFloat, location: any NSTextLocation)] {
        guard let number = line(at: location, content) else { return [] }
        let line = layout.lines[number]
        let end = line.contentEnd < line.range.upperBound || number == layout.lines.count - 1 ? line.contentEnd + 1 : line.contentEnd
        return (line.range.lowerBound..<max(end, line.range.lowerBound + 1)).compactMap { index in
            content.location(content.documentRange.location, offsetBy: document(index)).map {
                (layout.caretX(at: index, onLine: number), $0)
            }
        }.sorted { $0.0 < $1.0 }
    }
}
