import UIKitCore

/// A key for an app's own values in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The text of the configuration state custom key, the same as in Apple's UIKit.
    public let rawValue: String
    /// Creates the configuration state custom key with the given text, which may be the app's own.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the configuration state custom key with the given text, like `init(rawValue:)`.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state for which a configuration is updated: traits and values under keys.
public protocol UIConfigurationState {
    @MainActor init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that shows a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell that shows a configuration: that of a view, editing, expansion, swiping, and dragging.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public enum DragState: Hashable, Sendable { case none, lifting, dragging }
    public enum DropState: Hashable, Sendable { case none, notTargeted, targeted }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    // FIXME(gap): lists do not set the states of dragging on their cells.
    public var isReordering = false
    public var cellDragState: DragState = .none
    public var cellDropState: DropState = .none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UIContentUnavailableConfigurationState: UIConfigurationState {
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key.rawValue] }
        set { custom[key.rawValue] = newValue }
    }
}
