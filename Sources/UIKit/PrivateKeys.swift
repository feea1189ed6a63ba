import UIKitContainers
import UIKitCore
import UIKitRuntime
import UIKitText
import UserNotificationsCompanion

// Keys that UIKit's headers do not declare and apps nevertheless use: `alert.setValue(text, forKey: "attributedTitle")`.
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
            "handler": Property(reading: \.handlerBlock), "imageTintColor": Property(keeping: "imageTintColor"),
            "titleTextColor": Property(\.titleTextColor), "image": Property(\.image), "isChecked": Property(\.isChecked),
            // Some set a text layer's alignment here, which is not a number: UIKit reads it as 0, to the left.
            "titleTextAlignment": Property(
                { $0.titleTextAlignment?.rawValue },
                storing: { (action: UIAlertAction, value: Any) in
                    action.titleTextAlignment = (value as? Int).flatMap { NSTextAlignment(rawValue: $0) } ?? .left
                }),
        ])
    add(UIBarItem.self, ["view": Property(reading: \.barView)])
    add(
        UISearchBar.self,
        [
            "searchField": Property(reading: \.searchTextField), "cancelButton": Property(reading: \.cancelButton),
            "cancelButtonText": Property(
                { $0.cancelButton.currentTitle },
                storing: { (bar: UISearchBar, text: String) in bar.cancelButton.setTitle(text, for: .normal) }),
        ])
    add(
        UITextField.self,
        [
            "clearButton": Property(reading: \.clearButton), "placeholderLabel": Property(making: { PlaceholderLabel(of: $0) }),
            "insertionPointColor": Property({ $0.tintColor }, storing: { (field: UITextField, color: UIColor) in field.tintColor = color }),
            "forceDisableDictation": Property(keeping: "forceDisableDictation"),
        ])
    add(
        UITextView.self,
        [
            "placeholderLabel": Property(keeping: "placeholderLabel"), "forceDisableDictation": Property(keeping: "forceDisableDictation"),
            "insertionPointColor": Property({ $0.tintColor }, storing: { (view: UITextView, color: UIColor) in view.tintColor = color }),
        ])
    add(
        UIDatePicker.self,
        [
            "textColor": Property(\.textColor), "highlightsToday": Property(keeping: "highlightsToday"),
            "magnifierLineColor": Property(keeping: "magnifierLineColor"),
        ])
    add(UIPickerView.self, ["textColor": Property(\.textColor), "magnifierLineColor": Property(keeping: "magnifierLineColor")])
    add(
        UIPageControl.self,
        [
            "pageImage": Property(\.preferredIndicatorImage), "currentPageImage": Property(\.preferredCurrentPageIndicatorImage),
        ])
    add(UINavigationBar.self, ["hidesShadow": Property(\.hidesShadow)])
    add(UITabBar.self, ["hidesShadow": Property(\.hidesShadow)])
    add(UIToolbar.self, ["hidesShadow": Property(\.hidesShadow)])
    add(
        UINavigationItem.self,
        [
            "_largeTitleTwoLineMode": Property(keeping: "__largeTitleTwoLineMode"),
            "_backgroundHidden": Property(keeping: "_backgroundHidden"),
        ])
    add(
        UINavigationController.self,
        [
            "navigationBar": Property(
                { $0.navigationBar },
                storing: { (controller: UINavigationController, bar: UINavigationBar) in controller.adopt(navigationBar: bar) }),
            "_cachedInteractionController": Property(reading: \.popTarget),
        ])
    add(UIScreenEdgePanGestureRecognizer.self, ["targets": Property(making: { $0.keyedTargets })])
    add(UIActivityViewController.self, ["subject": Property(\.subject)])
    add(UIPopoverPresentationController.self, ["shouldHideArrow": Property(keeping: "shouldHideArrow")])
    add(UIScrollView.self, ["contentOffsetAnimationDuration": Property(keeping: "contentOffsetAnimationDuration")])
    add(
        UICollectionViewFlowLayout.self,
        [
            "rowAlignmentOptions": Property(keeping: "_rowAlignmentOptions"),
            "rowAlignmentsOptions": Property(keeping: "_rowAlignmentsOptions"),
        ])
    add(
        UNMutableNotificationContent.self,
        ["shouldAlwaysAlertWhileAppIsForeground": Property(keeping: "shouldAlwaysAlertWhileAppIsForeground")])
    add(
        UITabBarController.self,
        ["tabBar": Property({ $0.tabBar }, storing: { (controller: UITabBarController, bar: UITabBar) in controller.adopt(tabBar: bar) })])
    add(UIScreen.self, ["_displayCornerRadius": Property(reading: \.host.device.cornerRadius)])
    // The interface follows as if the user rotated the device.
    add(
        UIDevice.self,
        [
            // 2 is a phone's haptic engine, 0 none.
            "_feedbackSupportLevel": Property(making: { $0.userInterfaceIdiom == .phone ? 2 : 0 }),
            "orientation": Property(
                { $0.orientation.rawValue },
                storing: { (_: UIDevice, value: Int) in
                    if let orientation = UIDeviceOrientation(rawValue: value) { HostInput().rotate(to: orientation) }
                }),
        ])
}

/// The label of a field's placeholder, for its appearance: `field.setValue(color, forKeyPath:
/// "placeholderLabel.textColor")`.
private final class PlaceholderLabel: UILabel {
    private let field: UITextField?

    init(of field: UITextField) {
        self.field = field
        super.init(frame: field.placeholderRect(forBounds: field.bounds))
        let text = field.attributedPlaceholder
        self.text = text?.string
        guard let text, text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { super.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { super.textColor = color }
    }

    required init?(coder: NSCoder) {
        field = nil
        super.init(coder: coder)
    }

    override var textColor: UIColor! { didSet { field?.placeholderLook.color = textColor } }
    override var font: UIFont! { didSet { field?.placeholderLook.font = font } }
}
