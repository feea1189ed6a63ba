import UIKitContainers
import UIKitCore
import UIKitText

// Keys that no header of UIKit's has and apps use all the same: `alert.setValue(text, forKey: "attributedTitle")`.
@Sendable func registerPrivateKeys() {
    add(
        UIAlertController.self,
        [
            "attributedTitle": Property(\.attributedTitle), "attributedMessage": Property(\.attributedMessage),
            "contentViewController": Property(\.contentViewController),
        ])
    add(
        UIAlertAction.self,
        [
            "titleTextColor": Property(\.titleTextColor), "image": Property(\.image), "checked": Property(\.isChecked), "isChecked": Property(\.isChecked),
            // Some set a text layer's alignment here, which is no number: UIKit reads it as 0, to the left.
            "titleTextAlignment": Property(
                { $0.titleTextAlignment?.rawValue },
                storing: { (action: UIAlertAction, value: Any) in action.titleTextAlignment = (value as? Int).flatMap { NSTextAlignment(rawValue: $0) } ?? .left
                }),
        ])
    add(UIBarItem.self, ["view": Property(reading: \.barView)])
    add(UISearchBar.self, [
        "searchField": Property(reading: \.searchTextField), "cancelButton": Property(reading: \.cancelButton),
        "cancelButtonText": Property({ $0.cancelButton.currentTitle }, storing: { (bar: UISearchBar, text: String) in bar.cancelButton.setTitle(text, for: .normal) }),
    ])
    add(UITextField.self, ["clearButton": Property(reading: \.clearButton)])
    add(UITabBarController.self, ["tabBar": Property({ $0.tabBar }, storing: { (controller: UITabBarController, bar: UITabBar) in controller.adopt(tabBar: bar) })])
    add(UIScreen.self, ["_displayCornerRadius": Property(reading: \.host.device.cornerRadius)])
    // The interface follows as it does when a hand turns the device.
    add(UIDevice.self, ["orientation": Property({ $0.orientation.rawValue }, storing: { (_: UIDevice, value: Int) in
        if let orientation = UIDeviceOrientation(rawValue: value) { HostInput().rotate(to: orientation) }
    })])
}
