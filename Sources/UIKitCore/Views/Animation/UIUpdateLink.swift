import Foundation

/// The phases of a frame in which actions are called, in this order.
public struct UIUpdateActionPhase: Hashable, Sendable {
    let order: Int
    /// The first phase of a frame, after it was decided to show one.
    public static let afterUpdateScheduled = Self(order: 0)
    /// The phases around the dispatch of events.
    public static let beforeEventDispatch = Self(order: 1), afterEventDispatch = Self(order: 2)
    /// The phases around the calls of display links. Actions without a phase run before them.
    public static let beforeCADisplayLinkDispatch = Self(order: 3), afterCADisplayLinkDispatch = Self(order: 4)
    /// The phases around layout and drawing. The latter also runs before layout here.
    public static let beforeCATransactionCommit = Self(order: 5), afterCATransactionCommit = Self(order: 6)
    /// The phases around the events of a low-latency frame. They run in every frame here.
    public static let beforeLowLatencyEventDispatch = Self(order: 7), afterLowLatencyEventDispatch = Self(order: 8)
    /// The phases around the commit of a low-latency frame. They run in every frame here.
    public static let beforeLowLatencyCATransactionCommit = Self(order: 9), afterLowLatencyCATransactionCommit = Self(order: 10)
    /// The last phase of a frame.
    public static let afterUpdateComplete = Self(order: 11)
}

/// Information about a frame. Times are seconds on the clock of `CACurrentMediaTime`.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
    /// The time that animations should show.
    open private(set) var modelTime: TimeInterval
    /// The time by which the frame must be ready.
    open private(set) var completionDeadlineTime: TimeInterval
    /// The time at which the frame is likely to be shown.
    open private(set) var estimatedPresentationTime: TimeInterval
    /// Whether the frame is shown without waiting for the next one. Always `false`.
    open var isImmediatePresentationExpected: Bool { false }
    /// Whether late events are dispatched in this frame. Always `false`.
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    /// Whether the late phases of the frame are running. Always `false`.
    open var isPerformingLowLatencyPhases: Bool { false }

    init(_ time: TimeInterval) {
        let frame = EventLoop.main.frameDuration
        (modelTime, completionDeadlineTime, estimatedPresentationTime) = (time, time + frame, time + frame)
    }

    // FIXME(gap): nil between frames, where Apple returns the next frame.
    /// Returns the frame in preparation for a window. Always `nil`; inside an action, use the information passed to it.
    public static func current(for window: UIWindow) -> UIUpdateInfo? { nil }
    /// Returns the frame in preparation for a scene. Always `nil`; inside an action, use the information passed to it.
    public static func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { nil }
}

// FIXME(gap): the phases are called one after the other at the frame's beginning, before layout; there are no low-latency frames.
/// Calls its actions in every frame of the display while it is enabled and its view is in a window. Initially disabled; the system retains
/// an enabled link. iOS 18.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    /// A closure that is called in a phase of every frame.
    public typealias Handler = (UIUpdateLink, UIUpdateInfo) -> Void

    private weak var view: UIView?
    private weak var scene: UIWindowScene?
    private var actions: [(phase: UIUpdateActionPhase, handler: Handler)] = []
    private var observer: Int?
    private var last = -TimeInterval.infinity

    /// Whether the actions are called. `false` by default. Takes effect with the next frame.
    open var isEnabled = false { didSet { if isEnabled != oldValue { run() } } }
    // FIXME(gap): frames occur whether or not something else changes, as if this were always true.
    /// Whether frames are shown even if nothing else changes. Stored but has no effect: they always are.
    open var requiresContinuousUpdates = false
    /// Whether events may be dispatched late in a frame. Stored but has no effect.
    open var wantsLowLatencyEventDispatch = false
    /// Whether frames should be shown without waiting for the next one. Stored but has no effect.
    open var wantsImmediatePresentation = false
    /// The preferred frame rate. A rate lower than the display's skips frames.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// The frame whose actions run; `nil` outside of them.
    open private(set) var currentUpdateInfo: UIUpdateInfo?

    /// Creates a disabled link for the frames of a view's screen. The view isn't retained, and without it the actions aren't called.
    public init(view: UIView) { self.view = view }
    /// Creates a disabled link for the frames of a scene's screen. The scene isn't retained.
    public init(windowScene: UIWindowScene) { scene = windowScene }
    /// Creates a disabled link for a view, with an action.
    public convenience init(view: UIView, actionHandler handler: @escaping Handler) {
        self.init(view: view)
        addAction(handler: handler)
    }
    /// Creates a disabled link for a scene, with an action.
    public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping Handler) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    /// Creates a link with an action. The target is not retained.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }
    /// Creates a disabled link for a scene, with an action. The target is not retained.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    /// Adds an action to a phase. Actions of the same phase are called in the order of adding.
    open func addAction(to phase: UIUpdateActionPhase, handler: @escaping Handler) {
        let place = actions.firstIndex { $0.phase.order > phase.order } ?? actions.count
        actions.insert((phase, handler), at: place)
    }
    /// Adds an action before the calls of display links.
    open func addAction(handler: @escaping Handler) { addAction(to: .beforeCADisplayLinkDispatch, handler: handler) }
    /// Adds an action. The target is not retained.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        weak let target = target as AnyObject
        addAction(to: phase) { link, info in if let target { DispatchTable.invoke(selector, on: target, arguments: [link, info]) } }
    }
    /// Adds an action before the calls of display links. The target is not retained.
    open func addAction(target: Any, selector: Selector) { addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector) }

    /// Runs the link, which lives as long as it is enabled and the loop calls it.
    private func run() {
        if let observer { EventLoop.main.removeObserver(observer) }
        observer = isEnabled ? EventLoop.main.addFrameObserver { self.frame($0) } : nil
    }

    private func frame(_ time: TimeInterval) {
        if view == nil, scene == nil { return isEnabled = false }
        guard scene != nil || view?.window != nil, isDue(time) else { return }
        last = time
        let info = UIUpdateInfo(time)
        currentUpdateInfo = info
        for action in actions { action.handler(self, info) }
        currentUpdateInfo = nil
    }

    private func isDue(_ time: TimeInterval) -> Bool {
        guard let rate = preferredFrameRateRange.preferred.map({ Double($0) }), rate > 0 else { return true }
        return time - last > 1 / rate - EventLoop.main.frameDuration / 2
    }
}
