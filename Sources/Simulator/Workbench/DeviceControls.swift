import Automation
import AutomationClient
import DeviceServices
import Foundation
import UIKit

/// The user's changes of the device's settings and the app's clock.
extension Workbench {
    static let deviceMethods: [String: Method] = [
        "settings": { workbench, params in
            try workbench.change(params)
            return workbench.settings
        },
        "clock": { workbench, params in
            if let isPaused = try params.flag("paused") { workbench.isPaused = isPaused }
            if let speed = try params.number("speed", in: 0.01...1) { workbench.speed = speed }
            if let step = try params.number("step", in: 0...60) { workbench.step(by: step) }
            return workbench.clock
        },
        "window": { workbench, params in
            let share = try params.need("share", params.choice("share", WindowShare.self))
            guard UIScreen.main.host.idiom == .pad || share == .full else {
                throw ControlError(.unsupported, "an app has the whole screen of an iPhone")
            }
            workbench.share = share
            workbench.fitWindow()
            return ["share": .string(share.rawValue)]
        },
        "layerCosts": { workbench, _ in
            EventLoop.main.turn()
            let costs = LayerCost.all(in: workbench.input.rootLayer, scale: workbench.session.scale)
            return [
                "layers": .array(
                    costs.map { cost in
                        [
                            "frame": JSONValue(cost.frame), "blended": .bool(cost.isBlended), "misaligned": .bool(cost.isMisaligned),
                            "stretched": .bool(cost.isStretched),
                        ]
                    })
            ]
        },
        "languages": { _, _ in AppLanguages.choices },
        "language": { workbench, params in
            let language = try params.need("language", params.string("language")), region = try params.string("region")
            try workbench.session.relaunch(["UNDERSTUDY_LANGUAGE": AppLanguages.identifier(language, region: region)])
            return [:]
        },
        "shake": { workbench, _ in
            workbench.input.shake()
            return [:]
        },
        "button": { workbench, params in
            let name = try params.need("name", params.string("name"))
            let answer = try workbench.driver.answer("button", ["name": .string(name)]).get()
            if ["home", "lock"].contains(name) { workbench.cover = name == "lock" ? .lock : .home }
            return answer
        },
        "switcher": { workbench, _ in
            workbench.cover = .switcher
            workbench.input.resignActive()
            return [:]
        },
        "quit": { workbench, _ in
            workbench.session.quits = true
            workbench.end()
            return [:]
        },
        "file": { workbench, params in
            try workbench.files.take(
                named: params.need("name", params.string("name")), at: params.need("offset", params.int("offset")),
                params.need("data", params.string("data")), isLast: params.flag("isLast") ?? true)
        },
    ]

    private var clock: JSONValue {
        [
            "paused": .bool(isPaused), "speed": .number(speed), "time": .number((now * 1e4).rounded() / 1e4),
            "frame": .number(EventLoop.main.frameDuration),
        ]
    }

    /// Moves the clock explicitly, frame by frame.
    private func step(by interval: TimeInterval) {
        var left = interval
        while left > 1e-9 {
            let step = min(left, EventLoop.main.frameDuration)
            EventLoop.main.advance(by: step)
            left -= step
        }
    }

    /// Gives the app its share of the screen, also after the device was turned or replaced.
    func fitWindow() {
        let host = UIScreen.main.host
        if host.idiom != .pad { share = .full }
        guard share != .full || sharedSize != nil else { return }
        let isLandscape = host.orientation.isLandscape, screen = host.device.size(landscape: isLandscape)
        let size = share == .full ? nil : CGSize(width: share.width(of: screen), height: screen.height)
        guard host.size != size else { return }
        sharedSize = size
        input.update {
            $0.size = size
            $0.safeArea = size == nil ? nil : host.device.safeArea(landscape: isLandscape)
        }
    }

    private var settings: JSONValue {
        let host = UIScreen.main.host
        return [
            "appearance": .string(host.appearance == .dark ? "dark" : "light"),
            "contrast": .string(host.contrast == .high ? "high" : "normal"),
            "textSize": .string(TextSizes.name(of: host.contentSizeCategory)), "textSizes": .array(TextSizes.names.map(JSONValue.string)),
            "hardwareKeyboard": .bool(KeyboardState.shared.isHardwareKeyboardAttached),
            "boldText": .bool(host.isBoldText), "reduceMotion": .bool(UIAccessibility.isReduceMotionEnabled),
            "direction": .string(host.isRightToLeft ? "rightToLeft" : "leftToRight"),
            "orientation": .string(Orientations.name(of: host.orientation)), "locale": .string(AppLanguages.locale.identifier),
            "state": .string(UIApplication.shared.applicationState == .background ? "background" : "foreground"), "clock": clock,
            "share": .string(share.rawValue),
            "network": .string(DeviceServices.shared.network.rawValue),
            "storage": .string(DeviceServices.shared.isStorageFull ? "full" : "normal"),
            "statusBar": (try? driver.answer("statusBar", [:]).get()["shown"]) ?? [:],
            "permissions": .array(
                DeviceServices.Permission.allCases.map {
                    let answer = DeviceServices.shared.answer(to: $0)
                    return ["service": .string($0.rawValue), "answer": .string(answer.rawValue)]
                }),
        ]
    }

    private func change(_ params: WorkbenchParameters) throws {
        let direction = try params.string("direction")
        guard direction.map({ ["leftToRight", "rightToLeft"].contains($0) }) ?? true else {
            throw ControlError(.badParameters, "`direction` must be leftToRight or rightToLeft, not `\(direction ?? "")`")
        }
        let isBold = try params.flag("boldText")
        if direction != nil || isBold != nil {
            input.update {
                if let direction { $0.isRightToLeft = direction == "rightToLeft" }
                if let isBold { $0.isBoldText = isBold }
            }
            if isBold != nil { NotificationCenter.default.post(name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil) }
        }
        if let isAttached = try params.flag("hardwareKeyboard") { KeyboardState.shared.attachHardwareKeyboard(isAttached) }
        if let isReduced = try params.flag("reduceMotion"), isReduced != UIAccessibility.isReduceMotionEnabled {
            UIAccessibility.isReduceMotionEnabled = isReduced
            NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }
        EventLoop.main.turn()
    }
}

extension AppLanguages {
    /// The app's languages, the regions, and the user's choice of both.
    fileprivate static var choices: JSONValue {
        let used = Locale.Language.Components(identifier: preferred[0])
        let script = used.script.map { "-" + $0.identifier } ?? ""
        let regions = Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 && $0.allSatisfy(\.isLetter) }.sorted()
        let own = Bundle.main.localizations.filter { $0 != "Base" }.sorted()
        return [
            "language": .string((used.languageCode?.identifier ?? "en") + script),
            "region": (used.region?.identifier ?? AppLanguages.locale.region?.identifier).map(JSONValue.string) ?? .null,
            "languages": .array(own.map(JSONValue.string)), "regions": .array(regions.map(JSONValue.string)),
        ]
    }

    /// Returns the identifier of a language with a region: `de-CH`. A region that the language names is replaced.
    static func identifier(_ language: String, region: String?) throws -> String {
        func isName(_ text: String) -> Bool {
            !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
        }
        guard isName(language), language.count <= 35, let code = Locale.Language.Components(identifier: language).languageCode else {
            throw ControlError(.badParameters, "`language` takes an identifier such as de or zh-Hant, not `\(language)`")
        }
        guard let region, !region.isEmpty else { return language.replacingOccurrences(of: "_", with: "-") }
        guard isName(region), (2...3).contains(region.count) else {
            throw ControlError(.badParameters, "`region` takes an identifier such as CH, not `\(region)`")
        }
        let script = Locale.Language.Components(identifier: language).script
        return [code.identifier, script?.identifier, region.uppercased()].compactMap { $0 }.joined(separator: "-")
    }
}

/// The share of an iPad's screen that an app has beside another.
enum WindowShare: String, CaseIterable {
    case full, twoThirds, half, third

    /// Returns the width of the share in points. The narrow share and the divider are those of the table of Split View sizes in Apple's
    /// Human Interface Guidelines, Layout, as of 2023.
    func width(of screen: CGSize) -> CGFloat {
        let divider: CGFloat = 10, long = max(screen.width, screen.height)
        let narrow: CGFloat = long >= (screen.width > screen.height ? 1080 : 1366) ? 375 : 320
        return switch self {
        case .full: screen.width
        case .twoThirds: screen.width - divider - narrow
        case .half: (screen.width - divider) / 2
        case .third: narrow
        }
    }
}
