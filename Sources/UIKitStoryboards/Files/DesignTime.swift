/// Whether this process shows interface files as Interface Builder's canvas does: elements without the app's classes, actions and
/// data, and every prototype of a list once.
@MainActor
package enum DesignTime {
    package static var isOn = false

    /// Whether to hide an outlet that would set a controller without data on a list.
    static func hides(_ outlet: String) -> Bool { isOn && ["dataSource", "delegate", "prefetchDataSource"].contains(outlet) }
}
