import Foundation

/// Finds the controller that an unwind segue returns to, and unwinds to it (section C).
@MainActor
enum Unwinding {
    /// A destination, and whether the incremental search or a class with the old lookup method found it.
    struct Result {
        var destination: UIViewController
        var comesFromDeprecatedLookup: Bool
    }

    // The order once a destination has been found. (SP-C018)
    static func perform(_ template: SegueTemplate, action: Selector, source: UIViewController, sender: Any?) {
        let unwindSource = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
        // Without a destination nothing happens. (SP-C017)
        guard let result = search(unwindSource) else { return }
        let destination = result.destination
        let segue = deprecatedSegue(result, template, source) ?? template.makeSegue(from: source, to: destination)
        if segue.effect == nil {
            let animated = template.animates
            segue.effect = { unwind($0, animated: animated) }
        }
        source.prepare(for: segue, sender: sender)
        DispatchTable.invoke(action, on: destination, arguments: [segue])
        template.run(segue)
    }

    // MARK: Search

    // The search for a destination, from the source outward. (SP-C013)
    static func search(_ source: UIStoryboardUnwindSegueSource) -> Result? {
        // Before iOS 8 the controllers themselves were asked. (SP-C025)
        if Generation.current < .ios8 {
            return DeprecatedUnwinding.search(source).map { Result(destination: $0, comesFromDeprecatedLookup: true) }
        }
        var visited: Set<ObjectIdentifier> = []
        var current: UIViewController? = source.source
        while let controller = current {
            if let found = visit(controller, source, &visited) { return found }
            current = controller.parent ?? initiator(of: controller) ?? controller.presentingViewController
        }
        return nil
    }

    private static func visit(
        _ controller: UIViewController, _ source: UIStoryboardUnwindSegueSource, _ visited: inout Set<ObjectIdentifier>
    ) -> Result? {
        guard visited.insert(ObjectIdentifier(controller)).inserted else { return nil }
        // The old method is used for a class that overrides only that. (SP-C027)
        if DeprecatedUnwinding.isInForce(for: controller) {
            let found = controller.forUnwindSegueAction(source.unwindAction, from: source.source, withSender: source.sender)
            return found.map { Result(destination: $0, comesFromDeprecatedLookup: true) }
        }
        for child in controller.allowedChildrenForUnwinding(from: source) {
            if let found = visit(child, source, &visited) { return found }
        }
        // A container is searched after its children. (SP-C016)
        guard controller.canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender) else { return nil }
        return Result(destination: controller, comesFromDeprecatedLookup: false)
    }

    /// Returns the controller that called `present`, if it is not the presenter itself. (SP-C013)
    static func initiator(of controller: UIViewController) -> UIViewController? {
        guard let presenter = controller.presentingViewController, let initiator = controller.presenting.initiator, initiator !== presenter,
            isAncestor(presenter, of: initiator)
        else { return nil }
        return initiator
    }

    private static func isAncestor(_ ancestor: UIViewController, of controller: UIViewController) -> Bool {
        sequence(first: controller, next: \.parent).contains { $0 === ancestor }
    }

    /// Returns the direct child of `container` that is `source`, contains it or presented it. (SP-C007)
    static func child(of container: UIViewController, containing source: UIViewController) -> UIViewController? {
        var current: UIViewController? = source
        while let controller = current {
            if controller.parent === container { return controller }
            current = controller.parent ?? initiator(of: controller) ?? controller.presentingViewController
        }
        return nil
    }

    // MARK: The way back

    // One dismissal removes the presentations on the way; then each controller from there to the destination receives
    // `unwind(for:toward:)`. (SP-C019 to SP-C022)
    static func unwind(_ segue: UIStoryboardSegue, animated: Bool) {
        let destinationChain = Array(sequence(first: segue.destination, next: \.parent))
        var start = segue.source
        var crossed: UIViewController?
        // Climb out of presentations until the destination is in the same tree.
        while !sequence(first: start, next: \.parent).contains(where: { node in destinationChain.contains { $0 === node } }) {
            guard let presenter = start.presentingViewController else { break }
            crossed = presenter
            start = presenter
        }
        if start !== segue.source, let crossed {
            // SP-C021: one dismissal, sent by the lowest presenter on the destination's side.
            crossed.dismiss(animated: animated && UIView.areAnimationsEnabled, completion: nil)
        }
        let hops = route(from: start, to: segue.destination)
        let walk = {
            for (node, next) in zip(hops, hops.dropFirst()) { node.unwind(for: segue, towards: next) }
        }
        // A dismissal is animated; changes beneath it are not. (SP-C022)
        if crossed != nil { UIView.performWithoutAnimation(walk) } else { walk() }
    }

    /// Returns the controllers up to the nearest common ancestor and down to the destination, each of which unwinds once. (SP-C020)
    private static func route(from start: UIViewController, to destination: UIViewController) -> [UIViewController] {
        let up = Array(sequence(first: start, next: \.parent))
        let down = Array(sequence(first: destination, next: \.parent))
        guard let meeting = up.firstIndex(where: { node in down.contains { $0 === node } }),
            let target = down.firstIndex(where: { $0 === up[meeting] })
        else { return [] }
        return up[...meeting] + down[..<target].reversed()
    }

    // MARK: The deprecated executor

    // The destination's parent may supply the segue. (SP-C028)
    private static func deprecatedSegue(_ result: Result, _ template: SegueTemplate, _ source: UIViewController) -> UIStoryboardSegue? {
        guard result.comesFromDeprecatedLookup else { return nil }
        let destination = result.destination
        let executor =
            destination.presentingViewController != nil && destination.parent == nil ? destination : destination.parent ?? destination
        guard let segue = executor.segueForUnwinding(to: destination, from: source, identifier: template.identifier) else { return nil }
        // A plain segue of the base class means that the method is not overridden.
        return type(of: segue) == UIStoryboardSegue.self && segue.effect == nil && !segue.hasPerformHandler ? nil : segue
    }
}

extension UIViewController {
    func child(containing source: UIViewController) -> UIViewController? { Unwinding.child(of: self, containing: source) }
}
