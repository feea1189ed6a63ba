/// The pages above a stack's root, from the path's values or from links.
@MainActor final class Navigator {
    /// A page, and the callback for when the user leaves it.
    private struct Entry {
        let page: PageController
        var value: AnyHashable?
        var left: () -> Void = {}
    }
    private weak var stack: UINavigationController?
    private var entries: [Entry] = []
    private var destinations: [ObjectIdentifier: (AnyHashable) -> (any View)?] = [:]
    /// The path of a stack without an explicit one.
    private var ownPath: [AnyHashable] = []
    var path: PathAccess?
    /// The environment of all pages.
    var environment = EnvironmentValues() {
        didSet {
            pushedEnvironment = environment
            pushedEnvironment.isPresented = true
        }
    }
    private var pushedEnvironment = EnvironmentValues()

    init(_ stack: UINavigationController?) { self.stack = stack }

    private var values: [AnyHashable] {
        get { path?.get() ?? ownPath }
        set { if let path { path.set(newValue) } else { ownPath = newValue } }
    }
    private var isAnimated: Bool { stack?.viewIfLoaded?.window != nil && Transaction.current?.disablesAnimations != true }

    // MARK: Values

    func append(_ value: AnyHashable) {
        values.append(value)
        follow()
    }

    func register<Value: Hashable>(_ type: Value.Type, _ destination: @escaping (Value) -> any View) {
        let isNew = destinations[ObjectIdentifier(type)] == nil
        destinations[ObjectIdentifier(type)] = { ($0.base as? Value).map(destination) }
        for entry in entries {
            if let value = entry.value, value.base is Value, let view = view(for: value) { entry.page.show(view, in: pushedEnvironment) }
        }
        if isNew { follow() }
    }
    /// A destination for `AnyHashable` shows the values of a path of that type.
    private func view(for value: AnyHashable) -> (any View)? {
        (destinations[ObjectIdentifier(type(of: value.base))] ?? destinations[ObjectIdentifier(AnyHashable.self)])?(value)
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

    func push(_ view: any View, left: @escaping () -> Void) -> PageController? {
        guard let stack else { return nil }
        let page = page(view)
        entries.append(Entry(page: page, left: left))
        show(on: stack)
        return page
    }
    func show(_ view: any View, on page: PageController) { page.show(view, in: pushedEnvironment) }

    /// Removes a page and all pages above it.
    func pop(_ page: PageController) {
        guard let stack, let index = entries.firstIndex(where: { $0.page === page }) else { return }
        let gone = entries[index...]
        entries.removeSubrange(index...)
        show(on: stack)
        for entry in gone { entry.left() }
        writePath()
    }

    private func page(_ view: any View) -> PageController {
        let page = PageController()
        page.show(view, in: pushedEnvironment)
        page.removed = { [weak self, weak page] in if let page { self?.userLeft(page) } }
        page.prepare()
        return page
    }

    private func show(on stack: UINavigationController) {
        let base = stack.viewControllers.prefix { controller in (controller as? PageController)?.removed == nil }
        let wanted = Array(base) + entries.map(\.page)
        guard wanted != stack.viewControllers else { return }
        stack.setViewControllers(wanted, animated: isAnimated)
    }

    /// Handles the removal of a page by the back button or a swipe.
    private func userLeft(_ page: PageController) {
        guard let index = entries.firstIndex(where: { $0.page === page }) else { return }
        let gone = entries[index...]
        entries.removeSubrange(index...)
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
