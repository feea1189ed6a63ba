import AutomationClient
import DeviceServices
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import Automation

@MainActor @Suite("Methods of the control protocol", .serialized)
struct ControlMethodTests {
    private let form = FormController()

    private func ref(_ driven: Driven, _ params: JSONValue) throws -> JSONValue { .number(Double(try driven.one(params).ref)) }

    @Test("a tap reaches the button at its center, twice, or at an offset")
    func taps() throws {
        let driven = Driven(form)
        let button = try ref(driven, ["type": "Button", "label": "Save"])
        let answer = try driven.ask("tap", ["element": button])
        #expect(form.taps == 1)
        #expect(abs((answer["time"]?.number ?? 0) - driven.loop.now) < 1e-6 && answer["rested"]?.bool != nil)
        _ = try driven.ask("tap", ["element": button, "taps": 2])
        _ = try driven.ask("tap", ["element": button, "offset": [0.1, 0.9]])
        let frame = try driven.one(["type": "Button", "label": "Save"]).frame
        _ = try driven.ask("tap", ["point": [.number(Double(frame.midX)), .number(Double(frame.midY))]])
        #expect(form.taps == 5)
    }

    @Test("without the system's windows, an element below an alert for access is hittable")
    func belowSystemWindows() throws {
        final class Alert: UIWindow, SystemWindow {}
        let driven = Driven(form)
        let button = try ref(driven, ["type": "Button", "label": "Save"])
        let alert = Alert(frame: UIScreen.main.bounds)
        alert.windowLevel = .alert
        alert.rootViewController = UIViewController()
        alert.rootViewController?.view.backgroundColor = .black
        alert.isHidden = false
        defer { alert.isHidden = true }
        driven.stage.settle()
        func isHittable(_ params: JSONValue) throws -> Bool? {
            let answer = try driven.ask("describe", params)
            return answer["tree"].flatMap(ElementSnapshot.init(json:))?.isHittable
        }
        #expect(try isHittable(["within": button, "children": false]) == false)
        #expect(try isHittable(["within": button, "children": false, "system": false]) == true)
        #expect(try driven.ask("describe", ["system": false])["tree"]?["children"]?.array?.count == 1)
    }

    @Test("a refused tap names the view that covers the element")
    func covered() throws {
        let driven = Driven(form)
        let button = try ref(driven, ["type": "Button", "label": "Save"])
        let cover = UIView(frame: form.view.bounds)
        (cover.isAccessibilityElement, cover.accessibilityLabel) = (true, "Curtain")
        form.view.addSubview(cover)
        guard case .failure(let error) = driven.driver.answer("tap", ["element": button]) else {
            return #expect(Bool(false), "the tap went through")
        }
        #expect(error.code == .notHittable && error.message.contains("Curtain") && error.data["under"]?["label"] == "Curtain")
        #expect(form.taps == 0)
    }

    @Test("text goes to the first responder, keys perform their actions, and without a first responder both are refused")
    func typing() throws {
        let driven = Driven(form)
        #expect(driven.refusal("type", ["text": "x"]) == .noFocus)
        let field = try ref(driven, ["identifier": "name"])
        _ = try driven.ask("tap", ["element": field, "settle": 1])
        _ = try driven.ask("type", ["text": "Anna\u{8}e"])
        #expect(form.field.text == "Anne")
        _ = try driven.ask("key", ["key": "backspace"])
        #expect(form.field.text == "Ann")
        _ = try driven.ask("key", ["key": "s", "modifiers": ["shift"]])
        for name in ["nokey", "f0", "f13"] { #expect(driven.refusal("key", ["key": .string(name)]) == .badParameters) }
        // Home and End move to the ends of the text, and forward delete removes the next character.
        for key in ["home", "forwardDelete"] { _ = try driven.ask("key", ["key": .string(key)]) }
        _ = try driven.ask("type", ["text": "\u{f72b}!\u{f729}D\u{f728}"])
        let changed = try #require(form.field.text)
        #expect(changed == "Dn!" || changed == "Dns!" || changed == "DnS!")
        for key in ["pageUp", "pageDown", "f5"] { _ = try driven.ask("key", ["key": .string(key)]) }
        #expect(form.field.text == changed)
        _ = try driven.ask("clear", ["element": field])
        #expect(form.field.text?.isEmpty == true)
        #expect(try driven.ask("keyboard")["visible"] == true)
        for isAttached in [true, false] {
            let keyboard = try driven.ask("keyboard", ["hardware": .bool(isAttached)])
            #expect(keyboard["visible"] == .bool(!isAttached) && keyboard["hardware"] == .bool(isAttached))
        }
        #expect(try driven.ask("keyboard", ["visible": false])["visible"] == false)
        #expect(!form.field.isFirstResponder)
    }

    @Test("a slider is dragged to the requested value")
    func slider() throws {
        let driven = Driven(form)
        let slider = try ref(driven, ["type": "Slider"])
        for position in [0.75, 0, 1, 0.5] {
            _ = try driven.ask("setSlider", ["element": slider, "position": .number(position)])
            #expect(abs(Double(form.slider.value) - position) < 0.02)
        }
        #expect(driven.refusal("setSlider", ["element": slider, "position": 2]) == .badParameters)
    }

    @Test("an app's own slider is dragged from the position that its value tells")
    func ownSlider() throws {
        final class Track: UIControl {
            var share: CGFloat = 0.25
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                share = min(1, max(0, share + (touch.location(in: self).x - touch.previousLocation(in: self).x) / bounds.width))
                return true
            }
            override var accessibilityValue: String? {
                get { "\(Int((share * 100).rounded()))%" }
                set {}
            }
        }
        let controller = UIViewController(), track = Track(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        (track.isAccessibilityElement, track.accessibilityTraits) = (true, .adjustable)
        controller.view.addSubview(track)
        let driven = Driven(controller)
        let slider = try ref(driven, ["type": "Slider"])
        for position in [0.75, 0, 1, 0.5] {
            _ = try driven.ask("setSlider", ["element": slider, "position": .number(position)])
            #expect(abs(Double(track.share) - position) < 0.02)
        }
        let words = UILabel(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
        (words.accessibilityTraits, words.accessibilityValue) = (.adjustable, "3 stars")
        words.text = "Rating"
        controller.view.addSubview(words)
        #expect(driven.refusal("setSlider", ["element": try ref(driven, ["label": "Rating"]), "position": 1]) == .unsupported)
    }

    @Test("swipes and drags scroll, and a faster swipe scrolls farther")
    func scrolling() throws {
        final class Page: UIViewController {
            let scroll = UIScrollView()
            override func viewDidLoad() {
                super.viewDidLoad()
                scroll.frame = view.bounds
                scroll.contentSize = CGSize(width: view.bounds.width, height: 20_000)
                let label = UILabel(frame: CGRect(x: 0, y: 5_000, width: 100, height: 20))
                label.text = "Deep down"
                scroll.addSubview(label)
                view.addSubview(scroll)
            }
        }
        func travel(_ velocity: Double) throws -> CGFloat {
            let page = Page()
            let driven = Driven(page)
            _ = try driven.ask(
                "swipe", ["element": ref(driven, ["type": "ScrollView"]), "direction": "up", "velocity": .number(velocity), "settle": 5])
            return page.scroll.contentOffset.y
        }
        let slow = try travel(400), fast = try travel(2000)
        #expect(slow > 100 && fast > slow * 1.5)
        let page = Page()
        let driven = Driven(page)
        // A finger that rests before it lifts does not cause a fling.
        let start = page.scroll.contentOffset.y
        _ = try driven.ask(
            "drag", ["from": ["point": [200, 600]], "to": ["point": [200, 300]], "duration": 0.5, "hold": 0.2, "settle": 2])
        #expect(abs(page.scroll.contentOffset.y - start - 300) < 20)
        let label = try ref(driven, ["label": "Deep down"])
        #expect(driven.refusal("tap", ["element": label]) == .notHittable)
        #expect(try driven.ask("scrollTo", ["element": label])["element"]?["hittable"] == nil)
    }

    @Test("touches can be sent one at a time, with up to two fingers")
    func pointers() throws {
        final class Pinched: UIViewController {
            var scale: CGFloat = 1, angle: CGFloat = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                let pinch = UIPinchGestureRecognizer(), turn = UIRotationGestureRecognizer()
                pinch.addHandler { [unowned self, unowned pinch] _ in scale = pinch.scale }
                turn.addHandler { [unowned self, unowned turn] _ in angle = turn.rotation }
                for recognizer in [pinch, turn] as [UIGestureRecognizer] { view.addGestureRecognizer(recognizer) }
                view.accessibilityIdentifier = "area"
            }
        }
        let pinched = Pinched()
        let driven = Driven(pinched)
        let area = try ref(driven, ["identifier": "area"])
        _ = try driven.ask("pinch", ["element": area, "scale": 2, "velocity": 2])
        #expect(abs(pinched.scale - 2) < 0.3)
        _ = try driven.ask("rotate", ["element": area, "rotation": 1.5, "velocity": 3])
        #expect(abs(pinched.angle - 1.5) < 0.3)
        pinched.scale = 1
        let fingers: JSONValue = [
            [
                "id": 0,
                "actions": [
                    ["type": "move", "point": [150, 300]], ["type": "down"], ["type": "move", "point": [100, 300], "duration": 0.3],
                    ["type": "up"],
                ],
            ],
            [
                "id": 1,
                "actions": [
                    ["type": "move", "point": [200, 300]], ["type": "down"], ["type": "move", "point": [250, 300], "duration": 0.3],
                    ["type": "up"],
                ],
            ],
        ]
        _ = try driven.ask("touch", ["pointers": fingers])
        // Measured from the position at which the movement of the fingers counts as a drag.
        #expect((2...3.1).contains(pinched.scale))
    }

    @Test("elements are found by type, text, predicate, and position")
    func finding() throws {
        let driven = Driven(form)
        #expect(try driven.find(["text": "Name"]).map(\.identifier) == ["name"])
        #expect(try driven.find(["predicate": "label BEGINSWITH 'Sav' AND elementType == 9"]).map(\.label) == ["Save"])
        #expect(try driven.find(["predicate": "value == '1' AND enabled == YES"]).contains { $0.type == .switch })
        #expect(try driven.find(["predicate": "hasKeyboardFocus == 1"]).isEmpty)
        #expect(try driven.find(["limit": 2]).count == 2)
        // Among the attributes of WebDriverAgent.
        #expect(try driven.find(["predicate": "elementType == 9 AND label == 'Save' AND traits CONTAINS 'Button'"]).count == 1)
        let elements = try driven.tree().flattened
        func isSave(_ element: ElementSnapshot) -> Bool { element.type == .button && element.label == "Save" }
        let position = try #require(elements.first { $0.children.contains(where: isSave) }?.children.firstIndex(where: isSave))
        #expect(try driven.find(["predicate": .string("elementType == 9 AND label == 'Save' AND index == \(position)")]).count == 1)
        #expect(try driven.find(["predicate": .string("elementType == 9 AND label == 'Save' AND index != \(position)")]).isEmpty)
        #expect(driven.refusal("find", ["predicate": "label =="]) == .badParameters)
        #expect(driven.refusal("find", ["type": "Gizmo"]) == .badParameters)
        #expect(driven.refusal("find", ["within": 99999]) == .noSuchElement)
    }

    @Test("a wait ends when the element exists, is gone, or is hittable, or when its timeout elapses")
    func waiting() throws {
        let driven = Driven(form)
        EventLoop.main.schedule(after: 1) { [form] in form.label.text = "Changed" }
        #expect(try driven.ask("wait", ["label": "Changed", "timeout": 3])["elements"]?.array?.count == 1)
        EventLoop.main.schedule(after: 1) { [form] in form.label.isHidden = true }
        #expect(try driven.ask("wait", ["label": "Changed", "until": "gone", "timeout": 3])["elements"] == [])
        let before = driven.loop.now
        #expect(driven.refusal("wait", ["label": "Changed", "timeout": 2]) == .timedOut)
        #expect(abs(driven.loop.now - before - 2) < 0.2)
        #expect(driven.refusal("wait", ["label": "x", "until": "blue"]) == .badParameters)
    }

    @Test("the device rotates, switches to dark mode, changes its text size, and sends memory warnings")
    func device() throws {
        let driven = Driven(form)
        #expect(try driven.ask("orientation", ["value": "landscapeLeft"])["value"] == "landscapeLeft")
        #expect(UIScreen.main.bounds.width > UIScreen.main.bounds.height)
        #expect(try driven.ask("orientation", ["value": "portrait"])["value"] == "portrait")
        #expect(try driven.ask("appearance", ["value": "dark"])["value"] == "dark" && form.traitCollection.userInterfaceStyle == .dark)
        #expect(try driven.ask("textSize", ["value": "accessibility-large"])["value"] == "accessibility-large")
        #expect(form.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(try driven.ask("contrast", ["value": "high"])["value"] == "high")
        #expect(driven.refusal("appearance", ["value": "pink"]) == .badParameters)
        #expect(driven.refusal("locale", ["value": "de"]) == .unsupported)
        #expect(try driven.ask("pasteboard", ["text": "copied"])["text"] == "copied" && UIPasteboard.general.string == "copied")
        #expect(try driven.ask("pasteboard")["changeCount"]?.int == UIPasteboard.general.changeCount)
        #expect(try driven.ask("state")["state"] == "runningForeground")
        _ = try driven.ask("location", ["latitude": 52.5, "longitude": 13.4])
        #expect(try driven.ask("location")["latitude"] == 52.5)
        _ = try driven.ask("location", ["reset": true])
        #expect(try driven.ask("location")["latitude"] == nil)
        _ = try KeychainFile.change { items -> (Bool, isChanged: Bool) in
            items.append(["account": "anna"])
            return (true, isChanged: true)
        }
        _ = try driven.ask("clearKeychain")
        #expect(KeychainFile.items.isEmpty)
        let photos = UIImagePickerController.library
        defer { UIImagePickerController.library = photos }
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).pngData { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        #expect(
            try driven.ask("addPicture", ["content": .string(dot.base64EncodedString())])["count"]?.int == photos.count + 1)
        #expect(UIImagePickerController.library.count == photos.count + 1)
        #expect(driven.refusal("addPicture", ["content": "Zm9v"]) == .badParameters)
        _ = try driven.ask("background")
        #expect(try driven.ask("state")["state"] == "runningBackground")
        _ = try driven.ask("foreground")
        #expect(try driven.ask("state")["state"] == "runningForeground")
        #expect(try driven.ask("hello")["device"]?["name"] == "iPhone 15")
        #expect(try driven.ask("hello")["device"]?["statusBarHeight"]?.number == Double(UIApplication.shared.statusBarFrame.height))
        #expect(try driven.ask("hello")["unknownClasses"]?.array != nil)
        #expect(try driven.ask("hello")["device"]?["systemVersion"]?.string == UIDevice.current.systemVersion)
        #expect(try driven.ask("screenshot")["png"]?.string.flatMap { Data(base64Encoded: $0) } == Data([1]))
        #expect(try driven.ask("screenshot", ["frame": [0, 54, 393, 100]])["png"] != nil)
        #expect(driven.refusal("strings", ["language": "tlh"]) == .badParameters)
        #expect(throws: ControlError.self) { try driven.ask("screenshot", ["frame": [0, 54, 393]]) }
    }

    @Test("the status bar shows other values, each in its range, and its own again after a reset")
    func statusBar() throws {
        let driven = Driven(form)
        let own: JSONValue = [
            "time": "", "dataNetwork": "wifi", "wifiBars": 3, "cellularBars": 4, "batteryState": "discharging", "batteryLevel": 100,
        ]
        func shown(_ params: JSONValue = [:]) throws -> JSONValue? { try driven.ask("statusBar", params)["shown"] }
        defer { StatusBarDisplay.values = StatusBarValues() }
        #expect(try shown() == own)
        let other: JSONValue = [
            "time": "12:00", "dataNetwork": "5g", "wifiBars": 0, "cellularBars": 1, "batteryState": "charging", "batteryLevel": 20,
        ]
        #expect(try shown(other) == other)
        #expect(try shown(["wifiBars": 2])?["time"] == "12:00")
        for wrong in [["wifiBars": 4], ["cellularBars": -1], ["batteryLevel": 101], ["batteryState": "full"], ["dataNetwork": "6g"]]
            as [JSONValue]
        { #expect(driven.refusal("statusBar", wrong) == .badParameters, "\(wrong)") }
        #expect(try shown(["reset": true]) == own)
    }

    @Test("a tap on the status bar scrolls to the top if one scroll view in sight allows it")
    func statusBarTap() throws {
        let content = UIViewController()
        let views = (0..<2).map { UIScrollView(frame: CGRect(x: 0, y: 100 + 300 * CGFloat($0), width: 393, height: 300)) }
        for view in views {
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: 393, height: 2000)
            view.contentOffset.y = 500
            content.view.addSubview(view)
        }
        let driven = Driven(content)
        #expect(try driven.ask("statusBar")["frame"] == UIApplication.shared.statusBarFrame.json)
        func offsets() throws -> [CGFloat] {
            _ = try driven.ask("statusBar", ["tap": true])
            return views.map(\.contentOffset.y)
        }
        #expect(try offsets() == [500, 500])
        views[0].scrollsToTop = false
        #expect(try offsets() == [500, 0])
        views[0].scrollsToTop = true
        views[1].isHidden = true
        #expect(try offsets() == [0, 0])
    }

    @Test("the network is slow or missing and the storage full, and both are normal at first")
    func network() throws {
        let driven = Driven(form)
        defer { DeviceServices.shared.network = .normal }
        #expect(try driven.ask("network")["value"] == "normal")
        #expect(try driven.ask("network", ["value": "offline"])["value"] == "offline" && DeviceServices.shared.network == .offline)
        #expect(try driven.ask("network", ["value": "3g"])["value"] == "3g" && DeviceServices.shared.network.limits?.down == 780_000)
        #expect(driven.refusal("network", ["value": "5g"]) == .badParameters)
        defer { DeviceServices.shared.isStorageFull = false }
        #expect(try driven.ask("storage")["value"] == "normal")
        #expect(try driven.ask("storage", ["value": "full"])["value"] == "full" && DeviceServices.shared.isStorageFull)
        #expect(driven.refusal("storage", ["value": "half"]) == .badParameters)
    }

    @Test("controllers, callbacks, and log lines can be read")
    func reading() throws {
        let navigation = UINavigationController(rootViewController: form)
        let driven = Driven(navigation)
        driven.driver.begin()
        form.present(UIViewController(), animated: false)
        driven.stage.settle()
        let trace = try driven.ask("trace")
        #expect(trace["events"]?.array?.contains { $0["callback"] == "viewDidAppear" && $0["controller"] == "UIViewController" } == true)
        // The call of UIKit that led to a callback is its cause.
        let appeared = trace["events"]?.array?.first { $0["callback"] == "viewDidAppear" && $0["controller"] == "UIViewController" }
        #expect(appeared?["causes"]?.array?.first == "present(UIViewController, animated: false)")
        let next = try #require(trace["next"])
        #expect(try driven.ask("trace", ["since": next])["events"] == [])
        let root = try #require(try driven.ask("controllers")["scenes"]?[0]?["windows"]?.array?.compactMap { $0["root"] }.first)
        #expect(root["class"] == "UINavigationController" && root["children"]?[0]?["class"]?.string?.hasSuffix("FormController") == true)
    }

    @Test("an unknown method and parameters of the wrong type are rejected by name")
    func refusals() {
        let driven = Driven(form)
        #expect(driven.refusal("fly") == .unknownMethod)
        let wrong: [(String, JSONValue)] = [
            ("tap", [:]), ("tap", ["element": "one"]), ("tap", ["element": -1]), ("tap", ["point": [1]]), ("tap", ["point": [1e300, 1]]),
            ("tap", []),
            ("press", ["point": [1, 1]]), ("press", ["point": [1, 1], "duration": -1]), ("swipe", ["direction": "around"]),
            ("drag", ["from": ["point": [1, 1]]]),
            ("advance", ["by": "long"]), ("advance", ["by": 1e12]), ("describe", ["format": "xml"]), ("type", ["text": 1]),
            ("touch", ["pointers": [1]]),
            ("openURL", ["url": ""]), ("resize", ["size": [0, 0]]), ("tap", ["point": [1, 1], "taps": 0]),
        ]
        for (method, params) in wrong { #expect(driven.refusal(method, params) == .badParameters, "\(method) \(params)") }
    }
}
