import AutomationClient
import Foundation
import UIKit

/// The texts of an element: identifier, label, value, placeholder, and title, as Apple's test runner reports them.
@MainActor
public struct ElementWords {
    /// The accessibility identifier.
    public var identifier: String?
    /// The text that VoiceOver speaks first.
    public var label: String?
    /// The state or content, such as a slider's `50%` or a field's text.
    public var value: String?
    /// The text that an empty field shows.
    public var placeholder: String?
    /// The title that XCTest reports for the element.
    public var title: String?

    /// Reads an accessible object that is not a view.
    init(of object: AnyObject) {
        if object is UIApplication {
            label = (object as? UIApplication)?.accessibilityLabel ?? AppIdentity.name
        } else if let element = object as? UIResponder {
            (identifier, label, value) = (element.accessibilityIdentifier, element.accessibilityLabel, element.accessibilityValue)
        } else if let element = object as? NSObject {
            (label, value) = (element.accessibilityLabel, element.accessibilityValue)
        }
        dropEmpty()
    }

    /// Reads a view as the tree does.
    public init(of view: UIView) { self.init(of: view, ElementTypes.type(of: view)) }

    init(of view: UIView, _ type: ElementType) {
        identifier = view.accessibilityIdentifier
        label = view.accessibilityLabel
        value = view.accessibilityValue
        complete(view, type)
        dropEmpty()
    }

    private mutating func dropEmpty() {
        if identifier?.isEmpty == true { identifier = nil }
        if label?.isEmpty == true { label = nil }
        if value?.isEmpty == true { value = nil }
    }

    private mutating func complete(_ view: UIView, _ type: ElementType) {
        switch type {
        case .button, .menuItem: button(view)
        case .staticText: if label == nil { label = (view as? UILabel)?.attributedText?.string }
        case .textField, .secureTextField, .searchField: field(view)
        case .textView: textView(view)
        case .key: (label, identifier) = (Key(view).label, identifier ?? Key(view).identifier)
        case .navigationBar: if identifier == nil { identifier = (view as? UINavigationBar).flatMap(Self.barIdentifier) }
        case .tabBar: if label == nil { label = "Tab Bar" }
        case .toolbar: if label == nil { label = "Toolbar" }
        case .alert, .sheet: if label == nil { label = ElementTypes.alert(of: view).map { $0.title ?? $0.message ?? "" } }
        case .image: image(view as? UIImageView)
        case .table: if label == nil, let table = view as? UITableView, Self.isEmpty(table) { label = "Empty list" }
        case .pickerWheel: wheel(view)
        default:
            control(view)
            if label == nil, type == .other { label = CellParts.heading(view) }
        }
    }

    // MARK: Controls

    private mutating func button(_ view: UIView) {
        if let segment = Segment(view) { return label = label ?? segment.label }
        if let mark = CellParts.mark(view) { return label = mark }
        if ElementTypes.className(of: view) == "KeyView" {
            return (label, identifier) = (Key(view).label, identifier ?? Key(view).identifier)
        }
        if let button = view as? UIButton {
            let image = button.currentImage ?? button.configuration?.image
            let words = button.currentTitle ?? button.currentAttributedTitle?.string ?? button.configuration?.title
            let step = (button.superview as? UIStepper).map { stepper in Self.step(of: button, in: stepper) }
            let stepLabel = step.map { Self.stepLabel($0, in: button.superview) }
            let isInfo = [.detailDisclosure, .infoLight, .infoDark].contains(button.buttonType)
            if label == nil { label = words.flatMap { $0.isEmpty ? nil : $0 } ?? stepLabel ?? (isInfo ? "More Info" : image?.spokenName) }
            if identifier == nil, let step {
                // An identifier of the stepper is part of its buttons' identifiers.
                identifier = [button.superview?.accessibilityIdentifier, step].compactMap { $0 }.joined(separator: "-")
            }
            if identifier == nil, words?.isEmpty ?? true { identifier = image?.givenName }
        } else if label == nil {
            label = Self.inner(view)
        }
    }

    private static func isEmpty(_ table: UITableView) -> Bool {
        (0..<table.numberOfSections).allSatisfy { table.numberOfRows(inSection: $0) == 0 }
    }

    /// The title, or, without one, the Objective-C name of the controller's class up to the word Controller, as in recorded UI tests:
    /// `Example.DemoView`, and for screens of SwiftUI the mangled names of its classes.
    private static func barIdentifier(_ bar: UINavigationBar) -> String? {
        if let title = bar.topItem?.title, !title.isEmpty { return title }
        let navigation = sequence(first: bar as UIResponder, next: \.next).lazy.compactMap { $0 as? UINavigationController }.first
        guard let controller = navigation?.topViewController else { return nil }
        let type = Swift.type(of: controller)
        var name = SystemClasses.printedName(of: controller)
        if String(describing: type).hasPrefix("UIHostingController<") {
            name = "_TtGC7SwiftUI19UIHostingController"
        } else if String(reflecting: type).hasPrefix("SwiftUICompanion.") {
            name = Generation.current >= .ios16 ? "_TtGC7SwiftUI32NavigationStackHostingController" : "_TtGC7SwiftUI19UIHostingController"
        }
        return name.range(of: "Controller").map { String(name[..<$0.lowerBound]) } ?? name
    }

    private static func step(of button: UIButton, in stepper: UIStepper) -> String {
        button === stepper.subviews.first { $0 is UIButton } ? "Decrement" : "Increment"
    }

    /// Returns the label of a stepper's button, which contains the stepper's, as in UI tests that Xcode recorded: "Quantity: 1, Increment".
    private static func stepLabel(_ step: String, in stepper: UIView?) -> String {
        [stepper?.accessibilityLabel ?? "", step].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private mutating func field(_ view: UIView) {
        guard let field = view as? UITextField else { return }
        placeholder = field.placeholder ?? field.attributedPlaceholder?.string
        if placeholder?.isEmpty == true { placeholder = nil }
        let text = field.text ?? ""
        // An empty field's value is its placeholder, as in Apple's.
        if text.isEmpty {
            if field.accessibility.value == nil { value = placeholder }
        } else if field.isSecureTextEntry {
            value = String(repeating: "•", count: text.count)
        } else if value == nil {
            value = text
        }
        if field is UISearchTextField, label == nil { label = placeholder }
    }

    private mutating func textView(_ view: UIView) {
        if value == nil { value = (view as? UITextView)?.text }
        // A field of SwiftUI that grows is a text view with the field's prompt: `textViews["Message"]` in public UI tests.
        guard let field = view.superview, ElementTypes.className(of: field) == "GrowingField" else { return }
        placeholder = field.subviews.lazy.compactMap { ($0 as? UILabel)?.attributedText?.string }.first { !$0.isEmpty }
    }

    private mutating func image(_ view: UIImageView?) {
        guard let image = view?.image else { return }
        if label == nil { label = image.accessibilityLabel ?? (image.isSymbolImage ? image.spokenName : nil) }
        if identifier == nil { identifier = image.accessibilityIdentifier ?? image.givenName }
    }

    private mutating func wheel(_ column: UIView) {
        guard value == nil, let (picker, columns) = ElementTypes.picker(of: column) else { return }
        guard let component = columns.firstIndex(where: { $0 === column }) else { return }
        if label == nil, let delegate = picker.delegate as? any UIPickerViewAccessibilityDelegate {
            label = delegate.pickerView(picker, accessibilityLabelForComponent: component)
        }
        let row = picker.selectedRow(inComponent: component)
        value =
            (picker.delegate as? any PickerWheelValues)?.value(forRow: row, component: component)
            ?? picker.view(forRow: row, forComponent: component).flatMap(Self.inner)
    }

    private mutating func control(_ view: UIView) {
        if let toggle = ElementTypes.toggle(in: view) {
            (identifier, label) = (identifier ?? toggle.accessibilityIdentifier, label ?? toggle.accessibilityLabel)
            value = value ?? toggle.accessibilityValue ?? (toggle.isOn ? "1" : "0")
            return
        }
        switch view {
        case let toggle as UISwitch:
            value = value ?? (toggle.isOn ? "1" : "0")
            if ElementTypes.isToggle(view) {
                // The row around it has its text.
                (identifier, label) = (nil, nil)
            } else if label == nil {
                label = CellParts.words(ofRowAround: view)
            }
        case let slider as UISlider:
            let range = slider.maximumValue - slider.minimumValue
            if value == nil { value = Self.percent(range > 0 ? Double((slider.value - slider.minimumValue) / range) : 0) }
        case let progress as UIProgressView:
            if value == nil { value = Self.percent(Double(progress.progress)) }
            if label == nil { label = "Progress" }
        case let spinner as UIActivityIndicatorView:
            if label == nil { label = spinner.isAnimating ? "In progress" : "Progress halted" }
            if value == nil { value = spinner.isAnimating ? "1" : "0" }
        case let pages as UIPageControl: if value == nil { value = "page \(pages.currentPage + 1) of \(pages.numberOfPages)" }
        case let stepper as UIStepper: if value == nil { value = Self.number(stepper.value) }
        default: break
        }
    }

    private static func percent(_ share: Double) -> String { share.isFinite ? "\(Int((min(1, max(0, share)) * 100).rounded()))%" : "0%" }
    private static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }

    /// Returns the text of the labels and images inside a view.
    static func inner(_ view: UIView) -> String? {
        if let label = view as? UILabel { return label.text ?? label.attributedText?.string }
        if let button = view as? UIButton { return button.currentTitle }
        if !(view is UIControl), let label = view.accessibilityLabel { return label }
        let parts = view.subviews.filter { !$0.isHidden }.compactMap(inner).filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
