import AutomationClient
import Foundation
import UIKit

/// Determines the element type that Apple's test runner reports for a view.
///
/// Public classes are recognized directly. UIKit's private classes are recognized by name, because their modules do not expose them; an
/// app's own classes by their accessibility traits.
@MainActor
enum ElementTypes {
    static func type(of view: UIView) -> ElementType {
        let known = known(view)
        // A search text field outside of a bar is a text field: the tests of Appium's XCUITest driver (find-e2e.spec) count it as one.
        if known == .searchField, !sequence(first: view, next: \.superview).contains(where: { $0 is UISearchBar }) { return .textField }
        // The traits that an app gives a plain view, a picture, or a text count: a text with the trait of a button is a button.
        guard [.other, .image, .staticText].contains(known), view.isAccessibilityElement else { return known }
        return type(for: view.accessibilityTraits) ?? known
    }

    /// Returns the type for an element's traits, if no class determines it.
    static func type(for traits: UIAccessibilityTraits) -> ElementType? {
        if traits.contains(.keyboardKey) { return .key }
        if traits.contains(.toggleButton) { return .switch }
        if traits.contains(.searchField) { return .searchField }
        if traits.contains(.tabBar) { return .tabBar }
        // An element that is both, such as SwiftUI's link, is a button: public UI tests find it as one.
        if traits.contains(.button) { return .button }
        if traits.contains(.link) { return .link }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.image) { return .image }
        if traits.contains(.staticText) || traits.contains(.header) { return .staticText }
        return nil
    }

    /// Returns the class's name without its module: `KeyView`, `SegmentView`.
    static func className(of view: UIView) -> String { entry(of: view).name }

    /// Returns the picker of a wheel with the picker's wheels, from left to right.
    static func picker(of wheel: UIView) -> (picker: UIPickerView, wheels: [UIView])? {
        let ancestors = sequence(first: wheel) { $0.superview }
        guard let picker = ancestors.lazy.compactMap({ $0 as? UIPickerView }).first, let container = wheel.superview else { return nil }
        return (picker, container.subviews.filter { className(of: $0) == "PickerColumn" })
    }

    // MARK: By class

    private struct Entry {
        var name: String
        var type: ElementType?
        var isHolder = false
    }
    private static var entries: [ObjectIdentifier: Entry] = [:]

    private static func entry(of view: UIView) -> Entry {
        let key = ObjectIdentifier(Swift.type(of: view))
        if let entry = entries[key] { return entry }
        let name = String(describing: Swift.type(of: view))
        let isOurs = SystemClasses.contain(Swift.type(of: view)) || String(reflecting: Swift.type(of: view)).hasPrefix("SwiftUICompanion.")
        let entry = Entry(
            name: isOurs ? name : "", type: isOurs ? ownClasses[name] ?? publicClass(view) : publicClass(view),
            isHolder: isOurs && inherits(view, from: ["HoldingView", "PaintedView", "CanvasView"]))
        entries[key] = entry
        return entry
    }

    private static func inherits(_ view: UIView, from names: Set<String>) -> Bool {
        sequence(first: Swift.type(of: view) as AnyClass, next: { _getSuperclass($0) }).contains { names.contains(String(describing: $0)) }
    }

    /// Whether the view contains or draws views of SwiftUI.
    static func isHolder(_ view: UIView) -> Bool { entry(of: view).isHolder }

    /// Whether the view only lays out, modifies, or decorates SwiftUI's views, which has no element of its own in SwiftUI.
    static func isBareHolder(_ view: UIView) -> Bool {
        isHolder(view) && !view.isAccessibilityElement && view.accessibilityContainerType == .none
            && view.accessibilityIdentifier == nil && view.accessibilityLabel == nil
    }

    /// Our classes that no module exposes.
    private static let ownClasses: [String: ElementType] = [
        "KeyboardView": .keyboard, "KeyView": .key, "PickerColumn": .pickerWheel, "SegmentView": .button, "MenuPlatter": .collectionView,
        "PopoverBubbleView": .popover, "PressView": .button, "MenuButtonView": .button, "SectionIndexView": .other,
        "CellEditControl": .button, "CellReorderControl": .button, "RowActionView": .button, "DayGrid": .collectionView,
        "AlertFieldList": .collectionView, "AlertFieldBox": .cell, "ShareHeader": .navigationBar, "MonthPicker": .datePicker,
        "ProgressHolder": .activityIndicator,
    ]

    private static func publicClass(_ view: UIView) -> ElementType {
        switch view {
        case is UIWindow: .window
        case is UINavigationBar: .navigationBar
        case is UITabBar: .tabBar
        case is UIToolbar: .toolbar
        case is UISearchTextField: .searchField
        case is UITextField: .textField
        case is UITextView: .textView
        case is UIButton: .button
        case is UISwitch: .switch
        case is UISlider: .slider
        case is UIStepper: .stepper
        case is UISegmentedControl: .segmentedControl
        case is UIPageControl: .pageIndicator
        case is UIProgressView: .progressIndicator
        case is UIActivityIndicatorView: .activityIndicator
        case is UIDatePicker: .datePicker
        case is UIPickerView: .picker
        case is UIColorWell: .colorWell
        case is UITableView: .table
        case is UICollectionView: .collectionView
        case is UITableViewCell, is UICollectionViewCell: .cell
        case is UIScrollView: .scrollView
        case is UIImageView: .image
        case is UILabel: .staticText
        default: named(view)
        }
    }

    /// Returns the type for classes of companion frameworks, whose modules UIKit does not import.
    private static func named(_ view: UIView) -> ElementType {
        var current: AnyClass? = Swift.type(of: view)
        while let type = current {
            switch String(describing: type) {
            case "WKWebView", "UIWebView": return .webView
            case "MKMapView": return .map
            case "UIView": return .other
            default: current = _getSuperclass(type)
            }
        }
        return .other
    }

    private static func known(_ view: UIView) -> ElementType {
        let type = entry(of: view).type ?? .other
        switch type {
        case .textField: return (view as? UITextField)?.isSecureTextEntry == true ? .secureTextField : .textField
        case .key: return Key(view).isButton ? .button : .key
        case .button where isInEditMenu(view):
            // The arrows to further commands are buttons since iOS 16: `buttons["Forward"]` in public tests.
            return Generation.current >= .ios16 && ((view as? UIButton)?.currentTitle ?? "").isEmpty ? .button : .menuItem
        // The traits of a SwiftUI button may be changed, for example to those of a link or a toggle.
        // FIXME(gap): the text inside a link that is no button is a second link.
        case .button where isPressed(view):
            guard let control = view.subviews.first(where: { $0 is UIControl }) else { return .button }
            return Self.type(for: control.accessibilityTraits) ?? .other
        case .activityIndicator where className(of: view) == "ProgressHolder" && view.accessibilityLabel == nil: return .other
        // Lists in SwiftUI are collections since iOS 16.
        case .table where className(of: view) == "ListTable" && Generation.current >= .ios16: return .collectionView
        // An edit menu is a collection since iOS 16: `collectionViews.menuItems`, `collectionViews.staticTexts["Select All"]`.
        case .other where className(of: view) == "EditMenuBar" && Generation.current >= .ios16: return .collectionView
        case .other where toggle(in: view) != nil: return .switch
        case .other where CellParts.mark(view) != nil || isPair(view): return .button
        case .other where alert(of: view) != nil: return alert(of: view)?.preferredStyle == .actionSheet ? .sheet : .alert
        default: return type
        }
    }

    /// Whether the view contains the label of a SwiftUI button or menu beside the control that takes the touches.
    static func isPressed(_ view: UIView) -> Bool { ["PressView", "MenuButtonView"].contains(className(of: view)) }

    /// Whether the view is the button around the buttons of a date and a time: `buttons["Date and Time Picker"].buttons` in public UI
    /// tests.
    static func isPair(_ view: UIView) -> Bool { className(of: view) == "CompactDateView" && view.accessibilityLabel != nil }

    /// A switch in a SwiftUI row with the same label: the row and the control in it are both switches.
    static func toggle(in view: UIView) -> UISwitch? {
        guard className(of: view) == "LabeledHolder" else { return nil }
        return view.subviews.lazy.compactMap { $0 as? UISwitch ?? $0.subviews.lazy.compactMap { $0 as? UISwitch }.first }.first
    }

    /// Whether the view is a label without text. XCTest has no element for it (appium/appium#11881), and none for empty text of
    /// SwiftUI since iOS 26 (element-hq/element-ios#7994).
    static func isWithoutWords(_ view: UIView) -> Bool {
        guard let label = view as? UILabel, (label.accessibilityLabel ?? "").isEmpty, (label.attributedText?.string ?? "").isEmpty else {
            return false
        }
        return className(of: view) != "TextLabel" || Generation.current >= .ios26
    }

    /// Whether the view is the switch of such a row.
    static func isToggle(_ view: UIView) -> Bool {
        guard view is UISwitch else { return false }
        return sequence(first: view, next: { $0.superview }).prefix(3).contains { toggle(in: $0) === view }
    }

    /// Whether the view is a command of an edit menu, such as Cut or Paste, which is not a button in Apple's trees.
    private static func isInEditMenu(_ view: UIView) -> Bool {
        // The bar holds a material, whose content view holds the commands.
        sequence(first: view, next: { $0.superview }).prefix(4).contains { className(of: $0) == "EditMenuBar" }
    }

    /// Returns the alert that owns the view.
    static func alert(of view: UIView) -> UIAlertController? { view.owningController as? UIAlertController }
}

/// A key of the software keyboard, with Apple's names: "shift" is a button called "shift", the key for digits is called "more".
@MainActor
struct Key {
    var label: String
    var identifier: String
    var isButton = false

    init(_ view: UIView) {
        let title = view.accessibilityLabel ?? ""
        (label, identifier) = (title, title)
        switch title {
        case "123", ".?123": (label, identifier) = ("numbers", "more")
        case "ABC": (label, identifier) = ("letters", "more")
        case "#+=": (label, identifier, isButton) = ("symbols", "shift", true)
        case "shift": isButton = true
        case "hide keyboard": (label, identifier, isButton) = ("Hide keyboard", "Hide keyboard", true)
        case "return": (identifier, isButton) = ("Return", true)
        case "delete", "Delete", "space": break
        // The return key with another name: Go, Search, Done.
        default:
            isButton = title.count > 1 && title.first?.isUppercase == true && title.allSatisfy(\.isLetter)
            guard isButton else { break }
            identifier = ["Next": "Next:", "Join": "Join:"][title] ?? title
            if Generation.current >= .ios13 { label = title.lowercased() }
        }
    }
}
