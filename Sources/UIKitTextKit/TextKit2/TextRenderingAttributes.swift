import Foundation
import UIKitCore

/// The rendering attributes of ranges of a document, in addition to its own attributes; they never move text.
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
