import InterfaceBuilder

/// Small storyboards in the format of a current Xcode.
enum Fixtures {
    static func storyboard(initial: String? = "nav-00-001", resources: String = "", _ scenes: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
            </dependencies>
            <scenes>
        \(scenes)
            </scenes>\(resources)
        </document>

        """
    }

    static func scene(_ controller: String, name: String, scene: String, responder: String) -> String {
        """
                <!--\(name)-->
                <scene sceneID="\(scene)">
                    <objects>
        \(controller)
                        <placeholder placeholderIdentifier="IBFirstResponder" id="\(responder)" userLabel="First Responder" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="0.0" y="0.0"/>
                </scene>
        """
    }

    /// Navigation controller → list → detail, and a settings scene presented by the list.
    static let library = storyboard(
        resources: """

                <resources>
                    <image name="gear" width="20" height="20"/>
                    <image name="star" width="20" height="20"/>
                </resources>
            """,
        [
            scene(
                """
                                <navigationController id="nav-00-001" sceneMemberID="viewController">
                                    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-00-001">
                                        <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                                        <autoresizingMask key="autoresizingMask"/>
                                    </navigationBar>
                                    <connections>
                                        <segue destination="lis-00-001" kind="relationship" relationship="rootViewController" id="seg-00-001"/>
                                    </connections>
                                </navigationController>
                """, name: "Navigation Controller", scene: "sce-00-001", responder: "fir-00-001"),
            scene(
                """
                                <viewController storyboardIdentifier="List" id="lis-00-001" customClass="ListViewController" customModule="Library" customModuleProvider="target" sceneMemberID="viewController">
                                    <view key="view" contentMode="scaleToFill" id="vie-00-001">
                                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                        <subviews>
                                            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="but-00-001">
                                                <rect key="frame" x="20" y="100" width="46" height="30"/>
                                                <state key="normal" image="gear"/>
                                                <connections>
                                                    <segue destination="set-00-001" kind="presentation" identifier="settings" id="seg-00-003"/>
                                                </connections>
                                            </button>
                                        </subviews>
                                        <constraints>
                                            <constraint firstItem="but-00-001" firstAttribute="leading" secondItem="vie-00-001" secondAttribute="leading" constant="20" id="con-00-001"/>
                                            <constraint firstItem="but-00-001" firstAttribute="top" secondItem="vie-00-001" secondAttribute="top" constant="100" id="con-00-002"/>
                                        </constraints>
                                    </view>
                                    <connections>
                                        <outlet property="gearButton" destination="but-00-001" id="out-00-001"/>
                                        <segue destination="det-00-001" kind="show" identifier="detail" id="seg-00-002"/>
                                    </connections>
                                </viewController>
                """, name: "List View Controller", scene: "sce-00-002", responder: "fir-00-002"),
            scene(
                """
                                <viewController id="det-00-001" customClass="DetailViewController" customModule="Library" customModuleProvider="target" sceneMemberID="viewController">
                                    <view key="view" contentMode="scaleToFill" id="vie-00-002">
                                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                        <subviews>
                                            <imageView contentMode="scaleAspectFit" image="star" id="ima-00-001">
                                                <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
                                            </imageView>
                                        </subviews>
                                    </view>
                                    <connections>
                                        <segue destination="lis-00-001" kind="show" identifier="again" id="seg-00-004"/>
                                    </connections>
                                </viewController>
                """, name: "Detail View Controller", scene: "sce-00-003", responder: "fir-00-003"),
            scene(
                """
                                <viewController id="set-00-001" sceneMemberID="viewController">
                                    <connections>
                                        <segue destination="exi-00-001" kind="unwind" identifier="close" unwindAction="closeSettings:" id="seg-00-005"/>
                                    </connections>
                                </viewController>
                                <exit id="exi-00-001" userLabel="Exit" sceneMemberID="exit"/>
                """, name: "View Controller", scene: "sce-00-004", responder: "fir-00-004"),
        ].joined(separator: "\n"))

    static func file(_ text: String = library, named name: String = "Main.storyboard") throws -> InterfaceFile {
        try InterfaceFile(text: text, file: name)
    }
}
