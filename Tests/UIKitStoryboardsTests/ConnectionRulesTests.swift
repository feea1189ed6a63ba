import Foundation
import RuleTrait
import Testing
import UIKit

/// Records the actions it is sent.
class ActionOwner: ProbeController {
    var sent: [String] = []
    var many: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        ActionOwner.register()
    }

    private static var isRegistered = false
    static func register() {
        guard !isRegistered else { return }
        isRegistered = true
        DispatchTable.add(
            ActionOwner.self, selectors: ["plain", "one:", "two:event:"],
            invoke: { object, name, arguments in
                guard let owner = object as? ActionOwner else { return .unhandled }
                let kinds = arguments.values.map { $0.map { $0 is UIEvent ? "event" : "\(type(of: $0))" } ?? "nil" }
                owner.sent.append("\(name)(\(kinds.joined(separator: ",")))")
                return .handled(nil)
            })
    }
}

/// Outlets, actions, and their events, lists, and bars: A.7 and A.8.
@MainActor
@Suite(.serialized)
struct ConnectionRulesTests {
    init() { ActionOwner.register() }

    @Test("outlets are set on their owner; outlet collections keep the file's order, or append", .rule("SP-A079", "SP-A081"))
    func outlets() throws {
        let view =
            "<subviews><view tag=\"1\" id=\"one\"/><view tag=\"2\" id=\"two\"><connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" appends=\"YES\" id=\"g\"/></connections></view></subviews>"
        let connections =
            "<outlet property=\"apple\" destination=\"one\" id=\"o1\"/><outletCollection property=\"group\" destination=\"two\" id=\"o2\"/><outletCollection property=\"group\" destination=\"one\" id=\"o3\"/>"
        let controller = try #require(
            try instantiate(
                XML.scene(
                    XML.controller("a", "ActionOwner", view: view, connections: connections),
                    dock: "<tapGestureRecognizer numberOfTapsRequired=\"2\" id=\"tap\"/>")) as? ActionOwner)
        controller.loadViewIfNeeded()
        #expect(controller.apple.tag == 1 && controller.group.map(\.tag) == [2, 1])
        #expect((controller.view.subviews[1].gestureRecognizers?.first as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
    }

    @Test("paste and drag delegates are outlets too", .rule("SP-A079"))
    func systemOutlets() throws {
        final class Helper: ActionOwner, UITextPasteDelegate, UITableViewDragDelegate {
            func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
            { [] }
        }
        func outlets(_ names: String...) -> String {
            "<connections>" + names.map { "<outlet property=\"\($0)\" destination=\"a\" id=\"\($0)\"/>" }.joined() + "</connections>"
        }
        let view = """
            <subviews><textField opaque="NO" id="f">\(outlets("pasteDelegate", "textDragDelegate", "textDropDelegate"))</textField><tableView id="t">\(outlets("dragDelegate", "dropDelegate"))</tableView></subviews>
            """
        var controller: ActionOwner?
        let faults = try Fault.catching {
            controller = try instantiate(XML.scene(XML.controller("a", "ActionOwner", view: view))) as? ActionOwner;
            controller?.loadViewIfNeeded()
        }
        #expect(faults.isEmpty && controller?.view.subviews.count == 2)
        let field = UITextField(), table = UITableView(), helper = Helper()
        field.setValue(helper, forKey: "pasteDelegate")
        table.setValue(helper, forKey: "dragDelegate")
        #expect(field.pasteDelegate === helper && table.dragDelegate === helper)
    }

    @Test("a selector's colons determine its arguments; First Responder uses the responder chain", .rule("SP-A082", "SP-A084"))
    func actions() throws {
        let button = """
            <subviews><button opaque="NO" tag="1" id="b"><connections>
                <action selector="plain" destination="a" eventType="touchUpInside" id="x1"/><action selector="one:" destination="a" eventType="touchUpInside" id="x2"/>
                <action selector="two:event:" destination="a" eventType="touchUpInside" id="x3"/></connections></button>
            <button opaque="NO" tag="2" id="c"><connections><action selector="one:" destination="first-a" eventType="touchDown" id="x4"/></connections></button></subviews>
            """
        let recognizer =
            "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" appends=\"YES\" id=\"x6\"/></connections>"
        let tap =
            "<tapGestureRecognizer id=\"tap\"><connections><action selector=\"one:\" destination=\"a\" id=\"x7\"/></connections></tapGestureRecognizer>"
        let items =
            "<navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\" title=\"Bar\" id=\"i\"><connections><action selector=\"one:\" destination=\"a\" id=\"x5\"/></connections></barButtonItem></navigationItem>"
        let controller = try #require(
            try instantiate(XML.scene(XML.controller("a", "ActionOwner", view: button + recognizer, items: items), dock: tap))
                as? ActionOwner)
        let window = inWindow(controller)
        let buttons = controller.view.subviews.compactMap { $0 as? UIButton }
        buttons[0].sendActions(for: .touchUpInside)
        // Actions that code sends have no event.
        #expect(controller.sent == ["plain()", "one:(UIButton)", "two:event:(UIButton,nil)"])
        #expect(buttons[1].actions(forTarget: nil, forControlEvent: .touchDown) == ["one:"])
        let touch = { (phase: HostInput.Finger.Phase) in HostInput().touch([.init(phase: phase, location: CGPoint(x: 200, y: 400))]) }
        touch(.began)
        touch(.ended)
        settle()
        #expect(controller.sent.last == "one:(UITapGestureRecognizer)")
        let item = controller.navigationItem.rightBarButtonItem
        #expect(item?.target === controller && item?.action?.name == "one:")
        _ = window
    }

    @Test("event names have UIKit's control events", .rule("SP-A083"))
    func events() throws {
        let masks: [(String, UInt)] = [
            ("touchDown", 1), ("touchDownRepeat", 2), ("touchDragInside", 4), ("touchDragOutside", 8), ("touchDragEnter", 16),
            ("touchDragExit", 32),
            ("touchUpInside", 64), ("touchUpOutside", 128), ("touchCancel", 256), ("valueChanged", 4096), ("primaryActionTriggered", 8192),
            ("menuActionTriggered", 16384), ("editingDidBegin", 65536), ("editingChanged", 131_072), ("editingDidEnd", 262_144),
            ("editingDidEndOnExit", 524_288),
        ]
        for (name, mask) in masks {
            let controller = try #require(
                try instantiate(
                    XML.scene(
                        XML.controller(
                            "a", "ActionOwner",
                            view:
                                "<subviews><button id=\"b\"><connections><action selector=\"one:\" destination=\"a\" eventType=\"\(name)\" id=\"x\"/></connections></button></subviews>"
                        ))) as? ActionOwner)
            let button = try #require(controller.view.subviews.first as? UIButton)
            #expect(button.actions(forTarget: controller, forControlEvent: UIControl.Event(rawValue: mask)) == ["one:"], "\(name)")
        }
    }

    @Test("each kind of segue has its own template class; relationships have none", .rule("SP-A085", "SP-A086"))
    func kinds() throws {
        func segue(_ kind: String, _ rest: String = "") -> String {
            "<segue destination=\"b\" kind=\"\(kind)\" identifier=\"\(kind)\" \(rest) id=\"s-\(kind)\"/>"
        }
        let plain = ["show", "showDetail", "presentation", "popoverPresentation", "custom", "push", "modal", "popover"].map { segue($0) }
            .joined()
        let unwind = "<segue destination=\"exit\" kind=\"unwind\" identifier=\"unwind\" unwindAction=\"back:\" id=\"s-unwind\"/>"
        let view = "<subviews><containerView id=\"box\"><connections>\(segue("embed"))</connections></containerView></subviews>"
        let controller = try instantiate(
            XML.scene(
                XML.controller("a", view: view, connections: plain + segue("replace", "splitViewControllerTargetIndex=\"0\"") + unwind),
                dock: "<exit id=\"exit\" sceneMemberID=\"exit\"/>"),
            XML.scene(XML.controller("b")))
        let kinds = Dictionary(uniqueKeysWithValues: controller.loading.segueTemplates.map { ($0.identifier ?? "", $0.kind) })
        #expect(
            kinds == [
                "show": .show, "showDetail": .showDetail, "presentation": .presentation, "modal": .presentation,
                "popoverPresentation": .popover, "popover": .popover,
                "embed": .embed, "custom": .custom, "push": .push, "replace": .replace(column: 0), "unwind": .unwind(action: "back:"),
            ])
        let navigation = try instantiate(
            XML.scene(
                "<navigationController id=\"a\" sceneMemberID=\"viewController\"><connections><segue destination=\"b\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s\"/></connections></navigationController>"
            ), XML.scene(XML.controller("b")))
        #expect(navigation.loading.segueTemplates.isEmpty)
    }

    @Test("a segue has its styles, identifier, and class", .rule("SP-A085"))
    func segues() throws {
        let segue = Segue(kind: "presentation")
        let controller = try #require(
            try instantiate(
                XML.scene(XML.controller("a", "ProbeController", connections: segue.markup)),
                XML.scene(XML.controller("b", "DestinationController", attributes: "title=\"B\""))) as? ProbeController)
        let window = inWindow(controller)
        controller.performSegue(withIdentifier: "go", sender: 7)
        settle()
        let presented = controller.presentedViewController
        #expect(
            presented?.title == "B" && presented?.modalPresentationStyle == .overFullScreen
                && presented?.modalTransitionStyle == .crossDissolve)
        #expect(
            controller.prepared.first.map { type(of: $0) == WrappingSegue.self } == true && controller.prepared.first?.identifier == "go")
        _ = window
    }

    @Test(
        "a segue is animated unless it opts out; a popover has its file's arrow directions; its anchor may be a bar button item",
        .rule("SP-A085"))
    func segueDetails() throws {
        func template(_ rest: String) throws -> SegueTemplate {
            try #require(
                try instantiate(
                    XML.scene(XML.controller("a", connections: "<segue destination=\"b\" kind=\"show\" \(rest) id=\"s\"/>")),
                    XML.scene(XML.controller("b"))
                ).loading.segueTemplates.first)
        }
        #expect(try template("").animates && template("animates=\"YES\"").animates && !template("animates=\"NO\"").animates)
        #expect(try template("").identifier == nil)
        let sides: [(String, UIPopoverArrowDirection)] = [
            ("up=\"YES\"", .up), ("down=\"YES\"", .down), ("left=\"YES\"", .left), ("right=\"YES\"", .right),
            ("up=\"YES\" right=\"YES\"", [.up, .right]),
            ("up=\"YES\" down=\"YES\" left=\"YES\" right=\"YES\"", .any),
        ]
        for (attributes, directions) in sides {
            let segue =
                "<segue destination=\"b\" kind=\"popoverPresentation\" identifier=\"go\" popoverAnchorBarButtonItem=\"i\" animates=\"NO\" id=\"s\"><popoverArrowDirection key=\"popoverArrowDirection\" \(attributes)/></segue>"
            let items =
                "<navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\" title=\"Bar\" id=\"i\"/></navigationItem>"
            let controller = try #require(
                try instantiate(
                    XML.scene(XML.controller("a", "ProbeController", items: items, connections: segue)), XML.scene(XML.controller("b")))
                    as? ProbeController)
            let window = inWindow(UINavigationController(rootViewController: controller))
            controller.performSegue(withIdentifier: "go", sender: nil)
            let popover = controller.prepared.first?.destination.popoverPresentationController
            #expect(
                popover?.permittedArrowDirections == directions && popover?.barButtonItem === controller.navigationItem.rightBarButtonItem,
                "\(attributes)")
            settle()
            _ = window
        }
    }

    private struct Segue {
        var kind: String
        var markup: String {
            "<segue destination=\"b\" kind=\"\(kind)\" identifier=\"go\" modalPresentationStyle=\"overFullScreen\" modalTransitionStyle=\"crossDissolve\" animates=\"NO\"\(XML.custom("WrappingSegue")) id=\"s\"/>"
        }
    }

    // MARK: Lists and bars

    @Test("table views have their attributes", .rule("SP-A093"))
    func tables() throws {
        let table: UITableView = try decodeFirst(
            """
            <tableView style="insetGrouped" separatorStyle="none" rowHeight="-1" estimatedRowHeight="60" sectionHeaderHeight="30" sectionFooterHeight="20" estimatedSectionHeaderHeight="31" estimatedSectionFooterHeight="-1" allowsSelection="NO" allowsSelectionDuringEditing="YES" allowsMultipleSelection="YES" allowsMultipleSelectionDuringEditing="YES" id="t"><rect key="frame" x="0" y="0" width="300" height="400"/>
                <view key="tableHeaderView" tag="1" id="h"><rect key="frame" x="0" y="0" width="300" height="44"/></view><label key="tableFooterView" tag="2" id="f"><rect key="frame" x="0" y="0" width="300" height="20"/></label>
                <inset key="separatorInset" minX="15" minY="0.0" maxX="5" maxY="0.0"/><color key="separatorColor" systemColor="systemRedColor"/><color key="sectionIndexBackgroundColor" systemColor="systemBlueColor"/>
            </tableView>
            """)
        #expect(
            table.style == .insetGrouped && table.separatorStyle == .none && table.rowHeight == UITableView.automaticDimension
                && table.estimatedRowHeight == 60)
        #expect(table.estimatedSectionHeaderHeight == 31 && table.estimatedSectionFooterHeight == UITableView.automaticDimension)
        #expect(
            table.sectionHeaderHeight == 30 && table.sectionFooterHeight == 20 && !table.allowsSelection
                && table.allowsSelectionDuringEditing)
        #expect(table.allowsMultipleSelection && table.allowsMultipleSelectionDuringEditing)
        #expect(table.tableHeaderView?.tag == 1 && table.tableFooterView?.tag == 2)
        #expect(
            table.separatorInset == UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 5) && table.separatorColor == .systemRed
                && table.sectionIndexBackgroundColor == .systemBlue)
    }

    @Test("a collection view cell's content view has the file's custom class")
    func contentClass() throws {
        let cell: UICollectionViewCell = try decodeFirst(
            """
            <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="50" height="40"/><collectionViewCellContentView key="contentView" tag="3" customClass="UIImageView" id="cc">
                <rect key="frame" x="0" y="0" width="50" height="40"/><subviews><label text="In" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
            </collectionViewCellContentView></collectionViewCell>
            """)
        #expect(cell.contentView is UIImageView && cell.contentView.tag == 3 && cell.subviews == [cell.contentView])
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect((cell.contentView.subviews.first as? UILabel)?.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    }

    @Test("registering a nib with another class warns and gives an empty cell of its own")
    func registeredNib() throws {
        final class Expected: UICollectionViewCell {}
        let files = try TemporaryBundle([
            "Cell.xib": XML.xib(
                "<collectionViewCell id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/></collectionViewCell>")
        ])
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        let registration = UICollectionView.CellRegistration<Expected, Int>(cellNib: UINib(nibName: "Cell", bundle: files.bundle)) {
            _, _, _ in Log.add("configured")
        }
        var cell: UICollectionViewCell?
        let faults = Fault.catching {
            cell = view.dequeueConfiguredReusableCell(using: registration, for: IndexPath(item: 0, section: 0), item: 1)
        }
        #expect(
            faults.map(\.name) == [.internalInconsistencyException]
                && faults.first?.reason.hasPrefix("Expected dequeued view to be of class Expected") == true)
        #expect(cell is Expected && Log.lines == [])
    }

    @Test("collection views register their cells and have their layout", .rule("SP-A097"))
    func collections() throws {
        let content = { (key: String) in
            "<\(key) key=\"contentView\" id=\"content-\(key)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/><subviews><label text=\"In\" id=\"l-\(key)\"/></subviews></\(key)>"
        }
        let view: UICollectionView = try decodeFirst(
            """
            <collectionView dataMode="prototypes" id="c"><rect key="frame" x="0" y="0" width="300" height="400"/>
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" minimumInteritemSpacing="8" scrollDirection="horizontal" sectionInsetReference="safeArea" id="f"><size key="itemSize" width="50" height="60"/><size key="headerReferenceSize" width="10" height="20"/><size key="footerReferenceSize" width="1" height="2"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
                <cells><collectionViewCell reuseIdentifier="Old" id="old"><rect key="frame" x="0" y="0" width="50" height="50"/>\(content("view"))</collectionViewCell><collectionViewCell reuseIdentifier="New" id="new"><rect key="frame" x="0" y="0" width="50" height="50"/>\(content("collectionViewCellContentView"))</collectionViewCell></cells>
                <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="h"><rect key="frame" x="0" y="0" width="300" height="20"/></collectionReusableView>
                <collectionReusableView key="sectionFooterView" reuseIdentifier="Foot" id="g"><rect key="frame" x="0" y="0" width="300" height="20"/></collectionReusableView>
            </collectionView>
            """)
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(
            layout.minimumLineSpacing == 7 && layout.minimumInteritemSpacing == 8 && layout.scrollDirection == .horizontal
                && layout.itemSize == CGSize(width: 50, height: 60))
        #expect(
            layout.headerReferenceSize == CGSize(width: 10, height: 20) && layout.footerReferenceSize == CGSize(width: 1, height: 2)
                && layout.sectionInsetReference == .fromSafeArea)
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        for name in ["Old", "New"] {
            let cell = view.dequeueReusableCell(withReuseIdentifier: name, for: IndexPath(item: 0, section: 0))
            #expect((cell.contentView.subviews.first as? UILabel)?.text == "In", "\(name)")
        }
        let header = view.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Head", for: IndexPath(item: 0, section: 0))
        #expect(header.reuseIdentifier == "Head")
        let footer = view.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "Foot", for: IndexPath(item: 0, section: 0))
        #expect(footer.reuseIdentifier == "Foot")
        func size(_ attributes: String, _ children: String = "") throws -> CGSize? {
            let view: UICollectionView = try decodeFirst(
                "<collectionView id=\"c\"><collectionViewFlowLayout key=\"collectionViewLayout\"\(attributes) id=\"f\">\(children)</collectionViewFlowLayout></collectionView>"
            )
            return (view.collectionViewLayout as? UICollectionViewFlowLayout)?.estimatedItemSize
        }
        #expect(try size("") == .zero)
        #expect(try size("", "<size key=\"estimatedItemSize\" width=\"9\" height=\"8\"/>") == CGSize(width: 9, height: 8))
        #expect(try size(" automaticEstimatedItemSize=\"YES\"") == UICollectionViewFlowLayout.automaticSize)
    }

    @Test("a flow layout element may have any custom layout class", .rule("SP-A024"))
    func customLayout() throws {
        let view: UICollectionView = try decodeFirst(
            "<collectionView id=\"c\"><collectionViewFlowLayout key=\"collectionViewLayout\"\(XML.custom("ProbeLayout")) minimumLineSpacing=\"10\" id=\"f\"/></collectionView>"
        )
        #expect(view.collectionViewLayout is ProbeLayout)
    }

    @Test("navigation bars have their attributes", .rule("SP-A098"))
    func bars() throws {
        let bar: UINavigationBar = try decodeFirst(
            """
            <navigationBar barStyle="black" translucent="NO" largeTitles="YES" id="b"><rect key="frame" x="0" y="0" width="300" height="44"/>
                <color key="barTintColor" systemColor="systemRedColor"/><color key="tintColor" systemColor="systemBlueColor"/>
                <textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemGreenColor"/></textAttributes>
                <navigationBarAppearance key="scrollEdgeAppearance"><color key="backgroundColor" systemColor="systemYellowColor"/></navigationBarAppearance>
                <items><navigationItem title="Stands alone" id="i"/></items>
            </navigationBar>
            """)
        #expect(
            bar.barStyle == .black && !bar.isTranslucent && bar.prefersLargeTitles && bar.barTintColor == .systemRed
                && bar.tintColor == .systemBlue)
        #expect(
            bar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemGreen
                && bar.scrollEdgeAppearance?.backgroundColor == .systemYellow)
        #expect(bar.items?.map(\.title) == ["Stands alone"])
        #expect(try decodeFirst("<navigationBar id=\"b\"/>", as: UINavigationBar.self).isTranslucent)
    }
}
