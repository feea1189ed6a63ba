import AutomationClient
import Foundation
import UIKit

/// The callbacks of view controllers, with a lane for each controller.
@MainActor
final class CallbackTimeline {
    private struct Event {
        var time: TimeInterval
        var lane: Int
        var name: String
        var arguments: [String]
        var cause: Cause?
    }
    private var events: [Event] = []
    /// The number of events that were dropped to limit memory use.
    private var dropped = 0
    private var lanes: [String] = []
    /// A memory address may be reused after its controller was released: another class at the address shows that, or a view that loads in a
    /// lane whose view has already loaded.
    private var laneOfController: [ObjectIdentifier: Int] = [:]
    private var loaded: Set<Int> = []
    private var isListening = false
    private static let most = 20_000

    func begin() {
        guard !isListening else { return }
        isListening = true
        Cause.isRecorded = true
        _ = CallbackTrace.addSink { [weak self] in self?.add($0) }
    }

    func add(_ callback: ViewControllerCallback) {
        if events.count >= Self.most {
            events.removeFirst(Self.most / 2)
            dropped += Self.most / 2
        }
        events.append(
            Event(
                time: callback.time, lane: lane(callback), name: callback.name, arguments: callback.arguments, cause: Cause.current))
    }

    private func lane(_ callback: ViewControllerCallback) -> Int {
        let isLoading = callback.name == "loadView"
        if let lane = laneOfController[callback.identity], lanes[lane] == callback.controller, !isLoading || loaded.insert(lane).inserted {
            return lane
        }
        let lane = lanes.count
        lanes.append(callback.controller)
        laneOfController[callback.identity] = lane
        if isLoading { loaded.insert(lane) }
        return lane
    }

    /// Returns a callback by its number, with its controller's class.
    func callback(_ number: Int) -> (name: String, controller: String)? {
        guard events.indices.contains(number - dropped) else { return nil }
        let event = events[number - dropped]
        return (event.name, lanes[event.lane])
    }

    /// Returns the causes of a callback, the nearest first.
    func causes(of number: Int) -> [Cause] {
        guard events.indices.contains(number - dropped), let cause = events[number - dropped].cause else { return [] }
        return Array(sequence(first: cause, next: \.parent))
    }

    /// Returns the events from number `first` on with their causes, and the names of all lanes.
    func events(since first: Int) -> JSONValue {
        let start = min(max(0, first - dropped), events.count)
        var causes: [Int: Cause] = [:]
        let list = events[start...].map { event -> JSONValue in
            var members: [String: JSONValue] = [
                "time": .number((event.time * 1e4).rounded() / 1e4), "lane": .number(Double(event.lane)), "name": .string(event.name),
                "arguments": .array(event.arguments.map(JSONValue.string)),
            ]
            var cause = event.cause
            if let cause { members["cause"] = .number(Double(cause.number)) }
            while let next = cause, causes.updateValue(next, forKey: next.number) == nil { cause = next.parent }
            return .object(members)
        }
        return [
            "first": .number(Double(dropped + start)), "causes": .array(causes.keys.sorted().compactMap { causes[$0]?.json }),
            "events": .array(Array(list)), "lanes": .array(lanes.map(JSONValue.string)), "next": .number(Double(dropped + events.count)),
            "now": .number((EventLoop.main.now * 1e4).rounded() / 1e4),
        ]
    }
}

extension Cause {
    fileprivate var json: JSONValue {
        var members: [String: JSONValue] = [
            "number": .number(Double(number)), "kind": .string(kind.rawValue), "text": .string(text),
            "time": .number((time * 1e4).rounded() / 1e4),
        ]
        if let parent { members["cause"] = .number(Double(parent.number)) }
        return .object(members)
    }
}

extension Workbench {
    /// Returns the places in the sources of a view, a controller, or a callback with its causes.
    func source(_ params: WorkbenchParameters) throws -> JSONValue {
        if let number = try params.int("view") {
            let view: UIView = try objects.object(number)
            return ["places": .array(sources.places(of: view).map(\.json))]
        }
        if let number = try params.int("controller") {
            let controller: UIViewController = try objects.object(number)
            return ["places": .array(sources.places(of: controller).map(\.json))]
        }
        let number = try params.need("callback", params.int("callback"))
        guard let callback = timeline.callback(number) else {
            throw ControlError(.noSuchElement, "the callback with number \(number) is no longer recorded")
        }
        let calls = timeline.causes(of: number).compactMap { cause -> JSONValue? in
            guard let place = sources.place(ofCall: cause.callers) else { return nil }
            return ["cause": .number(Double(cause.number)), "place": place.json]
        }
        return [
            "places": .array(sources.places(ofCallback: callback.name, class: callback.controller).map(\.json)), "calls": .array(calls),
        ]
    }

    /// Returns the scenes with their windows and controllers, including child and presented controllers.
    func containment() -> JSONValue {
        EventLoop.main.turn()
        let scenes = UIApplication.shared.lifecycle.scenes.map { scene -> JSONValue in
            let windows = (scene as? UIWindowScene)?.windows ?? []
            return [
                "class": .string(objects.className(of: scene)), "state": .string("\(scene.activationState)"),
                "windows": .array(
                    windows.map { window in
                        var members: [String: JSONValue] = [
                            "class": .string(objects.className(of: window)), "view": .number(Double(objects.number(of: window))),
                            "isKey": .bool(window.isKeyWindow), "isHidden": .bool(window.isHidden),
                            "level": JSONValue(points: window.windowLevel.rawValue),
                        ]
                        if let root = window.rootViewController { members["root"] = controller(root) }
                        return .object(members)
                    }),
            ]
        }
        return ["scenes": .array(scenes)]
    }

    private func controller(_ controller: UIViewController) -> JSONValue {
        var members: [String: JSONValue] = [
            "ref": .number(Double(objects.number(of: controller))), "class": .string(objects.className(of: controller)),
            "state": .string(controller.isViewLoaded ? "\(controller.appearance.phase)" : "not loaded"),
        ]
        if let title = controller.title ?? controller.navigationItem.title, !title.isEmpty { members["title"] = .string(title) }
        if let view = controller.viewIfLoaded { members["view"] = .number(Double(objects.number(of: view))) }
        if !controller.children.isEmpty { members["children"] = .array(controller.children.map { self.controller($0) }) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            members["presented"] = self.controller(presented)
            members["style"] = .string("\(presented.modalPresentationStyle)")
        }
        return .object(members)
    }
}
