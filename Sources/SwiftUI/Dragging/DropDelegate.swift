import UniformTypeIdentifiersCompanion

/// The effect of a drop on its items.
public enum DropOperation: Sendable, Equatable {
    /// The drop does nothing, isn't allowed, copies the items, or moves them.
    case cancel, forbidden, copy, move
    var uiOperation: UIDropOperation {
        switch self {
        case .cancel: .cancel
        case .forbidden: .forbidden
        case .copy: .copy
        case .move: .move
        }
    }
}

/// The effect of a drop at a location.
public struct DropProposal: Sendable, Equatable {
    /// The effect of a drop at the present place.
    public let operation: DropOperation
    /// Creates a proposal with an effect.
    public init(operation: DropOperation) { self.operation = operation }
}

/// The items of a drag over a view.
@preconcurrency @MainActor public struct DropInfo {
    /// The finger's location in the view.
    public let location: CGPoint
    let providers: [NSItemProvider]

    /// Returns whether an item has one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
    /// Returns the items that have one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        itemProviders(for: contentTypes.map(\.identifier))
    }
    /// Returns whether an item has one of the types, given by identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }
    /// Returns the items that have one of the types, given by identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
    }
}

/// Accepts what is dragged over a view.
@preconcurrency @MainActor public protocol DropDelegate {
    /// Returns whether the drag is of interest; the other functions are called only then.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes the dropped items. Returns whether it did.
    func performDrop(info: DropInfo) -> Bool
    /// Called when a drag enters the view.
    func dropEntered(info: DropInfo)
    /// Returns the effect of a drop here, or `nil` for the previous effect, which is at first a copy.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when a drag leaves the view.
    func dropExited(info: DropInfo)
}
extension DropDelegate {
    /// Accepts every drop with a matching type.
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    /// Returns nil, which copies the items.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// The delegate of modifiers with closures.
struct ClosureDropDelegate: DropDelegate {
    var accepts: @MainActor (DropInfo) -> Bool = { _ in true }
    let isTargeted: @MainActor (Bool) -> Void
    let perform: @MainActor (DropInfo) -> Bool
    func validateDrop(info: DropInfo) -> Bool { accepts(info) }
    func dropEntered(info: DropInfo) { isTargeted(true) }
    func dropExited(info: DropInfo) { isTargeted(false) }
    func performDrop(info: DropInfo) -> Bool {
        isTargeted(false)
        return perform(info)
    }
}
