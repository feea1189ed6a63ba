import UIKitCore

/// Draws a ``UIBackgroundConfiguration``.
package final class BackgroundView: UIView {
    package var configuration: UIBackgroundConfiguration = .clear() {
        didSet { if configuration != oldValue || configuration.transformsColors || oldValue.transformsColors { apply() } }
    }
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?
    private var custom: UIView?
    /// The stroke beside the edge, for a configuration with an outset.
    private var stroke: UIView?

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
        applyShadow()
        applyEffect()
        applyImage()
        applyCustomView()
        applyStroke()
        setNeedsLayout()
    }

    private func applyStroke() {
        let hasStroke = configuration.strokeWidth > 0, isBeside = hasStroke && configuration.strokeOutset != 0
        let color = hasStroke ? configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor : nil
        layer.borderWidth = isBeside ? 0 : configuration.strokeWidth
        layer.borderColor = isBeside ? nil : color
        guard isBeside else {
            stroke?.removeFromSuperview()
            stroke = nil
            return
        }
        let view = stroke ?? UIView()
        view.layer.borderWidth = configuration.strokeWidth
        view.layer.borderColor = color
        // Concentric with the background.
        view.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
        view.layer.cornerCurve = .continuous
        addSubview(view)
        stroke = view
        placeStroke()
    }

    private func placeStroke() { stroke?.frame = bounds.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset) }

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
        round(view)
        if view.superview == nil { addSubview(view) }
        imageView = view
    }

    private func applyCustomView() {
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom { addSubview(custom) }
        }
        if let custom, configuration.cornerRadius > 0 { round(custom) }
    }

    private func round(_ view: UIView) {
        view.layer.cornerRadius = configuration.cornerRadius
        view.layer.cornerCurve = .continuous
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews where view !== stroke { view.frame = bounds }
        placeStroke()
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
