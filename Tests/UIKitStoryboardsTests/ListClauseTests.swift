import Foundation
import RuleTrait
import Testing
import UIKit

@testable import UIKitStoryboards

/// A cell with an outlet that connects outside of it.
class ReachingCell: UITableViewCell {
    var outside: UIView?
    var detail: UILabel?
}

/// Details of connections, variations, lists, and bars that their main tests omit: A.6 to A.8.
@MainActor @Suite(.serialized)
struct ListClauseTests {
    // MARK: Variations

    @Test("variations follow trait changes while shown, in every property that may vary", .rule("SP-A076", "SP-A078"))
    func following() throws {
        let label =
            "<label text=\"x\" id=\"l\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"10\"/><color key=\"textColor\" systemColor=\"systemRedColor\"/><variation key=\"heightClass=compact\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"30\"/><color key=\"textColor\" systemColor=\"systemBlueColor\"/></variation></label>"
        let stack =
            "<stackView id=\"s\"><variation key=\"heightClass=compact\" alignment=\"center\" distribution=\"fillEqually\"/></stackView>"
        let image =
            "<imageView image=\"star\" catalog=\"system\" id=\"i\"><variation key=\"heightClass=compact\" image=\"circle\" catalog=\"system\"/></imageView>"
        let masks = "<variation key=\"heightClass=compact\"><mask key=\"subviews\"><exclude reference=\"v\"/></mask></variation>"
        let controller = try instantiate(
            XML.scene(XML.controller("a", view: "<subviews>\(label)\(stack)\(image)<view tag=\"7\" id=\"v\"/></subviews>\(masks)")))
        let window = inWindow(controller), views = controller.view.subviews
        let (text, column, picture) = (
            try #require(views[0] as? UILabel), try #require(views[1] as? UIStackView), try #require(views[2] as? UIImageView)
        )
        let star = picture.image
        func looksTall() -> Bool {
            text.font.pointSize == 10 && text.textColor == .systemRed && column.alignment == .fill && column.distribution == .fill
                && picture.image == star
                && controller.view.subviews.map(\.tag).contains(7)
        }
        #expect(looksTall())
        controller.traitOverrides.verticalSizeClass = .compact
        settle()
        #expect(
            text.font.pointSize == 30 && text.textColor == .systemBlue && column.alignment == .center && column.distribution == .fillEqually
        )
        #expect(picture.image != star && !controller.view.subviews.map(\.tag).contains(7))
        controller.traitOverrides.verticalSizeClass = .regular
        settle()
        #expect(looksTall())
        _ = window
    }

    @Test("the text colors of fields and text views vary, too, and images in the long form", .rule("SP-A076"))
    func otherKeyedChildren() throws {
        func color(_ name: String) -> String { "<color key=\"textColor\" systemColor=\"system\(name)Color\"/>" }
        func varied(_ child: String) -> String { "<variation key=\"heightClass=compact\">\(child)</variation>" }
        let colors = color("Red") + varied(color("Blue"))
        let circle = varied("<imageReference key=\"image\" image=\"circle\" catalog=\"system\"/>")
        let views =
            "<textField id=\"f\">\(colors)</textField><textView id=\"t\">\(colors)</textView>"
            + "<imageView image=\"star\" catalog=\"system\" id=\"i\">\(circle)</imageView>"
        let controller = try instantiate(XML.scene(XML.controller("a", view: "<subviews>\(views)</subviews>")))
        let window = inWindow(controller), all = controller.view.subviews
        let (field, text, picture) = (
            try #require(all[0] as? UITextField), try #require(all[1] as? UITextView), try #require(all[2] as? UIImageView)
        )
        let star = picture.image
        #expect(field.textColor == .systemRed && text.textColor == .systemRed && star != nil)
        controller.traitOverrides.verticalSizeClass = .compact
        settle()
        #expect(field.textColor == .systemBlue && text.textColor == .systemBlue && picture.image != star)
        controller.traitOverrides.verticalSizeClass = .regular
        settle()
        #expect(field.textColor == .systemRed && text.textColor == .systemRed && picture.image == star)
        _ = window
    }

    @Test(
        "a variation for an unknown trait never applies; any top-level view of a nib may be the one that is shown",
        .rule("SP-A075", "SP-A078"))
    func topLevelViews() throws {
        let files = try TemporaryBundle([
            "Test.xib": XML.xib(
                "<view id=\"a\"/><view id=\"b\"><variation key=\"heightClass=compact\" alpha=\"0.5\"/><variation key=\"displayGamut=P3\" alpha=\"0.25\"/></view>"
            )
        ])
        let second = try #require(UINib(nibName: "Test", bundle: files.bundle).instantiate(withOwner: nil).last as? UIView)
        let controller = UIViewController(), window = inWindow(controller)
        controller.view.addSubview(second)
        settle()
        #expect(second.alpha == 1)
        controller.traitOverrides.verticalSizeClass = .compact
        settle()
        #expect(second.alpha == 0.5)
        _ = window
    }

    // MARK: Connections

    @Test("an outlet collection has the class that the file names, and is appended to if the file requires it", .rule("SP-A081"))
    func collections() throws {
        let connections = """
            <outletCollection property="many" destination="one" id="1"/><outletCollection property="many" destination="two" id="2"/>
            <outletCollection property="changing" destination="two" collectionClass="NSMutableArray" id="3"/><outletCollection property="changing" destination="one" collectionClass="NSMutableArray" id="4"/>
            """
        let view: KindsView = try decodeFirst(
            "<view id=\"v\"\(XML.custom("KindsView"))><subviews><view tag=\"1\" id=\"one\"/><view tag=\"2\" id=\"two\"/></subviews><connections>\(connections)</connections></view>"
        )
        #expect(view.many.map(\.tag) == [1, 2] && view.changing?.compactMap { ($0 as? UIView)?.tag } == [2, 1])
        view.changing?.add(view)
        #expect(view.changing?.count == 3)
        let swift: KindsView = try decodeFirst(
            "<view id=\"v\"\(XML.custom("KindsView"))><connections><outletCollection property=\"many\" destination=\"v\" collectionClass=\"NSMutableArray\" id=\"1\"/></connections></view>"
        )
        #expect(swift.many == [swift])
        // Of the two nibs with the same owner, the second appends.
        let owner = GroupOwner()
        func nib(_ tag: Int, _ attributes: String) throws {
            let files = try TemporaryBundle([
                "Test.xib": XML.xib(
                    "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections><outletCollection property=\"group\" destination=\"v\"\(attributes) id=\"1\"/></connections></placeholder><view tag=\"\(tag)\" id=\"v\"/>"
                )
            ])
            UINib(nibName: "Test", bundle: files.bundle).instantiate(withOwner: owner)
        }
        try nib(1, "")
        try nib(2, " appends=\"YES\"")
        #expect(owner.group.map(\.tag) == [1, 2])
        try nib(3, "")
        #expect(owner.group.map(\.tag) == [3])
    }

    @Test("recognizers are appended to a view's own, or replace them if the file does not say so", .rule("SP-A081"))
    func recognizers() throws {
        func connected(_ attributes: String) throws -> UIScrollView {
            try decodeFirst(
                "<scrollView id=\"s\"><connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\"\(attributes) id=\"g\"/></connections></scrollView><tapGestureRecognizer id=\"tap\"/>"
            )
        }
        let appended = try connected(" appends=\"YES\""), replaced = try connected("")
        #expect(appended.gestureRecognizers?.contains(appended.panGestureRecognizer) == true)
        #expect(appended.gestureRecognizers?.last is UITapGestureRecognizer)
        #expect(replaced.gestureRecognizers?.count == 1 && replaced.gestureRecognizers?.first is UITapGestureRecognizer)
    }

    @Test(
        "a switch performs its segue on valueChanged, a collection view cell when selected, and a table cell both of its own",
        .rule("SP-A085", "SP-A087", "SP-B035", "SP-B037"))
    func triggers() throws {
        func segue(_ id: String, _ more: String = "") -> String {
            "<segue destination=\"b\" kind=\"custom\" identifier=\"\(id)\"\(XML.custom("CustomSegue")) id=\"s-\(id)\"\(more)/>"
        }
        let view =
            "<subviews><switch id=\"w\"><connections>\(segue("switch"))</connections></switch><button id=\"x\"><connections>\(segue("button"))</connections></button></subviews>"
        let controller = try #require(
            try instantiate(XML.scene(XML.controller("a", "SenderController", view: view)), XML.scene(XML.controller("b")))
                as? SenderController)
        controller.loadViewIfNeeded()
        let controls = controller.view.subviews.compactMap { $0 as? UIControl }
        controls[0].sendActions(for: .valueChanged)
        controls[1].sendActions(for: .touchUpInside)
        #expect(
            controller.sent.map(\.identifier) == ["switch", "button"] && controller.sent.map(\.sender).elementsEqual(controls) { $0 === $1 }
        )

        let cell =
            "<collectionViewCell reuseIdentifier=\"C\" id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/><connections>\(segue("item"))</connections></collectionViewCell>"
        let list = try #require(
            try instantiate(
                XML.scene(
                    "<collectionViewController id=\"a\"\(XML.custom("SenderCollection")) sceneMemberID=\"viewController\"><collectionView key=\"view\" dataMode=\"prototypes\" id=\"cv\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\"><size key=\"itemSize\" width=\"50\" height=\"50\"/></collectionViewFlowLayout><cells>\(cell)</cells><connections><outlet property=\"dataSource\" destination=\"a\" id=\"o1\"/><outlet property=\"delegate\" destination=\"a\" id=\"o2\"/></connections></collectionView></collectionViewController>"
                ),
                XML.scene(XML.controller("b"))) as? SenderCollection)
        let window = inWindow(list)
        #expect(
            list.view !== list.collectionView && list.collectionView.superview === list.view
                && list.collectionView.frame == list.view.bounds)
        let item = try #require(list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        tap(item, 25)
        #expect(list.sent.map(\.identifier) == ["item"] && list.sent.first?.sender === item)

        let row =
            "<tableViewCell accessoryType=\"detailButton\" id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"44\"/><connections>\(segue("row"))\(segue("accessory", " trigger=\"accessoryAction\""))</connections></tableViewCell>"
        let table = try #require(
            try instantiate(
                XML.scene(
                    "<tableViewController id=\"a\"\(XML.custom("TriggeredController")) sceneMemberID=\"viewController\"><tableView key=\"view\" style=\"plain\" dataMode=\"static\" rowHeight=\"44\" id=\"tv\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/><sections><tableViewSection id=\"sec\"><cells>\(row)</cells></tableViewSection></sections></tableView></tableViewController>"
                ),
                XML.scene(XML.controller("b"))) as? TriggeredController)
        window.rootViewController = table
        settle()
        let both = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        tap(both, 360)
        tap(both, 100)
        #expect(table.prepared.map(\.identifier) == ["accessory", "row"])
    }

    private func tap(_ view: UIView, _ x: CGFloat) {
        let place = view.convert(CGPoint(x: x, y: view.bounds.midY), to: nil)
        HostInput().touch([.init(phase: .began, location: place)])
        HostInput().touch([.init(phase: .ended, location: place)])
        settle()
    }

    // MARK: Lists

    @Test("every table style and separator style", .rule("SP-A093"))
    func tableStyles() throws {
        let styles: [(String, UITableView.Style)] = [
            ("style=\"plain\"", .plain), ("style=\"grouped\"", .grouped), ("style=\"insetGrouped\"", .insetGrouped), ("", .plain),
        ]
        for (attribute, style) in styles {
            #expect(try decodeFirst("<tableView \(attribute) id=\"t\"/>", as: UITableView.self).style == style, "\(attribute)")
        }
        let separators: [(String, UITableViewCell.SeparatorStyle)] = [
            ("default", .singleLine), ("none", .none), ("singleLine", .singleLine), ("singleLineEtched", .singleLineEtched),
        ]
        for (name, style) in separators {
            #expect(
                try decodeFirst("<tableView separatorStyle=\"\(name)\" id=\"t\"/>", as: UITableView.self).separatorStyle == style, "\(name)"
            )
        }
        let plain: UITableView = try decodeFirst("<tableView id=\"t\"/>")
        #expect(
            plain.allowsSelection && !plain.allowsSelectionDuringEditing && !plain.allowsMultipleSelection
                && !plain.allowsMultipleSelectionDuringEditing)
    }

    @Test(
        "a prototype's outlets may connect outside, and none connect to it; a header without an identifier is skipped",
        .rule("SP-A094", "SP-A097"))
    func prototypes() throws {
        let cell =
            "<tableViewCell reuseIdentifier=\"C\" id=\"c\"\(XML.custom("ReachingCell"))><tableViewCellContentView key=\"contentView\" id=\"cv\"><subviews><label tag=\"4\" id=\"in\"/></subviews></tableViewCellContentView><connections><outlet property=\"outside\" destination=\"head\" id=\"o\"/></connections></tableViewCell>"
        let table =
            "<tableView key=\"view\" dataMode=\"prototypes\" id=\"tv\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/><view key=\"tableHeaderView\" tag=\"5\" id=\"head\"/><prototypes>\(cell)</prototypes></tableView>"
        let controller = try instantiate(
            XML.scene(
                "<viewController id=\"a\"\(XML.custom("ProbeController")) sceneMemberID=\"viewController\">\(table)<connections><outlet property=\"label\" destination=\"in\" id=\"p\"/></connections></viewController>"
            ))
        let lines = Console.capturing { controller.loadViewIfNeeded() }
        #expect(lines.count == 1 && lines[0].contains("The outlet label is connected to in, which does not exist."))
        #expect((controller as? ProbeController)?.label == nil)
        let made = try #require((controller.view as? UITableView)?.dequeueReusableCell(withIdentifier: "C") as? ReachingCell)
        #expect(made.outside?.tag == 5 && made.outside === (controller.view as? UITableView)?.tableHeaderView)
        let header = "<collectionView id=\"c\"><collectionReusableView key=\"sectionHeaderView\" id=\"h\"/></collectionView>"
        #expect(
            try Console.capturing { _ = try decodeFirst(header, as: UICollectionView.self) }.map {
                $0.contains("The header or footer has no reuse identifier and is left out.")
            } == [true])
    }

    @Test("the views that a cell names are its textLabel, detailTextLabel, and imageView", .rule("SP-A096"))
    func namedViews() throws {
        let cell: UITableViewCell = try decodeFirst(
            "<tableViewCell style=\"IBUITableViewCellStyleSubtitle\" textLabel=\"t\" detailTextLabel=\"d\" imageView=\"i\" id=\"c\"><tableViewCellContentView key=\"contentView\" id=\"v\"><subviews><label tag=\"1\" id=\"t\"/><label tag=\"2\" id=\"d\"/><imageView tag=\"3\" id=\"i\"/></subviews></tableViewCellContentView></tableViewCell>"
        )
        #expect([cell.textLabel?.tag, cell.detailTextLabel?.tag, cell.imageView?.tag] == [1, 2, 3])
        #expect(cell.textLabel?.superview === cell.contentView)
    }

    @Test("a collection view may have a custom layout", .rule("SP-A097"))
    func customLayout() throws {
        let view: UICollectionView = try decodeFirst(
            "<collectionView dataMode=\"none\" id=\"c\"><collectionViewLayout key=\"collectionViewLayout\"\(XML.custom("ProbeLayout")) id=\"l\"/></collectionView>"
        )
        #expect(view.collectionViewLayout is ProbeLayout)
    }

    // MARK: Bars

    @Test("large titles have three modes, and arrays of items keep their order", .rule("SP-A099"))
    func navigationItems() throws {
        func item(_ attributes: String, _ children: String = "") throws -> UINavigationItem {
            try instantiate(
                XML.scene(
                    XML.controller("a", items: "<navigationItem key=\"navigationItem\" \(attributes) id=\"n\">\(children)</navigationItem>")
                )
            )
            .navigationItem
        }
        let modes: [(String, UINavigationItem.LargeTitleDisplayMode)] = [("always", .always), ("never", .never), ("automatic", .automatic)]
        for (name, mode) in modes { #expect(try item("largeTitleDisplayMode=\"\(name)\"").largeTitleDisplayMode == mode, "\(name)") }
        #expect(try item("").largeTitleDisplayMode == .automatic)
        let left = try item(
            "", "<leftBarButtonItems><barButtonItem title=\"One\" id=\"1\"/><barButtonItem title=\"Two\" id=\"2\"/></leftBarButtonItems>")
        #expect(left.leftBarButtonItems?.map(\.title) == ["One", "Two"] && left.leftBarButtonItem?.title == "One")
        #expect(try item("", "<barButtonItem key=\"rightBarButtonItem\" title=\"R\" id=\"1\"/>").rightBarButtonItem?.title == "R")
    }

    @Test("bar button items have every system item, three styles, and the other attributes of their element", .rule("SP-A100"))
    func barButtonItems() throws {
        func item(_ attributes: String, _ children: String = "") throws -> UIBarButtonItem {
            try decodeFirst("<barButtonItem \(attributes) id=\"i\">\(children)</barButtonItem>")
        }
        let names = [
            "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize", "bookmarks",
            "search", "refresh", "stop",
            "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "pageCurl", "close",
        ]
        for (raw, name) in names.enumerated() { #expect(try item("systemItem=\"\(name)\"").systemItem?.rawValue == raw, "\(name)") }
        for (raw, name) in ["plain", "bordered", "done"].enumerated() {
            #expect(try item("title=\"x\" style=\"\(name)\"").style.rawValue == raw, "\(name)")
        }
        #expect(try item("title=\"x\"").style == .plain)
        let full = try item(
            "image=\"star\" landscapeImage=\"circle\" catalog=\"system\" width=\"33\" enabled=\"NO\" tag=\"6\"",
            "<inset key=\"imageInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/><color key=\"tintColor\" systemColor=\"systemRedColor\"/>"
        )
        #expect(full.image != nil && full.landscapeImagePhone != nil && full.width == 33 && !full.isEnabled && full.tag == 6)
        #expect(full.imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3) && full.tintColor == .systemRed)
        #expect(try item("", "<switch key=\"customView\" tag=\"8\" id=\"w\"/>").customView?.tag == 8)
    }
}

class GroupOwner: KeyValueObject {
    var group: [UIView] = []
}

/// Logs its segues and their senders.
class SenderController: UIViewController {
    var sent: [(identifier: String?, sender: AnyObject?)] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { sent.append((segue.identifier, sender as AnyObject?)) }
}

class SenderCollection: UICollectionViewController {
    var sent: [(identifier: String?, sender: AnyObject?)] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { sent.append((segue.identifier, sender as AnyObject?)) }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "C", for: indexPath)
    }
}
