import Foundation
import Testing
import UIKitRuntime
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore

/// Items of the sidebar, the order of groups, and the queries of other containers, from Apple's documentation.
@MainActor @Suite("Items of the sidebar", .serialized)
struct SidebarItemTests {
    private final class Delegate: NSObject, UITabBarController.Sidebar.Delegate {
        var shown: [String] = []
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
        )
            -> UITabSidebarItem
        {
            let item = UITabSidebarItem(request: request)
            var content = item.defaultContentConfiguration()
            content.text = (content.text ?? "") + "!"
            item.contentConfiguration = content
            return item
        }
        func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab) {
            shown.append(tab.identifier)
        }
    }

    private func texts(_ view: UIView) -> [String] {
        view.subviews.flatMap { ($0 as? UILabel).flatMap(\.text).map { [$0] } ?? texts($0) }
    }

    @Test("the delegate's items are the rows, a group's actions among them, in the order that the group names")
    func items() {
        defer { UIScreen.main.become(HostScreen()) }
        Generation.emulating(.ios26) {
            @MainActor func tab(_ name: String) -> UITab { UITab(title: name, image: nil, identifier: name) { _ in UIViewController() } }
            let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: [tab("Albums"), tab("Artists")])
            var performed = 0
            group.sidebarActions = [UIAction(title: "New") { _ in performed += 1 }]
            group.displayOrderIdentifiers = ["Artists"]
            #expect(group.displayOrder.map(\.identifier) == ["Artists", "Albums"])
            let controller = UITabBarController(tabs: [tab("Home"), group]), delegate = Delegate()
            controller.mode = .tabSidebar
            controller.sidebar.delegate = delegate
            let stage = Stage(root: controller, device: "iPad Pro 11 (M4)", orientation: .landscapeLeft)
            stage.settle()
            let list = controller.sidebar.makeList()
            let shown = texts(list)
            for name in ["Home!", "Library", "Artists!", "Albums!", "New!"] { #expect(shown.contains(name), "\(name) in \(shown)") }
            #expect(delegate.shown.contains("Home") && delegate.shown.contains("Artists"))
            _ = performed
        }
    }

    @Test("a request's item has the tab's title, image and badge")
    func defaults() {
        let tab = UITab(title: "Mail", image: UIImage(systemName: "envelope"), identifier: "mail")
        tab.badgeValue = "3"
        let item = UITabSidebarItem(request: .init(content: .tab(tab)))
        #expect((item.contentConfiguration as? UIListContentConfiguration)?.text == "Mail" && item.accessories.count == 1)
        #expect(tab.managingTabGroup == nil && !tab.hasVisiblePlacement)
    }

    @Test("a printer picker answers that printing is not available, and a browser's error has its domain")
    func refusals() {
        var failure: (any Error)?
        let picker = UIPrinterPickerController(initiallySelectedPrinter: nil)
        #expect(!picker.present(animated: false) { _, chosen, error in failure = chosen ? nil : error })
        #expect((failure as? UIPrintError)?.code == .notAvailable && (failure as NSError?)?.domain == "UIPrintErrorDomain")
        #expect((UIDocumentBrowserError(.generic) as NSError).code == 1)
    }

    @Test("a configuration of shared items has values for each item, and supports only sharing unless the app adds more")
    func sharedItems() {
        let configuration = UIActivityItemsConfiguration(itemProviders: [])
        #expect(configuration.activityItemsConfigurationSupports(interaction: .share))
        #expect(!configuration.activityItemsConfigurationSupports(interaction: .copy))
        configuration.perItemMetadataProvider = { index, key in key == .title ? "Item \(index)" : nil }
        #expect(configuration.activityItemsConfigurationMetadataForItem(at: 2, key: .title) as? String == "Item 2")
        configuration.supportedInteractions.append(.copy)
        #expect(configuration.activityItemsConfigurationSupports(interaction: .copy))
    }
}
