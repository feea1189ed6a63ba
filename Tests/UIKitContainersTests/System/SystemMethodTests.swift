import Testing
import UIKit

// The names are those of UIKit's headers.
@MainActor @Suite("The methods of UIKit's classes by name")
struct SystemMethodTests {
    @Test("UIKit's objects respond to the selectors of their public methods")
    func responding() {
        let cases: [(NSObject, [String])] = [
            (
                UIButton(),
                ["setTitle:forState:", "setTitleColor:forState:", "imageForState:", "sendActionsForControlEvents:", "addSubview:"]
            ),
            (UISlider(), ["setValue:animated:", "setThumbImage:forState:", "setMinimumTrackTintColor:"]),
            (UISegmentedControl(), ["setTitle:forSegmentAtIndex:", "setTitleTextAttributes:forState:"]),
            (UITableView(), ["beginUpdates", "reloadSections:withRowAnimation:", "reloadData", "setEditing:animated:"]),
            (UICollectionViewFlowLayout(), ["invalidateLayout"]), (UIBarButtonItem(), ["setTitleTextAttributes:forState:"]),
            (UINavigationController(), ["pushViewController:animated:", "setNavigationBarHidden:animated:", "addChildViewController:"]),
        ]
        for (object, names) in cases {
            for name in names { #expect(object.responds(to: Selector(name)), "\(type(of: object)) \(name)") }
            #expect(!object.responds(to: Selector("setTitle:forNothing:")))
        }
        #expect(!UIView().responds(to: Selector("setTitle:forState:")))
        // The methods of a delegate are those that a class implements itself.
        #expect(!UITableViewController().responds(to: Selector("tableView:heightForRowAtIndexPath:")))
    }

    @Test("perform calls a method with its objects; a missing number is 0")
    func performing() {
        let button = UIButton()
        button.perform(Selector("setTitle:forState:"), with: "Save", with: nil)
        button.perform(Selector("setTitle:forState:"), with: "Off", with: NSNumber(value: UIControl.State.disabled.rawValue))
        #expect(button.title(for: .normal) == "Save" && button.title(for: .disabled) == "Off")
        #expect(button.perform(Selector("titleForState:"), with: nil)?.takeUnretainedValue() as? String == "Save")
        let view = UIView(), child = UIView()
        child.tag = 3
        view.perform(Selector("addSubview:"), with: child)
        #expect(view.perform(Selector("viewWithTag:"), with: 3)?.takeUnretainedValue() === child)
        let stack = UIStackView()
        stack.perform(Selector("addArrangedSubview:"), with: child)
        #expect(stack.arrangedSubviews == [child])
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.perform(Selector("pushViewController:animated:"), with: UIViewController(), with: nil)
        #expect(navigation.viewControllers.count == 2)
        let toggle = UISwitch()
        toggle.perform(Selector("setOn:animated:"), with: true, with: false)
        #expect(toggle.isOn)
    }
}
