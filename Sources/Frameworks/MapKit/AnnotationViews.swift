import CMapKitDescriptors
import UIKit
import UIKitRuntime

/// Shows one annotation: `image`, or what a subclass draws. The view is centered on the annotation's coordinate, offset by `centerOffset`.
open class MKAnnotationView: UIView {
    /// The annotation that the view shows; nil while it isn't used.
    open var annotation: (any MKAnnotation)? { didSet { annotationChanged() } }
    open private(set) var reuseIdentifier: String?
    /// The image, which determines the view's size.
    open var image: UIImage? { didSet { showImage() } }
    /// Whether a tap shows a callout with the annotation's title.
    open var canShowCallout = false
    /// The offset in points from the center of the view's upper edge to the callout's tip.
    open var calloutOffset = CGPoint.zero
    /// The offset in points; negative values move the view up.
    open var centerOffset = CGPoint.zero
    /// Whether taps select the view.
    open var isEnabled = true
    open var isSelected = false
    /// Whether a finger is on the view. It is stored but has no effect.
    open var isHighlighted = false
    /// Whether the user can drag the view. The user can't here.
    open var isDraggable = false
    /// The group in which overlapping views are combined; nil for none. It is stored but has no effect.
    open var clusteringIdentifier: String?
    /// The view at the left of the callout; nil for none.
    open var leftCalloutAccessoryView: UIView?
    /// The view at the right of the callout; nil for none.
    open var rightCalloutAccessoryView: UIView?
    /// The view that replaces the subtitle in the callout.
    open var detailCalloutAccessoryView: UIView?
    /// The state of dragging. It is stored but has no effect.
    open var dragState = DragState.none
    /// The priority of showing the view. It is stored but has no effect.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// The order of views, of which the highest is in front, and of the same while it is selected.
    public final var zPriority = MKAnnotationViewZPriority.defaultUnselected, selectedZPriority = MKAnnotationViewZPriority.defaultSelected
    /// The offset in points of what a selected place shows. It is stored but has no effect.
    public final var accessoryOffset = CGPoint.zero
    private var imageView: UIImageView?

    /// Creates a view of an annotation. Views with the same identifier are used again; nil prevents it.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    /// Creates a view without an annotation.
    public override convenience init(frame: CGRect) {
        self.init(annotation: nil, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    /// Calls `type.init(annotation:reuseIdentifier:)`, through the class's own override.
    static func make(_ type: MKAnnotationView.Type, annotation: (any MKAnnotation)?, identifier: String) -> MKAnnotationView {
        Instantiation.make(type, annotation, string: identifier, method: us_MKAnnotationView_init(), declaredIn: MKAnnotationView.self)
    }

    /// Called before the view is used for another annotation.
    open func prepareForReuse() {}
    /// Called before the view is shown for an annotation.
    open func prepareForDisplay() { annotationChanged() }
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    private func showImage() {
        guard let image else {
            imageView?.removeFromSuperview()
            return imageView = nil
        }
        let view = imageView ?? UIImageView()
        view.image = image
        view.frame = CGRect(origin: .zero, size: image.size)
        bounds.size = image.size
        if imageView == nil { insertSubview(view, at: 0) }
        imageView = view
    }

    func place(at point: CGPoint) { center = CGPoint(x: point.x + centerOffset.x, y: point.y + centerOffset.y) }
    /// The position of a callout's tip without an offset, in the coordinates of the view's superview.
    var calloutTop: CGFloat { frame.minY }
    /// Called when the annotation or its title has changed.
    func annotationChanged() {}

    /// The title and the subtitle, unless an app sets another label: public UI tests find an annotation as "ITV Yorkshire, Glass".
    open override var accessibilityLabel: String? {
        get {
            if let own = super.accessibilityLabel { return own }
            let words: (any MKAnnotationWords)? = annotation
            let parts = [words?.title, words?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }
}

/// A pin with a colored head.
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor! = .systemRed { didSet { setNeedsDisplay() } }
    // FIXME(gap): pins do not fall from above.
    /// Whether the pin falls from above. It is stored but has no effect.
    open var animatesDrop = false

    /// The size is 32 × 39 points with the tip at (8, 36), as apps print it.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        backgroundColor = .clear
        bounds.size = CGSize(width: 32, height: 39)
        (centerOffset, calloutOffset) = (CGPoint(x: 8, y: -16), CGPoint(x: -8, y: 0))
    }

    open override func draw(_ rect: CGRect) {
        guard image == nil, let context = UIGraphicsGetCurrentContext() else { return }
        UIColor(white: 0, alpha: 0.25).setFill()
        UIBezierPath(ovalIn: CGRect(x: 5, y: 34, width: 6, height: 3)).fill()
        UIColor(white: 0.55, alpha: 1).setFill()
        UIBezierPath(roundedRect: CGRect(x: 7, y: 12, width: 2, height: 23.5), cornerRadius: 1).fill()
        let head = CGRect(x: 0.5, y: 0.5, width: 15, height: 15)
        pinTintColor.setFill()
        UIBezierPath(ovalIn: head).fill()
        let shine = CGGradient(
            colorsSpace: nil, colors: [UIColor(white: 1, alpha: 0.6).cgColor, UIColor(white: 1, alpha: 0).cgColor] as CFArray,
            locations: [0, 1])
        if let shine {
            context.drawRadialGradient(
                shine, startCenter: CGPoint(x: 6, y: 5), startRadius: 0, endCenter: CGPoint(x: 6, y: 5), endRadius: 6, options: [])
        }
    }
}

/// A balloon with a glyph, whose tip is at the coordinate, with the annotation's title below it. The selected one is larger.
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The color of the balloon; nil for red.
    open var markerTintColor: UIColor? { didSet { balloon.setNeedsDisplay() } }
    /// The color of the picture in the balloon; nil for white.
    open var glyphTintColor: UIColor? { didSet { showGlyph() } }
    /// A letter or two that replace the balloon's picture.
    open var glyphText: String? { didSet { showGlyph() } }
    /// The picture in the balloon; nil for a pin.
    open var glyphImage: UIImage? { didSet { showGlyph() } }
    /// The picture of a selected balloon; nil for the same.
    open var selectedGlyphImage: UIImage? { didSet { showGlyph() } }
    /// Whether the title is below the balloon.
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { annotationChanged() } }
    /// Whether the subtitle is below the balloon.
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { annotationChanged() } }
    /// Whether the view appears with an animation. It is stored but has no effect.
    open var animatesWhenAdded = false
    private let balloon = MarkerBalloon()
    private let glyphView = UIImageView(), glyphLabel = UILabel()
    private let caption = UILabel()

    /// The size is 28 × 28 points above the place.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        bounds.size = CGSize(width: 28, height: 28)
        centerOffset = CGPoint(x: 0, y: -14)
        balloon.marker = self
        // Grows from its tip, which is at the coordinate.
        balloon.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        balloon.bounds = CGRect(x: 0, y: 0, width: 28, height: 33)
        balloon.center = CGPoint(x: 14, y: 28)
        glyphView.contentMode = .scaleAspectFit
        glyphView.frame = CGRect(x: 7, y: 7, width: 14, height: 14)
        glyphLabel.frame = CGRect(x: 3, y: 4, width: 22, height: 20)
        glyphLabel.textAlignment = .center
        glyphLabel.font = .systemFont(ofSize: 14, weight: .semibold)
        glyphLabel.adjustsFontSizeToFitWidth = true
        caption.textAlignment = .center
        caption.numberOfLines = 2
        balloon.addSubview(glyphView)
        balloon.addSubview(glyphLabel)
        addSubview(balloon)
        addSubview(caption)
        showGlyph()
        annotationChanged()
    }

    private func showGlyph() {
        let color = glyphTintColor ?? .white
        let picture = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage
        glyphLabel.text = glyphText
        glyphLabel.textColor = color
        glyphView.isHidden = glyphText != nil
        glyphView.image = (picture ?? UIImage(systemName: "mappin"))?.withRenderingMode(.alwaysTemplate)
        glyphView.tintColor = color
    }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        showGlyph()
        let grow = { self.balloon.transform = selected ? CGAffineTransform(scaleX: 1.7, y: 1.7) : .identity }
        if animated {
            UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, animations: grow)
        } else {
            grow()
        }
        annotationChanged()
    }
    open override func prepareForReuse() {
        super.prepareForReuse()
        setSelected(false, animated: false)
    }

    override var calloutTop: CGFloat { frame.minY + balloon.frame.minY }

    override func annotationChanged() {
        super.annotationChanged()
        let text = NSMutableAttributedString()
        // Black on white or white on black, with the other color around the letters.
        func add(_ line: String?, _ size: CGFloat, _ weight: UIFont.Weight) {
            guard let line, !line.isEmpty else { return }
            text.append(
                NSAttributedString(
                    string: (text.length > 0 ? "\n" : "") + line,
                    attributes: [
                        .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: UIColor.label,
                    ]))
        }
        if titleVisibility != .hidden { add(annotation?.title, 11, .semibold) }
        if subtitleVisibility == .visible || isSelected && subtitleVisibility == .adaptive { add(annotation?.subtitle, 10, .regular) }
        caption.attributedText = text
        caption.isHidden = isSelected && canShowCallout
        (caption.shadowColor, caption.shadowOffset) = (.systemBackground, CGSize(width: 0, height: 1))
        let size = caption.sizeThatFits(CGSize(width: 120, height: 60))
        caption.frame = CGRect(x: 14 - min(size.width, 120) / 2, y: 30, width: min(size.width, 120), height: size.height)
    }
}

/// The marker's shape: a circle with a tip below.
private final class MarkerBalloon: UIView {
    weak var marker: MKMarkerAnnotationView?

    init() {
        super.init(frame: .zero)
        backgroundColor = .clear
    }
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let shape = UIBezierPath(
            arcCenter: CGPoint(x: 14, y: 14), radius: 13.5, startAngle: .pi * 0.68, endAngle: .pi * 0.32, clockwise: true)
        shape.addQuadCurve(to: CGPoint(x: 14, y: 32.5), controlPoint: CGPoint(x: 16.5, y: 29.5))
        shape.addQuadCurve(
            to: CGPoint(x: 14 + 13.5 * cos(.pi * 0.68), y: 14 + 13.5 * sin(.pi * 0.68)), controlPoint: CGPoint(x: 11.5, y: 29.5))
        shape.close()
        (marker?.markerTintColor ?? UIColor(red: 1, green: 0.29, blue: 0.26, alpha: 1)).setFill()
        shape.fill()
    }
}
