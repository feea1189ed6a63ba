import CoreText
import Foundation
import UIKitCore

/// The data source of selection navigation: a layout manager, or another owner of laid-out text.
public protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// The range of the whole document.
    var documentRange: NSTextRange { get }
    /// Enumerates words, sentences, paragraphs, or letters from a location, with their ranges.
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Returns the unit of text around a location, or nil.
    func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation) -> NSTextRange?
    /// Returns the location at a distance from another, or nil.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// Returns the distance between two locations.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// Returns the writing direction at a location.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
    /// Enumerates the carets of a line by their distance from the container's edge, from left to right.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation, using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Returns the range of the line at a point of the container, or of the nearest.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
    /// Enumerates the boundaries of containers, such as pages, from a location on. Optional.
    func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool, using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// The orientation of the text at a location. Optional.
    func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
    /// The document is one container, so both end at the same place.
    public func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool, using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        block(reverse ? documentRange.location : documentRange.endLocation, &stop)
    }
    /// Returns `.horizontal` for a data source that doesn't implement the method.
    public func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}

extension NSString.EnumerationOptions {
    /// The unit of enumeration, which is a number in the lowest byte, not a set; on Linux, Foundation doesn't define words and sentences.
    enum Unit: UInt { case lines, paragraphs, characters, words, sentences }
    var unit: Unit? { Unit(rawValue: UInt(rawValue) & 0xFF) }
    init(_ unit: Unit, isForward: Bool) { self.init(rawValue: RawValue(unit.rawValue) | (isForward ? 0 : Self.reverse.rawValue)) }
}

/// Determines the selection for taps and keys.
open class NSTextSelectionNavigation: NSObject {
    /// The direction of a key.
    public enum Direction: Int, Sendable { case forward, backward, right, left, up, down }
    /// The unit by which a key moves, or the end to which it moves.
    public enum Destination: Int, Sendable { case character, word, line, sentence, paragraph, container, document }
    /// The writing direction of a line.
    public enum WritingDirection: Int, Sendable { case leftToRight, rightToLeft }
    /// The direction of lines.
    public enum LayoutOrientation: Int, Sendable { case horizontal, vertical }

    /// The keys that are held during a tap.
    public struct Modifier: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The selection extends to the tap.
        public static let extend = Modifier(rawValue: 1)
        /// The selection is a rectangle on the screen.
        public static let visual = Modifier(rawValue: 2)
        /// The tap adds a selection.
        public static let multiple = Modifier(rawValue: 4)
    }

    /// The owner of the text, or nil. It is held weakly.
    open weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
    /// Whether a selection may have several ranges. It is stored but has no effect.
    open var allowsNonContiguousRanges = false
    /// Whether coordinates are rotated for vertical text. It is stored but has no effect.
    open var rotatesCoordinateSystemForLayoutOrientation = false

    /// Creates a navigation for text of a data source.
    public init(dataSource: any NSTextSelectionDataSource) {
        textSelectionDataSource = dataSource
        super.init()
    }

    /// Does nothing: no layout is cached.
    open func flushLayoutCache() {}

    /// Returns the selection for a tap at `point`; with `extend`, or while `selecting`, from the anchors to the point, by their units.
    open func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection], modifiers: Modifier,
        selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] {
        guard let tapped = location(at: point, containerLocation) else { return [] }
        guard let anchor = anchors.first, let range = anchor.textRanges.first, modifiers.contains(.extend) || selecting else {
            return [NSTextSelection(tapped, affinity: .downstream)]
        }
        let fixed = anchor.anchor ?? (range.endLocation.compare(tapped) == .orderedAscending ? range.location : range.endLocation)
        let result = selection(from: range.isEmpty ? range.location : fixed, to: tapped, anchor.granularity)
        return [result]
    }

    /// Returns the selection extended to whole words, lines, sentences, or paragraphs.
    open func textSelection(for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection)
        -> NSTextSelection
    {
        let ranges = textSelection.textRanges.map { grown($0, selectionGranularity) ?? $0 }
        return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
    }

    /// Returns the unit of text at a point of a container, or nil.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint, inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        guard let place = self.location(at: point, location) else { return nil }
        return textSelection(for: selectionGranularity, enclosing: NSTextSelection(place, affinity: .downstream))
    }

    /// Returns the selection after a key, or `nil` at the end of the text. `extending` keeps the end at which it began; `confined` stays in
    /// the paragraph.
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool, confined: Bool
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let range = textSelection.textRanges.first else { return nil }
        let isForward = isForward(direction, at: range.location)
        // The end that moves, and the end that stays.
        let fixed = extending ? textSelection.anchor ?? (isForward ? range.location : range.endLocation) : nil
        let head =
            fixed.map { range.location.compare($0) == .orderedSame ? range.endLocation : range.location }
            ?? (isForward ? range.endLocation : range.location)
        if !extending, !range.isEmpty, destination == .character, direction != .up, direction != .down {
            return NSTextSelection(head, affinity: .downstream)
        }
        var column: CGFloat?
        var found: (any NSTextLocation)?
        switch (direction, destination) {
        case (_, .document), (_, .container): found = isForward ? source.documentRange.endLocation : source.documentRange.location
        case (.up, _), (.down, _):
            column = textSelection.anchorPositionOffset > 0 ? textSelection.anchorPositionOffset : offset(of: head)
            found = vertical(head, isForward, column ?? 0)
        case (_, .character): found = unit(from: head, .characters, isForward)
        case (_, .word):
            found = unit(from: head, .words, isForward) ?? (isForward ? source.documentRange.endLocation : source.documentRange.location)
        case (_, .sentence): found = unit(from: head, .sentences, isForward)
        case (_, .line): found = edge(head, .line, isForward)
        case (_, .paragraph): found = edge(head, .paragraph, isForward)
        }
        if confined, let place = found, let paragraph = source.textRange(for: .paragraph, enclosing: head) {
            if place.compare(paragraph.location) == .orderedAscending { found = paragraph.location }
            if paragraph.endLocation.compare(place) == .orderedAscending { found = paragraph.endLocation }
        }
        guard let found else { return nil }
        let result = fixed.map { selection(from: $0, to: found, .character) } ?? NSTextSelection(found, affinity: .downstream)
        result.anchorPositionOffset = column ?? 0
        result.typingAttributes = textSelection.typingAttributes
        return result
    }

    /// Returns the end of the selection that is last in reading order.
    open func resolvedInsertionLocation(for textSelection: NSTextSelection, writingDirection: WritingDirection) -> (any NSTextLocation)? {
        textSelection.secondarySelectionLocation ?? textSelection.textRanges.first?.location
    }

    /// Returns the ranges that a deletion removes: the selection, or the text next to it. With `allowsDecomposition`, the last code unit
    /// that can be removed, not the whole character.
    open func deletionRanges(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] {
        let selected = textSelection.textRanges.filter { !$0.isEmpty }
        if !selected.isEmpty { return selected }
        if allowsDecomposition, destination == .character, let source = textSelectionDataSource,
            let at = textSelection.textRanges.first?.location
        {
            guard let other = source.location(at, offsetBy: isForward(direction, at: at) ? 1 : -1) else { return [] }
            return [NSTextRange(location: at).union(NSTextRange(location: other))]
        }
        return destinationSelection(for: textSelection, direction: direction, destination: destination, extending: true, confined: false)?
            .textRanges ?? []
    }

    // MARK: Finding

    /// Whether the direction is forward; left is forward where text runs to the left.
    private func isForward(_ direction: Direction, at location: any NSTextLocation) -> Bool {
        let isTurned = textSelectionDataSource?.baseWritingDirection(at: location) == .rightToLeft
        switch direction {
        case .forward, .down: return true
        case .backward, .up: return false
        case .right: return !isTurned
        case .left: return isTurned
        }
    }

    private func selection(from fixed: any NSTextLocation, to head: any NSTextLocation, _ granularity: NSTextSelection.Granularity)
        -> NSTextSelection
    {
        let range = NSTextRange(location: fixed).union(NSTextRange(location: head))
        let whole = granularity == .character ? range : grown(range, granularity) ?? range
        let result = NSTextSelection(range: whole, affinity: .downstream, granularity: granularity)
        result.anchor = fixed
        return result
    }

    private func location(at point: CGPoint, _ container: any NSTextLocation) -> (any NSTextLocation)? {
        textSelectionDataSource?.lineFragmentRange(for: point, inContainerAt: container).flatMap {
            caret(nearest: point.x, inLineAt: $0.location)
        }
    }

    private func caret(nearest x: CGFloat, inLineAt location: any NSTextLocation) -> (any NSTextLocation)? {
        var best: (distance: CGFloat, location: any NSTextLocation)?
        textSelectionDataSource?.enumerateCaretOffsetsInLineFragment(at: location) { offset, place, _, _ in
            if abs(offset - x) < best?.distance ?? .infinity { best = (abs(offset - x), place) }
        }
        return best?.location
    }

    private func offset(of location: any NSTextLocation) -> CGFloat? {
        var result: CGFloat?
        textSelectionDataSource?.enumerateCaretOffsetsInLineFragment(at: location) { offset, place, _, stop in
            guard place.compare(location) == .orderedSame else { return }
            (result, stop.pointee) = (offset, true)
        }
        return result
    }

    /// Returns the location in the line above or below; beyond the first and the last line, the document's ends.
    private func vertical(_ head: any NSTextLocation, _ isForward: Bool, _ column: CGFloat) -> (any NSTextLocation)? {
        guard let source = textSelectionDataSource, let line = source.textRange(for: .line, enclosing: head) else { return nil }
        let document = source.documentRange
        let isLast = line.endLocation.compare(document.endLocation) == .orderedSame
        // An empty last line begins where the one before it ends.
        let next = isForward ? line.endLocation : source.location(line.location, offsetBy: -1)
        guard let next,
            !isForward || !isLast
                || source.textRange(for: .line, enclosing: next).map({ $0.location.compare(line.location) != .orderedSame }) == true
        else { return isForward ? document.endLocation : document.location }
        return caret(nearest: column, inLineAt: next)
    }

    /// Returns the end of the next unit, or the beginning of the previous one.
    private func unit(from location: any NSTextLocation, _ unit: NSString.EnumerationOptions.Unit, _ isForward: Bool) -> (
        any NSTextLocation
    )? {
        var found: (any NSTextLocation)?
        textSelectionDataSource?.enumerateSubstrings(from: location, options: .init(unit, isForward: isForward)) { _, range, _, stop in
            let place = isForward ? range.endLocation : range.location
            guard place.compare(location) == (isForward ? .orderedDescending : .orderedAscending) else { return }
            (found, stop.pointee) = (place, true)
        }
        return found
    }

    /// Returns the end of a line or paragraph before its line break, or its beginning.
    private func edge(_ location: any NSTextLocation, _ granularity: NSTextSelection.Granularity, _ isForward: Bool) -> (
        any NSTextLocation
    )? {
        guard let source = textSelectionDataSource, let range = source.textRange(for: granularity, enclosing: location) else { return nil }
        guard isForward else { return range.location }
        var end = range.endLocation
        source.enumerateSubstrings(from: end, options: .init(.characters, isForward: false)) { text, last, _, stop in
            if text?.first?.isNewline == true, range.contains(last.location) { end = last.location }
            stop.pointee = true
        }
        return end
    }

    private func grown(_ range: NSTextRange, _ granularity: NSTextSelection.Granularity) -> NSTextRange? {
        guard let source = textSelectionDataSource, let first = source.textRange(for: granularity, enclosing: range.location) else {
            return nil
        }
        guard !range.isEmpty, let end = source.location(range.endLocation, offsetBy: -1) else { return first.union(range) }
        return first.union(source.textRange(for: granularity, enclosing: end) ?? range).union(range)
    }
}
