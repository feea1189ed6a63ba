import Testing
import UIKitTesting

@testable import SwiftUICompanion
@testable import TipKitCompanion

private struct SortTip: Tip {
    static let signedIn = Tips.Parameter(wrappedValue: false)
    static let opened = Event(id: "opened")
    var title: Text { Text("Sort the list") }
    var message: Text? { Text("Tap the arrow.") }
    var rules: [Rule] {
        Tips.Rule(Self.signedIn) { $0 == true }
        Tips.Rule(Self.opened) { $0.donations.count >= 2 }
    }
    var options: [any Option] { Tips.MaxDisplayCount(1) }
}
private struct PlainTip: Tip {
    let id = "plain"
    var title: Text { Text("Swipe to delete") }
    var actions: [Action] { Action(id: "more", title: "Learn More") }
}

private struct HeadlineStyle: TipViewStyle {
    func makeBody(configuration: TipViewStyle.Configuration) -> some View {
        VStack {
            Text(verbatim: "TIP")
            configuration.title?.font(.headline)
            configuration.message?.font(.subheadline)
            ForEach(configuration.actions) { action in Button(action: action.handler) { action.label() } }
            Button("Got it") { configuration.tip.invalidate(reason: .tipClosed) }
        }
    }
}

@MainActor @Suite("Tips", .serialized) struct TipTests {
    init() {
        TipStore.shared.restart()
        SortTip.signedIn.wrappedValue = false
    }

    @Test("a tip is pending until tips are configured and all its rules hold, and invalid for good after that") func statuses() async throws
    {
        let tip = SortTip()
        #expect(tip.status == .pending && PlainTip().status == .pending && tip.id == "SortTip")
        try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
        #expect(tip.status == .pending && PlainTip().shouldDisplay)
        SortTip.signedIn.wrappedValue = true
        await SortTip.opened.donate()
        #expect(!tip.shouldDisplay)
        await SortTip.opened.donate()
        #expect(tip.status == .available)
        tip.invalidate(reason: .actionPerformed)
        tip.invalidate(reason: .tipClosed)
        #expect(tip.status == .invalidated(.actionPerformed))
        #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
        await tip.resetEligibility()
        #expect(tip.status == .available)
    }

    @Test("for tests, all tips appear, some do, or none does") func testing() throws {
        try Tips.configure()
        Tips.showTipsForTesting([SortTip.self])
        #expect(SortTip().shouldDisplay && PlainTip().shouldDisplay)
        Tips.hideAllTipsForTesting()
        #expect(!SortTip().shouldDisplay && !PlainTip().shouldDisplay)
    }

    @Test("a tip in line has its title, its action and a button that makes it disappear") func view() throws {
        try Tips.configure()
        var performed: [String] = []
        let screen = Screen(
            VStack {
                TipView(PlainTip()) { performed.append($0.id) }; Text("Below")
            })
        #expect(screen.texts.contains("Swipe to delete"))
        screen.tap("Learn More")
        #expect(performed == ["more"])
        let close = try #require(screen.views.last { $0.accessibilityLabel == "Close" })
        screen.stage.tap(close)
        screen.turn()
        #expect(!screen.texts.contains("Swipe to delete") && screen.texts.contains("Below"))
        #expect(PlainTip().status == .invalidated(.tipClosed))
    }

    @Test("a custom style shows the parts of a tip, whose actions call the closure of the tip's view") func style() throws {
        try Tips.configure()
        var performed: [String] = []
        let screen = Screen(TipView(PlainTip()) { performed.append($0.id) }.tipViewStyle(HeadlineStyle()))
        #expect(screen.texts == ["TIP", "Swipe to delete", "Learn More", "Got it"])
        screen.tap("Learn More")
        #expect(performed == ["more"])
        screen.tap("Got it")
        #expect(screen.texts.isEmpty && PlainTip().status == .invalidated(.tipClosed))
    }

    @Test("a tip in a popover leaves the view that it points at in use, and closes when that invalidates it") func popover() throws {
        struct Page: View {
            let tip = PlainTip()
            @State var taps = 0
            var body: some View {
                VStack {
                    Button("Delete") {
                        taps += 1
                        if taps == 2 { tip.invalidate(reason: .actionPerformed) }
                    }.popoverTip(tip)
                    Spacer()
                    Text(verbatim: "\(taps) deleted")
                }
            }
        }
        try Tips.configure()
        let screen = Screen(Page())
        screen.stage.settle()
        #expect(screen.controller.presentedViewController != nil)
        screen.tap("Delete")
        screen.stage.settle()
        #expect(screen.texts.contains("1 deleted") && screen.controller.presentedViewController != nil)
        screen.tap("Delete")
        screen.stage.settle()
        #expect(screen.texts.contains("2 deleted") && screen.controller.presentedViewController == nil)
    }
}
