import UIKitLists

extension UITextField {
    /// The color and font that an app set for the placeholder's label by key.
    package struct PlaceholderLook {
        package var color: UIColor?
        package var font: UIFont?

        func applied(to text: NSAttributedString?) -> NSAttributedString? {
            guard let text, color != nil || font != nil else { return text }
            let changed = NSMutableAttributedString(attributedString: text), whole = NSRange(location: 0, length: text.length)
            if let color { changed.addAttribute(.foregroundColor, value: color, range: whole) }
            if let font { changed.addAttribute(.font, value: font, range: whole) }
            return changed
        }
    }

    package var placeholderLook: PlaceholderLook {
        get { model.placeholderLook }
        set {
            model.placeholderLook = newValue
            textLooksChanged()
        }
    }
}
