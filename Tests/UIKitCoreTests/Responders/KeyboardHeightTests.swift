import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Keyboard heights", .serialized)
struct KeyboardHeightTests {
    final class Typist: UIView, UIKeyInput {
        var kind = UIKeyboardType.default
        var correction = UITextAutocorrectionType.default
        override var canBecomeFirstResponder: Bool { true }
        var keyboardType: UIKeyboardType {
            get { kind }
            set { kind = newValue }
        }
        var autocorrectionType: UITextAutocorrectionType {
            get { correction }
            set { correction = newValue }
        }
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    private func height(
        _ device: String, _ orientation: UIInterfaceOrientation, _ kind: UIKeyboardType, _ generation: Generation = .ios16,
        _ correction: UITextAutocorrectionType = .default
    ) -> CGFloat {
        onDevice(device, orientation: orientation, generation: generation) {
            let typist = Typist()
            (typist.kind, typist.correction) = (kind, correction)
            makeWindow(root: UIViewController()).addSubview(typist)
            typist.becomeFirstResponder()
            return KeyboardState.shared.frame?.height ?? 0
        }
    }

    @Test(
        "letter and number keyboards in portrait and landscape have the measured heights", .rule("K-11"),
        arguments: [
            ("iPhone 8", 260.0, 200.0, 216.0, 162.0 as Double?), ("iPhone 14", 335, 248, 308, nil), ("iPhone 14 Plus", 345, 248, 318, nil),
            ("iPhone 16", 336, 219, 291, 181), ("iPhone 16 Pro", 335, 209, 308, 165), ("iPhone 16 Pro Max", 346, 219, 301, 181),
            ("iPad (9th generation)", 320, 408, 320, 408), ("iPad Pro 13", 405.5, 501, 405.5, 501),
        ])
    func measured(device: String, portrait: Double, landscape: Double, digits: Double, landscapeDigits: Double?) {
        #expect(height(device, .portrait, .default) == CGFloat(portrait))
        #expect(height(device, .landscapeLeft, .default) == CGFloat(landscape))
        #expect(height(device, .portrait, .numberPad) == CGFloat(digits))
        if let landscapeDigits { #expect(height(device, .landscapeLeft, .numberPad) == CGFloat(landscapeDigits)) }
    }

    /// `UIKeyboardFrameEndUserInfoKey` in comments of public apps, with the prediction bar.
    @Test(
        "keyboard heights of iOS 8 to 12",
        arguments: [("iPhone 5", 253), ("iPhone 6", 258), ("iPhone 6 Plus", 271), ("iPhone X", 333), ("iPhone XR", 346)]
            as [(String, CGFloat)])
    func earlier(device: String, height expected: CGFloat) {
        #expect(height(device, .portrait, .default, .ios8) == expected)
    }

    // Comments of public apps: 291 and 335 points, and 301 and 346, without and with the bar.
    @Test(
        "the keyboard for text that isn't corrected has no prediction bar on phones",
        arguments: [
            ("iPhone 8", 216.0, 162.0), ("iPhone 16", 291, 181), ("iPhone 16 Pro", 291, 171), ("iPhone 16 Pro Max", 301, 181),
            ("iPad (9th generation)", 320, 408),
        ])
    func uncorrected(device: String, portrait: Double, landscape: Double) {
        #expect(height(device, .portrait, .default, .ios16, .no) == CGFloat(portrait))
        #expect(height(device, .landscapeLeft, .emailAddress, .ios16, .no) == CGFloat(landscape))
        #expect(height(device, .portrait, .default, .ios16, .yes) == height(device, .portrait, .default))
    }

    @Test("the keyboard height of the classic phone", .rule("K-11"))
    func classic() { #expect(height("iPhone 4", .portrait, .default) == 216) }
}
