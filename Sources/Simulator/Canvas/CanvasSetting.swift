import Automation
import EmulatedDevices
import Foundation
import InterfaceBuilder
import UIKit

/// A combination of device, appearance, and language.
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

    /// Shows the controller on the setting's screen, with nothing from before, and draws it.
    /// - Parameters:
    ///   - size: The screen's size in points, or `nil` for the device's.
    ///   - settle: Lets time pass until the content is complete: by default a few frames, since lists and bars settle in a second pass.
    ///   - look: Called while the controller is on screen.
    func draw(
        _ controller: UIViewController, size: CGSize?, safeArea: UIEdgeInsets? = nil,
        settle: () -> Void = { for _ in 0..<4 { EventLoop.main.advance(by: EventLoop.main.frameDuration) } }, look: () -> Void = {}
    ) -> PixelBuffer {
        UIWindow.forgetAll()
        EventLoop.main.reset()
        UIScreen.main.become(screen(size: size, safeArea: safeArea))
        UIApplication.shared.lifecycle.becomeActive()
        let window = UIWindow(frame: UIScreen.main.bounds)
        // If the file's own views leave a gap, the canvas is visible through it, not a black screen.
        window.backgroundColor = .systemBackground
        window.rootViewController = controller
        window.makeKeyAndVisible()
        EventLoop.main.turn()
        settle()
        let compositor = Compositor(rootLayer: UIScreen.main.rootLayer, size: UIScreen.main.bounds.size, scale: UIScreen.main.scale)
        _ = compositor.render()
        look()
        window.isHidden = true
        window.rootViewController = nil
        return compositor.pixels
    }
}

extension CanvasSetting {
    /// The device that the author chose for the canvas.
    init(ofCanvas file: InterfaceFile) {
        let device = file.root.first("device")
        let name = device?["id"].flatMap { Self.canvasDevices[$0] } ?? "iPhone 8"
        self.init(
            device: Self.onCanvas(DeviceDescription.named(name) ?? .default, build: Self.build(ofCanvas: file)),
            appearance: device?["appearance"] == "dark" ? .dark : .light, language: "",
            orientation: device?["orientation"] == "landscape" ? .landscapeRight : .portrait, scale: nil)
    }

    /// The generation that the canvas of the Xcode that wrote the file shows: Xcode 11 has builds from 14800, Xcode 14 from 21000, and
    /// Xcode 26 from 24000.
    static func generation(ofCanvas file: InterfaceFile) -> Generation {
        let build = build(ofCanvas: file)
        return build < 14800 ? .ios8 : build < 21000 ? .ios13 : build < 24000 ? .ios16 : .ios26
    }

    /// The version of iOS that comes with the Xcode that wrote the file.
    static func systemVersion(ofCanvas file: InterfaceFile) -> String {
        let build = build(ofCanvas: file)
        let versions: [(first: Int, version: String)] = [
            (24000, "26.0"), (23500, "18.0"), (22100, "17.0"), (21000, "16.0"), (19400, "15.4"), (18500, "15.0"), (17000, "14.0"),
            (14800, "13.0"), (14200, "12.0"), (13000, "11.0"),
        ]
        return versions.first { build >= $0.first }?.version ?? "10.0"
    }

    /// Returns the build of the Xcode that wrote the file, without its fraction. Some builds write 32700 as their version, and their own
    /// number only at the plug-in.
    private static func build(ofCanvas file: InterfaceFile) -> Int {
        let plugIn = file.root.first("dependencies")?.elements.first {
            $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
        }
        let versions = [file.root["toolsVersion"], plugIn?["version"]]
        let builds = versions.compactMap { version in version.flatMap { Int($0.prefix { $0 != "." }) } }
        return builds.first { $0 < 32000 } ?? 0
    }

    /// Returns a phone as a canvas shows it. In navigation bars and views that public storyboards store, phones with a home button have no
    /// status bar from Xcode 11 to 15 (RxSwiftCommunity/RxFlow, mixpanel/mixpanel-swift), and the others have one of 44 points before Xcode
    /// 14 (MaurZac/TodoList, mamadfrhi/MapKitCodeChallenge), where the iPhone X has 47 (darinamas/XCUITEST_RESTAURANT_BOOKING) and since
    /// Xcode 15 the 50 of an iPhone 13 mini (hackiftekhar/IQKeyboardManager). Phones that the canvas's iOS does not support count the safe
    /// area twice: the iPhone X in Xcode 16 (maryna-k/ios-orderme-xcuitest), and the XR in Xcode 26 (hackiftekhar/IQKeyboardManager).
    private static func onCanvas(_ device: DeviceDescription, build: Int) -> DeviceDescription {
        guard device.idiom == .phone else { return device }
        var device = device
        let hasButton = device.portraitSafeArea.bottom == 0, top = device.portraitSafeArea.top
        if hasButton, build < 14800 || build >= 23000 { return device }
        let height: CGFloat =
            hasButton ? 0 : build < 21000 ? min(top, 44) : max(top, build < 22000 ? 47 : device.size.height == 812 ? 50 : 0)
        // In 132 public storyboards the bars below a Dynamic Island begin at the end of the safe area, as below any status bar.
        (device.portraitSafeArea.top, device.statusBarHeight) = (height, height >= 54 ? height : min(device.statusBarHeight, height))
        if !hasButton { (device.landscapeSafeArea.left, device.landscapeSafeArea.right) = (height, height) }
        if !hasButton, build >= (device.size.height == 812 ? 23500 : device.size == CGSize(width: 414, height: 896) ? 24000 : .max) {
            device.portraitSafeArea.top *= 2
            device.portraitSafeArea.bottom *= 2
        }
        return device
    }

    /// Interface Builder's names of devices, which give the diagonal in inches.
    private static let canvasDevices = [
        "retina3_5": "iPhone 4", "retina4_0": "iPhone 5", "retina4_7": "iPhone 8", "retina5_5": "iPhone 8 Plus", "retina5_9": "iPhone X",
        "retina6_1": "iPhone 11", "retina6_5": "iPhone 11 Pro Max", "retina5_4": "iPhone 12 mini", "retina6_0": "iPhone 12",
        "retina6_7": "iPhone 12 Pro Max", "retina6_12": "iPhone 15", "retina6_72": "iPhone 15 Plus", "retina6_3": "iPhone 16 Pro",
        "retina6_9": "iPhone 16 Pro Max", "ipad7_9": "iPad mini 4", "ipad9_7": "iPad Air 2", "ipad10_2": "iPad (9th generation)",
        "ipad10_5": "iPad Air 3", "ipad10_9rounded": "iPad Air 11", "ipad11_0rounded": "iPad Pro 11", "ipad12_9": "iPad Pro 12.9",
        "ipad12_9rounded": "iPad Air 13",
    ]
}

struct CanvasFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
