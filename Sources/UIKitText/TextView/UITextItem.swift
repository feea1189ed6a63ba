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
        /// The value of the attribute ``NSAttributedString/Key/textItemTag``.
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

    // FIXME(gap): a long press on an item opens the text's edit menu, not the item's.
    /// The menu of an item. A long press opens the text's edit menu here, not the item's.
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
}
