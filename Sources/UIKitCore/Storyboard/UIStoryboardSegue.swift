import Foundation

/// A transition from one controller to another, created each time it is performed.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    private let storedIdentifier: String?
    private let storedSource: UIViewController
    private let storedDestination: UIViewController
    private let performHandler: (() -> Void)?
    /// The effect of the segue's kind, set by its template: push, present, unwind.
    package var effect: ((UIStoryboardSegue) -> Void)?

    package var hasPerformHandler: Bool { performHandler != nil }

    // The three properties are fixed. (SP-B039)
    /// Creates a segue without an effect. Its controllers and identifier can't be changed.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        storedIdentifier = identifier
        storedSource = source
        storedDestination = destination
        performHandler = nil
        super.init()
    }

    /// Creates a segue that runs `performHandler`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void) {
        storedIdentifier = identifier
        storedSource = source
        storedDestination = destination
        self.performHandler = performHandler
        super.init()
    }

    /// The segue's name in the storyboard, or `nil`.
    open var identifier: String? { storedIdentifier }
    /// The controller that the segue starts from.
    open var source: UIViewController { storedSource }
    /// The controller that the segue shows.
    open var destination: UIViewController { storedDestination }

    /// Performs the effect of a standard kind. A custom kind overrides the method and inherits no effect. (SP-B040)
    open func perform() {
        if let performHandler { return performHandler() }
        effect?(self)
    }
}
