import EmulatedDevices
import RuleTrait
import Testing
import UIKit

@testable import UIKitStoryboards

class NibOwner: KeyValueObject {
    var view: UIView!
    var button: UIButton!
}

@MainActor
@Suite(.serialized)
struct NibTests {
    private static let xib = XML.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="view" destination="v" id="o1"/><outlet property="button" destination="b" id="o2"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view id="v"\(XML.custom("ProbeView"))><rect key="frame" x="0.0" y="0.0" width="80" height="60"/>
            <subviews><button opaque="NO" id="b"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/><state key="normal" title="Hi"/></button></subviews>
        </view>
        <tapGestureRecognizer numberOfTapsRequired="2" id="t"/>
        """)

    @Test("a nib returns its top-level objects in file order and connects its owner", .rule("SP-B017", "SP-A019", "SP-J007", "SP-A089"))
    func owner() throws {
        let files = try TemporaryBundle(["Test.xib": Self.xib])
        let owner = NibOwner()
        let objects = try #require(files.bundle.loadNibNamed("Test", owner: owner, options: nil))
        #expect(objects.count == 2)
        #expect(objects[0] is ProbeView && (objects[1] as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
        #expect(owner.view === objects[0] as AnyObject && owner.button.title(for: .normal) == "Hi")
        #expect(Log.lines == ["view init frame=80x60 tag=0 superview=nil recognizers=0", "view awake superview=nil"])
        // A fresh load.
        let again = UINib(nibName: "Test", bundle: files.bundle).instantiate(withOwner: NibOwner())
        #expect(again[0] as AnyObject !== objects[0] as AnyObject)
    }

    @Test("a nib's object assigned to a weak property lives until the run loop turns or its autorelease pool ends")
    func weakContents() throws {
        let files = try TemporaryBundle(["Test.xib": Self.xib])
        weak var content: UIView?
        content = files.bundle.loadNibNamed("Test", owner: NibOwner(), options: nil)?.first as? UIView
        #expect(content != nil)
        EventLoop.main.turn()
        #expect(content == nil)
        autoreleasepool {
            content = files.bundle.loadNibNamed("Test", owner: NibOwner(), options: nil)?.first as? UIView
            #expect(content != nil)
            autoreleasepool {}
            #expect(content != nil)
        }
        #expect(content == nil)
    }

    @Test("an owner without the outlet is a fault", .rule("SP-B018", "SP-A080"))
    func wrongOwner() throws {
        let files = try TemporaryBundle(["Test.xib": Self.xib])
        let nib = UINib(nibName: "Test", bundle: files.bundle)
        let owner = NSObject()
        let faults = Fault.catching { _ = nib.instantiate(withOwner: owner) }
        #expect(faults.map(\.name) == [.undefinedKeyException, .undefinedKeyException])
        #expect(NSExceptionName.undefinedKeyException.rawValue == "NSUnknownKeyException")
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(owner).toOpaque()), radix: 16)
        #expect(
            faults.first?.reason
                == "[<NSObject 0x\(address)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key button.")
        // Without an owner, a plain object takes its place.
        let ownerless = Fault.catching { _ = nib.instantiate(withOwner: nil) }
        #expect(
            ownerless.map(\.name) == [.undefinedKeyException, .undefinedKeyException]
                && ownerless.allSatisfy { $0.reason.hasPrefix("[<NSObject 0x") })
    }

    @Test("a missing nib is a fault", .rule("SP-B019"))
    func missing() {
        let faults = Fault.catching { _ = UINib(nibName: "Nowhere", bundle: .main).instantiate(withOwner: nil) }
        #expect(faults.map(\.name) == [.internalInconsistencyException])
        #expect(
            faults.map(\.reason) == ["Could not load NIB in bundle: 'NSBundle <\(Bundle.main.bundlePath)> (loaded)' with name 'Nowhere'"])
    }

    class FoundViewController: UIViewController {}
    final class MadeViewController: UIViewController {
        override func loadView() {
            view = UIView()
            view.tag = 7
        }
    }

    /// Returns a nib for a controller whose view has `tag`.
    private static func nib(tag: Int) -> String {
        XML.xib(
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections></placeholder>"
                + "<view tag=\"\(tag)\" id=\"v\"/>")
    }

    @Test(
        "a controller class finds its nib: the name without Controller first, the idiom's before the general one, and nibName is that name",
        .rule("A-05", "A-07", "A-09", "A-10"))
    func ownNib() throws {
        let both = try TemporaryBundle(["FoundView.xib": Self.nib(tag: 1), "FoundViewController.xib": Self.nib(tag: 2)])
        let controller = FoundViewController(nibName: nil, bundle: both.bundle)
        #expect(controller.nibName == "FoundView" && controller.view.tag == 1)
        let one = try TemporaryBundle([
            "FoundViewController.xib": Self.nib(tag: 2), "FoundViewController~iphone.xib": Self.nib(tag: 3),
            "FoundViewController~ipad.xib": Self.nib(tag: 4),
        ])
        let second = FoundViewController(nibName: nil, bundle: one.bundle)
        #expect(second.nibName == "FoundViewController" && second.view.tag == 3)
        UIScreen.main.become(HostScreen(device: DeviceDescription.named("iPad Air 11") ?? .default))
        #expect(FoundViewController(nibName: nil, bundle: one.bundle).view.tag == 4)
        UIScreen.main.become(HostScreen())
        let overriding = MadeViewController(nibName: nil, bundle: try TemporaryBundle(["MadeView.xib": Self.nib(tag: 6)]).bundle)
        #expect(overriding.view.tag == 7)
        let none = try TemporaryBundle(["Other.xib": Self.nib(tag: 5)])
        #expect(FoundViewController(nibName: nil, bundle: none.bundle).nibName == nil)
        #expect(FoundViewController(nibName: "Other", bundle: none.bundle).nibName == "Other")
        let scene = try TemporaryBundle(["Main.storyboard": XML.storyboard(initial: "a", XML.scene(XML.controller("a")))])
        #expect(scene.storyboard().instantiateInitialViewController()?.nibName != nil)
    }

    @Test("list controllers load the nib that a subclass names by overriding nibName", .rule("A-05"))
    func namedListNibs() throws {
        func nib(_ list: String) -> String {
            XML.xib(
                "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections></placeholder>"
                    + list)
        }
        let files = try TemporaryBundle([
            "Rows.xib": nib("<tableView tag=\"7\" id=\"v\"/>"),
            "Grid.xib": nib(
                "<collectionView tag=\"8\" id=\"v\"><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\"/></collectionView>"),
        ])
        #expect(NamedTable(nibName: nil, bundle: files.bundle).tableView.tag == 7)
        #expect(NamedGrid(nibName: nil, bundle: files.bundle).collectionView.tag == 8)
    }

    @Test("a view that iOS 5 unloaded is loaded again from the remembered nib", .rule("E-07"))
    func nibAgain() throws {
        let files = try TemporaryBundle(["Screen.xib": Self.nib(tag: 1)])
        Generation.emulating(.legacy5) {
            let controller = UIViewController(nibName: "Screen", bundle: files.bundle)
            controller.view.tag = 2
            controller.didReceiveMemoryWarning()
            #expect(!controller.isViewLoaded)
            #expect(controller.view.tag == 1)
        }
    }

    @Test("a nib's name has no folder or extension; the language's folder precedes the root", .rule("A-08"))
    func nibPlaces() throws {
        let previous = InterfaceFiles.languages
        InterfaceFiles.languages = ["fr"]
        defer { InterfaceFiles.languages = previous }
        let files = try TemporaryBundle([
            "Screen.xib": Self.nib(tag: 1), "fr.lproj/Screen.xib": Self.nib(tag: 2), "Folder/Inner.xib": Self.nib(tag: 3),
        ])
        #expect(UIViewController(nibName: "Screen", bundle: files.bundle).view.tag == 2)
        for name in ["Screen.xib", "Inner"] {
            let faults = Fault.catching { UIViewController(nibName: name, bundle: files.bundle).loadViewIfNeeded() }
            #expect(
                faults.map(\.reason) == [
                    "Could not load NIB in bundle: 'NSBundle <\(files.bundle.bundlePath)> (loaded)' with name '\(name)'"
                ])
        }
        #expect(UIViewController(nibName: "Screen", bundle: nil).nibBundle == nil)
        let main = Fault.catching { UIViewController(nibName: "Screen", bundle: nil).loadViewIfNeeded() }
        #expect(main.first?.reason.contains(Bundle.main.bundlePath) == true)
    }

    @Test("a controller's nib must connect its view outlet", .rule("SP-B025", "SP-B023", "A-11"))
    func controllerNib() throws {
        let files = try TemporaryBundle([
            "Test.xib": Self.xib, "Empty.xib": XML.xib("<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/><view id=\"v\"/>"),
        ])
        let controller = UIViewController(nibName: "Empty", bundle: files.bundle)
        let faults = Fault.catching { controller.loadViewIfNeeded() }
        #expect(faults.map(\.name) == [.internalInconsistencyException])
        #expect(
            faults.map(\.reason).contains(
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Empty\" nib but the view outlet was not set."))
    }

    @Test("external objects replace their placeholders", .rule("SP-A020", "SP-B017"))
    func external() throws {
        let files = try TemporaryBundle([
            "Test.xib": XML.xib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="Other" id="p"/>
                <view id="v"\(XML.custom("ProbeView"))><connections><outlet property="inner" destination="p" id="o"/></connections></view>
                """)
        ])
        let other = UIView()
        let objects = UINib(nibName: "Test", bundle: files.bundle).instantiate(
            withOwner: nil, options: [.externalObjects: ["Other": other]])
        #expect((objects.first as? ProbeView)?.inner === other)
        #expect(UINib.OptionsKey.externalObjects.rawValue == "UINibExternalObjects")
        for options in [nil, [:]] as [[UINib.OptionsKey: Any]?] {
            let objects = UINib(nibName: "Test", bundle: files.bundle).instantiate(withOwner: nil, options: options)
            #expect((objects.first as? ProbeView).map { $0.inner == nil } == true)
        }
    }

    @Test("a controller's view may be a stack view, decoded before view is set", .rule("SP-J006"))
    func stackAsView() throws {
        final class Stacked: UIViewController {
            static var seen: [Bool] = []
            override func viewDidLoad() {
                let stack = view as? UIStackView
                Self.seen = [
                    stack?.axis == .vertical, stack?.spacing == 7, stack?.distribution == .fillEqually, stack?.alignment == .trailing,
                ]
            }
        }
        let files = try TemporaryBundle([
            "Test.xib": XML.xib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="view" destination="s" id="o"/></connections></placeholder>
                <stackView axis="vertical" spacing="7" distribution="fillEqually" alignment="trailing" id="s"/>
                """)
        ])
        Stacked(nibName: "Test", bundle: files.bundle).loadViewIfNeeded()
        #expect(Stacked.seen == [true, true, true, true])
    }

    @Test("prototype cells are created with their outlets when dequeued", .rule("SP-A094", "SP-J006"))
    func prototypes() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "t",
                XML.scene(
                    """
                    <tableViewController id="t" sceneMemberID="viewController">
                        <tableView key="view" style="plain" dataMode="prototypes" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="tv">
                            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                            <prototypes>
                                <tableViewCell selectionStyle="default" indentationWidth="10" reuseIdentifier="Cell" id="c"\(XML.custom("ProbeCell"))>
                                    <rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
                                    <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
                                        <subviews><label text="Name" id="l"><rect key="frame" x="20" y="10" width="100" height="20"/></label></subviews>
                                    </tableViewCellContentView>
                                    <connections><outlet property="nameLabel" destination="l" id="o"/></connections>
                                </tableViewCell>
                            </prototypes>
                        </tableView>
                    </tableViewController>
                    """))
        ])
        let controller = try #require(files.storyboard().instantiateInitialViewController() as? UITableViewController)
        let first = controller.tableView.dequeueReusableCell(withIdentifier: "Cell")
        let second = controller.tableView.dequeueReusableCell(withIdentifier: "Cell")
        #expect(first is ProbeCell && first !== second)
        #expect(Log.lines == ["cell awake Cell outlet=set", "cell awake Cell outlet=set"])
        let nameless =
            "<tableView id=\"t\"><prototypes><tableViewCell id=\"c\"><tableViewCellContentView key=\"contentView\" id=\"v\"/></tableViewCell></prototypes></tableView>"
        #expect(
            try Console.capturing { _ = try decodeFirst(nameless, as: UITableView.self) }.contains {
                $0.contains("The prototype cell has no reuse identifier and is left out.")
            })
    }

    @Test(
        "a table with prototypes, or with neither mode, asks its controller, even if the file still has sections",
        .rule("SP-A093", "SP-A095"), arguments: ["dataMode=\"prototypes\"", ""])
    func leftoverSections(_ mode: String) throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "t",
                XML.scene(
                    """
                    <tableViewController id="t" sceneMemberID="viewController">
                        <tableView key="view" style="insetGrouped" \(mode) rowHeight="-1" id="tv">
                            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                            <sections/>
                        </tableView>
                    </tableViewController>
                    """))
        ])
        let controller = try #require(files.storyboard().instantiateInitialViewController() as? UITableViewController)
        #expect(controller.staticContent == nil)
    }

    @Test("static cells are the data source if the table view controller implements none", .rule("SP-A095", "SP-A096"))
    func staticCells() throws {
        let cell = { (id: String, text: String) in
            "<tableViewCell style=\"IBUITableViewCellStyleDefault\" textLabel=\"l\(id)\" rowHeight=\"60\" id=\"\(id)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"390\" height=\"60\"/><tableViewCellContentView key=\"contentView\" id=\"v\(id)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"390\" height=\"60\"/><subviews><label text=\"\(text)\" id=\"l\(id)\"><rect key=\"frame\" x=\"20\" y=\"0.0\" width=\"100\" height=\"60\"/></label></subviews></tableViewCellContentView></tableViewCell>"
        }
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "t",
                XML.scene(
                    "<tableViewController id=\"t\" sceneMemberID=\"viewController\"><tableView key=\"view\" style=\"grouped\" dataMode=\"static\" rowHeight=\"44\" sectionHeaderHeight=\"28\" sectionFooterHeight=\"28\" id=\"tv\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"390\" height=\"844\"/><sections><tableViewSection headerTitle=\"Head\" id=\"s\"><cells>\(cell("a", "One"))\(cell("b", "Two"))</cells></tableViewSection></sections><connections><outlet property=\"dataSource\" destination=\"t\" id=\"o1\"/><outlet property=\"delegate\" destination=\"t\" id=\"o2\"/></connections></tableView></tableViewController>"
                ))
        ])
        let controller = try #require(files.storyboard().instantiateInitialViewController() as? UITableViewController)
        let window = inWindow(controller)
        let table = try #require(controller.tableView)
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Two")
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
        #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Head")
        _ = window
    }

    /// Keith Harrison, "Self sizing table view cells in Interface Builder": the height there does not change the row's at run time.
    @Test("constraints of a prototype's content override its height from Interface Builder", .rule("SP-A096"))
    func prototypeHeight() throws {
        let sides = ["top", "bottom", "leading", "trailing"].map {
            "<constraint firstItem=\"l\" firstAttribute=\"\($0)\" secondItem=\"cv\" secondAttribute=\"\($0)\" id=\"k\($0)\"/>"
        }.joined()
        func cell(_ id: String, _ label: String, _ constraints: String) -> String {
            "<tableViewCell rowHeight=\"145\" reuseIdentifier=\"\(id)\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"145\"/><tableViewCellContentView key=\"contentView\" id=\"cv\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"145\"/><subviews>\(label)</subviews>\(constraints)</tableViewCellContentView></tableViewCell>"
        }
        let label =
            "<label text=\"One\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"145\"/><constraints><constraint firstAttribute=\"height\" constant=\"70\" id=\"h\"/></constraints></label>"
        let table = try decodeFirst(
            "<tableView style=\"plain\" dataMode=\"prototypes\" rowHeight=\"-1\" id=\"tv\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/><prototypes>\(cell("sized", label, "<constraints>\(sides)</constraints>"))</prototypes></tableView>",
            as: UITableView.self)
        let sized = try #require(table.dequeueReusableCell(withIdentifier: "sized"))
        let height = sized.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        #expect(abs(height - 70) < 1)
    }

    @Test("a subclass's data source methods override the file's static cells", .rule("SP-A095"))
    func overriddenStaticCells() throws {
        let cells = ["a", "b"].map {
            "<tableViewCell rowHeight=\"60\" id=\"\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"60\"/></tableViewCell>"
        }.joined()
        let table =
            "<tableView key=\"view\" style=\"grouped\" dataMode=\"static\" rowHeight=\"44\" id=\"tv\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/><sections><tableViewSection headerTitle=\"Head\" footerTitle=\"Foot\" id=\"s\"><cells>\(cells)</cells></tableViewSection></sections></tableView>"
        let controller = try #require(
            try instantiate(
                initial: "t",
                XML.scene(
                    "<tableViewController id=\"t\"\(XML.custom("OverridingTable")) sceneMemberID=\"viewController\">\(table)</tableViewController>"
                ))
                as? OverridingTable)
        let window = inWindow(controller), list = try #require(controller.tableView)
        #expect(list.numberOfSections == 1 && list.numberOfRows(inSection: 0) == 1)
        #expect(list.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
        #expect(controller.tableView(list, titleForHeaderInSection: 0) == "Own")
        #expect(controller.tableView(list, titleForFooterInSection: 0) == "Foot")
        _ = window
    }
}

class NamedTable: UITableViewController {
    override var nibName: String? { "Rows" }
}

class NamedGrid: UICollectionViewController {
    override var nibName: String? { "Grid" }
}

/// Has fewer rows than its file, and its own header.
class OverridingTable: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Own" }
}
