import Testing
import UIKit
import UIKitTesting

/// Screens with a text size other than the default.
@MainActor @Suite(.serialized) struct TextSizeTests {
    private final class Rows: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            "A footer that is longer than one line of large text"
        }
    }

    private func all<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        view.subviews.flatMap { ($0 as? V).map { [$0] } ?? [] + all(type, in: $0) }
    }

    @Test("headers and footers of tables are as tall as their text", arguments: [UITableView.Style.plain, .grouped])
    func headers(style: UITableView.Style) throws {
        let rows = Rows(style: style), stage = Stage(root: rows, textSize: .accessibilityExtraLarge)
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        let bands = all(UITableViewHeaderFooterView.self, in: rows.tableView)
        #expect(bands.count == 4)
        for band in bands {
            let label = try #require(band.textLabel)
            #expect(label.font.pointSize > 30)
            #expect(label.frame.minY >= 0)
            #expect(label.frame.maxY <= band.bounds.height)
        }
    }

    @Test("an alert's field grows with its text") func alertField() throws {
        let root = UIViewController(), stage = Stage(root: root, textSize: .accessibilityExtraLarge)
        defer { UIScreen.main.become(HostScreen()) }
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        stage.settle()
        let field = try #require(alert.textFields?.first), font = try #require(field.font)
        #expect(font.pointSize > 20 && field.bounds.height >= font.lineHeight)
    }

    @Test("an alert's texts and rows grow with the text size") func alert() throws {
        func height(_ size: UIContentSizeCategory) throws -> CGFloat {
            let root = UIViewController(), stage = Stage(root: root, textSize: size)
            defer { UIScreen.main.become(HostScreen()) }
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            root.present(alert, animated: false)
            stage.settle()
            return alert.view.bounds.height
        }
        #expect(try height(.accessibilityLarge) > height(.large) + 40)
    }

    @Test("a configured button returns to a previous size", arguments: [UIButton.Configuration.Size.mini, .small, .large])
    func buttonSizes(size: UIButton.Configuration.Size) {
        var configuration = UIButton.Configuration.filled()
        let insets = configuration.contentInsets
        configuration.buttonSize = size
        #expect(configuration.contentInsets != insets)
        configuration.buttonSize = .medium
        #expect(configuration.contentInsets == insets)
    }

    @Test("cards of an inset-grouped table avoid the camera in landscape") func cards() throws {
        let rows = Rows(style: .insetGrouped), stage = Stage(root: rows, orientation: .landscapeRight)
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        let cell = try #require(rows.tableView.visibleCells.first), safe = stage.window.safeAreaInsets
        #expect(safe.left > 40)
        #expect(cell.frame.minX == safe.left + 20)
        #expect(cell.frame.maxX == stage.window.bounds.width - safe.right - 20)
    }

    @Test("a configured button that is too low for its title shows the lines that fit") func button() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "A title of several words"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel).frame
        #expect(title.minY >= 0)
        #expect(title.maxY <= 44)
        #expect(title.height > 20)
    }
}
