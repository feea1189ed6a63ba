import CoreText
import Foundation
import UIKitCore

/// Determines how elements are laid out.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// Returns the fragment for an element. A delegate returns subclasses of its own.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment
    // FIXME(gap): the following methods are declared for conforming code; line breaking ignores them, and links are handled by
    // ``NSTextLayoutManager/renderingAttributes(forLink:at:)`` only.
    /// Returns whether a line may end at a location. It is never called here.
    func textLayoutManager(_ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool)
        -> Bool
    /// Returns the attributes with which a link is drawn, or nil for none. It is called by `renderingAttributes(forLink:at:)` only.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
    /// Returns a plain fragment for a delegate that doesn't implement the method.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
    /// Returns `true` for a delegate that doesn't implement the method.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
    ) -> Bool { true }
    /// Returns the given attributes for a delegate that doesn't implement the method.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}

/// Lays out a content manager's elements one below the other in a container, each as a fragment.
open class NSTextLayoutManager: NSObject, NSSecureCoding, NSTextSelectionDataSource {
    /// The purpose of the rectangles of a range.
    public enum SegmentType: Int, Sendable { case standard, selection, highlight }

    /// The options of enumerating the rectangles of a range.
    public struct SegmentOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The closure gets no ranges.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1)
        /// Only the first and the last rectangle are enumerated.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 2)
        /// The first rectangle extends to the beginning of its line.
        public static let headSegmentExtended = SegmentOptions(rawValue: 4)
        /// The last rectangle extends to the end of its line.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 8)
        /// An empty range at the end of a line belongs to that line, not to the next.
        public static let upstreamAffinity = SegmentOptions(rawValue: 16)
    }

    /// The object that supplies fragments. It is held weakly. Setting it discards the layout.
    open weak var delegate: (any NSTextLayoutManagerDelegate)? {
        didSet {
            known = [:]
            forgetLayout()
        }
    }
    open private(set) weak var textContentManager: NSTextContentManager?
    /// The container in which the text is laid out, or nil for no layout.
    open var textContainer: NSTextContainer? {
        didSet {
            guard textContainer !== oldValue else { return }
            oldValue?.attach(nil as NSTextLayoutManager?)
            textContainer?.attach(self)
            forgetLayout()
        }
    }
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)
    /// The selections of the text. The app sets them.
    open var textSelections: [NSTextSelection] = []
    /// The object that determines selections for taps and keys.
    open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
    /// Whether lines have the leading of their font. The default is `true`.
    open var usesFontLeading = true
    /// Whether the layout is limited for damaged text. It is stored but has no effect.
    open var limitsLayoutForSuspiciousContents = false
    /// Whether words are divided. It is stored but has no effect.
    open var usesHyphenation = false
    /// Whether the writing direction of a paragraph determines natural alignment. It is stored but has no effect.
    open var resolvesNaturalAlignmentWithBaseWritingDirection = true
    /// The queue for the layout, or nil. It is stored but has no effect: layout happens immediately.
    open var layoutQueue: OperationQueue?
    /// Called for each fragment that is laid out, whose rendering attributes it sets.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? { didSet { forgetLayout() } }
    /// The attributes with which links are drawn: the link color. Override it to change them.
    open class var linkRenderingAttributes: [NSAttributedString.Key: Any] { [.foregroundColor: UIColor.link] }

    private var rendering = TextRenderingAttributes()
    private var isValidating = false
    private var cached: TextFragments?

    public override init() { super.init() }
    /// Whether the class can be decoded securely, which is `true`.
    open class var supportsSecureCoding: Bool { true }
    /// Creates the `NSTextLayoutManager` that an interface file or an archive describes.
    public required init?(coder: NSCoder) { super.init() }
    /// Writes nothing: archives of the class are empty here.
    open func encode(with coder: NSCoder) {}

    final func attach(_ manager: NSTextContentManager?) {
        textContentManager = manager
        forgetLayout()
    }

    /// Makes a content manager that of this layout manager.
    open func replace(_ textContentManager: NSTextContentManager) { textContentManager.addTextLayoutManager(self) }

    // MARK: Layout

    /// The known fragments; those of elements that stay in the text are reused.
    private var known: [ObjectIdentifier: NSTextLayoutFragment] = [:]
    final var viewProviders: [ObjectIdentifier: NSTextAttachmentViewProvider] = [:]
    /// The view in which the views of attachments are shown.
    package final weak var attachmentParent: UIView?

    private var layout: TextFragments? {
        if let cached { return cached }
        guard let textContentManager, let textContainer else { return nil }
        var layout = set(textContentManager, textContainer)
        cached = layout
        if let renderingAttributesValidator, !isValidating {
            isValidating = true
            let old = rendering
            for fragment in layout.fragments { renderingAttributesValidator(self, fragment) }
            isValidating = false
            if rendering != old { layout = set(textContentManager, textContainer) }
        }
        cached = layout
        return layout
    }

    private func set(_ content: NSTextContentManager, _ container: NSTextContainer) -> TextFragments {
        var used: [ObjectIdentifier: NSTextLayoutFragment] = [:]
        let layout = TextFragments(self, content, container, rendering) { element in
            let location = element.elementRange?.location ?? documentRange.location
            let fragment =
                known[ObjectIdentifier(element)] ?? delegate?.textLayoutManager(self, textLayoutFragmentFor: location, in: element)
                ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
            used[ObjectIdentifier(element)] = fragment
            return fragment
        }
        known = used
        return layout
    }

    /// Called when the results of the content manager's delegate may have changed.
    final func noticeElements() {
        guard let cached, let textContentManager, textContentManager.isFiltered else { return }
        var elements: [NSTextElement] = []
        textContentManager.enumerateTextElements(from: nil, options: []) {
            elements.append($0)
            return true
        }
        if !cached.shows(elements) { forgetLayout() }
    }

    final var fragments: [NSTextLayoutFragment] { layout?.fragments ?? [] }
    /// The layout of the whole document, or `nil` if its units differ from the document's.
    package final var documentLayout: TextLayout? { layout?.documentLayout }
    /// Whether the app draws text itself: with its own class of fragments, or on its own surfaces.
    package final var hasOwnFragments: Bool { delegate != nil && fragments.contains { type(of: $0) != NSTextLayoutFragment.self } }
    package final var drawsElsewhere: Bool { textViewportLayoutController.delegate != nil }
    /// The attributes that a text view's links are drawn with.
    package final var linkAttributes: [NSAttributedString.Key: Any] = [:]

    package final func drawFragments(at origin: CGPoint, in context: CGContext) {
        for fragment in fragments {
            let corner = fragment.layoutFragmentFrame.origin
            fragment.draw(at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y), in: context)
        }
    }

    final func forgetLayout() {
        guard !isValidating else { return }
        cached = nil
        guard let textContainer else { return }
        textContainer.layoutManager?.textContainerChangedGeometry(textContainer)
    }

    /// Ensures layout. There is no partial layout.
    open func ensureLayout(for range: NSTextRange) { _ = layout }
    /// Lays out the whole text, if it is not laid out.
    open func ensureLayout(for bounds: CGRect) { _ = layout }
    /// Discards the layout of the whole text.
    open func invalidateLayout(for range: NSTextRange) { forgetLayout() }

    /// The rectangle around all fragments, in the container's coordinates, or zero.
    open var usageBoundsForTextContainer: CGRect {
        let bounds = fragments.reduce(CGRect.null) { $0.union($1.layoutFragmentFrame) }
        return bounds.isNull ? .zero : bounds
    }

    // MARK: Fragments

    /// Returns the fragment at a point of the container, by its height only, or nil.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        fragments.first { $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY }
    }

    /// Returns the fragment that contains a location, or that ends there, or nil.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        fragments.first { $0.rangeInElement.contains(location) }
            ?? fragments.last { $0.rangeInElement.endLocation.compare(location) == .orderedSame }
    }

    /// Enumerates fragments from a location, or from the beginning with nil, until the closure returns `false`. Returns where it ended.
    @discardableResult open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let isReversed = options.contains(.reverse)
        var last: (any NSTextLocation)?
        for fragment in isReversed ? fragments.reversed() : fragments {
            let range = fragment.rangeInElement
            if let location,
                isReversed
                    ? range.location.compare(location) == .orderedDescending
                    : !range.isEmpty && range.endLocation.compare(location) != .orderedDescending
            {
                continue
            }
            last = isReversed ? range.location : range.endLocation
            if !block(fragment) { break }
        }
        return last
    }

    /// Enumerates the rectangles of a range, line by line, in the container's coordinates. An empty range has one without width. For a
    /// selection they extend to the container's edges if the range continues beyond a line's end.
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let layout, let textContentManager, let textContainer else { return }
        for segment in layout.segments(in: textRange, type, options, textContentManager) {
            let range = options.contains(.rangeNotRequired) ? nil : segment.range
            if !block(range, segment.rect, segment.baseline, textContainer) { return }
        }
    }

    // MARK: Rendering attributes

    private func units(_ range: NSTextRange) -> Range<Int> {
        guard let textContentManager else { return 0..<0 }
        let start = textContentManager.offset(from: textContentManager.documentRange.location, to: range.location)
        return start..<max(start, start + textContentManager.offset(from: range.location, to: range.endLocation))
    }

    private func change(_ range: NSTextRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        rendering.change(units(range), body)
        forgetLayout()
    }

    /// Replaces the rendering attributes of a range, which change the appearance but not the text.
    open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
        change(textRange) { $0 = renderingAttributes }
    }
    /// Adds a rendering attribute to a range. Nil removes it.
    open func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange) {
        change(textRange) { $0[renderingAttribute] = value }
    }
    /// Removes a rendering attribute from a range.
    open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        change(textRange) { $0[renderingAttribute] = nil }
    }
    /// Removes all rendering attributes from a range.
    open func invalidateRenderingAttributes(for textRange: NSTextRange) { change(textRange) { $0 = [:] } }
    /// Returns the attributes with which a link is drawn, which the delegate may change.
    open func renderingAttributes(forLink link: Any, at location: any NSTextLocation) -> [NSAttributedString.Key: Any] {
        let attributes = Self.linkRenderingAttributes
        return delegate?.textLayoutManager(self, renderingAttributesForLink: link, at: location, defaultAttributes: attributes)
            ?? attributes
    }

    /// Enumerates the ranges with rendering attributes from a location, until the closure returns `false`.
    open func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        guard let textContentManager else { return }
        let document = textContentManager.documentRange
        let start = textContentManager.offset(from: document.location, to: location)
        let runs = rendering.runs.filter { reverse ? $0.range.lowerBound < start : $0.range.upperBound > start }
        for run in reverse ? runs.reversed() : runs {
            guard let from = textContentManager.location(document.location, offsetBy: run.range.lowerBound),
                let to = textContentManager.location(document.location, offsetBy: run.range.upperBound)
            else { continue }
            if !block(self, run.attributes, NSTextRange(from: from, to: to)) { return }
        }
    }

    // MARK: Editing

    /// Replaces a range of the text by elements.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        textContentManager?.replaceContents(in: range, with: textElements)
    }
    /// Replaces a range of the text with a paragraph.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        textContentManager?.replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
    }

    // MARK: Locations

    /// The range of the whole document, which is empty without a content manager.
    open var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(location: TextOffset(0)) }
    /// Returns the location at a distance from another, or nil.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        textContentManager?.location(location, offsetBy: offset)
    }
    /// Returns the distance between two locations, or 0 without a content manager.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { textContentManager?.offset(from: from, to: to) ?? 0 }
    /// Returns the writing direction of the line at a location.
    open func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
        guard let fragment = textLayoutFragment(for: location), let place = fragment.place, !place.lines.isEmpty else {
            return .leftToRight
        }
        return place.layout.lines[place.lines.lowerBound].isRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Selection data source

    /// Enumerates words, sentences, paragraphs, or letters from a location, with their ranges.
    open func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let granularity: TextUnits.Granularity =
            switch options.unit {
            case .words: .word
            case .sentences: .sentence
            case .paragraphs: .paragraph
            default: .character
            }
        let isReversed = options.contains(.reverse)
        var stop = ObjCBool(false)
        enumerateTextLayoutFragments(from: location, options: isReversed ? [.reverse] : []) { fragment in
            guard let element = fragment.textElement?.elementRange,
                let text = (fragment.textElement as? NSTextParagraph)?.attributedString.string as NSString?
            else { return true }
            let first = offset(from: element.location, to: location)
            let units = TextUnits.all(granularity, in: text).filter { isReversed ? $0.location < first : NSMaxRange($0) > first }
            for unit in isReversed ? units.reversed() : units {
                guard let range = textRange(unit, in: element) else { continue }
                block(options.contains(.substringNotRequired) ? nil : text.substring(with: unit), range, range, &stop)
                if stop.boolValue { return false }
            }
            return true
        }
    }

    private func textRange(_ range: NSRange, in element: NSTextRange) -> NSTextRange? {
        guard let from = location(element.location, offsetBy: range.location),
            let to = location(element.location, offsetBy: NSMaxRange(range))
        else { return nil }
        return NSTextRange(from: from, to: to)
    }

    /// Returns the word, line, sentence, or paragraph at a location, or `nil` if there is none.
    open func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation) -> NSTextRange? {
        guard let fragment = textLayoutFragment(for: location), let element = fragment.textElement?.elementRange, let textContentManager,
            let text = (fragment.textElement as? NSTextParagraph)?.attributedString.string as NSString?
        else { return nil }
        let index = offset(from: element.location, to: location)
        let granularity: TextUnits.Granularity
        switch selectionGranularity {
        case .line: return layout?.lineRange(at: location, textContentManager)
        case .paragraph: return element
        case .character: granularity = .character
        case .word: granularity = .word
        case .sentence: granularity = .sentence
        }
        return TextUnits.range(granularity, at: index, in: text).flatMap { textRange($0, in: element) }
    }

    /// Enumerates the positions of the insertion point in the line at a location: the distance from the container's edge, and the location.
    open func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation, using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let layout, let textContentManager else { return }
        var stop = ObjCBool(false)
        for (offset, location) in layout.carets(at: location, textContentManager) where !stop.boolValue {
            block(offset, location, true, &stop)
        }
    }

    /// Returns the range of the line at a point of the container, or of the nearest, or nil without a layout.
    open func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? {
        guard let layout, let textContentManager else { return nil }
        return layout.lineRange(nearest: point, textContentManager)
    }
}
