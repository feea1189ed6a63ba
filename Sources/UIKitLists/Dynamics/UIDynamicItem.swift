import Foundation
import UIKitControls

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that move as one: behaviors use their bounding box.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    open private(set) var items: [any UIDynamicItem]

    /// Creates a group of items that move as one body.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    private var frame: CGRect {
        items.reduce(CGRect.null) {
            $0.union(
                CGRect(
                    x: $1.center.x - $1.bounds.width / 2, y: $1.center.y - $1.bounds.height / 2, width: $1.bounds.width,
                    height: $1.bounds.height))
        }
    }

    /// The center of the group. Setting it moves all items.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            let old = center
            for item in items { item.center = CGPoint(x: item.center.x + newValue.x - old.x, y: item.center.y + newValue.y - old.y) }
        }
    }
    /// The size of the rectangle around all items.
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    /// The transform of the group. Setting it rotates all items about the group's center.
    open var transform: CGAffineTransform {
        get { items.first?.transform ?? .identity }
        set { for item in items { item.transform = newValue } }
    }
}
