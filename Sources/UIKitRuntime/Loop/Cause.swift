import CRuntimeShim
import Foundation

/// Why the code that runs now runs: an action of the user, a timer, or a call of UIKit, and what led to it.
///
/// A host that shows causes turns the recording on before the app launches. Scheduled work has the cause of the code that scheduled it, and
/// the end of a turn has the cause of what happened last in the turn.
@MainActor
package final class Cause {
    /// The kinds of events that are causes.
    package enum Kind: String {
        case launch, touch, key
        /// A change of the device or of the app's state, such as a rotation.
        case device
        case timer
        /// A block or a task on the main queue.
        case queue
        /// A call of UIKit that changes which controllers are shown.
        case call
    }

    /// Whether causes are recorded.
    package static var isRecorded = false
    /// The cause of the code that runs now.
    package private(set) static var current: Cause?
    /// The cause of the work that is left to the end of the turn.
    private static var left: Cause?
    private static var lastNumber = 0

    /// Identifies the cause.
    package let number: Int
    package let kind: Kind
    package let time: TimeInterval
    /// The cause of this cause.
    package let parent: Cause?
    /// The addresses in the app's program from which UIKit was called, the nearest first.
    package let callers: [UInt]
    private let words: Words
    private static var names: [UnsafeRawPointer: String] = [:]
    private let depth: Int

    private enum Words {
        case plain(String)
        /// Finding a function's name takes milliseconds, so it is left to the reader.
        case origin(WorkOrigin)
    }

    /// The description: `pushViewController(ListController, animated: true)`.
    package var text: String {
        switch words {
        case .plain(let text): text
        case .origin(.function(let address)): Self.names[address] ?? Self.named(address)
        case .origin(let origin): origin.text
        }
    }

    /// The descriptions of this cause and of what led to it.
    package var chain: [String] { [text] + (parent?.chain ?? []) }

    private static func named(_ address: UnsafeRawPointer) -> String {
        let name = WorkOrigin.function(address).text
        names[address] = name
        return name
    }

    private init(_ kind: Kind, _ words: Words, parent: Cause?) {
        Self.lastNumber += 1
        // A screen that replaces itself again and again has no end of causes: the chain begins anew.
        let parent = parent.flatMap { $0.depth < 12 ? $0 : nil }
        (number, self.kind, self.words, time, self.parent) = (Self.lastNumber, kind, words, EventLoop.main.now, parent)
        depth = (parent?.depth ?? 0) + 1
        callers = kind == .call ? ProgramCallers.now() : []
    }

    /// Runs `body`, which is caused by the event that `text` describes.
    package static func run<Result>(_ kind: Kind, _ text: @autoclosure () -> String, _ body: () throws -> Result) rethrows -> Result {
        guard isRecorded, MainLoop.isCurrent else { return try body() }
        let cause = Cause(kind, .plain(text()), parent: current)
        let before = left
        // A call inside is nearer to the work that it leaves.
        defer { if kind != .queue, left === before { left = cause } }
        return try with(cause, body)
    }

    /// Runs scheduled work, with the cause of the code that scheduled it. A timer of the app is a cause itself.
    package static func resume(_ cause: Cause?, _ origin: WorkOrigin? = nil, _ body: () -> Void) {
        guard isRecorded else { return body() }
        guard let origin else { return with(cause, body) }
        // A timer that repeats is scheduled by itself.
        var parent = cause
        while parent?.kind == .timer { parent = parent?.parent }
        with(Cause(.timer, .origin(origin), parent: parent), body)
    }

    /// Runs the work that is left to the end of a turn.
    static func finishTurn(_ body: () -> Void) {
        guard isRecorded else { return body() }
        let cause = current ?? left
        left = nil
        with(cause, body)
    }

    /// The cause of work that the present code leaves for later, for ``resume(_:_:_:)``.
    package static var ofLaterWork: Cause? { isRecorded && MainLoop.isCurrent ? current ?? left : nil }

    private static func with<Result>(_ cause: Cause?, _ body: () throws -> Result) rethrows -> Result {
        let old = current
        current = cause
        defer { current = old }
        return try body()
    }
}

/// The places in the app's program that called UIKit.
package enum ProgramCallers {
    /// The addresses that a record keeps.
    private static let most = 24

    /// Returns the return addresses of the present callers in the program, the nearest first.
    package static func now() -> [UInt] {
        withUnsafeTemporaryAllocation(of: UInt.self, capacity: most) { buffer in
            Array(buffer.prefix(Int(us_programCallers(buffer.baseAddress, UInt(most)))))
        }
    }

    /// Counts an opened library among the program's code.
    package static func include(library handle: UnsafeMutableRawPointer) { us_addProgramLibrary(handle) }
}

/// The functions of the app's program.
package enum ProgramSymbols {
    /// Returns the file of the code at an address, and the address at which the file is loaded.
    package static func file(of address: UInt) -> (path: String, base: UInt)? {
        var base: UInt = 0
        guard let path = us_fileOfCode(UnsafeRawPointer(bitPattern: address), &base) else { return nil }
        return (String(cString: path), base)
    }

    /// Calls `body` with the mangled name and the address of each Swift function, except getters, setters, and closures.
    package static func visit(_ body: (String, UInt) -> Void) {
        withoutActuallyEscaping(body) { body in
            var box: (String, UInt) -> Void = body
            withUnsafeMutablePointer(to: &box) { pointer in
                us_programFunctions(
                    { name, length, address, context in
                        guard let name, let body = context?.assumingMemoryBound(to: ((String, UInt) -> Void).self) else { return }
                        let text = UnsafeRawBufferPointer(start: name, count: Int(length))
                        body.pointee(String(decoding: text, as: UTF8.self), UInt(address))
                    }, pointer)
            }
        }
    }
}

/// The places in the app's program at which its views and controllers were made.
package enum Creations {
    /// Whether creations are recorded, from before the launch on.
    nonisolated(unsafe) package static var isRecorded = false  // set before the launch, then only read
    /// An object at an address that was used before replaces the earlier one, so nothing is removed when an object goes.
    nonisolated(unsafe) private static var callers: [ObjectIdentifier: [UInt]] = [:]  // used only on the main thread
    private static let most = 500_000

    /// Records the callers of an initializer. Does nothing on another thread.
    package static func note(_ object: AnyObject) {
        guard isRecorded, MainLoop.isCurrent else { return }
        if callers.count >= most { callers = [:] }
        callers[ObjectIdentifier(object)] = ProgramCallers.now()
    }

    @MainActor package static func callers(of object: AnyObject) -> [UInt] { callers[ObjectIdentifier(object)] ?? [] }
}
