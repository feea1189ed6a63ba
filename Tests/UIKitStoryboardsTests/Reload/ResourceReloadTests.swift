import Foundation
import Testing
import UIKit

@testable import UIKitStoryboards

/// Nibs, texts, and assets that change while they are shown.
@MainActor
@Suite("Reload of nibs, texts, and assets", .serialized)
struct ResourceReloadTests {
    private static let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"100\" height=\"30\"/>"

    private func recorded<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        LiveObjects.isOn = true
        defer { LiveObjects.isOn = false }
        return try body()
    }

    @Test("the view of a nib changes in place, with its owner's outlets")
    func nib() throws {
        try recorded {
            @MainActor func xib(_ text: String, _ more: String = "", _ outlet: String = "") -> String {
                XML.xib(
                    """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(XML.custom("ProbeController"))><connections><outlet property="view" destination="v" id="o1"/><outlet property="label" destination="l" id="o2"/>\(outlet)</connections></placeholder>
                    <view id="v">\(Self.frame)<subviews><label text="\(text)" id="l">\(Self.frame)</label>\(more)</subviews></view>
                    """)
            }
            let files = try TemporaryBundle(["Page.xib": xib("Old")])
            let controller = ProbeController(nibName: "Page", bundle: files.bundle)
            let window = inWindow(controller)
            let (view, label) = (controller.view, controller.label)
            _ = try ReloadedResources.reload([
                files.save(
                    xib("New", "<view tag=\"3\" id=\"z\">\(Self.frame)</view>", "<outlet property=\"zebra\" destination=\"z\" id=\"o3\"/>"),
                    as: "Page.xib")
            ])
            #expect(controller.view === view && controller.label === label && label?.text == "New")
            #expect(controller.zebra?.tag == 3 && controller.zebra.superview === view)
            _ = window
        }
    }

    @Test("every cell of a nib changes in place, and so do later ones")
    func cellNib() throws {
        try recorded {
            @MainActor func xib(_ width: Int) -> String {
                XML.xib(
                    "<tableViewCell reuseIdentifier=\"Row\" id=\"c\"\(XML.custom("ProbeCell"))>\(Self.frame)<tableViewCellContentView key=\"contentView\" id=\"k\">\(Self.frame)<subviews><label tag=\"1\" id=\"l\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"30\"/></label></subviews></tableViewCellContentView></tableViewCell>"
                )
            }
            let files = try TemporaryBundle(["Row.xib": xib(50)])
            let controller = RowsController()
            controller.tableView.register(UINib(nibName: "Row", bundle: files.bundle), forCellReuseIdentifier: "Row")
            let window = inWindow(controller)
            controller.tableView.contentOffset.y = 300
            settle()
            _ = try ReloadedResources.reload([files.save(xib(80), as: "Row.xib")])
            settle()
            @MainActor func widths() -> Set<CGFloat> {
                Set(controller.tableView.visibleCells.compactMap { $0.viewWithTag(1)?.frame.width })
            }
            #expect(widths() == [80] && controller.tableView.contentOffset.y == 300)
            controller.tableView.contentOffset.y = 1500
            settle()
            #expect(widths() == [80])
            _ = window
        }
    }

    @Test("changed texts of a storyboard apply where the file has them, and texts that code has set stay")
    func interfaceTexts() throws {
        try recorded {
            let previous = InterfaceFiles.languages
            InterfaceFiles.languages = ["fr"]
            defer { InterfaceFiles.languages = previous }
            let base = XML.storyboard(
                initial: "a",
                XML.scene(
                    XML.controller(
                        "a", attributes: "title=\"Hello\"",
                        view:
                            "<subviews><label text=\"Base\" tag=\"1\" id=\"l\">\(Self.frame)</label><button tag=\"2\" id=\"b\">\(Self.frame)<state key=\"normal\" title=\"Go\"/></button><label text=\"Own\" tag=\"3\" id=\"m\">\(Self.frame)</label></subviews>"
                    )))
            let files = try TemporaryBundle([
                "Base.lproj/Main.storyboard": base,
                "fr.lproj/Main.strings": "\"l.text\" = \"Un\"; \"b.normalTitle\" = \"Aller\"; \"m.text\" = \"Moi\";",
            ])
            let controller = try #require(files.storyboard().instantiateInitialViewController())
            let window = inWindow(controller)
            (controller.view.viewWithTag(3) as? UILabel)?.text = "code"
            let path = try files.save(
                "\"l.text\" = \"Deux\"; \"b.normalTitle\" = \"Allez\"; \"m.text\" = \"Moi\"; \"a.title\" = \"Salut\";",
                as: "fr.lproj/Main.strings")
            _ = try ReloadedResources.reload([path])
            #expect((controller.view.viewWithTag(1) as? UILabel)?.text == "Deux")
            #expect((controller.view.viewWithTag(2) as? UIButton)?.title(for: .normal) == "Allez")
            #expect((controller.view.viewWithTag(3) as? UILabel)?.text == "code" && controller.title == "Salut")
            // Another attribute of a localized label leaves its text alone.
            (controller.view.viewWithTag(1) as? UILabel)?.text = "code"
            _ = try ReloadedResources.reload([
                files.save(
                    base.replacingOccurrences(of: "text=\"Base\"", with: "text=\"Base\" numberOfLines=\"3\""),
                    as: "Base.lproj/Main.storyboard")
            ])
            let label = try #require(controller.view.viewWithTag(1) as? UILabel)
            #expect(label.numberOfLines == 3 && label.text == "code")
            _ = window
        }
    }

    @Test("a string that code read from a table becomes the table's new one")
    func codeTexts() throws {
        LocalizedBundles.install()
        let files = try TemporaryBundle(["Localizable.strings": "\"title\" = \"Old title\"; \"go\" = \"Old go\";"])
        let controller = UIViewController()
        let (label, button) = (UILabel(), UIButton(type: .system))
        label.text = files.bundle.localizedString(forKey: "title", value: nil, table: nil)
        button.setTitle(files.bundle.localizedString(forKey: "go", value: nil, table: nil), for: .normal)
        controller.title = label.text
        for view in [label, button] { controller.view.addSubview(view) }
        let window = inWindow(controller)
        _ = try ReloadedResources.reload([
            files.save("\"title\" = \"New title\"; \"go\" = \"New go\";", as: "Localizable.strings")
        ])
        #expect(label.text == "New title" && button.title(for: .normal) == "New go" && controller.title == "New title")
        #expect(files.bundle.localizedString(forKey: "title", value: nil, table: nil) == "New title")
        _ = window
    }

    @Test("colors and images of a catalog change where they are shown")
    func assets() throws {
        func color(_ red: String) -> String {
            "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"color-space\":\"srgb\",\"components\":{\"red\":\"\(red)\",\"green\":\"0.0\",\"blue\":\"0.0\",\"alpha\":\"1.0\"}}}]}"
        }
        func png(_ color: UIColor) -> Data? {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }.pngData()
        }
        let files = try TemporaryBundle([
            "Assets.xcassets/Brand.colorset/Contents.json": color("1.0"),
            "Assets.xcassets/Photo.imageset/Contents.json": "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"photo.png\"}]}",
        ])
        let photo = files.bundle.bundleURL.appendingPathComponent("Assets.xcassets/Photo.imageset/photo.png")
        try #require(png(.red)).write(to: photo)
        let controller = UIViewController()
        controller.view.backgroundColor = UIColor(named: "Brand", in: files.bundle, compatibleWith: nil)
        let view = UIImageView(image: UIImage(named: "Photo", in: files.bundle, compatibleWith: nil)?.withRenderingMode(.alwaysOriginal))
        controller.view.addSubview(view)
        let window = inWindow(controller)
        let before = try #require(view.image?.pngData())
        try #require(png(.blue)).write(to: photo)
        let path = try files.save(color("0.0"), as: "Assets.xcassets/Brand.colorset/Contents.json")
        _ = try ReloadedResources.reload([path])
        #expect(controller.view.layer.backgroundColor?.components?.prefix(3) == [0, 0, 0])
        #expect(try #require(view.image?.pngData()) != before && view.image?.renderingMode == .alwaysOriginal)
        _ = window
    }
}
