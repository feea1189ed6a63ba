import CoreText
import Foundation
import UIKitCore

/// A part of a document that is laid out separately.
open class NSTextElement: NSObject {
    open weak var textContentManager: NSTextContentManager?
    open var elementRange: NSTextRange?
    open var childElements: [NSTextElement] { [] }
    open internal(set) weak var parent: NSTextElement?
    open var isRepresentedElement: Bool { true }

    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }

    public override convenience init() { self.init(textContentManager: nil) }
}

/// A paragraph with the line break that ends it.
open class NSTextParagraph: NSTextElement {
    public let attributedString: NSAttributedString

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
    public let textList: NSTextList
    /// The marker's attributes in addition to the text's own.
    // FIXME(gap): stored only; a marker has the attributes of the first letter after it.
    public let markerAttributes: [NSAttributedString.Key: Any]?
    private let children: [NSTextListElement]
    open weak var parentElement: NSTextListElement?

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

    open var contents: NSAttributedString? { attributedString }
    open override var childElements: [NSTextElement] { children }
}
