@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct OwnStyleTests {
    private struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
            }
        }
    }
    private struct Slim: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(5) }
    }
    @Test("a custom progress view style shows the fraction, or wraps the system's view") func progress() {
        let own = Laid(ProgressView("Loading", value: 3, total: 4).progressViewStyle(Percent()))
        #expect(own.label("75 %") != nil && own.label("Loading") != nil)
        #expect(!own.view.withDescendants.contains { $0 is UIProgressView })
        #expect(
            Laid(ProgressView(value: 0.5).progressViewStyle(Slim())).view.withDescendants.contains {
                ($0 as? UIProgressView)?.progress == 0.5
            })
        #expect(Laid(ProgressView(value: 0.5).progressViewStyle(.circular)).view.withDescendants.contains { $0 is UIActivityIndicatorView })
    }

    private struct Plain: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.label; configuration.content
            }
        }
    }
    @Test("a custom group box style arranges its title and its content") func boxes() throws {
        let laid = Laid(
            GroupBox {
                box("in", 50, 20)
            } label: {
                box("title", 30, 20)
            }.groupBoxStyle(Plain()))
        #expect(laid["title"]?.maxX == laid["in"]?.minX && laid["title"]?.minX == 110)
        #expect(Laid(GroupBox { box("in", 50, 20) })["in"] == rect(125, 90, 50, 20))
    }

    private struct Links: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Button {
                    configuration.isExpanded.toggle()
                } label: {
                    configuration.label
                }
                if configuration.isExpanded { configuration.content }
            }
        }
    }
    @Test("a custom disclosure group style expands and collapses it") func groups() {
        let screen = Screen(DisclosureGroup("More") { Text(verbatim: "Inside") }.disclosureGroupStyle(Links()))
        #expect(screen.label("Inside") == nil)
        screen.tap("More")
        #expect(screen.label("Inside") != nil)
        screen.tap("More")
        screen.turn()
        #expect(screen.label("Inside") == nil)
    }

    private struct Folder: Identifiable {
        let id: String
        var inside: [Folder]?
    }
    @Test("an outline group expands branch by branch") func outline() {
        let tree = [Folder(id: "A", inside: [Folder(id: "B", inside: nil)]), Folder(id: "C", inside: nil)]
        let screen = Screen(VStack { OutlineGroup(tree, children: \.inside) { Text(verbatim: $0.id) } })
        #expect(screen.texts.sorted() == ["A", "C"])
        screen.tap("A")
        screen.turn()
        #expect(screen.texts.sorted() == ["A", "B", "C"])
    }

    @Test("a visual effect uses the view's size and does not affect layout") func effects() throws {
        let laid = Laid(box("a", 40, 20).visualEffect { content, proxy in content.offset(x: proxy.size.width).opacity(0.5) })
        #expect(laid["a"] == rect(170, 90, 40, 20))
        #expect(
            Laid(box("a", 40, 20).scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) })["a"]
                == rect(130, 90, 40, 20))
    }

    private struct Pulse: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Pulse") { count += 1 }
                PhaseAnimator([10.0, 30.0], trigger: count) { width in
                    box("dot", width, 10)
                } animation: { _ in
                    .linear(duration: 0.2)
                }
            }
        }
    }
    @Test("a phase animator runs once for each change of its trigger") func phases() throws {
        let screen = Screen(Pulse())
        #expect(screen.frame("dot")?.width == 10)
        screen.tap("Pulse")
        #expect(screen.frame("dot")?.width == 30)
        screen.stage.advance(by: 1)
        screen.turn()
        #expect(screen.frame("dot")?.width == 10)
    }

    private struct FramedLabel: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(10) }
    }
    private struct FramedToggle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(10) }
    }
    private struct FramedButton: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(10) }
    }
    private struct FramedBox: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                Text(verbatim: "frame"); GroupBox(configuration)
            }
        }
    }
    private struct FramedContent: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding(10) }
    }
    // Apple's documentation of `Label.init(_:)` and of the initializers of the others: the style of the made view is the one that the
    // custom style modifies.
    @Test("a style that wraps the view of its configuration shows it in the style around") func wrapping() throws {
        let label = Laid(Label("Title", systemImage: "star").labelStyle(FramedLabel()).labelStyle(.titleOnly))
        #expect(label.label("Title") != nil && !label.view.withDescendants.contains { $0 is UIImageView })
        let own = Laid(Label("Title", systemImage: "star").labelStyle(FramedLabel()))
        #expect(own.view.withDescendants.contains { $0 is UIImageView })
        let toggle = Laid(Toggle("Sound", isOn: .constant(true)).toggleStyle(FramedToggle()))
        #expect(toggle.view.withDescendants.compactMap { ($0 as? UISwitch)?.isOn } == [true])
        var taps = 0
        let button = Screen(Button("Do") { taps += 1 }.buttonStyle(FramedButton()))
        button.tap("Do")
        #expect(taps == 1)
        let content = Laid(LabeledContent("Version", value: "1.0").labeledContentStyle(FramedContent()))
        #expect(content.label("Version")?.superview != nil && content.label("1.0") != nil)
    }
    @Test("the boxes in a box have its custom style, but not the box that the style makes") func boxesInBoxes() {
        let laid = Laid(
            GroupBox {
                GroupBox { Text(verbatim: "inside") }
            }.groupBoxStyle(FramedBox()))
        let texts = laid.view.withDescendants.compactMap { ($0 as? UILabel)?.text }
        #expect(texts.filter { $0 == "frame" }.count == 2 && texts.filter { $0 == "inside" }.count == 1)
    }

    private struct Reading: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            if let current = configuration.currentValueLabel { current } else { Text(verbatim: "none") }
        }
    }
    @Test("a gauge without a label of its value gives its style none") func gauges() {
        let plain = Laid(Gauge(value: 0.5) { Text(verbatim: "Speed") }.gaugeStyle(Reading()))
        #expect(plain.label("none") != nil)
        let labeled = Gauge(value: 0.5) {
            Text(verbatim: "Speed")
        } currentValueLabel: {
            Text(verbatim: "50")
        }
        #expect(Laid(labeled.gaugeStyle(Reading())).label("50") != nil)
    }
    @Test("the system's gauge styles show a bar, or a marker on one") func gaugeStyles() throws {
        func gauge(_ style: some GaugeStyle) -> Laid {
            let gauge = Gauge(value: 3, in: 0...4) {
                Text(verbatim: "Speed")
            } currentValueLabel: {
                Text(verbatim: "three")
            } minimumValueLabel: {
                Text(verbatim: "0")
            } maximumValueLabel: {
                Text(verbatim: "4")
            }
            return Laid(gauge.gaugeStyle(style))
        }
        for laid in [gauge(DefaultGaugeStyle()), gauge(.automatic), gauge(.linearCapacity)] {
            #expect(laid.view.withDescendants.contains { ($0 as? UIProgressView)?.progress == 0.75 })
        }
        let marked = gauge(AccessoryLinearGaugeStyle()), filled = gauge(AccessoryLinearCapacityGaugeStyle())
        #expect(marked.label("0") != nil && marked.label("4") != nil && marked.label("Speed") == nil)
        #expect(filled.label("0") != nil && filled.label("4") != nil && filled.label("Speed") != nil && filled.label("three") != nil)
        #expect(![marked, filled].contains { $0.view.withDescendants.contains { $0 is UIProgressView } })
    }

    private struct Stacked: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: "own")
                configuration.content
            }
        }
    }
    private struct Wrapped: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: "own")
                Form(configuration)
            }
        }
    }
    @Test("a custom form style shows the controls, or wraps the system's form") func forms() {
        func form(_ style: some FormStyle) -> Laid { Laid(Form { Text(verbatim: "row") }.formStyle(style)) }
        func tables(_ laid: Laid) -> Int { laid.view.withDescendants.count { $0 is UITableView } }
        let stacked = form(Stacked()), wrapped = form(Wrapped())
        #expect(stacked.label("own") != nil && stacked.label("row") != nil && tables(stacked) == 0)
        #expect(wrapped.label("own") != nil && wrapped.label("row") != nil && tables(wrapped) == 1)
        for laid in [form(.automatic), form(.grouped), form(.columns)] { #expect(laid.label("row") != nil && tables(laid) == 1) }
    }

    @Test("the automatic disclosure group style is the system's, also inside a custom one") func automaticGroups() {
        let group = DisclosureGroup("More", isExpanded: .constant(true)) { Text(verbatim: "Inside") }
        let automatic = Laid(group.disclosureGroupStyle(.automatic).disclosureGroupStyle(Links()))
        #expect(automatic.label("Inside") != nil && automatic.view.withDescendants.contains { $0 is UIImageView })
        struct Framed: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text(verbatim: "own")
                    AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
                }
            }
        }
        let framed = Laid(group.disclosureGroupStyle(Framed()))
        #expect(framed.label("own") != nil && framed.label("More") != nil && framed.label("Inside") != nil)
    }
}
