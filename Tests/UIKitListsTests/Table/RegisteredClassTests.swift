import RuleTrait
import Testing
import UIKitText

private final class MarkedCell: UITableViewCell {
    private(set) var madeWith: UITableViewCell.CellStyle?
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        madeWith = style
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class MarkedHeader: UITableViewHeaderFooterView {
    private(set) var isMarked = false
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        isMarked = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @Suite(.serialized) struct RegisteredClassTests {
    @Test("a registered cell class is created in the default style with its reuse identifier")
    func cell() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(MarkedCell.self, forCellReuseIdentifier: "marked")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        let cell = table.dequeueReusableCell(withIdentifier: "marked") as? MarkedCell
        #expect(cell?.madeWith == .default)
        #expect(cell?.reuseIdentifier == "marked")
        #expect(table.dequeueReusableCell(withIdentifier: "plain")?.reuseIdentifier == "plain")
    }

    @Test("a registered header class is created by its own initializer")
    func header() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(MarkedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? MarkedHeader
        #expect(header?.isMarked == true)
        #expect(header?.reuseIdentifier == "header")
    }
}
