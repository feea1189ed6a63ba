import RuleTrait
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Memory warnings in a controller and its children", .serialized)
struct MemoryOrderTests {
    private static var log: [String] = []

    final class Purging: UIViewController {
        let name: String
        init(_ name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func didReceiveMemoryWarning() {
            MemoryOrderTests.log.append("\(name) before \(isViewLoaded)")
            super.didReceiveMemoryWarning()
            MemoryOrderTests.log.append("\(name) after \(isViewLoaded)")
        }
        override func viewDidUnload() { MemoryOrderTests.log.append("\(name) unloaded") }
    }

    final class Silent: UIViewController {
        override func didReceiveMemoryWarning() {}
    }

    @Test("code before and after super in didReceiveMemoryWarning runs in that order", .rule("E-12"))
    func order() {
        Generation.emulating(.legacy5) {
            Self.log = []
            let controller = Purging("a")
            _ = controller.view
            controller.didReceiveMemoryWarning()
            #expect(Self.log == ["a before true", "a unloaded", "a after false"])
        }
    }

    @Test("the system, not the parent's implementation, calls didReceiveMemoryWarning on a child", .rule("E-12"))
    func children() {
        Self.log = []
        let parent = Silent(), child = Purging("child")
        parent.addChild(child)
        HostInput().receiveMemoryWarning()
        #expect(Self.log == ["child before false", "child after false"])
        Self.log = []
        parent.didReceiveMemoryWarning()
        #expect(Self.log == [])
    }
}
