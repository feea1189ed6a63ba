import Foundation
import UIKitRuntime

/// Provides a page's initial progress, and is notified of changes of visibility.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Returns the initial progress of a page, from 0 to 1.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// Called after the progress became visible or invisible. It is never called here.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}
extension UIPageControlProgressDelegate {
    /// Returns `0` for a delegate that doesn't implement the method.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    /// Does nothing for a delegate that doesn't implement the method.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// The progress of the current page of a page control.
// FIXME(gap): the current dot does not show it.
/// The progress of the current page. The current dot does not show it.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    weak var control: UIPageControl?
    /// The object that supplies the progress. It is held weakly.
    open weak var delegate: (any UIPageControlProgressDelegate)?
    /// The progress, from 0 to 1.
    open var currentProgress: Float = 0 { didSet { currentProgress = min(max(currentProgress, 0), 1) } }
    /// Whether the page control is in a window.
    open var isProgressVisible: Bool { control?.window != nil }

    public override init() { super.init() }

    func pageDidChange() { currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: control?.currentPage ?? 0) ?? 0 }
}

/// Determines whether a page may be shown, and is notified of pages that the timer turns to.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called after the time advanced.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Returns whether the page control advances at the end of a page's time. The default is `true`.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}
extension UIPageControlTimerProgressDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    /// Returns `true` for a delegate that doesn't implement the method.
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

    /// Creates a progress with a duration of each page in seconds.
    public init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration }

    /// Sets the duration of one page in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    /// Returns the duration of a page in seconds, else the preferred one.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    /// Starts the time, or continues it.
    open func resumeTimer() {
        guard !isRunning else { return }
        isRunning = true
        schedule()
    }
    /// Stops the time where it is.
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
