import CoreText
import Foundation

/// What is selected in a layout manager's text.
open class NSTextSelection: NSObject, NSSecureCoding {
    public enum Granularity: Int, Sendable { case character, word, paragraph, line, sentence }
    public enum Affinity: Int, Sendable { case upstream, downstream }

    public let textRanges: [NSTextRange]
    public let affinity: Affinity
    public let granularity: Granularity
    open internal(set) var isTransient = false
    /// Where moving up and down aims at.
    open var anchorPositionOffset: CGFloat = 0
    open var isLogical = true
    open var secondarySelectionLocation: (any NSTextLocation)?
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
        super.init()
    }

    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { nil }
    open func encode(with coder: NSCoder) {}

    /// The same selection of other text.
    open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
        let selection = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        selection.typingAttributes = typingAttributes
        return selection
    }
}

/// Finds what is selected by taps and keys.
open class NSTextSelectionNavigation: NSObject {
    public enum Direction: Int, Sendable { case forward, backward, right, left, up, down }
    public enum Destination: Int, Sendable { case character, word, line, sentence, paragraph, container, document }
    public enum WritingDirection: Int, Sendable { case leftToRight, rightToLeft }
    public enum LayoutOrientation: Int, Sendable { case horizontal, vertical }

    public struct Modifier: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let extend = Modifier(rawValue: 1)
        public static let visual = Modifier(rawValue: 2)
        public static let multiple = Modifier(rawValue: 4)
    }

    open weak var textSelectionDataSource: NSTextLayoutManager?
    open var allowsNonContiguousRanges = false
    open var rotatesCoordinateSystemForLayoutOrientation = false

    // FIXME(gap): a source of another class than a layout manager is not asked.
    public init(dataSource: NSTextLayoutManager) {
        textSelectionDataSource = dataSource
        super.init()
    }

    open func flushLayoutCache() {}

    /// What a tap at `point` selects; with `extend`, from the anchors to it.
    open func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection], modifiers: Modifier,
        selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] {
        guard let location = textSelectionDataSource?.location(nearest: point) else { return [] }
        let tapped = NSTextSelection(location, affinity: .downstream)
        guard let anchor = anchors.first?.textRanges.first, modifiers.contains(.extend) || selecting else { return [tapped] }
        let range = anchor.union(tapped.textRanges[0])
        return [NSTextSelection(range: range, affinity: .downstream, granularity: .character)]
    }

    /// The selection grown to whole words, lines, sentences or paragraphs.
    open func textSelection(for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection) -> NSTextSelection {
        let ranges = textSelection.textRanges.map { grown($0, selectionGranularity) ?? $0 }
        return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
    }

    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint, inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        guard let place = textSelectionDataSource?.location(nearest: point) else { return nil }
        return textSelection(for: selectionGranularity, enclosing: NSTextSelection(place, affinity: .downstream))
    }

    /// Where a key moves the selection to; nil where there is nothing further.
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool, confined: Bool
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let range = textSelection.textRanges.first else { return nil }
        let isForward = direction == .forward || direction == .right || direction == .down
        let from = isForward ? range.endLocation : range.location
        let to: (any NSTextLocation)? =
            switch (direction, destination) {
            case (_, .document), (_, .container): isForward ? source.documentRange.endLocation : source.documentRange.location
            case (.up, _), (.down, _): below(from, isForward)
            case (_, .character): source.location(from, offsetBy: isForward ? 1 : -1)
            case (_, .word): edge(from, .word, isForward)
            case (_, .line): edge(from, .line, isForward)
            case (_, .sentence): edge(from, .sentence, isForward)
            case (_, .paragraph): edge(from, .paragraph, isForward)
            }
        guard let to else { return nil }
        let result = extending ? range.union(NSTextRange(location: to)) : NSTextRange(location: to)
        return NSTextSelection(range: result, affinity: .downstream, granularity: .character)
    }

    open func resolvedInsertionLocation(for textSelection: NSTextSelection, writingDirection: WritingDirection) -> (any NSTextLocation)? {
        textSelection.textRanges.first?.location
    }

    /// What deleting takes: the selection, or what lies beside it.
    open func deletionRanges(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] {
        let selected = textSelection.textRanges.filter { !$0.isEmpty }
        if !selected.isEmpty { return selected }
        return destinationSelection(for: textSelection, direction: direction, destination: destination, extending: true, confined: false)?.textRanges ?? []
    }

    // MARK: Finding

    private func below(_ location: any NSTextLocation, _ isForward: Bool) -> (any NSTextLocation)? {
        guard let source = textSelectionDataSource else { return nil }
        var caret: CGRect?
        source.enumerateTextSegments(in: NSTextRange(location: location), type: .standard) { _, rect, _, _ in
            caret = rect
            return false
        }
        return caret.flatMap { source.location(nearest: CGPoint(x: $0.minX, y: isForward ? $0.maxY + 1 : $0.minY - 1)) }
    }

    private func edge(_ location: any NSTextLocation, _ granularity: NSTextSelection.Granularity, _ isForward: Bool) -> (any NSTextLocation)? {
        let probe = isForward ? location : textSelectionDataSource?.location(location, offsetBy: -1)
        guard let probe, let range = grown(NSTextRange(location: probe), granularity) else { return nil }
        return isForward ? range.endLocation : range.location
    }

    private func grown(_ range: NSTextRange, _ granularity: NSTextSelection.Granularity) -> NSTextRange? {
        guard let source = textSelectionDataSource, let fragment = source.textLayoutFragment(for: range.location),
            let text = (fragment.textElement as? NSTextParagraph)?.attributedString.string, let element = fragment.textElement?.elementRange
        else { return nil }
        let offset = source.offset(from: element.location, to: range.location)
        let span: NSRange? =
            switch granularity {
            case .character: nil
            case .paragraph: NSRange(location: 0, length: text.utf16.count)
            case .line: fragment.textLineFragment(for: range.location, isUpstreamAffinity: false)?.characterRange
            case .word: Self.word(at: offset, in: text)
            // FIXME(gap): a sentence is taken for its paragraph.
            case .sentence: NSRange(location: 0, length: text.utf16.count)
            }
        guard let span, let from = source.location(element.location, offsetBy: span.location),
            let to = source.location(element.location, offsetBy: NSMaxRange(span))
        else { return nil }
        return range.union(NSTextRange(from: from, to: to))
    }

    /// The letters and digits around a unit, or what stands between two words.
    private static func word(at offset: Int, in text: String) -> NSRange? {
        let units = Array(text.utf16)
        guard units.indices.contains(offset) else { return nil }
        func isLetter(_ unit: UInt16) -> Bool { Unicode.Scalar(unit).map { CharacterSet.alphanumerics.contains($0) } ?? true }
        let kind = isLetter(units[offset])
        let start = units[..<offset].lastIndex { isLetter($0) != kind }.map { $0 + 1 } ?? 0
        let end = units[offset...].firstIndex { isLetter($0) != kind } ?? units.count
        return NSRange(start..<end)
    }
}
