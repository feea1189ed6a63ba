import Foundation
import Testing
import UIKit
@testable import UIKitTesting

@MainActor @Suite(.serialized) struct SnapshotTests {
    private func verified(_ controller: UIViewController, _ comparer: Comparer = .exact, record: RecordMode? = nil) -> Bool {
        verify(controller, named: "screen", as: comparer, record: record, function: "shows()")
    }

    private func files(_ folder: URL) -> [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).filter { $0.contains(".") }.sorted()
    }

    @Test("a missing reference is recorded and fails once; the same image then passes")
    func missing() throws {
        try withReferences { folder in
            let first = reports { #expect(!verified(SignInController())) }
            #expect(first.failures.count == 1 && first.failures[0].hasPrefix("the reference didn't exist; recorded "))
            #expect(files(folder) == ["__Snapshots__/SnapshotTests/shows.screen.png", "__Snapshots__/SnapshotTests/shows.screen.scene"])
            let second = reports { #expect(verified(SignInController())) }
            #expect(second.failures == [])
        }
    }

    @Test("record modes: all fails, never writes nothing, failed writes and fails, verify-and-record writes and warns")
    func modes() throws {
        try withReferences { folder in
            #expect(
                reports { _ = verified(SignInController(), record: .never) }.failures.first?.contains(
                    "doesn't exist, and this mode doesn't record it") == true)
            #expect(files(folder) == [])
            #expect(reports { _ = verified(SignInController(), record: .all) }.failures.first?.contains("Record mode is on") == true)
            let changed = SignInController()
            changed.loadViewIfNeeded()
            changed.saveButton.frame.origin.y += 8
            let known = try Data(contentsOf: folder.appendingPathComponent("__Snapshots__/SnapshotTests/shows.screen.png"))
            _ = reports { #expect(!verified(changed, record: .never)) }
            #expect(try Data(contentsOf: folder.appendingPathComponent("__Snapshots__/SnapshotTests/shows.screen.png")) == known)
            let kept = reports { #expect(verified(changed, record: .verifyAndRecord)) }
            #expect(kept.failures == [] && kept.warnings.first?.contains("`saveButton` (UIButton) moved 8 pt down") == true)
            #expect(reports { _ = verified(changed) }.failures == [])
            let failed = reports { #expect(!verified(SignInController(), record: .failed)) }
            #expect(failed.failures.first?.contains("recorded again") == true)
            #expect(reports { _ = verified(SignInController()) }.failures == [])
        }
    }

    @Test("a scope sets the mode; an argument overrides it")
    func scopes() {
        #expect(RecordMode.inForce(nil) == .missing)
        RecordMode.never.during {
            #expect(RecordMode.inForce(nil) == .never)
            #expect(RecordMode.inForce(.all) == .all)
        }
    }

    @Test("a difference is described in sentences: moved, grew, text, color, gone, new, hidden")
    func sentences() throws {
        try withReferences { _ in
            _ = reports { _ = verified(SignInController()) }
            let changed = SignInController()
            changed.loadViewIfNeeded()
            changed.saveButton.frame.origin.y += 8
            changed.cancel.frame.origin.y += 8
            changed.heading.text = "Profile"
            changed.heading.frame.size.width = 214
            changed.badge.backgroundColor = .blue
            changed.remember.isHidden = true
            changed.bottom.removeFromSuperview()
            changed.view.addSubview(UIProgressView(frame: CGRect(x: 20, y: 600, width: 100, height: 4)))
            let found = reports { #expect(!verified(changed)) }.failures.first ?? ""
            for sentence in [
                "`heading` (UILabel) grew from 200 to 214 pt wide and reads \"Profile\" instead of \"Account\"",
                "`remember` (UISwitch) is hidden now",
                "`saveButton` (UIButton) and `cancel` (UIButton) moved 8 pt down",
                "`badge` (UIView) has the background #0000FF instead of #FF0000",
                "`bottom` (UIButton) is gone",
                "a UIProgressView in UIView is new",
            ] { #expect(found.contains("  - \(sentence)\n"), "\(sentence) in:\n\(found)") }
            #expect(found.contains("Tolerance: exact, no pixel may differ."))
        }
    }

    @Test("reference, actual image, and difference are kept; the difference is magenta where pixels differ")
    func pictures() throws {
        let first = SignInController(), second = SignInController()
        let a = Stage(root: first).pixels().map(Pixels.init)
        second.loadViewIfNeeded()
        second.badge.isHidden = true
        let b = Stage(root: second).pixels().map(Pixels.init)
        let before = try #require(a), after = try #require(b)
        let difference = try #require(DifferencePicture.of(after, before))
        let scale = Int(UIScreen.main.scale)
        #expect(difference[250 * scale, 90 * scale] >> 16 & 0xFF == 0xE6 && difference[250 * scale, 90 * scale] & 0xFF == 0xB4)
        #expect(difference[10 * scale, 200 * scale] == 0xFFFF_FFFF)
        let result = Comparer.exact.compare(after, with: before)
        let box = try #require(result.box)
        #expect((box.x, box.y, box.width, box.height) == (240 * scale, 80 * scale, 20 * scale, 20 * scale))
    }

    @Test("if no view changed, the failure names the view in which pixels differ")
    func inside() throws {
        final class Dot: UIView {
            var isFilled = false
            override func draw(_ rect: CGRect) {
                (isFilled ? UIColor.black : .green).setFill()
                UIRectFill(CGRect(x: 10, y: 10, width: 10, height: 10))
            }
        }
        final class Host: UIViewController {
            let chart = Dot(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
            override func viewDidLoad() { view.addSubview(chart) }
        }
        try withReferences { _ in
            _ = reports { _ = verified(Host()) }
            let host = Host()
            host.chart.isFilled = true
            let found = reports { _ = verified(host) }.failures.first ?? ""
            #expect(
                found.contains(
                    "No view changed its frame, text, color, or presence. The pixels differ in `chart` (SnapshotTests.Dot), at (60, 110, 10, 10) pt."
                ), "\(found)")
        }
    }

    @Test("a view, a layer, a window, and the whole screen with an alert or the keyboard are verified")
    func subjects() throws {
        try withReferences { folder in
            for round in 0..<2 {
                let found = try reports {
                    let label = UILabel()
                    label.text = "Alone"
                    verify(label, named: "view")
                    let layer = CALayer()
                    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
                    layer.backgroundColor = UIColor.red.cgColor
                    verify(layer, named: "layer")
                    let controller = SignInController(), stage = Stage(root: controller)
                    stage.settle()
                    verify(stage.window, named: "window")
                    controller.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
                    stage.settle()
                    verify(screen: stage, named: "alert")
                    controller.dismiss(animated: false)
                    stage.settle()
                    try stage.tap(.identifier("name"))
                    stage.settle()
                    verify(screen: stage, named: "keyboard")
                }
                #expect(found.failures.count == (round == 0 ? 5 : 0), "\(found.failures)")
            }
            let scene = try #require(files(folder).first { $0.hasSuffix("keyboard.scene") })
            #expect(try String(contentsOf: folder.appendingPathComponent(scene), encoding: .utf8).contains("<KeyboardView>"))
            let pictures = try files(folder).filter { $0.hasSuffix(".png") }.map { try Data(contentsOf: folder.appendingPathComponent($0)) }
            #expect(pictures.count == 5 && Set(pictures).count == 5)
            #expect(UIImage(data: pictures[0])?.size.width ?? 0 > 300)
        }
    }

    @Test("text is compared line by line")
    func text() throws {
        try withReferences { _ in
            _ = reports { verify(text: "one\ntwo\nthree", named: "lines") }
            #expect(reports { verify(text: "one\ntwo\nthree", named: "lines") }.failures == [])
            let found = reports { verify(text: "one\n2\nthree", named: "lines") }.failures.first ?? ""
            #expect(found.contains("    one\n  - two\n  + 2\n    three\n"), "\(found)")
        }
    }

    @Test("a scene's text round-trips")
    func sceneText() throws {
        let controller = SignInController(), stage = Stage(root: controller)
        controller.heading.text = "a \"quoted\" \\ line\nand another <one>"
        stage.settle()
        var scene = SceneReader.describeScreen()
        let read = try #require(SceneNode(text: "# first line\n" + scene.text))
        func rounded(_ node: inout SceneNode) {
            let frame = node.frame
            node.frame = CGRect(
                x: (frame.minX * 100).rounded() / 100, y: (frame.minY * 100).rounded() / 100, width: (frame.width * 100).rounded() / 100,
                height: (frame.height * 100).rounded() / 100)
            for index in node.children.indices { rounded(&node.children[index]) }
        }
        rounded(&scene)
        #expect(read == scene)
        #expect(SceneNode(text: "nothing of this\n") == nil)
    }
}
