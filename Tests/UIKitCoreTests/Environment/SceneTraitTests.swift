import EmulatedDevices
import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Traits of scenes, presentations and windows", .serialized)
struct SceneTraitTests {
    @Test("a scene's registration is called for changes of the screen, and of its own overrides")
    func scenes() {
        onDevice {
            let window = makeWindow(root: UIViewController())
            guard let scene = window.windowScene else {
                Issue.record("the window is in no scene")
                return
            }
            var heard: [String] = []
            let registration = scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, old) in
                heard.append("\(old.userInterfaceStyle.rawValue)→\(scene.traitCollection.userInterfaceStyle.rawValue)")
            }
            HostInput().update { $0.appearance = .dark }
            #expect(heard == ["1→2"])
            scene.traitOverrides.userInterfaceStyle = .light
            #expect(heard == ["1→2", "2→1"])
            #expect(window.traitCollection.userInterfaceStyle == .light)
            scene.unregisterForTraitChanges(registration)
            scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            #expect(heard.count == 2)
            #expect(window.traitCollection.userInterfaceStyle == .dark)
        }
    }

    @Test("a presentation controller's overrides come between the window's traits and the presented controller's own")
    func presentations() {
        onDevice {
            let root = UIViewController(), modal = UIViewController()
            makeWindow(root: root)
            modal.modalPresentationStyle = .overFullScreen
            root.present(modal, animated: false)
            EventLoop.main.turn()
            modal.presentationController?.traitOverrides.userInterfaceStyle = .dark
            #expect(modal.traitCollection.userInterfaceStyle == .dark)
            #expect(root.traitCollection.userInterfaceStyle == .light)
            modal.overrideUserInterfaceStyle = .light
            #expect(modal.traitCollection.userInterfaceStyle == .light)
            modal.overrideUserInterfaceStyle = .unspecified
            modal.presentationController?.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            modal.presentationController?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
            #expect(modal.traitCollection.horizontalSizeClass == .regular)
            #expect(modal.traitCollection.userInterfaceStyle == .light)
        }
    }

    @Test("Display Zoom shows fewer points on the same panel", .rule("D-61"))
    func displayZoom() throws {
        for (name, size, top, bottom) in [
            ("iPhone 13", CGSize(width: 320, height: 693), 39.0, 28.0), ("iPhone 13 Pro Max", CGSize(width: 375, height: 812), 41, 30),
            ("iPhone 15 Pro", CGSize(width: 320, height: 693), 48, 28),
        ] {
            try onDevice {
                let device = try #require(DeviceDescription.named(name)), zoomed = try #require(device.displayZoomed)
                UIScreen.main.become(HostScreen(device: device))
                let pixels = UIScreen.main.nativeBounds
                UIScreen.main.become(HostScreen(device: zoomed))
                #expect(UIScreen.main.nativeBounds == pixels)
                let window = makeWindow(root: UIViewController())
                #expect(window.bounds.size == size)
                #expect(window.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
                HostInput().rotate(to: .landscapeLeft, animated: false)
                #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: top, bottom: 21, right: top))
            }
        }
        #expect(DeviceDescription.named("iPad Pro 11")?.displayZoomed == nil)
    }

    @Test("a Plus phone draws at three pixels per point and shows 1080 × 1920", .rule("D-38"))
    func plus() {
        onDevice("iPhone 8 Plus") {
            #expect(UIScreen.main.scale == 3)
            #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1080, height: 1920))
            #expect(abs(UIScreen.main.nativeScale - 2.608) < 0.001)
        }
    }
}
