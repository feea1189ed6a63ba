import Foundation

public let kCARendererColorSpace = "kCARendererColorSpace"
/// The option with the queue of a renderer's commands.
public let kCARendererMetalCommandQueue = "kCARendererMetalCommandQueue"

/// Draws a tree of layers into a texture. Apps create none here, because there are no textures.
open class CARenderer: NSObject {
    /// The root of the layers.
    open var layer: CALayer?
    /// The rectangle of the layers that is drawn.
    open var bounds = CGRect.zero
    private final var update = CGRect.null

    override init() { super.init() }

    /// Begins a frame at a time in seconds; the time stamp has no effect.
    open func beginFrame(atTime t: CFTimeInterval, timeStamp ts: UnsafeMutableRawPointer?) { update = .null }
    /// Returns the rectangle around everything that changed.
    open func updateBounds() -> CGRect { update }
    /// Adds a rectangle to what changed.
    open func addUpdate(_ r: CGRect) { update = update.union(r) }
    /// Draws nothing, because there is no texture.
    open func render() {}
    /// Returns the time of the next change: none is known.
    open func nextFrameTime() -> CFTimeInterval { .infinity }
    open func endFrame() { update = .null }
}
