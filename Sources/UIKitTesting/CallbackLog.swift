import UIKit

/// The view-controller callbacks of a scenario, in order: `A.viewWillAppear(true)`.
///
/// A line names the controller's class, the callback and its arguments. ``note(_:)`` adds what the scenario itself sees, a completion block.
@MainActor
public final class CallbackLog {
    /// The callbacks as they came, without what was noted.
    public private(set) var callbacks: [ViewControllerCallback] = []
    private var lines: [(text: String, callback: ViewControllerCallback?)] = []
    private var key = 0

    /// Callbacks whose number and place UIKit does not promise. Left out of ``events``.
    public static let layoutCallbacks: Set<String> = [
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints", "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange",
    ]

    /// Starts recording at once; only ``stop()`` ends it, not the log's end.
    public init() {
        key = CallbackTrace.addSink { [weak self] callback in
            self?.callbacks.append(callback)
            self?.lines.append((Self.text(callback), callback))
        }
    }

    /// Stops recording.
    public func stop() { CallbackTrace.removeSink(key) }

    /// Forgets what was recorded; recording goes on.
    public func clear() {
        callbacks = []
        lines = []
    }

    /// Adds a line of the scenario's own at this place.
    public func note(_ line: String) { lines.append((line, nil)) }

    /// Every line with its arguments.
    public var all: [String] { lines.map(\.text) }

    /// The lines without arguments and without layout: `A.viewWillAppear`. `loadView` and containment are in; name what else to leave out.
    public func events(without names: Set<String> = []) -> [String] {
        lines.compactMap { text, callback in
            guard let callback else { return text }
            guard !Self.layoutCallbacks.contains(callback.name), !names.contains(callback.name) else { return nil }
            return "\(callback.controller).\(callback.name)"
        }
    }

    /// Only these callbacks, without arguments.
    public func events(only names: Set<String>) -> [String] {
        lines.compactMap { text, callback in
            guard let callback else { return text }
            return names.contains(callback.name) ? "\(callback.controller).\(callback.name)" : nil
        }
    }

    private static func text(_ callback: ViewControllerCallback) -> String {
        let arguments = callback.arguments.isEmpty ? "" : "(\(callback.arguments.joined(separator: ", ")))"
        return "\(callback.controller).\(callback.name)\(arguments)"
    }
}
