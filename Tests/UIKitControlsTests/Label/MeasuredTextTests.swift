import Testing
import UIKit
import UIKitTesting

/// Sizes of labels and buttons that UIKit printed, from public repositories.
@MainActor @Suite(.serialized) struct MeasuredTextTests {
    /// At 3x: Adyen/adyen-ios (iOS 16), Tinder/Layout (iOS 17), pointfreeco/swift-snapshot-testing, a tour of LLDB on an iPhone 13 Pro Max.
    /// At 2x: view hierarchies in notes on LLDB and Cycript, for iOS 8 to 15, 375 and 320 points wide.
    @Test(
        "texts are as wide as Apple's to half a point, and to two points with kerned pairs",
        arguments: [
            ("Layout", 17, 3, 51.333, 20.333, 0.34), ("CENTER", 17, 3, 64.333, 20.333, 0.34), ("the", 16, 3, 23.667, 19.333, 0.34),
            ("point", 16, 3, 37, 19.333, 0.34),
            ("?", 15, 3, 7.667, 18, 0.34), ("?", 14, 3, 7.333, 17, 0.34), ("Label", 17, 2, 42, 20.5, 0.51), ("Button", 15, 2, 46, 18, 0.51),
            ("VIP", 17, 2, 26, 20.5, 0.51),
            ("Done", 15, 2, 36.5, 18, 0.51), ("i am groot!", 17, 2, 82, 20.5, 0.51), ("ShowChangeLog", 15, 2, 116.5, 18, 0.51),
            ("Downloads", 10, 2, 54.5, 12, 0.51),
            ("Search...", 17, 3, 68, 20.333, 2), ("Search...", 16, 3, 65, 19.333, 2), ("Apple ID", 17, 2, 66.5, 20.5, 2),
            ("Verify", 15, 2, 38, 18, 2),
            ("Test Issuer 1", 16, 3, 89.667, 19.333, 2), ("Test Issuer 2", 16, 3, 92, 19.333, 2),
            ("Test Issuer 3", 16, 3, 92.333, 19.333, 2),
            ("Test Issuer 2", 17, 3, 96.333, 20.333, 2), ("Test Issuer 3", 17, 3, 97, 20.333, 2),
        ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func label(_ text: String, size: CGFloat, scale: CGFloat, width: CGFloat, height: CGFloat, tolerance: CGFloat) {
        let stage = Stage(root: UIViewController(), device: scale == 2 ? "iPhone SE" : "iPhone 14"), label = UILabel()
        stage.window.addSubview(label)
        label.font = .systemFont(ofSize: size, weight: size == 10 ? .medium : .regular)
        label.text = text
        label.sizeToFit()
        #expect(
            abs(label.bounds.width - width) <= tolerance && abs(label.bounds.height - height) < 0.01,
            "\(label.bounds.size), measured \(width) by \(height)")
    }

    /// getsentry/sentry-cocoa, SentryUIRedactBuilderTests+Common, iOS 26: a slider of 80 by 20 points at 0.
    @Test("a slider's track and thumb in iOS 26") func slider() {
        Generation.emulating(.ios26) {
            let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
            #expect(slider.trackRect(forBounds: slider.bounds).minY == 7 && slider.trackRect(forBounds: slider.bounds).height == 6)
            #expect(
                slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
                    == CGRect(x: 0, y: -2, width: 37, height: 24))
        }
    }

    /// The same, for iOS 16 to 18, with a frame of 80 by 30.
    @Test("a switch keeps its own size") func toggle() {
        #expect(UISwitch(frame: CGRect(x: 10, y: 40, width: 80, height: 30)).frame == CGRect(x: 10, y: 40, width: 51, height: 31))
    }
}
