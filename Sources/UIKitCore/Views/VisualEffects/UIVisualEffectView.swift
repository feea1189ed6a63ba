import Foundation
import QuartzCore

/// Blurs the views behind it and shows its content view on top.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let backdrop = UIVisualEffectBackdropView(frame: .zero)
    private let tint = UIVisualEffectSubview(frame: .zero)
    private let content = UIVisualEffectContentView(frame: .zero)

    /// Creates a view with an effect; `nil` shows only the content.
    public init(effect: UIVisualEffect?) {
        storedEffect = effect
        super.init(frame: .zero)
        addParts()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    /// Creates a view with the effect and content of an archive or an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        storedEffect = coder.decodeObject(forKey: "UIVisualEffectViewEffect") as? UIVisualEffect
        addParts()
        coder.decodeInterface(of: self, as: UIVisualEffectView.self)
    }

    private func addParts() {
        for part in [backdrop, tint, content] {
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            super.insertSubview(part, at: storedSubviews.count)
        }
        backdrop.isUserInteractionEnabled = false
        tint.isUserInteractionEnabled = false
        for part in [backdrop, tint] { part.layer.role.insert(.material) }
        applyEffect()
    }

    /// The view to add subviews to.
    open var contentView: UIView { content }

    private var storedEffect: UIVisualEffect?
    /// The effect. Animatable: inside an animation block the blur grows and shrinks.
    open var effect: UIVisualEffect? {
        get { storedEffect }
        set {
            let old = storedEffect
            ViewAnimation.current?.onReversal { [weak self] in self?.effect = old }
            storedEffect = newValue
            applyEffect()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyEffect()
    }

    private func applyEffect() {
        content.layer.compositingFilter = (storedEffect as? UIVibrancyEffect).map { vibrancy in
            let isDark = Material.isDark(vibrancy.blurEffect.style) ?? (traitCollection.userInterfaceStyle == .dark)
            return SilhouetteFilter(CGColor(gray: isDark ? 1 : 0, alpha: vibrancy.strength))
        }
        let glass = storedEffect as? UIGlassEffect
        guard let blur = glass?.blur ?? storedEffect as? UIBlurEffect else {
            backdrop.backdropLayer.setBlurRadius(0)
            backdrop.alpha = 0
            tint.alpha = 0
            return
        }
        let material = Material(blur.style, isDark: traitCollection.userInterfaceStyle == .dark)
        let isOpaque = UIAccessibility.isReduceTransparencyEnabled
        backdrop.backdropLayer.setBlurRadius(isOpaque ? 0 : material.blur)
        backdrop.backdropLayer.saturation = isOpaque ? 1 : material.saturation
        backdrop.alpha = 1
        let color = glass?.tintColor?.withAlphaComponent(0.5) ?? UIColor(white: material.white, alpha: material.alpha)
        tint.backgroundColor = isOpaque ? color.withAlphaComponent(1) : color
        tint.alpha = 1
    }

    // MARK: Subviews

    // UIKit raises the same exception for views that are not added to the content view.
    open override func addSubview(_ view: UIView) {
        refuse(view)
    }

    open override func insertSubview(_ view: UIView, at index: Int) {
        refuse(view)
    }

    private func refuse(_ view: UIView) {
        Fault.raise(
            .internalInconsistencyException,
            "\(Fault.name(of: view)) has been added as a subview to \(Fault.name(of: self)). Do not add subviews directly to the visual effect view itself, instead add them to the -contentView."
        )
    }
}

// The parts of an effect view; tree dumps and layout messages show these names.

@MainActor
final class UIVisualEffectContentView: UIView {}

@MainActor
final class UIVisualEffectSubview: UIView {}

@MainActor
final class UIVisualEffectBackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }
    // Every instance is created with the layer class above.
    var backdropLayer: BackdropLayer { layer as! BackdropLayer }
}
