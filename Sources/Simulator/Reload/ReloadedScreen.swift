import Foundation
import UIKit

/// Updates the screen after code has changed. Controllers and views are kept, with their state.
@MainActor
enum ReloadedScreen {
    /// Updates all visible windows. `types` contains the unqualified names of the types whose members changed. With `isBroad`, any code may
    /// depend on the change.
    static func refresh(_ types: Set<String>, isBroad: Bool) {
        var objects: [NSObject] = []
        for window in UIWindow.visible {
            visit(window) { view in
                refresh(view, types, isBroad)
                if isAny(view, of: types) { objects.append(view) }
            }
            if let root = window.rootViewController {
                visit(root) { controller in
                    guard isAny(controller, of: types) else { return }
                    objects.append(controller)
                    guard let view = controller.viewIfLoaded, view.window != nil else { return }
                    view.setNeedsUpdateConstraints()
                    view.setNeedsLayout()
                }
            }
        }
        // InjectionIII's hooks, which many apps implement.
        let hook = Selector("injected")
        for object in objects + [UIApplication.shared.delegate as? NSObject].compactMap({ $0 }).filter({ isAny($0, of: types) })
        where object.responds(to: hook) { object.perform(hook) }
        NotificationCenter.default.post(name: NSNotification.Name("INJECTION_BUNDLE_NOTIFICATION"), object: nil)
    }

    private static func refresh(_ view: UIView, _ types: Set<String>, _ isBroad: Bool) {
        view.setNeedsLayout()
        view.setNeedsDisplay()
        if isAny(view, of: types) {
            view.setNeedsUpdateConstraints()
            view.invalidateIntrinsicContentSize()
        }
        reevaluate?(Unmanaged.passUnretained(view).toOpaque())
        if let table = view as? UITableView {
            if isBroad || table.visibleCells.contains(where: { isAny($0, of: types) }) || isAny(table.dataSource, of: types)
                || isAny(table.delegate, of: types)
            {
                table.reloadData()
            }
        } else if let collection = view as? UICollectionView {
            if isBroad || collection.visibleCells.contains(where: { isAny($0, of: types) }) || isAny(collection.dataSource, of: types)
                || isAny(collection.delegate, of: types)
            {
                collection.reloadData()
            }
        }
    }

    /// Makes SwiftUI evaluate all bodies in one of its views. The function is found by its symbol, because apps without SwiftUI don't load
    /// the module.
    private static let reevaluate: (@convention(c) (UnsafeRawPointer) -> Void)? = {
        guard let symbol = dlsym(nil, "understudy_swiftui_reevaluate") else { return nil }
        return unsafeBitCast(symbol, to: (@convention(c) (UnsafeRawPointer) -> Void).self)  // the type that SwiftUI declares it with
    }()

    private static func visit(_ view: UIView, _ body: (UIView) -> Void) {
        body(view)
        for subview in view.subviews { visit(subview, body) }
    }

    /// Visits the controller, its children, and the controllers that it presents.
    private static func visit(_ controller: UIViewController, _ body: (UIViewController) -> Void) {
        body(controller)
        for child in controller.children { visit(child, body) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller { visit(presented, body) }
    }

    /// Returns whether the object's class or one of its superclasses is in `types`.
    private static func isAny(_ object: AnyObject?, of types: Set<String>) -> Bool {
        guard let object, !types.isEmpty else { return false }
        var next: AnyClass? = type(of: object)
        while let type = next {
            if types.contains(String(_typeName(type, qualified: false).prefix { $0 != "<" })) { return true }
            next = _getSuperclass(type)
        }
        return false
    }
}
