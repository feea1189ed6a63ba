import Foundation

/// The background of a bar: blur or color, image, hairline.
@MainActor
final class BarBackground: UIView {
    enum HairlineEdge { case top, bottom }

    private let hairlineEdge: HairlineEdge
    private let material = UIVisualEffectView(effect: nil)
    private let image = UIImageView()
    /// The line at the bar's edge, or the app's image that replaces it.
    private let hairline = UIImageView()

    init(hairline edge: HairlineEdge) {
        hairlineEdge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [material, image, hairline] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private struct Shown: Equatable {
        let background: UIBarAppearance.Background
        let tint: UIColor?
        let style: UIUserInterfaceStyle
    }
    private var shown: Shown?
    var isClear: Bool { isHidden || (material.isHidden && backgroundColor == nil && image.isHidden) }

    func show(_ background: UIBarAppearance.Background, tint: UIColor?) {
        let wanted = Shown(background: background, tint: tint, style: traitCollection.userInterfaceStyle)
        guard wanted != shown else { return }
        shown = wanted
        // A color of the app is drawn over the blur; an opaque one leaves nothing to blur.
        let color = tint ?? background.color
        let hidesBackdrop = color.map { $0.resolvedColor(with: traitCollection).cgColor.alpha >= 1 } ?? false
        material.effect = hidesBackdrop ? nil : background.effect
        material.isHidden = material.effect == nil
        material.contentView.backgroundColor = material.isHidden ? nil : color
        backgroundColor = material.isHidden ? color : nil
        image.image = background.image
        image.contentMode = background.contentMode
        image.isHidden = background.image == nil
        // An image is colored only if there is a color for it.
        hairline.image = background.shadowColor == nil ? background.shadowImage : background.shadowImage?.withRenderingMode(.alwaysTemplate)
        hairline.tintColor = background.shadowColor
        hairline.backgroundColor = background.shadowImage == nil ? background.shadowColor : nil
        hairline.isHidden = background.shadowColor == nil && background.shadowImage == nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        image.frame = bounds
        let height = hairline.image?.size.height ?? 1 / max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(x: 0, y: hairlineEdge == .bottom ? bounds.height : -height, width: bounds.width, height: height)
    }
}
