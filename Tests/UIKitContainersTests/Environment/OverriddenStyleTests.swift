import Foundation
import Testing
import UIKit
import UIKitTesting

/// A window or controller with an overridden interface style looks like a device in that style.
@MainActor @Suite("Overridden interface styles", .serialized)
struct OverriddenStyleTests {
    /// Views whose color is resolved late: texts drawn directly into the frame, attributed texts, borders, tints, and the status bar.
    private func page() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let field = UITextField(), line = UITextField(), text = UITextView(), label = UILabel(), custom = Painted()
        field.borderStyle = .roundedRect
        field.placeholder = "Placeholder"
        line.borderStyle = .line
        text.text = "Text"
        text.backgroundColor = .secondarySystemBackground
        label.attributedText = NSAttributedString(
            string: "Label", attributes: [.foregroundColor: UIColor.label, .backgroundColor: UIColor.systemFill])
        let image = UIImageView(image: UIImage(systemName: "moon")?.withTintColor(.label, renderingMode: .alwaysOriginal))
        let views = [UISegmentedControl(items: ["One", "Two"]), field, line, text, label, image, custom, UIStepper(), UISwitch()]
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 20, y: 120 + CGFloat(index) * 60, width: 300, height: 40)
            controller.view.addSubview(view)
        }
        return UINavigationController(rootViewController: controller)
    }

    private final class Painted: UIView {
        override func layoutSubviews() { layer.borderColor = UIColor.separator.cgColor }
        override func draw(_ rect: CGRect) {
            UIColor.label.setFill()
            UIRectFill(rect.insetBy(dx: 4, dy: 4))
        }
    }

    private func picture(device: UIUserInterfaceStyle, _ change: (Stage) -> Void = { _ in }) -> Data {
        let stage = Stage(root: page(), appearance: device)
        stage.settle()
        change(stage)
        stage.settle()
        return stage.png()
    }

    @Test("with increased contrast, colors use their high-contrast variants")
    func contrast() {
        let plain = Stage().window.traitCollection, high = Stage(contrast: .high).window.traitCollection
        #expect(
            high.accessibilityContrast == .high
                && UIColor.systemBlue.resolvedColor(with: high) != UIColor.systemBlue.resolvedColor(with: plain))
        _ = Stage()
    }

    @Test("a window whose style is overridden to dark after it appeared looks like a dark device, with text, borders, and status bar")
    func window() {
        let overridden = picture(device: .light) { $0.window.overrideUserInterfaceStyle = .dark }
        let isAlike = overridden == picture(device: .dark)
        #expect(isAlike)
    }

    @Test("a window overridden to light on a dark device looks like a light device")
    func lightWindow() {
        let overridden = picture(device: .dark) { $0.window.overrideUserInterfaceStyle = .light }
        let isAlike = overridden == picture(device: .light)
        #expect(isAlike)
    }

    @Test("UITraitCollection.current is the view's own during layout")
    func currentDuringLayout() {
        final class Layer: UIView {
            var seen: UIUserInterfaceStyle?
            override func layoutSubviews() { seen = UITraitCollection.current.userInterfaceStyle }
        }
        let view = Layer(), controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        controller.view.addSubview(view)
        let stage = Stage(root: controller)
        stage.settle()
        #expect(view.seen == .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test("views created before the device switched to dark mode have dark colors once they are on screen")
    func madeBefore() {
        _ = Stage(appearance: .light)
        let early = page(), stage = Stage(root: nil, appearance: .dark)
        stage.show(early)
        stage.settle()
        let shown = stage.png(), isAlike = shown == picture(device: .dark)
        #expect(isAlike)
    }
}
