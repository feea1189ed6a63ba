import Observation

/// Runs an update method again when a property that it read from an `@Observable` object changes. iOS 26.
///
/// The methods are listed under “Updating views automatically with observation tracking” in Apple's documentation of UIKit.
@MainActor
package enum ModelTracking {
    package enum Update {
        case properties, constraints, willLayOut, layout, didLayOut, display, configuration, unavailableContent

        var isLayout: Bool { self == .willLayOut || self == .layout || self == .didLayOut }
    }

    /// Whether the running method runs again after a change of the traits that it reads. Layout follows every such change by itself.
    // “Automatic trait tracking” in Apple's documentation. iOS 18.
    package private(set) static var followsTraits = false

    /// Runs `body`, which is `update` of `owner`, and calls `again` once when a property that it read is about to change: immediately on
    /// the main thread, soon if the change is made elsewhere. Only the latest run counts.
    package static func run<Owner: KeyValueMembers>(
        _ update: Update, of owner: Owner, again: @escaping @MainActor (Owner) -> Void, _ body: () -> Void
    ) {
        let reading = owner._understudyAttachments?.readings[update], outer = followsTraits
        followsTraits = !update.isLayout
        defer { followsTraits = outer }
        reading?.begin()
        // The handler for changes is created only if something was read.
        withObservationTracking(
            {
                body()
                reading?.join()
            }, onChange: (reading ?? ModelReading(update, of: owner)).noticing { [weak owner] in if let owner { again(owner) } })
    }
}

/// The properties that one update method of one object read. Swift's tracking ends only with the first change, so a new run ends the
/// previous one by a change of its own.
@MainActor
package final class ModelReading: Observable {
    private nonisolated let registrar = ObservationRegistrar()
    private nonisolated let run: Int = 0
    private var runs = 0

    init(_ update: ModelTracking.Update, of owner: some KeyValueMembers) { Attachments.of(owner).readings[update] = self }

    func begin() {
        runs += 1
        registrar.willSet(self, keyPath: \.run)
    }

    func join() { registrar.access(self, keyPath: \.run) }

    func noticing(_ again: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
        let current = runs
        return { MainLoop.whenOnMain { if self.runs == current { again() } } }
    }
}
