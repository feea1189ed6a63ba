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

/// A long task of research in the background.
open class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}
/// A request for a long task of research.
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest, @unchecked Sendable {
    /// The protection of the files that the task needs.
    public final var protectionTypeOfRequiredData = FileProtectionType.complete
    public override init(identifier: String) { super.init(identifier: identifier) }
}
/// A task that the user started, and whose progress the system shows.
open class BGContinuedProcessingTask: BGTask, ProgressReporting, @unchecked Sendable {
    open private(set) var title = "", subtitle = ""
    public final let progress = Progress(totalUnitCount: 100)
    /// Changes the words that the system would show.
    open func updateTitle(_ title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}
/// A request for a task that the user started.
open class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// What happens to a task that can't run now.
    public enum SubmissionStrategy: Int, Sendable { case fail, queue }
    /// The parts of the device that a task needs.
    public struct Resources: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The graphics processor.
        public static let gpu = Self(rawValue: 1)
    }
    open var title: String, subtitle: String
    open var strategy = SubmissionStrategy.queue
    open var requiredResources: Resources = []
    public init(identifier: String, title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
        super.init(identifier)
    }
}

/// A scheduler that accepts handlers and refuses requests with `unavailable`.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public static let errorDomain = "BGTaskSchedulerErrorDomain"
    /// The reason for which a task can't be scheduled.
    public struct Error: _BridgedStoredNSError {
        public let _nsError: NSError
        public init(_nsError error: NSError) { _nsError = error }
        public static var errorDomain: String { BGTaskScheduler.errorDomain }
        public static var _nsErrorDomain: String { BGTaskScheduler.errorDomain }
        public enum Code: Int, Sendable, _ErrorCodeProtocol {
            public typealias _ErrorType = Error
            case unavailable = 1, tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
        }
        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }
        public static var immediateRunIneligible: Code { .immediateRunIneligible }
    }

    public static let shared = BGTaskScheduler()
    private var identifiers: Set<String> = []

    /// Registers a handler. Returns `false` if the identifier already has one.
    open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void)
        -> Bool
    {
        identifiers.insert(identifier).inserted
    }
    /// The parts of the device that tasks may need: none.
    public static var supportedResources: BGContinuedProcessingTaskRequest.Resources { [] }
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    /// Does nothing.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Does nothing.
    open func cancelAllTaskRequests() {}
    @preconcurrency open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        completionHandler([])
    }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
