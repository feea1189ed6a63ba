import UIKitCore

/// A layout guide for a part of a list's content, for the app's own constraints.
@MainActor final class ListContentGuide {
    let guide = UILayoutGuide()
    private let constraints: [NSLayoutConstraint]

    init(in view: UIView) {
        view.addLayoutGuide(guide)
        constraints = [
            guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
        ]
        NSLayoutConstraint.activate(constraints)
    }

    func follow(_ frame: CGRect) {
        for (constraint, value) in zip(constraints, [frame.minX, frame.minY, frame.width, frame.height]) where constraint.constant != value
        {
            constraint.constant = value
        }
    }
}
