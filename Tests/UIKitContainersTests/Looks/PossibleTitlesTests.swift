import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Possible titles of bar button items", .serialized)
struct PossibleTitlesTests {
    @Test("a button is as wide as the widest of its possibleTitles, whichever it shows")
    func width() throws {
        func width(_ title: String, _ possible: Set<String>?) throws -> CGFloat {
            let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil), page = UIViewController()
            item.possibleTitles = possible
            page.navigationItem.rightBarButtonItem = item
            let stage = Stage(root: UINavigationController(rootViewController: page))
            stage.settle()
            return try withExtendedLifetime(stage) { try #require(item.barView).bounds.width }
        }
        let titles: Set<String> = ["Go", "Stop recording"]
        let (plain, reserved, shown) = (try width("Go", nil), try width("Go", titles), try width("Stop recording", titles))
        #expect(reserved > plain + 30 && abs(shown - reserved) <= 1)
    }
}
