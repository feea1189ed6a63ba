import CoreText
import Foundation
import UIKitCore

/// The layout of an element, which an app draws in its own view or layer.
open class NSTextLayoutFragment: NSObject, NSSecureCoding {
    /// The options of enumerating fragments.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end to the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1)
        /// Sizes may be estimates. It has no effect here.
        public static let estimatesSize = EnumerationOptions(rawValue: 2)
        /// Fragments are laid out before. They always are here.
        public static let ensuresLayout = EnumerationOptions(rawValue: 4)
        /// The empty line at the end of the text is included. It always is here.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
    }

    /// The state of a fragment's layout.
    public enum State: UInt, Sendable { case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable }

    /// The fragment's lines in the whole text, and the start of its element's text.
    struct Place {
        var layout: TextLayout
        var lines: Range<Int>
        var start: Int
        var frame: CGRect
        var containerWidth: CGFloat
    }

    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The element that the fragment shows, or nil.
    public let textElement: NSTextElement?
    /// The part of the element that the fragment represents; `nil` for all of it.
    private let part: NSTextRange?
    /// The range in the document that the fragment shows.
    open var rangeInElement: NSTextRange { part ?? textElement?.elementRange ?? NSTextRange(location: TextOffset(0)) }
    /// The queue for the layout, or nil. It is stored but has no effect: layout happens immediately.
    open var layoutQueue: OperationQueue?
    private var lineFragments: [NSTextLineFragment]?
    var place: Place? { didSet { lineFragments = nil } }

    /// Creates a fragment for an element, or for a range of it.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        self.textElement = textElement
        part = rangeInElement == textElement.elementRange ? nil : rangeInElement
        super.init()
    }

    /// Whether the class can be decoded securely, which is `true`.
    open class var supportsSecureCoding: Bool { true }
    /// Returns nil: a `NSTextLayoutFragment` is created in code only.
    public required init?(coder: NSCoder) { nil }
    /// Writes nothing: archives of the class are empty here.
    open func encode(with coder: NSCoder) {}

    private var attributedString: NSAttributedString {
        (textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    }

    /// The place. A fragment that no manager has laid out is as wide as its text.
    private var settled: Place {
        if let place { return place }
        var constraints = TextConstraints()
        constraints.includesTrailingEmptyLine = true
        constraints.styleLeading = .everyLine
        let layout = TextLayout(AttributedText(attributedString), constraints)
        let place = Place(
            layout: layout, lines: 0..<layout.lines.count, start: 0, frame: CGRect(origin: .zero, size: layout.size),
            containerWidth: layout.size.width)
        self.place = place
        return place
    }

    /// The state of the layout: done, or none before a manager placed the fragment.
    open var state: State { place == nil ? .none : .layoutAvailable }

    /// Discards the layout of the whole text.
    open func invalidateLayout() { textLayoutManager?.forgetLayout() }

    // MARK: Geometry

    /// The frame in the container's coordinates, as wide as the lines, including the space between paragraphs.
    open var layoutFragmentFrame: CGRect { settled.frame }
    /// The area for drawing, relative to the corner of `layoutFragmentFrame`. It is at least as wide as the container: letters may extend
    /// beyond their lines.
    open var renderingSurfaceBounds: CGRect {
        let place = settled
        return CGRect(origin: .zero, size: place.frame.size).union(
            CGRect(x: -place.frame.minX, y: 0, width: place.containerWidth, height: place.frame.height))
    }
    /// The padding of the lines that a subclass adds, and its margins above and below; inside `layoutFragmentFrame`.
    open var leadingPadding: CGFloat { 0 }
    /// The padding after the lines, in points. The default is 0.
    open var trailingPadding: CGFloat { 0 }
    /// The margin above the lines, in points. The default is 0.
    open var topMargin: CGFloat { 0 }
    /// The margin below the lines, in points. The default is 0.
    open var bottomMargin: CGFloat { 0 }

    // MARK: Lines

    /// The lines of the fragment.
    open var textLineFragments: [NSTextLineFragment] {
        if let lineFragments { return lineFragments }
        let place = settled
        let result = place.lines.map { NSTextLineFragment(attributedString, place.layout, line: $0, start: place.start, in: place.frame) }
        lineFragments = result
        return result
    }

    /// Returns the line at a height in the fragment; without an exact match the first below it, or the last.
    open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool) -> NSTextLineFragment? {
        if requiresExactMatch {
            return textLineFragments.first { $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY }
        }
        return textLineFragments.first { verticalOffset < $0.typographicBounds.maxY } ?? textLineFragments.last
    }

    /// Returns the line of a location, or nil. At the end of a line, the affinity determines which.
    open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? {
        guard let start = textElement?.elementRange?.location,
            let offset = textLayoutManager?.textContentManager?.offset(from: start, to: textLocation)
        else { return nil }
        return textLineFragments.first { line in
            let range = line.characterRange
            return isUpstreamAffinity && offset > range.location ? offset <= NSMaxRange(range) : NSLocationInRange(offset, range)
        } ?? (offset == attributedString.length ? textLineFragments.last : nil)
    }

    // MARK: Attachments

    /// Returns the frame of the attachment at a location, relative to the corner of `layoutFragmentFrame`; zero if there is none.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let start = textElement?.elementRange?.location,
            let offset = textLayoutManager?.textContentManager?.offset(from: start, to: location),
            (0..<attributedString.length).contains(offset), attributedString.attribute(.attachment, at: offset, effectiveRange: nil) != nil
        else { return .zero }
        let place = settled
        let rect = place.layout.attachments(in: place.lines).first { $0.index == place.start + offset }?.frame ?? .zero
        return rect.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY)
    }

    /// The view providers, in the order of the text. The code that draws the fragment places their views at
    /// ``frameForTextAttachment(at:)``.
    open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { attachmentViewProviders }
    final var attachmentViewProviders: [NSTextAttachmentViewProvider] = []

    // MARK: Drawing

    /// Draws the fragment, with the corner of `layoutFragmentFrame` at `point`.
    open func draw(at point: CGPoint, in context: CGContext) {
        let place = settled
        place.layout.draw(
            in: context, at: CGPoint(x: point.x - place.frame.minX, y: point.y - place.frame.minY), color: UIColor.label.cgColor,
            linkAttributes: textLayoutManager?.linkAttributes ?? [:], lines: place.lines)
    }
}
