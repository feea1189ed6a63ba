// Nothing runs in the background: handlers are registered, and a request fails as in Apple's simulator, with `unavailable`.
@_exported import Foundation

/// A background task; the system starts none here.
open class BGTask: NSObject, @unchecked Sendable {
    open private(set) var identifier: String
    open var expirationHandler: (() -> Void)?
    init(identifier: String) { self.identifier = identifier }
    /// Does nothing.
    open func setTaskCompleted(success: Bool) {}
}
/// A short background task.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// A long background task.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A request to run a task later.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    open private(set) var identifier: String
    open var earliestBeginDate: Date?
    fileprivate init(_ identifier: String) { self.identifier = identifier }
}
/// A request for a short task.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(identifier) }
}
/// A request for a long task.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
    public init(identifier: String) { super.init(identifier) }
}

/// A scheduler that accepts handlers and refuses requests with `unavailable`.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// An error of scheduling a task.
    public struct Error: Swift.Error, Sendable {
        /// The reason for which a task can't be scheduled.
        public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
        public let code: Code
        public static let unavailable = Code.unavailable, tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests,
            notPermitted = Code.notPermitted
    }

    public static let shared = BGTaskScheduler()
    private var identifiers: Set<String> = []

    /// Registers a handler. Returns `false` if the identifier already has one.
    open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void)
        -> Bool
    {
        identifiers.insert(identifier).inserted
    }
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(code: .unavailable) }
    /// Does nothing.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Does nothing.
    open func cancelAllTaskRequests() {}
    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) { completionHandler([]) }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
