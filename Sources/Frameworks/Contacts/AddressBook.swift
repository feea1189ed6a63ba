import Foundation

/// The contacts and groups that the app saves.
final class AddressBook {
    static let containerIdentifier = "device"
    private static let lock = NSLock()
    nonisolated(unsafe) private static var book = AddressBook()  // behind the lock

    private var contacts: [CNContact] = []
    private var groups: [CNGroup] = []
    /// The identifiers of the contacts of each group.
    var members: [String: Set<String>] = [:]

    private init() {}
    private init(_ other: AddressBook) { (contacts, groups, members) = (other.contacts, other.groups, other.members) }

    static func contacts(_ request: CNContactFetchRequest) -> [CNContact] {
        let all = lock.withLock { book.contacts }
        let found = all.filter { request.predicate?.evaluate(with: $0) ?? true }
        let ordered = request.sortOrder == .none ? found : found.sorted { order($0, $1, request.sortOrder) == .orderedAscending }
        return ordered.compactMap { (request.mutableObjects ? $0.mutableCopy() : $0.copy()) as? CNContact }
    }
    static func groups(_ predicate: NSPredicate?) -> [CNGroup] {
        lock.withLock { book.groups }.filter { predicate?.evaluate(with: $0) ?? true }.compactMap { $0.copy() as? CNGroup }
    }
    static func isMember(_ contact: CNContact, of group: String) -> Bool {
        lock.withLock { book.members[group]?.contains(contact.identifier) ?? false }
    }
    /// Makes all changes, or none if one of them throws.
    static func change(_ changes: [(AddressBook) throws -> Void]) throws {
        try lock.withLock {
            let next = AddressBook(book)
            for change in changes { try change(next) }
            book = next
        }
    }
    /// Orders contacts by their names, or by their organizations.
    static func order(_ one: CNContact, _ other: CNContact, _ sortOrder: CNContactSortOrder) -> ComparisonResult {
        func words(_ contact: CNContact) -> String {
            let names = sortOrder == .givenName ? [contact.givenName, contact.familyName] : [contact.familyName, contact.givenName]
            let name = names.filter { !$0.isEmpty }.joined(separator: " ")
            return name.isEmpty ? contact.organizationName : name
        }
        return words(one).localizedStandardCompare(words(other))
    }

    private func place(of contact: CNContact) throws -> Int {
        guard let place = contacts.firstIndex(where: { $0.identifier == contact.identifier }) else { throw Self.missing(contact) }
        return place
    }
    private func place(of group: CNGroup) throws -> Int {
        guard let place = groups.firstIndex(where: { $0.identifier == group.identifier }) else { throw Self.missing(group) }
        return place
    }
    private static func missing(_ record: NSObject) -> CNError {
        CNError(.recordDoesNotExist, userInfo: [CNErrorUserInfoAffectedRecordsKey: [record]])
    }
    func add(_ contact: CNContact) throws {
        guard !contacts.contains(where: { $0.identifier == contact.identifier }) else {
            throw CNError(.insertedRecordAlreadyExists, userInfo: [CNErrorUserInfoAffectedRecordsKey: [contact]])
        }
        if let copy = contact.copy() as? CNContact { contacts.append(copy) }
    }
    func update(_ contact: CNContact) throws {
        let place = try place(of: contact)
        if let copy = contact.copy() as? CNContact { contacts[place] = copy }
    }
    func delete(_ contact: CNContact) throws {
        contacts.remove(at: try place(of: contact))
        for group in members.keys { members[group]?.remove(contact.identifier) }
    }
    func add(_ group: CNGroup) throws { if let copy = group.copy() as? CNGroup { groups.append(copy) } }
    func update(_ group: CNGroup) throws {
        let place = try place(of: group)
        if let copy = group.copy() as? CNGroup { groups[place] = copy }
    }
    func delete(_ group: CNGroup) throws {
        groups.remove(at: try place(of: group))
        members[group.identifier] = nil
    }
}

extension NSNotification.Name {
    /// Posted after contacts were saved.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// A request for the history of contacts, and its base.
open class CNFetchRequest: NSObject {}
/// The result of a request for the history, with the place at which it was made.
open class CNFetchResult<ValueType: AnyObject>: NSObject {
    /// The events or contacts, and the place in the history.
    public final let value: ValueType, currentHistoryToken: Data
    init(_ value: ValueType, _ token: Data) { (self.value, currentHistoryToken) = (value, token) }
}
/// A request for the changes since a place in the history.
open class CNChangeHistoryFetchRequest: CNFetchRequest {
    /// The place; nil for all contacts.
    public final var startingToken: Data?
    /// The keys of the contacts in events, and the authors whose changes are left out.
    public final var additionalContactKeyDescriptors: [any CNKeyDescriptor]?, excludedTransactionAuthors: [String]?
    /// Whether contacts of one person are joined, can be changed, and whether groups are included.
    public final var shouldUnifyResults = true, mutableObjects = false, includeGroupChanges = true
    public override init() { super.init() }
}
