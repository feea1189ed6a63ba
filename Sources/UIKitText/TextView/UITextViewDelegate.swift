import UIKitLists

/// The kind of interaction with a link or attachment.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction = 0, presentActions, preview }

/// Controls whether a text view's editing begins, changes, and ends, and handles taps on links. Every method is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing may begin. The default is `true`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Returns whether editing may end. The default is `true`.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called after editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called after editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether the user's input may replace a range, in UTF-16 units, with text. Empty text is a deletion.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the user changed the text. It is not called for changes by code.
    func textViewDidChange(_ textView: UITextView)
    /// Called after the selection changed, by the user or by code.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns whether a tapped link may be opened, in the form of iOS 10.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction)
        -> Bool
    /// Returns whether a touched attachment has its standard effect, in the form of iOS 10.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns whether a tapped link may be opened, in the form before iOS 10.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// Returns the edit menu of a range, or nil for the suggested actions.
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called before the edit menu appears.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu disappears.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Returns the action of a tap on an item, or `nil` for none.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// Returns the menu of a link or an attachment, or nil for none.
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
    /// Called before the menu of a link or an attachment appears.
    func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    /// Called before the menu of a link or an attachment disappears.
    func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    /// Called before writing tools begin. It is never called here.
    func textViewWritingToolsWillBegin(_ textView: UITextView)
    /// Called after writing tools ended. It is never called here.
    func textViewWritingToolsDidEnd(_ textView: UITextView)
    // Not called: there are no writing tools and no suggestions, and the edit menu has no formats.
    /// Returns ranges that writing tools leave alone. It is never called here.
    func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue]
    /// Called before the panel of formats appears. It is never called here.
    func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController)
    /// Called after the panel of formats appeared. It is never called here.
    func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)
    /// Called before the panel of formats disappears. It is never called here.
    func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)
    /// Called after the panel of formats disappeared. It is never called here.
    func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)
    /// Called to insert the text of a suggestion. It is never called here.
    func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextViewDelegate {
    /// Returns an empty array for a delegate that doesn't implement the method.
    public func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue] { [] }
    /// Does nothing for a delegate that doesn't implement the method.
    public func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {}
    /// Returns `true` for a delegate that doesn't implement the method.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Returns `true` for a delegate that doesn't implement the method.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing for a delegate that doesn't implement the method.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns `true` for a delegate that doesn't implement the method.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// Does nothing for a delegate that doesn't implement the method.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Calls the form before iOS 10, for a delegate that doesn't implement the method.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        self.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
    /// Returns `true` for a delegate that doesn't implement the method.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Returns `true` for a delegate that doesn't implement the method.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { true }
    /// Returns nil for a delegate that doesn't implement the method.
    public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    /// Does nothing for a delegate that doesn't implement the method.
    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
    /// Calls the methods of iOS 10, for links and attachments.
    public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        let agrees =
            switch textItem.content {
            case .link(let url): self.textView(textView, shouldInteractWith: url, in: textItem.range, interaction: .invokeDefaultAction)
            case .textAttachment(let attachment):
                self.textView(textView, shouldInteractWith: attachment, in: textItem.range, interaction: .invokeDefaultAction)
            case .tag: true
            }
        return agrees ? defaultAction : nil
    }
    /// Returns the default menu for a delegate that doesn't implement the method, if the methods of iOS 10 agree to it.
    public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem
        .MenuConfiguration?
    {
        let agrees =
            switch textItem.content {
            case .link(let url): self.textView(textView, shouldInteractWith: url, in: textItem.range, interaction: .presentActions)
            case .textAttachment(let attachment):
                self.textView(textView, shouldInteractWith: attachment, in: textItem.range, interaction: .presentActions)
            case .tag: true
            }
        return agrees ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
}
