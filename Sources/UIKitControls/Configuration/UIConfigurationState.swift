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
    /// Creates a state with traits, in which nothing else is set.
    @preconcurrency @MainActor init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// The app's own value for a key, or nil.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that shows a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view cannot be used.
    public var isDisabled = false
    /// Whether the view is highlighted by a touch.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has focus.
    public var isFocused = false
    /// Whether the view is pinned to the edge of a list.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits, in which nothing else is set.
    @preconcurrency @MainActor public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The app's own value for a key, or nil.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell that shows a configuration: that of a view, editing, expansion, swiping, and dragging.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The state of a drag of the cell.
    public enum DragState: Hashable, Sendable { case none, lifting, dragging }
    /// The state of a drag over the cell.
    public enum DropState: Hashable, Sendable { case none, notTargeted, targeted }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell cannot be used.
    public var isDisabled = false
    /// Whether the cell is highlighted by a touch.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has focus.
    public var isFocused = false
    /// Whether the cell is pinned to the edge of a list.
    public var isPinned = false
    /// Whether the list is edited.
    public var isEditing = false
    /// Whether the cell's children in an outline are visible.
    public var isExpanded = false
    /// Whether a swipe reveals the cell's actions.
    public var isSwiped = false
    // FIXME(gap): lists do not set the states of dragging on their cells.
    /// Whether the user moves the cell. Lists never set it here.
    public var isReordering = false
    /// The state of a drag of the cell. Lists never set it here.
    public var cellDragState: DragState = .none
    /// The state of a drag over the cell. Lists never set it here.
    public var cellDropState: DropState = .none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits, in which nothing else is set.
    @preconcurrency @MainActor public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The app's own value for a key, or nil.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The app's own value for a key, or nil.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key.rawValue] }
        set { custom[key.rawValue] = newValue }
    }
}
