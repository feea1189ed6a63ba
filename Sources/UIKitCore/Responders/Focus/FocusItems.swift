import Foundation

// The properties of items that the focus engine reads. The engine doesn't run, so the values are the documented defaults.

/// A sound of the focus engine.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
    /// The sound's name, with UIKit's spelling for those of the system.
    public let rawValue: String
    /// Creates the name of a sound.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the name of a sound.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Silence.
    public static let none = Self("UIFocusSoundIdentifierNone")
    /// The system's sound.
    public static let `default` = Self("UIFocusSoundIdentifierDefault")
}

/// Whether the focus waits for the user before it moves to an item by itself.
public enum UIFocusItemDeferralMode: Int, Sendable { case automatic, always, never }

/// A movement on the remote that hints where the focus will go.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, NSCopying {
    /// The direction of the finger's movement.
    public let movementDirection: CGVector
    /// The transform that adds depth. Always the identity.
    public let perspectiveTransform: CATransform3D
    /// The rotation of the item, in radians about each axis. Always zero.
    public let rotation: CGVector
    /// The movement of the item, in points. Always zero.
    public let translation: CGVector
    /// All of the effects in one transform. Always the identity.
    public let interactionTransform: CATransform3D

    package init(movementDirection: CGVector) {
        self.movementDirection = movementDirection
        (rotation, translation) = (.zero, .zero)
        (perspectiveTransform, interactionTransform) = (CATransform3DIdentity, CATransform3DIdentity)
        super.init()
    }
    /// Returns the hint itself, which is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A container whose items scroll.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The point of the content at the container's origin, in points.
    var contentOffset: CGPoint { get set }
    /// The size of the content in points.
    var contentSize: CGSize { get }
    /// The size of the visible part in points.
    var visibleSize: CGSize { get }
}

extension UIFocusEnvironment {
    /// The name of the focus group, or `nil` to inherit.
    public var focusGroupIdentifier: String? { nil }
    /// The environment around this one: a view's superview or controller, a controller's parent.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { (self as? UIResponder)?.next as? any UIFocusEnvironment }
    /// The container of the environment's items. Always `nil` by default.
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }
    /// `default` unless an app chooses another sound.
    public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { .default }
    /// Whether the other environment is this one or inside of it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool { UIFocusSystem.environment(self, contains: environment) }
}

extension UIFocusItem {
    /// The frame in the coordinates of the container.
    public var frame: CGRect { (self as? UIView)?.frame ?? .zero }
    /// The effect on the focused item: none by default.
    public var focusEffect: UIFocusEffect? { nil }
    /// The priority for getting the group's focus: `ignored` by default.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    /// Whether the focus waits for the user: `automatic` by default.
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    /// Whether items beneath this one may get the focus: `false` by default.
    public var isTransparentFocusItem: Bool { false }
    /// Whether the item has focus: never, because the engine does not run.
    public var isFocused: Bool { false }
    /// Called while a finger rests on the remote. Never called here.
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

extension UIFocusItemContainer {
    /// Returns the items in a rectangle of the container: none by default.
    public func focusItems(in rect: CGRect) -> [any UIFocusItem] { [] }
}

extension UIFocusSystem {
    /// The key for the ``UIFocusUpdateContext`` in the system's notifications.
    nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key for the ``UIFocusAnimationCoordinator`` in the system's notifications.
    nonisolated public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
    /// Does nothing: a focus that never moves makes no sound.
    public class func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {}
}

/// Descriptions of the focus for a debugger.
public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// Explains the position of the focus, and why an item cannot have it.
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject {
    private final class Output: NSObject, UIFocusDebuggerOutput {
        let text: String
        init(_ text: String) { self.text = text }
        override var description: String { text }
    }

    /// Returns a list of the debugger's methods.
    public class func help() -> any UIFocusDebuggerOutput {
        Output("status(), checkFocusability(for:), preferredFocusEnvironments(for:), focusGroups(for:), simulateFocusUpdateRequest(from:)")
    }
    /// Returns which item has focus.
    public class func status() -> any UIFocusDebuggerOutput { Output("No item is focused: the focus engine does not run.") }
    /// Returns whether an item could get the focus, and if not, why.
    public class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
        guard item.canBecomeFocused else { return Output("\(item) cannot be focused: canBecomeFocused is false.") }
        if let view = item as? UIView, view.window == nil { return Output("\(item) cannot be focused: it is in no window.") }
        if let view = item as? UIView, view.isHidden || view.alpha == 0 { return Output("\(item) cannot be focused: it is hidden.") }
        return Output("\(item) can be focused.")
    }
    /// Returns the environments that an environment prefers.
    public class func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        Output(environment.preferredFocusEnvironments.map { "\($0)" }.joined(separator: "\n"))
    }
    /// Returns the name of an environment's own group.
    public class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        Output(environment.focusGroupIdentifier ?? "No group.")
    }
    /// The items that a request would try, the last one first to be focused.
    public class func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        var lines: [String] = [], next: (any UIFocusEnvironment)? = environment
        while let current = next, lines.count < 100 {
            lines.append("\(current)")
            next = current.preferredFocusEnvironments.first.flatMap { $0 === current ? nil : $0 }
        }
        return Output(lines.joined(separator: "\n"))
    }
}
