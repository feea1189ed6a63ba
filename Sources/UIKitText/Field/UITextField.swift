import UIKitLists

/// A line of editable text. The delegate is asked before every change by the user.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
    /// The time at which a view in the field is visible.
    public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }
    /// The reason for which editing ended.
    public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }

    /// Posted after editing began, with the field as the object.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted after editing ended, with the field as the object.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted after the user changed the text, with the field as the object. Changes by code don't post it.
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
    /// The key for the reason, a number, in the user info of the notification that editing ended.
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpField()
    }

    /// Creates the `UITextField` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpField()
        coder.decodeInterface(of: self, as: UITextField.self)
    }

    private func setUpField() {
        addSubview(canvas)
        canvas.field = self
        handles.text = self
        handles.ended = { [weak self] in self?.editMenu.show() }
        let press = UILongPressGestureRecognizer()
        press.addHandler { [weak self] in self?.editMenu.pressed($0) }
        addGestureRecognizer(press)
        isAccessibilityElement = true
        contentHorizontalAlignment = .left
    }

    let canvas = FieldCanvas(frame: .zero)
    let handles = SelectionHandles()
    let undo = TextUndo()
    open override var undoManager: UndoManager? { undo.manager }
    private(set) lazy var editMenu = TextEditMenu(self)
    var model = FieldModel()

    // MARK: Text

    /// The text, never `nil` when read. Setting it notifies neither delegate nor targets.
    open var text: String? {
        get { model.string }
        set { setText(newValue ?? "") }
    }
    /// The text with the field's attributes, or the text to show. The field keeps the attributes of the first letter.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: model.string, attributes: defaultTextAttributes) }
        set { setAttributedText(newValue) }
    }
    /// The color of the text. The default is the label color.
    open var textColor: UIColor? {
        get { model.color ?? .label }
        set {
            model.color = newValue
            textLooksChanged()
        }
    }
    /// The font of the text. Nil means the system font of 17 points.
    open var font: UIFont? {
        get { model.font }
        set {
            model.font = newValue ?? .systemFont(ofSize: 17)
            textLooksChanged()
        }
    }
    /// The alignment of the text. The default follows the writing direction.
    open var textAlignment: NSTextAlignment = .natural { didSet { textLooksChanged() } }
    /// The attributes of the whole text. Setting them changes font, color, and alignment.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { model.attributes(alignment: textAlignment) }
        set {
            if let font = newValue[.font] as? UIFont { model.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { model.color = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            model.extraAttributes = newValue
            textLooksChanged()
        }
    }
    /// The attributes of typed text. A field has one set of attributes, so that they have no effect on the text.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Whether the user may change attributes. It has an effect on pasted text only.
    open var allowsEditingTextAttributes = false
    /// Whether the font follows the user's text size. It must be a preferred or a scaled font.
    open var adjustsFontForContentSizeCategory = false
    /// Whether the font shrinks until the text fits, down to `minimumFontSize`. The default is `false`.
    open var adjustsFontSizeToFitWidth = false { didSet { textLooksChanged() } }
    /// The smallest size in points of a font that shrinks.
    open var minimumFontSize: CGFloat = 0 { didSet { textLooksChanged() } }
    /// Whether the text is cleared when editing begins, if the delegate allows it.
    open var clearsOnBeginEditing = false
    /// Whether the next input replaces all text. The input resets it.
    open var clearsOnInsertion = false
    /// The border. The default is none. A rounded one is not drawn over a background image.
    open var borderStyle: BorderStyle = .none { didSet { borderChanged() } }
    /// The border that the field draws, and that its layout follows.
    var shownBorderStyle: BorderStyle { borderStyle }
    /// The image behind the text, or nil. It is stretched to the field's bounds.
    open var background: UIImage? { didSet { borderChanged() } }
    /// The image behind the text of a disabled field, or nil for `background`.
    open var disabledBackground: UIImage? { didSet { borderChanged() } }

    /// The gray text in an empty field, or nil. Setting it replaces the one with attributes.
    open var placeholder: String? {
        get { model.placeholder }
        set {
            model.placeholder = newValue
            model.attributedPlaceholder = nil
            textLooksChanged()
        }
    }
    /// The text in an empty field with attributes, or nil.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            placeholderLook.applied(
                to: model.attributedPlaceholder
                    ?? model.placeholder.map {
                        NSAttributedString(string: $0, attributes: [.font: model.font, .foregroundColor: placeholderColor])
                    })
        }
        set {
            // Not through the setter, which a subclass may override to set this property.
            model.placeholder = newValue?.string
            model.attributedPlaceholder = newValue
            textLooksChanged()
        }
    }

    /// The delegate, which is not retained.
    open weak var delegate: UITextFieldDelegate?
    /// Whether the field is being edited.
    open var isEditing: Bool { model.isEditing }

    // MARK: Side views

    /// When the Clear button is visible. An empty field never shows it. The default is never.
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// The view at the left edge, or nil. `leftViewMode` must be set, too: by default, the view is not visible.
    open var leftView: UIView? { didSet { sideViewChanged(oldValue) } }
    /// The time at which `leftView` is visible. The default is never.
    open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// The view at the right edge, or nil. `rightViewMode` must be set, too: by default, the view is not visible.
    open var rightView: UIView? { didSet { sideViewChanged(oldValue) } }
    /// The time at which `rightView` is visible. The default is never. The clear button takes its place.
    open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    package private(set) lazy var clearButton: UIButton = makeClearButton()
    var clearButtonIfMade: UIButton?
    var borderView: BackgroundView?
    var borderImageView: UIImageView?

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.setImage(
            UIImage(systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14)), for: .normal)
        button.tintColor = .systemGray3
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [weak self] _ in self?.clearTapped() }, for: .touchUpInside)
        addSubview(button)
        clearButtonIfMade = button
        return button
    }

    // MARK: Rectangles

    /// Returns the rectangle of the border, which is the whole bounds. Override it to change it.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle in which the text is drawn, in the field's points; while it is edited, ``editingRect(forBounds:)`` is used.
    open func textRect(forBounds bounds: CGRect) -> CGRect { FieldLayout(self, bounds).textRect }
    /// The color of a placeholder without its own.
    var placeholderColor: UIColor { .placeholderText }
    /// Returns the rectangle of the placeholder, which is that of the text. Override it to change it.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    // Not `textRect(forBounds:)`: subclasses override both and inset the result of super.
    /// Returns the rectangle of the text while it is edited. Override it to change it, usually together with `textRect(forBounds:)`.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { FieldLayout(self, bounds).textRect }
    /// Returns the rectangle of the clear button. Override it to change it.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { FieldLayout(self, bounds).clearButtonRect }
    /// Returns the rectangle of `leftView`. Override it to change it.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { FieldLayout(self, bounds).leftViewRect }
    /// Returns the rectangle of `rightView`. Override it to change it.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { FieldLayout(self, bounds).rightViewRect }

    /// Draws the text in a rectangle of the field. Override it to draw otherwise.
    open func drawText(in rect: CGRect) { drawFieldText(in: rect) }
    /// Draws the placeholder in a rectangle of the field. Override it to draw otherwise.
    open func drawPlaceholder(in rect: CGRect) { drawFieldPlaceholder(in: rect) }

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
    /// The title of the Return key.
    open var returnKeyType: UIReturnKeyType = .default
    /// Whether the Return key does nothing while the field is empty. The default is `false`.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is shown as dots, and cannot be copied. The default is `false`.
    open var isSecureTextEntry = false { didSet { secureEntryChanged(from: oldValue) } }
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

    open override var canBecomeFirstResponder: Bool { isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true) }

    @discardableResult open override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { endEditingField { super.resignFirstResponder() } }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if let answer = model.canPerform(action, isSecret: isSecureTextEntry) { return answer }
        return super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { cutSelection() }
    open override func copy(_ sender: Any?) { copySelection() }
    open override func paste(_ sender: Any?) { pasteText() }
    // The edit menu reappears over a selection by a sender; `selectAll(nil)` only selects.
    open override func select(_ sender: Any?) {
        selectWord(at: model.selection.location)
        if sender != nil { editMenu.show() }
    }
    open override func selectAll(_ sender: Any?) {
        setSelection(NSRange(location: 0, length: model.length))
        if sender != nil { editMenu.show() }
    }
    open override func delete(_ sender: Any?) { KeyboardInput.deleteBackward(in: self) }

    // MARK: Typing

    /// Whether the field has text.
    open var hasText: Bool { model.length > 0 }
    /// Types text at the selection, and sends `editingChanged`. The delegate is asked only if the keyboard calls the method.
    open func insertText(_ text: String) { type(text, asks: KeyboardInput.beginsChange()) }
    /// Deletes the selection or the letter before it. The delegate is asked only if the keyboard calls the method.
    open func deleteBackward() { deleteTyped(asks: KeyboardInput.beginsChange()) }

    /// Returns the text in a range, or nil for a range outside of the text.
    open func text(in range: UITextRange) -> String? { model.substring(range.nsRange) }
    /// Replaces a range, and moves the insertion point behind the new text.
    open func replace(_ range: UITextRange, withText text: String) { replaceByInput(range.nsRange, text) }
    /// The selected range, which is empty at an insertion point.
    open var selectedTextRange: UITextRange? {
        get { IndexRange(model.selection) }
        set { if let newValue { setSelection(newValue.nsRange) } }
    }
    /// The range of text that an input method composes, or nil.
    open var markedTextRange: UITextRange? { model.marked.map(IndexRange.init) }
    /// The attributes of text that an input method composes, or nil for the standard ones.
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { canvas.setNeedsDisplay() } }
    /// Replaces the marked text, or else the selection. `selectedRange` is relative to its beginning.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }
    /// Ends the composition: the marked text becomes ordinary text.
    open func unmarkText() { unmark() }
    /// The position before the first letter.
    open var beginningOfDocument: UITextPosition { IndexPosition(0) }
    /// The position after the last letter.
    open var endOfDocument: UITextPosition { IndexPosition(model.length) }
    /// Returns the range between two positions, in either order.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (a, b) = (fromPosition.index, toPosition.index)
        return IndexRange(NSRange(location: min(a, b), length: abs(b - a)))
    }
    /// Returns the position at a distance in UTF-16 units, or nil outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let index = position.index + offset
        return (0...model.length).contains(index) ? IndexPosition(index) : nil
    }
    /// Returns the position at a number of steps to a side, or nil outside of the text. Up means back, and down means forward.
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        let isBack = direction == .up || direction == (isRightToLeft(at: position.index) ? .right : .left)
        return self.position(from: position, offset: isBack ? -offset : offset)
    }
    /// Returns the order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.index < other.index ? .orderedAscending : position.index > other.index ? .orderedDescending : .orderedSame
    }
    /// Returns the distance between two positions in UTF-16 units, which is negative if the second one is before the first.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.index - from.index }
    /// The object that the field notifies of changes to the text and the selection by code. The system sets it.
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
    /// Returns the writing direction, by the letters at a position.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        isRightToLeft(at: position.index) ? .rightToLeft : .leftToRight
    }
    /// Returns the attributes of the field, regardless of the position.
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        defaultTextAttributes
    }
    // FIXME(gap): text keeps the direction of its letters.
    /// Does nothing: text keeps the direction of its letters.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    /// Returns the first rectangle of a range, in the coordinates of the field.
    open func firstRect(for range: UITextRange) -> CGRect { fieldRects(range.nsRange).first ?? caretRect(for: range.start) }
    /// Returns the rectangle of the insertion point at a position, in the coordinates of the field.
    open func caretRect(for position: UITextPosition) -> CGRect { fieldCaretRect(position.index) }
    /// Returns the rectangles of a selection.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        IndexSelectionRect.all(fieldRects(range.nsRange), baseWritingDirection(for: range.start, in: .forward))
    }
    /// Returns the position that is nearest to a point of the field.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { IndexPosition(fieldIndex(at: point)) }
    /// Returns the position of a range that is nearest to a point of the field.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let span = range.nsRange
        return IndexPosition(min(max(fieldIndex(at: point), span.location), span.location + span.length))
    }
    /// Returns the range of the letter at a point of the field.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        TextUnits.range(.character, at: min(fieldIndex(at: point), max(model.length - 1, 0)), in: model.string as NSString).map(
            IndexRange.init)
    }

    // MARK: Restoration

    // The text is archived. (SP-F018)
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        guard isFirstResponder, let range = selectedTextRange else { return }
        coder.encode(NSNumber(value: offset(from: beginningOfDocument, to: range.start)), forKey: "UITextFieldSelectionStart")
        coder.encode(NSNumber(value: offset(from: beginningOfDocument, to: range.end)), forKey: "UITextFieldSelectionEnd")
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let first = coder.decodeObject(forKey: "UITextFieldSelectionStart") as? NSNumber,
            let last = coder.decodeObject(forKey: "UITextFieldSelectionEnd") as? NSNumber,
            let start = position(from: beginningOfDocument, offset: first.intValue),
            let end = position(from: beginningOfDocument, offset: last.intValue)
        else { return }
        selectedTextRange = textRange(from: start, to: end)
    }

    // MARK: View

    open override var intrinsicContentSize: CGSize { FieldLayout(self, bounds).intrinsicSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { FieldLayout(self, bounds).intrinsicSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutField()
    }

    open override var isEnabled: Bool { didSet { borderChanged() } }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        canvas.caret.backgroundColor = tintColor
        canvas.setNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory, let adjusted = model.font.following(traitCollection) { font = adjusted }
        canvas.setNeedsDisplay()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, isFirstResponder { resignFirstResponder() }
    }

    // MARK: Touches

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        fieldTapped(at: touch.location(in: self), count: touch.tapCount)
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isSecureTextEntry ? nil : text) }
        set { super.accessibilityValue = newValue }
    }
}
