/// A gesture that a UIKit recognizer recognizes.
@preconcurrency @MainActor public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// The type of the object that remains as long as the recognizer.
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    /// Creates the recognizer. Called once.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Changes the recognizer for the current state of the view.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Called when the recognizer's state changes.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Creates the coordinator. Called once, before the recognizer is created.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}
extension UIGestureRecognizerRepresentable {
    /// Does nothing.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Does nothing.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}
extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The facts that a represented gesture recognizer needs: its coordinator and a converter of coordinates.
@preconcurrency @MainActor public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    /// The converter of the recognizer's places.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts the recognizer's location to the coordinate spaces of SwiftUI's views.
@preconcurrency @MainActor public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    let recognizer: () -> UIGestureRecognizer?
    let host: () -> ViewHost?

    /// The location of the gesture in points of the view.
    public var localLocation: CGPoint { location(in: .local) }
    /// The movement since the start in points of the view; nil unless the recognizer is one for panning.
    public var localTranslation: CGPoint? { recognizer().flatMap { ($0 as? UIPanGestureRecognizer)?.translation(in: $0.view) } }
    /// The speed in points per second; nil unless the recognizer is one for panning.
    public var localVelocity: CGPoint? { recognizer().flatMap { ($0 as? UIPanGestureRecognizer)?.velocity(in: $0.view) } }

    /// Returns the place of the gesture in a coordinate space.
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
        guard let recognizer = recognizer(), let view = recognizer.view else { return .zero }
        return convert(localPoint: recognizer.location(in: view), to: space)
    }
    /// Returns the movement since the start in a coordinate space; nil unless the recognizer is one for panning.
    public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? {
        recognizer().flatMap { ($0 as? UIPanGestureRecognizer)?.translation(in: target(space, $0)) }
    }
    /// Returns the speed in points per second in a coordinate space; nil unless the recognizer is one for panning.
    public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? {
        recognizer().flatMap { ($0 as? UIPanGestureRecognizer)?.velocity(in: target(space, $0)) }
    }
    /// Converts a point of the window to a coordinate space.
    public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
        guard let view = recognizer()?.view else { return globalPoint }
        return convert(localPoint: view.convert(globalPoint, from: nil), to: space)
    }
    /// Converts a point of the view to a coordinate space.
    public func convert(localPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
        guard let view = recognizer()?.view else { return localPoint }
        switch space.coordinateSpace {
        case .local: return localPoint
        case .global: return view.convert(localPoint, to: nil)
        case .named(let name):
            // A space's place is in the coordinates of the host's surface.
            guard let host = host(), let surface = host.surface,
                let space = host.coordinateSpaces[name].map({ host.frame(of: $0.place, in: $0.content) })
            else {
                return view.convert(localPoint, to: nil)
            }
            let point = view.convert(localPoint, to: surface)
            return CGPoint(x: point.x - space.minX, y: point.y - space.minY)
        }
    }
    private func target(_ space: some CoordinateSpaceProtocol, _ recognizer: UIGestureRecognizer) -> UIView? {
        space.coordinateSpace == .local ? recognizer.view : recognizer.view?.window
    }
}

extension View {
    /// Adds a recognizer of UIKit's to the view.
    public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View {
        modifier(RepresentedGesture(representable: representable))
    }
}

struct RepresentedGesture<G: UIGestureRecognizerRepresentable>: EffectModifier {
    let representable: G
    func makeView() -> RepresentedGestureView<G> { RepresentedGestureView() }
    func apply(to view: RepresentedGestureView<G>, _ node: ViewNode) { view.follow(representable, node) }
}

/// Keeps an app's gesture recognizer and its coordinator.
final class RepresentedGestureView<G: UIGestureRecognizerRepresentable>: TouchableView {
    private var representable: G?
    private var recognizer: G.UIGestureRecognizerType?
    private var context: G.Context?

    func follow(_ representable: G, _ node: ViewNode) {
        self.representable = representable
        let context = context ?? makeContext(representable, node)
        self.context = context
        if let recognizer {
            representable.updateUIGestureRecognizer(recognizer, context: context)
        } else {
            let recognizer = representable.makeUIGestureRecognizer(context: context)
            self.recognizer = recognizer
            recognizer.addHandler { [weak self] _ in
                guard let self, let representable = self.representable, let recognizer = self.recognizer else { return }
                representable.handleUIGestureRecognizerAction(recognizer, context: context)
            }
            addGestureRecognizer(recognizer)
        }
        recognizer?.isEnabled = node.environment.isEnabled
    }
    private func makeContext(_ representable: G, _ node: ViewNode) -> G.Context {
        let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(
            recognizer: { [weak self] in self?.recognizer }, host: { [weak node] in node?.host })
        return G.Context(coordinator: representable.makeCoordinator(converter: converter), converter: converter)
    }
}
