import CoreText
import Foundation
import UIKitCore

/// An element as it is laid out: what an app draws in a view or layer of its own.
open class NSTextLayoutFragment: NSObject, NSSecureCoding {
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = EnumerationOptions(rawValue: 1)
        public static let estimatesSize = EnumerationOptions(rawValue: 2)
        public static let ensuresLayout = EnumerationOptions(rawValue: 4)
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
    }

    public enum State: UInt, Sendable { case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable }

    /// The lines of the whole text that are the fragment's, and where its element's text begins.
    struct Place {
        var layout: TextLayout
        var lines: Range<Int>
        var start: Int
        var frame: CGRect
        var containerWidth: CGFloat
    }

    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    public let textElement: NSTextElement?
    /// A part of the element that the fragment is for; nil for all of it.
    private let part: NSTextRange?
    open var rangeInElement: NSTextRange { part ?? textElement?.elementRange ?? NSTextRange(location: TextOffset(0)) }
    open var layoutQueue: OperationQueue?
    private var lineFragments: [NSTextLineFragment]?
    var place: Place? { didSet { lineFragments = nil } }

    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        self.textElement = textElement
        part = rangeInElement == textElement.elementRange ? nil : rangeInElement
        super.init()
    }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { nil }
    open func encode(with coder: NSCoder) {}

    private var attributedString: NSAttributedString { (textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "") }

    /// A fragment that no manager has laid out is as wide as its text.
    private var settled: Place {
        if let place { return place }
        var constraints = TextConstraints()
        constraints.includesTrailingEmptyLine = true
        let layout = TextLayout(AttributedText(attributedString), constraints)
        let place = Place(layout: layout, lines: 0..<layout.lines.count, start: 0, frame: CGRect(origin: .zero, size: layout.size), containerWidth: layout.size.width)
        self.place = place
        return place
    }

    open var state: State { place == nil ? .none : .layoutAvailable }

    open func invalidateLayout() { textLayoutManager?.forgetLayout() }

    // MARK: Geometry

    /// In the container's coordinates, as wide as the lines, the space between paragraphs included.
    open var layoutFragmentFrame: CGRect { settled.frame }
    /// The area that is drawn in, from the corner of `layoutFragmentFrame`.
    /// It is as wide as the container, at least: letters reach over their lines.
    open var renderingSurfaceBounds: CGRect {
        let place = settled
        return CGRect(origin: .zero, size: place.frame.size).union(CGRect(x: -place.frame.minX, y: 0, width: place.containerWidth, height: place.frame.height))
    }
    /// What a subclass sets the lines in by, and apart from the fragments above and below; inside `layoutFragmentFrame`.
    open var leadingPadding: CGFloat { 0 }
    open var trailingPadding: CGFloat { 0 }
    open var topMargin: CGFloat { 0 }
    open var bottomMargin: CGFloat { 0 }

    // MARK: Lines

    open var textLineFragments: [NSTextLineFragment] {
        if let lineFragments { return lineFragments }
        let place = settled
        let result = place.lines.map { NSTextLineFragment(attributedString, place.layout, line: $0, start: place.start, in: place.frame) }
        lineFragments = result
        return result
    }

    /// The line at a height in the fragment; without an exact match the first below it, or the last.
    open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool) -> NSTextLineFragment? {
        if requiresExactMatch {
            return textLineFragments.first { $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY }
        }
        return textLineFragments.first { verticalOffset < $0.typographicBounds.maxY } ?? textLineFragments.last
    }

    open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? {
        guard let start = textElement?.elementRange?.location, let offset = textLayoutManager?.textContentManager?.offset(from: start, to: textLocation)
        else { return nil }
        return textLineFragments.first { line in
            let range = line.characterRange
            return isUpstreamAffinity && offset > range.location ? offset <= NSMaxRange(range) : NSLocationInRange(offset, range)
        } ?? (offset == attributedString.length ? textLineFragments.last : nil)
    }

    // MARK: Attachments

    /// The frame of the attachment at a place, from the corner of `layoutFragmentFrame`; zero where there is none.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let start = textElement?.elementRange?.location, let offset = textLayoutManager?.textContentManager?.offset(from: start, to: location),
            (0..<attributedString.length).contains(offset), attributedString.attribute(.attachment, at: offset, effectiveRange: nil) != nil
        else { return .zero }
        let place = settled
        let rect = place.layout.attachments(in: place.lines).first { $0.index == place.start + offset }?.frame ?? .zero
        return rect.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY)
    }

    /// In the order of the text. Who draws the fragment puts their views where ``frameForTextAttachment(at:)`` says.
    open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { attachmentViewProviders }
    final var attachmentViewProviders: [NSTextAttachmentViewProvider] = []

    // MARK: Drawing

    /// `point` is where the corner of `layoutFragmentFrame` goes.
    open func draw(at point: CGPoint, in context: CGContext) {
        let place = settled
        place.layout.draw(
            in: context, at: CGPoint(x: point.x - place.frame.minX, y: point.y - place.frame.minY), color: UIColor.label.cgColor,
            linkColor: textLayoutManager?.linkColor, lines: place.lines)
    }
}
