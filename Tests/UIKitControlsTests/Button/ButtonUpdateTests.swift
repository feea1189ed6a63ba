import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Configuration updates of buttons", .serialized)
struct ButtonUpdateTests {
    @Test("changes in configurationUpdateHandler request no further update")
    func handler() {
        let controller = UIViewController(), button = UIButton(configuration: .bordered())
        var updates = 0
        button.configurationUpdateHandler = { button in
            updates += 1
            button.configuration?.title = button.isSelected ? "Selected" : "Not selected"
            button.configuration?.image = UIImage(systemName: "circle")
        }
        controller.view.addSubview(button)
        let stage = Stage(root: controller)
        stage.settle()
        let first = updates
        #expect(first >= 1 && button.intrinsicContentSize.width > 100)
        stage.settle()
        #expect(updates == first)
        button.isSelected = true
        stage.settle()
        #expect(updates == first + 1 && button.configuration?.title == "Selected")
    }

    @Test("with changesSelectionAsPrimaryAction a tap toggles isSelected before the actions run")
    func toggles() {
        let controller = UIViewController(), button = UIButton(configuration: .gray())
        var seen: [Bool] = []
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
        button.changesSelectionAsPrimaryAction = true
        button.addAction(UIAction { seen.append(($0.sender as! UIButton).isSelected) }, for: .primaryActionTriggered)
        controller.view.addSubview(button)
        let stage = Stage(root: controller)
        stage.settle()
        for _ in 0..<2 {
            stage.tap(button)
            stage.settle()
        }
        #expect(seen == [true, false] && !button.isSelected)
    }

    @Test("a configured button shows what was set last, by setTitle and setImage or in its configuration")
    func lastOneSet() {
        let controller = UIViewController(), button = UIButton(configuration: .plain())
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
        controller.view.addSubview(button)
        let stage = Stage(root: controller)
        func shown() -> [String?] {
            stage.settle()
            return [button.titleLabel?.text, button.currentTitle]
        }
        button.configuration?.title = "One"
        #expect(shown() == ["One", "One"])
        button.setTitle("Two", for: .normal)
        #expect(shown() == ["Two", "Two"])
        button.configuration?.title = "Three"
        #expect(shown() == ["Three", "Three"])
        button.setTitle("On", for: .selected)
        button.isSelected = true
        #expect(shown() == ["On", "On"])
        button.isSelected = false
        #expect(shown() == ["Three", "Three"])
        button.configuration?.image = UIImage(systemName: "circle")
        button.setImage(picture, for: .normal)
        stage.settle()
        // An image keeps its colors; only symbols take the configuration's.
        #expect(button.imageView?.image === picture && button.currentImage === picture)
    }

    @Test("types of buttons have the numbers that archives and Objective-C know")
    func typeNumbers() {
        let types: [UIButton.ButtonType] = [.custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 7])
    }

    // The tests of wordpress-mobile/MediaEditor-iOS pass on iOS.
    @Test("a system button shows an image as a template, and its image view still has the app's image")
    func imageOfSystemButton() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        func middle(_ type: UIButton.ButtonType) throws -> [UInt8] {
            let button = UIButton(type: type)
            button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            button.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            button.setImage(picture, for: .normal)
            button.layoutIfNeeded()
            #expect(button.imageView?.image === picture)
            let drawn = try #require(
                UIGraphicsImageRenderer(size: button.bounds.size).image { button.layer.render(in: $0.cgContext) }.cgImage)
            let bytes = try #require(drawn.dataProvider?.data as Data?), start = drawn.height / 2 * drawn.bytesPerRow + drawn.width / 2 * 4
            return Array(bytes[start..<start + 4])
        }
        #expect(try middle(.system)[1] == 255 && middle(.custom)[1] == 0)
    }

    @Test("the color of a system button's title is the tint color until another one is set")
    func titleColorOfSystemButton() {
        let button = UIButton(type: .system)
        #expect(button.titleColor(for: .normal) == button.tintColor && button.currentTitleColor == button.tintColor)
        button.tintColor = .systemGreen
        #expect(button.titleColor(for: .normal) == .systemGreen && button.titleColor(for: .highlighted) == .systemGreen)
        button.setTitleColor(.red, for: .normal)
        #expect(button.currentTitleColor == .red && UIButton().titleColor(for: .normal) == .white)
    }

    @Test("a button keeps its earlier titles when it gets a configuration without one")
    func earlierTitle() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.configuration = .filled()
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Go" && button.currentTitle == "Go")
    }

    @Test("a configured button's title takes the inherited tint color, and is dimmed beneath a presentation")
    func tint() {
        let controller = UIViewController(), button = UIButton(configuration: .bordered())
        button.configuration?.title = "Go"
        controller.view.addSubview(button)
        let stage = Stage(root: controller)
        func color() -> UIColor? {
            stage.settle()
            return button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(color() == .systemBlue)
        controller.view.tintColor = .systemGreen
        #expect(color() == .systemGreen)
        controller.present(UIAlertController(title: "Alert", message: nil, preferredStyle: .alert), animated: false)
        #expect(button.tintAdjustmentMode == .dimmed && color() == button.tintColor && color() != .systemGreen)
        controller.dismiss(animated: false)
        #expect(color() == .systemGreen)
    }
}
