import Foundation
import RuleTrait
import Testing
import UIKit
@testable import UIKitTesting

/// Reference screens have the same bytes on every machine: `Tests/References/screen-hashes.txt`, recorded with UNDERSTUDY_RECORD=1. With
/// UNDERSTUDY_GALLERY=DIR the images are written there for inspection.
@MainActor @Suite(.serialized) struct ReferenceHashTests {
    private static let texts = [
        "Hamburgefonstiv ﬁ 0123456789 €", "Ελληνικά γράμματα", "Русские буквы", "Հայերեն տառեր", "ქართული ასოები", "אותיות עבריות",
        "الحروف العربية",
        "ສະບາຍດີ", "ߒߞߏ ߜߋ߲", "ⵜⵉⴼⵉⵏⴰⵖ", "👩‍🚀 🇫🇷 ❤️",
    ]

    private static let screens: [(name: String, device: String, make: @MainActor () -> UIViewController)] = [
        (
            "text in ten scripts", "iPhone 15",
            {
                let controller = UIViewController(), stack = UIStackView()
                controller.view.backgroundColor = .white
                stack.axis = .vertical
                stack.frame = CGRect(x: 20, y: 80, width: 353, height: 700)
                stack.distribution = .fillEqually
                for (index, text) in texts.enumerated() {
                    let label = UILabel()
                    label.text = text
                    label.font = .systemFont(ofSize: 15 + CGFloat(index), weight: index % 2 == 0 ? .regular : .bold)
                    stack.addArrangedSubview(label)
                }
                controller.view.addSubview(stack)
                return controller
            }
        ),
        ("controls", "iPhone SE", { SignInController() }),
        (
            "bars", "iPhone 15",
            {
                let table = TableController(), tabs = UITabBarController()
                table.title = "Rows"
                table.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
                tabs.viewControllers = [UINavigationController(rootViewController: table), UIViewController()]
                tabs.viewControllers?[0].tabBarItem = UITabBarItem(title: "List", image: UIImage(systemName: "star"), tag: 0)
                return tabs
            }
        ),
        (
            "blur, shadows and gradients", "iPhone SE",
            {
                let controller = UIViewController(), gradient = CAGradientLayer()
                gradient.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
                gradient.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor, UIColor.blue.cgColor]
                gradient.locations = [0, 0.3, 1]
                gradient.endPoint = CGPoint(x: 1, y: 0.8)
                controller.view.layer.addSublayer(gradient)
                let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
                blur.frame = CGRect(x: 40, y: 80, width: 295, height: 160)
                let card = UIView(frame: CGRect(x: 60, y: 320, width: 200, height: 120))
                card.backgroundColor = .white
                card.layer.cornerRadius = 17.5
                (card.layer.shadowOpacity, card.layer.shadowRadius, card.layer.shadowOffset) = (0.6, 11, CGSize(width: 3, height: 9))
                card.transform = CGAffineTransform(rotationAngle: 0.2)
                for view in [blur, card] { controller.view.addSubview(view) }
                return controller
            }
        ),
        (
            "an alert over a dark screen", "iPhone 15",
            {
                let controller = SignInController()
                controller.overrideUserInterfaceStyle = .dark
                return controller
            }
        ),
    ]

    private static func hash(_ pixels: Pixels) -> String {
        // FNV-1a over the pixels.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for y in 0..<pixels.height {
            let row = pixels.buffer.row(y), width = pixels.width
            var x = 0
            while x < width {
                hash = (hash ^ UInt64(row[x] | 0xFF00_0000)) &* 0x100_0000_01B3
                x += 1
            }
        }
        return String(hash, radix: 16)
    }

    private static func line(_ name: String, _ device: String, _ make: () -> UIViewController) throws -> String {
        let controller = make(), stage = Stage(root: controller, device: device)
        stage.settle()
        if name.hasPrefix("an alert") {
            controller.present(UIAlertController(title: "Sure?", message: "It is gone then.", preferredStyle: .alert), animated: false)
            stage.settle()
        }
        let pixels = Pixels(try #require(stage.pixels()))
        if let folder = ProcessInfo.processInfo.environment["UNDERSTUDY_GALLERY"] {
            try pixels.png.write(to: URL(fileURLWithPath: "\(folder)/\(name.replacingOccurrences(of: " ", with: "-")).png"))
        }
        return "\(name) \(hash(pixels))"
    }

    @Test("reference screens match their hashes; the failure names different libraries and fonts")
    func hashes() throws {
        let found = try Self.screens.map { try Self.line($0.name, $0.device, $0.make) }
        let file = Repository.root.appendingPathComponent("Tests/References/screen-hashes.txt")
        if ProcessInfo.processInfo.environment["UNDERSTUDY_RECORD"] != nil {
            try ([DrawingEnvironment.line] + found).map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
        }
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        let environment = lines.first.flatMap { DrawingEnvironment.difference(from: $0) } ?? "It draws with the same libraries and fonts."
        #expect(found == Array(lines.dropFirst()), "\(environment)")
    }

    @Test("a reference records what it was drawn with, and a difference is named")
    func environment() throws {
        #expect(
            DrawingEnvironment.parts.contains { $0.hasPrefix("cairo 1.") } && DrawingEnvironment.parts.contains { $0.hasPrefix("pixman ") })
        #expect(
            DrawingEnvironment.parts.contains { $0.hasPrefix("FreeType 2.") }
                && DrawingEnvironment.parts.contains { $0.hasPrefix("HarfBuzz ") })
        #expect(DrawingEnvironment.difference(from: DrawingEnvironment.line) == nil)
        let other = DrawingEnvironment.difference(
            from: "# drawn with cairo 1.18.0, pinned fonts", to: ["cairo 1.16.0", "Inter-Regular.otf 12345678"])
        #expect(
            other
                == "The reference was drawn with cairo 1.18.0, pinned fonts; this program draws with cairo 1.16.0, Inter-Regular.otf 12345678."
        )
        #expect(DrawingEnvironment.difference(from: "<UIView> 0,0 1x1") == nil)
    }
}
