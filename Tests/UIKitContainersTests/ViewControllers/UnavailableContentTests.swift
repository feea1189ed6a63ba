import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers

@MainActor @Suite(.serialized) struct UnavailableContentTests {
    private final class Results: UIViewController {
        var results: [String] = []
        var updates = 0
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            updates += 1
            contentUnavailableConfiguration = results.isEmpty ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
        }
    }

    @Test("updateContentUnavailableConfiguration is called before the first layout, and again after setNeedsUpdate")
    func update() throws {
        let controller = Results()
        let search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        let stage = Stage(root: UINavigationController(rootViewController: controller))
        #expect(controller.updates == 1)
        var shown = try #require(controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)
        #expect(shown.text == "No Results")
        search.searchBar.text = "kiwi"
        search.textDidChange()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        stage.settle()
        #expect(controller.updates == 2)
        shown = try #require(controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)
        #expect(shown.text == "No Results for “kiwi”")
        controller.results = ["kiwi"]
        controller.setNeedsUpdateContentUnavailableConfiguration()
        stage.settle()
        #expect(controller.contentUnavailableConfiguration == nil)
    }

    @Test("a background's visual effect and shadow are drawn")
    func background() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.background.visualEffect = UIBlurEffect(style: .regular)
        configuration.background.shadowProperties.opacity = 0.5
        let view = configuration.makeContentView()
        let background = try #require(view.subviews.first)
        #expect(background.subviews.first is UIVisualEffectView)
        #expect(background.layer.shadowOpacity == 0.5)
    }
}
