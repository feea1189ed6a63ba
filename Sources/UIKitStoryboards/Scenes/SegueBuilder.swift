import Foundation
import InterfaceBuilder

/// Creates the templates of a scene's segues, for any control that triggers them (SP-B030, SP-B034).
///
/// UIKit has a private class of templates for each kind; here a single class has a kind.
@MainActor
enum SegueBuilder {
    static func build(_ state: SceneState, _ controller: UIViewController) {
        for (segue, owner) in state.scene.segues {
            guard let template = template(segue, state, controller) else { continue }
            state.add(template, id: segue.id)
            controller.loading.segueTemplates.append(template)
            if template.kind == .embed, let container = owner.id { state.embeds.append((template, container)) }
        }
    }

    /// Returns nil for a container's own relationships and the peek of a segue, which are not templates.
    static func template(_ segue: Segue, _ state: SceneState, _ controller: UIViewController) -> SegueTemplate? {
        guard let kind = kind(segue, state) else { return nil }
        let template = SegueTemplate(
            kind: kind, identifier: segue.identifier, segueClass: segueClass(segue, state), animates: segue.animates,
            source: controller,
            makeDestination: { [weak state, weak controller] sender in
                guard let state, let controller else { return nil }
                return destination(segue, state, controller, sender)
            })
        template.presentationStyle = segue.modalPresentationStyle.flatMap { Names.modalPresentationStyle[$0] }
        template.transitionStyle = segue.modalTransitionStyle.flatMap { Names.modalTransitionStyle[$0] }
        if kind == .popover { template.configurePopover = popover(segue, state) }
        return template
    }

    private static func kind(_ segue: Segue, _ state: SceneState) -> SegueTemplate.Kind? {
        switch segue.kind {
        case .show: return .show
        case .showDetail: return .showDetail
        case .presentation, .modal: return .presentation
        case .popoverPresentation, .popover: return .popover
        case .embed: return .embed
        case .custom: return .custom
        case .push: return .push
        case .replace: return .replace(column: segue.element.integer("splitViewControllerTargetIndex") ?? 1)
        case .unwind:
            // SP-A017: segues of a misplaced exit are dropped with it.
            guard let action = segue.unwindAction, state.scene.exit?.id == segue.destination else {
                Console.log(
                    "\(state.archive.source.document.place(of: segue.element)): warning: The unwind segue is not connected to an exit of its scene and is left out."
                )
                return nil
            }
            return .unwind(action: Selector(action))
        case .relationship: return nil
        case nil:
            let name = segue.element["kind"] ?? ""
            // Peek and pop entries have no kind of their own (SP-B057).
            if !name.isEmpty {
                Console.log("\(state.archive.source.document.place(of: segue.element)): warning: Segues of the kind “\(name)” are unknown.")
            }
            return nil
        }
    }

    // The custom class, or the plain one. (SP-B041)
    private static func segueClass(_ segue: Segue, _ state: SceneState) -> UIStoryboardSegue.Type {
        if DesignTime.isOn { return UIStoryboardSegue.self }
        let source = state.archive.source
        return ClassResolver.resolve(segue.element, base: UIStoryboardSegue.self, in: source.document, bundle: source.bundle)
            as? UIStoryboardSegue.Type
            ?? UIStoryboardSegue.self
    }

    private static func destination(_ segue: Segue, _ state: SceneState, _ source: UIViewController, _ sender: Any?) -> UIViewController? {
        guard let storyboard = state.storyboard ?? source.storyboard else { return nil }
        let creator = (state.archive.source.isStatic ? nil : segue.creationSelector).map {
            self.creator($0, source: source, sender: sender, identifier: segue.identifier)
        }
        return state.archive.instantiate(objectID: segue.destination, of: storyboard, creator: creator)
    }

    /// Returns a creator that calls the source's segue action to create the destination. (SP-B038, SP-A088)
    static func creator(_ name: String, source: UIViewController, sender: Any?, identifier: String?) -> (NSCoder) -> UIViewController? {
        { coder in
            let result = DispatchTable.invoke(Selector(name), on: source, arguments: [coder, sender, identifier])
            guard case .handled(let value) = result else {
                Fault.raise(
                    .invalidArgumentException,
                    "-[\(type(of: source)) \(name)]: unrecognized selector sent to instance \(Fault.name(of: source))")
                return nil
            }
            return value as? UIViewController
        }
    }

    // The anchor of the file, else the trigger of the segue. (SP-B048, SP-B049)
    // FIXME SP-B048: passthrough views. No public file contains any, so their format is not known.
    private static func popover(_ segue: Segue, _ state: SceneState) -> @MainActor (UIViewController, Any?) -> Void {
        { [weak state] destination, sender in
            guard let popover = destination.popoverPresentationController else { return }
            let anchor = (segue.popoverAnchorBarButtonItem ?? segue.popoverAnchorView).flatMap { state?.object(withID: $0) }
            switch anchor ?? (sender as AnyObject?) as? NSObject {
            case let view as UIView: popover.sourceView = view
            case let item as UIBarButtonItem: popover.barButtonItem = item
            case let recognizer as UIGestureRecognizer: popover.sourceView = recognizer.view
            default: break
            }
            guard let names = segue.popoverArrowDirections else { return }
            var directions: UIPopoverArrowDirection = []
            if names.contains("up") { directions.insert(.up) }
            if names.contains("down") { directions.insert(.down) }
            if names.contains("left") { directions.insert(.left) }
            if names.contains("right") { directions.insert(.right) }
            popover.permittedArrowDirections = directions
        }
    }
}
