//! A labelled placeholder.
@_exported import EventKitCompanion
@_exported import PlaceholderCompanion

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore! = EKEventStore()
    open var event: EKEvent?
}
@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {}
open class EKEventViewController: UnavailableFrameworkController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent!
    open var allowsEditing = false, allowsCalendarPreview = false
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("Calendar")
    }
}
