import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers

@MainActor @Suite("Bar appearance", .serialized) struct BarLookTests {
    private let page = UIViewController(), red: UIImage

    init() {
        red = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 6))
        }
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) }
    }
    private func background(of bar: UIView) throws -> BarBackground { try #require(all(BarBackground.self, in: bar).first) }

    @Test("bars draw an image as a template in their tint color, unless its rendering mode is alwaysOriginal")
    func images() throws {
        let tabs = UITabBarController(), navigation = UINavigationController(rootViewController: page), other = UIViewController()
        page.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(image: red, style: .plain, target: nil, action: nil),
            UIBarButtonItem(image: red.withRenderingMode(.alwaysOriginal), style: .plain, target: nil, action: nil),
        ]
        navigation.tabBarItem = UITabBarItem(title: "One", image: red, tag: 0)
        other.tabBarItem = UITabBarItem(title: "Two", image: red.withRenderingMode(.alwaysOriginal), tag: 1)
        tabs.viewControllers = [navigation, other]
        let stage = Stage(root: tabs)
        stage.settle()
        for bar in [tabs.tabBar, navigation.navigationBar] as [UIView] {
            let modes = all(UIImageView.self, in: bar).compactMap { $0.image?.renderingMode }
            #expect(modes.contains(.alwaysTemplate) && modes.contains(.alwaysOriginal) && !modes.contains(.automatic))
        }
    }

    @Test("a custom back indicator replaces the chevron, and its title can be offset off the bar")
    func back() throws {
        let root = UIViewController(), navigation = UINavigationController(rootViewController: root), stage = Stage(root: navigation)
        root.title = "Root"
        root.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Root", style: .plain, target: nil, action: nil)
        root.navigationItem.backBarButtonItem?.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
        navigation.navigationBar.backIndicatorImage = red
        navigation.pushViewController(page, animated: false)
        stage.settle()
        let button = try #require(navigation.navigationBar.backButton)
        let icon = try #require(button.subviews.compactMap { $0 as? UIImageView }.first),
            label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
        #expect(icon.frame.size == CGSize(width: 10, height: 6) && icon.image?.renderingMode == .alwaysTemplate)
        #expect(label.frame.maxX < -800)
        let appearance = UINavigationBarAppearance()
        appearance.setBackIndicatorImage(red.withRenderingMode(.alwaysOriginal), transitionMaskImage: nil)
        navigation.navigationBar.standardAppearance = appearance
        stage.settle()
        #expect(icon.image?.renderingMode == .alwaysOriginal)
    }

    @Test("a subtitle is below the title, both centered vertically; a title view replaces them")
    func subtitle() throws {
        let navigation = UINavigationController(rootViewController: page), stage = Stage(root: navigation)
        page.title = "Inbox"
        stage.settle()
        let content = try #require(navigation.navigationBar.titleLabel?.superview as? NavigationBarContent),
            alone = content.titleLabel.frame
        page.navigationItem.subtitle = "3 unread messages"
        page.navigationItem.attributedTitle = AttributedString("All", attributes: AttributeContainer([.foregroundColor: UIColor.red]))
        stage.settle()
        let label = try #require(content.subtitleLabel), title = content.titleLabel
        #expect(title.text == "All" && title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(title.font.pointSize == BarFigures.titleSize && label.font.pointSize == BarFigures.subtitleSize)
        #expect(title.frame.minY < alone.minY && abs(label.frame.minY - title.frame.maxY) < 1 && label.frame.midX == title.frame.midX)
        #expect(label.text == "3 unread messages" && !label.isHidden)
        page.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        stage.settle()
        #expect(label.isHidden)
    }

    @Test("a title view wider than the bar has the same margin on both sides")
    func wideTitleView() throws {
        let navigation = UINavigationController(rootViewController: page), stage = Stage(root: navigation), search = UISearchBar()
        search.sizeToFit()
        page.navigationItem.titleView = search
        stage.settle()
        let frame = try #require(search.superview).convert(search.frame, to: navigation.navigationBar)
        #expect(frame.minX > 0 && abs(frame.minX + frame.maxX - navigation.navigationBar.bounds.width) <= 1)
    }

    @Test("without a scrollEdgeAppearance, the standard one is used with a transparent background at the scroll edge", .rule("F-42"))
    func edge() throws {
        let navigation = UINavigationController(rootViewController: page), bar = navigation.navigationBar,
            appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemGreen
        bar.standardAppearance = appearance
        let stage = Stage(root: navigation)
        stage.settle()
        #expect(try background(of: bar).backgroundColor == nil)
        bar.scrollEdgeAppearance = appearance
        stage.settle()
        #expect(try background(of: bar).backgroundColor == .systemGreen)
        bar.scrollEdgeAppearance = nil
        bar.isAtScrollEdge = false
        bar.layoutIfNeeded()
        #expect(try background(of: bar).backgroundColor == .systemGreen)
    }

    @Test("barTintColor is visible while content scrolls under the bar, not at the scroll edge", .rule("F-42"))
    func tint() throws {
        let table = UITableViewController(), navigation = UINavigationController(rootViewController: table), bar = navigation.navigationBar
        (bar.barTintColor, bar.isTranslucent) = (.red, false)
        table.extendedLayoutIncludesOpaqueBars = true
        let stage = Stage(root: navigation)
        stage.settle()
        let background = try background(of: bar)
        #expect(background.backgroundColor == nil)
        table.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 3000))
        stage.settle()
        table.tableView.contentOffset.y += 200
        stage.settle()
        #expect(background.backgroundColor == .red)
    }

    @Test("a shadow image replaces the hairline, in shadowColor if set")
    func shadow() throws {
        let navigation = UINavigationController(rootViewController: page), bar = navigation.navigationBar,
            appearance = UINavigationBarAppearance()
        appearance.shadowImage = red
        appearance.shadowColor = nil
        bar.scrollEdgeAppearance = appearance
        let stage = Stage(root: navigation)
        stage.settle()
        func line() throws -> UIImageView { try #require(try background(of: bar).subviews.last as? UIImageView) }
        #expect(try line().image === red && line().frame.height == 6 && !line().isHidden)
        appearance.shadowColor = .blue
        bar.scrollEdgeAppearance = appearance
        stage.settle()
        #expect(try line().image?.renderingMode == .alwaysTemplate && line().tintColor == .blue)
        appearance.shadowImage = nil
        appearance.shadowColor = nil
        bar.scrollEdgeAppearance = appearance
        stage.settle()
        #expect(try line().isHidden)
    }

    @Test("a copied appearance has the same class and is independent of the original")
    func appearanceCopies() throws {
        let appearance = UINavigationBarAppearance(), bar = UINavigationBar()
        appearance.backgroundColor = .red
        bar.standardAppearance = appearance.copy()
        let cast = try #require(appearance.copy() as? UINavigationBarAppearance)
        appearance.backgroundColor = .blue
        #expect(bar.standardAppearance.backgroundColor == .red && cast.backgroundColor == .red)
    }

    // As `scrollEdgeAppearance` documents: bars with large titles since iOS 13, all bars since iOS 15.
    @Test("at the scroll edge a bar with a large title is transparent since iOS 13, one without shows its appearance", .rule("F-42"))
    func largeTitleEdge() throws {
        try Generation.emulating(.ios13) {
            let table = UITableViewController(), navigation = UINavigationController(rootViewController: table),
                bar = navigation.navigationBar
            let appearance = UINavigationBarAppearance()
            appearance.backgroundColor = .systemGreen
            bar.standardAppearance = appearance
            bar.prefersLargeTitles = true
            let stage = Stage(root: navigation)
            stage.settle()
            let edge = try background(of: bar).backgroundColor
            #expect(edge == nil)
            bar.prefersLargeTitles = false
            stage.settle()
            let without = try background(of: bar).backgroundColor
            #expect(without == .systemGreen)
        }
    }
}
