import UIKit

/// Counts how often its button is tapped.
public class CounterViewController: UIViewController {
    public let label = UILabel()
    public let button = UIButton(type: .system)
    @objc dynamic public private(set) var count = 0

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.textAlignment = .center
        label.text = "0"
        button.setTitle("Count", for: .normal)
        button.addTarget(self, action: #selector(increment(_:)), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    @objc private func increment(_ sender: UIButton) {
        count += 1
        label.text = "\(count)"
    }
}
