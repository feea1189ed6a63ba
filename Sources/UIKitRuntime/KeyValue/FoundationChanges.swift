import Foundation

/// Reports changes of Foundation's own objects to their observers at once, as on Apple's platforms: Linux's Foundation reports none. The
/// methods that change something are replaced when the first object is observed; what changes inside Foundation without such a call is
/// found at the end of the loop's turn.
package enum FoundationChanges {
    static func install(for object: AnyObject) {
        switch object {
        case is Progress: _ = progress
        case is Operation, is OperationQueue: _ = operations
        case is UserDefaults: installForDefaults()
        default: break
        }
    }

    /// Installs the methods of user defaults once per process: they also post a notification, which needs no observer of an object.
    package static func installForDefaults() { _ = defaults }

    private static let progress: Void = MethodReplacement.install(
        on: Progress.self, empty: PlainProgress.self, overriding: ReportingProgress.self)
    private static let operations: Void = {
        MethodReplacement.install(on: Operation.self, empty: PlainOperation.self, overriding: ReportingOperation.self)
        MethodReplacement.install(on: OperationQueue.self, empty: PlainQueue.self, overriding: ReportingQueue.self)
    }()
    private static let defaults: Void = MethodReplacement.install(
        on: UserDefaults.self, empty: PlainDefaults.self, overriding: ReportingDefaults.self)

    // The parents of a progress change with it.
    fileprivate static func progressDidChange() { KeyValueObservation.compare { $0 is Progress } }
    // The operations of a queue and those that depend on them change together.
    fileprivate static func operationsDidChange() { KeyValueObservation.compare { $0 is Operation || $0 is OperationQueue } }
    /// Reports a change of user defaults to observers, and posts the notification about it.
    package static func defaultsDidChange(_ defaults: UserDefaults) {
        KeyValueObservation.compare { $0 is UserDefaults }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
    }
}

private final class PlainProgress: Progress, @unchecked Sendable {}

private final class ReportingProgress: Progress, @unchecked Sendable {
    override var totalUnitCount: Int64 {
        get { super.totalUnitCount }
        set {
            super.totalUnitCount = newValue
            FoundationChanges.progressDidChange()
        }
    }
    override var completedUnitCount: Int64 {
        get { super.completedUnitCount }
        set {
            super.completedUnitCount = newValue
            FoundationChanges.progressDidChange()
        }
    }
    override var isCancellable: Bool {
        get { super.isCancellable }
        set {
            super.isCancellable = newValue
            FoundationChanges.progressDidChange()
        }
    }
    override var isPausable: Bool {
        get { super.isPausable }
        set {
            super.isPausable = newValue
            FoundationChanges.progressDidChange()
        }
    }
    override func cancel() {
        super.cancel()
        FoundationChanges.progressDidChange()
    }
    override func pause() {
        super.pause()
        FoundationChanges.progressDidChange()
    }
    override func resume() {
        super.resume()
        FoundationChanges.progressDidChange()
    }
    override func resignCurrent() {
        super.resignCurrent()
        FoundationChanges.progressDidChange()
    }
    override func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
        super.addChild(child, withPendingUnitCount: inUnitCount)
        FoundationChanges.progressDidChange()
    }
    override func setUserInfoObject(_ objectOrNil: Any?, forKey key: ProgressUserInfoKey) {
        super.setUserInfoObject(objectOrNil, forKey: key)
        FoundationChanges.progressDidChange()
    }
}

private final class PlainOperation: Operation, @unchecked Sendable {}

private final class ReportingOperation: Operation, @unchecked Sendable {
    // FIXME(gap): `isExecuting` changes and changes back in here, so its observers are not called.
    override func start() {
        super.start()
        FoundationChanges.operationsDidChange()
    }
    override func cancel() {
        super.cancel()
        FoundationChanges.operationsDidChange()
    }
    override func addDependency(_ op: Operation) {
        super.addDependency(op)
        FoundationChanges.operationsDidChange()
    }
    override func removeDependency(_ op: Operation) {
        super.removeDependency(op)
        FoundationChanges.operationsDidChange()
    }
}

private final class PlainQueue: OperationQueue, @unchecked Sendable {}

private final class ReportingQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ op: Operation) {
        super.addOperation(op)
        FoundationChanges.operationsDidChange()
    }
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        super.addOperation(block)
        FoundationChanges.operationsDidChange()
    }
    override func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
        super.addOperations(ops, waitUntilFinished: wait)
        FoundationChanges.operationsDidChange()
    }
    override var isSuspended: Bool {
        get { super.isSuspended }
        set {
            super.isSuspended = newValue
            FoundationChanges.operationsDidChange()
        }
    }
    override var maxConcurrentOperationCount: Int {
        get { super.maxConcurrentOperationCount }
        set {
            super.maxConcurrentOperationCount = newValue
            FoundationChanges.operationsDidChange()
        }
    }
    override var name: String? {
        get { super.name }
        set {
            super.name = newValue
            FoundationChanges.operationsDidChange()
        }
    }
}

private final class PlainDefaults: UserDefaults {}

private final class ReportingDefaults: UserDefaults {
    // The setters for numbers and addresses call this one.
    override func set(_ value: Any?, forKey defaultName: String) {
        super.set(value, forKey: defaultName)
        FoundationChanges.defaultsDidChange(self)
    }
    override func removeObject(forKey defaultName: String) {
        super.removeObject(forKey: defaultName)
        FoundationChanges.defaultsDidChange(self)
    }
}
