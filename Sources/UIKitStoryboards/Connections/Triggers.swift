import Foundation
import InterfaceBuilder

/// The objects that trigger a segue (SP-A087).
@MainActor
enum Triggers {
    private static let perform: Selector = "perform:"

    static func attach(_ segue: Segue, to source: NSObject, _ decoding: Decoding) {
        guard let template = decoding.scene?.template(segue.id) else { return }
        switch source {
        case let control as UIControl:
            let event = segue.element["eventType"].flatMap { ControlEvents.rawValues[$0] }.map(UIControl.Event.init(rawValue:))
            control.addTarget(template, action: perform, for: event ?? self.event(of: control))
        case let item as UIBarButtonItem:
            item.target = template
            item.action = perform
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(template, action: perform)
        case let cell as UIView where cell is UITableViewCell || cell is UICollectionViewCell:
            if segue.trigger == "accessoryAction" { cell.accessorySegue = template } else { cell.selectionSegue = template }
        default:
            // For a controller: performed by code only. For a container view: embedded when the view is loaded.
            break
        }
    }

    static func event(of control: UIControl) -> UIControl.Event {
        switch control {
        case is UIButton: .touchUpInside
        case is UITextField: .editingDidEndOnExit
        default: .valueChanged
        }
    }

    /// Lets templates receive `perform:` like any target.
    static func register() {
        DispatchTable.add(
            SegueTemplate.self, selectors: ["perform:"],
            invoke: { object, name, arguments in
                guard name == "perform:", let template = object as? SegueTemplate else { return .unhandled }
                template.trigger(sender: arguments.values.first ?? nil)
                return .handled(nil)
            })
    }
}
