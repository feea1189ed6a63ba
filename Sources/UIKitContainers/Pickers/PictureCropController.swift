import Foundation

/// Moves and scales a picked picture under a square: the step that `allowsEditing` adds after picking.
@MainActor
final class PictureCropController: UIViewController, UIScrollViewDelegate {
    private let image: UIImage
    private let done: (_ edited: UIImage, _ crop: CGRect) -> Void
    private let scroll = UIScrollView(), picture = UIImageView()

    /// Creates a controller. `done` receives the picture inside the square, and the square in the original's points.
    init(_ image: UIImage, done: @escaping (_ edited: UIImage, _ crop: CGRect) -> Void) {
        (self.image, self.done) = (image, done)
        super.init(nibName: nil, bundle: nil)
        title = "Move and Scale"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Choose", primaryAction: UIAction(title: "Choose") { [weak self] _ in self?.choose() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.clipsToBounds = true
        scroll.delegate = self
        scroll.clipsToBounds = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.layer.borderColor = UIColor.white.cgColor
        scroll.layer.borderWidth = 1
        scroll.maximumZoomScale = 4
        picture.image = image
        scroll.addSubview(picture)
        view.addSubview(scroll)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets), side = min(room.width, room.height)
        let square = CGRect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
        guard side > 0, image.size.width > 0, image.size.height > 0, scroll.frame != square else { return }
        scroll.zoomScale = 1
        scroll.frame = square
        // The shorter side fills the square.
        let factor = side / min(image.size.width, image.size.height)
        picture.frame = CGRect(x: 0, y: 0, width: image.size.width * factor, height: image.size.height * factor)
        scroll.contentSize = picture.frame.size
        scroll.contentOffset = CGPoint(x: (picture.frame.width - side) / 2, y: (picture.frame.height - side) / 2)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    private func choose() {
        view.layoutIfNeeded()
        let factor = image.size.width / max(picture.frame.width, 1)
        // Whole pixels of the picture.
        func whole(_ value: CGFloat) -> CGFloat { (value * factor).rounded(toPixelsAt: image.scale) }
        let shown = CGRect(
            x: whole(scroll.contentOffset.x), y: whole(scroll.contentOffset.y), width: whole(scroll.bounds.width),
            height: whole(scroll.bounds.height))
        let crop = shown.overlap(with: CGRect(origin: .zero, size: image.size))
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let edited = UIGraphicsImageRenderer(size: crop.size, format: format).image { _ in
            image.draw(at: CGPoint(x: -crop.minX, y: -crop.minY))
        }
        done(edited, crop)
    }
}
