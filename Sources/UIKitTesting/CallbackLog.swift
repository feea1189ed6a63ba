import UIKit

/// The view-controller callbacks of a scenario, in order: `A.viewWillAppear(true)`.
///
/// Each line contains the controller's class, the callback, and its arguments. ``note(_:)`` adds a line for an event of the scenario
/// itself, such as a completion block.
@MainActor
public final class CallbackLog {
    /// The callbacks in order, without the lines that ``note(_:)`` added.
    public private(set) var callbacks: [ViewControllerCallback] = []
    private var lines: [(text: String, callback: ViewControllerCallback?)] = []
    private var key = 0

    /// The callbacks whose number and position UIKit doesn't guarantee. ``events(without:)`` leaves them out.
    public static let layoutCallbacks: Set<String> = [
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints", "viewLayoutMarginsDidChange",
        "viewSafeAreaInsetsDidChange",
    ]

    /// Starts recording. Recording ends only with ``stop()``, even if the log is deallocated.
    public init() {
        key = CallbackTrace.addSink { [weak self] callback in
            self?.callbacks.append(callback)
            self?.lines.append((Self.text(callback), callback))
        }
    }

    /// Stops recording.
    public func stop() { CallbackTrace.removeSink(key) }

    /// Removes the recorded callbacks. Recording continues.
    public func clear() {
        callbacks = []
        lines = []
    }

    /// Adds a line for an event of the scenario itself.
    public func note(_ line: String) { lines.append((line, nil)) }

    /// All lines, with arguments.
    public var all: [String] { lines.map(\.text) }

    /// The lines without arguments and without layout: `A.viewWillAppear`. `loadView` and containment are included; `excluding` names
    /// others to omit.
    public func events(without names: Set<String> = []) -> [String] {
        lines.compactMap { text, callback in
            guard let callback else { return text }
            guard !Self.layoutCallbacks.contains(callback.name), !names.contains(callback.name) else { return nil }
            return "\(callback.controller).\(callback.name)"
        }
    }

    /// Returns only these callbacks, without arguments.
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
