/// Whether this process shows interface files as Interface Builder's canvas does: elements without the app's classes, actions and
/// data, and every prototype of a list once.
@MainActor
package enum DesignTime {
    package static var isOn = false

    /// Outlets that would hand a list to a controller which has nothing to show.
    static func hides(_ outlet: String) -> Bool { isOn && ["dataSource", "delegate", "prefetchDataSource"].contains(outlet) }
}
