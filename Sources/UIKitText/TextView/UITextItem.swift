import UIKitLists

/// A link, an attachment or a tagged range of a text view that the user can tap. iOS 17.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// The content of an item.
    public enum Content {
        /// A link and its URL.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// The value of the attribute `NSAttributedString.Key.textItemTag`.
        case tag(String)
    }

    /// The preview above an item's menu.
    @preconcurrency @MainActor open class MenuPreview: NSObject {
        package let view: UIView?
        private init(_ view: UIView?) { self.view = view }
        /// Creates a preview of a view.
        public convenience init(view: UIView) { self.init(Optional(view)) }
        /// Returns the standard preview.
        open class func `default`() -> MenuPreview { MenuPreview(nil) }
    }

    /// The menu of an item, which a long press opens.
    @preconcurrency @MainActor open class MenuConfiguration: NSObject {
        package let preview: MenuPreview?
        package let menu: UIMenu
        /// Creates a menu with a preview, or without one for nil.
        public init(preview: MenuPreview? = .default(), menu: UIMenu) { (self.preview, self.menu) = (preview, menu) }
    }

    open private(set) var content: Content
    open private(set) var range: NSRange

    init(_ content: Content, _ range: NSRange) { (self.content, self.range) = (content, range) }
}

extension UITextView {
    /// Returns the item at an index of the text; a link takes precedence over an attachment.
    func item(at index: Int) -> UITextItem? {
        guard index < storage.length else { return nil }
        var range = NSRange()
        if let value = textStorage.attribute(.link, at: index, effectiveRange: &range),
            let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) })
        {
            return UITextItem(.link(url), range)
        }
        if let tag = textStorage.attribute(.textItemTag, at: index, effectiveRange: &range) as? String {
            return UITextItem(.tag(tag), range)
        }
        if let attachment = textStorage.attribute(.attachment, at: index, effectiveRange: &range) as? NSTextAttachment {
            return UITextItem(.textAttachment(attachment), range)
        }
        return nil
    }

    /// Handles a tap on an item of text that is not being edited. Returns `false` if there is none.
    func openItem(at index: Int) -> Bool {
        guard !isEditable || !isFirstResponder, let item = item(at: index) else { return false }
        let usual = UIAction { _ in
            if case .link(let url) = item.content { UIApplication.shared.open(url, options: [:], completionHandler: nil) }
        }
        guard let textDelegate else {
            usual.performWithSender(self, target: nil)
            return true
        }
        textDelegate.textView(self, primaryActionFor: item, defaultAction: usual)?.performWithSender(self, target: nil)
        return true
    }

    /// Opens the menu of the item at a point of text that is not being edited. Returns `false` if there is none.
    func showItemMenu(at point: CGPoint) -> Bool {
        guard isSelectable, !editing.isEditing, !isEditable || !isFirstResponder, let item = item(under: point) else { return false }
        let usual = UIMenu(children: item.usualActions), answer: UITextItem.MenuConfiguration?
        if let textDelegate {
            answer = textDelegate.textView(self, menuConfigurationFor: item, defaultMenu: usual)
        } else {
            answer = UITextItem.MenuConfiguration(menu: usual)
        }
        guard let configuration = answer, configuration.preview?.view != nil || !configuration.menu.children.isEmpty else { return false }
        let place = textRects(item.range).reduce(CGRect.null) { $0.union($1) }.intersection(bounds)
        let picture = resizableSnapshotView(from: place, afterScreenUpdates: false, withCapInsets: .zero)
        var source = ContextMenuSource(self)
        source.preview = UITargetedPreview(
            view: configuration.preview?.view ?? picture ?? UIView(frame: CGRect(origin: .zero, size: place.size)),
            parameters: UIPreviewParameters(),
            target: UIPreviewTarget(container: self, center: CGPoint(x: place.midX, y: place.midY)))
        source.willDisplay = { [weak self] in
            if let self { textDelegate?.textView(self, textItemMenuWillDisplayFor: item, animator: $0) }
        }
        source.willEnd = { [weak self] in if let self { textDelegate?.textView(self, textItemMenuWillEndFor: item, animator: $0) } }
        ContextMenus.show(UIContextMenuConfiguration(actionProvider: { _ in configuration.menu }), of: source)
        return true
    }

    /// Returns the item whose characters are at a point.
    private func item(under point: CGPoint) -> UITextItem? {
        let index = textIndex(at: point)
        // The nearest gap between characters is before or after the one at the point.
        for place in [index, index - 1] where place >= 0 {
            if let item = item(at: place), textRects(item.range).contains(where: { $0.contains(point) }) { return item }
        }
        return nil
    }
}

extension UITextItem {
    /// The actions of the item's menu: for a link, to open and copy it.
    fileprivate var usualActions: [UIMenuElement] {
        guard case .link(let url) = content else { return [] }
        return [
            UIAction(title: "Open Link", image: UIImage(systemName: "safari")) { _ in
                UIApplication.shared.open(url, options: [:], completionHandler: nil)
            },
            UIAction(title: "Copy Link", image: UIImage(systemName: "doc.on.doc")) { _ in UIPasteboard.general.url = url },
        ]
    }
}
