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
        _ = CallbackTrace.addSink { [weak self] in self?.add($0) }
    }

    func add(_ callback: ViewControllerCallback) {
        if events.count >= Self.most {
            events.removeFirst(Self.most / 2)
            dropped += Self.most / 2
        }
        events.append(Event(time: callback.time, lane: lane(callback), name: callback.name, arguments: callback.arguments))
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

    /// Returns the events from number `first` on, and the names of all lanes.
    func events(since first: Int) -> JSONValue {
        let start = min(max(0, first - dropped), events.count)
        let list = events[start...].map { event -> JSONValue in
            [
                "time": .number((event.time * 1e4).rounded() / 1e4), "lane": .number(Double(event.lane)), "name": .string(event.name),
                "arguments": .array(event.arguments.map(JSONValue.string)),
            ]
        }
        return [
            "events": .array(Array(list)), "lanes": .array(lanes.map(JSONValue.string)), "next": .number(Double(dropped + events.count)),
            "now": .number((EventLoop.main.now * 1e4).rounded() / 1e4),
        ]
    }
}

extension Workbench {
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
