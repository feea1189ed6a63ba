/// Kinds of points of interest that a map or a scene shows.
public struct PointOfInterestCategories: Sendable {
    let filter: MKPointOfInterestFilter
    public static var all: Self { Self(filter: .includingAll) }
    public static var excludingAll: Self { Self(filter: .excludingAll) }
    public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self(filter: .init(including: categories)) }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self(filter: .init(excluding: categories)) }
}

/// Shows the streets around a place. Without a scene, which no request finds here, it is empty.
@MainActor @preconcurrency
public struct LookAroundPreview: View {
    private let scene: MKLookAroundScene?
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) { self.scene = scene.wrappedValue }
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
    public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
    ) -> some View { fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPreview(scene: scene) } }
    public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
    ) -> some View { fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPreview(initialScene: initialScene) } }
}
