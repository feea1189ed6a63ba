import Foundation

/// The kinds of containers that every controller has a property for.
package enum ContainerKind { case navigation, tabBar, split }

extension UIViewController {
    /// Returns the nearest ancestor that is a container of `kind`, only through `parent`. (C-17)
    func nearestContainer(_ kind: ContainerKind) -> UIViewController? {
        var ancestor = enclosing
        while let controller = ancestor, controller.containment.kind != kind { ancestor = controller.enclosing }
        return ancestor
    }

    /// The parent, but not the presenter, which is the parent of a presented controller before iOS 5. (C-12)
    private var enclosing: UIViewController? { Generation.precedes5 && containment.parent == nil ? nil : parent }

    /// A controller's container: the app's override if there is one, otherwise the hierarchy's.
    ///
    /// An override that calls `super` returns here, because the typed members are in a protocol extension. It then gets the one in the
    /// hierarchy.
    package func container(_ kind: ContainerKind) -> UIViewController? {
        guard containment.asked != kind else { return nearestContainer(kind) }
        let outer = containment.asked
        containment.asked = kind
        defer { containment.asked = outer }
        return switch kind {
        case .navigation: navigationController
        case .tabBar: tabBarController
        case .split: splitViewController
        }
    }
}
