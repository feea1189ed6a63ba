import UIKitLists

/// The rectangles of a text field (metrics.md §7).
@MainActor struct FieldLayout {
    let field: UITextField
    let bounds: CGRect

    init(_ field: UITextField, _ bounds: CGRect) { (self.field, self.bounds) = (field, bounds) }

    private var isRightToLeft: Bool { field.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    static let roundedInset: CGFloat = 7
    /// The minimum height of a rounded field: 30 in public storyboards up to Xcode 10.
    private static var roundedHeight: CGFloat { Generation.current < .ios13 ? 30 : 34 }

    private var inset: CGFloat {
        switch field.shownBorderStyle {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: Self.roundedInset
        }
    }

    /// The height of a line and the space around it. The classic metrics reproduce the heights that Interface Builder stored: without a
    /// border 18.5 points at 2x and 18.333 at 3x for 14 points, 22 for 17; rounded 34 up to 17, 38.5 for 24, 45.667 at 3x for 30, 52.667 at
    /// 3x for 36, 69.5 for 50; with a line 36 for 22 and 39.5 for 25; with a bezel 43 for 26. Before iOS 13, rounded 46 for 35.
    private var height: CGFloat {
        let around: CGFloat =
            switch field.shownBorderStyle {
            case .none: Generation.current < .ios26 ? 1.6 : 0
            case .roundedRect where Generation.current < .ios13: 4
            case .line, .roundedRect: 9.6
            case .bezel: 11.6
            }
        let height = (field.model.font.lineHeight + around).rounded(toPixelsAt: field.displayScale, .up)
        return field.shownBorderStyle == .roundedRect ? max(Self.roundedHeight, height) : height
    }

    private func shows(_ mode: UITextField.ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: field.isEditing
        case .unlessEditing: !field.isEditing
        case .always: true
        }
    }

    var showsLeft: Bool { field.leftView != nil && shows(field.leftViewMode) }
    var showsRight: Bool { field.rightView != nil && shows(field.rightViewMode) }
    var showsClear: Bool { field.hasText && shows(field.clearButtonMode) && field.isEnabled && !showsRight }

    var leftViewRect: CGRect { sideRect(field.leftView, atLeft: !isRightToLeft) }
    var rightViewRect: CGRect { sideRect(field.rightView, atLeft: isRightToLeft) }

    private func sideRect(_ view: UIView?, atLeft: Bool) -> CGRect {
        guard let view else { return CGRect(x: atLeft ? bounds.minX : bounds.maxX, y: bounds.midY.rounded(), width: 0, height: 0) }
        var size = view.bounds.size
        if size == .zero { size = view.intrinsicContentSize }
        if size.width < 0 { size = view.sizeThatFits(bounds.size) }
        size.height = min(size.height, bounds.height)
        let x = atLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(x: x, y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }

    var clearButtonRect: CGRect {
        let side: CGFloat = 19
        let x = isRightToLeft ? bounds.minX + 5 : bounds.maxX - 5 - side
        return CGRect(x: x, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    }

    var textRect: CGRect {
        var left = bounds.minX + inset
        var right = bounds.maxX - inset
        if showsLeft {
            let rect = field.leftViewRect(forBounds: bounds)
            if isRightToLeft { right = min(right, rect.minX) } else { left = max(left, rect.maxX) }
            if field.shownBorderStyle == .roundedRect { if isRightToLeft { right -= 2 } else { left += 2 } }
        }
        if showsRight {
            // The view's width, wherever an override puts it: thumbtack/thumbprint-ios (TextInputTest) shows text there.
            let width = field.rightViewRect(forBounds: bounds).width
            if isRightToLeft { left = max(left, bounds.minX + width) } else { right = min(right, bounds.maxX - width) }
        }
        if showsClear {
            let rect = field.clearButtonRect(forBounds: bounds)
            if isRightToLeft { left = max(left, rect.maxX + 4) } else { right = min(right, rect.minX - 4) }
        }
        return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
    }

    var intrinsicSize: CGSize {
        let text = field.model.string.isEmpty ? (field.placeholder ?? "") : field.shownString
        let font = field.model.font
        let width = TextCache.size(text, font: font.ctFont, .label(width: .infinity, numberOfLines: 1, lineBreakMode: .byClipping)).width
            .rounded(.up)
        var size = CGSize(width: width, height: height)
        switch field.shownBorderStyle {
        case .none: break
        case .line: size.width = width + 4
        case .bezel: size.width = width + 14
        case .roundedRect: size.width = width + 2 * Self.roundedInset
        }
        if field.shownBorderStyle == .roundedRect, Generation.current >= .ios26 { size.width = width + 28 }
        if field.clearButtonMode != .never { size.width += 24 }
        if showsLeft { size.width += leftViewRect.width }
        if showsRight { size.width += rightViewRect.width }
        return size
    }
}
