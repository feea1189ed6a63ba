import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct PresentationTests {
    private final class Model: ObservableObject {
        @Published var isShown = false
        @Published var item: Item?
        @Published var log: [String] = []
    }
    private struct Item: Identifiable {
        let id: Int
    }
    private struct Inner: View {
        @Environment(\.dismiss) private var dismiss
        @EnvironmentObject private var model: Model
        var body: some View {
            VStack {
                Text("Sheet \(model.log.count)")
                Button("Close") { dismiss() }
            }
        }
    }

    @Test("a sheet is presented while its binding is true, in the environment of its presenter") func sheet() throws {
        let model = Model()
        struct Outer: View {
            @ObservedObject var model: Model
            var body: some View {
                Text("Below").sheet(isPresented: $model.isShown, onDismiss: { model.log.append("gone") }) { Inner() }.environmentObject(
                    model)
            }
        }
        let screen = Screen(Outer(model: model))
        model.isShown = true
        screen.stage.settle()
        let sheet = try #require(screen.presented)
        #expect(sheet.modalPresentationStyle == .pageSheet && sheet.view.label("Sheet 0") != nil)
        screen.stage.tap(try #require(sheet.view.label("Close")))
        screen.stage.settle()
        #expect(screen.presented == nil && !model.isShown && model.log == ["gone"])
        model.isShown = true
        screen.stage.settle()
        #expect(screen.presented?.view.label("Sheet 1") != nil)
        model.isShown = false
        screen.stage.settle()
        #expect(screen.presented == nil && model.log == ["gone", "gone"])
    }

    @Test("a sheet goes away with the view that presents it, and the next view can present its own") func replacedPresenter() throws {
        struct Welcome: View {
            let model: Model
            @State private var isShown = true
            var body: some View {
                Text("Welcome").fullScreenCover(isPresented: $isShown) { Button("Sign In") { model.isShown = true } }
            }
        }
        struct Home: View {
            @State private var isShown = true
            var body: some View { Text("Home").sheet(isPresented: $isShown) { Text("News") } }
        }
        struct Gate: View {
            @ObservedObject var model: Model
            var body: some View {
                if model.isShown { Home() } else { Welcome(model: model) }
            }
        }
        let screen = Screen(Gate(model: Model()))
        screen.stage.settle()
        screen.stage.tap(try #require(screen.presented?.view.label("Sign In")))
        screen.stage.settle()
        screen.stage.settle()
        #expect(screen.label("Home") != nil && screen.presented?.view.label("Sign In") == nil)
        #expect(screen.presented?.view.label("News") != nil)
    }

    @Test("a sheet follows the state that only its content reads, and its binding") func trackedContent() throws {
        struct Outer: View {
            @State private var isShown = false
            @State private var count = 0
            var body: some View {
                Button("Open") { isShown = true }.sheet(isPresented: $isShown) {
                    VStack {
                        Text(verbatim: "Count is \(count)")
                        Button("Add") { count += 1 }
                        Button("Done") { isShown = false }
                    }
                }
            }
        }
        let screen = Screen(Outer())
        screen.tap("Open")
        screen.stage.settle()
        let sheet = try #require(screen.presented)
        for number in 0..<3 {
            #expect(sheet.view.label("Count is \(number)") != nil)
            screen.stage.tap(try #require(sheet.view.label("Add")))
            screen.stage.settle()
        }
        screen.stage.tap(try #require(sheet.view.label("Done")))
        screen.stage.settle()
        #expect(screen.presented == nil)
    }

    @Test("dismissing a sheet also dismisses what it presents") func dismissingBelow() throws {
        struct Lower: View {
            @Environment(\.dismiss) private var dismiss
            @State private var isShown = true
            var body: some View { Text("Lower").sheet(isPresented: $isShown) { Button("Close All") { dismiss() } } }
        }
        struct Outer: View {
            @ObservedObject var model: Model
            var body: some View {
                Text("Below").sheet(isPresented: $model.isShown, onDismiss: { model.log.append("gone") }) { Lower() }
            }
        }
        let model = Model(), screen = Screen(Outer(model: model))
        model.isShown = true
        screen.stage.settle()
        screen.stage.settle()
        let upper = try #require(screen.presented?.presentedViewController)
        screen.stage.tap(try #require(upper.view.label("Close All")))
        screen.stage.settle()
        #expect(screen.presented == nil && !model.isShown && model.log == ["gone"])
    }

    nonisolated private static func close(_ mode: Binding<PresentationMode>) { mode.wrappedValue.dismiss() }

    @Test("a presentation mode is dismissed by code without isolation, as in older libraries") func presentationMode() throws {
        struct Inner: View {
            @Environment(\.presentationMode) private var mode
            var body: some View { Button("Close") { PresentationTests.close(mode) } }
        }
        struct Outer: View {
            @ObservedObject var model: Model
            var body: some View { Text("Below").sheet(isPresented: $model.isShown) { Inner() } }
        }
        let model = Model(), screen = Screen(Outer(model: model))
        model.isShown = true
        screen.stage.settle()
        screen.stage.tap(try #require(screen.presented?.view.label("Close")))
        screen.stage.settle()
        #expect(screen.presented == nil && !model.isShown)
    }

    @Test("swiping a sheet away updates its binding") func swipe() throws {
        struct Outer: View {
            @ObservedObject var model: Model
            var body: some View {
                Text("Below").sheet(item: $model.item, onDismiss: { model.log.append("gone") }) { Text("Item \($0.id)") }
            }
        }
        let model = Model()
        let screen = Screen(Outer(model: model))
        model.item = Item(id: 5)
        screen.stage.settle()
        #expect(screen.presented?.view.label("Item 5") != nil)
        screen.stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 800))
        screen.stage.settle()
        #expect(screen.presented == nil && model.item == nil && model.log == ["gone"])
    }

    @Test("setting another item dismisses the sheet of the first and presents a new one") func otherItem() throws {
        struct Outer: View {
            @ObservedObject var model: Model
            var body: some View { Text("Below").fullScreenCover(item: $model.item) { Text("Item \($0.id)") } }
        }
        let model = Model()
        let screen = Screen(Outer(model: model))
        model.item = Item(id: 1)
        screen.stage.settle()
        model.item = Item(id: 2)
        screen.stage.settle()
        #expect(screen.presented?.view.label("Item 2") != nil && model.item?.id == 2)
    }

    // UIKit passes a second request to dismiss on to the presenter's own presenter.
    @Test("a change of the views while a sheet is being dismissed leaves the screen below it") func changeDuringDismissal() throws {
        struct Cover: View {
            @ObservedObject var model: Model
            var body: some View {
                Text("Cover \(model.log.count)").sheet(item: $model.item) { Text("Sheet \($0.id), \(model.log.count)") }
            }
        }
        struct Outer: View {
            @ObservedObject var model: Model
            var body: some View { Text("Below").fullScreenCover(isPresented: $model.isShown) { Cover(model: model) } }
        }
        let model = Model()
        let screen = Screen(Outer(model: model))
        model.isShown = true
        screen.stage.settle()
        model.item = Item(id: 1)
        screen.stage.settle()
        let cover = try #require(screen.presented)
        #expect(cover.presentedViewController != nil)
        model.item = nil
        screen.stage.advance(by: 0.1)
        #expect(cover.presentedViewController?.isBeingDismissed == true)
        model.log.append("changed")
        screen.stage.settle()
        #expect(cover.presentedViewController == nil && screen.presented === cover && model.isShown)
        #expect(cover.view.label("Cover 1") != nil)
    }

    @Test("a sheet's content sets its detents and whether it can be swiped away") func detents() throws {
        struct Outer: View {
            @State private var isShown = true
            var body: some View {
                Text("Below").sheet(isPresented: $isShown) {
                    NavigationStack { Text("Half") }.presentationDetents([.large, .medium]).interactiveDismissDisabled()
                }
            }
        }
        let screen = Screen(Outer())
        screen.stage.settle()
        let presented = try #require(screen.presented), sheet = try #require(presented.sheetPresentationController)
        #expect(sheet.detents.map(\.identifier) == [.medium, .large] && sheet.prefersGrabberVisible && presented.isModalInPresentation)
    }

    @Test("a sheet's content decides whether a swipe scrolls before it resizes the sheet") func interaction() throws {
        struct Outer: View {
            let interaction: PresentationContentInteraction
            @State private var isShown = true
            var body: some View {
                Text("Below").sheet(isPresented: $isShown) {
                    Text("Half").presentationDetents([.medium, .large]).presentationContentInteraction(interaction)
                }
            }
        }
        for (interaction, resizes) in [(PresentationContentInteraction.scrolls, false), (.resizes, true), (.automatic, true)] {
            let screen = Screen(Outer(interaction: interaction))
            screen.stage.settle()
            #expect(screen.presented?.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge == resizes)
        }
    }

    private final class Sheets: ObservableObject {
        @Published var isFirst = true
        @Published var isSecond = false
    }
    private struct TwoSheets: View {
        @ObservedObject var sheets: Sheets
        var body: some View {
            Text("Below").sheet(isPresented: $sheets.isSecond) { Text("Second") }.sheet(isPresented: $sheets.isFirst) { Text("First") }
        }
    }
    @Test("a sheet that another one blocks is presented when that one is gone") func blocked() {
        let sheets = Sheets()
        let screen = Screen(TwoSheets(sheets: sheets))
        screen.stage.settle()
        sheets.isSecond = true
        screen.stage.settle()
        #expect(screen.presented?.view.label("First") != nil)
        sheets.isFirst = false
        screen.stage.settle()
        #expect(screen.presented?.view.label("Second") != nil)
    }

    @Test("a sheet that another one replaces in one change is presented after it") func replaced() {
        let sheets = Sheets()
        let screen = Screen(TwoSheets(sheets: sheets))
        screen.stage.settle()
        (sheets.isFirst, sheets.isSecond) = (false, true)
        screen.stage.settle()
        #expect(screen.presented?.view.label("Second") != nil)
    }

    private struct Third: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            context.dynamicTypeSize.isAccessibilitySize ? nil : context.maxDetentValue / 3
        }
    }
    @Test("a type of the app's own computes the height of a sheet") func ownDetent() throws {
        struct Outer: View {
            let detent: PresentationDetent
            @State private var isShown = true
            var body: some View { Text("Below").sheet(isPresented: $isShown) { Text("Low").presentationDetents([detent]) } }
        }
        @MainActor func height(_ detent: PresentationDetent) -> CGFloat? {
            let screen = Screen(Outer(detent: detent))
            screen.stage.settle()
            return screen.presented?.sheetPresentationController?.presentedView?.frame.height
        }
        let own = try #require(height(.custom(Third.self))), medium = try #require(height(.medium))
        #expect(own == height(.fraction(1 / 3)) && own < medium)
    }

    @Test("an alert has the given buttons and message, and each button dismisses it") func alert() throws {
        struct Outer: View {
            @ObservedObject var model: Model
            var body: some View {
                Text("Below").alert("Really?", isPresented: $model.isShown) {
                    Button("Delete", role: .destructive) { model.log.append("delete") }
                    Button("Keep", role: .cancel) {}
                } message: {
                    Text("It cannot be undone.")
                }
            }
        }
        let model = Model()
        let screen = Screen(Outer(model: model))
        model.isShown = true
        screen.stage.settle()
        let alert = try #require(screen.presented as? UIAlertController)
        #expect(alert.title == "Really?" && alert.message == "It cannot be undone.")
        #expect(alert.actions.map(\.title) == ["Delete", "Keep"] && alert.actions.map(\.style) == [.destructive, .cancel])
        screen.stage.tap(try #require(alert.view.label("Delete")))
        screen.stage.settle()
        #expect(screen.presented == nil && !model.isShown && model.log == ["delete"])
    }

    @Test("an alert without buttons has an OK button, and the older form has its own buttons") func olderAlert() throws {
        struct Outer: View {
            @ObservedObject var model: Model
            var body: some View {
                VStack {
                    Text("New").alert("Note", isPresented: $model.isShown) {}
                    Text("Old").alert(item: $model.item) { item in
                        Alert(
                            title: Text("Item \(item.id)"), primaryButton: .default(Text("Yes")) { model.log.append("yes") },
                            secondaryButton: .cancel())
                    }
                }
            }
        }
        let model = Model()
        let screen = Screen(Outer(model: model))
        model.isShown = true
        screen.stage.settle()
        let alert = try #require(screen.presented as? UIAlertController)
        #expect(alert.actions.map(\.title) == ["OK"])
        screen.stage.tap(try #require(alert.view.label("OK")))
        screen.stage.settle()
        model.item = Item(id: 3)
        screen.stage.settle()
        let old = try #require(screen.presented as? UIAlertController)
        #expect(old.title == "Item 3" && old.actions.map(\.title) == ["Yes", "Cancel"])
        screen.stage.tap(try #require(old.view.label("Yes")))
        screen.stage.settle()
        #expect(model.item == nil && model.log == ["yes"])
    }

    @Test("a confirmation dialog is an action sheet with a Cancel button") func dialog() throws {
        struct Outer: View {
            @State private var isShown = true
            var body: some View {
                Text("Below").confirmationDialog("Sort by", isPresented: $isShown, titleVisibility: .visible) {
                    Button("Name") {}; Button("Date") {}
                }
            }
        }
        let screen = Screen(Outer())
        screen.stage.settle()
        let sheet = try #require(screen.presented as? UIAlertController)
        #expect(
            sheet.preferredStyle == .actionSheet && sheet.title == "Sort by" && sheet.actions.map(\.title) == ["Name", "Date", "Cancel"])
    }
}

extension Screen {
    var presented: UIViewController? { controller.presentedViewController }
}
