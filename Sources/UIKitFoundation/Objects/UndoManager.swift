import Foundation
import UIKitRuntime

extension NSNotification.Name {
    /// Posted before a group of changes is undone or redone.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// Posted before changes are undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted after changes were undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before changes are redone.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after changes were redone.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
    /// Posted after a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}

/// Records how to undo changes, in groups; undoing records how to redo them.
///
/// With `groupsByEvent` a group opens by itself at the first registration and closes when the event loop turns.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Action {
        weak var target: AnyObject?
        let perform: (AnyObject) -> Void
    }
    private final class Group {
        var actions: [Action] = []
        var name = ""
        var isDiscardable = false
        var info: [UserInfoKey: Any] = [:]
    }
    /// The key of a value of a group of changes.
    public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: [Group] = []
    private var eventGroupIsOpen = false
    private var registrationDepth = 0

    /// Whether changes are being undone. Registrations go to the redo stack meanwhile.
    open private(set) var isUndoing = false
    /// Whether changes are being redone.
    open private(set) var isRedoing = false
    /// Whether a group opens at the first change of a turn and closes at the turn's end. `true` by default.
    open var groupsByEvent = true
    /// The largest number of groups that can be undone; 0 for no limit. Older ones are dropped.
    open var levelsOfUndo = 0 { didSet { trim() } }

    /// The modes in which a turn's group closes. Stored but has no effect: it closes in each.
    public final var runLoopModes: [RunLoop.Mode] = [.default]
    /// The number of groups that can be undone, and redone.
    open var undoCount: Int { undoStack.count + (open.contains { !$0.actions.isEmpty } ? 1 : 0) }
    open var redoCount: Int { redoStack.count }
    /// Whether the changes that are undone or redone next are only useful until the document is saved.
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }
    /// Says whether the present group is only useful until the document is saved.
    open func setActionIsDiscardable(_ discardable: Bool) { (open.last ?? undoStack.last)?.isDiscardable = discardable }
    /// Sets a value of the present group.
    open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) { (open.last ?? undoStack.last)?.info[key] = info }
    /// Returns a value of the changes that are undone or redone next, or `nil`.
    open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { undoStack.last?.info[key] }
    open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { redoStack.last?.info[key] }

    /// The number of open groups, one inside the other.
    open var groupingLevel: Int { open.count }
    /// Whether changes are registered.
    open var isUndoRegistrationEnabled: Bool { registrationDepth == 0 }
    /// Whether there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
    /// Whether there is something to redo.
    open var canRedo: Bool { !redoStack.isEmpty }

    public override init() { super.init() }

    /// Stops the registration of changes until ``enableUndoRegistration()``. Calls are counted.
    open func disableUndoRegistration() { registrationDepth += 1 }
    /// Ends one call of ``disableUndoRegistration()``. Without one, it raises an exception.
    open func enableUndoRegistration() {
        guard registrationDepth > 0 else {
            return Fault.raise(
                .internalInconsistencyException, "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
        }
        registrationDepth -= 1
    }

    /// Opens a group of changes that are undone together. Groups may be nested.
    open func beginUndoGrouping() {
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the innermost group. Without one, it raises an exception.
    open func endUndoGrouping() {
        guard let group = open.last else {
            return Fault.raise(.internalInconsistencyException, "endUndoGrouping called with no matching begin")
        }
        post(.NSUndoManagerWillCloseUndoGroup)
        open.removeLast()
        if let outer = open.last {
            outer.actions += group.actions
            if outer.name.isEmpty { outer.name = group.name }
            outer.info.merge(group.info) { $1 }
        } else if !group.actions.isEmpty {
            if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
            trim()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// Registers how to undo a change. Called while undoing, it registers how to redo it. The target isn't retained; `handler` receives it,
    /// and isn't called once it is deallocated.
    open func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void) {
        register(target) { handler($0 as! TargetType) }  // the same object that was registered
    }

    /// Registers a method of a target, which isn't retained, that undoes a change, with an argument.
    open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
        register(target as AnyObject) { DispatchTable.invoke(selector, on: $0, arguments: [object]) }
    }

    private func register(_ target: AnyObject, _ perform: @escaping (AnyObject) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            guard groupsByEvent else {
                return Fault.raise(.internalInconsistencyException, "must begin a group before registering undo")
            }
            openEventGroup()
        }
        open[open.count - 1].actions.append(Action(target: target, perform: perform))
        if !isUndoing, !isRedoing { redoStack.removeAll() }
        post(.NSUndoManagerCheckpoint)
    }

    private func openEventGroup() {
        beginUndoGrouping()
        eventGroupIsOpen = true
        MainLoop.whenOnMain { [weak self] in EventLoop.main.enqueue { self?.closeEventGroup() } }
    }

    private func closeEventGroup() {
        guard eventGroupIsOpen else { return }
        eventGroupIsOpen = false
        while !open.isEmpty { endUndoGrouping() }
    }

    /// Closes the turn's group, and undoes the last group of changes.
    open func undo() {
        closeEventGroup()
        undoNestedGroup()
    }

    /// Undoes the last closed group of changes.
    open func undoNestedGroup() {
        guard let group = undoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        run(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Repeats the group of changes that was undone last.
    open func redo() {
        closeEventGroup()
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        run(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Runs a group. Changes that the actions register become one group of the other stack.
    private func run(_ group: Group) {
        beginUndoGrouping()
        open[open.count - 1].name = group.name
        open[open.count - 1].isDiscardable = group.isDiscardable
        open[open.count - 1].info = group.info
        for action in group.actions.reversed() { if let target = action.target { action.perform(target) } }
        endUndoGrouping()
    }

    /// Forgets all changes. Open groups stay open.
    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        for group in open { group.actions.removeAll() }
    }

    /// Forgets the changes of a target. Call it before the target is deallocated.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoStack + redoStack + open { group.actions.removeAll { $0.target === target } }
        undoStack.removeAll { $0.actions.isEmpty }
        redoStack.removeAll { $0.actions.isEmpty }
    }

    /// Names the present group, for menus and alerts.
    open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }
    /// The name of the changes to undo next; empty if they have none.
    open var undoActionName: String { (open.first { !$0.actions.isEmpty } ?? undoStack.last)?.name ?? "" }
    /// The name of the changes to redo next; empty if they have none.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// The title of a command that undoes, in English.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a command that redoes, in English.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Returns the title of a command that undoes an action, in English.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    /// Returns the title of a command that redoes an action, in English.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// The key that says in a notification whether a group is only useful until the document is saved.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"
/// The place of the closing of a turn's group among other work of the turn.
public let NSUndoCloseGroupingRunLoopOrdering = 350000
