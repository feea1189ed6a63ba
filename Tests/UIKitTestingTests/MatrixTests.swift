import EmulatedDevices
import Foundation
import InterfaceBuilder
import Testing
import UIKit
@testable import UIKitStoryboards
@testable import UIKitTesting

@MainActor @Suite(.serialized) struct MatrixTests {
    private func pictures(_ folder: URL) -> [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".png") }.map {
            ($0 as NSString).lastPathComponent
        }.sorted()
    }

    @Test("a stage for an unknown device fails the test, and names the nearest devices") func unknownDevice() {
        let found = reports { _ = Stage(device: "iPad Pro 12 (M4)") }.failures
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("There is no device “iPad Pro 12 (M4)”. Did you mean ") == true)
        #expect(found.first?.contains("“iPad Pro 11 (M4)”") == true)
        #expect(reports { _ = Stage(device: "iphone 16") }.failures.isEmpty)
    }

    @Test("one call verifies every combination under its own name; one that changed fails separately")
    func combinations() throws {
        let matrix = SnapshotMatrix(
            devices: ["iPhone SE"], orientations: [.portrait, .landscapeLeft], appearances: [.light, .dark],
            directions: [.leftToRight, .rightToLeft])
        final class Adapting: UIViewController {
            let label = UILabel()
            var isShifted = false
            override func viewDidLoad() {
                view.backgroundColor = .systemBackground
                label.text = "Hello"
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                    label.topAnchor.constraint(
                        equalTo: view.topAnchor, constant: traitCollection.userInterfaceStyle == .dark && isShifted ? 104 : 100),
                ])
            }
        }
        try withReferences { folder in
            let first = reports { verify(matrix: matrix, named: "screen", function: "adapts()") { Adapting() } }
            #expect(first.failures.count == 8)
            #expect(pictures(folder).count == 8 && pictures(folder)[0] == "adapts.screen-landscape-left-dark-ltr.png")
            let bytes = try pictures(folder).map { try Data(contentsOf: folder.appendingPathComponent("__Snapshots__/MatrixTests/\($0)")) }
            #expect(Set(bytes).count == 8)
            let second = reports {
                verify(matrix: matrix, named: "screen", function: "adapts()") {
                    let controller = Adapting()
                    controller.isShifted = true
                    return controller
                }
            }
            #expect(second.failures.count == 4)
            #expect(second.failures.allSatisfy { $0.contains("-dark-") && $0.contains("`label` (UILabel) moved 4 pt down") })
        }
    }

    @Test("text sizes, contrasts, languages, and generations reach the screen")
    func axes() {
        let matrix = SnapshotMatrix(
            contrasts: [.normal, .high], textSizes: [.large, .accessibilityLarge], languages: ["en", "de"], generations: [.ios16, .ios26])
        #expect(matrix.variants.count == 16)
        for variant in matrix.variants {
            let stage = variant.stage()
            #expect(stage.window.traitCollection.accessibilityContrast == variant.contrast)
            #expect(stage.window.traitCollection.preferredContentSizeCategory == variant.textSize)
            #expect(AppLanguages.preferred.first == variant.language)
        }
        AppLanguages.use(["en"])
        #expect(matrix.variants[5].description == "normal-contrast-AccessibilityL-en-ios26")
    }

    @Test("every scene of a storyboard is verified in one call")
    func scenes() throws {
        let scene = { (id: String, identifier: String, color: String) in
            """
            <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(identifier) sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <color key="backgroundColor" \(color) colorSpace="custom" customColorSpace="sRGB"/></view></viewController></objects></scene>
            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <scenes>
            \(scene("aaa-00-001", "storyboardIdentifier=\"First\"", #"red="1" green="0.0" blue="0.0" alpha="1""#))
            \(scene("aaa-00-002", "", #"red="0.0" green="1" blue="0.0" alpha="1""#))
            </scenes></document>
            """
        let source = InterfaceSource(
            try InterfaceDocument(data: Data(text.utf8), file: "Main"), name: "Main", bundle: .main, strings: InterfaceStrings(tables: []))
        let storyboard = UIStoryboard(archive: StoryboardFile(source), name: "Main", bundle: .main)
        try withReferences { folder in
            #expect(reports { verify(scenesOf: storyboard, function: "main()") }.failures.count == 2)
            #expect(pictures(folder) == ["main.First.png", "main.UIViewController-aaa-00-002.png"])
            #expect(reports { verify(scenesOf: storyboard, function: "main()") }.failures == [])
        }
    }
}
