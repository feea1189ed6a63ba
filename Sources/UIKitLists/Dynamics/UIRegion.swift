import Foundation
import UIKitControls

/// The region in which a field acts, relative to its position.
@preconcurrency @MainActor
open class UIRegion: NSObject {
    private let test: (CGPoint) -> Bool
    private init(test: @escaping (CGPoint) -> Bool) { self.test = test }
    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }
    public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }
    open class var infinite: UIRegion { UIRegion { _ in true } }
    open func contains(_ point: CGPoint) -> Bool { test(point) }
    open func inverse() -> UIRegion { UIRegion { [test] in !test($0) } }
    open func union(with region: UIRegion) -> UIRegion { UIRegion { [test] in test($0) || region.test($0) } }
    open func intersection(with region: UIRegion) -> UIRegion { UIRegion { [test] in test($0) && region.test($0) } }
    open func difference(from region: UIRegion) -> UIRegion { UIRegion { [test] in test($0) && !region.test($0) } }
}
