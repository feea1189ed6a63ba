import CoreText
import Foundation
import UIKitCore

/// A selection in a layout manager's text.
open class NSTextSelection: NSObject, NSSecureCoding {
    /// The unit by which a selection extends.
    public enum Granularity: Int, Sendable { case character, word, paragraph, line, sentence }
    /// The side to which an insertion point between two lines belongs.
    public enum Affinity: Int, Sendable { case upstream, downstream }

    /// The selected ranges, in order. A single empty one is an insertion point.
    public let textRanges: [NSTextRange]
    /// The line to which an insertion point between two lines belongs.
    public let affinity: Affinity
    /// The unit by which the selection extends.
    public let granularity: Granularity
    open internal(set) var isTransient = false
    /// The horizontal position that vertical movement preserves.
    open var anchorPositionOffset: CGFloat = 0
    /// Whether the selection is continuous in the text, not on the screen. It is stored but has no effect.
    open var isLogical = true
    /// A second insertion point for text of both directions, or nil.
    open var secondarySelectionLocation: (any NSTextLocation)?
    /// The attributes of typed text.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The end that stays fixed while the selection is extended.
    final var anchor: (any NSTextLocation)?

    /// Creates a selection of ranges.
    public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
        super.init()
    }

    /// Creates a selection of one range.
    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// Creates an insertion point.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    /// Whether the class can be decoded securely, which is `true`.
    open class var supportsSecureCoding: Bool { true }
    /// Returns nil: a `NSTextSelection` is created in code only.
    public required init?(coder: NSCoder) { nil }
    /// Writes nothing: archives of the class are empty here.
    open func encode(with coder: NSCoder) {}

    /// Returns the selection with other ranges.
    open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
        let selection = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        selection.typingAttributes = typingAttributes
        return selection
    }
}
