import Foundation

/// A layer for large content.
// FIXME(gap): draws its content whole, once, instead of in tiles on demand.
open class CATiledLayer: CALayer {
    /// Returns the time in seconds for which a new tile fades in. It has no effect, because there are no tiles.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
    /// The number of sizes in which tiles are kept. It is stored but has no effect.
    open var levelsOfDetail = 1
    /// The number of those sizes that are larger than the layer. It is stored but has no effect.
    open var levelsOfDetailBias = 0
    /// The size of tiles in pixels. It is stored but has no effect.
    open var tileSize = CGSize(width: 256, height: 256)
}
