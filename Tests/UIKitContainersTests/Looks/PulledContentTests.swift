import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore

/// Bars and rows while content is overscrolled, edited, or rotated.
@MainActor @Suite("Overscrolled, edited, and rotated content", .serialized)
struct PulledContentTests {
    final class List: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Inbox"
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            var content = cell.defaultContentConfiguration()
            content.text = "A title that fills the whole line of a phone"
            cell.contentConfiguration = content
            return cell
        }
    }

    private func labels(_ text: String, in view: UIView) -> [UILabel] {
        view.subviews.flatMap { subview in ((subview as? UILabel)?.text == text ? [subview as! UILabel] : []) + labels(text, in: subview) }
    }

    private func largeTitle(_ navigation: UINavigationController) -> CGRect? {
        labels("Inbox", in: navigation.navigationBar).first { $0.font.pointSize > 30 }.map { $0.convert($0.bounds, to: nil) }
    }

    private func list() -> (List, UINavigationController) {
        let list = List(), navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        return (list, navigation)
    }

    @Test("a large title moves down with overscrolled content, and returns")
    func pulled() throws {
        let (list, navigation) = list(), stage = Stage(root: navigation)
        stage.settle()
        let resting = try #require(largeTitle(navigation))
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 500), lifts: false)
        stage.turn()
        let pull = -(list.tableView.contentOffset.y + list.tableView.adjustedContentInset.top)
        #expect(pull > 20)
        let moved = try #require(largeTitle(navigation)).minY - resting.minY
        #expect(abs(moved - pull) < 0.5)
        stage.touch(.ended, CGPoint(x: 100, y: 500))
        stage.settle()
        #expect(largeTitle(navigation) == resting)
    }

    @Test("a refresh control is between the bar's buttons and the large title")
    func refreshing() throws {
        let (list, navigation) = list()
        list.refreshControl = UIRefreshControl()
        let stage = Stage(root: navigation)
        stage.settle()
        let resting = try #require(largeTitle(navigation))
        stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 600))
        stage.settle(limit: 2)
        let control = try #require(list.refreshControl), spinner = control.convert(control.bounds, to: nil),
            title = try #require(largeTitle(navigation)), buttons = navigation.navigationBar.frame.minY + 44
        #expect(control.isRefreshing && title.minY == resting.minY + 60)
        #expect(spinner.minY >= buttons - 0.01 && spinner.maxY <= title.minY)
        control.endRefreshing()
        stage.settle()
        #expect(largeTitle(navigation) == resting)
    }

    @Test("rows are measured again for the width that edit controls leave")
    func edited() throws {
        let (list, navigation) = list(), stage = Stage(root: navigation)
        stage.settle()
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))), plain = cell.frame.height
        list.setEditing(true, animated: false)
        stage.settle()
        #expect(cell.frame.height > plain + 15, "a second line")
        let label = try #require(labels("A title that fills the whole line of a phone", in: cell).first)
        #expect(label.frame.height <= cell.contentView.bounds.height - 16)
        list.setEditing(false, animated: false)
        stage.settle()
        #expect(cell.frame.height == plain)
    }

    @Test("in landscape the index and the bar's items follow the content's margins", .rule("L-22"))
    func turned() throws {
        let (list, navigation) = list()
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        let stage = Stage(root: navigation, orientation: .landscapeRight)
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        let index = try #require(list.tableView.subviews.first { $0 is UIControl && $0.bounds.width == 15 })
        let side = index.convert(index.bounds, to: nil).maxX
        #expect(abs(side - 793) < 0.001)
        let edit = try #require(labels("Edit", in: navigation.navigationBar).first)
        let end = edit.convert(edit.bounds, to: nil).maxX
        #expect(abs(end - 777) < 1)
    }

    @Test("a page created before its view got the dark trait is dark when shown")
    func agedPage() {
        UIScreen.main.become(HostScreen())
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), page = UIViewController()
        pages.view.backgroundColor = .systemBackground
        var host = HostScreen()
        host.appearance = .dark
        UIScreen.main.become(host)
        defer { UIScreen.main.become(HostScreen()) }
        pages.setViewControllers([page], direction: .forward, animated: false)
        page.view.backgroundColor = .systemBackground
        let stage = Stage(root: pages, appearance: .dark)
        stage.settle()
        #expect(page.view.layer.backgroundColor?.components?.first == 0)
    }

    @Test("texts are measured for the pixels of the device's scale")
    func scale() {
        let label = UILabel(), controller = UIViewController()
        label.text = "75 minutes"
        label.font = .systemFont(ofSize: 15)
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
        let stage = Stage(root: controller)
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        HostInput().update { $0.device = .named("iPad Air 11") ?? .default }
        stage.settle()
        let wanted = label.intrinsicContentSize, pixels = label.frame.width * 2
        #expect(label.frame.width >= wanted.width && label.frame.height >= wanted.height)
        #expect(pixels == pixels.rounded())
    }

    @Test(
        "a presenter scaled down behind a sheet returns to full size when the width is regular, and is scaled down again when it is not",
        .rule("SP-D084"))
    func resized() {
        let presenter = UIViewController(), sheet = UIViewController(), stage = Stage(root: presenter)
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        presenter.present(sheet, animated: false)
        stage.settle()
        #expect(!presenter.view.transform.isIdentity)
        HostInput().update { $0.device = .named("iPad Air 11") ?? .default }
        stage.settle()
        #expect(presenter.view.transform.isIdentity && presenter.view.frame == stage.window.bounds)
        #expect(sheet.view.bounds.width < 820)
        HostInput().update { $0.device = .default }
        stage.settle()
        #expect(!presenter.view.transform.isIdentity && presenter.view.bounds.size == stage.window.bounds.size)
    }

    final class Notices: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            var content = cell.defaultContentConfiguration()
            content.text = "Notifications and Sounds"
            content.image = UIImage(systemName: "bell")
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    @Test("a row is measured with the margin next to its accessory")
    func besideAccessory() throws {
        let notices = Notices(style: .insetGrouped), stage = Stage(root: notices, device: "iPhone 5")
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        let cell = try #require(notices.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.frame.height == 44, "its text just fits into a line")
    }
}
