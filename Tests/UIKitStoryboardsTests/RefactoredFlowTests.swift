import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// Extracting and merging storyboards changes files, not the app's behavior.
@MainActor
@Suite(.serialized)
struct RefactoredFlowTests {
    private static let main = XML.storyboard(
        initial: "nav",
        XML.scene(
            "<navigationController id=\"nav\" sceneMemberID=\"viewController\"><connections><segue destination=\"list\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s0\"/></connections></navigationController>"
        ),
        XML.scene(
            XML.controller(
                "list", "ProbeController", attributes: "title=\"List\"",
                view: "<subviews><label text=\"Hi\" id=\"l\"/></subviews>",
                connections:
                    "<outlet property=\"label\" destination=\"l\" id=\"o1\"/><segue destination=\"detail\" kind=\"show\" identifier=\"detail\" id=\"s1\"/>"
            )),
        XML.scene(
            XML.controller(
                "detail", "DestinationController", attributes: "title=\"Detail\"",
                view: "<subviews><view id=\"box\"/></subviews>",
                connections:
                    "<outlet property=\"apple\" destination=\"box\" id=\"o2\"/><segue destination=\"info\" kind=\"presentation\" identifier=\"info\" animates=\"NO\" id=\"s2\"/>"
            )),
        XML.scene(XML.controller("info", "ProbeController", attributes: "title=\"Info\"")))

    /// The callbacks on the way from list to detail to info.
    private func trace(_ files: [String: String]) throws -> [String] {
        let bundle = try TemporaryBundle(files)
        let navigation = try #require(bundle.storyboard().instantiateInitialViewController() as? UINavigationController)
        let window = inWindow(navigation)
        navigation.topViewController?.performSegue(withIdentifier: "detail", sender: nil)
        settle()
        navigation.topViewController?.performSegue(withIdentifier: "info", sender: nil)
        settle()
        #expect(navigation.topViewController?.presentedViewController?.title == "Info")
        defer { _ = window }
        return Log.lines
    }

    @Test("scenes moved to another file run as before, and also when moved back")
    func extraction() throws {
        let before = try trace(["Main.storyboard": Self.main])
        #expect(before.contains { $0.hasPrefix("Info viewDidLoad") })
        let file = try InterfaceFile(MarkupDocument(parsing: Array(Self.main.utf8), file: "Main.storyboard"))
        let created = try Extraction.extract(["detail"], from: file, into: "Detail.storyboard")
        let split = ["Main.storyboard": file.markup.text, "Detail.storyboard": created.markup.text]
        #expect(
            split["Main.storyboard"]?.contains("viewControllerPlaceholder") == true
                && split["Detail.storyboard"]?.contains("viewControllerPlaceholder") == true)
        #expect(try trace(split) == before)
        Merging.merge(created, into: file)
        #expect(!file.markup.text.contains("viewControllerPlaceholder"))
        #expect(try trace(["Main.storyboard": file.markup.text]) == before)
    }
}
