import RuleTrait
import Testing
import UIKitText

@testable import UIKitLists

/// Frames saved by Interface Builder in public storyboards (Xcode 11 to 15, at 2x and 3x).
@MainActor @Suite(.serialized) struct CellStyleTests {
    private final class Rows: NSObject, UITableViewDataSource {
        let cell: UITableViewCell
        init(_ cell: UITableViewCell) { self.cell = cell }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }

    private func show(
        _ style: UITableViewCell.CellStyle, width: CGFloat, rowHeight: CGFloat = UITableView.automaticDimension,
        _ setUp: (UITableViewCell) -> Void = { _ in }
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil), rows = Rows(cell), table = UITableView()
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        setUp(cell)
        table.rowHeight = rowHeight
        table.dataSource = rows
        let stage = ListWindow(table, size: CGSize(width: width, height: 600))
        stage.settle()
        return cell
    }

    private func isNear(_ frame: CGRect?, _ expected: CGRect) -> Bool {
        guard let frame else { return false }
        return [frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width, frame.height - expected.height]
            .allSatisfy { abs($0) <= 0.34 }
    }

    @Test("a row with a title excludes the separator's pixel", .rule("metrics-8")) func title() {
        let cell = show(.default, width: 390)
        #expect(isNear(cell.contentView.frame, CGRect(x: 0, y: 0, width: 390, height: 43.667)))
        #expect(isNear(cell.textLabel?.frame, CGRect(x: 20, y: 0, width: 350, height: 43.667)))
        #expect(isNear(show(.default, width: 375).textLabel?.frame, CGRect(x: 16, y: 0, width: 343, height: 43.667)))
        let large = show(.default, width: 393) { $0.textLabel?.font = .systemFont(ofSize: 20) }
        #expect(isNear(large.frame, CGRect(x: 0, y: 0, width: 393, height: 45.667)))
    }

    // pointfreeco/swift-snapshot-testing, testTableViewController, recorded on iOS 13.3: lines at every 44 points down to the end.
    @Test(
        "before iOS 15 rows are 44 points high, and separators go on below the last one",
        arguments: [("13.3", 44, [87.667, 131.667, 175.667]), ("15.8.3", 43.667, [])])
    func fillers(version: String, height: CGFloat, lines: [CGFloat]) {
        EmulatedSystem.requested = version
        defer { EmulatedSystem.requested = nil }
        Generation.emulating(.ios13) {
            let cell = UITableViewCell(), rows = Rows(cell), table = UITableView()
            cell.textLabel?.text = "Title"
            table.dataSource = rows
            table.contentInsetAdjustmentBehavior = .never
            let stage = ListWindow(table, size: CGSize(width: 320, height: 200))
            stage.settle()
            #expect(isNear(cell.frame, CGRect(x: 0, y: 0, width: 320, height: height)))
            let drawn = table.subviews.filter { $0.backgroundColor === UIColor.separator }.map(\.frame).sorted { $0.minY < $1.minY }
            #expect(drawn.count == lines.count)
            for (line, y) in zip(drawn, lines) { #expect(isNear(line, CGRect(x: 16, y: y, width: 304, height: 0.333))) }
        }
    }

    // Widths and heights of content views in public storyboards, by the Xcode that stored them: 341 × 43.5 of 375 × 44 (Xcode 10), 344 in
    // Xcode 11, 350.5 in Xcode 13 (JanGorman/Agrume), 348.5 since Xcode 14. Margins are of 15 points before iOS 11.
    @Test(
        "content ends before a chevron of the version's size, and up to iOS 12 above the separator",
        arguments: [
            (.ios8, "10.3", 342, 43.667), (.ios8, "12.4", 341, 43.667), (.ios13, "13.3", 348, 44), (.ios13, "15.4", 350.5, 44),
            (.ios16, "17.5", 348.5, 44),
        ] as [(Generation, String, CGFloat, CGFloat)])
    func chevrons(_ generation: Generation, _ version: String, _ width: CGFloat, _ height: CGFloat) {
        EmulatedSystem.requested = version
        defer { EmulatedSystem.requested = nil }
        Generation.emulating(generation) {
            let cell = UITableViewCell(), rows = Rows(cell), table = UITableView()
            cell.accessoryType = .disclosureIndicator
            cell.textLabel?.text = "Title"
            table.rowHeight = 44
            table.dataSource = rows
            let stage = ListWindow(table, size: CGSize(width: 375, height: 200))
            stage.settle()
            #expect(isNear(cell.contentView.frame, CGRect(x: 0, y: 0, width: width, height: height)))
            #expect(cell.textLabel?.frame.maxX == width - (generation == .ios8 ? 1 : 8))
        }
    }

    @Test("a filler height of the app's own puts separators below the last row, unless a footer view ends the table")
    func ownFillers() {
        let cell = UITableViewCell(), rows = Rows(cell), table = UITableView()
        table.dataSource = rows
        table.rowHeight = 50
        table.fillerRowHeight = 60
        table.contentInsetAdjustmentBehavior = .never
        let stage = ListWindow(table, size: CGSize(width: 320, height: 200))
        stage.settle()
        func lines() -> [CGFloat] { table.subviews.filter { $0.backgroundColor === UIColor.separator }.map(\.frame.maxY).sorted() }
        #expect(lines() == [110, 170])
        table.tableFooterView = UIView()
        stage.settle()
        #expect(lines().isEmpty)
    }

    @Test(
        "a self-sizing row reserves a pixel for the separator, if the table has separators", .rule("metrics-8"),
        arguments: [UITableViewCell.SeparatorStyle.singleLine, .none])
    func ownSize(style: UITableViewCell.SeparatorStyle) {
        let cell = UITableViewCell(), rows = Rows(cell), table = UITableView(), label = UILabel()
        label.text = "Title"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor),
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            cell.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: label.bottomAnchor),
            label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        ])
        table.separatorStyle = style
        table.dataSource = rows
        let stage = ListWindow(table, size: CGSize(width: 393, height: 600))
        stage.settle()
        #expect(abs(cell.frame.height - (style == .none ? 42.333 : 42.667)) < 0.01)
        #expect(abs(label.frame.minY - 11) < 0.34)
    }

    @Test(
        "labels without top and bottom constraints leave the row its default height, also with a side margin", .rule("metrics-8"))
    func centered() {
        let cell = show(.default, width: 375) { cell in
            cell.textLabel?.text = nil
            let label = UILabel(), content = cell.contentView
            label.text = "Address"
            label.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(label)
            NSLayoutConstraint.activate([
                NSLayoutConstraint(
                    item: label, attribute: .leading, relatedBy: .equal, toItem: content, attribute: .leadingMargin, multiplier: 1,
                    constant: 0),
                label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
                label.trailingAnchor.constraint(lessThanOrEqualTo: content.layoutMarginsGuide.trailingAnchor),
            ])
        }
        #expect(isNear(cell.frame, CGRect(x: 0, y: 0, width: 375, height: 43.667)))
    }

    @Test("a chevron is one margin from the edge, and the title ends 8 points before it", .rule("metrics-8")) func chevron() {
        let cell = show(.default, width: 393) { $0.accessoryType = .disclosureIndicator }
        #expect(isNear(cell.contentView.frame, CGRect(x: 0, y: 0, width: 362.667, height: 43.667)))
        #expect(isNear(cell.textLabel?.frame, CGRect(x: 20, y: 0, width: 334.667, height: 43.667)))
    }

    @Test("a row with title and detail is 55⅔ points tall", .rule("metrics-8")) func subtitle() {
        let cell = show(.subtitle, width: 768)
        #expect(isNear(cell.frame, CGRect(x: 0, y: 0, width: 768, height: 55.667)))
        #expect(isNear(cell.textLabel?.frame, CGRect(x: 20, y: 10, width: 33.5, height: 20.333)))
        #expect(isNear(cell.detailTextLabel?.frame, CGRect(x: 20, y: 31.667, width: 32.667, height: 14.333)))
    }

    @Test("a low row moves title and detail together", .rule("metrics-8")) func low() {
        let cell = show(.subtitle, width: 375, rowHeight: 44) {
            $0.textLabel?.font = .systemFont(ofSize: 16)
            $0.detailTextLabel?.font = .systemFont(ofSize: 11)
        }
        #expect(cell.textLabel?.frame.minY == 6)
        #expect(cell.detailTextLabel?.frame.minY == cell.textLabel?.frame.maxY)
    }

    @Test("section index letters narrow the rows") func index() {
        final class Lettered: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
        }
        let table = UITableView(), rows = Lettered()
        table.dataSource = rows
        let stage = ListWindow(table)
        stage.settle()
        #expect(table.visibleCells.first?.contentView.frame.width == 360)
        // They are in the indicator's place.
        table.contentSize.height = 3000
        table.flashScrollIndicators()
        #expect(table.indicators.isShown && table.indicators.vertical == nil)
    }

    @Test("a collection list's text starts at the same margin as a table's", arguments: [375, 393]) func listMargin(width: Int) throws {
        let view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["One"])
        source.apply(snapshot, animatingDifferences: false)
        let stage = ListWindow(view, size: CGSize(width: width, height: 600))
        stage.settle()
        func label(_ view: UIView) -> UILabel? { view.subviews.lazy.compactMap { $0 as? UILabel ?? label($0) }.first }
        let text = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)).flatMap(label))
        #expect(text.convert(text.bounds, to: view).minX == (width < 390 ? 16 : 20))
    }

    @Test(
        "separators of iOS 26 end 8 points before the edge, 16 in cards", .rule("metrics-8"),
        arguments: [UITableView.Style.plain, .insetGrouped])
    func separator(style: UITableView.Style) {
        final class Two: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        Generation.emulating(.ios26) {
            let table = UITableView(frame: .zero, style: style), rows = Two()
            table.dataSource = rows
            let stage = ListWindow(table)
            stage.settle()
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
            let line = cell?.subviews.first { $0.frame.height == 1 && !$0.isHidden }
            #expect(line?.frame.maxX == (cell?.bounds.width ?? 0) - (style == .plain ? 8 : 16))
        }
    }

    @Test(
        "a one-line grouped footer in iOS 26 is 30 points tall with its text 8 from the top; the bold header after it is 45.5",
        .rule("metrics-8")) func bands() throws
    {
        final class Titled: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
        }
        try Generation.emulating(.ios26) {
            let table = UITableView(frame: .zero, style: .insetGrouped), rows = Titled()
            table.dataSource = rows
            let stage = ListWindow(table)
            stage.settle()
            let footer = try #require(table.footerView(forSection: 0)), header = try #require(table.headerView(forSection: 1))
            #expect(abs(footer.frame.height - 30) < 0.5 && abs(header.frame.height - 45.5) < 0.5)
            #expect(abs((footer.textLabel?.frame.minY ?? 0) - 8) <= 0.5 && footer.textLabel?.font.pointSize == 13)
            #expect(header.textLabel?.font == .preferredFont(forTextStyle: .headline))
        }
    }

    @Test("labels of the value2 style are 12 and 15 points at the default text size, and larger with larger text")
    func valueTexts() {
        func sizes() -> [CGFloat?] {
            let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
            return [cell.textLabel?.font.pointSize, cell.detailTextLabel?.font.pointSize]
        }
        #expect(sizes() == [12, 15])
        UITraitCollection(preferredContentSizeCategory: .accessibilityMedium).performAsCurrent { #expect(sizes() == [20, 25]) }
    }

    @Test("a value2 cell has no image")
    func pictures() {
        #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
        for style in [UITableViewCell.CellStyle.default, .value1, .subtitle] {
            #expect(UITableViewCell(style: style, reuseIdentifier: nil).imageView != nil)
        }
    }

    @Test("a symbol is in the middle of a column, and labels begin 15 points after the column or a wider image")
    func symbolColumn() throws {
        // The canvases of a public storyboard, for a width of 414 points: images of 20, 25, and 11 points, of which the last isn't a
        // symbol, are at 22, 19.5, and 20, and the labels at 59, 59.5, and 46.
        var widths: [CGFloat] = []
        for (name, size) in [("circle", 17.0), ("rectangle.portrait.and.arrow.right", 17), ("wifi", 24)] {
            let cell = show(.default, width: 414, rowHeight: 131 / 3) {
                $0.imageView?.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
            }
            let picture = try #require(cell.imageView).frame
            widths.append(picture.width)
            #expect(abs(picture.midX - 32) < 0.001, "\(name)")
            #expect(abs(try #require(cell.textLabel).frame.minX - max(59, picture.maxX + 15)) < 0.001, "\(name)")
        }
        #expect(try #require(widths.min()) < 24 && #require(widths.max()) > 24)
        let plain = show(.default, width: 414, rowHeight: 44) {
            $0.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 11, height: 11)).image { _ in }
        }
        #expect(plain.imageView?.frame.minX == 20 && plain.textLabel?.frame.minX == 46)
    }

    @Test("the labels of a value cell have one baseline, and the title is at a whole point")
    func valueBaseline() throws {
        for (title, detail, top) in [(17.0, 17.0, 12.0), (16, 16, 13), (17, 12, 12)] {
            let cell = show(.value1, width: 414, rowHeight: 131 / 3) {
                $0.textLabel?.font = .systemFont(ofSize: title)
                $0.detailTextLabel?.font = .systemFont(ofSize: detail)
            }
            let label = try #require(cell.textLabel), second = try #require(cell.detailTextLabel)
            #expect(abs(label.frame.minY - top) < 0.001)
            let difference = (label.frame.minY + label.font.ascender) - (second.frame.minY + second.font.ascender)
            #expect(abs(difference) <= 0.5 / cell.displayScale + 1e-9)
        }
    }
}
