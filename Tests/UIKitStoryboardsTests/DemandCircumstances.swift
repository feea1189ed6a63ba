/// Interface files with elements that are read only in context: a cell's own labels, a popover's arrow directions, or the variations of a
/// size class. DemandTests cannot derive them from a ranking.
enum DemandCircumstances {
    static let storyboard = XML.storyboard(
        initial: "split",
        XML.scene(
            "<splitViewController id=\"split\" sceneMemberID=\"viewController\"><connections>\(relationship("tabs", "masterViewController"))\(relationship("plain", "detailViewController"))</connections></splitViewController>"
        ),
        XML.scene(
            "<tabBarController id=\"tabs\" sceneMemberID=\"viewController\"><tabBar key=\"tabBar\" id=\"bar\"/><connections>\(relationship("nav", "viewControllers"))\(relationship("pages", "viewControllers"))\(relationship("reference", "viewControllers"))</connections></tabBarController>"
        ),
        XML.scene(navigation), XML.scene(table), XML.scene(collection),
        XML.scene(plain, dock: "<exit id=\"exit\" sceneMemberID=\"exit\"/>"),
        XML.scene("<viewController id=\"there2\" sceneMemberID=\"viewController\"/>"),
        XML.scene("<pageViewController id=\"pages\" transitionStyle=\"scroll\" sceneMemberID=\"viewController\"/>"),
        XML.scene("<viewControllerPlaceholder storyboardName=\"Other\" id=\"reference\" sceneMemberID=\"viewController\"/>"))

    static let other = XML.storyboard(initial: "there", XML.scene(old))

    private static func relationship(_ destination: String, _ name: String) -> String {
        "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(name)\" id=\"to-\(destination)\"/>"
    }

    private static let navigation = """
        <navigationController id="nav" sceneMemberID="viewController">
            <toolbarItems/>
            <navigationBar key="navigationBar" id="navBar"><rect key="frame" x="0" y="0" width="390" height="44"/>
                <textAttributes key="titleTextAttributes"><color key="textColor" white="0" alpha="1"/></textAttributes>
                <navigationBarAppearance key="standardAppearance"/>
            </navigationBar>
            <toolbar key="toolbar" id="toolbar"><rect key="frame" x="0" y="0" width="390" height="44"/>
                <items><barButtonItem title="a" id="item"/></items><toolbarAppearance key="standardAppearance"/>
            </toolbar>
            <connections>\(relationship("table", "rootViewController"))</connections>
        </navigationController>
        """

    private static let table = """
        <tableViewController storyboardIdentifier="table" id="table" sceneMemberID="viewController">
            <tableView key="view" style="plain" rowHeight="44" id="tv"><rect key="frame" x="0" y="0" width="390" height="844"/>
                <prototypes>
                    <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="one" detailTextLabel="two" imageView="three" reuseIdentifier="Sample" id="cell">
                        <rect key="frame" x="0" y="0" width="390" height="44"/>
                        <tableViewCellContentView key="contentView" id="content"><subviews><label text="1" id="one"/><label text="2" id="two"/><imageView id="three"/></subviews></tableViewCellContentView>
                        <connections><segue destination="there2" kind="show" identifier="more" trigger="accessoryAction" id="s5"/></connections>
                    </tableViewCell>
                </prototypes>
            </tableView>
            <toolbarItems><barButtonItem title="b" id="tool"/></toolbarItems>
            <navigationItem key="navigationItem" title="t" id="ni">
                <leftBarButtonItems><barButtonItem title="l" id="left"/></leftBarButtonItems>
                <rightBarButtonItems><barButtonItem title="r" id="right"/></rightBarButtonItems>
            </navigationItem>
            <keyCommands><keyCommand input="a" actionName="go:"/></keyCommands>
            <refreshControl key="refreshControl" opaque="NO" multipleTouchEnabled="YES" contentMode="center" enabled="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" insetsLayoutMarginsFromSafeArea="NO" id="refresh">
                <rect key="frame" x="0" y="0" width="390" height="60"/>
                <attributedString key="attributedTitle"><fragment content="pull"><attributes><color key="NSColor" white="0" alpha="1"/></attributes></fragment></attributedString>
            </refreshControl>
        </tableViewController>
        """

    private static let collection = """
        <collectionViewController storyboardIdentifier="collection" id="collection" sceneMemberID="viewController">
            <collectionView key="view" dataMode="prototypes" id="cv"><rect key="frame" x="0" y="0" width="390" height="844"/>
                <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="50" height="50"/></collectionViewFlowLayout>
                <cells>
                    <collectionViewCell reuseIdentifier="Sample" id="ccell"><rect key="frame" x="0" y="0" width="50" height="50"/>
                        <collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" insetsLayoutMarginsFromSafeArea="NO" translatesAutoresizingMaskIntoConstraints="NO" id="ccontent"><rect key="frame" x="0" y="0" width="50" height="50"/></collectionViewCellContentView>
                    </collectionViewCell>
                </cells>
            </collectionView>
        </collectionViewController>
        """

    private static let plain = """
        <viewController storyboardIdentifier="plain" id="plain" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
                <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
                <subviews>
                    <label text="a" id="label"><nil key="textColor"/><variation key="widthClass=compact"><fontDescription key="fontDescription" type="system" pointSize="9"/></variation></label>
                    <stackView id="stack"><variation key="widthClass=compact" axis="vertical" distribution="fillEqually" spacing="3"/></stackView>
                    <imageView id="image"><variation key="widthClass=compact" image="star"/></imageView>
                    <segmentedControl id="segments"><segments><segment title="a"/></segments></segmentedControl>
                    <searchBar id="search"><scopeButtonTitles><string>a</string></scopeButtonTitles></searchBar>
                    <textView id="text"><mutableString key="text">words</mutableString><dataDetectorTypes key="dataDetectorTypes" link="YES"/>
                    </textView>
                    <label id="rich"><attributedString key="attributedText"><fragment content="a"><attributes><paragraphStyle key="NSParagraphStyle" alignment="left"><tabStops><textTab alignment="right" location="12"><options/></textTab></tabStops></paragraphStyle></attributes></fragment></attributedString></label>
                    <visualEffectView id="effect"><vibrancyEffect style="fill"><blurEffect style="regular"/></vibrancyEffect></visualEffectView>
                    <button id="button"><connections>
                        <segue destination="there2" kind="popoverPresentation" identifier="popover" popoverAnchorView="label" id="s1"><popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES" left="YES" right="YES"/></segue>
                        <segue destination="there2" kind="presentation" identifier="triggered" trigger="showMoreDetails" id="s3"/>
                    </connections></button>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints><constraint firstItem="label" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c"><variation key="widthClass=compact" constant="4"/></constraint></constraints>
                <variation key="default"><mask key="subviews"><exclude reference="image"/></mask></variation>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="range" keyPath="spread"><range key="value" location="1" length="2"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="image" keyPath="picture" value="star" catalog="system"/>
                </userDefinedRuntimeAttributes>
            </view>
            <navigationItem key="navigationItem" id="pni"><barButtonItem key="rightBarButtonItem" title="x" id="anchor"/></navigationItem>
            <connections>
                <segue destination="there2" kind="popoverPresentation" identifier="item" popoverAnchorBarButtonItem="anchor" id="s2"/>
                <segue destination="exit" kind="unwind" identifier="back" unwindAction="back:" id="s4"/>
            </connections>
        </viewController>
        """

    private static let old = """
        <viewController id="there" sceneMemberID="viewController">
            <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
            <view key="view" id="tv"><subviews><label text="a" id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="c"/></constraints></view>
        </viewController>
        """
}
