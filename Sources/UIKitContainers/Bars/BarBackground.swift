import Foundation

/// What lies behind a bar's content: blur or colour, image, hairline.
@MainActor
final class BarBackground: UIView {
    enum HairlineEdge { case top, bottom }

    private let hairlineEdge: HairlineEdge
    private let image = UIImageView()
    private let hairline = UIView()

    init(hairline edge: HairlineEdge) {
        hairlineEdge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [image, hairline] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    // FIXME(gap): the chrome material is a translucent colour until UIVisualEffectView stands; nothing behind it is blurred.
    func show(_ background: UIBarAppearance.Background, tint: UIColor?) {
        backgroundColor = tint ?? background.color ?? (background.effect == nil ? nil : .barMaterial)
        image.image = background.image
        image.contentMode = background.contentMode
        image.isHidden = background.image == nil
        hairline.backgroundColor = background.shadowColor
        hairline.isHidden = background.shadowColor == nil && background.shadowImage == nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = bounds
        let height = 1 / max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(x: 0, y: hairlineEdge == .bottom ? bounds.height : -height, width: bounds.width, height: height)
    }
}

extension UIColor {
    /// The chrome material of bars, flattened.
    fileprivate static let barMaterial = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.09, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
    }
}
