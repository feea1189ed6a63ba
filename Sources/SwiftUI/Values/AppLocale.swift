import Foundation

// The app's locale, time zone, and calendar are those of the environment unless views set others.

extension Locale {
    /// Whether the locale is the app's.
    var isCurrent: Bool { identifier == Locale.current.identifier }  // wall clock: the environment begins with it
}
extension TimeZone {
    /// Whether the time zone is the app's.
    var isCurrent: Bool { identifier == TimeZone.current.identifier }  // wall clock: the environment begins with it
}
extension Calendar {
    /// Whether the calendar is of the app's kind.
    var isCurrent: Bool { identifier == Calendar.current.identifier }  // wall clock: the environment begins with it
}
