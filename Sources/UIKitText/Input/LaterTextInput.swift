import UIKitLists

// The input that keyboards of later systems support. Every requirement is optional.

/// The style of alternatives of inserted text.
public enum UITextAlternativeStyle: Int, Sendable { case none, lowConfidence }

/// A suggestion that the keyboard inserts.
@preconcurrency @MainActor
open class UIInputSuggestion: NSObject {
    package override init() { super.init() }
}

/// A suggested reply to a conversation.
@preconcurrency @MainActor
open class UISmartReplySuggestion: UIInputSuggestion {
    /// The text that the suggestion inserts.
    public let smartReply: String
    package init(smartReply: String) {
        self.smartReply = smartReply
        super.init()
    }
}

/// A conversation, from which a keyboard may suggest replies. The emulated keyboard suggests none.
@preconcurrency @MainActor
open class UIConversationContext: NSObject {
    /// One message of a conversation.
    @preconcurrency @MainActor
    open class Entry: NSObject {
        /// The text of the entry.
        open var text = ""
        /// The identifier of the sender.
        open var senderIdentifier = ""
        /// The date at which the entry was sent.
        open var sentDate = Date(timeIntervalSince1970: 0)
        /// The identifier of the entry.
        open var entryIdentifier = ""
        /// The identifier of the entry to which it replies, or nil.
        open var replyThreadIdentifier: String?
        /// The identifiers of the receivers.
        open var primaryRecipientIdentifiers: Set<String> = []
        public override init() { super.init() }
    }
    /// The identifier of the conversation.
    open var threadIdentifier = ""
    /// The entries, the oldest first.
    open var entries: [Entry] = []
    /// The identifiers of the user.
    open var selfIdentifiers: Set<String> = []
    /// The identifiers of the receivers of the reply.
    open var responsePrimaryRecipientIdentifiers: Set<String> = []
    /// The names of the participants by their identifiers.
    open var participantNameByIdentifier: [String: PersonNameComponents] = [:]
    public override init() { super.init() }
}

/// A conversation by mail.
@preconcurrency @MainActor
open class UIMailConversationContext: UIConversationContext {
    /// A mail of the conversation.
    @preconcurrency @MainActor
    open class MailEntry: UIConversationContext.Entry {
        /// The kind of a mail.
        public enum Kind: Int, Sendable { case none, personal, promotion, social, transaction, news }
        /// The identifiers of the receivers of copies.
        open var responseSecondaryRecipientIdentifiers: Set<String> = []
        /// The kind of the mail.
        open var kind = Kind.none
    }
    /// The subject of the reply.
    open var responseSubject = ""
    /// The identifiers of the receivers of the reply's copies.
    open var responseSecondaryRecipientIdentifiers: Set<String> = []
    /// Whether the reply has a signature of its own.
    open var responseHasCustomSignature = false
}

/// A conversation by messages.
@preconcurrency @MainActor
open class UIMessageConversationContext: UIConversationContext {
    /// A message of the conversation.
    @preconcurrency @MainActor
    open class MessageEntry: UIConversationContext.Entry {
        /// The kind of a message's content.
        public enum DataKind: Int, Sendable { case text, attachment, other }
        /// The kind of the content.
        open var dataKind = DataKind.text
        /// Whether the user sent the message.
        open var wasSentBySelf = false
    }
    /// Whether the conversation is probably junk.
    open var isJunk = false
}

/// The kinds of input that the user last used.
@preconcurrency @MainActor
open class UITextInputContext: NSObject {
    /// Whether input by a pencil is expected, which is `false` unless the app sets it.
    open var isPencilInputExpected = false
    /// Whether dictation is expected, which is `false` unless the app sets it.
    open var isDictationInputExpected = false
    /// Whether input by a keyboard is expected, which is `false` unless the app sets it.
    open var isHardwareKeyboardInputExpected = false
    private static let shared = UITextInputContext()
    /// Returns the only context.
    open class func current() -> UITextInputContext { shared }
}

private let identifiers = AttachedProperty<String?>(nil)
private let conversations = AttachedProperty<UIConversationContext?>(nil)
private let popovers = AttachedProperty<Bool>(true)
private let keyboardActions = AttachedProperty<UIBarButtonItem?>(nil)

extension UITextInputTraits {
    /// The conversation to which the text belongs.
    public var conversationContext: UIConversationContext? {
        get { conversations[self] }
        set { conversations[self] = newValue }
    }
    /// Whether an iPad shows the keys of a number pad in a popover. The emulated iPad always shows its full keyboard.
    public var allowsNumberPadPopover: Bool {
        get { popovers[self] }
        set { popovers[self] = newValue }
    }
}

extension UITextInputAssistantItem {
    /// A button at the end of the keyboard's bar.
    // FIXME(gap): the emulated keyboard has no bar for it.
    /// A button at the end of the keyboard's bar, or nil. It is stored but has no effect: the emulated keyboard has no bar for it.
    public var keyboardActionButtonItem: UIBarButtonItem? {
        get { keyboardActions[self] }
        set { keyboardActions[self] = newValue }
    }
}

extension UITextInput {
    /// Whether the text can be edited: `true` unless the text says otherwise.
    public var isEditable: Bool { true }
    /// Whether the text can contain image glyphs. The default is `false`, and setting it has no effect.
    public var supportsAdaptiveImageGlyph: Bool {
        get { false }
        set {}
    }
    /// The transform of the insertion point; none, unless the text itself is transformed.
    public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }
    /// The part of the view that nothing covers.
    public var unobscuredContentRect: CGRect { textInputView.bounds.inset(by: textInputView.safeAreaInsets) }

    /// Returns the text of a range without attributes, for a text input that doesn't implement the method.
    public func attributedText(in range: UITextRange) -> NSAttributedString { NSAttributedString(string: text(in: range) ?? "") }
    /// Inserts the text without its attributes, for a text input that doesn't implement the method.
    public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }
    /// Replaces a range with the text without its attributes, for a text input that doesn't implement the method.
    public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        replace(range, withText: attributedText.string)
    }
    /// Marks the text without its attributes, for a text input that doesn't implement the method.
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }
    /// Inserts the text; the alternatives are not offered.
    public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }
    /// Inserts the text of a smart reply; other suggestions have no effect.
    public func insert(_ inputSuggestion: UIInputSuggestion) {
        if let reply = inputSuggestion as? UISmartReplySuggestion { insertText(reply.smartReply) }
    }
    /// Puts the glyph into the text as an attachment, where attributed text can be inserted.
    public func insert(_ adaptiveImageGlyph: NSAdaptiveImageGlyph, replacementRange: UITextRange) {
        replace(replacementRange, withAttributedText: NSAttributedString(adaptiveImageGlyph: adaptiveImageGlyph, attributes: [:]))
    }

    // The emulated keyboard has neither dictation nor writing tools, and calls none of these.
    /// The object that represents the result of a dictation. It is never requested here.
    public var insertDictationResultPlaceholder: Any { NSObject() }
    /// Returns the rectangle of the insertion point, where the result of a dictation would be.
    public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect {
        selectedTextRange.map { caretRect(for: $0.end) } ?? .zero
    }
    /// Does nothing: there is no dictation here.
    public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
    /// Does nothing: there is no dictation here.
    public func dictationRecordingDidEnd() {}
    /// Does nothing: there is no dictation here.
    public func dictationRecognitionFailed() {}
    /// Does nothing: there are no writing tools here.
    public func willPresentWritingTools() {}
    /// Does nothing: there are no writing tools here.
    public func didDismissWritingTools() {}
}

extension UITextInputDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}

extension UITextSelectionRect {
    /// The transform of the selection; none, unless the text itself is transformed.
    public var transform: CGAffineTransform { .identity }
}

/// Renders dragged text: the first line, the lines between, and the last one.
@preconcurrency @MainActor
open class UITextDragPreviewRenderer: NSObject {
    open private(set) var layoutManager: NSLayoutManager
    open private(set) var firstLineRect = CGRect.zero
    open private(set) var bodyRect = CGRect.zero
    open private(set) var lastLineRect = CGRect.zero
    private let range: NSRange

    /// Creates a renderer with separate rectangles for the first line, the lines between, and the last one.
    public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
        self.init(layoutManager: layoutManager, range: range, unifyRects: false)
    }
    /// Creates a renderer; with `unifyRects`, all lines form one rectangle, the body.
    public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
        (self.layoutManager, self.range) = (layoutManager, range)
        super.init()
        var rects: [CGRect] = []
        if let container = layoutManager.textContainer(forGlyphAt: range.location, effectiveRange: nil) {
            layoutManager.enumerateEnclosingRects(
                forGlyphRange: range, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
            ) { rect, _ in rects.append(rect) }
        }
        if unifyRects || rects.count < 2 {
            bodyRect = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        } else {
            (firstLineRect, lastLineRect) = (rects[0], rects[rects.count - 1])
            bodyRect = rects[1..<rects.count - 1].reduce(CGRect.null) { $0.union($1) }
            if bodyRect.isNull { bodyRect = .zero }
        }
        var (first, body, last) = (firstLineRect, bodyRect, lastLineRect)
        adjust(firstLineRect: &first, bodyRect: &body, lastLineRect: &last, textOrigin: .zero)
        (firstLineRect, bodyRect, lastLineRect) = (first, body, last)
    }

    /// For subclasses that change the rectangles.
    open func adjust(
        firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>, lastLineRect: UnsafeMutablePointer<CGRect>,
        textOrigin origin: CGPoint
    ) {}

    /// The text of the range.
    open var image: UIImage? {
        let rects = [firstLineRect, bodyRect, lastLineRect].filter { !$0.isEmpty }
        guard let first = rects.first else { return nil }
        let box = rects.dropFirst().reduce(first) { $0.union($1) }
        return UIGraphicsImageRenderer(size: box.size).image { context in
            context.cgContext.clip(to: rects.map { $0.offsetBy(dx: -box.minX, dy: -box.minY) })
            layoutManager.drawBackground(forGlyphRange: range, at: CGPoint(x: -box.minX, y: -box.minY))
            layoutManager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: -box.minX, y: -box.minY))
        }
    }
}

/// Lets a Pencil write into elements that become text input only when touched. No Pencil writes here, so no element is requested.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: Delegate?
    /// Whether a pencil is writing, which is `false` here.
    open var isHandlingWriting: Bool { false }
    /// Creates an interaction, which holds its delegate weakly.
    public init(delegate: Delegate) {
        self.delegate = delegate
        super.init()
    }
    /// Does nothing when the interaction is about to move to another view.
    open func willMove(to view: UIView?) {}
    /// Stores the view to which the interaction was added, or nil after it was removed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Describes the elements of an indirect scribble interaction.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
    /// The type of the elements' identifiers.
    associatedtype ElementIdentifier: Hashable
    /// Supplies the elements in a rectangle of the view. It is never called here.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect, completion: @escaping ([ElementIdentifier]) -> Void)
    /// Returns whether an element is edited. It is never called here.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier) -> Bool
    /// Returns the frame of an element in the view's coordinates. It is never called here.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier) -> CGRect
    /// Begins to edit an element, and supplies its text input. It is never called here.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
    /// Returns whether an element gets focus only after the writing. It is never called here.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier)
        -> Bool
    /// Called before writing begins in an element. It is never called here.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
    /// Called after writing ended in an element. It is never called here.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
    /// Returns `false` for a delegate that doesn't implement the method.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool { false }
    /// Does nothing for a delegate that doesn't implement the method.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
    ) {}
}
