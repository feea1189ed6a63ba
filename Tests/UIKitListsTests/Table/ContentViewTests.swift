import Testing
import UIKitCore

@testable import UIKitLists

/// Apple's documentation of `contentConfiguration`: setting it replaces the content view by the configuration's view, and setting it back
/// to nil replaces that by a new, empty view.
@Suite("The content views of configurations")
@MainActor
struct ContentViewTests {
    struct Configuration: UIContentConfiguration {
        var isCompatible = true
        func makeContentView() -> UIView & UIContentView { isCompatible ? View(self) : OtherView(self) }
        func updated(for state: any UIConfigurationState) -> Self { self }
    }

    class View: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ configuration: Configuration) {
            self.configuration = configuration
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        func supports(_ configuration: any UIContentConfiguration) -> Bool { (configuration as? Configuration)?.isCompatible == true }
    }

    final class OtherView: View {
        override func supports(_ configuration: any UIContentConfiguration) -> Bool {
            (configuration as? Configuration)?.isCompatible == false
        }
    }

    @Test("a configuration's view takes the place of the content view, and an empty view takes its place again")
    func replaced() {
        func check<Host: UIView>(
            _ host: Host, _ content: KeyPath<Host, UIView>, _ set: (any UIContentConfiguration) -> Void, _ remove: () -> Void,
            _ location: SourceLocation = #_sourceLocation
        ) {
            let original = host[keyPath: content]
            original.addSubview(UILabel())
            set(Configuration())
            host.layoutIfNeeded()
            let view = host[keyPath: content]
            #expect(view is View && view.superview === host && original.superview == nil, sourceLocation: location)
            #expect(view.bounds.size == original.bounds.size && view.bounds.width > 0, sourceLocation: location)
            set(Configuration())
            #expect(host[keyPath: content] === view, "a supported configuration keeps the view", sourceLocation: location)
            set(Configuration(isCompatible: false))
            #expect(host[keyPath: content] is OtherView && view.superview == nil, sourceLocation: location)
            remove()
            host.layoutIfNeeded()
            let last = host[keyPath: content]
            #expect(last !== original && !(last is View) && last.superview === host && last.subviews.isEmpty, sourceLocation: location)
            #expect(last.bounds.size == original.bounds.size, sourceLocation: location)
        }
        let row = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        check(row, \.contentView, { row.contentConfiguration = $0 }, { row.contentConfiguration = nil })
        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        check(item, \.contentView, { item.contentConfiguration = $0 }, { item.contentConfiguration = nil })
        let listItem = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        check(listItem, \.contentView, { listItem.contentConfiguration = $0 }, { listItem.contentConfiguration = nil })
        let header = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        header.layoutIfNeeded()
        check(header, \.contentView, { header.contentConfiguration = $0 }, { header.contentConfiguration = nil })
    }

    @Test("a list configuration's view is the content view, stays above the backgrounds, and has the cell's margins")
    func list() throws {
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.backgroundConfiguration = .listPlainCell()
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        let margins = cell.contentView.layoutMargins
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        let view = try #require(cell.contentView as? UIListContentView)
        #expect(view.layoutMargins.left == margins.left && view.layoutMargins.right == margins.right)
        let guide = try #require(view.textLayoutGuide)
        cell.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == margins.left)
        let places = cell.subviews.map { ObjectIdentifier($0) }
        let background = try #require(cell.subviews.first { $0 is BackgroundView })
        let own = try #require(places.firstIndex(of: ObjectIdentifier(view)))
        #expect(try #require(places.firstIndex(of: ObjectIdentifier(background))) < own && own < places.count - 1)
    }
}
