import Foundation
import UIKitControls

/// The region in which a field acts, relative to its position.
@preconcurrency @MainActor
open class UIRegion: NSObject {
    private let test: (CGPoint) -> Bool
    private init(test: @escaping (CGPoint) -> Bool) { self.test = test }
    /// Creates a circle about the center, with a radius in points.
    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }
    /// Creates a rectangle about the center, with a size in points.
    public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }
    /// The region of all points.
    open class var infinite: UIRegion { UIRegion { _ in true } }
    /// Returns whether a point relative to the center is in the region.
    open func contains(_ point: CGPoint) -> Bool { test(point) }
    /// Returns the region of all other points.
    open func inverse() -> UIRegion { UIRegion { [test] in !test($0) } }
    /// Returns the region of the points in either region.
    open func union(with region: UIRegion) -> UIRegion { UIRegion { [test] in test($0) || region.test($0) } }
    /// Returns the region of the points in both regions.
    open func intersection(with region: UIRegion) -> UIRegion { UIRegion { [test] in test($0) && region.test($0) } }
    /// Returns the region of the points that are not in the other region.
    open func difference(from region: UIRegion) -> UIRegion { UIRegion { [test] in test($0) && !region.test($0) } }
}
