import Foundation

/// Works like any other container, without iCloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {  // It adds no state.
    /// Would be posted when an import or export begins or ends. It isn't posted: nothing is mirrored.
    public static let eventChangedNotification = NSNotification.Name("NSPersistentCloudKitContainerEventChangedNotification")
    public static let eventNotificationUserInfoKey = "event"

    public enum EventType: Int, Sendable { case setup, `import`, export }
    /// A setup, an import, or an export.
    open class Event: NSObject {
        /// The identity of the event, and of its store.
        public let identifier: UUID, storeIdentifier: String
        public let type: EventType
        /// The time at which the event began, and ended.
        public let startDate: Date, endDate: Date?
        /// Whether the event ended without an error.
        public let succeeded: Bool
        /// The reason for a failure.
        public let error: (any Error)?
        init(type: EventType) {
            identifier = UUID()  // wall clock: an event has an identity of its own
            (storeIdentifier, self.type, startDate) = ("", type, Date(timeIntervalSinceReferenceDate: 0))
            (endDate, succeeded, error) = (nil, false, nil)
        }
    }

    /// The options for creating a schema.
    public struct SchemaInitializationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Only checks the model, or prints the records.
        public static let dryRun = Self(rawValue: 1 << 1), printSchema = Self(rawValue: 1 << 2)
    }
    /// Throws `NSCocoaErrorDomain` 134060 (NSCoreDataError), because there is no iCloud account.
    open func initializeCloudKitSchema(options: SchemaInitializationOptions = []) throws {
        throw NSError(
            domain: NSCocoaErrorDomain, code: 134_060,
            userInfo: [NSLocalizedFailureReasonErrorKey: "There is no iCloud account on this device."])
    }
    /// Whether the user may change an object: always, because nothing is shared.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Whether the user may add objects to a store: always, because nothing is shared.
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}
/// The container in iCloud that a store would be mirrored to.
open class NSPersistentCloudKitContainerOptions: NSObject {
    open private(set) var containerIdentifier: String
    /// The part of the container that is mirrored: 1 for the public database, 2 for the private one, 3 for the shared one. It is stored but
    /// has no effect.
    package final var scope = 2
    /// Creates options for a container of CloudKit, which have no effect.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// The form of the events that a request returns.
public enum NSPersistentCloudKitContainerEventResultType: Int, Sendable { case events, countEvents }

/// The events that a request found.
open class NSPersistentCloudKitContainerEventResult: NSPersistentStoreResult {
    public final let result: Any?
    /// The form of the result.
    public final let resultType: NSPersistentCloudKitContainerEventResultType
    init(_ type: NSPersistentCloudKitContainerEventResultType) {
        (result, resultType) = (type == .events ? [NSPersistentCloudKitContainer.Event]() : 0 as Any, type)
    }
}

/// A request for the events of mirroring, of which there are none.
open class NSPersistentCloudKitContainerEventRequest: NSPersistentStoreRequest {
    /// The form of the result.
    public final var resultType = NSPersistentCloudKitContainerEventResultType.events
    open class func fetchEvents(after date: Date) -> NSPersistentCloudKitContainerEventRequest {
        NSPersistentCloudKitContainerEventRequest()
    }
    /// Returns a request for the events after another one, or for all.
    open class func fetchEvents(after event: NSPersistentCloudKitContainer.Event?) -> NSPersistentCloudKitContainerEventRequest {
        NSPersistentCloudKitContainerEventRequest()
    }
    /// Returns a request for the events that another request selects.
    open class func fetchEvents(matching fetchRequest: NSFetchRequest<any NSFetchRequestResult>)
        -> NSPersistentCloudKitContainerEventRequest
    { NSPersistentCloudKitContainerEventRequest() }
    /// Returns a request whose predicate selects events.
    open class func fetchRequestForEvents() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest(entityName: "Event") }
    override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        NSPersistentCloudKitContainerEventResult(resultType)
    }
}
