import CoreText
import Foundation
import UIKitCore

/// A part of a document that is laid out separately.
open class NSTextElement: NSObject {
    /// The content manager of the element, or nil. It is held weakly.
    open weak var textContentManager: NSTextContentManager?
    /// The range of the element in its document, or nil outside of one.
    open var elementRange: NSTextRange?
    /// The elements inside of this one. The default has none.
    open var childElements: [NSTextElement] { [] }
    open internal(set) weak var parent: NSTextElement?
    /// Whether the element is part of the document's text, which is `true`.
    open var isRepresentedElement: Bool { true }

    /// Creates an element of a content manager, or of none.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }

    public override convenience init() { self.init(textContentManager: nil) }
}

/// A paragraph with the line break that ends it.
open class NSTextParagraph: NSTextElement {
    /// The text of the paragraph, with its line break.
    public let attributedString: NSAttributedString

    /// Creates a paragraph. Nil means an empty text.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    private var contentLength: Int {
        let text = attributedString.string as NSString
        var end = 0
        text.getParagraphStart(nil, end: nil, contentsEnd: &end, for: NSRange(location: 0, length: 0))
        return end
    }

    /// The paragraph without its line break.
    open var paragraphContentRange: NSTextRange? {
        guard let elementRange, let end = textContentManager?.location(elementRange.location, offsetBy: contentLength) else { return nil }
        return NSTextRange(location: elementRange.location, end: end)
    }

    /// The range of the line break, or `nil` for a last paragraph without one.
    open var paragraphSeparatorRange: NSTextRange? {
        guard let elementRange, let content = paragraphContentRange else { return nil }
        let range = NSTextRange(location: content.endLocation, end: elementRange.endLocation)
        return range?.isEmpty == true ? nil : range
    }
}

/// A paragraph that is an item of a list. Its marker is drawn before the text, or before the text that the layout shows instead.
open class NSTextListElement: NSTextParagraph {
    /// The list to which the item belongs.
    public let textList: NSTextList
    /// The marker's attributes in addition to the text's own.
    // FIXME(gap): stored only; a marker has the attributes of the first letter after it.
    /// The marker's attributes in addition to the text's own. They are stored but have no effect: a marker has those of the first letter.
    public let markerAttributes: [NSAttributedString.Key: Any]?
    private let children: [NSTextListElement]
    /// The item that contains this one, or nil. It is held weakly.
    open weak var parentElement: NSTextListElement?

    /// Creates an item of a list with items inside.
    public init(
        parentElement: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
        markerAttributes: [NSAttributedString.Key: Any]?,
        childElements: [NSTextListElement]?
    ) {
        (self.parentElement, self.textList, self.markerAttributes, children) = (
            parentElement, textList, markerAttributes, childElements ?? []
        )
        super.init(attributedString: contents)
        for child in children { child.parentElement = self }
    }

    /// Returns an item of a list with items inside.
    open class func textListElement(
        withContents contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]?, textList: NSTextList,
        childElements: [NSTextListElement]?
    ) -> Self? {
        NSTextListElement(
            parentElement: nil, textList: textList, contents: contents, markerAttributes: markerAttributes, childElements: childElements)
            as? Self
    }

    /// Creates an element of items without text of its own; `nil` if there are none. The level is the list's nesting depth.
    open class func textListElement(withChildElements children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) -> Self? {
        guard !children.isEmpty else { return nil }
        var element = NSTextListElement(
            parentElement: nil, textList: textList, contents: nil, markerAttributes: nil, childElements: children)
        for _ in 0..<max(nestingLevel, 0) {
            element = NSTextListElement(
                parentElement: nil, textList: textList, contents: nil, markerAttributes: nil, childElements: [element])
        }
        return element as? Self
    }

    /// The text of the item without its marker.
    open var contents: NSAttributedString? { attributedString }
    open override var childElements: [NSTextElement] { children }
}
