import Foundation

/// The rounded pane on which controls of iOS 26 float: blurred backdrop, a light rim and a soft shadow.
@MainActor
final class GlassPlatter: UIView {
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))

    /// A color that replaces the glass: the prominent action's.
    var fill: UIColor? {
        didSet {
            material.isHidden = fill != nil
            backgroundColor = fill
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        material.clipsToBounds = true
        addSubview(material)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowRadius = 12
        layer.shadowOpacity = 0.1
        layer.role.insert(.animatesPaths)
        rimFollowsStyle()
    }

    required init?(coder: NSCoder) { nil }

    private func rimFollowsStyle() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        material.layer.borderColor = UIColor(white: 1, alpha: isDark ? 0.14 : 0.7).cgColor
        material.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        rimFollowsStyle()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = min(bounds.width, bounds.height) / 2
        material.frame = bounds
        (material.layer.cornerRadius, layer.cornerRadius) = (radius, radius)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
    }
}
