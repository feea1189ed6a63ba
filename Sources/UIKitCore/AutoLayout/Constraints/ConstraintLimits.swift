import Foundation

/// The numbers that a constraint accepts. (metrics.md, 15)
@MainActor
enum ConstraintLimits {
    /// The greatest constant and intrinsic length: what a view was measured with that wanted `greatestFiniteMagnitude`.
    static let greatest: CGFloat = 2_777_777
    private static var hasLogged = false

    /// Returns the constant that a constraint takes. One that is not finite raises UIKit's exception.
    static func constant(_ value: CGFloat, of constraint: NSLayoutConstraint) -> CGFloat {
        guard value.isFinite else {
            Fault.raise(
                .internalInconsistencyException,
                "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(value) firstAnchor:\(constraint.firstAnchor) "
                    + "secondAnchor:\(constraint.secondAnchor.map { $0.description } ?? "(null)")")
            return 0
        }
        guard abs(value) > greatest else { return value }
        if !hasLogged {
            hasLogged = true
            Console.log(
                "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be "
                    + "substituted, but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit(void) to debug.  "
                    + "This will be logged only once.  This may break in the future.")
        }
        return value > 0 ? greatest : -greatest
    }

    /// Returns the multiplier that a constraint takes. One that is not finite raises UIKit's exception.
    static func multiplier(_ value: CGFloat) -> CGFloat {
        guard !value.isFinite else { return value }
        Fault.raise(.internalInconsistencyException, "Multiplier is not finite!  That's illegal.  multiplier:\(value)")
        return 1
    }
}
