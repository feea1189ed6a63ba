import Foundation
import UIKitRuntime

/// Calls its target before every frame of the display.
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private let isInRunLoop = Box(false)
    private var observer: Int?

    private final class Box<T> {
        var value: T
        init(_ value: T) { self.value = value }
    }

    /// Creates a link, which retains `target` until it is invalidated.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    deinit { stop() }

    /// Starts the calls. The run loop and the mode don't matter: all links fire on the main event loop.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isInRunLoop.value = true
        start()
    }

    /// Stops the calls. The link can be added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isInRunLoop.value = false
        stop()
    }

    /// Stops the calls forever and releases the target.
    open func invalidate() {
        isInRunLoop.value = false
        stop()
        target = nil
    }

    /// The time of the last frame.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the frame being prepared will be shown.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The refresh interval of the display in seconds.
    open var duration: CFTimeInterval { onMain { EventLoop.main.frameDuration } }

    /// Whether the link doesn't call its target. Other settings remain.
    open var isPaused = false {
        didSet { if isPaused { stop() } else { start() } }
    }

    /// The number of the display's frames for each call, at least 1. Used only without a preferred rate.
    open var frameInterval = 1
    /// The preferred number of calls per second; 0 means one for each frame. Used only without a preferred rate in
    /// ``preferredFrameRateRange``.
    open var preferredFramesPerSecond = 0
    /// The preferred range of rates, of which only the preferred rate has an effect.
    open var preferredFrameRateRange = CAFrameRateRange.default

    private func start() {
        guard isInRunLoop.value, !isPaused, observer == nil else { return }
        // The loop retains the link, as a run loop does; invalidate releases it.
        nonisolated(unsafe) let link = self
        observer = onMain { EventLoop.main.addFrameObserver { time in link.fire(time) } }
    }

    private func stop() {
        guard let observer else { return }
        self.observer = nil
        onMain { EventLoop.main.removeObserver(observer) }
    }

    private func fire(_ time: CFTimeInterval) {
        guard !isPaused, let target, isDue(at: time) else { return }
        timestamp = time
        DispatchTable.invoke(selector, on: target, arguments: [self])
    }

    /// Returns whether to fire: a lower preferred rate skips frames.
    private func isDue(at time: CFTimeInterval) -> Bool {
        let rate = preferredFrameRateRange.preferred.map { Double($0) } ?? Double(preferredFramesPerSecond)
        guard timestamp > 0, rate > 0 else { return frameInterval <= 1 || time - timestamp > duration * (Double(frameInterval) - 0.5) }
        return time - timestamp > 1 / rate - duration / 2
    }
}
