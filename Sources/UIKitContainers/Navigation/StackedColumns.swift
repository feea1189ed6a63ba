import Foundation

/// Other containers' content on a navigation controller's stack: the columns of a collapsed split controller, the tab opened behind More.
///
/// A navigation controller lends its content and stays empty until it gets it back; any other controller is on the stack itself.
@MainActor
package final class StackedColumns {
    private unowned let stack: NavigationStack
    /// The owners and their content, the lowest first. Content that was popped since is included, too.
    private var entries: [(owner: UIViewController, content: [UIViewController])] = []
    private struct Detail { weak var controller: UIViewController? }
    /// The controllers that were shown as details on the collapsed stack.
    private var details: [Detail] = []

    init(stack: NavigationStack) { self.stack = stack }

    // MARK: State

    /// Returns the index at which a column's content begins on the stack, or `nil` if none of it is on the stack.
    private func start(of column: UIViewController) -> Int? {
        guard let content = entries.first(where: { $0.owner === column })?.content else { return nil }
        return stack.controllers.firstIndex { item in content.contains { $0 === item } }
    }

    func isOnStack(_ column: UIViewController) -> Bool { start(of: column) != nil }

    /// The column that the top controller belongs to, or `nil` if it is the stack's own.
    var onTop: UIViewController? { entries.last { isOnStack($0.owner) }?.owner }

    // MARK: Adding

    /// Adds a column's content to the top: initially, again after it was popped, or when the app gave the column new content in the
    /// meantime. (H-03, H-13)
    func add(_ column: UIViewController, animated: Bool = false) {
        guard let navigation = column as? UINavigationController else {
            stack.push(column, animated: animated)
            if stack.controllers.last === column { remember(column, [column]) }
            return
        }
        guard !isOnStack(column) || !navigation.viewControllers.isEmpty else { return }
        stack.settle()
        let start = start(of: column)
        guard start == nil || !navigation.viewControllers.isEmpty else { return }
        let popped = entries.first { $0.owner === column }?.content ?? []
        let given = handOver(navigation)
        let content = given.isEmpty ? free(popped) : given
        guard !content.isEmpty else { return }
        remember(column, content)
        stack.change(to: stack.controllers.prefix(start ?? .max) + content, animated: animated, operation: .push)
    }

    /// Replaces a column with another. (H-13)
    func replace(_ column: UINavigationController, by new: UINavigationController?) {
        stack.settle()
        guard let index = entries.firstIndex(where: { $0.owner === column }), let start = start(of: column), start > 0, let new else {
            takeBack(column)
            return
        }
        let old = Array(stack.controllers[start...]), content = handOver(new)
        entries[index] = (new, content)
        stack.change(to: stack.controllers[..<start] + content, animated: false, operation: .push)
        stack.settle()
        giveBack(old, to: column)
    }

    private func remember(_ column: UIViewController, _ content: [UIViewController]) {
        if let index = entries.firstIndex(where: { $0.owner === column }) {
            entries[index].content = content
        } else {
            entries.append((column, content))
        }
    }

    private func handOver(_ column: UINavigationController) -> [UIViewController] {
        let content = column.viewControllers
        column.setViewControllers([], animated: false)
        // B-32: a recorded change still has the views.
        column.stack.settle()
        return content
    }

    /// Returns the controllers of a column that have no container now: a popped one may be elsewhere.
    private func free(_ content: [UIViewController]) -> [UIViewController] {
        content.filter { $0.parent == nil && $0.presenting.presenter == nil }
    }

    // MARK: Returning

    /// Returns to a column the remaining part of its content, and the controllers pushed on it. (H-04)
    @discardableResult
    func takeBack(_ column: UIViewController) -> Bool {
        guard let content = remove(column) else { return false }
        giveBack(content, to: column)
        return true
    }

    /// Records a controller that was pushed as a detail while the split controller is collapsed. (H-04)
    func note(detail: UIViewController) {
        details.removeAll { $0.controller == nil || $0.controller === detail }
        details.append(Detail(controller: detail))
    }

    /// Returns the detail that was pushed last, or the content of the last column.
    func takeBackLast() -> UIViewController? {
        stack.settle()
        if let index = stack.controllers.lastIndex(where: { item in details.contains { $0.controller === item } }),
            index > entries.last.flatMap({ start(of: $0.owner) }) ?? 0
        {
            let detail = stack.controllers[index]
            details.removeAll { $0.controller === detail }
            stack.change(to: Array(stack.controllers[..<index]), animated: false, operation: .pop)
            stack.settle()
            return detail.parent == nil ? detail : nil
        }
        guard let column = entries.last?.owner else { return nil }
        takeBack(column)
        return column.parent == nil ? column : nil
    }

    /// Returns the first screen to a navigation controller whose content was popped. (G-10)
    func takeBackRoot(of column: UINavigationController) {
        guard let content = remove(column) else { return }
        giveBack(Array(content.prefix(1)), to: column)
    }

    /// Removes a column's content and everything above it from the stack, unless nothing else would be left.
    private func remove(_ column: UIViewController) -> [UIViewController]? {
        guard let index = entries.firstIndex(where: { $0.owner === column }) else { return nil }
        stack.settle()
        let start = start(of: column)
        let content = entries.remove(at: index).content
        guard let start, start > 0 else { return content }
        let standing = Array(stack.controllers[start...])
        stack.change(to: Array(stack.controllers[..<start]), animated: false, operation: .pop)
        stack.settle()
        return standing
    }

    private func giveBack(_ content: [UIViewController], to column: UIViewController) {
        guard let column = column as? UINavigationController, column.viewControllers.isEmpty else { return }
        column.setViewControllers(free(content), animated: false)
    }

    // MARK: Popping. (H-13)

    /// Pops the controllers above a column.
    func pop(to column: UIViewController) {
        guard let index = entries.firstIndex(where: { $0.owner === column }) else { return }
        pop(below: entries[(index + 1)...].lazy.compactMap { [self] in start(of: $0.owner) }.first)
    }

    /// Pops every column.
    func popAll() { pop(below: entries.lazy.compactMap { [self] in start(of: $0.owner) }.first) }

    /// Pops a column.
    func pop(_ column: UIViewController) { pop(below: start(of: column)) }

    private func pop(below start: Int?) {
        guard let start, start > 0 else { return }
        _ = stack.pop(to: stack.controllers[start - 1], animated: UIView.areAnimationsEnabled)
    }
}
