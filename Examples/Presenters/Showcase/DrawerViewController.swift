import UIKit

/// A container with a menu that slides over its content from the leading edge.
class DrawerViewController: UIViewController {

    private let content: UIViewController
    private let menu: UIViewController

    private let dimmingView = UIControl()
    private var menuLeading: NSLayoutConstraint?
    private var menuTrailing: NSLayoutConstraint?

    /// Whether the menu is a child of the drawer: it is one only while it is open.
    private var isOpen: Bool { menu.parent === self }

    init(content: UIViewController, menu: UIViewController) {
        self.content = content
        self.menu = menu
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The drawer is made with its content.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)

        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimmingView.accessibilityLabel = "Close Menu"
        dimmingView.isAccessibilityElement = true
        dimmingView.frame = view.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.addTarget(self, action: #selector(dim(_:)), for: .touchUpInside)
    }

    @objc private func dim(_ sender: Any) {
        closeMenu(animated: true)
    }

    func openMenu(animated: Bool) {
        guard !isOpen else { return }
        dimmingView.alpha = 0
        view.addSubview(dimmingView)
        addChild(menu)
        menu.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(menu.view)
        menuLeading = menu.view.leadingAnchor.constraint(equalTo: view.leadingAnchor)
        menuTrailing = menu.view.trailingAnchor.constraint(equalTo: view.leadingAnchor)
        menuTrailing?.isActive = true
        NSLayoutConstraint.activate([
            menu.view.topAnchor.constraint(equalTo: view.topAnchor),
            menu.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            menu.view.widthAnchor.constraint(equalToConstant: 280),
        ])
        view.layoutIfNeeded()
        slide(isOpening: true, animated: animated) {
            self.menu.didMove(toParent: self)
        }
    }

    func closeMenu(animated: Bool) {
        guard isOpen else { return }
        menu.willMove(toParent: nil)
        slide(isOpening: false, animated: animated) {
            self.dimmingView.removeFromSuperview()
            self.menu.view.removeFromSuperview()
            self.menu.removeFromParent()
        }
    }

    private func slide(isOpening: Bool, animated: Bool, completion: @escaping () -> Void) {
        (isOpening ? menuTrailing : menuLeading)?.isActive = false
        (isOpening ? menuLeading : menuTrailing)?.isActive = true
        UIView.animate(withDuration: animated ? 0.3 : 0) {
            self.dimmingView.alpha = isOpening ? 1 : 0
            self.view.layoutIfNeeded()
        } completion: { _ in
            completion()
        }
    }
}

extension UIViewController {

    /// The nearest drawer around this controller.
    var drawerViewController: DrawerViewController? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0 as? DrawerViewController }.first
    }
}
