import Foundation

/// The one loop and its clock: animations, display links, gesture timing, scroll physics, timers and delayed performs run on it.
///
/// A host drives the loop from the display; a test moves it by hand with ``advance(by:)``. Nothing in it reads the wall clock.
@MainActor
public final class EventLoop {
    public static let main = EventLoop()

    /// Seconds since the loop began, in virtual time.
    public private(set) var now: TimeInterval = 0

    /// Seconds of real time since the clock last moved. Set where real time drives the loop; without it, time stops until the loop
    /// advances.
    package var sinceMoved: (@MainActor () -> TimeInterval)?
    private var lastReading: TimeInterval = 0
    /// The time that apps read, in seconds: it also passes while their code runs, and never goes back.
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
        fileprivate let sequence: Int
        fileprivate let action: @MainActor () -> Void
        public private(set) var isPending = true

        fileprivate init(due: TimeInterval, sequence: Int, action: @escaping @MainActor () -> Void) {
            (self.due, self.sequence, self.action) = (due, sequence, action)
        }

        public func cancel() { isPending = false }

        fileprivate func run() {
            guard isPending else { return }
            isPending = false
            action()
        }
    }

    /// The order in which observers run at the end of each turn.
    public enum Phase: Int, CaseIterable {
        /// Containers start recorded transitions, controllers settle.
        case transitions
        /// Traits, constraints and layout.
        case layout
        /// The implicit `CATransaction` commits; damage is drawn.
        case commit
        /// Releases the objects that dynamic calls returned.
        case release
    }

    /// Pending actions as a binary heap by (due, sequence).
    private var heap: [Token] = []
    private var nextSequence = 0
    private var observers: [Phase: [Int: @MainActor () -> Void]] = [:]
    private var frameObservers: [Int: @MainActor (TimeInterval) -> Void] = [:]
    private var isTurning = false

    public init() {}

    // MARK: Scheduling

    /// Runs `action` once, `delay` seconds of virtual time from now, in the order of (due time, call).
    @discardableResult
    public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Token {
        let token = Token(due: now + max(0, delay), sequence: nextSequence, action: action)
        nextSequence += 1
        push(token)
        return token
    }

    /// Runs `action` on the next turn, before the end-of-turn phases.
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
        return nextSequence
    }

    public func removeObserver(_ key: Int) {
        frameObservers[key] = nil
        for phase in Phase.allCases { observers[phase]?[key] = nil }
    }

    // MARK: Running

    /// True while something asks for frames (an animation, a display link, a scroll).
    public var wantsFrames: Bool { !frameObservers.isEmpty }

    /// When the earliest pending action is due; nil when there is none.
    public var nextDue: TimeInterval? {
        dropCancelled()
        return heap.first?.due
    }

    /// Moves the clock by `interval`, running on the way every due action and, while something wants them, every frame.
    public func advance(by interval: TimeInterval) {
        let end = now + interval
        turn()
        while true {
            let frame = wantsFrames ? nextFrameTime : .infinity
            let due = nextDue ?? .infinity
            let next = min(frame, due)
            guard next <= end else { break }
            now = max(now, next)
            if frame <= due { runFrame() }
            turn()
        }
        now = end
    }

    /// Runs everything that is due now, then the end-of-turn phases.
    public func turn() {
        guard !isTurning else { return }
        isTurning = true
        defer { isTurning = false }
        repeat {
            let last = nextSequence
            while let token = heap.first, token.due <= now, token.sequence <= last {
                pop()
                token.run()
            }
            for phase in Phase.allCases {
                guard let bodies = observers[phase] else { continue }
                for (_, body) in bodies.sorted(by: { $0.key < $1.key }) { body() }
            }
            Self.releaseKeptAlive(from: 0)
        } while (nextDue ?? .infinity) <= now && drainAgain()
        rounds = 0
    }

    private var rounds = 0
    /// Actions that enqueue actions may do so for ever; one turn gives them a bound and the clock another turn.
    private func drainAgain() -> Bool {
        rounds += 1
        return rounds < 1000
    }

    private var nextFrameTime: TimeInterval { ((now / frameDuration) + 1e-6).rounded(.down) * frameDuration + frameDuration }

    private func runFrame() {
        for (_, body) in frameObservers.sorted(by: { $0.key < $1.key }) { body(now) }
    }

    /// Forgets everything pending and sets the clock back. For tests.
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
    nonisolated static var keptAliveCount: Int { keptAlive.count }
    /// One by one: an object that is deallocated may keep others alive. A turn of the loop inside a pool may have released some already.
    nonisolated static func releaseKeptAlive(from index: Int) {
        while keptAlive.count > index { _ = keptAlive.removeLast() }
    }

    // MARK: Heap

    private func precedes(_ a: Token, _ b: Token) -> Bool { (a.due, a.sequence) < (b.due, b.sequence) }

    private func push(_ token: Token) {
        if !MainLoop.isCurrent {
            Console.warn(
                once: "background",
                "UIKit is called on a background thread, which a device does not promise to survive. Wrap the call in DispatchQueue.main.async { … }.")
        }
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
