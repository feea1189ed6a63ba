import Testing
import UIKit
import UIKitTesting

@testable import UIKitRuntime

@MainActor @Suite("Private keys that apps use", .serialized)
struct PrivateKeyTests {
    /// Returns the outermost ones.
    private func all<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        (view as? V).map { [$0] } ?? view.subviews.flatMap { all(type, in: $0) }
    }

    @Test("an alert shows attributed texts, a content view controller, and actions with colors, images, and check marks")
    func alert() throws {
        let root = UIViewController(), alert = UIAlertController(title: "Old", message: nil, preferredStyle: .alert),
            content = UIViewController()
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

    @Test("bars return their views by key, and a tab bar can be replaced")
    func bars() {
        final class Bar: UITabBar {}
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil), screen = UIViewController(),
            tabs = UITabBarController(), bar = Bar()
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

    @Test("fields and search bars return their subviews by key")
    func parts() {
        let search = UISearchBar(), field = UITextField()
        #expect(search.value(forKey: "searchField") as? UITextField === search.searchTextField)
        search.setValue("Done", forKey: "cancelButtonText")
        #expect((search.value(forKey: "cancelButton") as? UIButton)?.currentTitle == "Done")
        #expect(field.value(forKey: "clearButton") is UIButton)
        #expect((UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat).map { $0 >= 0 } == true)
    }

    // Many public apps call `UIDatePicker().setValue(_:forKeyPath:)` with "textColor" and "highlightsToday".
    @Test("pickers color their rows by key, and a key without effect keeps its value and logs once")
    func pickers() throws {
        let picker = UIDatePicker(), later = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        var lines: [String] = []
        lines = Console.capturing {
            picker.setValue(UIColor.systemRed, forKeyPath: "textColor")
            picker.setValue(false, forKeyPath: "highlightsToday")
            later.setValue(false, forKey: "highlightsToday")
            later.perform(Selector(("setHighlightsToday:")), with: true)
        }
        #expect(lines.filter { $0.contains("highlightsToday") }.count <= 1)
        #expect(picker.value(forKey: "textColor") as? UIColor == .systemRed && picker.value(forKey: "highlightsToday") as? Bool == false)
        #expect(later.value(forKey: "highlightsToday") as? Bool == true)
        let root = UIViewController(), stage = Stage(root: root)
        root.view.addSubview(picker)
        stage.settle()
        let rows = all(UIPickerView.self, in: picker).flatMap { $0.subviews }.flatMap { all(UILabel.self, in: $0) }.filter {
            $0.text?.isEmpty == false
        }
        #expect(!rows.isEmpty && rows.allSatisfy { $0.textColor == .systemRed })
        let plain = UIPickerView()
        plain.setValue(UIColor.systemBlue, forKey: "textColor")
        #expect(plain.value(forKey: "_textColor") as? UIColor == .systemBlue)
    }

    @Test("a placeholder label takes its color and font by key, before and after the text, also by the instance variable's name")
    func placeholder() {
        let field = UITextField()
        field.placeholder = "Name"
        field.setValue(UIColor.systemRed, forKeyPath: "placeholderLabel.textColor")
        #expect(field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        field.placeholder = "Other"
        field.setValue(UIFont.systemFont(ofSize: 9), forKeyPath: "_placeholderLabel.font")
        let attributes = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
        #expect(attributes?[.foregroundColor] as? UIColor == .systemRed && (attributes?[.font] as? UIFont)?.pointSize == 9)
        #expect(field.attributedPlaceholder?.string == "Other")
    }

    @Test("bars lose their shadow by key, and a navigation bar can be replaced before and after the view is loaded")
    func shadowsAndBars() {
        final class Bar: UINavigationBar {}
        let screen = UIViewController(), nav = UINavigationController(rootViewController: screen), bar = Bar()
        screen.title = "One"
        nav.setValue(bar, forKey: "navigationBar")
        let stage = Stage(root: nav)
        stage.settle()
        #expect(nav.navigationBar === bar && bar.window != nil && bar.topItem?.title == "One")
        let later = Bar()
        nav.setValue(later, forKey: "navigationBar")
        stage.settle()
        #expect(
            nav.navigationBar === later && later.window != nil && bar.superview == nil && later.topItem?.title == "One"
                && later.frame == bar.frame)
        later.setValue(true, forKey: "hidesShadow")
        #expect(later.value(forKey: "hidesShadow") as? Bool == true)
    }

    // A pattern of many test suites: `unsafeBitCast(action.value(forKey: "handler"), to: Handler.self)`.
    @Test("an alert action's handler is available by key, and can be called as AnyObject, as Any, and through its pointer")
    func handler() throws {
        typealias Handler = (UIAlertAction) -> Void
        var taps = 0
        let action = UIAlertAction(title: "Go", style: .default) { taps += $0.title == "Go" ? 1 : 100 }
        let block = try #require(action.value(forKey: "handler"))
        UIKit.unsafeBitCast(block as AnyObject, to: Handler.self)(action)
        UIKit.unsafeBitCast(block, to: Handler.self)(action)
        UIKit.unsafeBitCast(UnsafeRawPointer(Unmanaged<AnyObject>.passUnretained(block as AnyObject).toOpaque()), to: Handler.self)(action)
        #expect(taps == 3)
        #expect(UIAlertAction(title: nil, style: .default).value(forKey: "handler") == nil)
    }

    // Patterns of full-screen pop gestures: SloppySwiper and many similar libraries find what pops in one of three ways.
    @Test(
        "an app's own pan gesture pops through the target of the interactive pop gesture", arguments: ["targets", "delegate", "controller"])
    func fullScreenPop(_ way: String) throws {
        let root = UIViewController(), nav = UINavigationController(rootViewController: root), top = UIViewController()
        nav.pushViewController(top, animated: false)
        let stage = Stage(root: nav)
        stage.settle()
        let target: Any?
        switch way {
        case "targets":
            let targets = try #require(nav.interactivePopGestureRecognizer?.value(forKey: "_targets") as? [NSObject])
            target = try #require(targets.first?.value(forKey: "target"))
        case "delegate": target = nav.interactivePopGestureRecognizer?.delegate
        default: target = nav.value(forKey: "_cachedInteractionController")
        }
        #expect(target != nil)
        nav.view.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: Selector(("handleNavigationTransition:"))))
        stage.drag(from: CGPoint(x: 120, y: 400), to: CGPoint(x: 380, y: 400), duration: 1)
        stage.settle()
        #expect(nav.viewControllers == [root] && root.view.window != nil && top.view.window == nil)
    }

    // Ten public apps, iOS 14 and later: `picker.subviews[1].backgroundColor = .clear`; for a date picker one level below.
    @Test("the band behind a picker's selected row is its second subview, before and after there are rows")
    func pickerBand() throws {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), dates = UIDatePicker()
        dates.preferredDatePickerStyle = .wheels
        #expect(picker.subviews[1].backgroundColor == .tertiarySystemFill)
        let root = UIViewController(), stage = Stage(root: root)
        root.view.addSubview(picker)
        dates.frame = CGRect(x: 0, y: 300, width: 320, height: 216)
        root.view.addSubview(dates)
        stage.settle()
        for band in [picker.subviews[1], dates.subviews[0].subviews[1]] {
            #expect(band.backgroundColor == .tertiarySystemFill && band.frame.height < 60 && band.frame.width > 200)
            band.backgroundColor = .clear
        }
        stage.settle()
        #expect(picker.subviews[1].backgroundColor == .clear)
    }

    // Stack Overflow 41444274 and many apps: 2 is a phone with a haptic engine.
    @Test("a device says by key how it gives feedback", arguments: [("iPhone 16", 2), ("iPad Air 11", 0)])
    func feedback(_ device: String, _ level: Int) {
        let stage = Stage(root: UIViewController(), device: device)
        #expect(UIDevice.current.value(forKey: "_feedbackSupportLevel") as? Int == level)
        _ = stage
    }

    @Test("an object of a class that declares another initializer can be created with init()")
    func plainInits() {
        for type in [UIWindowScene.self, UISceneSession.self, UIAlertAction.self, UIScene.ConnectionOptions.self] as [NSObject.Type] {
            #expect(Swift.type(of: Instantiation.make(type)) == type)
        }
    }

    @Test("setting the device's orientation by key rotates the interface")
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
