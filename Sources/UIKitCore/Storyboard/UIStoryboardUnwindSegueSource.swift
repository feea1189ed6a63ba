import Foundation

/// The source and the action of an unwind segue, with its sender. The system creates it. (SP-C003)
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller from which the unwinding starts.
    open private(set) var source: UIViewController
    /// The method that the destination must implement.
    open private(set) var unwindAction: Selector
    /// The object that triggered the segue, or `nil`.
    open private(set) var sender: Any?

    package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
