import AutomationClient
import Foundation
import UIKit

extension Driver {
    // MARK: Settings

    static let settings: [String: Method] = [
        "orientation": { driver, params in
            if let name = try params.optionalString("value") {
                guard let interface = Orientations.interface(named: name) else {
                    throw ControlError(.badParameters, "`\(name)` isn't an orientation")
                }
                driver.input.rotate(to: UIDeviceOrientation(interface))
                driver.stage.settle(limit: 2)
            }
            return ["value": .string(Orientations.name(of: UIScreen.main.host.orientation))]
        },
        "appearance": { driver, params in
            try driver.set(params, ["light": UIUserInterfaceStyle.light, "dark": .dark]) { $0.appearance = $1 }
            return ["value": .string(UIScreen.main.host.appearance == .dark ? "dark" : "light")]
        },
        "contrast": { driver, params in
            try driver.set(params, ["normal": UIAccessibilityContrast.normal, "high": .high]) { $0.contrast = $1 }
            return ["value": .string(UIScreen.main.host.contrast == .high ? "high" : "normal")]
        },
        "textSize": { driver, params in
            if let name = try params.optionalString("value") {
                guard let category = TextSizes.category(named: name) else {
                    throw ControlError(.badParameters, "`\(name)` isn't a text size: \(TextSizes.names.joined(separator: ", "))")
                }
                driver.input.update { $0.contentSizeCategory = category }
                driver.stage.settle(limit: 2)
            }
            return ["value": .string(TextSizes.name(of: UIScreen.main.host.contentSizeCategory))]
        },
        "locale": { _, params in
            let value = AppLanguages.locale.identifier
            if let wanted = try params.optionalString("value"), wanted != value {
                throw ControlError(
                    .unsupported, "an app's language is set at launch: launch it with UNDERSTUDY_LANGUAGE=\(wanted) in `environment`"
                )
            }
            return ["value": .string(value)]
        },
        "resize": { driver, params in
            if let value = params["size"] {
                guard let size = CGPoint(json: value), (50...10_000).contains(size.x), (50...10_000).contains(size.y) else {
                    throw ControlError(.badParameters, "`size` takes a width and a height from 50 to 10000 points")
                }
                driver.input.resize(to: CGSize(width: size.x, height: size.y))
                driver.stage.settle(limit: 2)
            }
            let size = UIScreen.main.bounds.size
            return ["size": [.number(Double(size.width)), .number(Double(size.height))]]
        },
    ]

    private func set<Value>(_ params: Parameters, _ values: [String: Value], _ change: (inout HostScreen, Value) -> Void) throws {
        guard let name = try params.optionalString("value") else { return }
        guard let value = values[name] else {
            throw ControlError(.badParameters, "`value` must be \(values.keys.sorted().joined(separator: " or ")), not `\(name)`")
        }
        input.update { change(&$0, value) }
        stage.settle(limit: 2)
    }

    // MARK: The system

    static let device: [String: Method] = [
        "memoryWarning": { driver, _ in
            driver.input.receiveMemoryWarning()
            driver.stage.advance(by: EventLoop.main.frameDuration)
            return [:]
        },
        "shake": { driver, _ in
            driver.input.shake()
            driver.stage.advance(by: EventLoop.main.frameDuration)
            return [:]
        },
        "button": { driver, params in
            switch try params.string("name") {
            case "home", "lock":
                driver.input.enterBackground()
                driver.stage.advance(by: 0.1)
            // The system shows its own volume indicator; the app is not notified.
            case "volumeUp", "volumeDown", "action": break
            case let name: throw ControlError(.badParameters, "devices have no button `\(name)`")
            }
            return [:]
        },
        "pasteboard": { driver, params in
            if let text = try params.optionalString("text") { UIPasteboard.general.string = text }
            let pasteboard = UIPasteboard.general
            return [
                "text": pasteboard.string.map(JSONValue.string) ?? .null, "changeCount": .number(Double(pasteboard.changeCount)),
            ]
        },
        "statusBar": { try $0.statusBar($1) },
        "keyboard": { driver, params in
            if let isAttached = try params.optionalBool("hardware") {
                KeyboardState.shared.attachHardwareKeyboard(isAttached)
                driver.stage.settle(limit: 1)
            }
            if let visible = try params.optionalBool("visible") {
                if visible, driver.typist == nil { throw ControlError(.noFocus, "no text field is the first responder; tap one first") }
                if !visible { for window in UIWindow.visible { window.endEditing(true) } }
                driver.stage.settle(limit: 1)
            }
            return [
                "visible": .bool(KeyboardState.shared.frame != nil), "hardware": .bool(KeyboardState.shared.isHardwareKeyboardAttached),
            ]
        },
        "alert": { try $0.alert($1) },
    ]

    /// Returns the topmost alert, or answers it.
    private func alert(_ params: Parameters) throws -> JSONValue {
        var found: Element?
        tree().root.forEach { if [.alert, .sheet].contains($0.type), ElementTypes.alert(of: $0.view) != nil { found = $0 } }
        guard let element = found, let alert = ElementTypes.alert(of: element.view) else {
            if params["answer"] != nil { throw ControlError(.noSuchElement, "no alert is open") }
            return ["present": false]
        }
        var members: [String: JSONValue] = [
            "present": true, "element": .number(Double(element.ref)), "buttons": .array(alert.actions.map { .string($0.title ?? "") }),
        ]
        if let title = alert.title { members["title"] = .string(title) }
        if let message = alert.message { members["message"] = .string(message) }
        guard let answer = try params.optionalString("answer") else { return .object(members) }
        guard let action = Self.action(answer, of: alert) else {
            throw ControlError(.failed, "the alert has no button \"\(answer)\"", data: .object(members))
        }
        guard action.isEnabled else { throw ControlError(.disabled, "the alert's button \"\(answer)\" is disabled") }
        let button = element.firstDescendant { $0.type == .button && $0.label == action.title ?? "" }
        guard let point = button?.hitPoint else { throw ControlError(.notHittable, "the alert's button \"\(answer)\" cannot be touched") }
        tap(at: point)
        stage.settle(limit: 2)
        return .object(members)
    }

    /// Returns the action for WebDriver's commands: `accept` is the preferred button, otherwise the last one that does not cancel;
    /// `dismiss` is the one that cancels, otherwise the first; `clear` is the one that cancels, otherwise the one that accepts.
    private static func action(_ answer: String, of alert: UIAlertController) -> UIAlertAction? {
        if let named = alert.actions.first(where: { $0.title == answer }) { return named }
        switch answer {
        case "accept": return alert.preferredAction ?? alert.actions.last { $0.style != .cancel } ?? alert.actions.last
        case "clear" where !alert.actions.contains { $0.style == .cancel }: return Self.action("accept", of: alert)
        case "clear": return Self.action("dismiss", of: alert)
        case "dismiss": return alert.actions.first { $0.style == .cancel } ?? alert.actions.first
        default: return nil
        }
    }

    // MARK: The status bar

    /// Returns what the status bar shows, or changes it.
    private func statusBar(_ params: Parameters) throws -> JSONValue {
        var values = try params.optionalBool("reset") ?? false ? StatusBarValues() : StatusBarDisplay.values
        func count(_ name: String, to most: Int) throws -> Int? {
            guard let count = try params.optionalInt(name) else { return nil }
            guard (0...most).contains(count) else { throw ControlError(.badParameters, "`\(name)` takes a number from 0 to \(most)") }
            return count
        }
        if let time = try params.optionalString("time") { values.time = time.isEmpty ? nil : time }
        if let network = try params.optionalChoice("dataNetwork", StatusBarValues.Network.self) { values.network = network }
        if let bars = try count("wifiBars", to: 3) { values.wifiBars = bars }
        if let bars = try count("cellularBars", to: 4) { values.cellularBars = bars }
        if let battery = try params.optionalChoice("batteryState", StatusBarValues.Battery.self) { values.battery = battery }
        if let level = try count("batteryLevel", to: 100) { values.batteryLevel = level }
        if values != StatusBarDisplay.values {
            StatusBarDisplay.values = values
            stage.advance(by: EventLoop.main.frameDuration)
        }
        if try params.optionalBool("tap") ?? false { tapStatusBar() }
        let frame = UIApplication.shared.statusBarFrame
        return [
            "frame": frame.isEmpty ? .null : frame.json,
            "shown": [
                "time": .string(values.time ?? ""), "dataNetwork": .string(values.network.rawValue),
                "wifiBars": .number(Double(values.wifiBars)), "cellularBars": .number(Double(values.cellularBars)),
                "batteryState": .string(values.battery.rawValue), "batteryLevel": .number(Double(values.batteryLevel)),
            ],
        ]
    }

    /// Scrolls to the top the only scroll view in sight that has `scrollsToTop`; on an iPad, the one that is nearest to the status bar
    /// (documentation of `scrollsToTop`).
    private func tapStatusBar() {
        let tree = tree(), screen = UIScreen.main.coordinateSpace
        func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: screen).intersection(screen.bounds) }
        func scrollViews(in view: UIView) -> [UIScrollView] {
            guard !view.isHidden else { return [] }
            let own = (view as? UIScrollView).map { $0.scrollsToTop ? [$0] : [] } ?? []
            return own + view.subviews.flatMap(scrollViews)
        }
        let views = UIWindow.visible.flatMap(scrollViews).filter { view in
            let frame = frame(view)
            return !frame.isEmpty && tree.reached(at: CGPoint(x: frame.midX, y: frame.midY))?.isDescendant(of: view) ?? false
        }
        guard views.count == 1 || UIDevice.current.userInterfaceIdiom == .pad else { return }
        views.min { frame($0).minY < frame($1).minY }?.scrollToTop()
        stage.settle(limit: 2)
    }

    // MARK: Life

    static let life: [String: Method] = [
        "background": { driver, params in
            driver.input.enterBackground()
            driver.stage.advance(by: 0.1)
            if let seconds = try params.optionalNumber("for", in: 0...3600) {
                driver.stage.advance(by: seconds)
                driver.input.becomeActive()
                driver.stage.settle(limit: 2)
            }
            return [:]
        },
        "foreground": { driver, _ in
            driver.input.becomeActive()
            driver.stage.settle(limit: 2)
            return [:]
        },
        "openURL": { driver, params in
            let text = try params.string("url")
            guard let url = URL(string: text), let scheme = url.scheme?.lowercased() else {
                throw ControlError(.badParameters, "`\(text)` isn't a URL")
            }
            if scheme == "http" || scheme == "https" {
                // A universal link, as the system delivers it.
                let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
                activity.webpageURL = url
                driver.input.continueActivity(activity)
            } else {
                driver.input.open(url)
            }
            driver.stage.settle(limit: 2)
            return [:]
        },
        "terminate": { driver, _ in
            driver.stage.end()
            return [:]
        },
    ]
}

/// Text sizes by the names of `simctl ui`, such as `extra-large`.
@MainActor
public enum TextSizes {
    private static let all: [(name: String, category: UIContentSizeCategory)] = [
        ("extra-small", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large), ("extra-large", .extraLarge),
        ("extra-extra-large", .extraExtraLarge), ("extra-extra-extra-large", .extraExtraExtraLarge),
        ("accessibility-medium", .accessibilityMedium),
        ("accessibility-large", .accessibilityLarge), ("accessibility-extra-large", .accessibilityExtraLarge),
        ("accessibility-extra-extra-large", .accessibilityExtraExtraLarge),
        ("accessibility-extra-extra-extra-large", .accessibilityExtraExtraExtraLarge),
    ]
    /// All names, from the smallest size to the largest.
    public static var names: [String] { all.map(\.name) }
    /// Returns the category by the name of `simctl ui`, or by UIKit's own: `UICTContentSizeCategoryXL`.
    public static func category(named name: String) -> UIContentSizeCategory? {
        all.first { $0.name == name || $0.category.rawValue == name }?.category
    }
    /// Returns the name of a size, or UIKit's own name if `simctl ui` has none for it.
    public static func name(of category: UIContentSizeCategory) -> String {
        all.first { $0.category == category }?.name ?? category.rawValue
    }
}

/// Interface orientations by the names that flows, hosts, and requests use.
@MainActor
public enum Orientations {
    /// All names that ``interface(named:)`` accepts, in lowercase and without underscores.
    public nonisolated static let names = ["portrait", "portraitupsidedown", "upsidedown", "landscapeleft", "landscaperight", "landscape"]

    /// Returns UIKit's name of an orientation. Unknown orientations count as `portrait`.
    public static func name(of orientation: UIInterfaceOrientation) -> String {
        switch orientation {
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        case .portraitUpsideDown: "portraitUpsideDown"
        default: "portrait"
        }
    }

    /// Returns the interface orientation with a name, ignoring case and underscores, or `nil` for an unknown name. `landscape` is landscape
    /// right.
    public static func interface(named name: String) -> UIInterfaceOrientation? {
        switch name.lowercased().replacingOccurrences(of: "_", with: "") {
        case "portrait": .portrait
        case "portraitupsidedown", "upsidedown": .portraitUpsideDown
        case "landscapeleft": .landscapeLeft
        case "landscaperight", "landscape": .landscapeRight
        default: nil
        }
    }
}
