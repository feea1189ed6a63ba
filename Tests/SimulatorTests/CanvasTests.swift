import Foundation
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

    private func run(_ change: (inout CanvasJob) -> Void) throws -> (index: CanvasIndex, folder: URL) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Understudy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(Self.storyboard.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        var job = CanvasJob(
            files: [folder.appendingPathComponent("Main.storyboard").path], bundle: folder.path, output: folder.appendingPathComponent("out").path, devices: ["iPhone 16"],
            appearances: ["light"], languages: [""], orientation: nil, isWholeCanvas: false, scale: 1, scenes: [])
        change(&job)
        defer { UIScreen.main.become(HostScreen()) }
        try CanvasRun.run(job)
        let out = folder.appendingPathComponent("out")
        return (try JSONDecoder().decode(CanvasIndex.self, from: Data(contentsOf: out.appendingPathComponent("index.json"))), out)
    }

    private func size(_ url: URL) throws -> CGSize { try #require(UIImage(data: Data(contentsOf: url))).size }

    @Test("every scene is drawn in the device's size, without the app's classes and their outlets")
    func scenes() throws {
        let (index, folder) = try run { _ in }
        #expect(index.failures.isEmpty && index.pictures.map(\.object) == ["nav", "list", "detail"])
        #expect(index.pictures.flatMap(\.messages) == [])
        for picture in index.pictures { #expect(try size(folder.appendingPathComponent(picture.picture)) == CGSize(width: 393, height: 852)) }
    }

    @Test("devices and appearances each have their picture, and dark is not light")
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

    @Test("the whole canvas holds every scene where its author put it")
    func sheet() throws {
        let (index, folder) = try run { $0.isWholeCanvas = true }
        #expect(index.pictures.count == 1 && index.pictures.first?.object == nil)
        let size = try size(folder.appendingPathComponent(try #require(index.pictures.first).picture))
        #expect(size.width > 3 * 393 && size.height > 852)
    }

    @Test("a file that cannot be read is a failure with its place, not the end")
    func failures() throws {
        let (index, _) = try run { $0.files.insert("/nowhere/None.storyboard", at: 0) }
        #expect(index.failures.count == 1 && index.failures.first?.contains("/nowhere/None.storyboard") == true && index.pictures.count == 3)
    }
}
