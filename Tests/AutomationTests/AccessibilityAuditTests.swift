import AutomationClient
import Foundation
import SwiftUICompanion
import Testing
import UIKit
import UIKitTesting
@testable import Automation

@MainActor @Suite("Accessibility audits", .serialized)
struct AccessibilityAuditTests {
    /// The labels of the elements of which an audit reports that their text keeps its size.
    private func fixedTexts(_ driven: Driven) throws -> [String] {
        let issues = try driven.ask("audit", ["types": ["dynamicType"]])["issues"]?.array ?? []
        return issues.compactMap { $0["element"]?["label"]?.string }
    }

    @Test("a label follows the text size if it adjusts its font, and its font is that of a text style or scaled")
    func labels() throws {
        let controller = UIViewController()
        let fonts: [(String, UIFont, Bool)] = [
            ("style", .preferredFont(forTextStyle: .body), true), ("unadjusted", .preferredFont(forTextStyle: .body), false),
            ("scaled", UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20)), true), ("fixed", .systemFont(ofSize: 20), true),
        ]
        for (index, (text, font, adjusts)) in fonts.enumerated() {
            let label = UILabel(frame: CGRect(x: 20, y: 100 + CGFloat(index) * 60, width: 300, height: 40))
            (label.text, label.font, label.adjustsFontForContentSizeCategory) = (text, font, adjusts)
            controller.view.addSubview(label)
        }
        #expect(try fixedTexts(Driven(controller)) == ["unadjusted", "fixed"])
    }

    @Test("text of SwiftUI follows the text size unless its font has a fixed size")
    func swiftUI() throws {
        let root = VStack {
            Text("Body")
            Text("Bold").font(.title.bold())
            Text("Custom").font(.custom("Inter", size: 20))
            Text("Fixed custom").font(.custom("Inter", fixedSize: 20))
            Text("System").font(.system(size: 20))
            Text("Own").font(.headline)
        }
        #expect(try fixedTexts(Driven(UIHostingController(rootView: root))) == ["Fixed custom", "System"])
    }

    @Test("the texts of an alert and the standard texts of cells and headers follow the text size")
    func systemTexts() throws {
        final class Table: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                if indexPath.row == 2 {
                    var content = cell.defaultContentConfiguration()
                    (content.text, content.secondaryText) = ("Content", "Detail")
                    content.secondaryTextProperties.adjustsFontForContentSizeCategory = false
                    cell.contentConfiguration = content
                } else {
                    cell.textLabel?.text = "Row \(indexPath.row)"
                    if indexPath.row == 1 { cell.textLabel?.font = .systemFont(ofSize: 17) }
                }
                return cell
            }
        }
        let table = Table(style: .plain)
        let driven = Driven(table)
        #expect(try fixedTexts(driven) == ["Row 1", "Detail"])
        let alert = UIAlertController(title: "Sure?", message: "It is gone then.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        table.present(alert, animated: false)
        driven.stage.settle()
        #expect(try Set(fixedTexts(driven)).isDisjoint(with: ["Sure?", "It is gone then."]))
        table.dismiss(animated: false)
    }
}
