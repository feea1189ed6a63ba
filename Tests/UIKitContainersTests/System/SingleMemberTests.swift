import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Individual members", .serialized)
struct SingleMemberTests {
    @Test("NSStringFromClass gives system classes their plain names and an app's class its module name")
    func names() {
        final class Own: UIView {}
        #expect(NSStringFromClass(UIView.self) == "UIView" && UIViewController.description() == "UIViewController")
        #expect(NSStringFromClass(Own.self).hasPrefix("UIKitContainersTests."))
        #expect(NSAnyClassFromString("UIView") == UIView.self)
    }

    @Test("a text style has its font metrics, and an image format with scale 0 uses the screen's")
    func drawing() {
        #expect(UIFont.TextStyle.body.metrics.scaledValue(for: 10) == UIFontMetrics(forTextStyle: .body).scaledValue(for: 10))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 0
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
        #expect(image.size == CGSize(width: 4, height: 4) && image.scale == UIScreen.main.scale)
        #expect(CGBitmapInfo.byteOrderDefault.rawValue == 0)
        let bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        _ = UIGraphicsImageRenderer(bounds: bounds).image { one in
            _ = UIGraphicsImageRenderer(bounds: bounds).image { other in
                #expect(one.cgContext == one.cgContext && one.cgContext != other.cgContext)
            }
        }
    }

    @Test("a layout group's supplementary items can be set")
    func groups() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        ]
        #expect((group as NSCollectionLayoutItem).supplementaryItems.map(\.elementKind) == ["badge"])
    }

    @Test("a user activity can be registered with an item provider")
    func activities() {
        let provider = NSItemProvider(object: NSUserActivity(activityType: "org.example.read"))
        var found: String?
        _ = provider.loadObject(ofClass: NSUserActivity.self) { object, _ in found = (object as? NSUserActivity)?.activityType }
        EventLoop.main.advance(by: 0.1)
        #expect(provider.canLoadObject(ofClass: NSUserActivity.self) && found == "org.example.read")
    }

    @Test("fixAttributes leaves one paragraph style per paragraph, and attachments only on their characters")
    func fixing() {
        let left = NSMutableParagraphStyle(), right = NSMutableParagraphStyle()
        (left.alignment, right.alignment) = (.left, .right)
        let text = NSMutableAttributedString(string: "ab\ncd")
        text.addAttribute(.paragraphStyle, value: left, range: NSRange(location: 0, length: 1))
        text.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 1, length: 4))
        text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 3, length: 1))
        text.fixAttributes(in: NSRange(location: 0, length: 5))
        let alignments = (0..<5).map { (text.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle)?.alignment }
        #expect(alignments == [.left, .left, .left, .right, .right])
        #expect(text.attribute(.attachment, at: 3, effectiveRange: nil) == nil)
    }

    @Test("a custom keyboard reads from and types into the first responder")
    func keyboards() {
        let controller = UIViewController(), field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        controller.view.addSubview(field)
        let stage = Stage(root: controller)
        stage.turn()
        field.text = "Hello"
        field.becomeFirstResponder()
        let keyboard = UIInputViewController(), proxy = keyboard.textDocumentProxy
        #expect(proxy === keyboard.textDocumentProxy)
        #expect(proxy.documentContextBeforeInput == "Hello" && proxy.documentContextAfterInput == nil && proxy.hasText)
        proxy.adjustTextPosition(byCharacterOffset: -1)
        proxy.insertText("p!")
        #expect(field.text == "Hellp!o" && proxy.documentContextAfterInput == "o")
        proxy.deleteBackward()
        #expect(field.text == "Hellpo")
    }

    @Test("a slider without a thumb can be dragged anywhere on its track")
    func thumbless() {
        let controller = UIViewController(), slider = UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        slider.sliderStyle = .thumbless
        controller.view.addSubview(slider)
        let stage = Stage(root: controller)
        stage.turn()
        let start = slider.convert(CGPoint(x: 150, y: 17), to: nil)
        stage.drag(from: start, to: CGPoint(x: start.x + 40, y: start.y))
        #expect(slider.value > 0)
    }

    @Test("keys have the usage codes of the HID tables")
    func usages() {
        typealias Usage = UIKeyboardHIDUsage
        #expect(
            [Usage.keypad1, .keypad9, .keypad0, .keypadEqualSign, .keyboardF24, .keyboardVolumeDown].map(\.rawValue) == [
                0x59, 0x61, 0x62, 0x67, 0x73, 0x81,
            ])
        #expect(Usage.keyboardZenkakuHankakuKanji.rawValue == 0x94 && Usage.keyboardExSel.rawValue == 0xA4)
    }
}
