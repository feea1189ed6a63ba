import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct TabTests {
    private final class Model: ObservableObject { @Published var tab = 1 }
    private struct Tabs: View {
        @ObservedObject var model: Model
        var body: some View {
            TabView(selection: $model.tab) {
                Home().tabItem { Label("Home", systemImage: "house") }.tag(1)
                Text("Second").tabItem { Label("More", systemImage: "gear") }.tag(2).badge(3)
            }
        }
    }
    private struct Home: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("Add") { count += 1 }
            }
        }
    }

    @Test("a tab item around several views is that of each of them") func shared() throws {
        struct Two: View {
            var body: some View {
                Text("First"); Text("Second")
            }
        }
        let screen = Screen(
            TabView {
                Two().tabItem { Label("Both", systemImage: "house") }; Text("Third").tabItem { Text("Last") }
            })
        let tabs = try #require(screen.all(UITabBarController.self, screen.controller).first)
        #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Both", "Both", "Last"])
    }

    @Test("the symbols of tabs are filled, if they have a filled form and the item doesn't prevent it") func filledSymbols() throws {
        let screen = Screen(
            TabView {
                Text("1").tabItem { Label("Home", systemImage: "house") }
                Text("2").tabItem { Label("Find", systemImage: "magnifyingglass") }
                Text("3").tabItem { Label("Set", systemImage: "gear") }
                Text("4").tabItem { Image(systemName: "house").environment(\.symbolVariants, .none) }
            })
        let tabs = try #require(screen.all(UITabBarController.self, screen.controller).first)
        #expect(
            tabs.viewControllers?.map { $0.tabBarItem.image?.givenName } == ["house.fill", "magnifyingglass", "gear", "house"])
    }

    @Test("tabs have their labels, images, and badges") func items() throws {
        let screen = Screen(Tabs(model: Model()))
        let tabs = try #require(screen.all(UITabBarController.self, screen.controller).first)
        #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Home", "More"])
        #expect(tabs.viewControllers?.map(\.tabBarItem.badgeValue) == [nil, "3"])
        #expect(tabs.viewControllers?.first?.tabBarItem.image?.size == UIImage(systemName: "house.fill")?.size)
        #expect(tabs.view.frame == screen.controller.view.bounds)
    }

    @Test("a tapped tab updates the selection, setting the selection switches tabs, and tabs keep their state") func selection() throws {
        let model = Model()
        let screen = Screen(Tabs(model: model))
        screen.tap("Add")
        screen.tap("More")
        screen.stage.settle()
        #expect(model.tab == 2 && screen.texts.contains("Second"))
        model.tab = 1
        screen.stage.settle()
        #expect(screen.texts.contains("Count 1"))
    }

    @Test("a swipe between pages updates the selection") func pages() throws {
        struct Pages: View {
            @ObservedObject var model: Model
            var body: some View {
                TabView(selection: $model.tab) { ForEach(1..<4, id: \.self) { Text("Page \($0)").tag($0) } }.tabViewStyle(.page)
            }
        }
        let model = Model()
        let screen = Screen(Pages(model: model))
        screen.stage.settle()
        screen.stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.2)
        screen.stage.settle()
        #expect(model.tab == 2)
        #expect(screen.views.compactMap { ($0 as? UIPageControl)?.currentPage } == [1])
        model.tab = 3
        screen.stage.settle()
        // Texts start on whole pixels.
        #expect(abs(try #require(screen.textFrame("Page 3")).midX - screen.controller.view.bounds.midX) <= 1 / 3)
    }
}

@MainActor @Suite(.serialized) struct TabContentTests {
    private enum Page: Hashable { case home, list, search, hidden }
    private final class Model: ObservableObject { @Published var page = Page.home }
    private struct Tabs: View {
        @ObservedObject var model: Model
        let title = "Plain"
        var body: some View {
            TabView(selection: $model.page) {
                Tab("Home", systemImage: "house", value: .home) { Text("First") }.badge(2).accessibilityIdentifier("home")
                Tab(value: .search, role: .search) { Text("Found") }
                TabSection("Section") {
                    Tab(title, systemImage: "list.bullet", value: .list) { Text("Second") }.customizationID("list").disabled(true)
                    if model.page == .home {
                        Tab(value: .hidden) {
                            Text("Third")
                        } label: {
                            Label("Own", systemImage: "star")
                        }.defaultVisibility(.hidden, for: .sidebar)
                        Tab("Never", image: "none", value: .hidden) { Text("Fourth") }.hidden()
                    }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }
    @Test("tabs of iOS 18 have their titles, badges, and identifiers; a search's is last, and a hidden one is left out")
    func items() throws {
        let model = Model(), screen = Screen(Tabs(model: model))
        let tabs = try #require(screen.all(UITabBarController.self, screen.controller).first)
        let items = tabs.viewControllers?.compactMap(\.tabBarItem) ?? []
        #expect(items.map(\.title) == ["Home", "Plain", "Own", "Search"])
        #expect(items.map(\.badgeValue) == ["2", nil, nil, nil] && items.map(\.isEnabled) == [true, false, true, true])
        #expect(items.first?.accessibilityIdentifier == "home" && items.last?.image?.size == UIImage(systemName: "magnifyingglass")?.size)
        screen.tap("Search")
        screen.stage.settle()
        #expect(model.page == .search && screen.texts.contains("Found"))
        #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Home", "Plain", "Search"])
    }

    private struct Pair: TabContent {
        var body: some TabContent<Never> {
            Tab("One", systemImage: "1.circle") { Text("1") }
            Tab("Two", systemImage: "2.circle") { Text("2") }
        }
    }
    @Test("an app's own tabs, loops, and groups are tabs") func compositions() throws {
        let screen = Screen(
            TabView {
                Pair()
                ForEach(3..<5) { number in Tab("\(number)", systemImage: "circle") { Text(verbatim: "number \(number)") } }
                Group { Tab("Last", systemImage: "circle") { Text("end") } }
            })
        let tabs = try #require(screen.all(UITabBarController.self, screen.controller).first)
        #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["One", "Two", "3", "4", "Last"])
    }

    @Test("the user's customization of tabs is stored, and can be reset") func customization() throws {
        var customization = TabViewCustomization()
        customization[tab: "a"].tabBarVisibility = .hidden
        customization[section: "s"].tabOrder = ["b", "a"]
        let read = try JSONDecoder().decode(TabViewCustomization.self, from: JSONEncoder().encode(customization))
        #expect(read == customization && read[tab: "a"].tabBarVisibility == .hidden && read[tab: "a"].sidebarVisibility == .automatic)
        customization.resetVisibility()
        #expect(customization[tab: "a"].tabBarVisibility == .automatic && customization[section: "s"].tabOrder == ["b", "a"])
    }
}

@MainActor @Suite(.serialized) struct TabBarHidingTests {
    @Test("a page that hides the tab bar does so while it is on top of a stack in a tab") func page() throws {
        let screen = Screen(
            TabView {
                NavigationStack {
                    NavigationLink("Go") { Text("Detail").toolbar(.hidden, for: .tabBar) }
                }.tabItem { Text("One") }
            })
        screen.stage.settle()
        let bar = try #require(screen.first(UITabBar.self))
        func isShown() -> Bool { !bar.isHidden && bar.frame.minY < screen.controller.view.bounds.maxY }
        #expect(isShown())
        screen.tap("Go")
        screen.stage.settle()
        #expect(screen.label("Detail") != nil && !isShown())
        screen.stack?.popViewController(animated: false)
        screen.stage.settle()
        #expect(isShown())
    }
}

@MainActor @Suite(.serialized) struct ScrollViewTests {
    @Test("a scroll view is as wide as its content and scrolls what does not fit") func size() throws {
        let screen = Screen(ScrollView { VStack(spacing: 0) { ForEach(0..<30) { Text("Row \($0)").frame(height: 50) } } })
        let scroll = try #require(screen.first(UIScrollView.self))
        #expect(scroll.frame.size == CGSize(width: screen.textFrame("Row 20")!.width, height: screen.controller.view.bounds.height))
        #expect(scroll.contentSize.height == 1500)
        #expect(scroll.contentOffset.y == -screen.controller.view.safeAreaInsets.top)
    }

    @Test("ScrollViewReader scrolls to the view with an identifier") func reader() throws {
        struct Long: View {
            var body: some View {
                ScrollViewReader { proxy in
                    Button("Down") { proxy.scrollTo(20, anchor: .top) }
                    ScrollView { VStack(spacing: 0) { ForEach(0..<30) { Text("Row \($0)").frame(height: 100).id($0) } } }
                }
            }
        }
        let screen = Screen(Long())
        screen.tap("Down")
        screen.stage.settle()
        let scroll = try #require(screen.first(UIScrollView.self))
        #expect(scroll.contentOffset.y == 2000)
    }

    @Test("a view that is scrolled to the top is right below the bar, whose large title has collapsed; the first view expands it")
    func belowLargeTitle() throws {
        struct Long: View {
            var body: some View {
                NavigationStack {
                    ScrollViewReader { proxy in
                        ScrollView {
                            VStack(spacing: 0) { ForEach(0..<60) { Text("Row \($0)").frame(height: 100).id($0) } }
                        }
                        .navigationTitle("Long")
                        .toolbar {
                            Button("Down") { proxy.scrollTo(20, anchor: .top) }
                            Button("Up") { proxy.scrollTo(0, anchor: .top) }
                        }
                    }
                }
            }
        }
        let screen = Screen(Long())
        screen.stage.settle()
        let scroll = try #require(screen.first(UIScrollView.self)), bar = try #require(screen.first(UINavigationBar.self))
        let expanded = bar.frame.height
        func top(_ row: Int) -> CGFloat { scroll.convert(CGPoint(x: 0, y: CGFloat(row) * 100), to: screen.controller.view).y }
        screen.tap("Down")
        screen.stage.settle()
        #expect(bar.frame.height == expanded - 52)
        #expect(abs(top(20) - bar.frame.maxY) < 0.01)
        screen.tap("Up")
        screen.stage.settle()
        #expect(bar.frame.height == expanded && abs(top(0) - bar.frame.maxY) < 0.01)
    }

    @Test("content across the scroll axis stays as wide as the screen") func sideways() throws {
        let screen = Screen(
            ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<10) { Color.red.frame(width: 100, height: 50).id($0) } } })
        let scroll = try #require(screen.first(UIScrollView.self))
        #expect(scroll.contentSize.width == 1000 && scroll.frame.height == 50)
    }

    private struct Player: View {
        @State private var plays = true
        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") { Button("Stop") { plays = false } }
            }
            .tabBarMinimizeBehavior(.onScrollDown)
            .tabViewBottomAccessory(isEnabled: plays) { Text(verbatim: "Playing") }
        }
    }
    @Test("the bar gets its accessory and its behavior from modifiers around the tab view") func accessory() throws {
        let screen = Screen(Player())
        let tabs = try #require(screen.views.lazy.compactMap { $0.next as? UITabBarController }.first)
        #expect(tabs.tabBarMinimizeBehavior == .onScrollDown)
        let accessory = try #require(tabs.bottomAccessory?.contentView)
        accessory.frame.size = CGSize(width: 200, height: 48)
        accessory.layoutIfNeeded()
        #expect(accessory.withDescendants.contains { ($0 as? UILabel)?.text == "Playing" })
        screen.tap("Stop")
        #expect(tabs.bottomAccessory == nil)
    }
}
