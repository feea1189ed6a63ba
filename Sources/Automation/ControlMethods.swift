import AutomationClient
import Foundation
import UIKit

/// The methods of the control protocol, described in docs/control.md.
extension Driver {
    typealias Method = @MainActor (Driver, Parameters) throws -> JSONValue

    /// Responds to a request; every error becomes one of the protocol's.
    public func answer(_ method: String, _ params: JSONValue?) -> Result<JSONValue, ControlError> {
        guard let body = Self.methods[method] else { return .failure(ControlError(.unknownMethod, "there is no method `\(method)`")) }
        do {
            var result = try body(self, Parameters(params))
            if !Self.readers.contains(method) { complete(&result) }
            return .success(result)
        } catch let error as ControlError { return .failure(error) } catch { return .failure(ControlError(.failed, "\(error)")) }
    }

    /// Methods that do not change anything.
    private static let readers: Set<String> = [
        "hello", "describe", "find", "log", "trace", "controllers", "state", "strings", "screenshot", "audit",
    ]

    private func complete(_ result: inout JSONValue) {
        guard var members = result.object else { return }
        members["time"] = .number((stage.now * 1e6).rounded() / 1e6)
        let unrest = stage.unrest
        members["rested"] = .bool(unrest.isEmpty)
        if !unrest.isEmpty { members["pending"] = .array(unrest.map(JSONValue.string)) }
        result = .object(members)
    }

    private static let methods: [String: Method] = [looking, touching, typing, adjusting, device, settings, life, services].reduce(into: [:]
    ) { $0.merge($1) { $1 } }

    // MARK: Looking

    private static let looking: [String: Method] = [
        "hello": { driver, _ in driver.hello() },
        "describe": { try $0.describe($1) },
        "find": { try $0.find($1) },
        "wait": { try $0.wait($1) },
        "advance": { driver, params in
            let interval = try params.seconds("by")
            // While a client waits, real time passes for work that needs it.
            if try params.optionalBool("waits") ?? false {
                _ = driver.stage.wait(limit: interval) { false }
            } else {
                driver.stage.advance(by: interval)
            }
            return [:]
        },
        "settle": { driver, params in
            driver.stage.settle(limit: try params.seconds("limit", default: 2))
            return [:]
        },
        "screenshot": { try $0.screenshot($1) },
        "log": { driver, params in driver.log.lines(since: try params.optionalInt("since") ?? 0) },
        "trace": { driver, params in driver.log.trace(since: try params.optionalInt("since") ?? 0) },
        "controllers": { driver, _ in driver.controllers() },
        "state": { driver, _ in ["state": .string(driver.state)] },
        "strings": { _, params in
            let language = try params.optionalString("language") ?? "en", file = try params.optionalString("file")
            guard let texts = StringTables.texts(of: language, file: file, in: .main) else {
                throw ControlError(.badParameters, "the app has no \(file ?? "texts") in `\(language).lproj`")
            }
            return ["strings": .object(texts.mapValues(JSONValue.string))]
        },
    ]

    private func hello() -> JSONValue {
        let host = UIScreen.main.host
        return [
            "protocol": 1,
            "app": [
                "name": .string(AppIdentity.name), "bundleIdentifier": .string(AppIdentity.bundleIdentifier),
                "pid": .number(Double(ProcessInfo.processInfo.processIdentifier)),
            ],
            "device": [
                "name": .string(host.device.name), "size": [.number(Double(host.bounds.width)), .number(Double(host.bounds.height))],
                "scale": .number(Double(host.pointScale)),
                "statusBarHeight": .number(Double(UIApplication.shared.statusBarFrame.height)),
                "systemVersion": .string(UIDevice.current.systemVersion),
            ],
            "clock": .string(stage.hasVirtualClock ? "virtual" : "real"),
            "unknownClasses": .array(MissingClasses.names.map { .string($0) }),
        ]
    }

    private func describe(_ params: Parameters) throws -> JSONValue {
        let isWhole = try params.optionalBool("system") ?? true
        let tree = try isWhole ? tree(rows: rows(params)) : ElementTree(windows: UIWindow.visible.filter { !($0 is any SystemWindow) })
        var element: Element = tree.root
        if let within = try params.optionalInt("within") {
            guard let found = tree.element(within) else { throw ControlError.stale(within) }
            element = found
        }
        switch try params.optionalString("format") ?? "json" {
        case "json":
            let children = try params.optionalBool("children") ?? true, reach = try params.optionalBool("reach") ?? true
            return ["tree": element.snapshot(withChildren: children, withReach: reach).json]
        case "text":
            var path: [ElementSnapshot] = []
            var current = element.parent
            while let parent = current {
                path.insert(parent.snapshot(withChildren: false), at: 0)
                current = parent.parent
            }
            return [
                "text": .string(
                    TreeText.text(
                        of: element.snapshot(), path: path, processIdentifier: ProcessInfo.processInfo.processIdentifier,
                        applicationLabel: AppIdentity.name,
                        bundleIdentifier: AppIdentity.bundleIdentifier))
            ]
        case let format: throw ControlError(.badParameters, "`format` must be json or text, not `\(format)`")
        }
    }

    private func rows(_ params: Parameters) throws -> OffscreenRows {
        switch try params.optionalString("rows") {
        case nil: .none
        case "frames": .frames
        case "contents": .contents
        case let word?: throw ControlError(.badParameters, "`rows` must be frames or contents, not `\(word)`")
        }
    }

    private func find(_ params: Parameters) throws -> JSONValue {
        let found = try ElementQuery(params).elements(in: tree(rows: rows(params)))
        return ["elements": .array(found.map { $0.snapshot(withChildren: false).json })]
    }

    private func wait(_ params: Parameters) throws -> JSONValue {
        let query = try ElementQuery(params)
        let goal = try params.optionalString("until") ?? "exists"
        guard ["exists", "gone", "hittable"].contains(goal) else {
            throw ControlError(.badParameters, "`until` must be exists, gone, or hittable, not `\(goal)`")
        }
        let timeout = try params.seconds("timeout", default: 5)
        var found: [Element] = [], failure: (any Error)?
        let holds = stage.wait(limit: timeout) {
            do { found = try query.elements(in: tree()) } catch let error as ControlError
                where error.code == .noSuchElement && goal == "gone"
            { found = [] } catch {
                failure = error
                return true
            }
            switch goal {
            case "gone": return found.isEmpty
            case "hittable": return found.contains { $0.isHittable }
            default: return !found.isEmpty
            }
        }
        if let failure { throw failure }
        let elements = JSONValue.array(found.map { $0.snapshot(withChildren: false).json })
        guard holds else {
            var data: [String: JSONValue] = ["elements": elements]
            let unrest = stage.unrest
            if !unrest.isEmpty { data["pending"] = .array(unrest.map(JSONValue.string)) }
            throw ControlError(
                .timedOut,
                "\(query.description) \(goal == "gone" ? "is still there" : goal == "hittable" ? "is not hittable" : "is not there") after \(timeout) s",
                data: .object(data))
        }
        return ["elements": elements]
    }

    private func screenshot(_ params: Parameters) throws -> JSONValue {
        let frame = try params.optionalInt("element").map { try element($0).frame } ?? params.optionalRect("frame")
        EventLoop.main.turn()
        let (png, size) = stage.picture(of: frame)
        return [
            "png": .string(png.base64EncodedString()), "size": [.number(Double(size.width)), .number(Double(size.height))],
            "scale": .number(Double(UIScreen.main.scale)),
        ]
    }

    private func controllers() -> JSONValue {
        EventLoop.main.turn()
        let scenes = UIApplication.shared.lifecycle.scenes.map { scene -> JSONValue in
            let windows = (scene as? UIWindowScene)?.windows ?? []
            return [
                "class": .string(SystemClasses.printedName(of: scene)), "state": .string("\(scene.activationState)"),
                "windows": .array(
                    windows.map { window in
                        var members: [String: JSONValue] = [
                            "class": .string(SystemClasses.printedName(of: window)), "frame": window.frame.json,
                            "isKey": .bool(window.isKeyWindow),
                            "isHidden": .bool(window.isHidden),
                        ]
                        if let root = window.rootViewController { members["root"] = Self.controller(root) }
                        return .object(members)
                    }),
            ]
        }
        return ["scenes": .array(scenes)]
    }

    private static func controller(_ controller: UIViewController) -> JSONValue {
        var members: [String: JSONValue] = [
            "class": .string(SystemClasses.printedName(of: controller)), "state": .string("\(controller.appearance.phase)"),
            "isViewLoaded": .bool(controller.isViewLoaded),
        ]
        if let title = controller.title { members["title"] = .string(title) }
        if !controller.children.isEmpty { members["children"] = .array(controller.children.map(Self.controller)) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            members["presented"] = Self.controller(presented)
        }
        return .object(members)
    }

    var state: String {
        switch UIApplication.shared.applicationState {
        case .active, .inactive: "runningForeground"
        case .background: "runningBackground"
        }
    }
}
