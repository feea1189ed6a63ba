import EmulatedDevices
import Foundation
import RuleTrait
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitRuntime

/// The screens of lifecycle.md D.4 to D.6.
@MainActor @Suite("Devices and size classes", .serialized)
struct DeviceTests {
    private func classes(_ name: String, landscape: Bool = false, width: CGFloat? = nil) -> String {
        var host = HostScreen(device: DeviceDescription.named(name) ?? .default)
        if landscape { host.orientation = .landscapeLeft }
        if let width { host.size = CGSize(width: width, height: host.device.size(landscape: landscape).height) }
        let traits = host.traits
        return (traits.horizontalSizeClass == .regular ? "wR" : "wC") + (traits.verticalSizeClass == .regular ? " hR" : " hC")
    }

    @Test("phones are compact except for their portrait height, iPads are regular both ways", .rule("D-50"))
    func sizeClasses() {
        #expect(classes("iPhone 16") == "wC hR")
        #expect(classes("iPhone 16", landscape: true) == "wC hC")
        #expect(classes("iPad Air 11") == "wR hR")
        #expect(classes("iPad Air 11", landscape: true) == "wR hR")
    }

    @Test("large phones have regular width in landscape, others do not", .rule("D-51"))
    func largePhones() {
        let large = [
            "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus", "iPhone XR", "iPhone XS Max", "iPhone 11",
            "iPhone 11 Pro Max",
            "iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus", "iPhone 14 Pro Max", "iPhone 15 Pro Max", "iPhone 16 Pro Max",
            "iPhone 17 Pro Max", "iPhone 15 Plus", "iPhone 16 Plus",
        ]
        let others = [
            "iPhone 12 mini", "iPhone 13 mini", "iPhone 12", "iPhone 13", "iPhone 14", "iPhone 15", "iPhone 16", "iPhone 17",
            "iPhone 12 Pro",
            "iPhone 13 Pro", "iPhone 14 Pro", "iPhone 15 Pro", "iPhone 16 Pro", "iPhone 17 Pro", "iPhone X", "iPhone 8", "iPhone SE",
        ]
        for name in large + others { #expect(DeviceDescription.named(name) != nil, "\(name)") }
        #expect(large.filter { classes($0, landscape: true) != "wR hC" } == [])
        #expect(others.filter { classes($0, landscape: true) != "wC hC" } == [])
        #expect((large + others).filter { classes($0) != "wC hR" } == [])
    }

    @Test("part of an iPad's screen has compact width unless it is two thirds, or half of the largest", .rule("D-52", "D-53", "D-54"))
    func splitScreen() {
        // lifecycle.md D.6, the published rows: landscape half, two thirds, one third; portrait wide, narrow.
        #expect([507, 694, 320].map { classes("iPad Air 2", landscape: true, width: $0) } == ["wC hR", "wR hR", "wC hR"])
        #expect([438, 320].map { classes("iPad Air 2", width: $0) } == ["wC hR", "wC hR"])
        #expect([678, 981, 375].map { classes("iPad Pro 12.9", landscape: true, width: $0) } == ["wR hR", "wR hR", "wC hR"])
        #expect([639, 375].map { classes("iPad Pro 12.9", width: $0) } == ["wC hR", "wC hR"])
    }

    /// A row of D.5: points, scale, portrait top and bottom, landscape sides and bottom.
    nonisolated private static let rows: [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] = [
        ("iPhone 4", 320, 480, 2, 20, 0, 0, 0), ("iPhone 5s", 320, 568, 2, 20, 0, 0, 0), ("iPhone SE", 375, 667, 2, 20, 0, 0, 0),
        ("iPhone 8 Plus", 414, 736, 3, 20, 0, 0, 0), ("iPhone X", 375, 812, 3, 44, 34, 44, 21), ("iPhone 11", 414, 896, 2, 48, 34, 48, 21),
        ("iPhone 11 Pro Max", 414, 896, 3, 44, 34, 44, 21), ("iPhone 13 mini", 375, 812, 3, 50, 34, 50, 21),
        ("iPhone 14", 390, 844, 3, 47, 34, 47, 21),
        ("iPhone 14 Plus", 428, 926, 3, 47, 34, 47, 21), ("iPhone 16", 393, 852, 3, 59, 34, 59, 21),
        ("iPhone 16 Plus", 430, 932, 3, 59, 34, 59, 21),
        ("iPhone 16 Pro", 402, 874, 3, 62, 34, 62, 21), ("iPhone 16 Pro Max", 440, 956, 3, 62, 34, 62, 21),
        ("iPhone Air", 420, 912, 3, 68, 34, 68, 20),
    ]

    @Test("phones in landscape have safe area insets on both sides and none at the top", .rule("D-60"), arguments: rows)
    func phones(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat, _ bottom: CGFloat, _ side: CGFloat,
        _ landscapeBottom: CGFloat
    ) throws {
        let device = try #require(DeviceDescription.named(name))
        #expect(device.size == CGSize(width: width, height: height))
        #expect(device.scale == scale)
        #expect(device.safeArea(landscape: false) == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
        #expect(device.safeArea(landscape: true) == UIEdgeInsets(top: 0, left: side, bottom: landscapeBottom, right: side))
    }

    @Test("phones of the 16 Pro class have a bottom inset of 20 points in landscape from iOS 26 on", .rule("D-60"))
    func landscapeBottomOfIOS26() {
        Generation.emulating(.ios26) { #expect(DeviceDescription.named("iPhone 16 Pro")?.safeArea(landscape: true).bottom == 20) }
    }

    @Test(
        "the top inset and the status bar of phones were 44 points in iOS 12 to 14; iPads in iOS 26 have 32", .rule("D-60"),
        arguments: [
            ("iPhone XR", Generation.ios8, 44.0, 34.0, 44.0), ("iPhone XR", .ios13, 48, 34, 48), ("iPhone 12 mini", .ios8, 44, 34, 44),
            ("iPhone 12 mini", .ios13, 50, 34, 50),
            ("iPhone X", .ios8, 44, 34, 44), ("iPad (9th generation)", .ios16, 20, 0, 20), ("iPad (9th generation)", .ios26, 32, 0, 20),
            ("iPad Pro 12.9 (2nd generation)", .ios13, 20, 0, 20), ("iPad Pro 12.9", .ios13, 24, 20, 24),
        ])
    func figuresOfGenerations(_ name: String, _ generation: Generation, _ top: CGFloat, _ bottom: CGFloat, _ statusBar: CGFloat) throws {
        let device = try #require(DeviceDescription.named(name))
        Generation.emulating(generation) {
            let upright = device.safeArea(landscape: false), lying = device.safeArea(landscape: true)
            #expect(upright == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
            #expect(device.idiom == .pad ? lying == upright : lying == UIEdgeInsets(top: 0, left: top, bottom: 21, right: top))
            #expect(device.shownStatusBarHeight == statusBar)
        }
    }

    @Test("a very short iPad window has compact height since such windows exist", .rule("D-54"))
    func shortWindows() {
        func height(_ height: CGFloat, _ generation: Generation) -> UIUserInterfaceSizeClass {
            Generation.emulating(generation) {
                var host = HostScreen(device: DeviceDescription.named("iPad Pro 12.9") ?? .default)
                host.size = CGSize(width: 900, height: height)
                return host.traits.verticalSizeClass
            }
        }
        #expect(height(700, .ios26) == .regular && height(400, .ios26) == .compact && height(400, .ios16) == .regular)
    }
}
