// A labeled placeholder.
@_exported import EventKitCompanion
@_exported import FrameworkPlaceholder

/// The result of editing an event.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
/// The callback for the end of editing an event.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar {
        controller.eventStore.defaultCalendarForNewEvents ?? EKCalendar(for: .event, eventStore: controller.eventStore)
    }
}
extension EKEventEditViewAction {
    /// The name of `canceled` in older Swift.
    public static let cancelled = canceled
}
/// A navigation controller without content, in which nothing is edited.
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore! = EKEventStore()
    open var event: EKEvent?
    /// Tells the delegate that editing was canceled.
    open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }
}
/// The callback for the end of viewing an event.
@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
/// The result of viewing an event.
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }
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
/// The number of calendars that can be chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
/// The calendars that can be chosen.
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }
/// The callbacks for the choice of calendars.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    /// Does nothing.
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
/// A labeled placeholder, in which no calendar can be chosen.
open class EKCalendarChooser: UnavailableFrameworkController {
    open private(set) var selectionStyle = EKCalendarChooserSelectionStyle.single
    open weak var delegate: (any EKCalendarChooserDelegate)?
    open var showsDoneButton = false, showsCancelButton = false
    open var selectedCalendars: Set<EKCalendar> = []
    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore
    ) { self.init(selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore) }
    public convenience init(
        selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType,
        eventStore: EKEventStore
    ) {
        self.init(nibName: nil, bundle: nil)
        selectionStyle = style
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("Calendars")
    }
}
