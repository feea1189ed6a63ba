import UIKitFoundation
import AutomationClient
import Foundation
import Testing
import UIKitRuntime
import UIKitXCTest

@testable import XCUIAutomationCompanion

@Suite("Queries of UI tests")
@MainActor struct XCUIAutomationTests {
    /// A window with a list of two rows and a bar.
    private let root: ElementNode = {
        func element(_ ref: Int, _ type: ElementType, _ identifier: String = "", label: String = "", _ children: [ElementSnapshot] = [])
            -> ElementSnapshot
        {
            var result = ElementSnapshot(
                ref: ref, type: type, className: "UIView", frame: CGRect(x: 0, y: 0, width: 100, height: Double(ref)))
            (result.identifier, result.label, result.children) = (identifier, label, children)
            return result
        }
        var field = element(9, .textField, "name")
        (field.value, field.placeholder, field.isFocused) = ("Ann", "Your name", true)
        var save = element(3, .button, "save", label: "Save")
        save.isEnabled = false
        let rows = [
            element(5, .cell, [element(6, .staticText, label: "Soup"), element(7, .button, label: "More")]),
            element(8, .cell, [element(10, .staticText, label: "Cake"), element(11, .button, label: "More")]),
        ]
        func element(_ ref: Int, _ type: ElementType, _ children: [ElementSnapshot]) -> ElementSnapshot {
            element(ref, type, "", label: "", children)
        }
        let bar = element(2, .navigationBar, "Food", label: "", [save])
        return ElementNode(element(0, .application, "", label: "App", [element(1, .window, [bar, element(4, .table, rows), field])]))
    }()

    @Test("the numbers of resources that only iOS protects are negative, as Appium passes them")
    func resources() {
        #expect(XCUIProtectedResource.homeKit.rawValue == 8 && XCUIProtectedResource.focus.rawValue == 9)
        #expect(XCUIProtectedResource.location.rawValue == -0x4000_0002 && XCUIProtectedResource.localNetwork.rawValue == -0x4000_0005)
    }

    private func references(_ steps: QueryStep...) throws -> [Int] { try QueryChain(steps: steps).nodes(in: root).map(\.reference) }
    private func failure(_ steps: QueryStep...) -> QueryFailure? {
        do { _ = try QueryChain(steps: steps).node(in: root) } catch { return error as? QueryFailure }
        return nil
    }
    private func containing(_ type: XCUIElement.ElementType, _ identifier: String?) -> QueryStep {
        let (text, test) = QueryStep.typed(type, identifier)
        return .containing(text, orSelf: false, test)
    }

    @Test("firstMatch of an ambiguous element is the first; a predicate in containing(_:) tests the element itself, too")
    func firstAndSelf() throws {
        let more = QueryChain(steps: [.descendants(.button), .identifier("More"), .sole])
        #expect(throws: QueryFailure.self) { try more.node(in: root) }
        #expect(try more.first.node(in: root).reference == 7)
        #expect(try QueryChain(steps: [.descendants(.cell)]).first.node(in: root).reference == 5)
        let cake = QueryStep.containing(NSPredicate(format: "label CONTAINS[c] %@", "cak"))
        #expect(try references(.descendants(.staticText), cake) == [10] && references(.descendants(.cell), cake) == [8])
        #expect(try references(.descendants(.staticText), containing(.staticText, "Cake")) == [])
    }

    @Test("an audit of all kinds asks the app for those that it knows")
    func audit() {
        let kinds = ["contrast", "elementDetection", "hitRegion", "sufficientElementDescription", "dynamicType", "textClipped", "trait"]
        #expect(XCUIAccessibilityAuditType.all.controlNames == kinds)
        #expect(XCUIAccessibilityAuditType([.trait, .hitRegion]).controlNames == ["hitRegion", "trait"])
    }

    @Test("time passes in the run loops of tests and of the libraries that they import, not in XCTest's wait for an asynchronous test")
    func runLoops() {
        #expect(_UITestClock.awaitsTest(isTest: false, left: 30 * 86_400))
        #expect(!_UITestClock.awaitsTest(isTest: false, left: 1) && !_UITestClock.awaitsTest(isTest: true, left: 30 * 86_400))
    }

    @Test("an element gives its application for a key, as test helpers ask for it")
    func application() {
        let app = XCUIApplication(bundleIdentifier: "org.example.One")
        #expect(app.buttons["Save"].value(forKey: "application") as? XCUIApplication === app)
        #expect(app.value(forKey: "application") as? XCUIApplication === app)
        // No such app is known.
        #expect(app.value(forKey: "state") as? Int == 0)
        #expect(NSPredicate(format: "state == %d", XCUIApplication.State.unknown.rawValue).evaluate(with: app))
    }

    @Test("SpringBoard has an icon for each app, opens it, and deletes it after a menu and two questions")
    func homeScreen() throws {
        let apps = ["One", "Two"].map {
            TestConfiguration.App(bundleIdentifier: "org.example." + $0, name: $0, executable: "/none", library: "")
        }
        var opened: [String] = [], deleted: [String] = []
        let home = HomeScreen(apps, open: { opened.append($0) }, delete: { deleted.append($0) })
        func element(_ type: ElementType, _ label: String) throws -> ElementNode {
            try #require(home.tree.first { $0.type == type && $0.label == label })
        }
        func touch(_ type: ElementType, _ label: String, _ method: String = "tap", duration: Double = 0) throws {
            let node = try element(type, label)
            _ = try home.perform(method, ["element": .number(Double(node.reference)), "duration": .number(duration)])
        }
        #expect(home.tree.descendants.filter { $0.type == .icon }.map(\.label) == ["One", "Two"])
        try touch(.icon, "Two")
        #expect(opened == ["org.example.Two"])
        try touch(.icon, "One", "press", duration: 1.3)
        #expect(try !element(.icon, "One").isHittable && element(.button, "Remove App").isHittable)
        let commands = QueryChain(steps: [.descendants(.collectionView), .descendants(.cell), .descendants(.button)])
        #expect(try commands.nodes(in: home.tree).map(\.label) == ["Remove App", "Share App", "Edit Home Screen"])
        try touch(.button, "Remove App")
        #expect(home.tree.first { $0.type == .alert }?.label == "Remove “One”?")
        #expect(throws: ControlError.self) { try touch(.button, "Remove from Home Screen") }
        try touch(.button, "Delete App")
        try touch(.button, "Cancel")
        #expect(deleted.isEmpty && home.tree.first { $0.type == .alert } == nil)
        // The same by the buttons on the icons, and by points.
        try touch(.icon, "One", "press", duration: 1)
        try touch(.button, "Edit Home Screen")
        let remove = try element(.button, "Remove")
        #expect(remove.identifier == "DeleteButton")
        _ = try home.perform("tap", ["point": CGPoint(x: remove.frame.midX, y: remove.frame.midY).json])
        try touch(.button, "Delete App")
        try touch(.button, "Delete")
        #expect(deleted == ["org.example.One"])
        #expect(home.tree.descendants.filter { $0.type == .icon }.map(\.label) == ["Two"])
        home.install("org.example.One")
        #expect(home.tree.descendants.filter { $0.type == .icon }.count == 2)
        // A press that continues starts editing the home screen.
        try touch(.icon, "One", "press", duration: 3)
        #expect(home.tree.descendants.filter { $0.identifier == "DeleteButton" }.count == 2)
        // The only page stays.
        _ = try home.perform("swipe", ["direction": "left"])
        #expect(throws: ControlError.self) { try home.perform("pinch", ["scale": 2]) }
    }

    @Test("SpringBoard has the status bar beside the windows of the app in front")
    func statusBar() {
        var root = ElementSnapshot(
            ref: 1, type: .application, className: "UIApplication", frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        root.children = [ElementSnapshot(ref: 2, type: .window, className: "UIWindow", frame: root.frame)]
        let frame = CGRect(x: 0, y: 0, width: 393, height: 54)
        let node = ElementNode(TestedApp.adding(statusBar: frame, to: root))
        defer { withExtendedLifetime(node) {} }
        #expect(node.children.map(\.reference).first == 2 && node.children.count == 2)
        let bars = node.descendants.filter { $0.type == .statusBar }
        #expect(bars.map(\.frame) == [frame] && bars.map(\.reference) == [TestedApp.statusBar] && bars.allSatisfy { $0.isHittable })
    }

    @Test("element types have Apple's raw values")
    func types() {
        #expect(
            XCUIElement.ElementType.button.rawValue == 9 && XCUIElement.ElementType.switch.rawValue == 40
                && XCUIElement.ElementType.staticText.rawValue == 48)
        #expect(XCUIElement.ElementType.cell.rawValue == 75 && XCUIElement.ElementType.statusItem.rawValue == 82)
    }

    @Test("descendants are found at any depth, children one level down, in the tree's order")
    func depth() throws {
        #expect(try references(.descendants(.button)) == [3, 7, 11])
        #expect(try references(.descendants(.table), .children(.cell)) == [5, 8])
        #expect(try references(.children(.cell)) == [])
        #expect(try references(.descendants(.cell), .descendants(.any)) == [6, 7, 10, 11])
    }

    @Test("an identifier is compared with identifier, label, value and placeholder")
    func identifiers() throws {
        #expect(
            try references(.descendants(.any), .identifier("save")) == [3] && references(.descendants(.button), .identifier("Save")) == [3])
        #expect(
            try references(.descendants(.any), .identifier("Ann")) == [9] && references(.descendants(.any), .identifier("Your name")) == [9]
        )
    }

    @Test("a cell is found by its contents")
    func contents() throws {
        #expect(try references(.descendants(.cell), containing(.staticText, "Cake")) == [8])
        #expect(try references(.descendants(.cell), containing(.button, nil)) == [5, 8])
        #expect(
            try references(.descendants(.cell), .index(1), .descendants(.staticText)) == [10]
                && references(.descendants(.cell), .first) == [5])
    }

    @Test("predicates query an element's attributes")
    func predicates() throws {
        func found(_ format: String) throws -> [Int] { try references(.descendants(.any), .predicate(NSPredicate(format: format))) }
        #expect(try found("label BEGINSWITH 'S'") == [3, 6] && found("enabled == false") == [3] && found("hasFocus == true") == [9])
        #expect(
            try found("value == 'Ann'") == [9] && found("elementType == 48") == [6, 10]
                && found("identifier == 'save' AND isEnabled == NO") == [3])
    }

    @Test("an element without a value has an empty string, in its attributes and for predicates")
    func values() throws {
        #expect(try references(.descendants(.button), .predicate(NSPredicate(format: "value == ''"))) == [3, 7, 11])
        #expect(try references(.descendants(.button), .predicate(NSPredicate(format: "value == nil"))) == [])
        let save = try #require(root.first { $0.reference == 3 }), field = try #require(root.first { $0.reference == 9 })
        #expect(XCUIElementSnapshotNode(save).value as? String == "" && XCUIElementSnapshotNode(field).value as? String == "Ann")
        #expect(XCUIElementSnapshotNode(save).dictionaryRepresentation[.value] as? String == "")
    }

    @Test("the failure for a missing element shows the query")
    func missing() {
        let failure = failure(.descendants(.cell), .identifier("Pie"), .sole)
        #expect(
            failure?.text.hasPrefix(
                "No matches found for Elements matching predicate '\"Pie\" IN identifiers' from input {(\n    Cell, {{0.0, 0.0}, {100.0, 5.0}}"
            ) == true)
        #expect(failure?.isAmbiguous == false)
    }

    @Test("the failure for an ambiguous query lists its matches")
    func ambiguous() {
        let failure = failure(.descendants(.button), .identifier("More"), .sole)
        #expect(failure?.isAmbiguous == true && failure?.text.hasPrefix("Multiple matching elements found for ") == true)
        #expect(
            failure?.text.contains("↳Button, {{0.0, 0.0}, {100.0, 7.0}}, label: 'More'") == true && failure?.text.contains("Save") == false)
    }

    @Test("elements are described as Apple describes them")
    func names() {
        let buttons = QueryChain(steps: [.descendants(.button)])
        #expect(
            buttons.adding(.identifier("Save"), .sole).name("Save") == "\"Save\" Button"
                && buttons.adding(.index(2)).name(nil) == "Button (Element at index 2)")
        #expect(buttons.adding(.first).name(nil) == "Button (First Match)" && buttons.adding(.sole).name(nil) == "Button")
    }

    @Test("a predicate's format is shown with its arguments")
    func texts() {
        let before = PredicateSource.isKept
        PredicateSource.isKept = true
        defer { PredicateSource.isKept = before }
        #expect(NSPredicate(format: "label CONTAINS %@ AND %K > %d", "x", "value", 3).formatText == "label CONTAINS \"x\" AND value > 3")
    }

    @Test("metrics take the measured app")
    func metrics() {
        let app = XCUIApplication(bundleIdentifier: "org.example.One")
        let metrics: [any XCTMetric] = [
            XCTCPUMetric(application: app), XCTMemoryMetric(application: app), XCTStorageMetric(application: app),
            XCTHitchMetric(application: app), XCTOSSignpostMetric(subsystem: "org.example.One", category: "Lists", name: "Load"),
            XCTOSSignpostMetric.scrollingAndDecelerationMetric, XCTOSSignpostMetric.navigationTransitionMetric,
        ]
        #expect(metrics.count == 7)
    }

    @Test("gestures accept velocities as numbers and by name")
    func velocities() {
        let written: XCUIGestureVelocity = 750
        #expect(written.rawValue == 750 && XCUIGestureVelocity.slow.rawValue < XCUIGestureVelocity.fast.rawValue)
    }
}
