import Foundation

/// The appearance of a system item in a bar.
struct SystemItemAppearance {
    var title: String?
    var symbol: String?
    var label: String?
}

extension UIBarButtonItem.SystemItem {
    /// The text items and symbol items of iOS 13–18. metrics 6: on iOS 26 only edit and save remain text.
    var appearance: SystemItemAppearance {
        func text(_ word: String, ios26 symbol: String? = nil) -> SystemItemAppearance {
            let title = SystemWords.text(word)
            if Generation.current >= .ios26, let symbol { return SystemItemAppearance(symbol: symbol, label: title) }
            return SystemItemAppearance(title: title, label: title)
        }
        func symbol(_ name: String, _ label: String) -> SystemItemAppearance {
            SystemItemAppearance(symbol: name, label: SystemWords.text(label))
        }
        switch self {
        case .done: return text("Done", ios26: "checkmark")
        case .cancel: return text("Cancel", ios26: "xmark")
        case .edit: return text("Edit")
        case .save: return text("Save")
        case .undo: return text("Undo", ios26: "arrow.uturn.backward")
        case .redo: return text("Redo", ios26: "arrow.uturn.forward")
        case .add: return symbol("plus", "Add")
        case .compose: return symbol("square.and.pencil", "Compose")
        case .reply: return symbol("arrowshape.turn.up.left", "Reply")
        case .action: return symbol("square.and.arrow.up", "Share")
        case .organize: return symbol("folder", "Organize")
        case .bookmarks: return symbol("book", "Bookmarks")
        case .search: return symbol("magnifyingglass", "Search")
        case .refresh: return symbol("arrow.clockwise", "Refresh")
        case .stop: return symbol("xmark", "Stop")
        case .camera: return symbol("camera", "Camera")
        case .trash: return symbol("trash", "Delete")
        case .play: return symbol("play.fill", "Play")
        case .pause: return symbol("pause.fill", "Pause")
        case .rewind: return symbol("backward.fill", "Rewind")
        case .fastForward: return symbol("forward.fill", "Fast Forward")
        // On the glass of iOS 26 the plain symbol, as for Cancel.
        case .close: return symbol(Generation.current >= .ios26 ? "xmark" : "xmark.circle.fill", "Close")
        case .writingTools: return symbol("pencil.and.outline", "Writing Tools")
        case .flexibleSpace, .fixedSpace, .pageCurl: return SystemItemAppearance()
        }
    }
}
