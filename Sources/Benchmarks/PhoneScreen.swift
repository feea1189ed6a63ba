import UIKitStoryboards

/// The phone screen that the peers show, too: a bar with a title, a search field, twelve rows with an image, two texts, and a switch, and
/// four tabs.
@MainActor
func makePhoneScreen(width: CGFloat = 390, height: CGFloat = 844) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let tabs = UITabBarController()
    tabs.viewControllers = ["Reports", "Search", "Inbox", "Settings"].map { name in
        let controller = name == "Reports" ? ReportsViewController() : UIViewController()
        controller.title = name
        let navigation = UINavigationController(rootViewController: controller)
        navigation.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "folder"), tag: 0)
        return navigation
    }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
}

private final class ReportsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let search = UISearchBar()
        search.searchBarStyle = .minimal
        search.placeholder = "Search"
        var constraints: [NSLayoutConstraint] = []
        let rows = (0..<12).map { makeListRow($0, &constraints) }
        let column = UIStackView(arrangedSubviews: [search] + rows)
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate(
            constraints + [
                column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
    }
}
