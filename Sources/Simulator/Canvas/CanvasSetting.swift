import Automation
import EmulatedDevices
import Foundation
import UIKit

/// A combination of device, appearance and language.
@MainActor
struct CanvasSetting {
    let device: DeviceDescription
    let appearance: UIUserInterfaceStyle
    let language: String
    let orientation: UIInterfaceOrientation
    let scale: CGFloat?

    var appearanceName: String { appearance == .dark ? "dark" : "light" }

    func screen(size: CGSize? = nil, safeArea: UIEdgeInsets? = nil) -> HostScreen {
        var screen = HostScreen(device: device)
        screen.orientation = orientation
        screen.appearance = appearance
        screen.isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft
        screen.size = size
        screen.safeArea = safeArea
        screen.scale = scale
        return screen
    }

    static func all(_ job: CanvasJob) throws -> [CanvasSetting] {
        let devices = try job.devices.map { name in
            guard let device = DeviceDescription.named(name) else {
                throw CanvasFailure("There is no device named “\(name)”; `understudy devices` lists them.")
            }
            return device
        }
        return devices.flatMap { device in
            job.appearances.flatMap { appearance in
                job.languages.map { language in
                    CanvasSetting(
                        device: device, appearance: appearance == "dark" ? .dark : .light, language: language,
                        orientation: job.orientation.flatMap(Orientations.interface) ?? .portrait,
                        // A canvas of 200 scenes at a phone's own scale would take two gigabytes.
                        scale: job.scale.map { CGFloat($0) } ?? (job.isWholeCanvas ? min(2, device.scale) : nil))
                }
            }
        }
    }

    /// Applies the setting to the process's screen and language.
    func enter() {
        UIWindow.forgetAll()
        UIScreen.main.become(screen())
        DesignedFile.use(languages: language.isEmpty ? [] : [language])
    }
}

struct CanvasFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
