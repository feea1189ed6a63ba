import UIKitLists

/// The interface of a field or a text view for its edit menu and its selection's handles. Locations are in its coordinates.
@MainActor protocol SelectableText: UIView {
    var selection: NSRange { get }
    var isEditingText: Bool { get }
    func setSelection(_ range: NSRange)
    func characterIndex(at point: CGPoint) -> Int
    func selectionRects(of range: NSRange) -> [CGRect]
    func caret(at index: Int) -> CGRect
    func selectWord(at index: Int)
    /// Returns the app's menu for the selection, or `nil` for the suggested one.
    func appMenu(_ suggested: [UIMenuElement]) -> UIMenu?
    func editMenuComes(_ animator: any UIEditMenuInteractionAnimating)
    func editMenuGoes(_ animator: any UIEditMenuInteractionAnimating)
}

/// The edit menu over selected text or the caret: it appears after a long press, a double tap, or a tap on the caret or on the selection,
/// and disappears with the next touch elsewhere.
@MainActor final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
    private unowned let text: any SelectableText
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private var isShown = false
    private var hiddenAt = -TimeInterval.infinity
    /// The time after a touch hid the menu in which the end of that touch does not show it again.
    private static let pause: TimeInterval = 0.4

    init(_ text: any SelectableText) {
        self.text = text
        super.init()
    }

    func show() {
        guard text.window != nil, text.isFirstResponder else { return }
        if interaction.view == nil { text.addInteraction(interaction) }
        text.layoutIfNeeded()
        let target = targetRect
        guard !target.isNull else { return }
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: target.midX, y: target.minY)))
    }

    func hide() {
        if isShown { interaction.dismissMenu() }
    }

    /// Called after a tap on the menu's target: shows it, unless this touch hid it.
    func toggle() {
        if EventLoop.main.now - hiddenAt > Self.pause { show() }
    }

    /// Whether a tap at `point` is on the selection, or on the caret at `index`.
    func isOnSelection(_ point: CGPoint, index: Int) -> Bool {
        guard text.selection.length > 0 else { return index == text.selection.location }
        return text.selectionRects(of: text.selection).contains { $0.contains(point) }
    }

    func pressed(_ press: UIGestureRecognizer) {
        let point = press.location(in: text)
        switch press.state {
        case .began:
            guard text.isFirstResponder || text.becomeFirstResponder() else { return }
            let index = text.characterIndex(at: point)
            if text.selection.length > 0, isOnSelection(point, index: index) { return }
            if text.isEditingText { text.setSelection(NSRange(location: index, length: 0)) } else { text.selectWord(at: index) }
        case .changed where text.isEditingText && text.selection.length == 0:
            text.setSelection(NSRange(location: text.characterIndex(at: point), length: 0))
        case .ended: show()
        default: break
        }
    }

    /// The area that the menu must not cover: the visible part of the selection, or the caret.
    private var targetRect: CGRect {
        let rects = text.selection.length > 0 ? text.selectionRects(of: text.selection) : [text.caret(at: text.selection.location)]
        return rects.reduce(CGRect.null) { $0.union($1) }.overlap(with: text.bounds)
    }

    // MARK: UIEditMenuInteractionDelegate

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let items = (UIMenuController.shared.menuItems ?? []).filter {
            text.target(forAction: $0.action, withSender: UIMenuController.shared) != nil
        }
        let suggested = suggestedActions + items.map { UICommand(title: $0.title, action: $0.action) }
        return text.appMenu(suggested) ?? UIMenu(children: suggested)
    }
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        targetRect
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isShown = true
        text.editMenuComes(animator)
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        isShown = false
        hiddenAt = EventLoop.main.now
        text.editMenuGoes(animator)
    }
}

/// A tap that counts consecutive taps.
final class CountedTap: UITapGestureRecognizer {
    private(set) var count = 1

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        count = touches.first?.tapCount ?? 1
        super.touchesEnded(touches, with: event)
    }
}

extension UITextField: SelectableText {
    var selection: NSRange { model.selection }
    var isEditingText: Bool { isEditing }
    func characterIndex(at point: CGPoint) -> Int { fieldIndex(at: point) }
    func selectionRects(of range: NSRange) -> [CGRect] { fieldRects(range) }
    func caret(at index: Int) -> CGRect { fieldCaretRect(index) }
    func appMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: model.selection, suggestedActions: suggested)
    }
    func editMenuComes(_ animator: any UIEditMenuInteractionAnimating) { delegate?.textField(self, willPresentEditMenuWith: animator) }
    func editMenuGoes(_ animator: any UIEditMenuInteractionAnimating) { delegate?.textField(self, willDismissEditMenuWith: animator) }
    func selectWord(at index: Int) {
        if let range = TextUnits.selectableWord(at: index, in: model.string as NSString) { setSelection(range) }
    }
}

extension UITextView: SelectableText {
    var selection: NSRange { editing.selection }
    var isEditingText: Bool { editing.isEditing }
    func characterIndex(at point: CGPoint) -> Int { textIndex(at: point) }
    func selectionRects(of range: NSRange) -> [CGRect] { textRects(range) }
    func caret(at index: Int) -> CGRect { textCaretRect(index) }
    func appMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
        textDelegate?.textView(self, editMenuForTextIn: editing.selection, suggestedActions: suggested)
    }
    func editMenuComes(_ animator: any UIEditMenuInteractionAnimating) { textDelegate?.textView(self, willPresentEditMenuWith: animator) }
    func editMenuGoes(_ animator: any UIEditMenuInteractionAnimating) { textDelegate?.textView(self, willDismissEditMenuWith: animator) }
    func selectWord(at index: Int) {
        if let range = TextUnits.selectableWord(at: index, in: text as NSString) { setSelection(range) }
    }
}
