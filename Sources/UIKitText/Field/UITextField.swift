import UIKitLists

/// A line of editable text. The delegate is asked before every change by the user.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }
    public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }

    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
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
        KeyboardPresenter.install
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
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: model.string, attributes: defaultTextAttributes) }
        set { setAttributedText(newValue) }
    }
    open var textColor: UIColor? {
        get { model.color ?? .label }
        set {
            model.color = newValue
            textLooksChanged()
        }
    }
    open var font: UIFont? {
        get { model.font }
        set {
            model.font = newValue ?? .systemFont(ofSize: 17)
            textLooksChanged()
        }
    }
    open var textAlignment: NSTextAlignment = .natural { didSet { textLooksChanged() } }
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
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var allowsEditingTextAttributes = false
    open var adjustsFontForContentSizeCategory = false
    open var adjustsFontSizeToFitWidth = false { didSet { textLooksChanged() } }
    open var minimumFontSize: CGFloat = 0 { didSet { textLooksChanged() } }
    /// Whether the text is cleared when editing begins, if the delegate allows it.
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    open var borderStyle: BorderStyle = .none { didSet { borderChanged() } }
    open var background: UIImage? { didSet { borderChanged() } }
    open var disabledBackground: UIImage? { didSet { borderChanged() } }

    open var placeholder: String? {
        get { model.placeholder }
        set {
            model.placeholder = newValue
            model.attributedPlaceholder = nil
            textLooksChanged()
        }
    }
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
    open var isEditing: Bool { model.isEditing }

    // MARK: Side views

    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
    open var leftView: UIView? { didSet { sideViewChanged(oldValue) } }
    open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    open var rightView: UIView? { didSet { sideViewChanged(oldValue) } }
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

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle in which the text is drawn, in the field's points; while it is edited, ``editingRect(forBounds:)`` is used.
    open func textRect(forBounds bounds: CGRect) -> CGRect { FieldLayout(self, bounds).textRect }
    /// The color of a placeholder without its own.
    var placeholderColor: UIColor { .placeholderText }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    // Not `textRect(forBounds:)`: subclasses override both and inset the result of super.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { FieldLayout(self, bounds).textRect }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { FieldLayout(self, bounds).clearButtonRect }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { FieldLayout(self, bounds).leftViewRect }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { FieldLayout(self, bounds).rightViewRect }

    open func drawText(in rect: CGRect) { drawFieldText(in: rect) }
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
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var smartQuotesType: UITextSmartQuotesType = .default
    open var smartDashesType: UITextSmartDashesType = .default
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    open var keyboardType: UIKeyboardType = .default
    open var keyboardAppearance: UIKeyboardAppearance = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false { didSet { secureEntryChanged(from: oldValue) } }
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?

    // MARK: Pasting and dragging

    open weak var pasteDelegate: (any UITextPasteDelegate)?
    open weak var textDragDelegate: (any UITextDragDelegate)? { didSet { _ = dragging } }
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
    open override func delete(_ sender: Any?) { deleteBackward() }

    // MARK: Typing

    open var hasText: Bool { model.length > 0 }
    open func insertText(_ text: String) { type(text) }
    open func deleteBackward() { deleteTyped() }

    open func text(in range: UITextRange) -> String? { model.substring(range.nsRange) }
    open func replace(_ range: UITextRange, withText text: String) { replaceByInput(range.nsRange, text) }
    open var selectedTextRange: UITextRange? {
        get { IndexRange(model.selection) }
        set { if let newValue { setSelection(newValue.nsRange) } }
    }
    open var markedTextRange: UITextRange? { model.marked.map(IndexRange.init) }
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { canvas.setNeedsDisplay() } }
    /// Replaces the marked text, or else the selection. `selectedRange` is relative to its beginning.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }
    open func unmarkText() { unmark() }
    open var beginningOfDocument: UITextPosition { IndexPosition(0) }
    open var endOfDocument: UITextPosition { IndexPosition(model.length) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (a, b) = (fromPosition.index, toPosition.index)
        return IndexRange(NSRange(location: min(a, b), length: abs(b - a)))
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let index = position.index + offset
        return (0...model.length).contains(index) ? IndexPosition(index) : nil
    }
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        let isBack = direction == .up || direction == (isRightToLeft(at: position.index) ? .right : .left)
        return self.position(from: position, offset: isBack ? -offset : offset)
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.index < other.index ? .orderedAscending : position.index > other.index ? .orderedDescending : .orderedSame
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.index - from.index }
    open weak var inputDelegate: (any UITextInputDelegate)?
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        let back = direction == .left || direction == .up
        return back ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
    }
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        isRightToLeft(at: position.index) ? .rightToLeft : .leftToRight
    }
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        defaultTextAttributes
    }
    // FIXME(gap): text keeps the direction of its letters.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    open func firstRect(for range: UITextRange) -> CGRect { fieldRects(range.nsRange).first ?? caretRect(for: range.start) }
    open func caretRect(for position: UITextPosition) -> CGRect { fieldCaretRect(position.index) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        IndexSelectionRect.all(fieldRects(range.nsRange), baseWritingDirection(for: range.start, in: .forward))
    }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { IndexPosition(fieldIndex(at: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let span = range.nsRange
        return IndexPosition(min(max(fieldIndex(at: point), span.location), span.location + span.length))
    }
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
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

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
