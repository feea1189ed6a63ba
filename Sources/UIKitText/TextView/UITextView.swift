import UIKitLists

/// Editable text of any length that scrolls. Ranges count UTF-16 units.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    /// Posted after editing began, with the text view as the object.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted after editing ended, with the text view as the object.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
    /// Posted after the user changed the text, with the text view as the object.
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")

    /// Creates a text view with a container, or with one of its own for nil.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? NSTextContainer(size: CGSize(width: frame.width, height: .greatestFiniteMagnitude))
        self.textContainer = container
        storage = TextViewStorage(container)
        super.init(frame: frame)
        setUpTextView()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// Creates a text view. Both versions of TextKit produce the same layout here; if one is used, the other is unavailable.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        storage.usesLayoutManager = !usingTextLayoutManager
    }

    /// Creates the `UITextView` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        let container = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
        textContainer = container
        storage = TextViewStorage(container)
        super.init(coder: coder)
        setUpTextView()
        coder.decodeInterface(of: self, as: UITextView.self)
    }

    private func setUpTextView() {
        backgroundColor = .systemBackground
        textContainer.widthTracksTextView = true
        textContainer.invalidationHandler = { [weak self] in self?.textLayoutChanged() }
        textContainer.managerHandler = { [weak self] in if let self { storage.adoptManager(of: textContainer) } }
        storage.view = self
        textContainer.textLayoutManager?.attachmentParent = self
        canvas.view = self
        addSubview(canvas)
        isAccessibilityElement = true
        handles.text = self
        handles.ended = { [weak self] in self?.editMenu.show() }
        let tap = CountedTap()
        tap.addHandler { [weak self, unowned tap] _ in self?.tapped(at: tap.location(in: self), count: tap.count) }
        tap.delegate = attachmentViews
        addGestureRecognizer(tap)
        let press = UILongPressGestureRecognizer()
        press.addHandler { [weak self] press in self?.pressed(press) }
        press.delegate = attachmentViews
        addGestureRecognizer(press)
    }

    let storage: TextViewStorage
    let canvas = TextCanvas(frame: .zero)
    var editing = TextViewEditing()
    let handles = SelectionHandles()
    let undo = TextUndo()
    open override var undoManager: UndoManager? { undo.manager }
    let attachmentViews = AttachmentViews()
    private(set) lazy var editMenu = TextEditMenu(self)

    // MARK: TextKit

    open private(set) var textContainer: NSTextContainer
    /// The layout manager. Accessing it switches the view to TextKit 1: `textLayoutManager` is `nil` from then on.
    open var layoutManager: NSLayoutManager {
        storage.usesLayoutManager = true
        return storage.manager
    }
    /// The layout manager of TextKit 2, or nil if the view uses TextKit 1, because `layoutManager` was read.
    open var textLayoutManager: NSTextLayoutManager? { storage.textLayoutManager(of: textContainer) }
    /// The text with its attributes. Changes are laid out immediately.
    open var textStorage: NSTextStorage { storage.storage }
    /// The insets of the text from the edges, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textLayoutChanged() } }
    /// Whether fonts are scaled as on a Mac. FIXME(gap): they keep their sizes.
    open var usesStandardTextScaling = false

    /// The border around the text. iOS 17.
    public enum BorderStyle: Int, Sendable { case none, roundedRect }
    /// The border. The default is none.
    open var borderStyle = BorderStyle.none {
        didSet {
            let isFramed = borderStyle == .roundedRect
            (layer.cornerRadius, layer.borderWidth) = (isFramed ? 5 : 0, isFramed ? 1 / displayScale : 0)
            layer.borderColor = isFramed ? UIColor.separator.cgColor : nil
        }
    }

    // MARK: Text

    /// The object that permits and observes editing. It is held weakly.
    @_nonoverride open weak var delegate: UITextViewDelegate? {
        get { super.delegate as? UITextViewDelegate }
        set { super.delegate = newValue }
    }
    /// The delegate to notify: the one that was set, else the one that a subclass returns from its own `delegate`.
    var textDelegate: UITextViewDelegate? { super.delegate as? UITextViewDelegate ?? delegate }

    /// The text. Setting it keeps font and color. It sets `attributedText`, which subclasses override, and notifies the delegate only of
    /// the selection's move to the end: the tests of GitHawkApp/MessageViewController count both.
    open var text: String! {
        get { storage.storage.string }
        set { setText(newValue ?? "") }
    }
    /// The text with its attributes. Setting it moves the selection to the end, and does not call `textViewDidChange`.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: storage.storage) }
        set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
    }
    /// The font of the whole text. Nil means the system font of 12 points.
    open var font: UIFont? {
        get { storage.font }
        set {
            storage.font = newValue
            restyle()
        }
    }
    /// The color of the whole text. Nil means the label color.
    open var textColor: UIColor? {
        get { storage.color }
        set {
            storage.color = newValue
            restyle()
        }
    }
    /// The alignment of the whole text. The default follows the writing direction.
    open var textAlignment: NSTextAlignment = .natural { didSet { restyle() } }
    /// The attributes of typed text: those of the preceding text or the selection; a value set here applies until the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { typedAttributes(editing.selection) }
        set { storage.typingAttributes = newValue }
    }
    /// The attributes that links are drawn with, over their own; the tint color by default.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkTextAttributes ?? [.foregroundColor: tintColor ?? UIColor.link] }
        set {
            ownLinkTextAttributes = newValue
            canvas.setNeedsDisplay()
        }
    }
    private final var ownLinkTextAttributes: [NSAttributedString.Key: Any]?
    /// Whether the user may change attributes. It has an effect on pasted text.
    open var allowsEditingTextAttributes = false
    /// Whether the font follows the user's text size. It must be a preferred or a scaled font.
    open var adjustsFontForContentSizeCategory = false
    /// Whether the next input replaces all text; changing the selection resets it.
    open var clearsOnInsertion = false
    /// The kinds of data that become links in text that is not editable.
    // FIXME(gap): addresses, dates, flights and parcels are not detected.
    /// The kinds of data that become links in text that is not editable. Links and phone numbers are detected only.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { if dataDetectorTypes != oldValue { detectData() } } }
    /// Whether the view has a find interaction. The default is `false`.
    open var isFindInteractionEnabled = false
    /// Whether the text can be edited. If not, it can still be selected, and links can be tapped.
    open var isEditable = true {
        didSet {
            if !isEditable, isFirstResponder { resignFirstResponder() }
            if isEditable != oldValue, !dataDetectorTypes.isEmpty { detectData() }
        }
    }
    /// Whether text can be selected, and links can be tapped. The default is `true`.
    open var isSelectable = true
    /// The selected range in UTF-16 units.
    open var selectedRange: NSRange {
        get { editing.selection }
        set { setSelection(newValue) }
    }
    /// The selected range. Setting nil changes nothing.
    open var selectedTextRange: UITextRange? {
        get { IndexRange(editing.selection) }
        set { if let newValue { setSelection(newValue.nsRange) } }
    }

    /// Shows the whole range, or its end if it doesn't fit (lapcatsoftware.com/articles/textview4.html).
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let rects = textRects(range), last = rects.last ?? textCaretRect(range.location), margin = -textContainerInset.bottom
        let whole = rects.reduce(last) { $0.union($1) }.insetBy(dx: 0, dy: margin)
        let rect = whole.height > visibleSize.height ? last.insetBy(dx: 0, dy: margin) : whole
        scrollRectToVisible(rect, animated: window != nil)
    }

    // MARK: Keyboard

    private var customInputView: UIView?
    private var customAccessoryView: UIView?
    open override var inputView: UIView? {
        get { customInputView }
        set {
            customInputView = newValue
            reloadInputViews()
        }
    }
    open override var inputAccessoryView: UIView? {
        get { customAccessoryView }
        set {
            customAccessoryView = newValue
            reloadInputViews()
        }
    }
    /// The rule by which letters are typed as capitals. The default is sentences.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// Whether typed words are corrected. The default leaves it to the system.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// Whether spelling is checked. It is stored but has no effect.
    open var spellCheckingType: UITextSpellCheckingType = .default
    /// Whether typed quotation marks are curved. It is stored but has no effect.
    open var smartQuotesType: UITextSmartQuotesType = .default
    /// Whether typed hyphens become dashes. It is stored but has no effect.
    open var smartDashesType: UITextSmartDashesType = .default
    /// Whether spaces are added and removed around pasted text. It is stored but has no effect.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    /// The keys for the keyboard.
    open var keyboardType: UIKeyboardType = .default
    /// The color scheme of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// The title of the Return key, which inserts a line break.
    open var returnKeyType: UIReturnKeyType = .default
    /// Whether the Return key does nothing while there is no text.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is secret. A text view shows it in any case.
    open var isSecureTextEntry = false
    /// The meaning of the text, for suggestions, or nil. It is stored but has no effect.
    open var textContentType: UITextContentType!
    /// The rules of new passwords, or nil. They are stored but have no effect.
    open var passwordRules: UITextInputPasswordRules?

    // MARK: Pasting and dragging

    /// The object that changes pasted items. It is held weakly.
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    /// The object that determines dragged items. It is held weakly.
    open weak var textDragDelegate: (any UITextDragDelegate)? { didSet { _ = dragging } }
    /// The object that determines the effect of drops. It is held weakly.
    open weak var textDropDelegate: (any UITextDropDelegate)? { didSet { _ = dragging } }
    private(set) lazy var dragging = TextDragging(self)
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, UIDragInteraction.isEnabledByDefault { _ = dragging }
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool {
        isEditable ? textDelegate?.textViewShouldBeginEditing(self) ?? true : isSelectable
    }
    @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    @discardableResult open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if let answer = answer(to: action) { return answer }
        return super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) {
        copy(sender)
        KeyboardInput.deleteBackward(in: self)
    }
    open override func copy(_ sender: Any?) {
        if editing.selection.length > 0 { UIPasteboard.general.string = text(in: IndexRange(editing.selection)) }
    }
    open override func paste(_ sender: Any?) { pastePasteboard() }
    // The edit menu reappears over a selection by a sender; `selectAll(nil)` only selects.
    open override func select(_ sender: Any?) {
        selectWord(at: editing.selection.location)
        if sender != nil { editMenu.show() }
    }
    open override func selectAll(_ sender: Any?) {
        setSelection(NSRange(location: 0, length: storage.length))
        if sender != nil { editMenu.show() }
    }
    open override func delete(_ sender: Any?) { KeyboardInput.deleteBackward(in: self) }

    // MARK: Typing

    /// Whether there is text.
    open var hasText: Bool { storage.length > 0 }
    /// Types text at the selection, and notifies the delegate. It is asked before only if the keyboard calls the method.
    open func insertText(_ text: String) {
        let range = clearsOnInsertion ? NSRange(location: 0, length: storage.length) : editing.marked ?? editing.selection
        clearsOnInsertion = false
        change(range, text, asks: KeyboardInput.beginsChange())
    }
    /// Deletes the selection or the letter before it, and notifies the delegate. It is asked before only if the keyboard calls the method.
    open func deleteBackward() {
        let asks = KeyboardInput.beginsChange()
        let range =
            editing.selection.length > 0 ? editing.selection : TextUnits.deletion(before: editing.selection.location, in: text as NSString)
        if range.length > 0 { change(range, "", asks: asks) }
    }

    /// Returns the text in a range, or nil for a range outside of the text.
    open func text(in range: UITextRange) -> String? {
        let span = range.nsRange
        guard span.location >= 0, span.location + span.length <= storage.length else { return nil }
        return (text as NSString).substring(with: span)
    }
    /// Replaces a range with text, and notifies the delegate, which is not asked before.
    open func replace(_ range: UITextRange, withText text: String) { apply(range.nsRange, text) }
    /// The range of text that an input method composes, or nil.
    open var markedTextRange: UITextRange? { editing.marked.map(IndexRange.init) }
    /// The attributes of text that an input method composes, or nil for the standard ones.
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { canvas.setNeedsDisplay() } }
    /// Replaces the marked text, or else the selection. `selectedRange` is relative to its beginning.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }
    /// Ends the composition: the marked text becomes ordinary text.
    open func unmarkText() { unmark() }
    /// The position before the first letter.
    open var beginningOfDocument: UITextPosition { IndexPosition(0) }
    /// The position after the last letter.
    open var endOfDocument: UITextPosition { IndexPosition(storage.length) }
    /// Returns the range between two positions, in either order.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (a, b) = (fromPosition.index, toPosition.index)
        return IndexRange(NSRange(location: min(a, b), length: abs(b - a)))
    }
    /// Returns the position at a distance in UTF-16 units, or nil outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let index = position.index + offset
        return (0...storage.length).contains(index) ? IndexPosition(index) : nil
    }
    /// Returns the position at a number of steps to a side, or lines up or down, or nil outside of the text.
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        guard direction == .up || direction == .down else {
            return self.position(from: position, offset: (direction == .left) == isRightToLeft(at: position.index) ? offset : -offset)
        }
        let caret = textCaretRect(position.index)
        let y = caret.midY + CGFloat(direction == .up ? -offset : offset) * caret.height
        return closestPosition(to: CGPoint(x: caret.minX, y: y))
    }
    /// Returns the order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.index < other.index ? .orderedAscending : position.index > other.index ? .orderedDescending : .orderedSame
    }
    /// Returns the distance between two positions in UTF-16 units, which is negative if the second one is before the first.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.index - from.index }
    /// The object that the view notifies of changes to the text and the selection by code. The system sets it.
    open weak var inputDelegate: (any UITextInputDelegate)?
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    /// Returns the position of a range that is farthest to a side.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }
    /// Returns the range from a position to the end of the text at a side.
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        let back = direction == .left || direction == .up
        return back ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
    }
    /// Returns the writing direction at a position.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        isRightToLeft(at: direction == .backward ? max(position.index - 1, 0) : position.index) ? .rightToLeft : .leftToRight
    }
    /// Sets the writing direction of the paragraphs in a range.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setDirection(writingDirection, range.nsRange)
    }
    /// Returns the attributes at a position, or nil.
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        typedAttributes(NSRange(location: position.index, length: direction == .forward && position.index < storage.length ? 1 : 0))
    }
    /// Returns the first rectangle of a range, in the coordinates of the content.
    open func firstRect(for range: UITextRange) -> CGRect { textRects(range.nsRange).first ?? caretRect(for: range.start) }
    /// Returns the rectangle of the insertion point at a position, in the coordinates of the content.
    open func caretRect(for position: UITextPosition) -> CGRect { textCaretRect(position.index) }
    /// Returns the rectangles of a selection, one for each line, in the coordinates of the content.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        IndexSelectionRect.all(textRects(range.nsRange), baseWritingDirection(for: range.start, in: .forward))
    }
    /// Returns the position that is nearest to a point of the content.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { IndexPosition(textIndex(at: point)) }
    /// Returns the position of a range that is nearest to a point of the content.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let span = range.nsRange
        return IndexPosition(min(max(textIndex(at: point), span.location), span.location + span.length))
    }
    /// Returns the range of the letter at a point of the content.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        TextUnits.range(.character, at: min(textIndex(at: point), max(storage.length - 1, 0)), in: text as NSString).map(IndexRange.init)
    }

    // MARK: Restoration

    // The text is archived. (SP-F018)
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(NSNumber(value: selectedRange.location), forKey: "UITextViewSelectionStart")
        coder.encode(NSNumber(value: selectedRange.length), forKey: "UITextViewSelectionLength")
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let start = coder.decodeObject(forKey: "UITextViewSelectionStart") as? NSNumber,
            let length = coder.decodeObject(forKey: "UITextViewSelectionLength") as? NSNumber,
            start.intValue >= 0, start.intValue <= text.utf16.count, length.intValue >= 0,
            length.intValue <= text.utf16.count - start.intValue
        else { return }
        selectedRange = NSRange(location: start.intValue, length: length.intValue)
    }

    // MARK: View

    open override var isScrollEnabled: Bool {
        didSet {
            invalidateIntrinsicContentSize()
            autoLayoutHeightDependsOnWidth = !isScrollEnabled
            setNeedsLayout()
        }
    }

    open override func layoutSubviews() {
        layoutText()
        super.layoutSubviews()
    }

    /// The size of the content, always up to date: the text is laid out for the current size when this is read.
    open override var contentSize: CGSize {
        get {
            fitContentToText()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    /// The intrinsic size. A text view that does not scroll is as high as its text.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return sizeThatFits(
            CGSize(
                width: autoLayoutWidth ?? (bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude),
                height: .greatestFiniteMagnitude))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingTextSize(size) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        canvas.caret.backgroundColor = tintColor
        canvas.setNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory, let adjusted = font?.following(traitCollection) { font = adjusted }
        canvas.setNeedsDisplay()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, isFirstResponder { resignFirstResponder() }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? text }
        set { super.accessibilityValue = newValue }
    }
}

/// The kinds of data that a text view turns into links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates the set from its bits. Bits without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// URLs of the web and email addresses.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Postal addresses. None are detected here.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates. None are detected here.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// Numbers of parcels. None are detected here.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    /// Flight numbers. None are detected here.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    /// Names that can be looked up. None are detected here.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
