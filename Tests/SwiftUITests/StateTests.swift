import Observation
@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct StateTests {
    /// Logs each evaluation of its body.
    private struct Leaf: View {
        let name: String
        let log: Log
        var body: some View {
            let _ = log.note(name)
            Text(verbatim: name)
        }
    }

    private struct Parent: View {
        let log: Log
        @State private var count = 0
        var body: some View {
            let _ = log.note("parent")
            VStack {
                Leaf(name: "still", log: log)
                Leaf(name: "count \(count)", log: log)
                Button("Add") { count += 1 }
            }
        }
    }

    @Test("a change evaluates the body that reads it, and inside only the views whose inputs changed") func counts() {
        let log = Log(), screen = Screen(Parent(log: log))
        #expect(log.take() == ["parent", "still", "count 0"])
        screen.tap("Add")
        #expect(log.take() == ["parent", "count 1"])
        screen.turn()
        #expect(log.take() == [])
    }

    @Observable fileprivate final class Weather { var degrees = 20 }
    private struct Report: View {
        let city: String
        let weather: Weather
        @State private var isOpen = false
        @Environment(\.isEnabled) private var isEnabled
        var body: some View {
            let _ = Self._printChanges()
            Button("\(city) \(weather.degrees) \(isOpen)") { isOpen.toggle() }
        }
    }
    private struct Cities: View {
        let weather: Weather
        @State private var city = "Rome"
        @State private var isDisabled = false
        var body: some View {
            Report(city: city, weather: weather).disabled(isDisabled)
            Button("Move") { city = "Oslo" }
            Button("Disable") { isDisabled = true }
        }
    }
    // The words are those of Xcode's console, as Apple showed them in "Demystify SwiftUI" (WWDC 2021).
    @Test("a body prints what has changed since its last evaluation") func changes() {
        let weather = Weather()
        var screen: Screen?
        #expect(
            Console.capturing { screen = Screen(Cities(weather: weather)) } == ["Report: @self, @identity, _isOpen, _isEnabled changed."])
        #expect(Console.capturing { screen?.tap("Rome 20 false") } == ["Report: _isOpen changed."])
        #expect(Console.capturing { screen?.tap("Move") } == ["Report: @self changed."])
        let lines = Console.capturing {
            weather.degrees = 5
            screen?.turn()
        }
        #expect(lines == ["Report: @dependencies changed."])
        #expect(Console.capturing { screen?.tap("Disable") } == ["Report: _isEnabled changed."])
    }

    private struct Owner: View {
        let log: Log
        @State private var isOn = false
        var body: some View {
            let _ = log.note("owner")
            Reader(log: log, isOn: $isOn)
        }
    }
    private struct Reader: View {
        let log: Log
        @Binding var isOn: Bool
        var body: some View {
            let _ = log.note("reader \(isOn)")
            Button("Flip") { isOn.toggle() }
        }
    }
    @Test("a view that only passes on a binding is not evaluated when its value changes") func bindings() {
        let log = Log(), screen = Screen(Owner(log: log))
        #expect(log.take() == ["owner", "reader false"])
        screen.tap("Flip")
        #expect(log.take() == ["reader true"])
    }

    private struct Deep: View {
        struct Person { var name = "Ann", tags = ["a", "b"] }
        @State private var person = Person()
        @State private var chosen: Int? = 1
        var body: some View {
            VStack {
                Text(verbatim: "\(person.name) \(person.tags) \(chosen ?? 0)")
                Change(name: $person.name, tag: $person.tags[1], chosen: Binding($chosen))
            }
        }
    }
    private struct Change: View {
        @Binding var name: String
        @Binding var tag: String
        let chosen: Binding<Int>?
        var body: some View {
            Button("Change") {
                name = "Ben"
                tag = "c"
                chosen?.wrappedValue = 5
            }
        }
    }
    @Test("bindings reach into the properties of a state value") func parts() {
        let screen = Screen(Deep())
        screen.tap("Change")
        #expect(screen.texts.first == #"Ben ["a", "c"] 5"#)
    }

    private struct Switching: View {
        @State private var isFirst = true
        @State private var other = 0
        var body: some View {
            VStack {
                if isFirst { Tally(name: "one") } else { Tally(name: "two") }
                Tally(name: "kept \(other)")
                Button("Switch") { isFirst.toggle() }
                Button("Other") { other += 1 }
            }
        }
    }
    private struct Tally: View {
        let name: String
        @State private var taps = 0
        var body: some View { Button("\(name): \(taps)") { taps += 1 } }
    }
    @Test("each branch of a condition is its own view, with new state when it returns") func branches() {
        let screen = Screen(Switching())
        screen.tap("one: 0")
        screen.tap("kept 0: 0")
        screen.tap("Other")
        #expect(screen.texts == ["one: 1", "kept 1: 1", "Switch", "Other"])
        screen.tap("Switch")
        #expect(screen.texts == ["two: 0", "kept 1: 1", "Switch", "Other"])
        screen.tap("Switch")
        #expect(screen.texts == ["one: 0", "kept 1: 1", "Switch", "Other"])
    }

    private struct Renewed: View {
        @State private var id = 1
        var body: some View {
            VStack {
                Tally(name: "tally").id(id)
                Button("Renew") { id += 1 }
            }
        }
    }
    @Test("another identifier makes a new view") func identifiers() {
        let screen = Screen(Renewed())
        screen.tap("tally: 0")
        #expect(screen.texts.first == "tally: 1")
        screen.tap("Renew")
        #expect(screen.texts.first == "tally: 0")
    }

    private struct Rows: View {
        @State private var names = ["a", "b", "c"]
        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Tally(name: $0) }
                Button("Reverse") { names.reverse() }
                Button("Drop") { names.removeFirst() }
            }
        }
    }
    @Test("rows keep their state when their elements move") func rows() {
        let screen = Screen(Rows())
        screen.tap("a: 0")
        let label = screen.label("a: 1")
        screen.tap("Reverse")
        #expect(screen.texts.prefix(3) == ["c: 0", "b: 0", "a: 1"])
        #expect(screen.label("a: 1") === label)
        screen.tap("Drop")
        #expect(screen.texts.prefix(2) == ["b: 0", "a: 1"])
    }

    private struct Item: Identifiable {
        let id: Int
        var isDone = false
    }
    private struct Todo: View {
        @State private var items = [Item(id: 1), Item(id: 2)]
        var body: some View {
            VStack {
                ForEach($items) { $item in Button("\(item.id) \(item.isDone ? "done" : "open")") { item.isDone.toggle() } }
                Text(verbatim: "\(items.filter(\.isDone).count)")
            }
        }
    }
    @Test("a ForEach over a binding gives a binding to each element") func boundRows() {
        let screen = Screen(Todo())
        screen.tap("2 open")
        #expect(screen.texts == ["1 open", "2 done", "1"])
    }

    private final class Model: ObservableObject {
        @Published var count = 0
        nonisolated(unsafe) static var made = 0
        init() { Self.made += 1 }
    }
    private struct Keeper: View {
        @StateObject private var model = Model()
        @State private var outer = 0
        var body: some View {
            VStack {
                Follower(model: model)
                Button("Outer \(outer)") { outer += 1 }
            }
            .environmentObject(model)
        }
    }
    private struct Follower: View {
        @ObservedObject var model: Model
        var body: some View {
            Button("Follow \(model.count)") { model.count += 1 }
            Inherited()
        }
    }
    private struct Inherited: View {
        @EnvironmentObject private var model: Model
        var body: some View { Text(verbatim: "Inherited \(model.count)") }
    }
    @Test("a StateObject is created once, and every view that observes it follows its changes") func objects() {
        Model.made = 0
        let screen = Screen(Keeper())
        screen.tap("Follow 0")
        screen.tap("Outer 0")
        #expect(screen.texts == ["Follow 1", "Inherited 1", "Outer 1"])
        #expect(Model.made == 1)
    }

    private final class Guest: ObservableObject {
        struct Address { var city = "Rome" }
        @Published var name = "Ann"
        @Published var isMember = false
        @Published var address = Address()
    }
    private struct Card: View {
        @Binding var name: String
        @Binding var city: String
        let log: Log
        var body: some View {
            let _ = log.note("card")
            Text(verbatim: "\(name) \(city)")
        }
    }
    private struct Reception: View {
        let log: Log
        @StateObject private var guest = Guest()
        var body: some View {
            Card(name: $guest.name, city: $guest.address.city, log: log)
            Toggle("Member", isOn: $guest.isMember)
            Button("Join") { guest.isMember = true }
            Button("Move") { guest.address.city = "Oslo" }
        }
    }
    @Test("a view with a binding to an object's property follows the property, and only that") func boundObjects() {
        let log = Log(), screen = Screen(Reception(log: log))
        #expect(log.take() == ["card"] && screen.first(UISwitch.self)?.isOn == false)
        screen.tap("Join")
        #expect(log.take() == [] && screen.first(UISwitch.self)?.isOn == true)
        screen.tap("Move")
        #expect(log.take() == ["card"] && screen.label("Ann Oslo") != nil)
    }

    @Observable fileprivate final class Account {
        var name = "Ann"
        var balance = 0
    }
    private struct NameView: View {
        let account: Account
        let log: Log
        var body: some View {
            let _ = log.note("name")
            Text(verbatim: account.name)
        }
    }
    private struct BalanceView: View {
        @Environment(Account.self) private var account
        let log: Log
        var body: some View {
            let _ = log.note("balance")
            @Bindable var account = account
            Text(verbatim: "\(account.balance)")
            Plus(value: $account.balance)
        }
    }
    private struct Plus: View {
        @Binding var value: Int
        var body: some View { Button("Plus") { value += 1 } }
    }
    @Test("a change of an Observable evaluates only the bodies that read the property") func observation() {
        let account = Account(), log = Log()
        let screen = Screen(
            VStack {
                NameView(account: account, log: log); BalanceView(log: log)
            }.environment(account))
        #expect(log.take() == ["name", "balance"])
        screen.tap("Plus")
        #expect(log.take() == ["balance"] && screen.texts == ["Ann", "1", "Plus"])
        account.name = "Ben"
        screen.turn()
        #expect(log.take() == ["name"] && screen.texts.first == "Ben")
    }

    private struct SpeedReader: View {
        @Environment(\.speed) private var speed
        let log: Log
        var body: some View {
            let _ = log.note("speed \(speed)")
            Text(verbatim: "\(speed)")
        }
    }
    private struct Gear: View {
        let log: Log
        @State private var speed = 2
        var body: some View {
            VStack {
                SpeedReader(log: log)
                Leaf(name: "leaf", log: log)
                Button("Faster") { speed += 1 }
            }
            .environment(\.speed, speed)
        }
    }
    @Test("a change of an environment value evaluates the views that read it") func environment() {
        let log = Log(),
            screen = Screen(
                VStack {
                    Gear(log: log); SpeedReader(log: log)
                })
        #expect(log.take() == ["speed 2", "leaf", "speed 1"])
        screen.tap("Faster")
        #expect(log.take() == ["speed 3"])
    }

    private struct Stored: View {
        @AppStorage("swiftui.test.level") private var level = 3
        var body: some View { Button("Level \(level)") { level += 1 } }
    }
    @Test("AppStorage reads, writes, and follows UserDefaults") func defaults() {
        UserDefaults.standard.removeObject(forKey: "swiftui.test.level")
        let screen = Screen(Stored())
        screen.tap("Level 3")
        #expect(UserDefaults.standard.integer(forKey: "swiftui.test.level") == 4)
        UserDefaults.standard.set(9, forKey: "swiftui.test.level")
        screen.turn()
        #expect(screen.texts == ["Level 9"])
        UserDefaults.standard.removeObject(forKey: "swiftui.test.level")
    }

    private struct Doubled: DynamicProperty {
        @State private var value = 1
        private(set) var double = 0
        mutating func update() { double = value * 2 }
        func raise() { value += 1 }
    }
    private struct UsesDoubled: View {
        private var doubled = Doubled()
        var body: some View { Button("\(doubled.double)") { doubled.raise() } }
    }
    @Test("a custom DynamicProperty may hold state, and update() runs before each evaluation") func ownProperty() {
        let screen = Screen(UsesDoubled())
        screen.tap("2")
        #expect(screen.texts == ["4"])
    }

    private struct Erased: View {
        @State private var isText = true
        var body: some View {
            VStack {
                isText ? AnyView(Tally(name: "erased")) : AnyView(Text(verbatim: "other"))
                Button("Change") { isText.toggle() }
            }
        }
    }
    @Test("an AnyView of another type has new state") func erasure() {
        let screen = Screen(Erased())
        screen.tap("erased: 0")
        screen.tap("Change")
        screen.tap("Change")
        #expect(screen.texts.first == "erased: 0")
    }

    private struct Framed: ViewModifier {
        @State private var taps = 0
        func body(content: Content) -> some View {
            VStack {
                content
                Button("Taps \(taps)") { taps += 1 }
            }
        }
    }
    @Test("a custom modifier has state, and modifiers can be concatenated") func modifiers() {
        let screen = Screen(Tally(name: "inner").modifier(Framed().concat(Framed())))
        screen.tap("inner: 0")
        screen.tap("Taps 0")
        #expect(screen.texts == ["inner: 1", "Taps 1", "Taps 0"])
    }
}

extension EnvironmentValues {
    private enum SpeedKey: EnvironmentKey { static var defaultValue: Int { 1 } }
    fileprivate var speed: Int {
        get { self[SpeedKey.self] }
        set { self[SpeedKey.self] = newValue }
    }
}
