/// The sources of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
    /// Extends the view to the edge of the screen where it touches the safe area's edge.
    // FIXME(gap): regions are not told apart; the keyboard's makes no difference.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(SafeAreaIgnoring(edges: regions == .keyboard ? [] : edges))
    }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

struct SafeAreaIgnoring: LayoutModifier {
    let edges: Edge.Set
    func size(of content: ViewElement, for proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }
    func placement(of content: ViewElement, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        content.aligned(.topLeading, in: size, proposal: ProposedViewSize(size))
    }
    func adjust(_ bounds: CGRect, _ surroundings: Surroundings) -> CGRect { surroundings.extending(bounds, edges) }
}

extension Surroundings {
    /// Returns a frame that touches the safe area's edge, extended to the outer edge.
    func extending(_ frame: CGRect, _ edges: Edge.Set) -> CGRect {
        let (safe, full) = (region.safe.offsetBy(dx: -origin.x, dy: -origin.y), region.full.offsetBy(dx: -origin.x, dy: -origin.y))
        var (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
        if edges.contains(.leading), left <= safe.minX + 0.5 { left = min(left, full.minX) }
        if edges.contains(.trailing), right >= safe.maxX - 0.5 { right = max(right, full.maxX) }
        if edges.contains(.top), top <= safe.minY + 0.5 { top = min(top, full.minY) }
        if edges.contains(.bottom), bottom >= safe.maxY - 0.5 { bottom = max(bottom, full.maxY) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
