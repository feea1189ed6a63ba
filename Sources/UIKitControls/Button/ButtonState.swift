import UIKitCore

/// Updates a button's label and images according to its state.
extension UIButton {
    /// Returns the title's color if the app sets none. That of a system button is the tint color, which apps read from one:
    /// `UIButton(type: .system).titleColor(for: .normal)!`.
    func defaultTitleColor(for state: State) -> UIColor {
        if typeStorage == .custom { return .white }
        if state.contains(.disabled) { return .tertiaryLabel }
        return role == .destructive ? .systemRed : tintColor ?? .systemBlue
    }

    /// Returns the title's color that the app set for the state itself, or `nil`.
    package func ownTitleColor(for state: State) -> UIColor? { contents.titleColors.values[state] }

    /// Updates the button after a change of content: sizes may differ, too.
    func refresh() {
        // Values that the update itself sets request no further update.
        if configuration != nil, !isUpdatingConfiguration { needsConfigurationUpdate = true }
        autoLayoutHeightDependsOnWidth = configuration?.wrapsTitle ?? false
        invalidateIntrinsicContentSize()
        showState()
    }

    func showState() {
        setNeedsLayout()
        guard configuration == nil else { return }
        configurationParts.remove()
        showTitle()
        showImage()
        showBackground()
    }

    private func showTitle() {
        let attributed = currentAttributedTitle
        let title = currentTitle
        guard titleViewIfMade != nil || attributed != nil || title != nil else { return }
        let label = titleView
        let color = titleColor(for: state) ?? tintColor ?? .white
        if let attributed {
            if label.attributedText != attributed { label.attributedText = attributed }
        } else {
            if label.text != title { label.text = title }
            if label.textColor !== color { label.textColor = color }
        }
        label.shadowColor = currentTitleShadowColor
        label.isHidden = attributed == nil && (title ?? "").isEmpty
        // The system style responds to a press by fading the content for which the app set no highlighted form.
        let fades = typeStorage != .custom && isHighlighted && !contents.titleColors.has(.highlighted)
        label.alpha = fades ? 0.2 : 1
    }

    private func showImage() {
        guard imageViewIfMade != nil || currentImage != nil else { return }
        let view = contentImageView
        var image = currentImage
        if let configuration = currentPreferredSymbolConfiguration {
            image = image.flatMap { $0.applyingSymbolConfiguration(configuration) ?? $0 }
        }
        view.painter.takesTemplates = typeStorage != .custom
        view.image = image
        view.isHidden = image == nil
        var alpha: CGFloat = 1
        if isHighlighted, adjustsImageWhenHighlighted, !contents.images.has(.highlighted) { alpha = typeStorage == .custom ? 0.5 : 0.2 }
        if !isEnabled, adjustsImageWhenDisabled, !contents.images.has(.disabled) { alpha = 0.5 }
        view.alpha = alpha
    }

    private func showBackground() {
        guard let image = currentBackgroundImage else {
            backgroundImageView?.removeFromSuperview()
            backgroundImageView = nil
            return
        }
        let view = backgroundImageView ?? UIImageView(frame: bounds)
        view.contentMode = .scaleToFill
        view.image = image
        view.alpha = isHighlighted && adjustsImageWhenHighlighted && !contents.backgroundImages.has(.highlighted) ? 0.5 : 1
        if view.superview == nil { insertSubview(view, at: 0) }
        backgroundImageView = view
    }

    func layoutButton() {
        if needsConfigurationUpdate {
            needsConfigurationUpdate = false
            isUpdatingConfiguration = true
            ModelTracking.run(.configuration, of: self, again: { $0.setNeedsUpdateConfiguration() }) { updateConfiguration() }
            isUpdatingConfiguration = false
            if !automaticallyUpdatesConfiguration || configurationUpdateHandler != nil {
                resolvedConfiguration = configuration?.updated(for: self)
            }
        }
        if configuration != nil {
            layoutConfiguration()
            return
        }
        placeContent()
    }

    private func placeContent() {
        // Subclasses' rectangle methods read the label and the image view.
        isPlacingContent = true
        defer { isPlacingContent = false }
        backgroundImageView?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        if let label = titleViewIfMade { label.frame = titleRect(forContentRect: content) }
        if let view = imageViewIfMade { view.frame = imageRect(forContentRect: content) }
    }

    func placeContentBeforeLayout() {
        guard configuration == nil, !isPlacingContent, layer.needsLayout(), bounds.size != .zero else { return }
        placeContent()
    }
}
