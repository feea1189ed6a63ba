import CoreGraphics
import Foundation

/// A layer's appearance as one value, so that a presentation copy is a single assignment. Rare properties share a box until they are
/// changed.
package struct LayerProperties {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var cornerRadius: CGFloat = 0
    package var backgroundColor: CGColor?
    package var opacity: Float = 1
    // Not rare: the layer of every view has its screen's scale.
    package var contentsScale: CGFloat = 1
    package var flags: Flags = [.allowsGroupOpacity, .doubleSided]
    package private(set) var rare: RareProperties?

    package struct Flags: OptionSet {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }
        package static let hidden = Flags(rawValue: 1)
        package static let masksToBounds = Flags(rawValue: 2)
        package static let opaque = Flags(rawValue: 4)
        package static let doubleSided = Flags(rawValue: 8)
        package static let geometryFlipped = Flags(rawValue: 16)
        package static let allowsGroupOpacity = Flags(rawValue: 32)
        package static let shouldRasterize = Flags(rawValue: 64)
        package static let needsDisplayOnBoundsChange = Flags(rawValue: 128)
        package static let drawsAsynchronously = Flags(rawValue: 256)
        package static let allowsEdgeAntialiasing = Flags(rawValue: 512)
        package static let continuousCorners = Flags(rawValue: 1024)
        package static let extendedRange = Flags(rawValue: 2048)
    }

    /// The rare properties for reading.
    package var shared: RareProperties { rare ?? .defaults }

    /// The rare properties for writing, in this value's own box.
    package var own: RareProperties {
        mutating get {
            if rare == nil {
                rare = RareProperties()
            } else if !isKnownUniquelyReferenced(&rare) {
                rare = RareProperties(copying: rare.unsafelyUnwrapped)
            }
            return rare.unsafelyUnwrapped
        }
    }

    package var transform: CATransform3D { rare?.transform ?? CATransform3DIdentity }
    package var hasTransform: Bool { rare?.hasTransform ?? false }
}

package final class RareProperties {
    // Never modified: `own` makes copies.
    nonisolated(unsafe) package static let defaults = RareProperties()

    package var transform = CATransform3DIdentity { didSet { hasTransform = transform != CATransform3DIdentity } }
    package private(set) var hasTransform = false
    package var sublayerTransform: CATransform3D?
    package var zPosition: CGFloat = 0
    package var anchorPointZ: CGFloat = 0

    package var contents: Any?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsGravity = CALayerContentsGravity.resize
    package var contentsFormat = CALayerContentsFormat.RGBA8Uint
    package var dynamicRange = CALayer.DynamicRange.automatic
    package var toneMapMode = CALayer.ToneMapMode.automatic
    package var scalesContent = false
    package var minificationFilter = CALayerContentsFilter.linear
    package var magnificationFilter = CALayerContentsFilter.linear
    package var minificationFilterBias: Float = 0

    package var maskedCorners = CACornerMask.all
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black

    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: CGPath?

    package var rasterizationScale: CGFloat = 1
    package var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    package var compositingFilter: Any?
    package var filters: [Any]?
    package var backgroundFilters: [Any]?

    init() {}

    init(copying other: RareProperties) {
        transform = other.transform
        hasTransform = other.hasTransform
        sublayerTransform = other.sublayerTransform
        (zPosition, anchorPointZ) = (other.zPosition, other.anchorPointZ)
        (contents, contentsRect, contentsCenter) = (other.contents, other.contentsRect, other.contentsCenter)
        (contentsGravity, contentsFormat) = (other.contentsGravity, other.contentsFormat)
        (dynamicRange, toneMapMode, scalesContent) = (other.dynamicRange, other.toneMapMode, other.scalesContent)
        (minificationFilter, magnificationFilter) = (other.minificationFilter, other.magnificationFilter)
        minificationFilterBias = other.minificationFilterBias
        (maskedCorners, borderWidth, borderColor) = (other.maskedCorners, other.borderWidth, other.borderColor)
        (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
        (shadowRadius, shadowPath) = (other.shadowRadius, other.shadowPath)
        (rasterizationScale, edgeAntialiasingMask) = (other.rasterizationScale, other.edgeAntialiasingMask)
        (compositingFilter, filters, backgroundFilters) = (other.compositingFilter, other.filters, other.backgroundFilters)
    }
}

/// Properties that only few layers have, stored outside the layer itself.
package final class LayerSupplement {
    package var name: String?
    package var actions: [String: CAAction]?
    package var style: [AnyHashable: Any]?
    package var values: [String: Any] = [:]
    package var timing = MediaTiming(duration: .infinity)
    package var mask: CALayer?
    package var animations: [AnimationRecord] = []
    /// The copy that shows animated values, created when first needed.
    package var presentation: CALayer?
    package var presentationTime: CFTimeInterval = -.infinity
    /// The output of `draw(in:)`.
    package var backingStore: CGImage?
    /// Pixels cached between frames: a rasterized subtree, a blurred backdrop, a warped plane.
    package var cache: AnyObject?
    /// The snapshot that a running `CATransition` shows.
    package var transition: TransitionSnapshot?
}
