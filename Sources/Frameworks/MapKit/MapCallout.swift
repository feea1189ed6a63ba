import UIKit

/// The bubble above a selected annotation: title, subtitle, or a custom view, and accessories on both sides.
final class MapCallout: UIView {
    private let bubble = UIView(), tip = CAShapeLayer()
    private let row: UIStackView

    /// Calls `accessoryTapped` for controls at the sides.
    init(_ view: MKAnnotationView, accessoryTapped: @escaping (UIControl) -> Void) {
        let title = UILabel(), words = UIStackView()
        title.text = view.annotation?.title
        title.font = .systemFont(ofSize: 15, weight: .medium)
        words.axis = .vertical
        words.addArrangedSubview(title)
        if let detail = view.detailCalloutAccessoryView {
            words.addArrangedSubview(detail)
        } else if let subtitle = view.annotation?.subtitle ?? nil, !subtitle.isEmpty {
            let label = UILabel()
            label.text = subtitle
            label.font = .systemFont(ofSize: 12)
            label.textColor = .secondaryLabel
            words.addArrangedSubview(label)
        }
        row = UIStackView(arrangedSubviews: [view.leftCalloutAccessoryView, words, view.rightCalloutAccessoryView].compactMap { $0 })
        super.init(frame: .zero)
        for accessory in [view.leftCalloutAccessoryView, view.rightCalloutAccessoryView].compactMap({ $0 }) {
            // The size that the app gave it.
            if accessory.bounds.size != .zero, accessory.intrinsicContentSize.width <= 0 {
                accessory.widthAnchor.constraint(equalToConstant: accessory.bounds.width).isActive = true
                accessory.heightAnchor.constraint(equalToConstant: accessory.bounds.height).isActive = true
            }
            if let control = accessory as? UIControl {
                let action = UIAction(identifier: UIAction.Identifier("MapKit.calloutAccessory")) { [weak control] _ in
                    if let control { accessoryTapped(control) }
                }
                control.addAction(action, for: .touchUpInside)
            }
        }
        row.spacing = 10
        row.alignment = .center
        row.layoutMargins = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        row.isLayoutMarginsRelativeArrangement = true
        row.insetsLayoutMarginsFromSafeArea = false
        bubble.backgroundColor = .secondarySystemGroupedBackground
        bubble.layer.cornerRadius = 10
        bubble.layer.cornerCurve = .continuous
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.25, 8, CGSize(width: 0, height: 3))
        layer.addSublayer(tip)
        addSubview(bubble)
        bubble.addSubview(row)
    }
    required init?(coder: NSCoder) { nil }

    /// Centers the bubble over `point`, as far as it stays 8 points inside `area`.
    func place(above point: CGPoint, within area: CGRect) {
        var size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        size = CGSize(width: min(max(size.width, 44), max(44, area.width - 16)), height: max(size.height, 44))
        let x = min(max(point.x - size.width / 2, area.minX + 8), max(area.minX + 8, area.maxX - 8 - size.width))
        frame = CGRect(x: x.rounded(), y: (point.y - size.height - 10).rounded(), width: size.width, height: size.height + 10)
        bubble.frame = CGRect(origin: .zero, size: size)
        row.frame = bubble.bounds
        let foot = min(max(point.x - frame.minX, 20), size.width - 20)
        let shape = UIBezierPath()
        shape.move(to: CGPoint(x: foot - 10, y: size.height))
        shape.addLine(to: CGPoint(x: foot, y: size.height + 9))
        shape.addLine(to: CGPoint(x: foot + 10, y: size.height))
        shape.close()
        CATransaction.withoutActions {
            tip.path = shape.cgPath
            tip.fillColor = bubble.backgroundColor?.resolvedColor(with: traitCollection).cgColor
        }
    }
}
