import Foundation

// The events of the history of contacts. A store keeps none, so no event exists.

/// A change in the history of contacts.
open class CNChangeHistoryEvent: NSObject {
    override init() { super.init() }
    /// Calls the visitor's method for the kind of event.
    open func accept(_ visitor: any CNChangeHistoryEventVisitor) {}
}
/// All contacts are to be read again.
open class CNChangeHistoryDropEverythingEvent: CNChangeHistoryEvent {
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
open class CNChangeHistoryAddContactEvent: CNChangeHistoryEvent {
    public final let contact: CNContact
    public final let containerIdentifier: String?
    init(contact: CNContact, containerIdentifier: String?) {
        self.contact = contact
        self.containerIdentifier = containerIdentifier
    }
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
open class CNChangeHistoryUpdateContactEvent: CNChangeHistoryEvent {
    public final let contact: CNContact
    init(contact: CNContact) {
        self.contact = contact
    }
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
open class CNChangeHistoryDeleteContactEvent: CNChangeHistoryEvent {
    public final let contactIdentifier: String
    init(contactIdentifier: String) {
        self.contactIdentifier = contactIdentifier
    }
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
open class CNChangeHistoryAddGroupEvent: CNChangeHistoryEvent {
    public final let group: CNGroup
    public final let containerIdentifier: String
    init(group: CNGroup, containerIdentifier: String) {
        self.group = group
        self.containerIdentifier = containerIdentifier
    }
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
open class CNChangeHistoryUpdateGroupEvent: CNChangeHistoryEvent {
    public final let group: CNGroup
    init(group: CNGroup) {
        self.group = group
    }
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
open class CNChangeHistoryDeleteGroupEvent: CNChangeHistoryEvent {
    public final let groupIdentifier: String
    init(groupIdentifier: String) {
        self.groupIdentifier = groupIdentifier
    }
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
/// A contact was added to a group.
open class CNChangeHistoryAddMemberToGroupEvent: CNChangeHistoryEvent {
    public final let member: CNContact
    public final let group: CNGroup
    init(member: CNContact, group: CNGroup) {
        self.member = member
        self.group = group
    }
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
/// A contact was removed from a group.
open class CNChangeHistoryRemoveMemberFromGroupEvent: CNChangeHistoryEvent {
    public final let member: CNContact
    public final let group: CNGroup
    init(member: CNContact, group: CNGroup) {
        self.member = member
        self.group = group
    }
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
/// A group was added to another one.
open class CNChangeHistoryAddSubgroupToGroupEvent: CNChangeHistoryEvent {
    public final let subgroup: CNGroup
    public final let group: CNGroup
    init(subgroup: CNGroup, group: CNGroup) {
        self.subgroup = subgroup
        self.group = group
    }
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
/// A group was removed from another one.
open class CNChangeHistoryRemoveSubgroupFromGroupEvent: CNChangeHistoryEvent {
    public final let subgroup: CNGroup
    public final let group: CNGroup
    init(subgroup: CNGroup, group: CNGroup) {
        self.subgroup = subgroup
        self.group = group
    }
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}
/// Receives the events of the history, by their kinds. Those of groups are optional.
public protocol CNChangeHistoryEventVisitor: NSObjectProtocol {
    func visit(_ event: CNChangeHistoryDropEverythingEvent)
    func visit(_ event: CNChangeHistoryAddContactEvent)
    func visit(_ event: CNChangeHistoryUpdateContactEvent)
    func visit(_ event: CNChangeHistoryDeleteContactEvent)
    func visit(_ event: CNChangeHistoryAddGroupEvent)
    func visit(_ event: CNChangeHistoryUpdateGroupEvent)
    func visit(_ event: CNChangeHistoryDeleteGroupEvent)
    func visit(_ event: CNChangeHistoryAddMemberToGroupEvent)
    func visit(_ event: CNChangeHistoryRemoveMemberFromGroupEvent)
    func visit(_ event: CNChangeHistoryAddSubgroupToGroupEvent)
    func visit(_ event: CNChangeHistoryRemoveSubgroupFromGroupEvent)
}
extension CNChangeHistoryEventVisitor {
    public func visit(_ event: CNChangeHistoryAddGroupEvent) {}
    public func visit(_ event: CNChangeHistoryUpdateGroupEvent) {}
    public func visit(_ event: CNChangeHistoryDeleteGroupEvent) {}
    public func visit(_ event: CNChangeHistoryAddMemberToGroupEvent) {}
    public func visit(_ event: CNChangeHistoryRemoveMemberFromGroupEvent) {}
    public func visit(_ event: CNChangeHistoryAddSubgroupToGroupEvent) {}
    /// Does nothing.
    public func visit(_ event: CNChangeHistoryRemoveSubgroupFromGroupEvent) {}
}
