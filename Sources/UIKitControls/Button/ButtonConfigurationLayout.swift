import UIKitCore

/// The views that a configured button adds to its label and image.
struct ButtonConfigurationParts {
    var background: BackgroundView?
    var subtitle: UILabel?
    var activity: UIActivityIndicatorView?
    var indicator: UIImageView?
    /// The texts that were last set; labels restyle theirs, so changes can't be detected there. Converted to `NSAttributedString` only
    /// then, because swift-corelibs-foundation leaks the attributes of that class.
    var shownTitle: AttributedString?
    var shownSubtitle: AttributedString?
    /// Whether the button itself is setting its label, whose changes then request no other layout.
    var isArranging = false

    @MainActor mutating func remove() {
        background?.removeFromSuperview()
        subtitle?.removeFromSuperview()
        activity?.removeFromSuperview()
        indicator?.removeFromSuperview()
        self = ButtonConfigurationParts()
    }
}

/// Shows and lays out a button's ``UIButton/Configuration``.
extension UIButton {
    // Buttons without a configuration are laid out elsewhere.
    private var shown: Configuration { resolvedConfiguration ?? configuration!.updated(for: self) }

    private func text(_ configuration: Configuration) -> AttributedString? {
        let own = state != .normal && contents.titles.has(state)
        return Self.string(
            own ? nil : configuration.attributedTitle, contents.titles.value(for: state, standard: configuration.title),
            transformer: configuration.titleTextAttributesTransformer,
            font: .preferredFont(
                forTextStyle: configuration.buttonSize == .large ? .body : configuration.buttonSize == .medium ? .body : .subheadline),
            color: configuration.baseForegroundColor ?? tintColor)
    }

    private func subtext(_ configuration: Configuration) -> AttributedString? {
        Self.string(
            configuration.attributedSubtitle, configuration.subtitle, transformer: configuration.subtitleTextAttributesTransformer,
            font: .preferredFont(forTextStyle: .footnote), color: configuration.baseForegroundColor ?? tintColor)
    }

    private static func string(
        _ attributed: AttributedString?, _ plain: String?, transformer: UIConfigurationTextAttributesTransformer?, font: UIFont,
        color: UIColor
    ) -> AttributedString? {
        guard var text = attributed ?? plain.map({ AttributedString($0) }) else { return nil }
        var base = AttributeContainer()
        base.uiKit.font = font
        base.uiKit.foregroundColor = color
        if let transformer { base = transformer(base) }
        text.mergeAttributes(base, mergePolicy: .keepCurrent)
        return text
    }

    /// The sizes of label, image, and indicator; `nil` for a missing part.
    private struct Parts {
        var title: CGSize?
        var subtitle: CGSize?
        var image: CGSize?
        var indicator: CGSize?
    }

    private func prepareParts(_ shown: Configuration, width: CGFloat?) -> Parts {
        var parts = Parts()
        if let text = text(shown) {
            if configurationParts.shownTitle != text {
                titleView.attributedText = NSAttributedString(text)
                titleView.followContentSize()
                configurationParts.shownTitle = text
            }
            titleView.isHidden = false
            titleView.alpha = 1
            if titleView.lineBreakMode != shown.titleLineBreakMode { titleView.lineBreakMode = shown.titleLineBreakMode }
            titleView.numberOfLines = shown.wrapsTitle ? 0 : 1
            parts.title = titleView.sizeThatFits(CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        } else if let label = titleViewIfMade {
            label.isHidden = true
        }
        if let text = subtext(shown) {
            let label = configurationParts.subtitle ?? UILabel()
            if configurationParts.shownSubtitle != text {
                label.attributedText = NSAttributedString(text)
                label.followContentSize()
                configurationParts.shownSubtitle = text
            }
            let mode = shown.subtitleLineBreakMode, wraps = mode == .byWordWrapping || mode == .byCharWrapping
            label.numberOfLines = wraps ? 0 : 1
            if !wraps, label.lineBreakMode != mode { label.lineBreakMode = mode }
            if label.superview == nil { addSubview(label) }
            configurationParts.subtitle = label
            parts.subtitle = label.sizeThatFits(CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        } else {
            configurationParts.subtitle?.removeFromSuperview()
            configurationParts.subtitle = nil
        }
        if shown.showsActivityIndicator {
            let spinner = configurationParts.activity ?? UIActivityIndicatorView(style: .medium)
            spinner.color =
                shown.activityIndicatorColorTransformer?(shown.baseForegroundColor ?? tintColor) ?? shown.baseForegroundColor ?? tintColor
            if spinner.superview == nil { addSubview(spinner) }
            if !spinner.isAnimating { spinner.startAnimating() }
            configurationParts.activity = spinner
            parts.image = spinner.intrinsicContentSize
            imageViewIfMade?.isHidden = true
        } else {
            configurationParts.activity?.removeFromSuperview()
            configurationParts.activity = nil
            prepareImage(shown, &parts)
        }
        prepareIndicator(shown, &parts)
        return parts
    }

    private func prepareImage(_ shown: Configuration, _ parts: inout Parts) {
        guard var image = contents.images.value(for: state, standard: shown.image) else {
            imageViewIfMade?.isHidden = true
            return
        }
        if image.isSymbolImage {
            let symbol = shown.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(textStyle: .body)
            image = image.applyingSymbolConfiguration(symbol) ?? image
        }
        let foreground = shown.baseForegroundColor ?? tintColor!
        contentImageView.tintColor = shown.imageColorTransformer?(foreground) ?? foreground
        contentImageView.painter.takesTemplates = false
        contentImageView.image = image
        contentImageView.alpha = 1
        contentImageView.isHidden = false
        parts.image = image.size
    }

    private func prepareIndicator(_ shown: Configuration, _ parts: inout Parts) {
        let wanted = shown.indicator == .popup || (shown.indicator == .automatic && menu != nil && changesSelectionAsPrimaryAction)
        guard wanted,
            let image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: UIImage.SymbolConfiguration(textStyle: .caption1))
        else {
            configurationParts.indicator?.removeFromSuperview()
            configurationParts.indicator = nil
            return
        }
        let view = configurationParts.indicator ?? UIImageView()
        view.image = image
        let foreground = shown.baseForegroundColor ?? tintColor!  // A tint color that is read is never nil.
        view.tintColor = shown.indicatorColorTransformer?(foreground) ?? foreground
        if view.superview == nil { addSubview(view) }
        configurationParts.indicator = view
        parts.indicator = image.size
    }

    /// Returns the size of image, padding, and texts together.
    private func contentSize(_ parts: Parts, _ shown: Configuration) -> CGSize {
        var size = textSize(parts, shown)
        if let image = parts.image {
            let hasText = parts.title != nil || parts.subtitle != nil
            let padding = hasText ? shown.imagePadding : 0
            if shown.imagePlacement == .top || shown.imagePlacement == .bottom {
                size = CGSize(width: max(size.width, image.width), height: size.height + padding + image.height)
            } else {
                size = CGSize(width: size.width + padding + image.width, height: max(size.height, image.height))
            }
        }
        if let indicator = parts.indicator { size.width += indicator.width + 5 }
        return size
    }

    private func textSize(_ parts: Parts, _ shown: Configuration) -> CGSize {
        let (title, subtitle) = (parts.title ?? .zero, parts.subtitle ?? .zero)
        let padding = parts.title != nil && parts.subtitle != nil ? shown.titlePadding : 0
        return CGSize(width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
    }

    func configurationSize(fitting width: CGFloat?) -> CGSize {
        let shown = configuration!.updated(for: self)
        let insets = shown.contentInsets
        configurationParts.isArranging = true
        defer { configurationParts.isArranging = false }
        var parts = prepareParts(shown, width: nil)
        if let width { parts = prepareParts(shown, width: textRoom(width - insets.leading - insets.trailing, parts, shown)) }
        let content = contentSize(parts, shown)
        // Whole pixels, so that a layout that rounds to them does not cut the title off.
        return roundedUpToPixels(
            CGSize(width: content.width + insets.leading + insets.trailing, height: content.height + insets.top + insets.bottom))
    }

    func layoutConfiguration() {
        let shown = shown
        configurationParts.isArranging = true
        defer { configurationParts.isArranging = false }
        layoutBackground(shown)
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = shown.contentInsets
        let room = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: rightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: rightToLeft ? insets.leading : insets.trailing))
        var parts = prepareParts(shown, width: nil)
        let textWidth = textRoom(room.width, parts, shown)
        if textSize(parts, shown).width > textWidth { parts = prepareParts(shown, width: textWidth) }
        let content = contentSize(parts, shown)
        var x =
            switch effectiveContentHorizontalAlignment {
            case .left, .leading: room.minX
            case .right, .trailing: room.maxX - content.width
            default: room.midX - content.width / 2
            }
        x = max(x, room.minX)
        let isBeside = shown.imagePlacement != .top && shown.imagePlacement != .bottom
        let height =
            isBeside ? min(content.height, max(room.height, content.height - textOverflow(parts, shown, in: room.height))) : content.height
        let y =
            switch contentVerticalAlignment {
            case .top: room.minY
            case .bottom: room.maxY - height
            default: room.midY - height / 2
            }
        place(parts, shown, in: CGRect(x: x, y: y, width: min(content.width, room.width), height: height), rightToLeft: rightToLeft)
    }

    private func textRoom(_ width: CGFloat, _ parts: Parts, _ shown: Configuration) -> CGFloat {
        var width = width
        if let image = parts.image, shown.imagePlacement != .top, shown.imagePlacement != .bottom {
            width -= image.width + shown.imagePadding
        }
        if let indicator = parts.indicator { width -= indicator.width + 5 }
        return max(0, width)
    }

    /// Returns the height of the title's lines, after the first, that do not fit in `height`.
    private func textOverflow(_ parts: Parts, _ shown: Configuration, in height: CGFloat) -> CGFloat {
        guard let title = parts.title else { return 0 }
        return max(0, min(title.height - titleView.font.lineHeight.rounded(.up), textSize(parts, shown).height - height))
    }

    private func layoutBackground(_ shown: Configuration) {
        let view = configurationParts.background ?? BackgroundView(frame: bounds)
        var background = shown.background
        let insets = background.backgroundInsets
        background.cornerRadius = shown.cornerRadius(height: bounds.height - insets.top - insets.bottom)
        view.configuration = background
        view.fill(self)
        if view.superview == nil { insertSubview(view, at: 0) }
        configurationParts.background = view
    }

    private func place(_ parts: Parts, _ shown: Configuration, in area: CGRect, rightToLeft: Bool) {
        var area = area
        let picture: UIView? = configurationParts.activity ?? imageViewIfMade
        let scale = displayScale
        func snapped(_ rect: CGRect) -> CGRect {
            CGRect(x: rect.minX.rounded(toPixelsAt: scale), y: rect.minY.rounded(toPixelsAt: scale), width: rect.width, height: rect.height)
        }
        if let indicator = parts.indicator {
            let x = rightToLeft ? area.minX : area.maxX - indicator.width
            configurationParts.indicator?.frame = snapped(
                CGRect(x: x, y: area.midY - indicator.height / 2, width: indicator.width, height: indicator.height))
            area.size.width -= indicator.width + 5
            if rightToLeft { area.origin.x += indicator.width + 5 }
        }
        if let image = parts.image, let picture {
            let padding = parts.title == nil && parts.subtitle == nil ? 0 : shown.imagePadding
            switch shown.imagePlacement {
            case .top:
                picture.frame = snapped(CGRect(x: area.midX - image.width / 2, y: area.minY, width: image.width, height: image.height))
                area = CGRect(
                    x: area.minX, y: area.minY + image.height + padding, width: area.width, height: area.height - image.height - padding)
            case .bottom:
                picture.frame = snapped(
                    CGRect(x: area.midX - image.width / 2, y: area.maxY - image.height, width: image.width, height: image.height))
                area.size.height -= image.height + padding
            default:
                let onLeft = (shown.imagePlacement != .trailing) != rightToLeft
                picture.frame = snapped(
                    CGRect(
                        x: onLeft ? area.minX : area.maxX - image.width, y: area.midY - image.height / 2, width: image.width,
                        height: image.height))
                area.size.width -= image.width + padding
                if onLeft { area.origin.x += image.width + padding }
            }
        }
        placeTexts(parts, shown, in: area, rightToLeft: rightToLeft, snapped: snapped)
    }

    private func placeTexts(_ parts: Parts, _ shown: Configuration, in area: CGRect, rightToLeft: Bool, snapped: (CGRect) -> CGRect) {
        var parts = parts
        let overflow = textOverflow(parts, shown, in: area.height)
        parts.title?.height -= overflow
        let total = textSize(parts, shown)
        var y = area.midY - total.height / 2
        let titleAlignment = shown.titleAlignment, placement = shown.imagePlacement, hasImage = parts.image != nil
        let alignment = effectiveContentHorizontalAlignment
        let isCentered = placement == .top || placement == .bottom || (!hasImage && alignment == .center)
        func row(_ full: CGSize) -> CGRect {
            let size = CGSize(width: min(full.width, area.width), height: full.height)
            let x: CGFloat =
                switch titleAlignment {
                case .center: area.midX - size.width / 2
                case .trailing: rightToLeft ? area.minX : area.maxX - size.width
                case .leading: rightToLeft ? area.maxX - size.width : area.minX
                case .automatic:
                    isCentered
                        ? area.midX - size.width / 2 : rightToLeft ? area.maxX - size.width : area.minX
                }
            return snapped(CGRect(x: x, y: y, width: size.width, height: size.height))
        }
        if let title = parts.title {
            titleView.frame = row(title)
            let alignment: NSTextAlignment = shown.titleAlignment == .center || total.width > title.width ? .center : .natural
            let bringsOwn = configurationParts.shownTitle?.runs.contains { $0.uiKit.paragraphStyle != nil } ?? false
            if !bringsOwn, titleView.textAlignment != alignment { titleView.textAlignment = alignment }
            y += title.height + shown.titlePadding
        }
        if let subtitle = parts.subtitle { configurationParts.subtitle?.frame = row(subtitle) }
    }
}
