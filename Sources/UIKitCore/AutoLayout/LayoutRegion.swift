import Foundation

extension UIView {
    // FIXME(gap): emulated windows have no rounded corners or controls to avoid: corner adaptation changes nothing.
    /// A part of a view in which to lay out content: the safe area, the margins, or the readable width. iOS 26.
    public struct LayoutRegion: Hashable, Sendable {
        /// The axis along which a region avoids rounded corners and window controls.
        public enum AdaptivityAxis: Hashable, Sendable { case horizontal, vertical }
        enum Kind: Hashable, Sendable { case safeArea, margins, readable }
        let kind: Kind

        /// Returns the region of the safe area. The adaptation has no effect here.
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { LayoutRegion(kind: .safeArea) }
        /// Returns the region inside the layout margins. The adaptation has no effect here.
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { LayoutRegion(kind: .margins) }
        /// Returns the region of the readable width. The adaptation has no effect here.
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { LayoutRegion(kind: .readable) }
    }

    /// Returns the view's own guide for a region.
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
    /// Returns the distances of the region from the view's edges by reading direction, in points, as of the last layout.
    public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> NSDirectionalEdgeInsets {
        let insets = edgeInsets(for: layoutRegion), isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}
