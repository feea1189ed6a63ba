import Foundation

/// Reports the containment mistakes that UIKit lets pass. Off until a test or a debugging session turns it on.
///
/// Each warning names the controllers, says what is wrong, and what the container's author does instead.
@MainActor
package enum ContainmentChecker {
    package struct Warning: Equatable, CustomStringConvertible {
        package enum Mistake: Equatable {
            /// A child's view went into a controller's view, but nobody called `addChild`.
            case viewWithoutChild
            /// A child was added, but `didMove(toParent:)` did not follow.
            case missingDidMove
            /// A child left without `willMove(toParent: nil)`.
            case missingWillMove
            /// A child placed its own root view inside its parent.
            case childSetsOwnFrame
            /// A child put its own view under its parent's.
            case childAddsItself
        }
        package let mistake: Mistake
        package let message: String
        package var description: String { message }
    }

    package static var isEnabled = false
    package private(set) static var warnings: [Warning] = []
    /// Controllers whose callbacks are running now, innermost last: the author of a change.
    private static var pendingMoves: [ObjectIdentifier: (child: UIViewController, parent: String)] = [:]

    /// Runs `body` with the checker on and returns what it found.
    package static func checking(_ body: () throws -> Void) rethrows -> [Warning] {
        isEnabled = true
        warnings = []
        pendingMoves = [:]
        defer { isEnabled = false; pendingMoves = [:]; warnings = [] }
        try body()
        finish()
        return warnings
    }

    /// Reports the moves that nobody finished.
    package static func finish() {
        for (_, move) in pendingMoves.sorted(by: { "\($0.value.child)" < "\($1.value.child)" }) {
            warn(
                .missingDidMove,
                "\(name(move.child)) was added to \(move.parent), but didMove(toParent:) was not called. Call it after the view is in place, "
                    + "or at the end of the animation.")
        }
        pendingMoves = [:]
    }

    // MARK: What the mechanisms report

    static func didAdd(_ child: UIViewController, to parent: UIViewController) {
        guard isEnabled else { return }
        pendingMoves[ObjectIdentifier(child)] = (child, name(parent))
    }

    static func willMove(_ child: UIViewController, to parent: UIViewController?) {
        guard isEnabled, parent == nil else { return }
        willLeave.insert(ObjectIdentifier(child))
    }
    private static var willLeave: Set<ObjectIdentifier> = []

    static func didMove(_ child: UIViewController, to parent: UIViewController?) {
        guard isEnabled else { return }
        pendingMoves[ObjectIdentifier(child)] = nil
        if parent == nil, willLeave.remove(ObjectIdentifier(child)) == nil {
            warn(.missingWillMove, "\(name(child)) left its parent without willMove(toParent: nil). Call it before removing the view.")
        }
    }

    /// A view was put under another by hand.
    static func didInsert(_ view: UIView, into superview: UIView) {
        guard isEnabled, let controller = view.owningController, controller.parent == nil, controller.presenting.presenter == nil,
            let above = HierarchyConsistency.nearestController(from: superview)
        else { return }
        warn(
            .viewWithoutChild,
            "\(name(controller))'s view was put into \(name(above))'s view without addChild. Call addChild before and didMove(toParent:) after.")
    }

    // MARK: Warnings

    private static func warn(_ mistake: Warning.Mistake, _ message: String) { warnings.append(Warning(mistake: mistake, message: message)) }
    private static func name(_ controller: UIViewController) -> String { String(describing: type(of: controller)) }
}
