/// The sources of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The area without bars and the screen's edges.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The area without the keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// The area without bars, edges, and keyboard.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
    /// If the view reaches the safe area's edge, it extends to the edge of the screen.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(SafeAreaIgnoring(edges: edges, regions: regions))
    }
    /// Extends the view into the safe area at edges.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

struct SafeAreaIgnoring: LayoutModifier {
    let edges: Edge.Set
    let regions: SafeAreaRegions
    func size(of content: ViewElement, for proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }
    func placement(of content: ViewElement, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        content.aligned(.topLeading, in: size, proposal: ProposedViewSize(size))
    }
    func adjust(_ bounds: CGRect, _ surroundings: Surroundings) -> CGRect { surroundings.extending(bounds, edges, regions) }
}

extension Surroundings {
    /// Returns the surroundings of content in a frame whose edges other views cover.
    func covered(_ frame: CGRect, by bars: UIEdgeInsets) -> Surroundings {
        var copy = self
        let safe = region.safe.offsetBy(dx: -origin.x, dy: -origin.y)
        copy.region.safe = frame.inset(by: bars).offsetBy(dx: origin.x, dy: origin.y)
        copy.region.full = extending(frame, .all).offsetBy(dx: origin.x, dy: origin.y)
        // An edge inside the safe area has no bars outside of the frame.
        copy.region.bars.left = bars.left + (frame.minX <= safe.minX + 0.5 ? region.bars.left : 0)
        copy.region.bars.right = bars.right + (frame.maxX >= safe.maxX - 0.5 ? region.bars.right : 0)
        copy.region.bars.top = bars.top + (frame.minY <= safe.minY + 0.5 ? region.bars.top : 0)
        copy.region.bars.bottom = bars.bottom + (frame.maxY >= safe.maxY - 0.5 ? region.bars.bottom : 0)
        return copy
    }

    /// Returns a frame that touches the safe area's edge, extended to the edge of the whole, or as far as the ignored regions reach.
    func extending(_ frame: CGRect, _ edges: Edge.Set, _ regions: SafeAreaRegions = .all) -> CGRect {
        if !regions.contains(.container) {
            var frame = frame
            let touches = frame.maxY >= region.safe.maxY - origin.y - 0.5
            if regions.contains(.keyboard), edges.contains(.bottom), touches { frame.size.height += region.keyboard }
            return frame
        }
        // The keyboard still counts for views that ignore only bars and sensors.
        let edges = regions.contains(.keyboard) || region.keyboard == 0 ? edges : edges.subtracting(.bottom)
        let (safe, full) = (region.safe.offsetBy(dx: -origin.x, dy: -origin.y), region.full.offsetBy(dx: -origin.x, dy: -origin.y))
        var (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
        if edges.contains(.leading), left <= safe.minX + 0.5 { left = min(left, full.minX) }
        if edges.contains(.trailing), right >= safe.maxX - 0.5 { right = max(right, full.maxX) }
        if edges.contains(.top), top <= safe.minY + 0.5 { top = min(top, full.minY) }
        if edges.contains(.bottom), bottom >= safe.maxY - 0.5 { bottom = max(bottom, full.maxY) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
