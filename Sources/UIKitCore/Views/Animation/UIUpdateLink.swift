import Foundation

/// The phases of a frame in which actions are called, in this order.
public struct UIUpdateActionPhase: Hashable, Sendable {
    let order: Int
    public static let afterUpdateScheduled = Self(order: 0)
    public static let beforeEventDispatch = Self(order: 1), afterEventDispatch = Self(order: 2)
    public static let beforeCADisplayLinkDispatch = Self(order: 3), afterCADisplayLinkDispatch = Self(order: 4)
    public static let beforeCATransactionCommit = Self(order: 5), afterCATransactionCommit = Self(order: 6)
    public static let beforeLowLatencyEventDispatch = Self(order: 7), afterLowLatencyEventDispatch = Self(order: 8)
    public static let beforeLowLatencyCATransactionCommit = Self(order: 9), afterLowLatencyCATransactionCommit = Self(order: 10)
    public static let afterUpdateComplete = Self(order: 11)
}

/// Information about a frame. Times are seconds on the clock of `CACurrentMediaTime`.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
    /// The time that animations should show.
    open private(set) var modelTime: TimeInterval
    open private(set) var completionDeadlineTime: TimeInterval
    open private(set) var estimatedPresentationTime: TimeInterval
    open var isImmediatePresentationExpected: Bool { false }
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    open var isPerformingLowLatencyPhases: Bool { false }

    init(_ time: TimeInterval) {
        let frame = EventLoop.main.frameDuration
        (modelTime, completionDeadlineTime, estimatedPresentationTime) = (time, time + frame, time + frame)
    }

    // FIXME(gap): nil between frames, where Apple returns the next frame.
    public static func current(for window: UIWindow) -> UIUpdateInfo? { nil }
    public static func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { nil }
}

/// Calls its actions in every frame of the display while it is enabled and its view is in a window. Initially disabled. iOS 18.
// FIXME(gap): the phases are called one after the other at the frame's beginning, before layout; there are no low-latency frames.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    public typealias Handler = (UIUpdateLink, UIUpdateInfo) -> Void

    private weak var view: UIView?
    private weak var scene: UIWindowScene?
    private var actions: [(phase: UIUpdateActionPhase, handler: Handler)] = []
    private var observer: Int?
    private var last = -TimeInterval.infinity

    open var isEnabled = false { didSet { if isEnabled != oldValue { run() } } }
    // FIXME(gap): frames occur whether or not something else changes, as if this were always true.
    open var requiresContinuousUpdates = false
    open var wantsLowLatencyEventDispatch = false
    open var wantsImmediatePresentation = false
    /// The preferred frame rate. A rate lower than the display's skips frames.
    open var preferredFrameRateRange = CAFrameRateRange.default
    open private(set) var currentUpdateInfo: UIUpdateInfo?

    public init(view: UIView) { self.view = view }
    public init(windowScene: UIWindowScene) { scene = windowScene }
    public convenience init(view: UIView, actionHandler handler: @escaping Handler) {
        self.init(view: view)
        addAction(handler: handler)
    }
    public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping Handler) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    /// Creates a link with an action. The target is not retained.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    open func addAction(to phase: UIUpdateActionPhase, handler: @escaping Handler) {
        let place = actions.firstIndex { $0.phase.order > phase.order } ?? actions.count
        actions.insert((phase, handler), at: place)
    }
    open func addAction(handler: @escaping Handler) { addAction(to: .beforeCADisplayLinkDispatch, handler: handler) }
    /// Adds an action. The target is not retained.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        weak let target = target as AnyObject
        addAction(to: phase) { link, info in if let target { DispatchTable.invoke(selector, on: target, arguments: [link, info]) } }
    }
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
