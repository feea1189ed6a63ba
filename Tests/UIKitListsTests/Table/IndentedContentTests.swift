import Testing
import UIKitText

@MainActor @Suite(.serialized) struct IndentedContentTests {
    /// As apps draw a tree: the content is laid out and moved in the cell's layoutSubviews.
    private final class Branch: UITableViewCell {
        var layouts = 0
        let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
            contentView.layoutIfNeeded()
            contentView.frame.origin.x = 30
            contentView.frame.size.width -= 30
        }
    }

    @Test("a cell that moves its contentView in layoutSubviews settles, with its content in place", arguments: [true, false])
    func moving(inTable: Bool) {
        final class Rows: NSObject, UITableViewDataSource {
            let cell: UITableViewCell
            init(_ cell: UITableViewCell) { self.cell = cell }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let cell = Branch(style: .default, reuseIdentifier: nil), rows = Rows(cell), table = UITableView()
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.layoutIfNeeded()
        if inTable {
            table.rowHeight = 60
            table.dataSource = rows
            ListWindow(table, size: CGSize(width: 320, height: 600)).settle()
        }
        #expect(
            cell.contentView.frame.minX == 30 && cell.label.frame.minX == 10 && cell.label.frame.width == cell.contentView.bounds.width - 20
        )
        #expect(cell.layouts < 12)
    }
}
