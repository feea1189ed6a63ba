import Testing
@testable import UIKitLists

@MainActor @Suite("Properties that invalidate their view", .serialized)
struct InvalidatingTests {
    /// Records the requests instead of handling them.
    final class Cell: UICollectionViewCell {
        var log: [String] = []
        @Invalidating(.display) var color = 1
        @Invalidating(.layout, .constraints) var gap: Double? = nil
        @Invalidating(.intrinsicContentSize, .configuration, .properties, Own()) var text = ""

        override func setNeedsDisplay() { log.append("display") }
        override func setNeedsLayout() { log.append("layout") }
        override func setNeedsUpdateConstraints() { log.append("constraints") }
        override func invalidateIntrinsicContentSize() { log.append("size") }
        override func setNeedsUpdateConfiguration() { log.append("configuration") }
        override func setNeedsUpdateProperties() { log.append("properties") }
    }
    struct Own: UIViewInvalidating {
        func invalidate(view: UIView) { (view as? Cell)?.log.append("own") }
    }

    @Test("a new value invalidates the aspects in their order, and an equal one doesn't")
    func aspects() {
        let cell = Cell(frame: .zero)
        cell.log = []
        cell.color = 1
        #expect(cell.log.isEmpty && cell.color == 1)
        cell.color = 2
        cell.gap = 4
        cell.gap = 4
        cell.text = "a"
        #expect(cell.log == ["display", "layout", "constraints", "size", "configuration", "properties", "own"])
        #expect(cell.color == 2 && cell.gap == 4 && cell.text == "a")
    }

    final class TableCell: UITableViewCell {
        var requests = 0
        override func setNeedsUpdateConfiguration() { requests += 1 }
    }
    final class Header: UITableViewHeaderFooterView {
        var requests = 0
        override func setNeedsUpdateConfiguration() { requests += 1 }
    }
    final class Button: UIButton {
        var requests = 0
        override func setNeedsUpdateConfiguration() { requests += 1 }
    }

    @Test("cells, headers, and buttons have a configuration that can be invalidated, and other views none")
    func configuration() {
        let cell = TableCell(style: .default, reuseIdentifier: nil), header = Header(reuseIdentifier: nil), button = Button(frame: .zero)
        (cell.requests, header.requests, button.requests) = (0, 0, 0)
        for view in [cell, header, button, UIView()] { UIView.Invalidations.Configuration().invalidate(view: view) }
        #expect(cell.requests == 1 && header.requests == 1 && button.requests == 1)
    }
}
