import InterfaceBuilder
import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct FuzzTests {
    private static let text = XML.storyboard(
        initial: "nav",
        XML.scene(
            "<navigationController id=\"nav\" sceneMemberID=\"viewController\"><navigationBar key=\"navigationBar\" id=\"bar\"/><connections><segue destination=\"root\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s0\"/></connections></navigationController>"
        ),
        XML.scene(
            XML.controller(
                "root", "ProbeController", attributes: "title=\"Root\" storyboardIdentifier=\"Root\"",
                view: """
                    <subviews>
                        <label text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="label"><rect key="frame" x="0.0" y="60" width="100" height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                        <button buttonType="system" id="button"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/><state key="normal" title="Go"/><connections><segue destination="child" kind="show" identifier="go" id="s2"/></connections></button>
                        <segmentedControl selectedSegmentIndex="0" id="seg"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
                        <stackView axis="vertical" id="stack"><subviews><slider value="5" minValue="1" maxValue="10" id="sl"/><stepper maximumValue="9" stepValue="3" id="st"/></subviews></stackView>
                        <containerView id="container"><rect key="frame" x="10" y="100" width="200" height="300"/><connections><segue destination="child" kind="embed" identifier="embed" id="s1"/></connections></containerView>
                        <tableView dataMode="prototypes" style="plain" rowHeight="-1" id="tv"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><prototypes><tableViewCell reuseIdentifier="C" id="c"><tableViewCellContentView key="contentView" id="cv"/></tableViewCell></prototypes></tableView>
                    </subviews>
                    <constraints>
                        <constraint firstItem="label" firstAttribute="leading" secondItem="view-root" secondAttribute="leading" constant="20" id="c1"/>
                        <constraint firstItem="label" firstAttribute="width" multiplier="1:2" constant="20" id="c2"/>
                    </constraints>
                    """,
                items:
                    "<navigationItem key=\"navigationItem\" title=\"T\" id=\"ni\"><barButtonItem key=\"rightBarButtonItem\" systemItem=\"add\" id=\"bi\"/></navigationItem>",
                connections:
                    "<outlet property=\"label\" destination=\"label\" id=\"o1\"/><outlet property=\"width\" destination=\"c2\" id=\"o2\"/>")
        ),
        XML.scene(XML.controller("child", attributes: "title=\"Child\"")))

    private static let strange = [
        "", "YES", "-1", "1e400", "nan", "99999999999999999999", "root", "nav", "child", "label", "0:0", "✂️", "self",
    ]

    @Test("a scene that is its own root twice terminates, with one warning")
    func circularRelationships() throws {
        let root = "<segue destination=\"n\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/>"
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(initial: "n", XML.scene(XML.controller("n", connections: root + root)))
        ])
        let lines = Console.capturing { #expect(files.storyboard().instantiateInitialViewController() != nil) }
        #expect(lines.filter { $0.contains("form a cycle") }.count == 1)
        // The next one is created as usual.
        _ = Console.capturing { #expect(files.storyboard().instantiateInitialViewController() != nil) }
    }

    @Test("a scene that embeds itself terminates, with a warning")
    func circle() throws {
        let container =
            "<subviews><containerView id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><connections><segue destination=\"a\" kind=\"embed\" id=\"s\"/></connections></containerView></subviews>"
        let controller = try instantiate(XML.scene(XML.controller("a", view: container)))
        let lines = Console.capturing { controller.loadViewIfNeeded() }
        #expect(lines.count == 1 && lines.first?.contains("embeds itself") == true)
        let depth = Array(sequence(first: controller, next: \.children.first)).count
        #expect(depth == 5)
    }

    @Test("a scene that embeds a navigation controller with itself terminates when it appears, with a warning")
    func circleThroughStack() throws {
        let container =
            "<subviews><containerView id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><connections><segue destination=\"n\" kind=\"embed\" id=\"s\"/></connections></containerView></subviews>"
        let root = "<segue destination=\"a\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/>"
        let controller = try instantiate(
            XML.scene(XML.controller("a", view: container)),
            XML.scene(
                "<navigationController id=\"n\" sceneMemberID=\"viewController\"><connections>\(root)</connections></navigationController>")
        )
        let window = UIWindow(frame: UIScreen.main.bounds)
        let lines = Console.capturing {
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
        #expect(lines.count == 1 && lines.first?.contains("embeds itself") == true)
        let depth = Array(sequence(first: controller, next: \.children.first)).count
        #expect(depth == 9)
        window.rootViewController = nil
    }

    @Test("instantiating a damaged storyboard faults or logs, and neither traps nor hangs", arguments: 0..<6)
    func damaged(seed: UInt64) throws {
        var state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return bound > 0 ? Int(state >> 33) % bound : 0
        }
        for _ in 0..<12 {
            let markup = try MarkupDocument(parsing: Array(Self.text.utf8), file: "Main.storyboard")
            var all: [(Element, Element)] = []
            markup.root.walk { parent in for child in parent.elements { all.append((parent, child)) } }
            for _ in 0...random(3) {
                let (parent, child) = all[random(all.count)]
                switch random(4) {
                case 0: parent.remove(child)
                case 1: parent.append(child.copy())
                default:
                    guard !child.attributes.isEmpty else { continue }
                    child.attributes[random(child.attributes.count)].value = Self.strange[random(Self.strange.count)]
                }
            }
            let files = try TemporaryBundle(["Main.storyboard": markup.text])
            _ = Console.capturing {
                _ = Fault.catching {
                    let storyboard = UIStoryboard(name: "Main", bundle: files.bundle)
                    for controller in [
                        storyboard.instantiateInitialViewController(), storyboard.instantiateViewController(withIdentifier: "Root"),
                    ] {
                        controller?.loadViewIfNeeded()
                        (controller as? UINavigationController)?.viewControllers.first?.loadViewIfNeeded()
                        controller?.view?.layoutIfNeeded()
                    }
                }
            }
        }
    }
}
