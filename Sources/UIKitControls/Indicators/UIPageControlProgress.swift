import Foundation
import UIKitRuntime

/// Provides a page's initial progress, and is notified of changes of visibility.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Returns the initial progress of a page, from 0 to 1.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}
extension UIPageControlProgressDelegate {
    /// Returns `0` for a delegate that omits the method.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    /// Does nothing for a delegate that omits the method.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// The progress of the current page of a page control.
// FIXME(gap): the current dot does not show it.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    weak var control: UIPageControl?
    open weak var delegate: (any UIPageControlProgressDelegate)?
    /// The progress, from 0 to 1.
    open var currentProgress: Float = 0 { didSet { currentProgress = min(max(currentProgress, 0), 1) } }
    open var isProgressVisible: Bool { control?.window != nil }

    public override init() { super.init() }

    func pageDidChange() { currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: control?.currentPage ?? 0) ?? 0 }
}

/// Determines whether a page may be shown, and is notified of pages that the timer turns to.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}
extension UIPageControlTimerProgressDelegate {
    /// Does nothing for a delegate that omits the method.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    /// Returns `true` for a delegate that omits the method.
    public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool { true }
}

/// Changes a page control's page by time.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    /// The duration in seconds of pages without a duration of their own.
    open var preferredDuration: TimeInterval
    /// Whether the first page follows the last.
    open var resetsToInitialPageAfterEnd = false
    open private(set) var isRunning = false
    private var durations: [Int: TimeInterval] = [:]
    private var token: EventLoop.Token?

    public init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration }

    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    open func resumeTimer() {
        guard !isRunning else { return }
        isRunning = true
        schedule()
    }
    open func pauseTimer() {
        isRunning = false
        token?.cancel()
    }

    override func pageDidChange() {
        super.pageDidChange()
        if isRunning { schedule() }
    }

    private func schedule() {
        token?.cancel()
        let rest = duration(forPage: control?.currentPage ?? 0) * Double(1 - currentProgress)
        token = EventLoop.main.schedule(after: max(rest, 1.0 / 60)) { [weak self] in self?.advance() }
    }

    private func advance() {
        guard isRunning, let control, control.numberOfPages > 0 else { return }
        let isLast = control.currentPage == control.numberOfPages - 1
        let next = isLast ? 0 : control.currentPage + 1
        let timed = delegate as? any UIPageControlTimerProgressDelegate
        guard !isLast || resetsToInitialPageAfterEnd, timed?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
            return pauseTimer()
        }
        control.currentPage = next
        control.sendActions(for: .valueChanged)
        timed?.pageControlTimerProgressDidChange(self)
    }
}
