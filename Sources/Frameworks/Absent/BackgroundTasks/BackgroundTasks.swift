// Nothing runs in the background: handlers are registered, and a request fails as in Apple's simulator, with `unavailable`.
@_exported import Foundation

/// Work that the system lets an app do; none is given.
open class BGTask: NSObject, @unchecked Sendable {
    open private(set) var identifier: String
    open var expirationHandler: (() -> Void)?
    init(identifier: String) { self.identifier = identifier }
    open func setTaskCompleted(success: Bool) {}
}
/// A short stretch of work.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// A long stretch of work.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Asks to be run later.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    open private(set) var identifier: String
    open var earliestBeginDate: Date?
    fileprivate init(_ identifier: String) { self.identifier = identifier }
}
/// Asks for a short stretch of work.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(identifier) }
}
/// Asks for a long stretch of work.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
    public init(identifier: String) { super.init(identifier) }
}

/// Takes handlers and refuses requests with `unavailable`.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public struct Error: Swift.Error, Sendable {
        public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
        public let code: Code
        public static let unavailable = Code.unavailable, tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests, notPermitted = Code.notPermitted
    }

    public static let shared = BGTaskScheduler()
    private var identifiers: Set<String> = []

    /// False for an identifier that has a handler already.
    open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool {
        identifiers.insert(identifier).inserted
    }
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(code: .unavailable) }
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) { completionHandler([]) }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
