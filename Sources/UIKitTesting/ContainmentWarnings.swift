import UIKitCore

extension Stage {
    /// Runs `body` and returns the containment mistakes in it that UIKit lets pass, in the order they were made: a view put into another controller's
    /// view without `addChild`, a missing `didMove(toParent:)` or `willMove(toParent: nil)`, a child that adds or places its own root view.
    ///
    ///     #expect(stage.containmentWarnings { stage.tap(home.addButton) } == [])
    ///
    /// Each is a sentence that names the controllers, the callback it happened in where one was running, and what to do instead. A `didMove` counts as
    /// missing when `body` ends without it: let an animation that ends with it run inside.
    public func containmentWarnings(in body: () throws -> Void) rethrows -> [String] { try ContainmentChecker.checking(body).map(\.message) }
}
