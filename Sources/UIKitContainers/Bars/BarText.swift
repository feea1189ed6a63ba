import Foundation

extension UIImage {
    /// The image for a bar, which draws it in the bar's colors unless the image specifies a rendering mode.
    var inBar: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}

extension UIImage {
    /// The image as a bar's item shows it. Before iOS 26 symbols without a size of their own are large: the plus of Add is 17.6 points wide
    /// (pointfreeco/swift-snapshot-testing, testTraitsEmbeddedInTabNavigation).
    var inBarItem: UIImage {
        guard Generation.current < .ios26, let own = symbolConfiguration, own.pointSize == nil, own.textStyle == nil,
            own.scale == .unspecified
        else { return inBar }
        return (applyingSymbolConfiguration(UIImage.SymbolConfiguration(textStyle: .body, scale: .large)) ?? self).inBar
    }
}

extension AttributedString {
    /// Returns the string with `attributes` wherever it has none.
    func over(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        NSAttributedString(mergingAttributes(AttributeContainer(attributes), mergePolicy: .keepCurrent))
    }
}

extension UILabel {
    /// Shows a bar's text in its usual font and color, with two layers of attributes over them: those of the bar or its appearance, and
    /// those of the item.
    ///
    /// Without attributes the text stays plain, which is several times as fast to set and measure.
    func show(
        _ text: String?, font: UIFont, color: UIColor, _ below: [NSAttributedString.Key: Any]?, _ above: [NSAttributedString.Key: Any]?
    ) {
        guard below?.isEmpty ?? true, above?.isEmpty ?? true else {
            let attributes = [.font: font, .foregroundColor: color].merging(below ?? [:]) { $1 }.merging(above ?? [:]) { $1 }
            attributedText = text.map { NSAttributedString(string: $0, attributes: attributes) }
            return
        }
        self.text = text
        if self.font != font { self.font = font }
        if textColor !== color { textColor = color }
    }
}
