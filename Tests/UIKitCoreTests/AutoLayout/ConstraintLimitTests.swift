import Testing

@testable import UIKitCore

/// Numbers beyond what a constraint accepts, as crash reports and logs print them. (metrics.md, 15)
@MainActor @Suite("Limits of constraints", .serialized)
struct ConstraintLimitTests {
    private let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), view = UIView()

    init() { host.addSubview(view) }

    // huri000/SwiftEntryKit#228 (nan), ephread/Instructions#282 (inf), FreeRDP/FreeRDP#4170 (-inf), wistia/WistiaKit#39 (no second anchor).
    @Test("a constant that is not finite raises UIKit's exception", arguments: [CGFloat.nan, .infinity, -.infinity])
    func constants(_ value: CGFloat) throws {
        let prefix = "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(value) firstAnchor:<NSLayout"
        let related = Fault.catching { _ = view.topAnchor.constraint(equalTo: host.topAnchor, constant: value) }
        #expect(related.count == 1)
        let reason = try #require(related.first?.reason)
        #expect(reason.hasPrefix(prefix + "YAxisAnchor:0x") && reason.contains(".top\"> secondAnchor:<NSLayoutYAxisAnchor:0x"))
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        let assigned = Fault.catching { width.constant = value }
        #expect(assigned.first?.reason.hasPrefix(prefix + "Dimension:0x") == true)
        #expect(assigned.first?.reason.hasSuffix("secondAnchor:(null)") == true)
    }

    // Appboy/appboy-ios-sdk#106.
    @Test("a multiplier that is not finite raises UIKit's exception")
    func multipliers() {
        let faults = Fault.catching { _ = view.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: .nan) }
        #expect(faults.map(\.reason) == ["Multiplier is not finite!  That's illegal.  multiplier:nan"])
    }

    private final class Wide: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: 20) }
    }

    // qanswer.pro, "Is it truly as straightforward as assigning the intrinsic width to greatestFiniteMagnitude", measured.
    @Test(
        "a view that wants to be as wide as possible is 2,777,777 points wide, or as wide as its constraints allow",
        arguments: [false, true])
    func intrinsicWidth(_ isBounded: Bool) {
        let wide = Wide()
        wide.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(wide)
        NSLayoutConstraint.activate([
            wide.topAnchor.constraint(equalTo: host.topAnchor), wide.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        ])
        if isBounded { wide.trailingAnchor.constraint(equalTo: host.trailingAnchor).isActive = true }
        host.layoutIfNeeded()
        #expect(wide.frame == CGRect(x: 0, y: 0, width: isBounded ? 300 : 2_777_777, height: 20))
    }

    // arnauddorgans/InfiniteLayout#4 and others print the log: "A smaller value will be substituted".
    @Test("a constant beyond the limit is replaced by a smaller one")
    func greatConstants() {
        let width = view.widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude)
        #expect(width.constant == 2_777_777)
        width.constant = -5_000_000
        #expect(width.constant == -2_777_777)
        width.constant = 2_777_777
        #expect(width.constant == 2_777_777)
    }
}
