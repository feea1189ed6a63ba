import Foundation

/// Sizes of alerts and action sheets, by generation. (metrics.md 9)
@MainActor
struct AlertFigures {
    var width: CGFloat
    var cornerRadius: CGFloat
    var textInset: CGFloat
    var topPadding: CGFloat
    var titleGap: CGFloat
    var headerBottom: CGFloat
    var titleSize: CGFloat
    var messageSize: CGFloat
    var alignment: NSTextAlignment
    var buttonHeight: CGFloat
    var buttonGap: CGFloat
    var actionsPadding: CGFloat
    var buttonRadius: CGFloat
    var fieldHeight: CGFloat
    var fieldInset: CGFloat
    var fieldGap: CGFloat
    var dimmingLight: CGFloat = 0.2
    var dimmingDark: CGFloat = 0.48
    /// Whether buttons are pills with gaps instead of rows with hairlines.
    var hasPills: Bool { buttonRadius > 0 }

    /// Returns a font of an alert, at the user's text size.
    static func font(_ size: CGFloat, _ style: UIFont.TextStyle, _ weight: UIFont.Weight = .regular) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }

    /// Returns a row's height, which is larger if its title is larger than at the standard text size.
    static func row(_ height: CGFloat, titleSize: CGFloat) -> CGFloat {
        // Pills grow only at the accessibility sizes: 63.5 points around a line of 39.5.
        if current.hasPills {
            guard UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory else { return height }
            return max(height, (font(titleSize, .body).lineHeight * 2).rounded(.up) / 2 + 24)
        }
        return height + max(0, font(titleSize, .body).lineHeight - UIFont.systemFont(ofSize: titleSize).lineHeight).rounded(.up)
    }

    var messageStyle: UIFont.TextStyle { hasPills ? .subheadline : .footnote }
    /// A field's height, which grows in the same way.
    static var field: CGFloat {
        let figures = current, line = font(figures.messageSize, figures.messageStyle).lineHeight
        return figures.fieldHeight + max(0, line - UIFont.systemFont(ofSize: figures.messageSize).lineHeight).rounded(.up)
    }

    static let sheetMargin: CGFloat = 8
    /// The width that constraint logs of iPads give the content of an action sheet in its popover (`width == 304`).
    static var popoverWidth: CGFloat { current.hasPills ? 288 : 304 }
    static let sheetRow: CGFloat = 57
    static let sheetRadius: CGFloat = 13
    static let sheetCancelGap: CGFloat = 8
    static let sheetHeaderPadding: CGFloat = 15

    static var current: AlertFigures {
        if Generation.current >= .ios26 {
            return AlertFigures(
                width: 320, cornerRadius: 34, textInset: 30, topPadding: 22, titleGap: 7.667, headerBottom: 4.333, titleSize: 17,
                messageSize: 15,
                alignment: .natural, buttonHeight: 48, buttonGap: 8, actionsPadding: 16, buttonRadius: 24, fieldHeight: 48, fieldInset: 15,
                fieldGap: 16.333)
        }
        return AlertFigures(
            width: 270, cornerRadius: 14, textInset: 16, topPadding: 20, titleGap: 2, headerBottom: 20, titleSize: 17, messageSize: 13,
            alignment: .center, buttonHeight: 44, buttonGap: 0, actionsPadding: 0, buttonRadius: 0, fieldHeight: 28, fieldInset: 6,
            fieldGap: 16)
    }
}
