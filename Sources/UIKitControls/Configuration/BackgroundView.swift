import UIKitCore

/// Draws a ``UIBackgroundConfiguration``.
package final class BackgroundView: UIView {
    package var configuration: UIBackgroundConfiguration = .clear() { didSet { if configuration != oldValue { apply() } } }
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
        // A colour of nil means the tint only where the role is a button's; a cell's nil colour draws nothing.
        let hasColor = configuration.backgroundColor != nil || configuration.backgroundColorTransformer != nil
        backgroundColor = hasColor ? configuration.resolvedBackgroundColor(for: tintColor) : nil
        layer.cornerRadius = configuration.cornerRadius
        layer.cornerCurve = .continuous
        applyStroke()
        applyImage()
        applyCustomView()
        // FIXME(gap): configuration.visualEffect is kept, not shown.
        setNeedsLayout()
    }

    private func applyStroke() {
        layer.borderWidth = configuration.strokeWidth
        layer.borderColor = configuration.strokeWidth > 0
            ? configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor : nil
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
}
