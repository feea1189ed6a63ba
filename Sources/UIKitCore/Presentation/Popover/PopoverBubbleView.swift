import Foundation

/// The bubble behind a popover's content: shadow, rounded box, arrow.
@MainActor
final class PopoverBubbleView: UIView {
    var placement: PopoverGeometry? { didSet { setNeedsLayout() } }
    var fill: UIColor? { didSet { setNeedsLayout() } }
    private let shape = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.addSublayer(shape)
        shape.role.insert(.animatesPaths)
        shape.shadowOpacity = 0.2
        shape.shadowRadius = 20
        shape.shadowOffset = CGSize(width: 0, height: 4)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let placement else { return }
        let path = UIBezierPath(roundedRect: placement.contentFrame, cornerRadius: PopoverFigures.cornerRadius)
        path.append(arrow(of: placement))
        shape.frame = bounds
        shape.path = path.cgPath
        shape.fillColor = (fill ?? .systemBackground).resolvedColor(with: traitCollection).cgColor
    }

    private func arrow(of placement: PopoverGeometry) -> UIBezierPath {
        let frame = placement.contentFrame
        let (half, height) = (PopoverFigures.arrowBase / 2, PopoverFigures.arrowHeight)
        let path = UIBezierPath()
        func triangle(_ a: CGPoint, _ tip: CGPoint, _ b: CGPoint) {
            path.move(to: a)
            path.addLine(to: tip)
            path.addLine(to: b)
            path.close()
        }
        let x = frame.midX + placement.arrowOffset, y = frame.midY + placement.arrowOffset
        switch placement.direction {
        case .up: triangle(CGPoint(x: x - half, y: frame.minY), CGPoint(x: x, y: frame.minY - height), CGPoint(x: x + half, y: frame.minY))
        case .down:
            triangle(CGPoint(x: x - half, y: frame.maxY), CGPoint(x: x, y: frame.maxY + height), CGPoint(x: x + half, y: frame.maxY))
        case .left:
            triangle(CGPoint(x: frame.minX, y: y - half), CGPoint(x: frame.minX - height, y: y), CGPoint(x: frame.minX, y: y + half))
        case .right:
            triangle(CGPoint(x: frame.maxX, y: y - half), CGPoint(x: frame.maxX + height, y: y), CGPoint(x: frame.maxX, y: y + half))
        default: break
        }
        return path
    }
}
