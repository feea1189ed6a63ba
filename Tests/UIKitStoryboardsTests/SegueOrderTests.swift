import RuleTrait
import Testing
import UIKit

@testable import UIKitCore

/// A segue that is its destination's adaptive delegate.
class AdaptingSegue: UIStoryboardSegue, UIAdaptivePresentationControllerDelegate {
    override func perform() {
        destination.presentationController?.delegate = self
        super.perform()
    }
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    {
        Log.add("style")
        return controller.presentationStyle
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { Log.add("did dismiss") }
}

@MainActor @Suite("Segues and their destinations", .serialized)
struct SegueOrderTests {
    private func performed(_ custom: String = "") throws -> (UIWindow, UIViewController) {
        let segue =
            "<segue destination=\"b\" kind=\"presentation\" identifier=\"go\" modalPresentationStyle=\"pageSheet\" animates=\"NO\"\(custom) id=\"s\"/>"
        let controller = try instantiate(
            XML.scene(XML.controller("a", "ProbeController", connections: segue)), XML.scene(XML.controller("b", "DestinationController")))
        let window = inWindow(controller)
        Log.lines = []
        controller.performSegue(withIdentifier: "go", sender: nil)
        settle()
        return (window, controller)
    }

    @Test("a segue creates its destination and calls prepare before its view is loaded", .rule("A-21"))
    func order() throws {
        let (window, _) = try performed()
        let steps = Log.lines.filter { $0.hasPrefix("DestinationController") || $0.contains("prepare") }.map {
            $0.split(separator: " ").prefix(2).joined(separator: " ")
        }
        #expect(
            steps.prefix(5) == [
                "DestinationController init", "DestinationController awake", "ProbeController prepare", "DestinationController loadView",
                "DestinationController viewDidLoad",
            ])
        #expect(Log.lines.contains("ProbeController prepare go loaded=true destination=false"))
        window.isHidden = true
    }

    @Test("a segue that is the adaptive delegate of its destination lives through the presentation, and gets its calls", .rule("SP-D057"))
    func adaptive() throws {
        let (window, controller) = try performed(XML.custom("AdaptingSegue"))
        #expect(Log.lines.contains("style"))
        controller.presentedViewController?.presenting.own?.dismissForUser()
        settle()
        #expect(Log.lines.last == "did dismiss")
        window.isHidden = true
    }
}
