import Foundation
import UIKitText

/// The difference between a document and its file.
@MainActor
struct DocumentChanges {
    /// The time, in seconds, for which changes may wait. The platform's value is not known.
    static let autosaveDelay: TimeInterval = 15

    private(set) var count = 0
    /// A number that grows with every change: a save clears the count only if the number is still the one it began with. (SP-G048)
    private(set) var generation = 0
    private var observation: UndoObservation?

    // The effect of each kind of change on the count. (SP-G047)
    mutating func apply(_ change: UIDocument.ChangeKind) {
        switch change {
        case .done, .redone: count += 1
        case .undone: count -= 1
        case .cleared: count = 0
        }
        if change != .cleared { generation += 1 }
    }

    mutating func observe(_ manager: UndoManager?, _ notify: @escaping @MainActor (UIDocument.ChangeKind) -> Void) {
        observation = manager.map { UndoObservation($0, notify) }
    }
}

/// Observes an undo manager for the lifetime of this object.
private final class UndoObservation {
    private var tokens: [any NSObjectProtocol] = []

    @MainActor init(_ manager: UndoManager, _ notify: @escaping @MainActor (UIDocument.ChangeKind) -> Void) {
        let names: [(NSNotification.Name, UIDocument.ChangeKind)] = [
            (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone), (.NSUndoManagerDidRedoChange, .redone),
        ]
        for (name, kind) in names {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak manager] _ in
                    MainActor.assumeIsolated {
                        // Groups that are closed by undoing belong to it; the end of a nested group is not the end of a change.
                        guard let manager,
                            kind != .done || !manager.isUndoing && !manager.isRedoing && manager.groupingLevel == 0 && manager.canUndo
                        else { return }
                        notify(kind)
                    }
                })
        }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
