import Foundation
import Testing
import UIKit

@testable import UIKitStoryboards

/// A storyboard that is edited while its screens are shown.
@MainActor
final class EditedStoryboard {
    let files: TemporaryBundle
    let root: UIViewController
    let window: UIWindow
    private var text: String

    init(initial: String = "a", others: [String: String] = [:], _ scenes: String...) throws {
        LiveObjects.isOn = true
        text = XML.storyboard(initial: initial, scenes.joined(separator: "\n"))
        files = try TemporaryBundle(["Main.storyboard": text].merging(others) { $1 })
        root = try #require(files.storyboard().instantiateInitialViewController())
        window = inWindow(root)
        Log.lines = []
    }

    deinit { MainActor.assumeIsolated { LiveObjects.isOn = false } }

    /// Replaces a part of the file, saves it, and lets the app take it over. Returns what can't be connected.
    @discardableResult
    func replace(_ old: String, _ new: String, _ others: String...) throws -> [String] {
        for (old, new) in [(old, new)] + (others.isEmpty ? [] : [(others[0], others[1])]) {
            try #require(text.contains(old), "the storyboard has no \(old)")
            text = text.replacingOccurrences(of: old, with: new)
        }
        let problems = try ReloadedResources.reload([try files.save(text, as: "Main.storyboard")])
        settle()
        return problems
    }
}

@MainActor
@Suite("Reload of storyboards", .serialized)
struct StoryboardReloadTests {
    private static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect key=\"frame\" x=\"\(x).0\" y=\"\(y).0\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    private static let scene = XML.scene(
        XML.controller(
            "a", "ProbeController",
            view: """
                <subviews>
                    <label opaque="NO" text="First" tag="1" id="l">\(frame(10, 20, 100, 30))</label>
                    <textField opaque="NO" tag="2" id="f">\(frame(10, 60, 100, 30))</textField>
                    <button opaque="NO" tag="3" id="b">\(frame(10, 100, 100, 30))<state key="normal" title="Go"/></button>
                </subviews>
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                """,
            connections: "<outlet property=\"label\" destination=\"l\" id=\"o1\"/>"))

    private func open() throws -> (EditedStoryboard, ProbeController) {
        let edited = try EditedStoryboard(Self.scene)
        return (edited, try #require(edited.root as? ProbeController))
    }

    @Test("the place of a view and of a controller is the line of its element in the file, and an object of code has none")
    func places() throws {
        let (edited, controller) = try open()
        defer { withExtendedLifetime(edited) {} }
        for (object, id) in [(try #require(controller.label), "l"), (controller, "a")] as [(NSObject, String)] {
            let place = try #require(InterfaceOrigins.place(of: object))
            #expect(place.id == id)
            let lines = try String(contentsOfFile: place.file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines[place.line - 1].contains(" id=\"\(id)\""))
        }
        #expect(InterfaceOrigins.place(of: UIView()) == nil)
    }

    @Test("a view that moves in the file moves on screen, and stays the same object with the values that code has set")
    func movedView() throws {
        let (edited, controller) = try open()
        let label = try #require(controller.label)
        label.textColor = .green
        label.text = "Set by code"
        try edited.replace(Self.frame(10, 20, 100, 30), Self.frame(50, 200, 120, 30))
        #expect(controller.label === label && label.frame == CGRect(x: 50, y: 200, width: 120, height: 30))
        #expect(label.text == "Set by code" && label.textColor == .green)
        // Nothing is loaded again.
        #expect(Log.lines.filter { $0.hasSuffix("loadView") || $0.contains("viewDidLoad") }.isEmpty)
    }

    @Test("a changed text, title, or color is shown")
    func changedValues() throws {
        let (edited, controller) = try open()
        try edited.replace("text=\"First\"", "text=\"Second\"")
        #expect(controller.label.text == "Second")
        try edited.replace("title=\"Go\"", "title=\"Stop\"")
        #expect((controller.view.viewWithTag(3) as? UIButton)?.title(for: .normal) == "Stop")
        try edited.replace("red=\"1\" green=\"0\"", "red=\"0\" green=\"1\"")
        #expect(controller.view.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test("an attribute that is removed has its default again")
    func removedAttribute() throws {
        let (edited, controller) = try open()
        try edited.replace("text=\"First\" tag=\"1\"", "text=\"First\" hidden=\"YES\" alpha=\"0.5\"")
        #expect(controller.label.isHidden && controller.label.alpha == 0.5 && controller.label.tag == 0)
        try edited.replace("hidden=\"YES\" alpha=\"0.5\"", "")
        #expect(!controller.label.isHidden && controller.label.alpha == 1)
        try edited.replace(
            "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>",
            "")
        #expect(controller.view.backgroundColor == nil)
    }

    @Test("typed text and the first responder are kept while other attributes of a field change")
    func typedText() throws {
        let (edited, controller) = try open()
        let field = try #require(controller.view.viewWithTag(2) as? UITextField)
        field.becomeFirstResponder()
        field.text = "typed"
        try edited.replace("<textField opaque=\"NO\"", "<textField opaque=\"NO\" placeholder=\"Name\" borderStyle=\"line\"")
        #expect(controller.view.viewWithTag(2) === field && field.text == "typed" && field.isFirstResponder)
        #expect(field.placeholder == "Name" && field.borderStyle == .line)
    }

    @Test("typed text goes to the field that replaces one whose class changed")
    func replacedField() throws {
        let (edited, controller) = try open()
        let field = try #require(controller.view.viewWithTag(2) as? UITextField)
        field.text = "typed"
        try edited.replace("tag=\"2\" id=\"f\"", "tag=\"2\" id=\"f\"\(XML.custom("SpecialField"))")
        let present = try #require(controller.view.viewWithTag(2) as? SpecialField)
        #expect(present.text == "typed" && field.superview == nil)
        #expect(controller.view.subviews.map(\.tag) == [1, 2, 3])
    }

    @Test("a view that is added appears in its place, and then with its outlet")
    func addedView() throws {
        let (edited, controller) = try open()
        try edited.replace("<textField", "<view tag=\"9\" id=\"z\">\(Self.frame(0, 0, 5, 5))</view><textField")
        #expect(controller.view.subviews.map(\.tag) == [1, 9, 2, 3] && controller.zebra == nil)
        try edited.replace(
            "<outlet property=\"label\"", "<outlet property=\"zebra\" destination=\"z\" id=\"o2\"/><outlet property=\"label\"")
        #expect(controller.zebra?.tag == 9)
    }

    @Test("a view that is removed disappears, and its outlet is nil")
    func removedView() throws {
        let (edited, controller) = try open()
        weak let label = controller.label
        try edited.replace("<label opaque=\"NO\" text=\"First\" tag=\"1\" id=\"l\">\(Self.frame(10, 20, 100, 30))</label>", "")
        // The outlet still leads there.
        #expect(controller.view.subviews.map(\.tag) == [2, 3])
        try edited.replace("<outlet property=\"label\" destination=\"l\" id=\"o1\"/>", "")
        #expect(controller.label == nil)
        EventLoop.main.turn()
        #expect(label == nil)
    }

    @Test("views are reordered without being created again, among those that code has added")
    func reorderedViews() throws {
        let (edited, controller) = try open()
        let own = UIView()
        own.tag = 7
        controller.view.addSubview(own)
        let before = controller.view.subviews
        let label = "<label opaque=\"NO\" text=\"First\" tag=\"1\" id=\"l\">\(Self.frame(10, 20, 100, 30))</label>"
        try edited.replace(label, "")
        try edited.replace("</subviews>", label + "</subviews>")
        #expect(controller.view.subviews.map(\.tag) == [2, 3, 1, 7])
        #expect(controller.view.subviews[0] === before[1] && controller.view.subviews[3] === own)
    }

    @Test("an outlet that the running class lacks is reported with its place, and the rest is applied")
    func unknownOutlet() throws {
        let (edited, controller) = try open()
        let problems = try edited.replace(
            "<outlet property=\"label\" destination=\"l\" id=\"o1\"/>",
            "<outlet property=\"label\" destination=\"l\" id=\"o1\"/><outlet property=\"missing\" destination=\"b\" id=\"o9\"/>")
        #expect(problems.count == 1 && problems[0].contains(#/Main\.storyboard:\d+:\d+: error: .*missing/#), "\(problems)")
        #expect(controller.label != nil)
    }

    @Test("an action that changes is sent to its new method only")
    func changedAction() throws {
        let edited = try EditedStoryboard(
            XML.scene(
                XML.controller(
                    "a",
                    view:
                        "<subviews><button tag=\"3\" id=\"b\">\(Self.frame(10, 100, 100, 30))<connections><action selector=\"one\" destination=\"a\" eventType=\"touchUpInside\" id=\"c\"/></connections></button></subviews>"
                )))
        let button = try #require(edited.root.view.viewWithTag(3) as? UIButton)
        #expect(button.actions(forTarget: edited.root, forControlEvent: .touchUpInside) == ["one"])
        try edited.replace("selector=\"one\"", "selector=\"two\"")
        #expect(button.actions(forTarget: edited.root, forControlEvent: .touchUpInside) == ["two"])
        try edited.replace("<action selector=\"two\" destination=\"a\" eventType=\"touchUpInside\" id=\"c\"/>", "")
        #expect(button.actions(forTarget: edited.root, forControlEvent: .touchUpInside) == nil)
    }

    @Test("a damaged file is refused with its place, and the screen stays")
    func damaged() throws {
        let (edited, controller) = try open()
        let path = try edited.files.save(
            "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">\n<scenes",
            as: "Main.storyboard")
        let error = #expect(throws: (any Error).self) { _ = try ReloadedResources.reload([path]) }
        #expect("\(try #require(error))".contains(#/Main\.storyboard:3:\d+: error: /#))
        #expect(controller.label.text == "First" && controller.label.superview === controller.view)
    }

    @Test("a scene that is gone, of another class, or with another view is a reason to start again, and nothing changes before")
    func refusals() throws {
        for (old, new, reason) in [
            (
                "customClass=\"ProbeController\"", "customClass=\"DestinationController\"",
                "the class of the scene “DestinationController” in Main has changed"
            ),
            ("id=\"view-a\"", "id=\"view-b\"", "the root view of the scene “ProbeController” in Main was replaced"),
            ("initialViewController=\"a\"", "initialViewController=\"q\"", "the entry point of Main has changed"),
            (Self.scene, "", "the scene of ProbeController was removed from Main"),
        ] {
            let (edited, controller) = try open()
            let refusal = #expect(throws: ReloadRefusal.self) { try edited.replace(old, new) }
            #expect(refusal?.reason == reason)
            #expect(controller.label.superview === controller.view)
        }
    }

    @Test("a scene that was not loaded yet is loaded from the new file")
    func laterScene() throws {
        let edited = try EditedStoryboard(
            XML.scene(
                XML.controller(
                    "a", view: "",
                    connections: "<segue destination=\"d\" kind=\"presentation\" identifier=\"go\" animates=\"NO\" id=\"s\"/>")),
            XML.scene(XML.controller("d", view: "<subviews><label text=\"Old\" id=\"l\">\(Self.frame(0, 0, 9, 9))</label></subviews>")))
        try edited.replace("text=\"Old\"", "text=\"New\"")
        edited.root.performSegue(withIdentifier: "go", sender: nil)
        settle()
        #expect((edited.root.presentedViewController?.view.subviews.first as? UILabel)?.text == "New")
        // The presented scene changes in place.
        try edited.replace("text=\"New\"", "text=\"Newer\"")
        #expect((edited.root.presentedViewController?.view.subviews.first as? UILabel)?.text == "Newer")
    }
}

class SpecialField: UITextField {}
