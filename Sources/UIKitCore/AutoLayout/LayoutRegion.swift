import Foundation

extension UIView {
    /// A part of a view in which to lay out content. iOS 26.
    // FIXME(gap): emulated windows have no rounded corners or controls to avoid: corner adaptation changes nothing.
    public struct LayoutRegion: Hashable, Sendable {
        public enum AdaptivityAxis: Hashable, Sendable { case horizontal, vertical }
        enum Kind: Hashable, Sendable { case safeArea, margins, readable }
        let kind: Kind

        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { LayoutRegion(kind: .safeArea) }
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { LayoutRegion(kind: .margins) }
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { LayoutRegion(kind: .readable) }
    }

    public func layoutGuide(for layoutRegion: LayoutRegion) -> UILayoutGuide {
        switch layoutRegion.kind {
        case .safeArea: safeAreaLayoutGuide
        case .margins: layoutMarginsGuide
        case .readable: readableContentGuide
        }
    }
    /// Returns the distances of the region from the view's edges, in points, as of the last layout.
    public func edgeInsets(for layoutRegion: LayoutRegion) -> UIEdgeInsets {
        switch layoutRegion.kind {
        case .safeArea: return safeAreaInsets
        case .margins: return layoutMargins
        case .readable:
            let frame = readableContentGuide.layoutFrame
            return UIEdgeInsets(
                top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
                right: bounds.maxX - frame.maxX)
        }
    }
    public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> NSDirectionalEdgeInsets {
        let insets = edgeInsets(for: layoutRegion), isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}
