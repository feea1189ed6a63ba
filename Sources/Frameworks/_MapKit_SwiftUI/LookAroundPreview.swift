/// Kinds of points of interest that a map or a scene shows.
public struct PointOfInterestCategories: Sendable {
    let filter: MKPointOfInterestFilter
    /// All places.
    public static var all: Self { Self(filter: .includingAll) }
    /// No places.
    public static var excludingAll: Self { Self(filter: .excludingAll) }
    /// The places of given categories.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self(filter: .init(including: categories)) }
    /// The places of other categories than the given.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self(filter: .init(excluding: categories)) }
}

/// Shows the streets around a place. Without a scene, which no request finds here, it is empty.
@MainActor @preconcurrency
public struct LookAroundPreview: View {
    private let scene: MKLookAroundScene?
    /// Creates a preview of a scene in a binding. Without a scene it is gray; there is no imagery.
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) { self.scene = scene.wrappedValue }
    /// Creates a preview of a scene; nil shows a gray placeholder.
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) { scene = initialScene }
    public var body: some View {
        if let scene { SceneRepresentable(scene: scene) } else { Color(.secondarySystemBackground) }
    }
}
private struct SceneRepresentable: UIViewControllerRepresentable {
    let scene: MKLookAroundScene
    func makeUIViewController(context: Context) -> MKLookAroundViewController { MKLookAroundViewController(scene: scene) }
    func updateUIViewController(_ controller: MKLookAroundViewController, context: Context) { controller.scene = scene }
}
extension View {
    /// Presents a scene while a Boolean is true.
    public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
    ) -> some View { fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPreview(scene: scene) } }
    /// Presents a scene while a Boolean is true.
    public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
    ) -> some View { fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPreview(initialScene: initialScene) } }
}
