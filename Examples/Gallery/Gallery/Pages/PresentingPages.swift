import UIKit

/// Presents something as soon as it is on screen.
final class PresentingPage: FruitPage {
    private var make: @MainActor () -> UIViewController = { UIViewController() }

    convenience init(_ title: String, _ make: @escaping @MainActor () -> UIViewController) {
        self.init(title)
        self.make = make
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        let controller = make()
        // On an iPad the action sheet is a popover, which needs a source.
        controller.popoverPresentationController?.sourceView = tableView.visibleCells.first
        present(controller, animated: true)
    }

    static func alert() -> UIViewController {
        let alert = UIAlertController(title: "Sign In", message: "Enter the name and the password that you chose.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { $0.placeholder = "Password" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Sign In", style: .default))
        return alert
    }

    static func actionSheet() -> UIViewController {
        let sheet = UIAlertController(
            title: "Delete “Apricots”?", message: "They will be gone from all your devices.", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Archive", style: .default))
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return sheet
    }

    static func sheet() -> UIViewController {
        let content = FruitPage("Detail"), navigation = UINavigationController(rootViewController: content)
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        navigation.sheetPresentationController?.detents = [.medium(), .large()]
        navigation.sheetPresentationController?.prefersGrabberVisible = true
        return navigation
    }
}

/// A pull-down menu, open.
final class MenuPage: UIViewController {
    private let button = UIButton(configuration: .filled())

    convenience init(_ title: String) {
        self.init()
        self.title = title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.configuration?.title = "Options"
        button.menu = UIMenu(
            title: "Sort by",
            children: [
                UIAction(title: "Name", image: UIImage(systemName: "textformat"), state: .on) { _ in },
                UIAction(title: "Date", subtitle: "Newest first", image: UIImage(systemName: "calendar")) { _ in },
                UIMenu(
                    options: .displayInline,
                    children: [
                        UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
                        UIAction(title: "Unavailable", attributes: .disabled) { _ in },
                    ]),
                UIMenu(title: "More", children: [UIAction(title: "Share") { _ in }]),
            ])
        button.showsMenuAsPrimaryAction = true
        button.frame = CGRect(x: 20, y: 140, width: 120, height: 36)
        view.addSubview(button)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        button.performPrimaryAction()
    }
}

/// A keyboard and selected text above it.
final class KeyboardPage: UIViewController {
    private let field = UITextField(frame: CGRect(x: 20, y: 130, width: 350, height: 34))

    convenience init(_ title: String, _ type: UIKeyboardType) {
        self.init()
        self.title = title
        field.keyboardType = type
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.text = "Some text here"
        view.addSubview(field)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
        let start = field.position(from: field.beginningOfDocument, offset: 5),
            end = field.position(from: field.beginningOfDocument, offset: 9)
        if let start, let end { field.selectedTextRange = field.textRange(from: start, to: end) }
    }
}

/// Navigation bar, toolbar and tab bar with everything on them.
final class BarsPage: FruitPage {
    private lazy var tabs = UITabBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.prompt = "A prompt"
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
        ]
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
        ]
        tabs.items = [("Home", "house"), ("Search", "magnifyingglass"), ("Inbox", "tray"), ("Profile", "person")].enumerated().map {
            index, entry in
            UITabBarItem(title: entry.0, image: UIImage(systemName: entry.1), tag: index)
        }
        tabs.items?[2].badgeValue = "3"
        tabs.selectedItem = tabs.items?.first
        tabs.frame.size.height = 62
        tableView.tableHeaderView = tabs
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.isToolbarHidden = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.isToolbarHidden = true
    }
}
