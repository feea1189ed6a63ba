import RuleTrait
import Testing
import UIKit

/// Objects that their owners create and interface files configure: a cell's content, a container's bars, and controllers in a container of
/// a xib.
@MainActor
@Suite(.serialized)
struct OwnedObjectTests {
    private static let round = """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """

    @Test(
        "the content views of cells and effect views have runtime attributes and gesture recognizers",
        .rule("SP-A090", "SP-A096", "SP-A081"))
    func contentViews() throws {
        let tap =
            "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" appends=\"YES\" id=\"o\"/></connections>"
        let item: UICollectionViewCell = try decodeFirst(
            """
            <collectionViewCell id="a"><rect key="frame" x="0" y="0" width="50" height="50"/>
                <collectionViewCellContentView key="contentView" id="c">\(Self.round)\(tap)</collectionViewCellContentView>
            </collectionViewCell><tapGestureRecognizer id="tap"/>
            """)
        #expect(item.contentView.layer.cornerRadius == 9 && item.contentView.gestureRecognizers?.count == 1)
        let row: UITableViewCell = try decodeFirst(
            "<tableViewCell id=\"a\"><tableViewCellContentView key=\"contentView\" tableViewCell=\"a\" id=\"c\">\(Self.round)</tableViewCellContentView></tableViewCell>"
        )
        #expect(row.contentView.layer.cornerRadius == 9)
        let effect: UIVisualEffectView = try decodeFirst(
            "<visualEffectView id=\"a\"><view key=\"contentView\" id=\"c\">\(Self.round)</view><blurEffect style=\"light\"/></visualEffectView>"
        )
        #expect(effect.contentView.layer.cornerRadius == 9)
    }

    @Test("the bars of containers have runtime attributes", .rule("SP-A090", "SP-A098"))
    func bars() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "n",
                XML.scene(
                    "<navigationController id=\"n\" sceneMemberID=\"viewController\"><navigationBar key=\"navigationBar\" backIndicatorImage=\"circle\" catalog=\"system\" id=\"bar\">\(Self.round)</navigationBar></navigationController>"
                ))
        ])
        let navigation = try #require(files.storyboard().instantiateInitialViewController() as? UINavigationController)
        #expect(navigation.navigationBar.layer.cornerRadius == 9 && navigation.navigationBar.backIndicatorImage != nil)
    }

    @Test("a tab bar's selectedImageTintColor is its tint color", .rule("SP-A098"))
    func imageTint() throws {
        let bar: UITabBar = try decodeFirst(
            "<tabBar itemPositioning=\"centered\" itemWidth=\"44\" itemSpacing=\"6\" id=\"a\"><color key=\"selectedImageTintColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\"/></tabBar>"
        )
        #expect(bar.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && bar.itemWidth == 44 && bar.itemSpacing == 6)
    }

    @Test("a container in a xib has its nested controllers", .rule("SP-A019"))
    func nestedControllers() throws {
        let tabs: UITabBarController = try decodeFirst(
            """
            <tabBarController id="t"><viewControllers>
                <viewController title="One" id="a"/>
                <navigationController id="n"><viewControllers><tableViewController title="Two" id="b"/></viewControllers></navigationController>
            </viewControllers></tabBarController>
            """)
        #expect(tabs.viewControllers?.first?.title == "One")
        #expect((tabs.viewControllers?.last as? UINavigationController)?.topViewController?.title == "Two")
        let split: UISplitViewController = try decodeFirst(
            "<splitViewController id=\"s\"><viewController key=\"masterViewController\" title=\"M\" id=\"a\"/><viewController key=\"detailViewController\" title=\"D\" id=\"b\"/></splitViewController>"
        )
        #expect(split.viewControllers.map(\.title) == ["M", "D"])
    }

    @Test("a button's menu has its commands", .rule("SP-A051"))
    func menu() throws {
        let button: UIButton = try decodeFirst(
            """
            <button showsMenuAsPrimaryAction="YES" buttonType="system" id="a"><state key="normal" title="More"/>
                <menu key="menu" title="Sort" id="m"><children>
                    <command title="By name" id="c"/>
                    <menu title="Other" id="i"><children><keyCommand input="k" actionName="go:" modifierFlags="command" id="k"/></children></menu>
                </children></menu>
            </button>
            """)
        let menu = try #require(button.menu)
        #expect(menu.title == "Sort" && menu.children.map(\.title) == ["By name", "Other"])
        #expect(((menu.children.last as? UIMenu)?.children.first as? UIKeyCommand)?.input == "k")
    }

    @Test("a number written as text is converted", .rule("SP-A090"))
    func numbersAsText() throws {
        let view: UIView = try decodeFirst(
            """
            <view id="a"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadius" value="7.5"/>
                <userDefinedRuntimeAttribute type="string" keyPath="clipsToBounds" value="YES"/>
            </userDefinedRuntimeAttributes></view>
            """)
        #expect(view.layer.cornerRadius == 7.5 && view.clipsToBounds)
    }

    @Test("a bar title's shadow has its color and offset", .rule("SP-A098"))
    func titleShadow() throws {
        let bar: UINavigationBar = try decodeFirst(
            """
            <navigationBar id="a"><textAttributes key="titleTextAttributes">
                <color key="textShadowColor" white="0.0" alpha="1"/><offsetWrapper key="textShadowOffset" horizontal="1" vertical="2"/>
            </textAttributes></navigationBar>
            """)
        let shadow = try #require(bar.titleTextAttributes?[.shadow] as? NSShadow)
        #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1) && shadow.shadowOffset == CGSize(width: 1, height: 2))
    }
}
