#if CONTAINERS_HAVE_LANDED
import Foundation

/// What lies behind a bar's content: blur or colour, image, hairline.
@MainActor
final class BarBackground: UIView {
    enum HairlineEdge { case top, bottom }

    private let hairlineEdge: HairlineEdge
    private let blur = UIVisualEffectView(effect: nil)
    private let image = UIImageView()
    private let hairline = UIView()

    init(hairline edge: HairlineEdge) {
        hairlineEdge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [blur, image, hairline] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ background: UIBarAppearance.Background, tint: UIColor?) {
        blur.effect = background.color == nil || background.effect != nil ? background.effect : nil
        blur.isHidden = background.effect == nil
        backgroundColor = tint ?? background.color
        image.image = background.image
        image.contentMode = background.contentMode
        image.isHidden = background.image == nil
        hairline.backgroundColor = background.shadowColor
        hairline.isHidden = background.shadowColor == nil && background.shadowImage == nil
        alpha = 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        blur.frame = bounds
        image.frame = bounds
        let height = 1 / max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(x: 0, y: hairlineEdge == .bottom ? bounds.height : -height, width: bounds.width, height: height)
    }
}
#endif
