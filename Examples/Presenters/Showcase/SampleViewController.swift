import UIKit

/// The presented screen, which shows how it was presented.
class SampleViewController: UIViewController {

    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
        preferredContentSize = CGSize(width: 240, height: 120)
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made with its name.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "Shown by \(title ?? "")"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
