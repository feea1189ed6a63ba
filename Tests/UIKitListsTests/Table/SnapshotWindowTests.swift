import Testing
import UIKitText

@testable import UIKitLists

/// A controller in a window that overrides its traits and its safe area, as in tests that record pictures
/// (essentialdevelopercom/essential-feed-case-study).
@MainActor @Suite(.serialized) struct SnapshotWindowTests {
    private final class SnapshotWindow: UIWindow {
        var given = UITraitCollection.current
        override var traitCollection: UITraitCollection { given }
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }
    }

    private final class Comments: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.separatorStyle = .none
            tableView.register(Cell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = UITableView.automaticDimension
            tableView.estimatedRowHeight = UITableView.automaticDimension
            tableView.tableHeaderView = UIView()
            registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Comments, _: UITraitCollection) in
                self.tableView.reloadData()
            }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! Cell
            cell.label.text = Array(repeating: "The East Side Gallery is an open-air gallery in Berlin.", count: 4 - indexPath.row)
                .joined(separator: " ")
            return cell
        }
    }

    private final class Cell: UITableViewCell {
        let title = UILabel(), label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            title.text = "a username"
            title.font = .preferredFont(forTextStyle: .headline)
            title.adjustsFontForContentSizeCategory = true
            let stack = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [title]), label])
            stack.axis = .vertical
            stack.alignment = .top
            stack.spacing = 8
            stack.translatesAutoresizingMaskIntoConstraints = false
            preservesSuperviewLayoutMargins = true
            contentView.addSubview(stack)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: margins.topAnchor), stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private func draw(_ controller: UIViewController, _ style: UIUserInterfaceStyle, _ category: UIContentSizeCategory) -> UIImage {
        let window = SnapshotWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.given = UITraitCollection(mutations: {
            $0.userInterfaceStyle = style
            $0.preferredContentSizeCategory = category
            $0.displayScale = 3
            $0.userInterfaceIdiom = .phone
        })
        window.layoutMargins = UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8)
        window.rootViewController = controller
        window.isHidden = false
        controller.view.layoutMargins = window.layoutMargins
        return UIGraphicsImageRenderer(bounds: window.bounds, format: .init(for: window.traitCollection)).image {
            window.layer.render(in: $0.cgContext)
        }
    }

    @Test(
        "rows have the heights of their texts at the window's text size, from the first picture on", arguments: [Generation.ios16, .ios26])
    func heights(_ generation: Generation) {
        Generation.emulating(generation) {
            let controller = Comments(), margin: CGFloat = generation == .ios26 ? 15 : 11
            controller.view.frame = CGRect(x: 0, y: 0, width: 414, height: 896)
            for (category, size) in [(UIContentSizeCategory.medium, CGFloat(16)), (.extraExtraExtraLarge, 23)] {
                _ = draw(controller, .light, category)
                #expect(controller.tableView.contentOffset.y == -47)
                var y: CGFloat = 0
                for row in 0..<3 {
                    let cell = controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell
                    #expect(cell?.label.font.pointSize == size)
                    let height = cell?.label.sizeThatFits(CGSize(width: 358, height: CGFloat.infinity)).height ?? 0
                    let title = cell?.title.intrinsicContentSize.height ?? 0
                    // The text begins at the controller's minimum margin, as in the recorded pictures.
                    #expect(cell?.label.convert(CGPoint.zero, to: cell).x == 16)
                    #expect(abs((cell?.frame.minY ?? -1) - y) < 0.4)
                    #expect(abs((cell?.frame.height ?? 0) - title - 8 - height - 2 * margin) < 0.4)
                    y = cell?.frame.maxY ?? 0
                }
            }
        }
    }

    @Test("rows take a table's side margins and keep their own above and below", arguments: [nil, 8, 40] as [CGFloat?])
    func margins(_ margin: CGFloat?) {
        let controller = Comments()
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        if let margin { controller.tableView.layoutMargins = UIEdgeInsets(top: 55, left: margin, bottom: 42, right: margin) }
        controller.view.layoutIfNeeded()
        let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.contentView.layoutMargins.left == (margin.map { max($0, 16) } ?? 20))
        #expect(cell?.contentView.layoutMargins.top == TableFigures.current.contentMargin)
    }

    @Test("cells have the colors of the window's traits, also when they come from a window with others")
    func colors() throws {
        let controller = Comments()
        _ = draw(controller, .light, .medium)
        let pixels = try #require(draw(controller, .dark, .medium).cgImage?.dataProvider?.data as Data?)
        // Between the margin and the text of each row.
        for row in 0..<3 {
            let frame = controller.tableView.rectForRow(at: IndexPath(row: row, section: 0))
            let y = Int((frame.minY + 47 + 4) * 3)
            let offset = (y * 1170 + 30) * 4
            #expect(pixels[offset] < 40, "row \(row)")
        }
    }
}
