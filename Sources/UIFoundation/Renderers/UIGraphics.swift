import Foundation
import QuartzCore

/// The stack of contexts into which UIKit's drawing functions draw.
package enum GraphicsContextStack {
    package struct Entry {
        var context: CGContext
        /// The pixels per point; 0 for a context that UIKit did not create.
        var scale: CGFloat
        /// The size in points of a context created by `UIGraphicsBeginImageContext…`.
        var imageSize: CGSize?
    }

    // Drawing on a background thread has its own stack, as in UIKit. Used several times per view: a thread's dictionary would take a tenth
    // of a frame.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { box in box.map { Unmanaged<Box>.fromOpaque($0).release() } }
        return key
    }()

    private final class Box { var entries: [Entry] = [] }

    private static var box: Box {
        if let known = pthread_getspecific(key) { return Unmanaged<Box>.fromOpaque(known).takeUnretainedValue() }
        let box = Box()
        pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
        return box
    }

    package static var top: Entry? { box.entries.last }
    package static func push(_ entry: Entry) { box.entries.append(entry) }
    @discardableResult package static func pop() -> Entry? { box.entries.popLast() }
}

/// Returns the context into which UIKit draws on this thread, or `nil`.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.top?.context }
/// Makes a context current on this thread until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.push(.init(context: context, scale: GraphicsContextStack.top?.scale ?? 0, imageSize: nil))
}
/// Makes the previous context current again.
public func UIGraphicsPopContext() { GraphicsContextStack.pop() }

/// Begins an image context with one pixel per point. End it with ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image context. A `scale` of 0 means the screen's. An empty or infinite size creates no context; drawing then does nothing.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : DrawingScale.screen
    guard let context = CGContext.image(size: size, scale: scale, opaque: opaque) else {
        Console.log(
            "UIGraphicsBeginImageContext() failed to allocate CGBitmapContext: size=\(NSCoder.string(for: size)), scale=\(scale), bitmapInfo=0x2002. Use UIGraphicsImageRenderer to avoid this assert."
        )
        return
    }
    GraphicsContextStack.push(.init(context: context, scale: scale, imageSize: size))
}

/// Returns what was drawn so far; `nil` if the current context isn't an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsContextStack.top, entry.imageSize != nil, let image = entry.context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: entry.scale, orientation: .up)
}

/// Ends the current image context. Does nothing for other kinds of contexts.
public func UIGraphicsEndImageContext() {
    if GraphicsContextStack.top?.imageSize != nil { GraphicsContextStack.pop() }
}

/// Fills a rectangle with the fill color, replacing what is beneath.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame one point wide inside a rectangle, in the fill color.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame one point wide inside `rect`, in the fill color.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    for side in [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ] { context.fill(side) }
    context.restoreGState()
}

/// Restricts drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// The scale for drawing without its own: the main screen's.
package enum DrawingScale {
    // Set by the host when the screen is created, before anything draws.
    nonisolated(unsafe) package static var screen: CGFloat = 3
}

extension CGContext {
    /// Creates a bitmap context in UIKit's space: points, origin at the top left. Returns `nil` for an empty or unreasonable size.
    package static func image(size: CGSize, scale: CGFloat, opaque: Bool) -> CGContext? {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width < 32768, height < 32768 else { return nil }
        let info: CGImageAlphaInfo = opaque ? .noneSkipFirst : .premultipliedFirst
        guard
            let context = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        context.translateBy(x: 0, y: height)
        context.scaleBy(x: scale, y: -scale)
        return context
    }
}
