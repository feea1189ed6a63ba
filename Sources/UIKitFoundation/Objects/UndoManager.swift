import Foundation
import UIKitRuntime

extension NSNotification.Name {
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
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
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: [Group] = []
    private var eventGroupIsOpen = false
    private var registrationDepth = 0

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    open var groupsByEvent = true
    open var levelsOfUndo = 0 { didSet { trim() } }

    open var groupingLevel: Int { open.count }
    open var isUndoRegistrationEnabled: Bool { registrationDepth == 0 }
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
    open var canRedo: Bool { !redoStack.isEmpty }

    public override init() { super.init() }

    open func disableUndoRegistration() { registrationDepth += 1 }
    open func enableUndoRegistration() {
        guard registrationDepth > 0 else {
            return Fault.raise(
                .internalInconsistencyException, "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
        }
        registrationDepth -= 1
    }

    open func beginUndoGrouping() {
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    open func endUndoGrouping() {
        guard let group = open.last else {
            return Fault.raise(.internalInconsistencyException, "endUndoGrouping called with no matching begin")
        }
        post(.NSUndoManagerWillCloseUndoGroup)
        open.removeLast()
        if let outer = open.last {
            outer.actions += group.actions
            if outer.name.isEmpty { outer.name = group.name }
        } else if !group.actions.isEmpty {
            if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
            trim()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    open func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void) {
        register(target) { handler($0 as! TargetType) }  // the same object that was registered
    }

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

    open func undo() {
        closeEventGroup()
        undoNestedGroup()
    }

    open func undoNestedGroup() {
        guard let group = undoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        run(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

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
        for action in group.actions.reversed() { if let target = action.target { action.perform(target) } }
        endUndoGrouping()
    }

    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        for group in open { group.actions.removeAll() }
    }

    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoStack + redoStack + open { group.actions.removeAll { $0.target === target } }
        undoStack.removeAll { $0.actions.isEmpty }
        redoStack.removeAll { $0.actions.isEmpty }
    }

    open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }
    open var undoActionName: String { (open.first { !$0.actions.isEmpty } ?? undoStack.last)?.name ?? "" }
    open var redoActionName: String { redoStack.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
