import Foundation
import UIKit

/// A bundle with interface files for one test.
@MainActor
final class TemporaryBundle {
    let bundle: Bundle
    private let folder: URL

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Understudy-\(UUID().uuidString)")
        for (name, text) in files {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
        self.bundle = bundle
        Log.lines = []
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Saves a file again, and returns its path.
    func save(_ text: String, as name: String) throws -> String {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    func storyboard(_ name: String = "Main") -> UIStoryboard { UIStoryboard(name: name, bundle: bundle) }
}

/// The calls to the test's objects, in order.
enum Log {
    // Key-value members are not isolated; the tests use them on the main actor only.
    nonisolated(unsafe) static var lines: [String] = []
    static func add(_ line: String) { lines.append(line) }
}

enum XML {
    static func storyboard(initial: String? = nil, attributes: String = "", _ scenes: String..., resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")\(attributes)>
            <scenes>
        \(scenes.joined(separator: "\n"))
            </scenes>
            <resources>\(resources)</resources>
        </document>
        """
    }

    static func scene(_ controller: String, dock: String = "") -> String {
        let id = controller.firstMatch(of: #/ id="([^"]*)"/#)?.1 ?? ""
        return """
                    <scene sceneID="scene-\(id)">
                        <objects>
                            \(controller)
                            <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" sceneMemberID="firstResponder"/>
                            \(dock)
                        </objects>
                    </scene>
            """
    }

    /// Returns a controller with a view; `body` goes into the view, `connections` into the controller.
    static func controller(
        _ id: String, _ type: String? = nil, element: String = "viewController", attributes: String = "", view: String = "",
        items: String = "",
        connections: String = ""
    ) -> String {
        """
        <\(element) \(attributes) id="\(id)"\(type.map(custom) ?? "") sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="view-\(id)"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>\(view)</view>
            \(items)
            <connections>\(connections)</connections>
        </\(element)>
        """
    }

    static func custom(_ type: String) -> String {
        " customClass=\"\(type)\" customModule=\"UIKitStoryboardsTests\" customModuleProvider=\"target\""
    }

    static func xib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
            <objects>\(objects)</objects>
        </document>
        """
    }
}

@MainActor
func inWindow(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    return window
}

/// Runs until every animation has ended.
@MainActor
func settle() { EventLoop.main.advance(by: 2) }

/// Returns the first top-level object of a xib with these objects.
@MainActor
func decodeFirst<T>(_ objects: String, as type: T.Type = T.self, owner: Any? = nil) throws -> T {
    let files = try TemporaryBundle(["Test.xib": XML.xib(objects)])
    let made = UINib(nibName: "Test", bundle: files.bundle).instantiate(withOwner: owner)
    guard let first = made.first as? T else { throw CocoaError(.coderReadCorrupt) }
    return first
}

/// Returns the initial controller of a storyboard with these scenes, and its files.
@MainActor
func instantiate(initial: String = "a", attributes: String = "", resources: String = "", _ scenes: String...) throws -> UIViewController {
    let text = XML.storyboard(initial: initial, attributes: attributes, scenes.joined(separator: "\n"), resources: resources)
    let files = try TemporaryBundle(["Main.storyboard": text])
    guard let controller = files.storyboard().instantiateInitialViewController() else { throw CocoaError(.coderReadCorrupt) }
    return controller
}
