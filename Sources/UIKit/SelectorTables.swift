import UIKitStoryboards

// The members of UIKit's own classes that apps use by name: targets of controls and gestures, runtime attributes of storyboards.

@Sendable private func registerSelectors() {
    DispatchTable.add(
        UIResponder.self, selectors: ["becomeFirstResponder", "resignFirstResponder"],
        invoke: { object, name, _ in
            let responder = unsafeDowncast(object, to: UIResponder.self)
            switch name {
            case "becomeFirstResponder": return .handled(responder.becomeFirstResponder())
            case "resignFirstResponder": return .handled(responder.resignFirstResponder())
            default: return .unhandled
            }
        })
    // Other responders perform only the edit commands that they implement themselves, according to their own tables.
    for type in [UITextField.self, UITextView.self] as [UIResponder.Type] {
        DispatchTable.add(
            type, selectors: StandardEditing.actions.map(\.action.name),
            invoke: { object, name, arguments in
                let responder = unsafeDowncast(object, to: UIResponder.self), sender = arguments.values.first ?? nil
                switch name {
                case "cut:": responder.cut(sender)
                case "copy:": responder.copy(sender)
                case "paste:": responder.paste(sender)
                case "select:": responder.select(sender)
                case "selectAll:": responder.selectAll(sender)
                case "delete:": responder.delete(sender)
                default: return .unhandled
                }
                return .handled(nil)
            })
    }
    DispatchTable.add(
        UIAlertController.self, selectors: ["activatePreferredAction"],
        invoke: { object, name, _ in
            guard name == "activatePreferredAction" else { return .unhandled }
            unsafeDowncast(object, to: UIAlertController.self).activatePreferredAction()
            return .handled(nil)
        })
    // Libraries that also build as app extensions access the shared application by name.
    DispatchTable.addClassMethods(UIApplication.self, selectors: ["sharedApplication", "shared"]) { _, _, _ in
        .handled(UIApplication.shared)
    }
    DispatchTable.add(
        UIView.self,
        selectors: [
            "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "removeFromSuperview", "endEditing:", "sizeToFit",
            "setNeedsUpdateConstraints",
            "recursiveDescription",
        ],
        invoke: { object, name, arguments in
            let view = unsafeDowncast(object, to: UIView.self)
            switch name {
            case "setNeedsLayout": view.setNeedsLayout()
            case "layoutIfNeeded": view.layoutIfNeeded()
            case "setNeedsDisplay": view.setNeedsDisplay()
            case "removeFromSuperview": view.removeFromSuperview()
            case "sizeToFit": view.sizeToFit()
            case "setNeedsUpdateConstraints": view.setNeedsUpdateConstraints()
            // Apple's own method, with which snapshot libraries print trees.
            case "recursiveDescription": return .handled(ViewDescription.tree(of: view))
            // A gesture passes itself; Objective-C interprets any object as YES.
            case "endEditing:": return .handled(view.endEditing((arguments.values.first ?? true) as? Bool ?? true))
            default: return .unhandled
            }
            return .handled(nil)
        })
    DispatchTable.add(
        UIViewController.self,
        selectors: [
            "dismissViewControllerAnimated:completion:", "setEditing:animated:", "setNeedsStatusBarAppearanceUpdate", "_printHierarchy",
        ],
        invoke: { object, name, arguments in
            let controller = unsafeDowncast(object, to: UIViewController.self)
            switch name {
            // The action's sender takes the place of `animated`: YES.
            case "dismissViewControllerAnimated:completion:": controller.dismiss(animated: true)
            case "setEditing:animated:": controller.setEditing(arguments.values.first as? Bool ?? true, animated: true)
            case "setNeedsStatusBarAppearanceUpdate": controller.setNeedsStatusBarAppearanceUpdate()
            case "_printHierarchy": return .handled(ControllerDescription.tree(of: controller))
            default: return .unhandled
            }
            return .handled(nil)
        })
    DispatchTable.add(
        UINavigationController.self, selectors: ["popViewControllerAnimated:", "popToRootViewControllerAnimated:"],
        invoke: { object, name, _ in
            let controller = unsafeDowncast(object, to: UINavigationController.self)
            switch name {
            case "popViewControllerAnimated:": return .handled(controller.popViewController(animated: true))
            case "popToRootViewControllerAnimated:": return .handled(controller.popToRootViewController(animated: true))
            default: return .unhandled
            }
        })
    DispatchTable.add(
        CALayer.self, selectors: ["setNeedsDisplay", "setNeedsLayout", "removeFromSuperlayer"],
        invoke: { object, name, _ in
            let layer = unsafeDowncast(object, to: CALayer.self)
            switch name {
            case "setNeedsDisplay": layer.setNeedsDisplay()
            case "setNeedsLayout": layer.setNeedsLayout()
            case "removeFromSuperlayer": layer.removeFromSuperlayer()
            default: return .unhandled
            }
            return .handled(nil)
        },
        assign: { object, key, value in
            let layer = unsafeDowncast(object, to: CALayer.self)
            // Names that apps give an extension of the layer, because interface files can only specify a UIColor.
            switch key {
            case "borderUIColor", "borderColorFromUIColor": layer.borderColor = (value as? UIColor)?.cgColor
            case "shadowUIColor": layer.shadowColor = (value as? UIColor)?.cgColor
            default: return false
            }
            return true
        })
    registerSystemMethods()
    registerEditorKeys()
    registerSessionTaskKeys()
    registerPrivateKeys()
    registerPlainInits()
    func reload<View: UIView>(_ type: View.Type, _ body: @escaping @MainActor (View) -> Void) {
        DispatchTable.add(
            type, selectors: ["reloadData"],
            invoke: { object, name, _ in
                guard name == "reloadData" else { return .unhandled }
                body(unsafeDowncast(object, to: View.self))
                return .handled(nil)
            })
    }
    reload(UITableView.self) { $0.reloadData() }
    reload(UICollectionView.self) { $0.reloadData() }
}

@used @section(".init_array") private let selectorTables: @convention(c) @Sendable () -> Void = { DispatchTable.enqueue(registerSelectors) }
