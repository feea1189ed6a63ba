import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Controls and lists in right-to-left layouts.
@MainActor @Suite(.serialized) struct RightToLeftTests {
    private func stage(_ views: UIView...) -> Stage {
        let root = UIViewController()
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 300, height: 40)
            root.view.addSubview(view)
        }
        return Stage(root: root, isRightToLeft: true)
    }

    /// Columns, in points, in which the image of `view` is not blank.
    private func inked(_ view: UIView) -> ClosedRange<CGFloat>? {
        let image = UIGraphicsImageRenderer(
            bounds: view.bounds,
            format: {
                let format = UIGraphicsImageRendererFormat(); format.scale = 1; return format
            }()
        )
        .image { context in view.layer.render(in: context.cgContext) }
        guard let cgImage = image.cgImage, let data = cgImage.dataProvider?.data as Data? else { return nil }
        let columns = (0..<cgImage.width).filter { x in
            (0..<cgImage.height).contains { y in data[y * cgImage.bytesPerRow + x * 4 + 3] > 100 }
        }
        guard let first = columns.first, let last = columns.last else { return nil }
        return CGFloat(first)...CGFloat(last)
    }

    // NSTextAlignment.natural: "the default alignment associated with the current localization of the app"
    @Test("a label's natural alignment follows the layout direction, whatever its letters; a field's follows its letters")
    func naturalAlignment() throws {
        let latin = UILabel(), hebrew = UILabel(), field = UITextField()
        (latin.text, hebrew.text, field.text) = ("Hello", "שלום", "Hello")
        let stage = stage(latin, hebrew, field)
        #expect(try #require(inked(latin)).upperBound > 290)
        #expect(try #require(inked(hebrew)).upperBound > 290)
        #expect(try #require(inked(field)).lowerBound < 10)
        stage.window.traitOverrides.layoutDirection = .leftToRight
        stage.settle()
        #expect(try #require(inked(latin)).lowerBound < 10)
        #expect(try #require(inked(hebrew)).lowerBound < 10)
    }

    @Test("segments, steppers, and sliders are mirrored, with their images and touches") func controls() {
        let segments = UISegmentedControl(items: ["One", "Two", "Three"]), slider = UISlider(), stepper = UIStepper()
        segments.selectedSegmentIndex = 1
        (slider.minimumValueImage, slider.maximumValueImage) = (UIImage(systemName: "minus"), UIImage(systemName: "plus"))
        let stage = stage(segments, slider, stepper)
        stage.tap(at: CGPoint(x: 310, y: 120))
        #expect(segments.selectedSegmentIndex == 0)
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 298)
        #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX == 2)
        stepper.frame.size = CGSize(width: 94, height: 32)
        stage.settle()
        stage.tap(at: CGPoint(x: 30, y: 230))
        #expect(stepper.value == 1)
    }

    @Test(
        "forward and back symbols are flipped, and media controls and left and right are not",
        arguments: [
            ("chevron.forward", true), ("arrow.uturn.backward", true), ("list.bullet", true), ("chevron.right", false),
            ("forward.fill", false), ("star", false),
        ])
    func symbols(name: String, flips: Bool) throws {
        #expect(try #require(UIImage(systemName: name)).flipsForRightToLeftLayoutDirection == flips)
    }

    private final class Rows: UITableViewController {
        var letters: [String]? = ["A", "B"]
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            var content = cell.defaultContentConfiguration()
            (content.text, content.image) = ("Row", UIImage(systemName: "star"))
            (cell.contentConfiguration, cell.accessoryType) = (content, .disclosureIndicator)
            return cell
        }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(
                actions: ["First", "Second"].map { UIContextualAction(style: .normal, title: $0) { _, _, done in done(true) } })
        }
    }

    private func all<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        view.subviews.flatMap { ($0 as? V).map { [$0] } ?? [] + all(type, in: $0) }
    }

    @Test("a row's separator starts at its text, and the index and scroll indicator are on the left") func table() throws {
        let rows = Rows(), stage = Stage(root: rows, isRightToLeft: true)
        stage.turn()
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        let text = try #require(all(UILabel.self, in: cell.contentView).first),
            line = try #require(cell.subviews.first { $0.frame.height < 1 && !$0.isHidden })
        #expect(line.frame.minX == 0)
        #expect(abs(line.frame.maxX - cell.convert(text.bounds, from: text).maxX) < 0.5)
        let letter = try #require(all(UILabel.self, in: rows.tableView).first { $0.text == "A" })
        #expect(rows.tableView.convert(letter.bounds, from: letter).maxX <= 15)
        rows.letters = nil
        rows.tableView.reloadSectionIndexTitles()
        // The table flashed its scroll indicators when it appeared.
        stage.advance(by: 1)
        rows.tableView.flashScrollIndicators()
        stage.turn()
        let bar = try #require(rows.tableView.subviews.first { $0.frame.width == 3 })
        #expect(bar.frame.minX == 3)
    }

    @Test("a compact picker's date precedes its time, and a value2 title ends where its detail starts")
    func compactDates() throws {
        let picker = UIDatePicker(), cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
        picker.preferredDatePickerStyle = .compact
        cell.textLabel?.text = "Title"
        cell.frame = CGRect(x: 0, y: 300, width: 375, height: 44)
        let stage = stage(picker)
        stage.window.addSubview(cell)
        stage.settle()
        let fields = all(UIButton.self, in: picker)
        #expect(fields.count == 2 && fields[0].frame.minX > fields[1].frame.maxX)
        #expect(cell.textLabel?.textAlignment == .left)
    }

    @Test("a list row's content is between its accessories") func listCell() throws {
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout), controller = UIViewController()
        controller.view = list
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            (cell.contentConfiguration, cell.accessories) = (content, [.disclosureIndicator()])
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        source.apply(snapshot, animatingDifferences: false)
        let stage = Stage(root: controller, isRightToLeft: true)
        stage.settle()
        let cell = try #require(list.visibleCells.first as? UICollectionViewListCell),
            text = try #require(all(UILabel.self, in: cell.contentView).first)
        #expect(cell.contentView.frame.maxX == cell.bounds.width && cell.contentView.frame.minX > 0)
        #expect(abs(cell.bounds.width - cell.convert(text.bounds, from: text).maxX - 20) < 0.5)
    }

    @Test("a large title and a search bar's Cancel button switch sides") func bars() throws {
        let content = UIViewController(), navigation = UINavigationController(rootViewController: content),
            bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 390, height: 56))
        content.title = "Large"
        navigation.navigationBar.prefersLargeTitles = true
        bar.showsCancelButton = true
        content.view.addSubview(bar)
        let stage = Stage(root: navigation, isRightToLeft: true)
        stage.settle()
        let title = try #require(all(UILabel.self, in: navigation.navigationBar).first { $0.font.pointSize == 34 })
        #expect(navigation.navigationBar.convert(title.bounds, from: title).maxX > 360)
        #expect(bar.searchTextField.frame.maxX == 382 && bar.searchTextField.frame.minX > 60)
    }

    // 180 points in 18 steps: at the first event the finger has moved exactly the distance at which nothing is recognized yet.
    @Test("the first swipe action is at the screen's edge") func swipe() throws {
        let rows = Rows(), stage = Stage(root: rows, isRightToLeft: true)
        stage.drag(from: CGPoint(x: 60, y: 250), to: CGPoint(x: 240, y: 250))
        stage.settle()
        func edge(_ title: String) throws -> CGFloat {
            let label = try #require(all(UILabel.self, in: rows.tableView).first { $0.text == title })
            return try #require(label.superview).frame.minX
        }
        #expect(try edge("First") == 0)
        #expect(try edge("Second") > 0)
    }

    final class Swatches: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test("a compositional layout starts at the right, also in sections that scroll horizontally") func compositional() throws {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(index == 0 ? 0.5 : 1), heightDimension: .fractionalHeight(1)))
            let width: NSCollectionLayoutDimension = index == 0 ? .fractionalWidth(1) : .absolute(200)
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: .init(widthDimension: width, heightDimension: .absolute(50)), subitems: [item]))
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
            if index == 1 { section.orthogonalScrollingBehavior = .groupPaging }
            return section
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout), source = Swatches()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let root = UIViewController()
        root.view = view
        let stage = Stage(root: root, isRightToLeft: true)
        let width = view.bounds.width, half = (width - 20) / 2
        func frame(_ item: Int, _ section: Int) throws -> CGRect {
            let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: section)))
            return cell.convert(cell.bounds, to: view)
        }
        #expect(abs(try frame(0, 0).maxX - (width - 20)) < 0.5)
        #expect(abs(try frame(1, 0).minX - (width - 20 - 2 * half)) < 0.5)
        #expect(try frame(0, 1).maxX == width - 20 && frame(1, 1).maxX == width - 220)
        let row = try frame(0, 1).midY
        stage.drag(from: CGPoint(x: 60, y: row), to: CGPoint(x: 240, y: row))
        stage.settle()
        #expect(try frame(1, 1).maxX == width - 20, "a page on")
        _ = source
    }

    @Test("a detail disclosure's chevron is outermost, and a long title stays in its button") func outermost() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .detailDisclosureButton
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Uncharacteristically"
        configuration.image = UIImage(systemName: "star")
        let button = UIButton(configuration: configuration), stage = stage(cell, button)
        button.frame.size.width = 120
        stage.settle()
        let detail = try #require(all(UIButton.self, in: cell).first), accessory = try #require(detail.superview)
        let chevron = try #require(accessory.subviews.first { $0 is UIImageView })
        #expect(chevron.frame.minX == 0 && detail.frame.minX > chevron.frame.maxX)
        #expect(try #require(button.titleLabel).frame.minX >= 0)
    }
}
