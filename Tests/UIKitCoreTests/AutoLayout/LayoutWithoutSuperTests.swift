import Testing
import UIKit

@MainActor @Suite(.serialized)
struct LayoutWithoutSuperTests {
    final class Careless: UIView {
        var seen: [CGRect] = []
        override func layoutSubviews() { seen = subviews.map(\.frame) }
    }

    @Test("constraints place the subviews of a view whose layoutSubviews does not call super")
    func placing() {
        let view = Careless(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            child.widthAnchor.constraint(equalToConstant: 50), child.heightAnchor.constraint(equalToConstant: 30),
        ])
        view.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 20, y: 10, width: 50, height: 30))
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.seen == [child.frame])
    }
}
