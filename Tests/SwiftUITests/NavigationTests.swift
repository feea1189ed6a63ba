import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct NavigationTests {
    private struct Simple: View {
        var body: some View {
            NavigationView {
                List {
                    NavigationLink("Detail", destination: Text("Here").navigationBarTitle("Second", displayMode: .inline))
                    NavigationLink(destination: Text("There")) { Text("Other") }.disabled(true)
                }
                .navigationTitle("First")
            }
        }
    }

    @Test("a list in a navigation view is below a large title") func largeTitle() throws {
        let screen = Screen(Simple())
        let stack = try #require(screen.stack)
        #expect(stack.topViewController?.navigationItem.title == "First")
        #expect(stack.navigationBar.prefersLargeTitles && stack.view.frame == screen.controller.view.bounds)
        let table = try #require(screen.table)
        #expect(abs(table.adjustedContentInset.top - stack.navigationBar.frame.maxY) < 0.01)
    }

    private struct Columns: View {
        @State private var chosen: Int?
        var body: some View {
            NavigationSplitView {
                List(selection: $chosen) { ForEach(0..<3) { Text(verbatim: "Row \($0)") } }.navigationTitle("Rows")
            } detail: {
                Text(verbatim: chosen.map { "Detail \($0)" } ?? "None")
            }
        }
    }
    @Test("on a phone a split view starts with its first column, and a selection there shows the next") func collapsedColumns() throws {
        let screen = Screen(Columns())
        #expect(screen.label("Row 1")?.window != nil && screen.label("None")?.window == nil)
        screen.tap("Row 1")
        screen.stage.settle()
        #expect(screen.label("Detail 1")?.window != nil)
    }

    @Test("a link or a list of links can hide the chevrons, and a toolbar its items") func hiddenParts() throws {
        let link = NavigationLink("Detail") { Text("Second") }
        let screen = Screen(
            NavigationStack {
                List {
                    link
                    link.navigationLinkIndicatorVisibility(.hidden)
                }
                .toolbar {
                    ToolbarItem { Button("Shown") {} }.hidden(false).sharedBackgroundVisibility(.hidden)
                    ToolbarItem { Button("Gone") {} }.hidden()
                }
            })
        let table = try #require(screen.table), bar = try #require(screen.stack?.topViewController?.navigationItem)
        #expect(table.visibleCells.map(\.accessoryType) == [.disclosureIndicator, .none])
        #expect(bar.rightBarButtonItems?.map(\.title) == ["Shown"])
        let all = Screen(NavigationStack { List { link }.navigationLinkIndicatorVisibility(.hidden) })
        #expect(all.table?.visibleCells.map(\.accessoryType) == [.none])
    }

    @Test("a row that pushes with an invisible link has no chevron") func invisibleLinks() throws {
        let screen = Screen(
            NavigationStack {
                List {
                    ZStack(alignment: .leading) {
                        NavigationLink {
                            Text("Second")
                        } label: {
                            EmptyView()
                        }.opacity(0)
                        Text("Pile")
                    }
                    Text("Behind").background(NavigationLink("", destination: Text("Third")).hidden())
                }
            })
        #expect(try #require(screen.table).visibleCells.map(\.accessoryType) == [.none, .none])
        screen.tap("Pile")
        screen.stage.settle()
        #expect(screen.label("Second")?.window != nil)
    }

    @Test("a link's row has a chevron, a tap anywhere on it pushes its destination, and the back button returns to the list") func push()
        throws
    {
        let screen = Screen(Simple())
        let stack = try #require(screen.stack), table = try #require(screen.table)
        #expect(table.visibleCells.map(\.accessoryType) == [.disclosureIndicator, .disclosureIndicator])
        screen.tap("Detail")
        screen.stage.settle()
        #expect(stack.viewControllers.count == 2 && stack.topViewController?.navigationItem.title == "Second")
        #expect(stack.topViewController?.navigationItem.largeTitleDisplayMode == .never)
        #expect(screen.texts.contains("Here"))
        stack.popViewController(animated: true)
        screen.stage.settle()
        #expect(stack.viewControllers.count == 1 && screen.texts.contains("Detail"))
        screen.tap("Detail")
        screen.stage.settle()
        #expect(stack.viewControllers.count == 2)
    }

    @Test("a disabled link does nothing") func disabled() throws {
        let screen = Screen(Simple())
        screen.tap("Other")
        screen.stage.settle()
        #expect(try #require(screen.stack).viewControllers.count == 1)
    }

    private final class Model: ObservableObject {
        @Published var path: [Int] = []
        @Published var values: [AnyHashable] = []
        @Published var isOpen = false
    }
    private struct Stacked: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationStack(path: $model.path) {
                VStack {
                    Text("Depth \(model.path.count)")
                    NavigationLink("Go", value: 1)
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("Page \(number)")
                        NavigationLink("Deeper", value: number + 1)
                        LeaveButton()
                    }
                    .navigationTitle("Number \(number)")
                }
            }
        }
    }
    private struct LeaveButton: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Leave") { dismiss() } }
    }

    @Test("a stack's pages follow its path, no matter what changes it") func path() throws {
        let model = Model()
        let screen = Screen(Stacked(model: model))
        let stack = try #require(screen.stack)
        screen.tap("Go")
        screen.stage.settle()
        #expect(model.path == [1] && stack.topViewController?.navigationItem.title == "Number 1")
        screen.tap("Deeper")
        screen.stage.settle()
        #expect(model.path == [1, 2] && stack.viewControllers.count == 3 && screen.texts.contains("Page 2"))
        model.path = [7]
        screen.stage.settle()
        #expect(stack.viewControllers.count == 2 && screen.texts.contains("Page 7"))
        model.path = []
        screen.stage.settle()
        #expect(stack.viewControllers.count == 1 && screen.texts.contains("Depth 0"))
    }

    @Test("a destination for AnyHashable shows the values of a path of that type") func mixed() {
        struct Mixed: View {
            @ObservedObject var model: Model
            var body: some View {
                NavigationStack(path: $model.values) {
                    Text("Root").navigationDestination(for: AnyHashable.self) { Text("Value \(String(describing: $0.base))") }
                }
            }
        }
        let model = Model(), screen = Screen(Mixed(model: model))
        model.values = [1, "two"]
        screen.stage.settle()
        #expect(screen.stack?.viewControllers.count == 3 && screen.texts.contains("Value two"))
        model.values.removeLast()
        screen.stage.settle()
        #expect(screen.stack?.viewControllers.count == 2 && screen.texts.contains("Value 1"))
    }

    @Test("a swipe back updates the path, and a canceled swipe does not") func swipeBack() throws {
        let model = Model()
        model.path = [1, 2]
        let screen = Screen(Stacked(model: model))
        screen.stage.settle()
        let stack = try #require(screen.stack)
        #expect(stack.viewControllers.count == 3)
        screen.stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 40, y: 300), duration: 1)
        screen.stage.settle()
        #expect(model.path == [1, 2])
        screen.stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 350, y: 300))
        screen.stage.settle()
        #expect(model.path == [1] && stack.viewControllers.count == 2)
    }

    @Test("dismiss pops a pushed page") func dismiss() {
        let model = Model()
        model.path = [1]
        let screen = Screen(Stacked(model: model))
        screen.stage.settle()
        screen.tap("Leave")
        screen.stage.settle()
        #expect(model.path.isEmpty && screen.stack?.viewControllers.count == 1)
    }

    private struct Bound: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationStack {
                Text("Root").navigationDestination(isPresented: $model.isOpen) { Text("Opened") }
            }
        }
    }

    @Test("a destination is pushed while its binding is true, and going back sets it to false") func isPresented() throws {
        let model = Model()
        let screen = Screen(Bound(model: model))
        let stack = try #require(screen.stack)
        model.isOpen = true
        screen.stage.settle()
        #expect(stack.viewControllers.count == 2 && screen.texts.contains("Opened"))
        stack.popViewController(animated: true)
        screen.stage.settle()
        #expect(!model.isOpen)
        model.isOpen = true
        screen.stage.settle()
        model.isOpen = false
        screen.stage.settle()
        #expect(stack.viewControllers.count == 1)
    }

    private struct Tools: View {
        @State private var count = 0
        @State private var isOff = false
        var body: some View {
            NavigationStack {
                Text("Count \(count)")
                    .navigationTitle("Tools")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Off") { isOff = true } }
                        ToolbarItem(placement: .navigationBarTrailing) {
                            Button {
                                count += 1
                            } label: {
                                Image(systemName: "plus")
                            }.disabled(isOff)
                        }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Left") { count = 10 }
                            Spacer()
                            Button("Right") { count = 20 }
                        }
                    }
            }
        }
    }

    @Test("a link's page follows the state that only its destination reads") func trackedLink() {
        struct Root: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    List {
                        NavigationLink("Go") {
                            VStack {
                                Text(verbatim: "Count is \(count)")
                                Button("Add") { count += 1 }
                            }
                        }
                    }
                }
            }
        }
        let screen = Screen(Root())
        screen.tap("Go")
        screen.stage.settle()
        for number in 0..<3 {
            #expect(screen.label("Count is \(number)") != nil)
            screen.tap("Add")
            screen.stage.settle()
        }
        #expect(screen.stack?.viewControllers.count == 2)
    }

    @Test("a page follows the state that only its destination reads") func trackedDestination() {
        struct Root: View {
            @State private var word = "first"
            var body: some View {
                NavigationStack {
                    List { NavigationLink("Go", value: 1) }.navigationDestination(for: Int.self) { _ in
                        VStack {
                            Text(verbatim: "The \(word) one")
                            Button("Change") { word = "second" }
                        }
                    }
                }
            }
        }
        let screen = Screen(Root())
        screen.tap("Go")
        screen.stage.settle()
        #expect(screen.label("The first one") != nil)
        screen.tap("Change")
        screen.stage.settle()
        #expect(screen.label("The second one") != nil && screen.label("The first one") == nil)
    }

    private final class Steps: ObservableObject { @Published var total = 0 }
    private struct StepTools: ToolbarContent {
        let step: Int
        @State private var count = 0
        @Environment(\.lineLimit) private var limit
        @EnvironmentObject private var steps: Steps
        var body: some ToolbarContent {
            ToolbarItem(placement: .topBarTrailing) {
                Button("\(count) of \(limit ?? 0), \(steps.total)") {
                    count += step
                    steps.total += 1
                }
            }
        }
    }
    @Test("custom toolbar content has state and reads the environment") func ownToolbar() throws {
        let steps = Steps()
        let screen = Screen(
            NavigationStack {
                Text("Page").toolbar {
                    StepTools(step: 1)
                    StepTools(step: 10)
                }
            }.lineLimit(3).environmentObject(steps))
        screen.stage.settle()
        let item = try #require(screen.stack?.topViewController?.navigationItem)
        func titles() -> [String?]? { item.rightBarButtonItems?.reversed().map(\.title) }
        #expect(titles() == ["0 of 3, 0", "0 of 3, 0"])
        item.rightBarButtonItems?.last?.press()
        screen.stage.settle()
        #expect(titles() == ["1 of 3, 1", "0 of 3, 1"])
        item.rightBarButtonItems?.first?.press()
        screen.stage.settle()
        #expect(titles() == ["1 of 3, 2", "10 of 3, 2"])
        steps.total = 7
        screen.stage.settle()
        #expect(titles() == ["1 of 3, 7", "10 of 3, 7"])
    }

    @Test("toolbar items become bar button items") func toolbar() throws {
        let screen = Screen(Tools())
        screen.stage.settle()
        let item = try #require(screen.stack?.topViewController?.navigationItem)
        #expect(item.leftBarButtonItems?.map(\.title) == ["Off"])
        let plus = try #require(item.rightBarButtonItem)
        #expect(plus.image != nil && plus.title?.isEmpty != false && plus.isEnabled)
        plus.press()
        screen.stage.settle()
        #expect(screen.texts.contains("Count 1"))
        #expect(
            screen.stack?.topViewController?.toolbarItems?.map(\.title) == ["Left", nil, "Right"] && screen.stack?.isToolbarHidden == false)
        item.leftBarButtonItem?.press()
        screen.stage.settle()
        #expect(!plus.isEnabled)
    }

    @Test("a hosting controller in an app's own navigation controller sets its title, and its links push there") func insideUIKit()
        throws
    {
        struct Inner: View {
            var body: some View {
                NavigationLink("On") { Text("Pushed").navigationTitle("Next") }.navigationTitle("Hosted").toolbar { Button("Do") {} }
            }
        }
        let hosting = UIHostingController(rootView: Inner())
        let stack = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(root: stack)
        stack.pushViewController(hosting, animated: true)
        stage.settle()
        #expect(hosting.navigationItem.title == "Hosted" && hosting.navigationItem.rightBarButtonItem?.title == "Do")
        let label = try #require(hosting.view.label("On"))
        stage.tap(label)
        stage.settle()
        #expect(stack.viewControllers.count == 3 && stack.topViewController?.navigationItem.title == "Next")
    }

    private struct Searching: View {
        @State private var text = ""
        private let names = ["Apple", "Banana", "Cherry"]
        var body: some View {
            NavigationStack {
                List(names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                    .navigationTitle("Fruit")
                    .searchable(text: $text, prompt: "Find fruit")
            }
        }
    }

    @Test("a searchable list is filtered by the typed text") func search() throws {
        let screen = Screen(Searching())
        screen.stage.settle()
        let search = try #require(screen.stack?.topViewController?.navigationItem.searchController)
        #expect(search.searchBar.placeholder == "Find fruit")
        search.searchBar.searchTextField.becomeFirstResponder()
        screen.stage.settle()
        screen.stage.type("an")
        screen.stage.settle()
        #expect(try #require(screen.table).visibleCells.map(\.firstText) == ["Banana"])
    }

    private struct SearchingAround<Container: View>: View {
        @State var text = ""
        let container: (String) -> Container
        var body: some View { container(text).searchable(text: $text, prompt: "Find anything") }
    }

    @Test("a search around a stack or a split view has its field in the bar of the first page") func outerSearch() throws {
        func check(_ view: some View) throws {
            let screen = Screen(view)
            screen.stage.settle()
            let bar = try #require(screen.first(UISearchBar.self))
            #expect(bar.placeholder == "Find anything" && screen.texts.contains("Found "))
            bar.searchTextField.becomeFirstResponder()
            screen.stage.settle()
            screen.stage.type("an")
            screen.stage.settle()
            #expect(screen.texts.contains("Found an"))
        }
        try check(SearchingAround { text in NavigationStack { Text("Found \(text)").navigationTitle("Fruit") } })
        try check(
            SearchingAround { text in
                NavigationSplitView {
                    Text("Found \(text)")
                } detail: {
                    Text("Detail")
                }
            })
    }

    private struct Tag: Identifiable { var id: String }
    private struct TokenSearch: View {
        @State private var text = ""
        @State private var tokens = [Tag(id: "red")]
        private let tags = [Tag(id: "red"), Tag(id: "round")]
        private var suggested: [Tag] { text.hasPrefix("#") ? tags.filter { tag in !tokens.contains { $0.id == tag.id } } : [] }
        var body: some View {
            NavigationStack {
                List(tokens) { Text("tag \($0.id)") }
                    .searchable(text: $text, tokens: $tokens, suggestedTokens: .constant(suggested), prompt: "Find") { Text($0.id) }
            }
        }
    }

    @Test("tokens of a search field come from a binding, suggestions add to them, and deleted ones are removed") func tokens() throws {
        let screen = Screen(TokenSearch())
        screen.stage.settle()
        let field = try #require(screen.stack?.topViewController?.navigationItem.searchController?.searchBar.searchTextField)
        #expect(field.tokens.count == 1 && screen.texts.contains("tag red"))
        field.becomeFirstResponder()
        screen.stage.settle()
        screen.stage.type("#")
        screen.stage.settle()
        #expect(screen.texts.contains("round"))
        screen.tap("round")
        screen.stage.settle()
        #expect(field.tokens.count == 2 && field.text == "" && screen.texts.contains("tag round"))
        // The user deletes the first token.
        field.removeToken(at: 0)
        field.sendActions(for: .editingChanged)
        screen.stage.settle()
        #expect(field.tokens.count == 1 && !screen.texts.contains("tag red") && screen.texts.contains("tag round"))
    }

    @Test("the environment and its objects reach pushed pages") func environment() throws {
        struct Reader: View {
            @EnvironmentObject var model: Model
            @Environment(\.lineLimit) var limit
            var body: some View { Text("Open \(model.isOpen ? 1 : 0), limit \(limit ?? 0)") }
        }
        let model = Model()
        let screen = Screen(NavigationStack { NavigationLink("Go") { Reader() } }.environmentObject(model).lineLimit(3))
        screen.tap("Go")
        screen.stage.settle()
        #expect(screen.texts.contains("Open 0, limit 3"))
        model.isOpen = true
        screen.stage.settle()
        #expect(screen.texts.contains("Open 1, limit 3"))
    }

    @Test("onAppear and onDisappear run for a push and, in reverse, for a pop") func appearance() throws {
        let log = Log()
        func watched<V: View>(_ view: V, _ name: String) -> some View {
            view.onAppear { log.lines.append("+\(name)") }.onDisappear { log.lines.append("-\(name)") }
        }
        let screen = Screen(NavigationStack { watched(NavigationLink("Go") { watched(Text("Page"), "page") }, "root") })
        screen.stage.settle()
        #expect(log.lines == ["+root"])
        screen.tap("Go")
        screen.stage.settle()
        #expect(log.lines == ["+root", "+page", "-root"])
        screen.stack?.popViewController(animated: true)
        screen.stage.settle()
        #expect(log.lines == ["+root", "+page", "-root", "+root", "-page"])
    }
}

extension Screen {
    var stack: UINavigationController? { all(UINavigationController.self, controller).first }
    func all<C: UIViewController>(_ type: C.Type, _ root: UIViewController) -> [C] {
        (root as? C).map { [$0] } ?? root.children.flatMap { all(type, $0) }
    }
}
extension UIBarButtonItem {
    @MainActor func press() { primaryAction?.performWithSender(self, target: nil) }
}
extension UIView {
    func label(_ text: String) -> UILabel? {
        if let label = self as? UILabel, label.text == text { return label }
        return subviews.lazy.compactMap { $0.label(text) }.first
    }

    @Test("a large title collapses while the content of its page scrolls, in tabs too") func largeTitle() throws {
        let rows = ForEach(0..<60) { Text(verbatim: "row \($0)").frame(height: 40) }
        func page(_ isList: Bool) -> some View {
            NavigationStack { Group { if isList { List { rows } } else { ScrollView { LazyVStack { rows } } } }.navigationTitle("Title") }
        }
        func bar(_ view: some View) throws -> (before: CGFloat, after: CGFloat) {
            let screen = Screen(view)
            screen.turn()
            let bar = try #require(screen.first(UINavigationBar.self)), scroll = try #require(screen.first(UIScrollView.self))
            let before = bar.frame.height
            scroll.contentOffset.y = 300
            screen.turn()
            return (before, bar.frame.height)
        }
        for isList in [false, true] {
            #expect(try bar(page(isList)) == (96, 44), "list: \(isList)")
            #expect(try bar(TabView { page(isList).tabItem { Text("One") } }) == (96, 44), "list in a tab: \(isList)")
        }
    }
}
