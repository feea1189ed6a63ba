import Foundation

/// Reports the containment mistakes that UIKit lets pass. Off until a test or a debugging session turns it on.
///
/// Each warning names the controllers, the mistake, and the fix for the container's author.
@MainActor
package enum ContainmentChecker {
    package struct Warning: Equatable, CustomStringConvertible {
        package enum Mistake: Equatable {
            /// A child's view was added to a controller's view without `addChild`.
            case viewWithoutChild
            /// A child was added, but `didMove(toParent:)` did not follow.
            case missingDidMove
            /// A child was removed without `willMove(toParent: nil)`.
            case missingWillMove
            /// A child placed its own root view inside its parent.
            case childSetsOwnFrame
            /// A child added its own view to its parent's view.
            case childAddsItself
            /// A controller placed views in a callback of a rotation.
            case layoutInRotation
            /// A child moved its own root view out of the keyboard's way.
            case childAvoidsKeyboard
        }
        package let mistake: Mistake
        package let message: String
        package var description: String { message }
    }

    package static var isEnabled = false {
        didSet { NotificationDelivery.around = isEnabled ? { deliver($1, to: $0, $2) } : { $2() } }
    }
    package private(set) static var warnings: [Warning] = []
    private static var pendingMoves: [ObjectIdentifier: (child: UIViewController, parent: String)] = [:]
    private static var willLeave: Set<ObjectIdentifier> = []
    /// The running callbacks, innermost last, to which changes are attributed.
    private static var authors: [(controller: UIViewController, callback: String)] = []

    private static let rotationCallbacks: Set<String> = ["viewWillTransition", "willRotate", "willAnimateRotation", "didRotate"]

    /// Runs `body` with the checker on and returns the warnings.
    package static func checking(_ body: () throws -> Void) rethrows -> [Warning] {
        isEnabled = true
        warnings = []
        pendingMoves = [:]
        defer { isEnabled = false; pendingMoves = [:]; warnings = [] }
        try body()
        finish()
        return warnings
    }

    /// Reports the moves that were not completed.
    package static func finish() {
        for (_, move) in pendingMoves.sorted(by: { "\($0.value.child)" < "\($1.value.child)" }) {
            warn(
                .missingDidMove,
                "\(name(move.child)) was added to \(move.parent), but didMove(toParent:) was not called. Call it after the view is in place, "
                    + "or at the end of the animation.")
        }
        pendingMoves = [:]
    }

    // MARK: Reports of the mechanisms

    /// Runs a callback of `controller`, so that changes can be attributed to it.
    static func calling(_ controller: UIViewController, _ callback: String, _ body: () -> Void) {
        guard isEnabled else { return body() }
        authors.append((controller, callback))
        defer { authors.removeLast() }
        body()
    }

    /// Delivers a notification to an observer. Changes that a controller makes when the keyboard moves are attributed to it.
    nonisolated private static func deliver(_ name: Notification.Name, to observer: AnyObject, _ body: () -> Void) {
        guard name.rawValue.hasPrefix("UIKeyboard"), MainLoop.isCurrent, let controller = observer as? UIViewController else {
            return body()
        }
        MainActor.assumeIsolated { authors.append((controller, name.rawValue)) }
        body()
        MainActor.assumeIsolated { _ = authors.removeLast() }
    }

    /// Called when a view's frame, bounds or center changed.
    static func didPlace(_ view: UIView) {
        guard isEnabled, let author = authors.last, view.superview != nil else { return }
        guard view.owningController === author.controller else { return didPlace(view, in: author) }
        guard let parent = author.controller.parent else { return }
        // Only the container knows where its children are. (K-14)
        if author.callback.hasPrefix("UIKeyboard") {
            return warn(
                .childAvoidsKeyboard,
                "\(name(author.controller)) moves its own view at \(author.callback). Its parent \(name(parent)) places it: "
                    + "observe the keyboard there, and move the children.")
        }
        // Only a container places its children. (C-16)
        warn(
            .childSetsOwnFrame,
            "\(name(author.controller)) places its own view in \(author.callback). Its parent \(name(parent)) does that; ask for a size with preferredContentSize."
        )
    }

    /// Reports views that a controller places in a callback of a rotation: they are wrong after any other change of size. (C-35, D-33)
    private static func didPlace(_ view: UIView, in author: (controller: UIViewController, callback: String)) {
        // A system container places its content when it needs to.
        guard rotationCallbacks.contains(author.callback), author.controller.containment.mechanism == nil,
            let root = author.controller.viewIfLoaded, view.isDescendant(of: root)
        else { return }
        warn(
            .layoutInRotation,
            "\(name(author.controller)) places a \(type(of: view)) in \(author.callback), which isn't called for other size changes. "
                + "Use constraints, or viewWillLayoutSubviews.")
    }

    static func didAdd(_ child: UIViewController, to parent: UIViewController) {
        guard isEnabled else { return }
        pendingMoves[ObjectIdentifier(child)] = (child, name(parent))
    }

    static func willMove(_ child: UIViewController, to parent: UIViewController?) {
        guard isEnabled, parent == nil else { return }
        willLeave.insert(ObjectIdentifier(child))
    }

    static func didMove(_ child: UIViewController, to parent: UIViewController?) {
        guard isEnabled else { return }
        pendingMoves[ObjectIdentifier(child)] = nil
        if parent == nil, willLeave.remove(ObjectIdentifier(child)) == nil {
            warn(.missingWillMove, "\(name(child)) left its parent without willMove(toParent: nil). Call it before removing the view.")
        }
    }

    /// Called when a view was added to another outside of UIKit's containers.
    static func didInsert(_ view: UIView, into superview: UIView) {
        guard isEnabled, let controller = view.owningController, let above = HierarchyConsistency.nearestController(from: superview),
            above !== controller
        else { return }
        if let author = authors.last, author.controller === controller {
            return warn(
                .childAddsItself,
                "\(name(controller)) puts its own view into \(name(above))'s view in \(author.callback). \(name(above)) does that, after addChild."
            )
        }
        guard controller.parent == nil, controller.presenting.presenter == nil else { return }
        warn(
            .viewWithoutChild,
            "\(name(controller))'s view was put into \(name(above))'s view without addChild. Call addChild before and didMove(toParent:) after."
        )
    }

    // MARK: Warnings

    /// Called with each new warning, while the checker is on. For hosts that report them as they occur.
    package static var report: (String) -> Void = { _ in }

    private static func warn(_ mistake: Warning.Mistake, _ message: String) {
        guard warnings.last?.message != message else { return }
        warnings.append(Warning(mistake: mistake, message: message))
        report(message)
    }
    private static func name(_ controller: UIViewController) -> String { String(describing: type(of: controller)) }
}
