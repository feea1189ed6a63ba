import Foundation

// The properties of items that the focus engine reads. The engine doesn't run, so the values are the documented defaults.

/// A sound of the focus engine.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let none = Self("UIFocusSoundIdentifierNone")
    public static let `default` = Self("UIFocusSoundIdentifierDefault")
}

/// Whether the focus waits for the user before it moves to an item by itself.
public enum UIFocusItemDeferralMode: Int, Sendable { case automatic, always, never }

/// A movement on the remote that hints where the focus will go.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, NSCopying {
    public let movementDirection: CGVector
    public let perspectiveTransform: CATransform3D
    public let rotation: CGVector
    public let translation: CGVector
    public let interactionTransform: CATransform3D

    package init(movementDirection: CGVector) {
        self.movementDirection = movementDirection
        (rotation, translation) = (.zero, .zero)
        (perspectiveTransform, interactionTransform) = (CATransform3DIdentity, CATransform3DIdentity)
        super.init()
    }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A container whose items scroll.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    var contentOffset: CGPoint { get set }
    var contentSize: CGSize { get }
    var visibleSize: CGSize { get }
}

extension UIFocusEnvironment {
    public var focusGroupIdentifier: String? { nil }
    /// The environment around this one: a view's superview or controller, a controller's parent.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { (self as? UIResponder)?.next as? any UIFocusEnvironment }
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }
    /// `default` unless an app chooses another sound.
    public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { .default }
    /// Whether the other environment is this one or inside of it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool { UIFocusSystem.environment(self, contains: environment) }
}

extension UIFocusItem {
    /// The frame in the coordinates of the container.
    public var frame: CGRect { (self as? UIView)?.frame ?? .zero }
    public var focusEffect: UIFocusEffect? { nil }
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    public var isTransparentFocusItem: Bool { false }
    /// Whether the item has the focus: never, because the engine does not run.
    public var isFocused: Bool { false }
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

extension UIFocusItemContainer {
    public func focusItems(in rect: CGRect) -> [any UIFocusItem] { [] }
}

extension UIFocusSystem {
    nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
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

    public class func help() -> any UIFocusDebuggerOutput {
        Output("status(), checkFocusability(for:), preferredFocusEnvironments(for:), focusGroups(for:), simulateFocusUpdateRequest(from:)")
    }
    public class func status() -> any UIFocusDebuggerOutput { Output("No item is focused: the focus engine does not run.") }
    public class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
        guard item.canBecomeFocused else { return Output("\(item) cannot be focused: canBecomeFocused is false.") }
        if let view = item as? UIView, view.window == nil { return Output("\(item) cannot be focused: it is in no window.") }
        if let view = item as? UIView, view.isHidden || view.alpha == 0 { return Output("\(item) cannot be focused: it is hidden.") }
        return Output("\(item) can be focused.")
    }
    public class func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        Output(environment.preferredFocusEnvironments.map { "\($0)" }.joined(separator: "\n"))
    }
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
