import AutomationClient
import CoreGraphics
import Foundation

/// A user's action, in terms that a test can repeat.
enum RecordedAction: Equatable {
    case tap(RecordedTarget)
    case doubleTap(RecordedTarget)
    /// A press, with its duration in seconds.
    case press(RecordedTarget, TimeInterval)
    /// A finger that moved, with its places in the screen's points and its duration in seconds.
    case drag(from: CGPoint, to: CGPoint, TimeInterval)
    case type(String, RecordedTarget?)
    /// A number of characters that the delete key removed.
    case erase(Int, RecordedTarget?)
    /// A key that types no text, by the name that flows use, such as `Enter` or `cmd+S`.
    case key(String, RecordedTarget?)
    case rotate(String)
    case appearance(String)
    case expect(RecordedTarget)
    /// An action that no test can repeat, with a short description.
    case unrecorded(String)
}

/// An element, with the names by which a test finds it.
struct RecordedTarget: Equatable {
    var type = ElementType.any
    var identifier = ""
    var label = ""
    /// The element's text or identifier for a flow, or `nil` if flows can't find it.
    var flow: Flow?
    /// The index among the elements of the same type and name, in the tree's order, or `nil` if there is only one.
    var index: Int?
    /// Whether it is a key of the keyboard on screen.
    var isOnKeyboard = false
    /// The location of the finger, in the screen's points.
    var point: CGPoint
    var screen: CGSize

    /// A flow's selector.
    struct Flow: Equatable {
        var text: String?
        var identifier: String?
        /// The index in reading order, or `nil` if the element is the first.
        var index: Int?
    }

    /// The name for XCUITest: the identifier, or else the label. Empty if the element has neither.
    var name: String { identifier.isEmpty ? label : identifier }
    /// The finger's place as shares of the screen, from 0 to 1.
    var share: CGPoint { CGPoint(x: point.x / max(1, screen.width), y: point.y / max(1, screen.height)) }

    /// Returns whether both are the same element, wherever the finger touched it.
    func isSameElement(as other: RecordedTarget) -> Bool {
        !name.isEmpty && (type, identifier, label, index) == (other.type, other.identifier, other.label, other.index)
    }
}

extension RecordedAction {
    /// Adds `next` to a list of actions. Text that follows text in the same field joins it, and a deleted character takes one back.
    static func add(_ next: RecordedAction, to actions: inout [RecordedAction]) {
        switch (actions.last, next) {
        case (.type(let text, let field), .type(let more, let other)) where field == other || other == nil:
            actions[actions.count - 1] = .type(text + more, field)
        case (.type(let text, let field), .erase(1, let other)) where (field == other || other == nil) && !text.isEmpty:
            actions.removeLast()
            if text.count > 1 { actions.append(.type(String(text.dropLast()), field)) }
        case (.erase(let count, let field), .erase(let more, let other)) where field == other || other == nil:
            actions[actions.count - 1] = .erase(count + more, field)
        case (.rotate, .rotate), (.appearance, .appearance):
            actions[actions.count - 1] = next
        default: actions.append(next)
        }
    }
}
