import UIKitCore

/// The preview of a context menu: a picture of its view, or the view of the preview's controller.
final class LiftedPreview: UIView {
    var tapped: () -> Void = {}
    /// Returns the preview of the place to which this one returns; `nil` for that from which it was lifted.
    var dismissalPreview: @MainActor () -> UITargetedPreview? = { nil }
    private let clip = UIView()
    private let controller: UIViewController?
    private let targeted: UITargetedPreview
    /// The alpha of the original view, which is hidden during the preview: the blur would show it around the picture.
    private var restingAlpha: CGFloat?

    init(_ targeted: UITargetedPreview, _ controller: UIViewController?) {
        (self.targeted, self.controller) = (targeted, controller)
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.role.insert(.animatesPaths)
        clip.clipsToBounds = true
        clip.layer.cornerCurve = .continuous
        clip.layer.cornerRadius = MenuFigures.previewRadius
        addSubview(clip)
        if let controller {
            clip.addSubview(controller.view)
        } else if let picture = targeted.view.window == nil ? targeted.view : targeted.view.snapshotView(afterScreenUpdates: false) {
            clip.backgroundColor = targeted.parameters.backgroundColor ?? .systemBackground
            // A view outside of windows is shown itself.
            if picture === targeted.view { picture.center = CGPoint(x: picture.bounds.width / 2, y: picture.bounds.height / 2) }
            clip.addSubview(picture)
            if let path = targeted.parameters.visiblePath {
                let mask = CAShapeLayer()
                mask.path = path.cgPath
                clip.layer.mask = mask
                clip.layer.cornerRadius = 0
                layer.shadowPath = path.cgPath
            }
        }
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.tapped() }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { fatalError("a preview is not archived") }

    /// Returns the frame from which the preview is lifted, in `space`.
    func origin(in space: UIView) -> CGRect { targeted.place(in: space) }
    /// Returns the frame to which the preview returns, in `space`.
    func goal(in space: UIView) -> CGRect { (dismissalPreview() ?? targeted).place(in: space) }

    /// Returns the frame while a menu of `menuHeight` is shown below the preview.
    func place(in room: CGRect, above menuHeight: CGFloat, of space: UIView) -> CGRect {
        let height = max(0, room.height - menuHeight)
        let origin = origin(in: space)
        guard let controller else {
            let y = max(room.minY, min(origin.minY, room.minY + height - origin.height))
            return CGRect(x: origin.minX, y: y, width: origin.width, height: origin.height)
        }
        let wish = controller.preferredContentSize
        let size = CGSize(
            width: wish.width > 0 ? min(wish.width, room.width) : room.width, height: wish.height > 0 ? min(wish.height, height) : height)
        let y = max(room.minY, min(origin.midY - size.height / 2, room.minY + height - size.height))
        return CGRect(x: room.midX - size.width / 2, y: y, width: size.width, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        controller?.view.frame = clip.bounds
        if clip.layer.mask == nil { layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: clip.layer.cornerRadius).cgPath }
    }

    // MARK: Appearing and disappearing

    func willShow(_ shows: Bool) {
        controller?.beginAppearanceTransition(shows, animated: true)
        guard shows, controller == nil, restingAlpha == nil, !targeted.view.isDescendant(of: clip) else { return }
        restingAlpha = targeted.view.alpha
        UIView.performWithoutAnimation { targeted.view.alpha = 0 }
    }
    func didShow() { controller?.endAppearanceTransition() }

    /// Replaces the picture with the view.
    func putBack() {
        guard let restingAlpha else { return }
        targeted.view.alpha = restingAlpha
        self.restingAlpha = nil
    }
}

extension UITargetedPreview {
    /// Returns the frame of the preview at its target: that of the view if it is there, or else the view's size about the target's center.
    fileprivate func place(in space: UIView) -> CGRect {
        if view.window != nil, target.container === view.superview, target.center == view.center {
            return view.convert(view.bounds, to: space)
        }
        let center = target.container.convert(target.center, to: space)
        let size = CGRect(origin: .zero, size: self.size).applying(target.transform).size
        return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}
