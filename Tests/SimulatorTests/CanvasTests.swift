import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Simulator

/// Drawing interface files without an app.
@MainActor
@Suite(.serialized)
struct CanvasTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="nav">
            <scenes>
                <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController"><connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects><point key="canvasLocation" x="0" y="0"/></scene>
                <scene sceneID="s2"><objects>
                    <tableViewController storyboardIdentifier="List" id="list" customClass="NobodysController" customModule="Nowhere" sceneMemberID="viewController">
                        <tableView key="view" style="plain" dataMode="prototypes" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="tv"><rect key="frame" x="0" y="0" width="393" height="852"/>
                            <prototypes><tableViewCell reuseIdentifier="A" rowHeight="90" id="c1"><rect key="frame" x="0" y="0" width="393" height="90"/><tableViewCellContentView key="contentView" id="v1"/></tableViewCell></prototypes>
                            <connections><outlet property="dataSource" destination="list" id="o1"/><outlet property="nowhere" destination="list" id="o3"/></connections>
                        </tableView>
                        <navigationItem key="navigationItem" title="List" id="ni"/>
                        <connections><outlet property="missing" destination="tv" id="o2"/><segue destination="detail" kind="show" identifier="open" id="g"/></connections>
                    </tableViewController></objects><point key="canvasLocation" x="900" y="0"/></scene>
                <scene sceneID="s3"><objects><viewController storyboardIdentifier="Detail" id="detail" sceneMemberID="viewController"><view key="view" id="dv"><rect key="frame" x="0" y="0" width="393" height="852"/><color key="backgroundColor" systemColor="systemBackgroundColor"/></view></viewController></objects><point key="canvasLocation" x="1800" y="0"/></scene>
            </scenes>
        </document>
        """

    private func run(_ storyboard: String = storyboard, _ change: (inout CanvasJob) -> Void) throws -> (index: CanvasIndex, folder: URL) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Understudy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(storyboard.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        var job = CanvasJob(
            files: [folder.appendingPathComponent("Main.storyboard").path], bundle: folder.path,
            output: folder.appendingPathComponent("out").path,
            devices: ["iPhone 16"],
            appearances: ["light"], languages: [""], orientation: nil, isWholeCanvas: false, scale: 1, scenes: [])
        change(&job)
        defer { UIScreen.main.become(HostScreen()) }
        try CanvasRun.run(job)
        let out = folder.appendingPathComponent("out")
        return (try JSONDecoder().decode(CanvasIndex.self, from: Data(contentsOf: out.appendingPathComponent("index.json"))), out)
    }

    private func size(_ url: URL) throws -> CGSize { try #require(UIImage(data: Data(contentsOf: url))).size }

    @Test(
        "a file's canvas has the status bar that its Xcode shows",
        arguments: [
            ("retina4_7", 14490, 20), ("retina4_7", 20037, 0), ("retina6_1", 20037, 44), ("retina6_1", 21701, 48),
            ("retina5_9", 21507, 47), ("retina6_12", 21701, 59), ("retina5_9", 22505, 50), ("retina4_7", 23504, 20),
            ("retina6_1", 24127, 96), ("retina5_9", 23727, 100), ("retina6_12", 24127, 59),
        ] as [(String, Int, CGFloat)])
    func statusBar(_ device: String, _ build: Int, _ top: CGFloat) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(build).1">
                <device id="\(device)" orientation="portrait"/>
            </document>
            """
        let canvas = CanvasSetting(ofCanvas: try InterfaceFile(text: text, file: "Main.storyboard"))
        #expect(canvas.screen(size: nil).insets.top == top)
    }

    @Test("a build that does not write its version is known by its plug-in")
    func plugIn() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="32700.99.1234">
                <device id="retina6_1" orientation="portrait"/>
                <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/></dependencies>
            </document>
            """
        let file = try InterfaceFile(text: text, file: "Main.storyboard")
        #expect(CanvasSetting.generation(ofCanvas: file) == .ios16 && CanvasSetting.systemVersion(ofCanvas: file) == "17.0")
        #expect(CanvasSetting(ofCanvas: file).screen(size: nil).insets.top == 48)
    }

    @Test("a scene has the bars that its author chose, and those of the tab around its navigation controller")
    func bars() throws {
        func scene(_ id: String, _ rest: String) -> String {
            "<scene sceneID=\"s\(id)\"><objects>\(rest)</objects></scene>"
        }
        func view(_ id: String, _ rest: String = "") -> String {
            scene(
                id,
                "<viewController id=\"\(id)\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\(id)\"/>\(rest)</viewController>")
        }
        func segue(_ relationship: String, _ destination: String) -> String {
            "<connections><segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"to\(destination)\"/></connections>"
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
            \(scene("tabs", "<tabBarController id=\"tabs\" sceneMemberID=\"viewController\">\(segue("viewControllers", "nav"))</tabBarController>"))
            \(scene("nav", "<navigationController id=\"nav\" sceneMemberID=\"viewController\"><navigationBar key=\"navigationBar\" largeTitles=\"YES\" translucent=\"NO\" id=\"bar\"/>\(segue("rootViewController", "root"))</navigationController>"))
            \(view("root"))
            \(view("top", "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"))
            \(view("tab", "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"))
            \(view("tools", "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"))
            \(scene("bare", "<navigationController navigationBarHidden=\"YES\" toolbarHidden=\"NO\" id=\"bare\" sceneMemberID=\"viewController\">\(segue("rootViewController", "plain"))</navigationController>"))
            \(view("plain", "<connections><segue destination=\"none\" kind=\"show\" id=\"push\"/></connections>"))
            \(view("none", "<nil key=\"simulatedBottomBarMetrics\"/>"))
            \(scene("chosen", "<navigationController id=\"chosen\" sceneMemberID=\"viewController\"><simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\" translucent=\"NO\"/>\(segue("rootViewController", "first"))</navigationController>"))
            \(view("first", "<connections><segue destination=\"second\" kind=\"show\" id=\"on\"/></connections>"))
            \(view("second"))
            </scenes></document>
            """
        let all = CanvasScene.all(of: try InterfaceFile(text: text, file: "Main.storyboard"))
        let scenes = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
        let (root, top) = (try #require(scenes["root"]), try #require(scenes["top"]))
        #expect(root.isInNavigation && root.isInTabs && root.hasLargeTitles && root.isBarOpaque && !root.isTabBarOpaque && !root.hasToolbar)
        #expect(top.isInNavigation && top.isBarOpaque && !top.isInTabs)
        #expect(scenes["tab"]?.isInTabs == true && scenes["tab"]?.isInNavigation == false)
        #expect(scenes["tools"]?.hasToolbar == true && scenes["tools"]?.isInNavigation == false)
        let (plain, none) = (try #require(scenes["plain"]), try #require(scenes["none"]))
        #expect(!plain.isInNavigation && plain.hasToolbar && none.backTitle == "Back" && !none.isInNavigation && !none.hasToolbar)
        for id in ["first", "second"] {
            let scene = try #require(scenes[id])
            #expect(scene.isInNavigation && scene.isInTabs && scene.isTabBarOpaque, "the tab bar that was chosen for their container")
        }
    }

    @Test("every scene is drawn in the device's size, without the app's classes and outlets")
    func scenes() throws {
        let (index, folder) = try run { _ in }
        #expect(index.failures.isEmpty && index.pictures.map(\.object) == ["nav", "list", "detail"])
        #expect(index.pictures.flatMap(\.messages) == [])
        for picture in index.pictures {
            #expect(try size(folder.appendingPathComponent(picture.picture)) == CGSize(width: 393, height: 852))
        }
    }

    @Test("each device and appearance has its own image, and dark differs from light")
    func settings() throws {
        let (index, folder) = try run {
            $0.appearances = ["light", "dark"]
            $0.devices = ["iPhone 16", "iPad (10th generation)"]
            $0.scenes = ["detail"]
        }
        #expect(index.pictures.count == 4 && Set(index.pictures.map(\.picture)).count == 4)
        let phones = index.pictures.filter { $0.device == "iPhone 16" }
        let data = try phones.map { try Data(contentsOf: folder.appendingPathComponent($0.picture)) }
        #expect(data.count == 2 && data[0] != data[1])
    }

    @Test("the whole canvas shows every scene where its author put it")
    func sheet() throws {
        let (index, folder) = try run { $0.isWholeCanvas = true }
        #expect(index.pictures.count == 1 && index.pictures.first?.object == nil)
        let size = try size(folder.appendingPathComponent(try #require(index.pictures.first).picture))
        #expect(size.width > 3 * 393 && size.height > 852)
    }

    @Test("a canvas that is too large to draw fails with an error; without a given scale it is reduced until it fits")
    func tooLarge() throws {
        let scenes = (0..<100).map { number in
            "<scene sceneID=\"x\(number)\"><objects><viewController id=\"v\(number)\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"w\(number)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/></view></viewController></objects><point key=\"canvasLocation\" x=\"\(number * 900)\" y=\"0\"/></scene>"
        }.joined()
        let text = Self.storyboard.replacingOccurrences(of: "<scenes>", with: "<scenes>" + scenes)
        func canvas(_ scale: Double?) throws -> (index: CanvasIndex, folder: URL) {
            try run(text) { ($0.isWholeCanvas, $0.scale) = (true, scale) }
        }
        let (refused, _) = try canvas(4)
        #expect(refused.pictures.isEmpty && refused.failures.first?.contains("is too large to draw at scale 4") == true)
        let (fitted, folder) = try canvas(nil)
        #expect(fitted.failures.isEmpty)
        #expect(try size(folder.appendingPathComponent(try #require(fitted.pictures.first).picture)).width <= 32_767)
    }

    private func scene(_ id: String, _ x: CGFloat, _ y: CGFloat, isReference: Bool = false) -> CanvasScene {
        CanvasScene(
            id: id, title: id, location: CGPoint(x: x, y: y), isEntryPoint: false, isReference: isReference, freeformSize: nil,
            isInNavigation: false,
            backTitle: nil, isInTabs: false)
    }

    @Test("scenes keep their order on both axes, do not overlap, and leave no excess space")
    func places() throws {
        let scenes = [scene("a", 0, 0), scene("b", 3000, 10), scene("c", 3000, 4000), scene("d", 0, 4010)]
        let phone = CGSize(width: 393, height: 852), spacing = Spacing(between: 100, title: 34)
        let origins = try #require(CanvasPlaces(scenes, scenes.map { _ in phone }, spacing).authored)
        let frames = origins.map { CGRect(origin: $0, size: phone) }
        for one in frames.indices { for other in frames.indices where one < other { #expect(!frames[one].intersects(frames[other])) } }
        #expect(frames[0].maxX < frames[1].minX && frames[0].maxY < frames[3].minY && frames[1].maxY < frames[2].minY)
        let box = frames.reduce(CGRect.null) { $0.union($1) }
        #expect(box.width < 3 * 393 && box.height < 3 * 852)
    }

    @Test("storyboard references are drawn as small boxes, as close as their author put them")
    func references() throws {
        let scenes =
            [scene("a", 0, 0)] + (0..<20).map { scene("r\($0)", 1000 + CGFloat($0 % 3) * 10, CGFloat($0) * 40 - 400, isReference: true) }
        let box = CGSize(width: 240, height: 44)
        let sizes = scenes.map { $0.isReference ? box : CGSize(width: 393, height: 852) }
        let origins = try #require(CanvasPlaces(scenes, sizes, Spacing(between: 100, title: 34)).authored)
        let frames = zip(origins, sizes).map { CGRect(origin: $0, size: $1) }
        for one in frames.indices { for other in frames.indices where one < other { #expect(!frames[one].intersects(frames[other])) } }
        #expect(frames.reduce(CGRect.null) { $0.union($1) }.height < 1400)
    }

    @Test("scenes that share one position have no authored layout")
    func noPlaces() {
        let scenes = [scene("a", 5, 5), scene("b", 5, 5)]
        #expect(CanvasPlaces(scenes, scenes.map { _ in CGSize(width: 393, height: 852) }, Spacing(between: 100, title: 34)).authored == nil)
    }

    @Test("an unreadable file is reported with its position, and the others are drawn")
    func failures() throws {
        let (index, _) = try run { $0.files.insert("/nowhere/None.storyboard", at: 0) }
        #expect(
            index.failures.count == 1 && index.failures.first?.contains("/nowhere/None.storyboard") == true && index.pictures.count == 3)
    }
}
