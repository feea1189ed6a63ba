import Foundation

/// One callback that a view controller received.
public struct ViewControllerCallback: Sendable, Equatable {
    /// The controller's class, without its module.
    public let controller: String
    /// The controller itself, to tell two controllers of the same class apart. Not valid after the controller is deallocated.
    public let identity: ObjectIdentifier
    /// The method, without labels: `viewWillAppear`, `willMove`.
    public let name: String
    /// The arguments as text: `true`, `nil`, `{390, 844}`, a controller's class name.
    public let arguments: [String]
    /// The event loop's virtual time, in seconds.
    public let time: TimeInterval

    /// Creates a record, such as an expected one to compare with. Two records are equal only if their times are, too.
    public init(controller: String, identity: ObjectIdentifier, name: String, arguments: [String], time: TimeInterval) {
        (self.controller, self.identity, self.name, self.arguments, self.time) = (controller, identity, name, arguments, time)
    }
}

/// The reports of all view-controller callbacks: flows write `trace.json` from them, tests compare orders with them.
@MainActor
package enum CallbackTrace {
    private static var sinks: [(key: Int, sink: @MainActor (ViewControllerCallback) -> Void)] = []
    private static var lastKey = 0

    /// Calls `sink` for each callback from now on; returns the key for ``removeSink(_:)``.
    package static func addSink(_ sink: @escaping @MainActor (ViewControllerCallback) -> Void) -> Int {
        lastKey += 1
        sinks.append((lastKey, sink))
        return lastKey
    }

    package static func removeSink(_ key: Int) { sinks.removeAll { $0.key == key } }

    package static func report(_ controller: UIViewController, _ name: String, _ arguments: @autoclosure () -> [String] = []) {
        guard !sinks.isEmpty else { return }
        let callback = ViewControllerCallback(
            controller: String(describing: type(of: controller)), identity: ObjectIdentifier(controller), name: name,
            arguments: arguments(), time: EventLoop.main.now)
        for (_, sink) in sinks { sink(callback) }
    }

    package static func text(_ controller: UIViewController?) -> String { controller.map { String(describing: type(of: $0)) } ?? "nil" }
    package static func text(_ controllers: [UIViewController]) -> String {
        "[" + controllers.map { text($0) }.joined(separator: ", ") + "]"
    }
    package static func text(_ size: CGSize) -> String { "{\(size.width), \(size.height)}" }
}
