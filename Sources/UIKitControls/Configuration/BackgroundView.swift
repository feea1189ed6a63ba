import UIKitCore

/// Draws a ``UIBackgroundConfiguration``.
package final class BackgroundView: UIView {
    package var configuration: UIBackgroundConfiguration = .clear() {
        didSet { if configuration != oldValue || configuration.transformsColors || oldValue.transformsColors { apply() } }
    }
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?
    private var custom: UIView?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        apply()
    }

    package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        applyStroke()
    }

    private func apply() {
        // A color of nil means the tint only for a button's role; a cell's nil color draws nothing.
        let hasColor = configuration.backgroundColor != nil || configuration.backgroundColorTransformer != nil
        backgroundColor = hasColor ? configuration.resolvedBackgroundColor(for: tintColor) : nil
        layer.cornerRadius = configuration.cornerRadius
        layer.cornerCurve = .continuous
        applyStroke()
        applyShadow()
        applyEffect()
        applyImage()
        applyCustomView()
        setNeedsLayout()
    }

    private func applyStroke() {
        layer.borderWidth = configuration.strokeWidth
        layer.borderColor =
            configuration.strokeWidth > 0
            ? configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor : nil
    }

    private func applyShadow() {
        let shadow = configuration.shadowProperties
        layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
        layer.shadowOpacity = Float(shadow.opacity)
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = shadow.offset
        layer.shadowPath = shadow.path?.cgPath
    }

    private func applyEffect() {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: effect)
        view.effect = effect
        view.layer.cornerRadius = configuration.cornerRadius
        view.clipsToBounds = true
        if view.superview == nil { insertSubview(view, at: 0) }
        effectView = view
    }

    private func applyImage() {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(frame: bounds)
        view.image = image
        view.contentMode = configuration.imageContentMode
        view.clipsToBounds = true
        if view.superview == nil { addSubview(view) }
        imageView = view
    }

    private func applyCustomView() {
        guard custom !== configuration.customView else { return }
        custom?.removeFromSuperview()
        custom = configuration.customView
        if let custom { addSubview(custom) }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
    }

    /// Fills `host`, inset by the configuration's insets.
    package func fill(_ host: UIView) {
        var insets = configuration.backgroundInsets
        let margins = host.directionalLayoutMargins, added = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if added.contains(.top) { insets.top += margins.top }
        if added.contains(.leading) { insets.leading += margins.leading }
        if added.contains(.bottom) { insets.bottom += margins.bottom }
        if added.contains(.trailing) { insets.trailing += margins.trailing }
        let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
        frame = host.bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing))
    }
}
