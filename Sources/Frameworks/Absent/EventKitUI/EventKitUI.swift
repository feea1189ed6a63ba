// A labeled placeholder.
@_exported import EventKitCompanion
@_exported import FrameworkPlaceholder

/// The result of editing an event.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
/// The callback for the end of editing an event.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
/// A navigation controller without content, in which nothing is edited.
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore! = EKEventStore()
    open var event: EKEvent?
}
/// The callback for the end of viewing an event.
@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {}
/// A labeled placeholder.
open class EKEventViewController: UnavailableFrameworkController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent!
    open var allowsEditing = false, allowsCalendarPreview = false
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("Calendar")
    }
}
