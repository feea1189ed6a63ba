import AutomationClient
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import Automation

@MainActor @Suite("The tree of elements", .serialized)
struct ElementTreeTests {
    @Test("a label before an opaque sibling can be read, and one behind it cannot")
    func covering() throws {
        let controller = UIViewController()
        let stage = Stage(root: controller)
        let front = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40)), behind = UILabel(frame: CGRect(x: 20, y: 105, width: 100, height: 20))
        let block = UIView(frame: CGRect(x: 0, y: 90, width: 300, height: 60))
        (front.text, behind.text, block.backgroundColor) = ("In front", "Behind", .red)
        for view in [behind, block, front] { controller.view.addSubview(view) }
        stage.turn()
        let tree = ElementTree()
        #expect(try #require(tree.element(of: front)).visiblePart == 1)
        #expect(try #require(tree.element(of: front)).isHittable)
        #expect(try #require(tree.element(of: behind)).visiblePart == 0)
        #expect(try #require(tree.element(of: behind)).isHittable == false)
        #expect(tree.element(of: behind)?.cover?.view === block)
    }
}
