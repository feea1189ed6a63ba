import Foundation

extension UILabel {
    /// Shows a bar's text in its usual font and colour, over which lie the bar's or item's own attributes and those of the appearance.
    ///
    /// Where nobody asked for attributes the text stays plain, which is set and measured several times as fast.
    func show(
        _ text: String?, font: UIFont, color: UIColor, _ own: [NSAttributedString.Key: Any]?, _ appearance: [NSAttributedString.Key: Any]?
    ) {
        guard own?.isEmpty ?? true, appearance?.isEmpty ?? true else {
            let attributes = [.font: font, .foregroundColor: color].merging(own ?? [:]) { $1 }.merging(appearance ?? [:]) { $1 }
            attributedText = text.map { NSAttributedString(string: $0, attributes: attributes) }
            return
        }
        self.text = text
        if self.font != font { self.font = font }
        if textColor !== color { textColor = color }
    }
}
