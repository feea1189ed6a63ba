import Foundation

/// The only loop and its clock: animations, display links, gesture timing, scroll physics, timers, and delayed performs run on it.
///
/// A host drives the loop from the display; a test advances it explicitly with ``advance(by:)``. Nothing in it reads the wall clock.
@MainActor
public final class EventLoop {
    /// The loop of the process.
    public static let main = EventLoop()

    /// The seconds since the loop began, in virtual time.
    public private(set) var now: TimeInterval = 0

    /// Returns the seconds of real time since the clock last advanced. Set if real time drives the loop; without it, time stops until the
    /// loop advances.
    package var sinceMoved: (@MainActor () -> TimeInterval)?
    /// Called after ``advance(by:)`` with its interval.
    package var didAdvance: (@MainActor (TimeInterval) -> Void)?
    private var lastReading: TimeInterval = 0
    /// The time that apps read, in seconds: it also passes while their code runs, and never goes backward.
    package var reading: TimeInterval {
        lastReading = max(lastReading, now + (sinceMoved?() ?? 0))
        return lastReading
    }

    /// The display's refresh interval, in seconds.
    public var frameDuration: TimeInterval = 1.0 / 60

    /// A scheduled action. Dropping the token does not cancel it.
    @MainActor
    public final class Token {
        fileprivate(set) var due: TimeInterval
        fileprivate var sequence: Int
        fileprivate let action: @MainActor () -> Void
        /// Whether the action is still to run.
        public private(set) var isPending = true
        /// The origin of the action, for reporting why the app does not settle.
        fileprivate let origin: WorkOrigin?
        /// Whether the action schedules the same again, without an end.
        fileprivate let recurs: Bool
        /// The cause of the code that scheduled the action.
        private let cause = Cause.ofLaterWork

        fileprivate init(origin: WorkOrigin?, recurs: Bool, action: @escaping @MainActor () -> Void) {
            (due, sequence, self.origin, self.recurs, self.action) = (0, 0, origin, recurs, action)
        }

        /// Keeps the action from running. Has no effect after it ran.
        public func cancel() { isPending = false }

        fileprivate func run() {
            guard isPending else { return }
            isPending = false
            Cause.resume(cause, origin, action)
        }
    }

    /// The order in which observers run at the end of each turn.
    public enum Phase: Int, CaseIterable {
        /// Containers start recorded transitions, and controllers settle.
        case transitions
        /// Traits, constraints, and layout.
        case layout
        /// The implicit `CATransaction` commits; damage is drawn.
        case commit
        /// Releases the objects that dynamic calls returned.
        case release
    }

    /// The pending actions as a binary heap by (due, sequence).
    private var heap: [Token] = []
    private var nextSequence = 0
    private var observers: [Phase: [Int: @MainActor () -> Void]] = [:]
    private var frameObservers: [Int: @MainActor (TimeInterval) -> Void] = [:]
    private var isTurning = false

    /// Creates a loop of its own with its own clock. For tests of loops.
    public init() {}

    // MARK: Scheduling

    /// Schedules `action` to run once, `delay` seconds of virtual time from now, in the order of (due time, call).
    ///
    /// A call from another thread logs a warning, and is scheduled when the main queue handles it.
    @discardableResult
    public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Token {
        schedule(after: delay, origin: nil, action)
    }

    /// Schedules an action with its origin, for reporting what keeps an app from settling.
    /// - Parameter recurs: Whether the action schedules the same again, without an end, as a spinner does.
    @discardableResult
    package func schedule(
        after delay: TimeInterval, origin: WorkOrigin?, recurs: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> Token {
        let token = Token(origin: origin, recurs: recurs, action: action)
        if MainLoop.isCurrent {
            push(token, after: delay)
        } else {
            Console.warn(
                once: "background",
                "UIKit was called on a background thread, which may crash on a device. Wrap the call in DispatchQueue.main.async { … }."
            )
            DispatchQueue.main.async { MainActor.assumeIsolated { self.push(token, after: delay) } }
        }
        return token
    }

    /// Schedules `action` for the next turn, before the end-of-turn phases. Inside an action: for the turn's next round, after the phases
    /// of this one.
    @discardableResult
    public func enqueue(_ action: @escaping @MainActor () -> Void) -> Token { schedule(after: 0, action) }

    /// Calls `body` at the end of every turn, in phase order; returns a key for ``removeObserver(_:)``.
    @discardableResult
    public func addObserver(_ phase: Phase, _ body: @escaping @MainActor () -> Void) -> Int {
        nextSequence += 1
        observers[phase, default: [:]][nextSequence] = body
        return nextSequence
    }

    /// Calls `body` for every frame of the display while it is registered, with the frame's time.
    @discardableResult
    public func addFrameObserver(_ body: @escaping @MainActor (TimeInterval) -> Void) -> Int {
        nextSequence += 1
        frameObservers[nextSequence] = body
        if let cause = Cause.ofLaterWork { frameObservers[nextSequence] = { time in Cause.resume(cause) { body(time) } } }
        return nextSequence
    }

    /// Removes an observer of frames or of a phase. An unknown key has no effect.
    public func removeObserver(_ key: Int) {
        frameObservers[key] = nil
        for phase in Phase.allCases { observers[phase]?[key] = nil }
    }

    // MARK: Running

    /// Whether frames are requested (by an animation, a display link, a scroll).
    public var wantsFrames: Bool { !frameObservers.isEmpty }

    /// The time at which the earliest pending action is due, or `nil` if there is none.
    public var nextDue: TimeInterval? {
        dropCancelled()
        return heap.first?.due
    }

    /// The time at which the earliest pending action is due that doesn't recur without an end, or `nil` if there is none.
    package var nextDueOnce: TimeInterval? {
        dropCancelled()
        guard heap.first?.recurs == true else { return heap.first?.due }
        return heap.lazy.filter { $0.isPending && !$0.recurs }.map(\.due).min()
    }

    /// Returns the actions due within `interval` seconds, the earliest first, one per line.
    package func dueSoon(within interval: TimeInterval, recurring: Bool = true) -> [String] {
        heap.filter { $0.isPending && $0.due <= now + interval && (recurring || !$0.recurs) }.sorted(by: precedes).map { token in
            let delay = max(0, ((token.due - now) * 1000).rounded() / 1000)
            return "timer due in \(delay) s" + (token.origin.map { " (\($0.text))" } ?? "")
        }
    }

    /// Advances the clock by `interval`, running every action that becomes due and, while frames are requested, every frame.
    public func advance(by interval: TimeInterval) {
        let end = now + interval
        turn()
        while true {
            let frame = wantsFrames ? nextFrame : .infinity
            let due = nextDue ?? .infinity
            let next = min(frame, due)
            guard next <= end else { break }
            now = max(now, next)
            if frame <= due { runFrame() }
            turn()
        }
        now = end
        didAdvance?(interval)
    }

    /// Runs all actions that are due now, then the end-of-turn phases.
    public func turn() {
        guard !isTurning else { return }
        isTurning = true
        defer { isTurning = false }
        repeat {
            let end = nextSequence
            while let token = heap.first, token.due <= now, token.sequence < end {
                pop()
                token.run()
            }
            Cause.finishTurn {
                for phase in Phase.allCases {
                    guard let bodies = observers[phase] else { continue }
                    for (_, body) in bodies.sorted(by: { $0.key < $1.key }) { body() }
                }
            }
            Self.releaseKeptAlive(from: 0)
        } while (nextDue ?? .infinity) <= now && drainAgain()
        rounds = 0
    }

    private var rounds = 0
    /// Whether the turn may run another round. Actions that enqueue actions may do so forever; a turn limits the rounds and leaves the rest
    /// to another turn.
    private func drainAgain() -> Bool {
        rounds += 1
        return rounds < 1000
    }

    /// The time of the next frame of the display.
    package var nextFrame: TimeInterval { ((now / frameDuration) + 1e-6).rounded(.down) * frameDuration + frameDuration }

    private func runFrame() {
        for (_, body) in frameObservers.sorted(by: { $0.key < $1.key }) { body(now) }
    }

    /// Discards everything pending and resets the clock. For tests.
    package func reset() {
        heap.removeAll()
        frameObservers.removeAll()
        (now, lastReading) = (0, 0)
        rounds = 0
        Self.releaseKeptAlive(from: 0)
    }

    // MARK: Objects that callers may hold weakly

    // Main-actor code only, but `perform` is nonisolated as in Objective-C.
    nonisolated(unsafe) private static var keptAlive: [AnyObject] = []

    nonisolated package static func keepAliveUntilTurn(_ object: AnyObject) {
        if MainLoop.isCurrent { keptAlive.append(object) }
    }
    /// Releases an object that others retain from now on.
    nonisolated package static func leaveKeptAlive(_ object: AnyObject) { keptAlive.removeAll { $0 === object } }
    nonisolated static var keptAliveCount: Int { keptAlive.count }
    /// Releases the objects one by one: an object that is deallocated may keep others alive. A turn of the loop inside a pool may have
    /// released some already.
    nonisolated static func releaseKeptAlive(from index: Int) {
        while keptAlive.count > index { _ = keptAlive.removeLast() }
    }

    // MARK: Heap

    private func precedes(_ a: Token, _ b: Token) -> Bool { (a.due, a.sequence) < (b.due, b.sequence) }

    private func push(_ token: Token, after delay: TimeInterval) {
        // A delay begins at the present real time, which may be ahead of the loop.
        (token.due, token.sequence) = (delay > 0 ? reading + delay : now, nextSequence)
        nextSequence += 1
        heap.append(token)
        var child = heap.count - 1
        while child > 0, precedes(heap[child], heap[(child - 1) / 2]) {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    private func pop() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && precedes(heap[child], heap[least]) { least = child }
            guard least != parent else { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }

    private func dropCancelled() {
        while let first = heap.first, !first.isPending { pop() }
    }
}
