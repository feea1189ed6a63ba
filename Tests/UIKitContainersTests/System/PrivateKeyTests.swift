import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Keys of UIKit's that apps use without a header's leave", .serialized)
struct PrivateKeyTests {
    private func all<V: UIView>(_ type: V.Type, in view: UIView) -> [V] { (view as? V).map { [$0] } ?? view.subviews.flatMap { all(type, in: $0) } }

    @Test("an alert shows attributed texts, a controller's view, and actions in colours, with images and check marks")
    func alert() throws {
        let root = UIViewController(), alert = UIAlertController(title: "Old", message: nil, preferredStyle: .alert), content = UIViewController()
        let stage = Stage(root: root)
        content.preferredContentSize = CGSize(width: 200, height: 90)
        content.view.tag = 7
        alert.setValue(NSAttributedString(string: "New", attributes: [.foregroundColor: UIColor.systemGreen]), forKey: "attributedTitle")
        alert.setValue(NSAttributedString(string: "Below"), forKey: "attributedMessage")
        alert.setValue(content, forKey: "contentViewController")
        let action = UIAlertAction(title: "Go", style: .default)
        action.setValue(UIColor.systemRed, forKey: "titleTextColor")
        action.setValue(0, forKey: "titleTextAlignment")
        action.setValue(UIImage(systemName: "camera"), forKey: "image")
        action.setValue(true, forKey: "checked")
        alert.addAction(action)
        root.present(alert, animated: false)
        stage.settle()
        let labels = all(UILabel.self, in: alert.view)
        #expect(labels.compactMap(\.text).filter { !$0.isEmpty } == ["New", "Below", "Go"])
        let title = try #require(labels.first { $0.text == "New" })
        #expect(title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemGreen)
        let button = try #require(labels.first { $0.text == "Go" })
        #expect(button.textColor == .systemRed && button.textAlignment == .left)
        #expect(all(UIImageView.self, in: button.superview!).filter { $0.image != nil && !$0.isHidden }.count == 2)
        #expect(content.parent === alert && content.view.isDescendant(of: alert.view) && content.view.frame.height == 90)
        alert.dismiss(animated: false)
        stage.settle()
    }

    @Test("bars give the views they show, and take another tab bar")
    func bars() {
        final class Bar: UITabBar {}
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil), screen = UIViewController(), tabs = UITabBarController(), bar = Bar()
        screen.navigationItem.rightBarButtonItem = item
        screen.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        tabs.setValue(bar, forKey: "tabBar")
        tabs.viewControllers = [UINavigationController(rootViewController: screen)]
        let stage = Stage(root: tabs)
        stage.settle()
        #expect((item.value(forKey: "view") as? UIView)?.window != nil)
        #expect(tabs.tabBar === bar && bar.window != nil && bar.items?.count == 1)
        let later = Bar()
        tabs.setValue(later, forKey: "tabBar")
        stage.settle()
        #expect(tabs.tabBar === later && later.window != nil && bar.superview == nil && later.items?.count == 1)
    }

    @Test("fields and search bars give their parts")
    func parts() {
        let search = UISearchBar(), field = UITextField()
        #expect(search.value(forKey: "searchField") as? UITextField === search.searchTextField)
        search.setValue("Done", forKey: "cancelButtonText")
        #expect((search.value(forKey: "cancelButton") as? UIButton)?.currentTitle == "Done")
        #expect(field.value(forKey: "clearButton") is UIButton)
        #expect((UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat).map { $0 >= 0 } == true)
    }

    @Test("a device turned by its key turns the interface")
    func orientation() {
        let stage = Stage(root: UIViewController())
        UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
        stage.settle()
        #expect(UIDevice.current.orientation == .landscapeLeft)
        #expect(UIScreen.main.bounds.width > UIScreen.main.bounds.height)
        UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
        stage.settle()
        #expect(UIScreen.main.bounds.width < UIScreen.main.bounds.height)
    }
}
