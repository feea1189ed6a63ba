import Foundation

/// A layer for large content.
// FIXME(gap): draws its content whole, once, instead of in tiles on demand.
open class CATiledLayer: CALayer {
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    open var tileSize = CGSize(width: 256, height: 256)
}
