import Automation
import Foundation
import UIKit

/// The kinds of leftovers of a test that can affect the next test.
public struct Leftovers: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: Int
    /// Creates a set of kinds from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Pending timers, delayed performs, `asyncAfter` calls, and sleeps, and display links.
    public static let timers = Leftovers(rawValue: 1 << 0)
    /// View controllers that still exist after the windows are removed.
    public static let controllers = Leftovers(rawValue: 1 << 1)
    /// Controllers that are still presented.
    public static let presentations = Leftovers(rawValue: 1 << 2)
    /// Animations that never end.
    public static let animations = Leftovers(rawValue: 1 << 3)
    /// A `viewWillAppear` or `viewWillDisappear` without its `viewDid…`.
    public static let callbacks = Leftovers(rawValue: 1 << 4)
    /// Every kind.
    public static let all: Leftovers = [.timers, .controllers, .presentations, .animations, .callbacks]
}

/// Checks whether a test leaves something behind.
///
/// In Swift Testing, use ``LeakTrait``. In XCTest:
///
///     var leaks: LeakCheck!
///     override func setUp() { leaks = LeakCheck() }
///     override func tearDown() { leaks.end() }
///
/// Objects in the test case's own properties count as left behind, so set these properties to `nil` before the check. A controller counts
/// from its `viewDidLoad` on.
@MainActor
public final class LeakCheck {
    private struct Watched {
        let name: String
        weak var controller: UIViewController?
        var isAppearing: String?
    }

    private var watched: [ObjectIdentifier: [Watched]] = [:]
    private var order: [ObjectIdentifier] = []
    private var sink: Int?
    /// The windows that were visible last, because a stage and its window may be deallocated before the check.
    private var windows: [UIWindow] = []
    /// The pending work at the start of the check.
    private let before: [String]

    /// Starts the check.
    public init() {
        before = Self.timers
        sink = CallbackTrace.addSink { [weak self] in self?.note($0) }
    }

    isolated deinit { if let sink { CallbackTrace.removeSink(sink) } }

    private func note(_ callback: ViewControllerCallback) {
        let key = callback.identity
        if callback.name == "viewDidLoad" {
            // The controller itself makes this call, so it is alive and the address is valid.
            let controller = Unmanaged<UIViewController>.fromOpaque(UnsafeRawPointer(bitPattern: UInt(bitPattern: key))!)
                .takeUnretainedValue()
            if watched[key] == nil { order.append(key) }
            watched[key, default: []].append(Watched(name: callback.controller, controller: controller))
        }
        if callback.name == "viewWillAppear" || callback.name == "viewDidAppear" { windows = UIWindow.visible }
        guard let last = watched[key]?.indices.last else { return }
        switch callback.name {
        case "viewWillAppear", "viewWillDisappear": watched[key]?[last].isAppearing = callback.name
        case "viewDidAppear", "viewDidDisappear": watched[key]?[last].isAppearing = nil
        default: break
        }
    }

    /// Ends the check, removes the windows, and resets the clock. Returns a sentence for each object or callback that is left over.
    /// - Parameter kinds: The kinds of leftovers to report.
    public func leftovers(_ kinds: Leftovers = .all) -> [String] {
        if let sink { CallbackTrace.removeSink(sink) }
        sink = nil
        EventLoop.main.turn()
        var lines: [String] = []
        if kinds.contains(.presentations) { lines += presentations() }
        if kinds.contains(.callbacks) { lines += unbalanced() }
        if kinds.contains(.animations) { lines += Unrest.endless().map { "\($0) never ends" } }
        takeDown()
        if kinds.contains(.timers) { lines += newTimers() }
        EventLoop.main.reset()
        EventLoop.main.turn()
        if kinds.contains(.controllers) { lines += leaked() }
        return lines
    }

    /// Ends the check, and fails the running test with the names of everything that is left.
    public func end(
        _ kinds: Leftovers = .all, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let lines = leftovers(kinds)
        guard !lines.isEmpty else { return }
        TestReport.fail(Self.message(lines), at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    nonisolated static func message(_ lines: [String]) -> String {
        "the test leaves behind:\n" + lines.map { "    " + $0 }.joined(separator: "\n")
    }

    // MARK: Kinds

    private func presentations() -> [String] {
        var lines: [String] = []
        func look(_ controller: UIViewController) {
            if let presented = controller.presentedViewController, presented.presentingViewController === controller {
                let title = presented.title.map { " \"\($0)\"" } ?? ""
                lines.append(
                    "\(ViewNames.className(of: presented))\(title) is still presented on \(ViewNames.className(of: controller))")
                look(presented)
            }
            for child in controller.children { look(child) }
        }
        for window in UIWindow.visible { if let root = window.rootViewController { look(root) } }
        return lines
    }

    private func unbalanced() -> [String] {
        order.flatMap { watched[$0] ?? [] }.compactMap { entry in
            guard let will = entry.isAppearing, entry.controller != nil else { return nil }
            return "\(entry.name) received \(will)(_:) and no \(will.replacingOccurrences(of: "Will", with: "Did"))(_:)"
        }
    }

    /// Removes the controllers from their windows. A controller that the test retains receives its disappearance callbacks, as when a scene
    /// ends.
    private func takeDown() {
        for window in UIWindow.visible {
            window.rootViewController?.dismiss(animated: false)
            window.isHidden = true
            window.rootViewController = nil
        }
        EventLoop.main.turn()
        windows = []
        UIWindow.forgetAll()
        KeyboardState.shared.reset()
        EventLoop.main.turn()
    }

    /// The description of a timer ends with its origin in parentheses, which UIKit's own work doesn't have.
    private static var timers: [String] { EventLoop.main.dueSoon(within: .infinity).filter { $0.hasSuffix(")") } }

    private func newTimers() -> [String] {
        func maker(_ line: String) -> Substring { line.drop { $0 != "(" } }
        var known = before.map(maker)
        var lines = Self.timers.filter { line in
            guard let index = known.firstIndex(of: maker(line)) else { return true }
            known.remove(at: index)
            return false
        }
        if EventLoop.main.wantsFrames { lines.append("a display link (CADisplayLink) that was not invalidated") }
        return lines
    }

    private func leaked() -> [String] {
        let living = order.flatMap { watched[$0] ?? [] }.filter { $0.controller != nil }
        return living.map { entry in
            let holders = living.compactMap { other -> String? in
                guard let holder = other.controller, let controller = entry.controller, holder !== controller else { return nil }
                return Holders.property(of: holder, holding: controller).map { "\(other.name).\($0)" }
            }
            let ring = entry.controller.flatMap(Holders.ring)
            let reason = ring.map { ": it is held by \($0)" } ?? (holders.first.map { ": it is held by \($0)" } ?? "")
            return "\(entry.name) was not deallocated\(reason)"
        }
    }
}

/// Finds the properties that lead to an object. `Mirror` doesn't distinguish strong from weak references, and it doesn't show what closures
/// capture.
@MainActor
private enum Holders {
    /// The stored properties of the app's own classes, with the objects in them.
    private static func properties(of object: AnyObject) -> [(name: String, object: AnyObject)] {
        var list: [(String, AnyObject)] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, let type = current.subjectType as? AnyClass, !SystemClasses.contain(type) {
            for child in current.children { if let name = child.label { add(child.value, name, &list) } }
            mirror = current.superclassMirror
        }
        return list
    }

    private static func add(_ value: Any, _ name: String, _ list: inout [(String, AnyObject)]) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class: list.append((name, value as AnyObject))
        case .optional: if let some = mirror.children.first { add(some.value, name, &list) }
        case .collection: for (index, item) in mirror.children.prefix(100).enumerated() { add(item.value, "\(name)[\(index)]", &list) }
        default: break
        }
    }

    static func property(of holder: AnyObject, holding object: AnyObject) -> String? {
        properties(of: holder).first { $0.object === object }?.name
    }

    /// Returns the shortest path of properties from the object back to itself, such as `model.owner`, or `nil` if none exists.
    static func ring(_ object: AnyObject) -> String? {
        var seen: Set<ObjectIdentifier> = []
        var waiting: [(object: AnyObject, path: [String])] = [(object, [])]
        var next = 0
        while next < waiting.count, next < 2000 {
            let (current, path) = waiting[next]
            next += 1
            for (name, value) in properties(of: current) {
                let owner = "\(ViewNames.className(of: current)).\(name)"
                if value === object, !path.isEmpty { return (path + [owner]).joined(separator: " → ") }
                if value !== object, seen.insert(ObjectIdentifier(value)).inserted { waiting.append((value, path + [owner])) }
            }
        }
        return nil
    }
}
