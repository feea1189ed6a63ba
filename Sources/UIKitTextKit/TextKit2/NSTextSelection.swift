import CoreText
import Foundation
import UIKitCore

/// A selection in a layout manager's text.
open class NSTextSelection: NSObject, NSSecureCoding {
    public enum Granularity: Int, Sendable { case character, word, paragraph, line, sentence }
    public enum Affinity: Int, Sendable { case upstream, downstream }

    public let textRanges: [NSTextRange]
    public let affinity: Affinity
    public let granularity: Granularity
    open internal(set) var isTransient = false
    /// The horizontal position that vertical movement preserves.
    open var anchorPositionOffset: CGFloat = 0
    open var isLogical = true
    open var secondarySelectionLocation: (any NSTextLocation)?
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The end that stays fixed while the selection is extended.
    final var anchor: (any NSTextLocation)?

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

    open class var supportsSecureCoding: Bool { true }
    /// Returns nil: a `NSTextSelection` is created in code only.
    public required init?(coder: NSCoder) { nil }
    open func encode(with coder: NSCoder) {}

    /// Returns the selection with other ranges.
    open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
        let selection = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        selection.typingAttributes = typingAttributes
        return selection
    }
}
