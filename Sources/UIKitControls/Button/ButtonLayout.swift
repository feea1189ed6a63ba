import UIKitCore

/// Sizes and positions of image and title in a button without a configuration: image, then title, as one group.
@MainActor struct ButtonLayout {
    let button: UIButton

    init(_ button: UIButton) { self.button = button }

    private var titleSize: CGSize {
        guard hasTitle else { return .zero }
        // metrics.md 7: in whole points.
        let size = button.titleView.intrinsicContentSize
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    private var hasTitle: Bool { button.currentAttributedTitle != nil || !(button.currentTitle ?? "").isEmpty }
    private var imageSize: CGSize { button.imageViewIfMade?.image?.size ?? button.currentImage?.size ?? .zero }

    var intrinsicSize: CGSize {
        if button.configuration != nil { return button.configurationSize(fitting: nil) }
        if button.buttonType == .close { return ControlFigures.closeButton }
        let (title, image, insets) = (titleSize, imageSize, button.contentEdgeInsets)
        let figures = ControlFigures.current
        var size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
        if insets == .zero {
            if hasTitle || image == .zero {
                // A title beside an image has no padding: 22 points for one of 18 beside a star in a picture of iOS 17
                // (Automattic/Gravatar-SDK-iOS, testProfileButtonPlaceholderDisplayer).
                let line = hasTitle ? title.height : emptyLineHeight
                size.height = max(image.height, line + (image == .zero ? 2 * figures.buttonPadding : 0))
                size.width = max(size.width, figures.buttonMinimumWidth)
            }
        } else {
            if !hasTitle, image == .zero { size.height = emptyLineHeight }
            size.width += insets.left + insets.right
            size.height += insets.top + insets.bottom
        }
        if let background = button.currentBackgroundImage {
            let aligned = button.alignmentRect(forFrame: CGRect(origin: .zero, size: background.size)).size
            size.width = max(size.width, aligned.width)
            size.height = max(size.height, aligned.height)
        }
        return size
    }

    /// Returns the fitting size. A configured title wraps if there is space below but not beside it; `sizeToFit` offers none below and
    /// keeps one line.
    func size(fitting size: CGSize) -> CGSize {
        let natural = intrinsicSize
        let mayWrap =
            button.configuration?.wrapsTitle == true && size.width > 0 && size.width < natural.width - 0.01 && size.height > natural.height
        return mayWrap ? button.configurationSize(fitting: size.width) : natural
    }

    private var emptyLineHeight: CGFloat {
        let font = button.titleViewIfMade?.font ?? ButtonContents.defaultFont(for: button.buttonType)
        return font.lineHeight.rounded(.up)
    }

    func titleRect(in content: CGRect) -> CGRect {
        var size = titleSize
        let image = imageSize
        let room = content.inset(by: button.titleEdgeInsets)
        let width = max(0, room.width - min(image.width, room.width))
        if size.width > width, button.titleView.numberOfLines != 1 {
            // The lines extend beyond a button that is too low for them, whose size ignores them.
            size = CGSize(
                width: width,
                height: button.titleView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up))
        } else {
            size = CGSize(width: min(size.width, width), height: min(size.height, room.height))
        }
        let x =
            position(group: min(size.width + image.width, room.width), in: room, alignment: horizontal) + (isRightToLeft ? 0 : image.width)
        return place(size, x: x, in: room)
    }

    func imageRect(in content: CGRect) -> CGRect {
        var size = imageSize
        let title = titleSize
        let room = content.inset(by: button.imageEdgeInsets)
        size.width = min(size.width, room.width)
        size.height = min(size.height, room.height)
        if button.contentHorizontalAlignment == .fill, title == .zero {
            size.width = room.width
        }
        if button.contentVerticalAlignment == .fill { size.height = room.height }
        let titleWidth = min(title.width, max(0, room.width - size.width))
        let x = position(group: size.width + titleWidth, in: room, alignment: horizontal) + (isRightToLeft ? titleWidth : 0)
        return place(size, x: x, in: room)
    }

    private var isRightToLeft: Bool { button.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var horizontal: UIControl.ContentHorizontalAlignment { button.effectiveContentHorizontalAlignment }

    private func position(group width: CGFloat, in room: CGRect, alignment: UIControl.ContentHorizontalAlignment) -> CGFloat {
        switch alignment {
        case .left, .leading, .fill: room.minX
        case .right, .trailing: room.maxX - width
        default: room.midX - width / 2
        }
    }

    private func place(_ size: CGSize, x: CGFloat, in room: CGRect) -> CGRect {
        let y =
            switch button.contentVerticalAlignment {
            case .top, .fill: room.minY
            case .bottom: room.maxY - size.height
            case .center: room.midY - size.height / 2
            }
        return CGRect(origin: CGPoint(x: x, y: y).rounded(toPixelsAt: button.displayScale), size: size)
    }
}

/// The baselines of a button. It places its title itself, so constraints on its baseline refer to the button, not to the label inside.
extension UIButton: BaselineProviding {
    package var hasBaselines: Bool { titleViewIfMade != nil }
    package var baselinesFollowMiddle: Bool { contentVerticalAlignment != .top && contentVerticalAlignment != .bottom }

    package var baselineOffsets: (first: CGFloat, last: CGFloat) {
        let size = intrinsicContentSize, label = titleView
        let title: CGRect
        if configuration == nil {
            title = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
        } else {
            title = CGRect(
                x: 0, y: (size.height - label.intrinsicContentSize.height) / 2, width: 0, height: label.intrinsicContentSize.height)
        }
        let first = title.minY + label.firstBaselineOffset(height: title.height)
        let last = size.height - title.maxY + label.lastBaselineOffset(height: title.height)
        return baselinesFollowMiddle ? (first - size.height / 2, last - size.height / 2) : (first, last)
    }
}
