import Foundation
import RuleTrait
import Testing

/// The callbacks of the example that presents in every way, by the presenter library and by UIKit: the orders of lifecycle.md B.
@Suite("The trace of Presenters", .serialized)
struct PresentersTraceTests {
    private static let trace = Result { try ExampleTrace("Presenters", flow: "phone") }
    private static let kinds = ExampleTrace.appearance.subtracting(["viewDidLoad"])

    private static let push = [
        "Catalog.viewWillDisappear", "Sample.viewWillAppear", "Sample.viewIsAppearing", "Catalog.viewDidDisappear", "Sample.viewDidAppear",
    ]
    private static let pop = [
        "Sample.viewWillDisappear", "Catalog.viewWillAppear", "Catalog.viewIsAppearing", "Sample.viewDidDisappear", "Catalog.viewDidAppear",
    ]
    private static let cover = [
        "Catalog.viewWillDisappear", "Sample.viewWillAppear", "Sample.viewIsAppearing", "Sample.viewDidAppear", "Catalog.viewDidDisappear",
    ]
    private static let uncover = [
        "Sample.viewWillDisappear", "Catalog.viewWillAppear", "Catalog.viewIsAppearing", "Catalog.viewDidAppear", "Sample.viewDidDisappear",
    ]
    private static let above = ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map {
        "Sample." + $0
    }

    /// Push, modal, sheet, show, show detail, two popovers, and the custom half height, each with its way back.
    private static let route = push + pop + cover + uncover + above + push + pop + push + pop + above + above + above

    @Test(
        "every way to present keeps its order on a phone, by the library as by UIKit",
        .rule("B-20", "B-21", "B-24", "B-25", "B-26", "B-27", "B-28", "SP-D024", "SP-H002", "SP-H005", "SP-H008", "SP-H010", "SP-H012"))
    func routes() throws {
        let trace = try Self.trace.get(), count = Self.route.count
        let both = try trace.callbacks(Self.kinds, of: "Catalog", "Sample", from: "Catalog.viewWillDisappear", count: 2 * count)
        #expect(Array(both.prefix(count)) == Self.route)
        #expect(Array(both.dropFirst(count)) == Self.route)
    }

    private static func whole(_ controller: String) -> [String] {
        ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map { "\(controller).\($0)" }
    }

    @Test("an alert and an action sheet appear and disappear, by the library as by UIKit", .rule("B-28"))
    func alerts() throws {
        let trace = try Self.trace.get(), both = Self.whole("UIAlertController") + Self.whole("UIAlertController")
        let all = try trace.callbacks(Self.kinds, of: "UIAlertController", from: "UIAlertController.viewWillAppear", count: 20)
        #expect(all == both + both)
    }

    @Test("the catalog beneath an alert, an action sheet, a search, and the menu gets no callbacks", .rule("B-04", "B-28", "H-55"))
    func beneath() throws {
        let order = try Self.trace.get().callbacks(
            Self.kinds, of: "Catalog", "Sample", "Menu", from: "UIAlertController.viewWillAppear", count: 6)
        #expect(order == Self.whole("Menu") + ["Catalog.viewWillDisappear"])
    }
}
