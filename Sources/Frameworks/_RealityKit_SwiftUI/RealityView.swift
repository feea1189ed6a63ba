// The cross-import overlay of SwiftUI and RealityKit: a scene as a SwiftUI view. It shows a placeholder; the closure that makes the
// content runs.
@_exported import RealityKitCompanion
@_exported import SwiftUICompanion

/// The entities of a view.
@preconcurrency @MainActor
public protocol RealityViewContentProtocol {
    func add(_ entity: Entity)
    func remove(_ entity: Entity)
}
/// The entities of a view.
@preconcurrency @MainActor
public final class RealityViewContent: RealityViewContentProtocol {
    private let root = AnchorEntity()
    private let scene = RealityKitCompanion.Scene()
    init() { scene.addAnchor(root) }
    public var entities: Entity.ChildCollection { root.children }
    public func add(_ entity: Entity) { root.addChild(entity) }
    public func remove(_ entity: Entity) { root.removeChild(entity) }
    /// Returns a subscription that gets no events.
    public func subscribe<E: Event>(to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void)
        -> EventSubscription
    { EventSubscription() }
}
public final class EventSubscription {
    /// Ends the subscription.
    public func cancel() {}
}
/// The camera's picture and the entities of a view.
public typealias RealityViewCameraContent = RealityViewContent

/// A view that shows entities: a placeholder.
@preconcurrency @MainActor public struct RealityView<Content: View>: View {
    private let make: (RealityViewContent) async -> Void, update: ((RealityViewContent) -> Void)?, placeholder: () -> Content
    @State private var content: RealityViewContent?

    /// Creates a view with entities that a closure adds.
    public init(
        make: @escaping @MainActor (inout RealityViewContent) async -> Void, update: (@MainActor (inout RealityViewContent) -> Void)? = nil
    ) where Content == UnavailableReality {
        self.init(make: make, update: update, placeholder: { UnavailableReality() })
    }
    /// Creates a view with entities that a closure adds, and a view that is shown.
    public init(
        make: @escaping @MainActor (inout RealityViewContent) async -> Void, update: (@MainActor (inout RealityViewContent) -> Void)? = nil,
        @ViewBuilder placeholder: @escaping () -> Content
    ) {
        self.make = { content in
            var own = content
            await make(&own)
        }
        self.update = update.map { update in
            { content in
                var own = content
                update(&own)
            }
        }
        self.placeholder = placeholder
    }
    public var body: some View {
        if let content { update?(content) }
        return placeholder().task {
            guard content == nil else { return }
            let made = RealityViewContent()
            await make(made)
            content = made
        }
    }
}
/// The placeholder.
public struct UnavailableReality: UIViewRepresentable {
    public func makeUIView(context: Context) -> ARView { ARView(frame: .zero) }
    public func updateUIView(_ view: ARView, context: Context) {}
}
/// A model of a file as a view. It stays at its placeholder, because no file is read.
@preconcurrency @MainActor public struct Model3D<Placeholder: View>: View {
    private let placeholder: Placeholder
    public init(named name: String, bundle: Bundle? = nil) where Placeholder == UnavailableReality { placeholder = UnavailableReality() }
    /// Creates a view for an address.
    public init(url: URL) where Placeholder == UnavailableReality { placeholder = UnavailableReality() }
    public var body: some View { placeholder }
}
