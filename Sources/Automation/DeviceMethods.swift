import AutomationClient
import Foundation
import UIKit

extension Driver {
    static let device: [String: Method] = [
        "orientation": { driver, params in
            if let name = try params.optionalString("value") {
                guard let interface = Orientations.interface(named: name) else { throw ControlError(.badParameters, "`\(name)` is no orientation") }
                driver.input.rotate(to: UIDeviceOrientation(interface))
                driver.stage.settle(limit: 2)
            }
            return ["value": .string(Orientations.name(of: UIScreen.main.host.orientation))]
        },
        "appearance": { driver, params in
            if let name = try params.optionalString("value") {
                guard let style = ["light": UIUserInterfaceStyle.light, "dark": .dark][name] else { throw ControlError(.badParameters, "`value` is light or dark, not `\(name)`") }
                driver.input.update { $0.appearance = style }
                driver.stage.settle(limit: 2)
            }
            return ["value": .string(UIScreen.main.host.appearance == .dark ? "dark" : "light")]
        },
        "memoryWarning": { driver, _ in
            driver.input.receiveMemoryWarning()
            driver.stage.advance(by: EventLoop.main.frameDuration)
            return [:]
        },
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
            guard let url = URL(string: text), url.scheme != nil else { throw ControlError(.badParameters, "`\(text)` is no URL") }
            driver.input.open(url)
            driver.stage.settle(limit: 2)
            return [:]
        },
        "terminate": { driver, _ in
            driver.stage.end()
            return [:]
        },
    ]
}

/// Interface orientations by the names flows, hosts and requests use.
@MainActor
public enum Orientations {
    public nonisolated static let names = ["portrait", "portraitupsidedown", "upsidedown", "landscapeleft", "landscaperight", "landscape"]

    public static func name(of orientation: UIInterfaceOrientation) -> String {
        switch orientation {
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        case .portraitUpsideDown: "portraitUpsideDown"
        default: "portrait"
        }
    }

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
