import EmulatedDevices
import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Devices and size classes", .serialized)
struct DeviceTableTests {
    private func classes(_ device: String, _ orientation: UIInterfaceOrientation = .portrait) -> (
        UIUserInterfaceSizeClass, UIUserInterfaceSizeClass
    ) {
        onDevice(device, orientation: orientation) {
            let traits = makeWindow(root: UIViewController()).traitCollection
            return (traits.horizontalSizeClass, traits.verticalSizeClass)
        }
    }

    @Test("a portrait phone is compact × regular, a landscape one compact × compact, an iPad regular × regular", .rule("D-50"))
    func plain() {
        #expect(classes("iPhone 16") == (.compact, .regular))
        #expect(classes("iPhone 16", .landscapeLeft) == (.compact, .compact))
        #expect(classes("iPad Pro 11") == (.regular, .regular))
        #expect(classes("iPad Pro 11", .landscapeRight) == (.regular, .regular))
    }

    @Test("large phones have regular width in landscape, the others do not", .rule("D-51"))
    func large() {
        for name in [
            "iPhone 8 Plus", "iPhone XR", "iPhone 11 Pro Max", "iPhone 14 Plus", "iPhone 16 Plus", "iPhone 16 Pro Max", "iPhone 17 Pro Max",
        ] {
            #expect(classes(name, .landscapeLeft) == (.regular, .compact), "\(name)")
        }
        for name in ["iPhone 13 mini", "iPhone 14", "iPhone 16", "iPhone 16 Pro", "iPhone 17"] {
            #expect(classes(name, .landscapeLeft) == (.compact, .compact), "\(name)")
        }
    }

    @Test("part of an iPad's screen is compact up to 639 points, regular from 678", .rule("D-52", "D-53", "D-54"))
    func splitScreen() {
        let rows: [(String, CGFloat, UIUserInterfaceSizeClass)] = [
            ("iPad mini 5", 507, .compact), ("iPad mini 5", 694, .regular), ("iPad mini 5", 320, .compact), ("iPad mini 5", 438, .compact),
            ("iPad Pro 12.9", 678, .regular), ("iPad Pro 12.9", 981, .regular), ("iPad Pro 12.9", 375, .compact),
            ("iPad Pro 12.9", 639, .compact),
        ]
        for (device, width, expected) in rows {
            for generation in [Generation.ios16, .ios26] {
                onDevice(device, orientation: .landscapeLeft, generation: generation) {
                    var host = UIScreen.main.host
                    host.size = CGSize(width: width, height: 1024)
                    UIScreen.main.become(host)
                    let traits = makeWindow(root: UIViewController()).traitCollection
                    #expect(traits.horizontalSizeClass == expected, "\(device) \(width)")
                    #expect(traits.verticalSizeClass == .regular)
                }
            }
        }
    }

    @Test("every row of the published table is in ours, under each of its names")
    func table() throws {
        let text = try Repository.text("docs/spec/lifecycle.md")
        let names = [
            "iPhone 4s", "iPhone 5", "iPhone 8", "iPhone 7 Plus", "iPhone XS", "iPhone 11", "iPhone XS Max", "iPhone 12 mini", "iPhone 13",
            "iPhone 12 Pro Max",
            "iPhone 15", "iPhone 15 Plus", "iPhone 16 Pro", "iPhone 16 Pro Max", "iPad mini 5", "iPad 9", "iPad Air 3", "iPad Air 5",
            "iPad mini 6",
            "iPad Pro 11", "iPad Pro 12.9", "iPad Pro 13",
        ]
        for name in names {
            let device = try #require(
                DeviceDescription.named(name) ?? DeviceDescription.named(name + " (9th generation)")
                    ?? DeviceDescription.named("iPad (9th generation)"))
            let size = "\(Int(device.size.width))×\(Int(device.size.height))"
            #expect(text.contains(size), "\(name) is \(size)")
        }
    }

    @Test("the screen's bounds follow the interface orientation, its native bounds do not", .rule("D-38"))
    func bounds() {
        onDevice("iPhone 16", orientation: .landscapeRight) {
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 852, height: 393))
            #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
            #expect(UIScreen.main.fixedCoordinateSpace.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        }
    }

    @Test("the status bar of a phone with a Dynamic Island is lower than its safe area", .rule("D-62", "I-20"))
    func statusBar() {
        onDevice("iPhone 16") {
            let window = makeWindow(root: UIViewController())
            #expect(window.windowScene?.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 54))
            #expect(window.safeAreaInsets.top == 59)
        }
        onDevice("iPhone 16", orientation: .landscapeLeft) {
            let window = makeWindow(root: UIViewController())
            #expect(window.windowScene?.statusBarManager?.isStatusBarHidden == true)
            #expect(window.windowScene?.statusBarManager?.statusBarFrame == .zero)
        }
    }

    @Test("left and right are reversed between interface and device orientations", .rule("D-14"))
    func orientations() {
        #expect(UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
        #expect(UIInterfaceOrientation.landscapeRight.rawValue == UIDeviceOrientation.landscapeLeft.rawValue)
        #expect(UIInterfaceOrientationMask.landscapeLeft.rawValue == 1 << UInt(UIInterfaceOrientation.landscapeLeft.rawValue))
    }
}
