/// The pages above a stack's root, from the path's values or from links.
///
/// In a column of a split view, links open their pages in the next column, in place of its root, unless the column contains a stack.
@MainActor final class Navigator {
    /// A page, and the callback for when the user leaves it.
    private struct Entry {
        let page: PageController
        var value: AnyHashable?
        var left: () -> Void = {}
    }
    private weak var stack: UINavigationController?
    /// The stack's root, if it is SwiftUI's.
    private weak var root: PageController?
    /// The page of a link in the column before, which replaces the root.
    private var replacement: Entry?
    private var entries: [Entry] = []
    /// The view for values of a type, and the node that declares it.
    private struct Destination {
        weak var source: ViewNode?
        weak var host: ViewHost?
        let make: (AnyHashable) -> (any View)?
    }
    private var destinations: [ObjectIdentifier: Destination] = [:]
    /// The path of a stack without an explicit one.
    private var ownPath: [AnyHashable] = []
    var path: PathAccess?
    /// The environment of all pages.
    var environment = EnvironmentValues() {
        didSet {
            pushedEnvironment = environment
            pushedEnvironment.isPresented = true
            pushedEnvironment.columnStack = NavigatorReference()
        }
    }
    private var pushedEnvironment = EnvironmentValues()

    init(_ stack: UINavigationController?, root: PageController? = nil) { (self.stack, self.root) = (stack, root) }

    // MARK: Columns

    /// Returns the navigator of the next column if it is beside this one.
    var nextColumn: (() -> Navigator?)?
    /// The stack inside the column that uses this navigator.
    private weak var owner: ViewNode?
    /// The navigator that shows the pages of this one's links.
    var target: Navigator { owner == nil ? nextColumn?() ?? self : self }

    func become(stackOf node: ViewNode) { owner = node }
    /// Removes the pages of a stack that is no longer in the column.
    func leave(stackOf node: ViewNode) {
        guard owner === node, let stack else { return }
        owner = nil
        (path, ownPath) = (nil, [])
        let gone = entries
        entries = []
        show(on: stack)
        for entry in gone { entry.left() }
    }

    private var values: [AnyHashable] {
        get { path?.get() ?? ownPath }
        set { if let path { path.set(newValue) } else { ownPath = newValue } }
    }
    private var isAnimated: Bool { stack?.viewIfLoaded?.window != nil && Transaction.current?.disablesAnimations != true }

    // MARK: Values

    func append(_ value: AnyHashable, staysInColumn: Bool = false) {
        if !staysInColumn, target !== self {
            if let view = view(for: value) ?? target.view(for: value) { _ = target.push(view, replacesRoot: true) }
            return
        }
        values.append(value)
        follow()
    }

    /// Records a destination. Of those that several pages declare for a type, the one nearest to the root counts, as SwiftUI's warning
    /// about them says. A page that declares the destination of its own value, too, would otherwise show itself again endlessly.
    func register<Value: Hashable>(_ type: Value.Type, from source: ViewNode, _ destination: @escaping (Value) -> any View) {
        let known = destinations[ObjectIdentifier(type)], isNew = known == nil
        if let known, known.source?.isRemoved == false, let page = known.host, page !== source.host { return }
        destinations[ObjectIdentifier(type)] = Destination(source: source, host: source.host) { ($0.base as? Value).map(destination) }
        // What the destination reads is tracked for all pages at once.
        let shown = source.tracking {
            entries.compactMap { entry -> (page: PageController, view: any View)? in
                guard let value = entry.value, value.base is Value, let view = self.destination(for: value)?.make(value) else { return nil }
                return (entry.page, view)
            }
        }
        for (page, view) in shown { page.show(view, in: pushedEnvironment) }
        if isNew { follow() }
    }
    /// A destination for `AnyHashable` shows the values of a path of that type.
    private func destination(for value: AnyHashable) -> Destination? {
        destinations[ObjectIdentifier(type(of: value.base))] ?? destinations[ObjectIdentifier(AnyHashable.self)]
    }
    /// Returns the page of a value. The node that declares it shows it again when something changes that the destination reads.
    private func view(for value: AnyHashable) -> (any View)? {
        guard let destination = destination(for: value) else { return nil }
        guard let source = destination.source else { return destination.make(value) }
        return source.tracking { destination.make(value) }
    }

    /// Updates the pages to match the path, keeping their common beginning.
    func follow() {
        guard let stack else { return }
        let values = values
        let known = entries.compactMap(\.value)
        let common = zip(values, known).prefix { $0 == $1 }.count
        guard common < values.count || common < known.count else { return }
        var kept = Array(entries.prefix { $0.value != nil }.prefix(common))
        for value in values.dropFirst(common) {
            // A value without a destination waits, and so do those after it.
            guard let view = view(for: value) else { break }
            kept.append(Entry(page: page(view), value: value))
        }
        guard kept.map({ ObjectIdentifier($0.page) }) != entries.map({ ObjectIdentifier($0.page) }) else { return }
        let gone = entries.filter { old in !kept.contains { $0.page === old.page } }
        entries = kept
        show(on: stack)
        for entry in gone { entry.left() }
    }

    // MARK: Links

    func push(_ view: any View, replacesRoot: Bool = false, left: @escaping () -> Void = {}) -> PageController? {
        guard let stack else { return nil }
        let page = page(view, isRoot: replacesRoot)
        let gone = replacesRoot ? entries + [replacement].compactMap(\.self) : []
        if replacesRoot {
            (replacement, entries) = (Entry(page: page, left: left), [])
        } else {
            entries.append(Entry(page: page, left: left))
        }
        show(on: stack, animated: isAnimated && !replacesRoot)
        for entry in gone { entry.left() }
        return page
    }
    func show(_ view: any View, on page: PageController) {
        page.show(view, in: page === replacement?.page ? environment : pushedEnvironment)
    }

    /// Removes a page and all pages above it.
    func pop(_ page: PageController) {
        guard let stack else { return }
        drop(page) { show(on: stack) }
    }

    private func page(_ view: any View, isRoot: Bool = false) -> PageController {
        let page = PageController()
        page.show(view, in: isRoot ? environment : pushedEnvironment)
        page.removed = { [weak self, weak page] in if let page { self?.userLeft(page) } }
        page.prepare()
        return page
    }

    private func show(on stack: UINavigationController, animated: Bool? = nil) {
        let own = (replacement?.page ?? root).map { [$0] }
        let base = own ?? Array(stack.viewControllers.prefix { controller in (controller as? PageController)?.removed == nil })
        let wanted = base + entries.map(\.page)
        guard wanted != stack.viewControllers else { return }
        stack.setViewControllers(wanted, animated: animated ?? isAnimated)
    }

    /// Handles the removal of a page by the back button or a swipe.
    private func userLeft(_ page: PageController) { drop(page) {} }

    private func drop(_ page: PageController, _ update: () -> Void) {
        let gone: [Entry]
        if page === replacement?.page {
            gone = [replacement].compactMap(\.self) + entries
            (replacement, entries) = (nil, [])
        } else if let index = entries.firstIndex(where: { $0.page === page }) {
            gone = Array(entries[index...])
            entries.removeSubrange(index...)
        } else {
            return
        }
        update()
        for entry in gone { entry.left() }
        writePath()
    }
    private func writePath() {
        let left = entries.compactMap(\.value)
        if left.count < values.count { values = left }
    }
}

/// A reference to a navigator for the environment, which the navigator's own pages have.
struct NavigatorReference: Equatable {
    weak var navigator: Navigator?
    static func == (one: NavigatorReference, other: NavigatorReference) -> Bool { one.navigator === other.navigator }
}

extension ViewNode {
    /// The navigator of the enclosing stack: SwiftUI's own, or that of an app's navigation controller that contains the hosting controller.
    var navigator: Navigator? {
        if let navigator = environment.navigator.navigator { return navigator }
        guard let bearer = host.controller as? any ChromeBearing, let stack = host.controller?.navigationController else { return nil }
        let navigator = bearer.outerNavigator ?? Navigator(stack)
        if bearer.outerNavigator == nil {
            var pages = screenEnvironment
            pages.navigator = NavigatorReference(navigator: navigator)
            navigator.environment = pages
        }
        bearer.outerNavigator = navigator
        return navigator
    }
}
