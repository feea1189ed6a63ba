import Foundation
import Testing

/// `understudy previews`, on a package without an app.
@Suite("Previews", .serialized)
struct PreviewCommandTests {
    private static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Shop", platforms: [.iOS(.v17)], targets: [.target(name: "Shop")])
        """,
        "Sources/Shop/Badge.swift": """
        import UIKit

        final class Badge: UIView {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                backgroundColor = .systemIndigo
                label.text = "New"
                label.frame = CGRect(x: 10, y: 8, width: 80, height: 20)
                addSubview(label)
            }
            required init?(coder: NSCoder) { nil }
        }

        #Preview("Badge", traits: .fixedLayout(width: 100, height: 40)) { Badge() }
        #Preview("Traps") {
            let list: [Int] = []
            let label = UILabel()
            label.text = "\\(list[3])"
            return label
        }
        #Preview("Raises") {
            let view = UIView()
            view.widthAnchor.constraint(equalTo: UIView().widthAnchor).isActive = true
            return view
        }
        #Preview("Wide", traits: .landscapeLeft) { UINavigationController(rootViewController: UITableViewController()) }
        """,
        "Sources/Shop/Card.swift": """
        import SwiftUI

        struct Card: View {
            @Binding var isOn: Bool
            var body: some View { Toggle("Gift", isOn: $isOn).padding() }
        }
        #Preview(traits: .sizeThatFitsLayout) {
            @Previewable @State var isOn = true
            Card(isOn: $isOn)
        }
        #Preview("Broken") { Card(isOff: true) }
        struct Card_Previews: PreviewProvider {
            static var previews: some View {
                Card(isOn: .constant(false)).previewLayout(.fixed(width: 200, height: 60)).previewDisplayName("Off")
                Card(isOn: .constant(true)).previewDevice("iPad Air 11")
            }
        }
        """,
    ]

    private struct List: Decodable {
        struct Picture: Decodable { var device: String, appearance: String, width: Double, height: Double, picture: String }
        struct Preview: Decodable { var name: String, line: Int, pictures: [Picture], failure: String? }
        var previews: [Preview]
    }

    @Test("every preview is drawn in light and dark; those that trap, raise, or don't compile are named, and changes are described")
    func all() throws {
        let folder = try Command.folder("Previews", Self.files)
        let first = try Command.run("previews", folder, "--output", folder + "/out", "--json", "--scale", "1")
        let list = try JSONDecoder().decode(List.self, from: Data(first.output.utf8))
        #expect(
            list.previews.map(\.name) == ["Badge", "Traps", "Raises", "Wide", "Preview", "Broken", "Off", "Card Previews"], "\(first.all)")
        let drawn = list.previews.filter { $0.failure == nil }
        #expect(drawn.map(\.name) == ["Badge", "Wide", "Preview", "Off", "Card Previews"] && drawn.allSatisfy { $0.pictures.count == 2 })
        #expect(drawn.map { $0.pictures[0].width } == [100, 852, drawn[2].pictures[0].width, 200, 820])
        #expect(drawn.map { $0.pictures[0].height } == [40, 393, drawn[2].pictures[0].height, 60, 1180])
        #expect(drawn[2].pictures[0].height < 100 && drawn[4].pictures[0].device == "iPad Air 11")
        let page = try String(contentsOfFile: folder + "/out/index.html", encoding: .utf8)
        for picture in drawn.flatMap(\.pictures) {
            #expect(FileManager.default.fileExists(atPath: folder + "/out/" + picture.picture) && page.contains(picture.picture))
        }
        #expect(first.code == 1)
        let card = folder + "/Sources/Shop/Card.swift", badge = folder + "/Sources/Shop/Badge.swift"
        #expect(first.errors.contains("\(badge):16: error: preview “Traps” isn't drawn: "))
        #expect(first.errors.contains("fatal error: Index out of range, at \(badge):19"), "\(first.errors)")
        #expect(first.errors.contains("\(badge):22: error: preview “Raises” isn't drawn: NS"), "\(first.errors)")
        #expect(first.errors.contains("\(card):11: error: preview “Broken” isn't drawn: line 11 doesn't compile: "), "\(first.errors)")

        let recorded = try Command.run("previews", folder, "--output", folder + "/out", "--record", folder + "/Recorded", "--scale", "1")
        #expect(recorded.code == 1 && FileManager.default.fileExists(atPath: folder + "/Recorded/Badge/Badge-light.scene"))

        var text = try String(contentsOfFile: badge, encoding: .utf8)
        text = text.replacingOccurrences(of: "x: 10, y: 8", with: "x: 10, y: 12").replacingOccurrences(
            of: "#Preview(\"Traps\")", with: "#Preview(\"Now\")"
        )
        .replacingOccurrences(of: "list[3]", with: "list.count")
        try text.write(toFile: badge, atomically: true, encoding: .utf8)
        text = try String(contentsOfFile: card, encoding: .utf8).replacingOccurrences(
            of: ".previewDisplayName(\"Off\")", with: ".previewDisplayName(\"Renamed\")")
        try text.write(toFile: card, atomically: true, encoding: .utf8)
        let verified = try Command.run("previews", folder, "--output", folder + "/out", "--verify", folder + "/Recorded", "--scale", "1")
        #expect(verified.code == 1)
        #expect(verified.errors.contains("preview “Badge” (light) differs from its recorded picture."), "\(verified.errors)")
        #expect(verified.errors.contains("`label` (UILabel) moved 4 pt down"), "\(verified.errors)")
        #expect(verified.errors.contains("preview “Now” (light) has no recorded picture"), "\(verified.errors)")
        #expect(verified.errors.contains("Card/Off-dark.png was recorded from a preview that no longer exists"), "\(verified.errors)")
        #expect(!verified.errors.contains("“Wide” (") && !verified.errors.contains("Traps"), "\(verified.errors)")
        #expect(FileManager.default.fileExists(atPath: folder + "/out/Badge/Badge-light.difference.png"))
    }

    @Test("a project without previews exits with code 1 and says what a preview is")
    func none() throws {
        let folder = try Command.folder(
            "NoPreviews", ["Package.swift": Self.files["Package.swift"] ?? "", "Sources/Shop/A.swift": "import UIKit\n"])
        let outcome = try Command.run("previews", folder)
        #expect(
            outcome.code == 1 && outcome.errors.contains("has no previews, neither #Preview nor a type that conforms to PreviewProvider"),
            "\(outcome.all)")
        let both = try Command.run("previews", folder, "--record", "a", "--verify", "b")
        #expect(both.code == 2 && both.errors.contains("--record can't be combined with --verify"))
        let missing = try Command.run("previews", folder, "--verify", folder + "/Nowhere")
        #expect(missing.code == 1 && missing.errors.contains("there are no recorded pictures in"))
    }
}
