import SwiftUICompanion
import Testing
import UIKitTesting

/// The modifiers for the visibility and the look of a screen's bars.
@MainActor @Suite(.serialized) struct BarModifierTests {
    /// Returns what holds for the stack of a page.
    private func holds(for page: some View, _ condition: (UINavigationController) throws -> Bool) throws -> Bool {
        let screen = Screen(NavigationStack { page.navigationTitle("Page") })
        screen.stage.settle()
        let stack = try #require(screen.stack)
        return try withExtendedLifetime(screen) { try condition(stack) }
    }

    // Apple documents the parameter `bars` of each modifier: "or automatic if empty".
    @Test("a modifier without bars applies to the navigation bar") func automatic() throws {
        let text = Text("A")
        #expect(try holds(for: text.toolbar(.hidden)) { $0.isNavigationBarHidden })
        #expect(try holds(for: text.toolbarVisibility(.hidden)) { $0.isNavigationBarHidden })
        #expect(try holds(for: text.toolbar(.visible)) { !$0.isNavigationBarHidden })
        #expect(try holds(for: text.toolbarColorScheme(.dark)) { $0.navigationBar.overrideUserInterfaceStyle == .dark })
        let colored = text.toolbarBackground(Color.red).toolbarBackground(.visible)
        #expect(
            try holds(for: colored) { stack in
                let item = try #require(stack.topViewController).navigationItem
                return item.standardAppearance?.backgroundColor != nil && item.scrollEdgeAppearance != nil
            })
    }

    @Test("status items are in the middle of the bottom bar, between those before and after them") func status() {
        func kinds<C: ToolbarContent>(@ToolbarContentBuilder _ content: () -> C) -> [String?]? {
            let items = content()
            let screen = Screen(NavigationStack { Text("A").toolbar { items } })
            screen.stage.settle()
            return screen.stack?.topViewController?.toolbarItems?.map { $0.customView == nil ? $0.title : "view" }
        }
        let only = kinds { ToolbarItem(placement: .status) { Button("Updated") {} } }
        #expect(only == [nil, "Updated", nil])
        let several = kinds {
            ToolbarItem(placement: .bottomBar) { Button("Left") {} }
            ToolbarItem(placement: .status) { Button("Updated") {} }
            ToolbarItem(placement: .bottomBar) { Button("Right") {} }
        }
        #expect(several == ["Left", nil, "Updated", nil, "Right"])
        let spaced = kinds {
            ToolbarItem(placement: .bottomBar) { Button("Left") {} }
            ToolbarSpacer(.fixed, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Button("Next") {} }
            ToolbarSpacer(placement: .bottomBar)
        }
        #expect(spaced == ["Left", "view", "Next", nil])
    }

    @Test("the bar at the bottom has its own visibility, background, and color scheme") func bottom() throws {
        let page = Text("A").toolbar { ToolbarItem(placement: .bottomBar) { Button("Do") {} } }
        #expect(try holds(for: page) { !$0.isToolbarHidden })
        #expect(try holds(for: page.toolbar(.hidden, for: .bottomBar)) { $0.isToolbarHidden })
        let colored = page.toolbarBackground(Color.red, for: .bottomBar).toolbarBackground(.visible, for: .bottomBar)
            .toolbarColorScheme(.dark, for: .bottomBar)
        #expect(
            try holds(for: colored) { stack in
                let toolbar = try #require(stack.toolbar), item = try #require(stack.topViewController).navigationItem
                return toolbar.standardAppearance.backgroundColor != nil && toolbar.scrollEdgeAppearance != nil
                    && toolbar.overrideUserInterfaceStyle == .dark && item.standardAppearance == nil
                    && stack.navigationBar.overrideUserInterfaceStyle == .unspecified
            })
    }

    @Test("a tab bar has the color scheme that its screen sets") func tabs() throws {
        let screen = Screen(
            TabView { Text("A").tabItem { Text("One") }.toolbarColorScheme(.dark, for: .tabBar) })
        screen.stage.settle()
        let tabs = try #require(screen.all(UITabBarController.self, screen.controller).first)
        #expect(tabs.tabBar.overrideUserInterfaceStyle == .dark)
    }

    private struct Pages: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Go") { Text("Second") }.toolbarColorScheme(.dark, for: .navigationBar)
            }
        }
    }
    @Test("a page without a color scheme for the bar does not keep that of the page below") func pushed() throws {
        let screen = Screen(Pages())
        screen.stage.settle()
        let stack = try #require(screen.stack)
        #expect(stack.navigationBar.overrideUserInterfaceStyle == .dark)
        screen.tap("Go")
        screen.stage.settle()
        #expect(screen.texts.contains("Second") && stack.navigationBar.overrideUserInterfaceStyle == .unspecified)
        stack.popViewController(animated: true)
        screen.stage.settle()
        #expect(stack.navigationBar.overrideUserInterfaceStyle == .dark)
    }

    private final class Model: ObservableObject {
        @Published var isReady = false
        @Published var isSearched = true
    }
    private struct Save: View {
        @ObservedObject var model: Model
        var body: some View { if model.isReady { Button("Save") {} } }
    }
    private struct Changing: View {
        let model: Model
        var body: some View {
            NavigationStack {
                Text("Page").navigationTitle("Page").toolbar { ToolbarItem { Save(model: model) } }
            }
        }
    }
    @Test("a bar item appears and disappears when its view starts and stops showing something") func itemsOfTheirOwn() throws {
        let model = Model()
        let screen = Screen(Changing(model: model))
        screen.stage.settle()
        let item = try #require(screen.stack?.topViewController).navigationItem
        #expect(item.rightBarButtonItems ?? [] == [])
        model.isReady = true
        screen.stage.settle()
        #expect(item.rightBarButtonItems?.map(\.title) == ["Save"])
        model.isReady = false
        screen.stage.settle()
        #expect(item.rightBarButtonItems ?? [] == [])
    }

    private struct Searched: View {
        @ObservedObject var model: Model
        @State private var text = ""
        var body: some View {
            NavigationStack {
                if model.isSearched { Text("A").navigationTitle("Page").searchable(text: $text) } else { Text("B").navigationTitle("Page") }
            }
        }
    }
    @Test("the search field goes with its modifier, and comes back") func search() throws {
        let model = Model()
        let screen = Screen(Searched(model: model))
        screen.stage.settle()
        let item = try #require(screen.stack?.topViewController).navigationItem
        #expect(item.searchController != nil)
        model.isSearched = false
        screen.stage.settle()
        #expect(item.searchController == nil)
        model.isSearched = true
        screen.stage.settle()
        #expect(item.searchController != nil)
    }

    private struct Submitting: View {
        @State private var text = ""
        @State private var found = ""
        var body: some View {
            NavigationStack {
                Text(verbatim: "Found: \(found)").navigationTitle("Page")
                    .searchable(text: $text)
                    .onSubmit(of: .search) { found = text }
                    .onSubmit { found = "not a search" }
                    .textInputAutocapitalization(.never).autocorrectionDisabled()
            }
        }
    }
    @Test("the search key performs the action for searches, and the field has the input settings of the views around") func submit()
        throws
    {
        let screen = Screen(Submitting())
        screen.stage.settle()
        let search = try #require(screen.stack?.topViewController?.navigationItem.searchController), bar = search.searchBar
        #expect(bar.searchTextField.autocapitalizationType == .none && bar.searchTextField.autocorrectionType == .no)
        bar.searchTextField.becomeFirstResponder()
        screen.stage.settle()
        screen.stage.type("fig")
        screen.stage.settle()
        #expect(screen.texts.contains("Found: "))
        bar.delegate?.searchBarSearchButtonClicked(bar)
        screen.stage.settle()
        #expect(screen.texts.contains("Found: fig"))
    }

    private struct Navigating: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Go") {
                    Text("Second").toolbar { ToolbarItem(placement: .navigation) { Button("Up") {} } }
                }
                .toolbar { ToolbarItem(placement: .navigation) { Button("Menu") {} } }
            }
        }
    }
    // Apple documents it for ToolbarItemPlacement.navigation.
    @Test("an item for navigation is at the trailing end beside a back button in a compact width") func navigation() throws {
        let screen = Screen(Navigating())
        screen.stage.settle()
        let stack = try #require(screen.stack), root = try #require(stack.topViewController).navigationItem
        #expect(root.leftBarButtonItems?.map(\.title) == ["Menu"])
        screen.tap("Go")
        screen.stage.settle()
        let pushed = try #require(stack.topViewController).navigationItem
        #expect(pushed.leftBarButtonItems ?? [] == [] && pushed.rightBarButtonItems?.map(\.title) == ["Up"])
    }

    @Test("an item in the place of the subtitle is the line below the title, and no button") func subtitle() throws {
        let page = Text("A").toolbar { ToolbarItem(placement: .subtitle) { Text("Line") } }
        #expect(
            try holds(for: page) { stack in
                let item = try #require(stack.topViewController).navigationItem
                return item.title == "Page" && item.subtitle == "Line" && item.rightBarButtonItems ?? [] == []
            })
    }

    private struct Named: CustomizableToolbarContent {
        var body: some CustomizableToolbarContent { ToolbarItem(id: "named", placement: .bottomBar) { Button("Named") {} } }
    }
    @Test("a group of toolbar items, and items with identifiers, are items of the bar") func groups() {
        var both: some ToolbarContent {
            Group {
                ToolbarItem(placement: .bottomBar) { Button("A") {} }
                ToolbarItem(placement: .bottomBar) { Button("B") {} }
            }
        }
        func titles(_ page: some View) -> [String?]? {
            let screen = Screen(NavigationStack { page })
            screen.stage.settle()
            return screen.stack?.topViewController?.toolbarItems?.map(\.title)
        }
        #expect(titles(Text("Page").toolbar { both }) == ["A", "B"])
        #expect(titles(Text("Page").toolbar { Group { both.hidden(false) } }) == ["A", "B"])
        let named = Text("Page").toolbar(id: "bar") {
            Named().customizationBehavior(.reorderable)
            Group { ToolbarItem(id: "c", placement: .bottomBar) { Button("C") {} } }
            Named().hidden()
        }
        #expect(titles(named) == ["Named", "C"])
    }
    @Test("a button without a label has that of its role") func roles() {
        let screen = Screen(
            VStack {
                Button(role: .cancel) {}
                Button(role: .destructive) {}
                Button(role: .confirm) {}
            })
        #expect(screen.texts == ["Cancel", "Delete", "Done"])
    }
}
