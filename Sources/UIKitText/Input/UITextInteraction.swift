import UIKitLists

/// Whether the text of an interaction is editable or read-only.
public enum UITextInteractionMode: Int, Sendable { case editable, nonEditable }

/// Adds the system's text gestures to a view with its own text: a tap makes it first responder and places the insertion point, a second tap
/// selects the word, a long press moves through the text and selects a word if it is not editable.
// FIXME(gap): draws neither the insertion point nor the selection.
/// The system's text gestures for a view with its own text. It draws neither the insertion point nor the selection.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The object that permits the gestures. It is held weakly.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The text; it should be the interaction's view or an ancestor.
    open weak var textInput: (any UIResponder & UITextInput)?
    open private(set) var textInteractionMode: UITextInteractionMode
    /// The recognizers of the gestures, for relations with those of the app. There are none before the interaction is in a view.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { recognizers }

    private var recognizers: [UIGestureRecognizer] = []

    /// Creates an interaction for text that is editable, or not.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
    }

    /// Removes the recognizers from the old view.
    open func willMove(to view: UIView?) {
        for recognizer in recognizers { self.view?.removeGestureRecognizer(recognizer) }
        recognizers = []
    }

    /// Adds recognizers to the new view.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let tap = CountedTap()
        tap.addHandler { [weak self, unowned tap] _ in self?.tapped(tap) }
        let press = UILongPressGestureRecognizer()
        press.addHandler { [weak self] in self?.pressed($0) }
        recognizers = [tap, press]
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }

    private func place(_ recognizer: UIGestureRecognizer) -> (text: any UIResponder & UITextInput, position: UITextPosition)? {
        guard let text = textInput, let position = text.closestPosition(to: recognizer.location(in: text.textInputView)) else { return nil }
        return (text, position)
    }

    /// Whether the app lets the interaction begin; the text then becomes first responder.
    private func begins(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let text = textInput, delegate?.interactionShouldBegin(self, at: recognizer.location(in: view)) ?? true else { return false }
        delegate?.interactionWillBegin(self)
        return text.isFirstResponder || text.becomeFirstResponder()
    }

    private func select(_ range: UITextRange?, in text: any UIResponder & UITextInput) {
        guard let range else { return }
        text.inputDelegate?.selectionWillChange(text)
        text.selectedTextRange = range
        text.inputDelegate?.selectionDidChange(text)
    }

    private func word(at position: UITextPosition, in text: any UIResponder & UITextInput) -> UITextRange? {
        text.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward))
            ?? text.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.backward))
    }

    private func tapped(_ tap: CountedTap) {
        guard begins(tap) else { return }
        if let (text, position) = place(tap) {
            let word = word(at: position, in: text)
            if tap.count > 1 {
                select(word, in: text)
            } else if textInteractionMode == .editable {
                select(text.textRange(from: position, to: position), in: text)
            }
        }
        delegate?.interactionDidEnd(self)
    }

    private func pressed(_ press: UIGestureRecognizer) {
        switch press.state {
        case .began where !begins(press): press.state = .cancelled
        case .began, .changed:
            guard let (text, position) = place(press) else { return }
            let word = word(at: position, in: text)
            select(textInteractionMode == .editable ? text.textRange(from: position, to: position) : word, in: text)
        case .ended, .cancelled: delegate?.interactionDidEnd(self)
        default: break
        }
    }
}

/// The delegate of a text interaction. Every method is optional.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Returns whether a gesture at a point of the view may begin. The default is `true`.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called before a gesture changes the selection.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called after a gesture changed the selection.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// Returns `true` for a delegate that doesn't implement the method.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// Does nothing for a delegate that doesn't implement the method.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
