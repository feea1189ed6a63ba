import UIKit

/// A scrolling page of captioned samples, one below the other.
class GalleryPage: UIViewController {
    private let scrollView = UIScrollView()
    let column = UIStackView()

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.alwaysBounceVertical = true
        column.translatesAutoresizingMaskIntoConstraints = false
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 8
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        let content = scrollView.contentLayoutGuide, frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor), scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
        ])
        fill()
    }

    /// Adds the samples. For subclasses.
    func fill() {}

    /// A small gray heading.
    func caption(_ text: String) {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .secondaryLabel
        column.addArrangedSubview(label)
    }

    @discardableResult
    func add<V: UIView>(_ view: V, wide: Bool = false, height: CGFloat? = nil) -> V {
        column.addArrangedSubview(view)
        if wide { view.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return view
    }

    @discardableResult
    func row(_ views: [UIView], spacing: CGFloat = 12, alignment: UIStackView.Alignment = .center) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        row.spacing = spacing
        row.alignment = alignment
        return add(row)
    }

    func label(_ text: String, _ font: UIFont = .preferredFont(forTextStyle: .body), lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = lines
        return label
    }
}

/// A view of a fixed size that draws with a closure.
final class DrawingView: UIView {
    private let drawing: (CGContext, CGRect) -> Void

    init(_ width: CGFloat, _ height: CGFloat, _ drawing: @escaping (CGContext, CGRect) -> Void) {
        self.drawing = drawing
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
        isOpaque = false
        NSLayoutConstraint.activate([widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height)])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { drawing(context, bounds) }
    }
}

/// A view of a fixed size whose layer a closure configures.
final class LayerView: UIView {
    init(_ width: CGFloat, _ height: CGFloat, _ setUp: (CALayer, CGRect) -> Void) {
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
        NSLayoutConstraint.activate([widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height)])
        setUp(layer, bounds)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

/// A landscape in flat colors, for samples that need a picture.
func samplePicture(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { renderer in
        let context = renderer.cgContext
        let (w, h) = (size.width, size.height)
        let sky = CGGradient(
            colorsSpace: nil, colors: [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor, UIColor.white.cgColor] as CFArray,
            locations: nil)!
        context.drawLinearGradient(sky, start: .zero, end: CGPoint(x: 0, y: h * 0.7), options: .drawsAfterEndLocation)
        UIColor.systemYellow.setFill()
        UIBezierPath(ovalIn: CGRect(x: w * 0.68, y: h * 0.12, width: h * 0.22, height: h * 0.22)).fill()
        UIColor.systemIndigo.setFill()
        let hills = UIBezierPath()
        hills.move(to: CGPoint(x: 0, y: h))
        hills.addLine(to: CGPoint(x: 0, y: h * 0.62))
        hills.addCurve(
            to: CGPoint(x: w, y: h * 0.55), controlPoint1: CGPoint(x: w * 0.35, y: h * 0.2), controlPoint2: CGPoint(x: w * 0.6, y: h * 0.95)
        )
        hills.addLine(to: CGPoint(x: w, y: h))
        hills.close()
        hills.fill()
        UIColor.systemGreen.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: h * 0.85, width: w, height: h * 0.15)).fill()
    }
}
