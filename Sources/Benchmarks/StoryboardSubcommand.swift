import BenchmarkReport
import Foundation
import InterfaceBuilder
import UIKitStoryboards

/// `storyboard [FILE…]`: measures how fast interface files are parsed, and how long the first scene of a storyboard with 200 scenes takes,
/// with the file not read (cold) and read (warm). If files are given, they are parsed instead of the generated one.
@MainActor
func runStoryboardBenchmark(_ words: [String]) throws {
    let scenes = 200
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = MadeStoryboard.text(scenes: scenes)
    try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
    try Data(MadeStoryboard.text(scenes: 1).utf8).write(to: folder.appendingPathComponent("Single.storyboard"))
    guard let bundle = Bundle(path: folder.path) else { return }

    let files = try words.isEmpty ? [Array(text.utf8)] : words.map { Array(try Data(contentsOf: URL(fileURLWithPath: $0))) }
    let bytes = files.reduce(0) { $0 + $1.count }
    let repeats = max(1, 8_000_000 / max(1, bytes))
    let samples = try (0..<7).map { _ in
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<repeats { for file in files { _ = try MarkupDocument(parsing: file, file: "bench") } }
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }
    let speed = Double(bytes * repeats) / 1e6 / ((samples.sorted()[samples.count / 2]) / 1e3)
    report("SB1", "parse \(bytes / 1000) kB (\(Int(speed)) MB/s)", samples, operations: repeats * files.count)

    func show(_ name: String) -> Double {
        milliseconds {
            let controller = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
            controller?.loadViewIfNeeded()
        }
    }
    // The first scene of the process also fills the tables of classes and elements.
    let first = show("Main")
    report("SB2", "first scene of \(scenes), first in the process", [first], operations: 1)
    report(
        "SB3", "first scene of \(scenes), file unread",
        (0..<9).map { _ in
            DesignedFile.use(languages: [])
            return show("Main")
        }, operations: 1)
    report("SB4", "first scene of \(scenes), file read", (0..<51).map { _ in show("Main") }, operations: 1)
    report(
        "SB5", "first scene of 1, file unread",
        (0..<9).map { _ in
            DesignedFile.use(languages: [])
            return show("Single")
        }, operations: 1)
}

/// A storyboard in Xcode's format. Each scene has a few views and constraints.
enum MadeStoryboard {
    static func text(scenes: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="sce-00-000">
            <scenes>

        """ + (0..<scenes).map(scene).joined() + "    </scenes>\n</document>\n"
    }

    private static func scene(_ number: Int) -> String {
        func id(_ name: String, _ index: Int = 0) -> String { "\(name)-\(index)-\(number)" }
        let labels = (0..<8).map { index in
            """
                                        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Line \(index)" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id("lab", index))">
                                            <rect key="frame" x="20" y="\(60 + index * 30)" width="350" height="21"/>
                                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                            <color key="textColor" systemColor="labelColor"/>
                                            <nil key="highlightedColor"/>
                                        </label>

            """
        }.joined()
        let constraints = (0..<8).map { index in
            """
                                        <constraint firstItem="\(id("lab", index))" firstAttribute="leading" secondItem="\(id("saf"))" secondAttribute="leading" constant="20" id="\(id("cle", index))"/>
                                        <constraint firstItem="\(id("lab", index))" firstAttribute="top" secondItem="\(id("saf"))" secondAttribute="top" constant="\(20 + index * 30)" id="\(id("cto", index))"/>

            """
        }.joined()
        return """
                    <scene sceneID="\(id("sid"))">
                        <objects>
                            <viewController storyboardIdentifier="Scene \(number)" id="sce-00-\(number == 0 ? "000" : String(number))" sceneMemberID="viewController">
                                <view key="view" contentMode="scaleToFill" id="\(id("vie"))">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                    <subviews>
            \(labels)                        </subviews>
                                    <viewLayoutGuide key="safeArea" id="\(id("saf"))"/>
                                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                    <constraints>
            \(constraints)                        </constraints>
                                </view>
                            </viewController>
                            <placeholder placeholderIdentifier="IBFirstResponder" id="\(id("fir"))" sceneMemberID="firstResponder"/>
                        </objects>
                        <point key="canvasLocation" x="\(number % 20 * 800)" y="\(number / 20 * 800)"/>
                    </scene>

            """
    }
}
