import UIKitCore

extension Stage {
    /// Runs `body`, and returns the containment mistakes in it that UIKit accepts silently, in order: a view that is added to another
    /// controller's view without `addChild`, a missing `didMove(toParent:)` or `willMove(toParent: nil)`, or a child that adds or positions
    /// its own root view.
    ///
    ///     #expect(stage.containmentWarnings { stage.tap(home.addButton) } == [])
    ///
    /// Each mistake is a sentence that names the controllers and the callback in which it happened, if any, and says what to do instead. A
    /// `didMove` is missing if `body` ends without it, so let an animation that ends with `didMove` finish in `body`.
    public func containmentWarnings(in body: () throws -> Void) rethrows -> [String] {
        try ContainmentChecker.checking(body).map(\.message)
    }
}
