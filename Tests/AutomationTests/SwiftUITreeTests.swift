import AutomationClient
import Foundation
import SwiftUICompanion
import Testing
import UIKit
import UIKitTesting
@testable import Automation

@MainActor @Suite("SwiftUI views in the element tree", .serialized)
struct SwiftUITreeTests {
    private struct Screen: View {
        @State private var isOn = true
        @State private var share = 0.5
        @State private var name = ""
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Count \(count)").accessibilityIdentifier("count")
                Button("More") { count += 1 }.accessibilityIdentifier("more")
                Button {
                    count -= 1
                } label: {
                    HStack {
                        Image(systemName: "minus"); Text("Less")
                    }
                }
                Toggle("Airplane Mode", isOn: $isOn).accessibilityIdentifier("airplane")
                Slider(value: $share).accessibilityLabel("Volume")
                TextField("Name", text: $name)
                Image(systemName: "star").accessibilityLabel("Favorite")
                Text("Secret").accessibilityHidden(true)
                HStack {
                    Text("One"); Text("Two")
                }.accessibilityElement(children: .combine)
            }
        }
    }

    @Test("texts, buttons, toggles, sliders, and fields have Apple's types and labels")
    func controls() throws {
        let driven = Driven(UIHostingController(rootView: Screen()))
        #expect(try driven.one(["identifier": "count"]).label == "Count 0")
        let more = try driven.one(["identifier": "more"])
        #expect(more.type == .button && more.label == "More")
        #expect(try driven.find(["type": "StaticText", "within": .number(Double(more.ref))]).map(\.label) == ["More"])
        _ = try driven.ask("tap", ["element": .number(Double(more.ref)), "settle": 1])
        #expect(try driven.one(["identifier": "count"]).label == "Count 1")
        // A common symbol has a label.
        #expect(try driven.find(["type": "Button", "label": "Remove, Less"]).count == 1)
        let toggle = try driven.one(["type": "Switch"])
        #expect(toggle.label == "Airplane Mode" && toggle.value == "1" && toggle.identifier == "airplane")
        _ = try driven.ask("tap", ["element": .number(Double(toggle.ref)), "settle": 1])
        #expect(try driven.one(["type": "Switch"]).value == "0")
        #expect(try driven.one(["type": "Slider"]).label == "Volume")
        #expect(try driven.one(["type": "TextField"]).placeholder == "Name")
        #expect(try driven.one(["label": "Favorite"]).type == .image)
        #expect(try driven.find(["label": "Secret"]).isEmpty)
        let both = try driven.one(["label": "One, Two"])
        #expect(try driven.find(["type": "StaticText", "within": .number(Double(both.ref))]).map(\.label) == ["One", "Two"])
    }

    @Test("the contents of an element that ignores them exist, and an app's own label is that of its element")
    func ignored() throws {
        let stack = VStack { Text("Some Text") }.accessibilityElement().accessibilityIdentifier("Stack")
        let driven = Driven(UIHostingController(rootView: stack))
        let found = try driven.one(["identifier": "Stack"])
        #expect(found.type == .other && found.label.isEmpty)
        #expect(try driven.find(["type": "StaticText", "within": .number(Double(found.ref))]).map(\.label) == ["Some Text"])
        UIApplication.shared.accessibilityLabel = "Tapped"
        defer { UIApplication.shared.accessibilityLabel = nil }
        #expect(try driven.one(["type": "Application"]).label == "Tapped")
    }

    @Test("a menu is one button, which contains its label")
    func menus() throws {
        struct Menus: View {
            var body: some View {
                VStack {
                    Menu("Sort") { Button("By name") {} }.accessibilityIdentifier("sort")
                    Menu {
                        Button("Copy") {}
                    } label: {
                        Image(systemName: "ellipsis")
                    }
                }
            }
        }
        let driven = Driven(UIHostingController(rootView: Menus()))
        let sort = try driven.find(["identifier": "sort"])
        #expect(sort.map(\.type) == [.button] && sort.map(\.label) == ["Sort"])
        #expect(try driven.find(["type": "StaticText", "within": .number(Double(sort[0].ref))]).map(\.label) == ["Sort"])
        #expect(try driven.find(["type": "Button"]).map(\.identifier) == ["sort", "ellipsis"])
        _ = try driven.ask("tap", ["element": .number(Double(sort[0].ref)), "settle": 2])
        #expect(try driven.find(["type": "Button", "label": "By name"]).count == 1)
    }

    @Test("the mark of a disclosure group is neither an element nor a part of its button's label")
    func disclosureGroup() throws {
        let driven = Driven(UIHostingController(rootView: List { DisclosureGroup("More") { Text("Inside") } }))
        #expect(try driven.find(["type": "Button"]).map(\.label) == ["More"])
        #expect(try driven.find(["type": "Image"]).isEmpty)
    }

    @Test("a swipe action's button that shows an image has its label's text, or the label and the identifier of its modifiers")
    func swipeButtons() throws {
        struct Mails: View {
            var body: some View {
                List {
                    Text("Mail").swipeActions {
                        Button(role: .destructive) {
                        } label: {
                            Label("Delete", systemImage: "trash")
                        }
                        Button {
                        } label: {
                            Image(systemName: "flag")
                        }
                        .accessibilityLabel("Mark").accessibilityIdentifier("mark")
                    }
                }
            }
        }
        let driven = Driven(UIHostingController(rootView: Mails()))
        let cell = JSONValue.number(Double(try driven.one(["type": "Cell"]).ref))
        _ = try driven.ask("swipe", ["element": cell, "direction": "left", "settle": 2])
        let buttons = try driven.find(["type": "Button", "within": cell])
        #expect(Set(buttons.map(\.label)) == ["Delete", "Mark"])
        #expect(buttons.first { $0.label == "Mark" }?.identifier == "mark")
    }

    @Test("a field that grows is a text view with the field's identifier and prompt")
    func growingField() throws {
        struct Composer: View {
            @State private var text = ""
            var body: some View {
                TextField("Message", text: $text, axis: .vertical).accessibilityIdentifier("composer")
            }
        }
        let driven = Driven(UIHostingController(rootView: Composer()))
        let field = try driven.one(["identifier": "composer"])
        #expect(field.type == .textView && field.placeholder == "Message")
        #expect(try driven.find(["type": "StaticText"]).isEmpty && driven.find(["identifier": "composer"]).count == 1)
        _ = try driven.ask("tap", ["element": .number(Double(field.ref)), "settle": 2])
        _ = try driven.ask("type", ["text": "Hi"])
        #expect(try driven.one(["identifier": "composer"]).value == "Hi")
    }

    @Test("a scroll view contains a view with its content, and its bars")
    func scrolledContent() throws {
        struct Page: View {
            var body: some View {
                ScrollView {
                    VStack {
                        Text("Title"); Button("Save") {}
                    }
                }
            }
        }
        let driven = Driven(UIHostingController(rootView: Page()))
        let found = try driven.ask("describe", ["within": .number(Double(try driven.one(["type": "ScrollView"]).ref))])
        let scroll = try #require(found["tree"].flatMap(ElementSnapshot.init(json:))), content = try #require(scroll.children.first)
        #expect(content.type == .other && content.label.isEmpty && content.children.map(\.label) == ["Title", "Save"])
        #expect(scroll.children.dropFirst().allSatisfy { $0.label.contains("scroll bar") })
        let frames = content.children.map(\.frame), frame = frames.reduce(CGRect.null) { $0.union($1) }
        #expect(abs(content.frame.minX - frame.minX) < 0.1 && abs(content.frame.maxX - frame.maxX) < 0.1)
        #expect(abs(content.frame.minY - frame.minY) < 0.1 && abs(content.frame.maxY - frame.maxY) < 0.1)
    }

    @Test("combined texts are a text, and a combination with a button is a button")
    func combinations() throws {
        struct Cards: View {
            @State private var count = 1
            var body: some View {
                VStack {
                    VStack { Text("One").bold() }.accessibilityElement(children: .combine)
                    VStack { Text("Count \(count)") }.accessibilityElement(children: .combine).accessibilityIdentifier("count")
                    Button("More") { count += 1 }
                    HStack {
                        Text("Two"); Text("Three")
                    }.accessibilityElement(children: .combine).accessibilityIdentifier("texts")
                    HStack {
                        Text("Four"); Button("Play") {}
                    }.accessibilityElement(children: .combine).accessibilityIdentifier("player")
                }
            }
        }
        let driven = Driven(UIHostingController(rootView: Cards()))
        #expect(try driven.find(["label": "One"]).map(\.type) == [.staticText])
        let texts = try driven.one(["identifier": "texts"]), player = try driven.one(["identifier": "player"])
        #expect(texts.type == .staticText && texts.label == "Two, Three")
        #expect(player.type == .button && player.label == "Four, Play")
        #expect(try driven.one(["identifier": "count"]).label == "Count 1")
        let more = try driven.one(["type": "Button", "label": "More"])
        _ = try driven.ask("tap", ["element": .number(Double(more.ref)), "settle": 1])
        #expect(try driven.one(["identifier": "count"]).label == "Count 2")
    }

    @Test("an empty text is an element up to iOS 18", arguments: [(Generation.ios16, 1), (.ios26, 0)])
    func emptyText(generation: Generation, count: Int) throws {
        try Generation.emulating(generation) { () throws in
            let driven = Driven(UIHostingController(rootView: Text("").accessibilityIdentifier("status")))
            #expect(try driven.find(["identifier": "status"]).count == count)
        }
    }

    @Test("labeled content is a text with the label and the value, which are texts too")
    func labeledContent() throws {
        let driven = Driven(UIHostingController(rootView: Form { LabeledContent("Version", value: "0.3.15") }))
        let whole = try driven.one(["label": "Version, 0.3.15"])
        #expect(whole.type == .staticText)
        let parts = try driven.find(["type": "StaticText", "within": .number(Double(whole.ref))])
        #expect(parts.map(\.label) == ["Version", "0.3.15"])
    }

    private struct Rows: View {
        @State private var isOn = false
        @State private var note = "nothing"
        var body: some View {
            NavigationStack {
                List {
                    Button("Buy") { note = "bought" }.accessibilityIdentifier("buy")
                    Button("Sell") {}.disabled(true)
                    Button {
                    } label: {
                        Label("New", systemImage: "plus")
                    }
                    NavigationLink {
                        Text("Inside")
                    } label: {
                        VStack {
                            Text("Details"); Text("of it all")
                        }
                    }
                    Toggle("Sound", isOn: $isOn).accessibilityIdentifier("sound")
                    Text(note)
                }
            }
        }
    }

    private struct Labels: View {
        @State private var speed = 0.5
        @State private var isOn = true
        @State private var count = 1
        @State private var day = Date(timeIntervalSince1970: 0)
        @State private var priority = 1
        var body: some View {
            VStack {
                Slider(value: $speed, in: 0...1, step: 0.1) {
                    Text("Speed")
                } minimumValueLabel: {
                    Text("Slow")
                } maximumValueLabel: {
                    Text("Fast")
                }
                Toggle("Sound", isOn: $isOn).labelsHidden()
                Stepper("Count", value: $count).labelsHidden().accessibilityIdentifier("count")
                DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.wheel)
                ProgressView("Loading", value: 0.5)
                Picker("Priority", selection: $priority) {
                    Text("Low").tag(0)
                    Text("Medium").tag(1)
                }
            }
        }
    }

    @Test("a label that isn't shown names its control, and a picker's menu button has the picker's label and the chosen value")
    func labelsOfControls() throws {
        let driven = Driven(UIHostingController(rootView: Labels()))
        #expect(try driven.one(["type": "Slider"]).label == "Speed")
        let toggle = try driven.one(["type": "Switch"])
        #expect(toggle.label == "Sound" && toggle.value == "1")
        let stepper = try driven.one(["type": "Stepper"])
        #expect(stepper.label == "Count" && stepper.identifier == "count")
        #expect(try driven.one(["type": "DatePicker"]).label == "Day")
        #expect(try driven.one(["type": "ProgressIndicator"]).label == "Loading")
        #expect(try driven.find(["type": "Button", "label": "Priority, Medium"]).count == 1)
        let texts = try driven.find(["type": "StaticText"]).map(\.label)
        #expect(texts.contains("Slow") && texts.contains("Fast"))
        #expect(!["Speed", "Sound", "Count", "Day"].contains { texts.contains($0) })
    }

    @Test("each value of an inline picker in a list is a row with a button, of which the chosen one is selected")
    func inlinePicker() throws {
        struct Sizes: View {
            @State private var size = 2
            var body: some View {
                List {
                    Text("Before")
                    Picker("Size", selection: $size) { ForEach(1..<4) { Text("Size \($0)") } }.pickerStyle(.inline)
                    Toggle("Loud", isOn: .constant(true)).toggleStyle(.button)
                    Toggle("Quiet", isOn: .constant(false)).toggleStyle(.button)
                }
            }
        }
        let driven = Driven(UIHostingController(rootView: Sizes()))
        func buttons() throws -> [ElementSnapshot] { try driven.find(["type": "Button"]) }
        #expect(try buttons().map(\.label) == ["Size 1", "Size 2", "Size 3", "Loud", "Quiet"])
        #expect(try buttons().map(\.isSelected) == [false, true, false, true, false])
        #expect(try driven.find(["type": "Cell"]).count == 6)
        _ = try driven.ask("tap", ["element": .number(Double(try buttons()[2].ref)), "settle": 1])
        #expect(try buttons().map(\.isSelected) == [false, false, true, true, false])
    }

    @Test("a progress view with a label is an activity indicator that contains another one")
    func labeledProgress() throws {
        let labeled = Driven(UIHostingController(rootView: ProgressView("Loading").accessibilityIdentifier("spinner")))
        let indicators = try labeled.find(["type": "ActivityIndicator"])
        #expect(indicators.map(\.label) == ["Loading", "In progress"] && indicators.map(\.value) == [nil, "1"])
        #expect(indicators.map(\.identifier) == ["spinner", ""])
        #expect(try labeled.find(["type": "StaticText"]).map(\.label) == ["Loading"])
        let plain = Driven(UIHostingController(rootView: ProgressView().accessibilityIdentifier("spinner")))
        let only = try plain.find(["type": "ActivityIndicator"])
        #expect(only.map(\.label) == ["In progress"] && only.map(\.identifier) == ["spinner"])
    }

    @Test("a link is a button, and without that trait a link; a button with the trait of a toggle is a switch")
    func changedTraits() throws {
        struct Links: View {
            private let url = URL(string: "https://example.com")
            var body: some View {
                if let url {
                    Link("Plain", destination: url)
                    Link("Changed", destination: url).accessibilityRemoveTraits(.isButton)
                }
                Button("Check") {}.accessibilityAddTraits(.isToggle)
                Text("Tap").onTapGesture {}.accessibilityAddTraits(.isButton)
            }
        }
        let driven = Driven(UIHostingController(rootView: Links()))
        func types(_ label: String) throws -> [ElementType] {
            try driven.find(["label": .string(label)]).map(\.type).filter { $0 != .staticText }
        }
        let (plain, changed, check) = (try types("Plain"), try types("Changed"), try types("Check"))
        #expect(plain == [.button])
        #expect(Set(changed) == [.link])
        #expect(check == [.switch])
        #expect(try types("Tap") == [.button])
    }

    @Test("the bar of a screen without a title has the name of SwiftUI's class, as in recorded UI tests")
    func namesOfBars() throws {
        let stack = Driven(UIHostingController(rootView: NavigationStack { Text("Hello") }))
        #expect(try stack.one(["type": "NavigationBar"]).identifier == "_TtGC7SwiftUI32NavigationStackHosting")
        try Generation.emulating(.ios13) {
            let view = Driven(UIHostingController(rootView: NavigationView { Text("Hello") }))
            let identifier = try view.one(["type": "NavigationBar"]).identifier
            #expect(identifier == "_TtGC7SwiftUI19UIHosting")
        }
        let pushed = Driven(UINavigationController(rootViewController: UIHostingController(rootView: Text("Hello"))))
        #expect(try pushed.one(["type": "NavigationBar"]).identifier == "_TtGC7SwiftUI19UIHosting")
        let titled = Driven(UIHostingController(rootView: NavigationStack { Text("Hello").navigationTitle("Home") }))
        #expect(try titled.one(["type": "NavigationBar"]).identifier == "Home")
    }

    @Test("a list is a collection view, and its rows with a tap action are buttons")
    func rows() throws {
        let driven = Driven(UIHostingController(rootView: Rows()))
        let list = try driven.one(["type": "CollectionView"])
        #expect(try driven.find(["type": "Cell", "within": .number(Double(list.ref))]).count == 6)
        #expect(try driven.find(["type": "Table"]).isEmpty)
        let buttons = try driven.find(["type": "Button", "within": .number(Double(list.ref))])
        #expect(buttons.map(\.label) == ["Buy", "Sell", "New", "Details, of it all"])
        #expect(buttons.map(\.isEnabled) == [true, false, true, true])
        #expect(buttons[0].identifier == "buy" && buttons[0].type == .button)
        #expect(
            try driven.find(["type": "StaticText", "within": .number(Double(buttons[3].ref))]).map(\.label) == ["Details", "of it all"])
        _ = try driven.ask("tap", ["element": .number(Double(buttons[0].ref)), "settle": 1])
        #expect(try driven.one(["label": "bought"]).type == .staticText)
        _ = try driven.ask("perform", ["element": .number(Double(buttons[3].ref)), "action": "activate"])
        _ = try driven.ask("settle")
        #expect(try driven.one(["label": "Inside"]).type == .staticText)
    }

    @Test("a toggle is a switch with the label, and contains the switch that the finger moves")
    func toggles() throws {
        let driven = Driven(UIHostingController(rootView: Rows()))
        let switches = try driven.find(["type": "Switch"])
        #expect(switches.map(\.label) == ["Sound", ""] && switches.map(\.identifier) == ["sound", ""])
        #expect(switches.map(\.value) == ["0", "0"])
        let inner = try #require(switches.last), outer = try #require(switches.first)
        // The switch extends by 2 points beyond its alignment rectangle, which is in the toggle.
        #expect(outer.frame.width > inner.frame.width && inner.frame.maxX == outer.frame.maxX + 2)
        #expect(outer.frame.insetBy(dx: -2, dy: 0).contains(inner.frame))
        #expect(try driven.find(["type": "Switch", "within": .number(Double(outer.ref))]).map(\.ref) == [inner.ref])
        for (place, value) in [(inner, "1"), (outer, "0")] {
            _ = try driven.ask("tap", ["element": .number(Double(place.ref)), "settle": 1])
            #expect(try driven.find(["type": "Switch"]).map(\.value) == [value, value])
        }
    }

    @Test("an identifier applied outside a frame and a background reaches the element inside")
    func identifiersOnDecoration() throws {
        struct Pill: View {
            var body: some View {
                VStack {
                    Text("First").padding().frame(maxWidth: .infinity).background(Capsule().fill(Color.yellow))
                        .accessibilityIdentifier("pill")
                    Button("Go") {}.padding().overlay(Rectangle().stroke(Color.red)).accessibilityIdentifier("go")
                }
            }
        }
        let driven = Driven(UIHostingController(rootView: Pill()))
        let pill = try driven.find(["identifier": "pill"]), go = try driven.find(["identifier": "go"])
        #expect(pill.map(\.type) == [.staticText] && pill.map(\.label) == ["First"])
        #expect(go.map(\.type) == [.button] && go.map(\.label) == ["Go"])
    }

    @Test("a button without an identifier has those of its label's parts")
    func partsOfLabels() throws {
        struct Buttons: View {
            var body: some View {
                NavigationStack {
                    VStack {
                        Button(action: {}) { Text("Add").accessibilityIdentifier("add") }
                        Button(action: {}) { Image(systemName: "plus.app") }
                        Button(action: {}) { Image(systemName: "minus") }.accessibilityIdentifier("less")
                        Button(action: {}) { Label("New", systemImage: "star") }
                        List { NavigationLink("") { Text("Inside") }.accessibilityIdentifier("open") }
                        List { NavigationLink(destination: { Text("Inside") }, label: { Text("Open").accessibilityIdentifier("label") }) }
                    }
                }
            }
        }
        let driven = Driven(UIHostingController(rootView: Buttons()))
        #expect(try driven.find(["type": "Button"]).map(\.identifier) == ["add", "plus.app", "less", "", "open", "label"])
    }

    @Test("modifiers name the items that UIKit shows for SwiftUI's buttons")
    func items() throws {
        struct Tools: View {
            @State private var asks = false
            @State private var name = ""
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Ask") { asks = true }
                        Menu("More") { Button("Copy") {}.accessibilityIdentifier("copy") }
                    }.toolbar {
                        Button("Add") {}.accessibilityIdentifier("add").accessibilityLabel("Add a note")
                        Button {
                        } label: {
                            Image(systemName: "xmark").accessibilityLabel("Leave").accessibilityIdentifier("leave")
                        }
                        Button {
                        } label: {
                            Image(systemName: "plus")
                        }
                    }.alert("Name?", isPresented: $asks) {
                        TextField("Name", text: $name).accessibilityIdentifier("name")
                        Button("Done") {}.accessibilityIdentifier("done")
                    }
                }
            }
        }
        let driven = Driven(UIHostingController(rootView: Tools()))
        let bar = try driven.one(["type": "NavigationBar"])
        let buttons = try driven.find(["type": "Button", "within": .number(Double(bar.ref))])
        #expect(buttons.map(\.identifier).sorted() == ["add", "leave", "plus"])
        #expect(buttons.map(\.label).sorted() == ["Add", "Add a note", "Leave"])
        func tap(_ words: JSONValue) throws {
            _ = try driven.ask("tap", ["element": .number(Double(try driven.one(words).ref)), "settle": 2])
        }
        try tap(["label": "More", "type": "Button"])
        #expect(try driven.find(["identifier": "copy"]).count == 1)
        try tap(["identifier": "copy"])
        try tap(["label": "Ask", "type": "Button"])
        #expect(try driven.one(["identifier": "name"]).type == .textField)
        #expect(try driven.one(["identifier": "done"]).label == "Done")
    }

    @Test("views that only lay out or modify others are no elements; lazy containers are")
    func holders() throws {
        struct Stacks: View {
            var body: some View {
                LazyVStack {
                    Text("Tapped").onTapGesture {}
                    Text("Plain").padding().background(Color.yellow).clipped()
                    LazyHGrid(rows: [GridItem()]) { Text("Cell") }.accessibilityIdentifier("grid")
                }.accessibilityIdentifier("stack")
            }
        }
        let driven = Driven(UIHostingController(rootView: Stacks()))
        let found = try driven.ask("describe", ["within": .number(Double(try driven.one(["identifier": "stack"]).ref))])
        let stack = try #require(found["tree"].flatMap(ElementSnapshot.init(json:)))
        #expect(
            stack.children.map(\.label) == ["Tapped", "Plain", ""] && stack.children.map(\.type) == [.staticText, .staticText, .other])
        #expect(stack.children.last?.identifier == "grid" && stack.children.last?.children.map(\.label) == ["Cell"])
    }

    @Test("content avoids the keyboard, and a list can be scrolled out from under it")
    func keyboard() throws {
        struct Login: View {
            @State private var name = ""
            let ignores: Bool
            var body: some View {
                VStack {
                    Spacer(); TextField("Name", text: $name); Button("Sign in") {}
                }
                .ignoresSafeArea(ignores ? .keyboard : [])
            }
        }
        for ignores in [false, true] {
            let driven = Driven(UIHostingController(rootView: Login(ignores: ignores)))
            let before = try driven.one(["type": "Button", "label": "Sign in"])
            _ = try driven.ask("tap", ["element": .number(Double(try driven.one(["type": "TextField"]).ref)), "settle": 2])
            let keyboard = try driven.one(["type": "Keyboard"])
            let button = try driven.one(["type": "Button", "label": "Sign in"])
            #expect(button.isHittable == !ignores && (button.frame.maxY <= keyboard.frame.minY) == !ignores)
            driven.stage.window.endEditing(true)
            _ = try driven.ask("settle")
            #expect(try driven.one(["type": "Button", "label": "Sign in"]).frame == before.frame)
        }
        struct Long: View {
            @State private var name = ""
            var body: some View {
                List {
                    TextField("Name", text: $name)
                    ForEach(0..<30) { Text("Row \($0)") }
                }
            }
        }
        let driven = Driven(UIHostingController(rootView: Long()))
        _ = try driven.ask("tap", ["element": .number(Double(try driven.one(["type": "TextField"]).ref)), "settle": 2])
        for _ in 0..<6 { _ = try driven.ask("swipe", ["direction": "up", "point": [200, 250], "settle": 3]) }
        #expect(try driven.one(["label": "Row 29"]).isHittable)
    }
}
