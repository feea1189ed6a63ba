import Foundation

/// Stops a hierarchy that requests layout in every round of a pass: the rounds end, and the views that keep requesting layout are logged.
@MainActor
enum LayoutLoop {
    /// Ends a pass: views that still need layout requested it in every round. They wait for the next cause, or the app would do nothing
    /// else.
    static func end(in root: UIView) {
        var restless: [UIView] = []
        collect(root, &restless)
        LayerLayout.forget(root.storedLayer)
        guard !restless.isEmpty else { return }
        let names = restless.prefix(5).map { "    <\(ItemNames.name(of: $0)); frame = \(NSCoder.string(for: $0.frame))>" }.joined(
            separator: "\n")
        Console.log(
            """
            Layout feedback loop: these views were marked as needing layout in every round of one layout pass, which therefore was ended:
            \(names)
            Look for setNeedsLayout(), a changed constraint or a changed frame in layoutSubviews() or viewDidLayoutSubviews() that happens every time; change only what differs.
            """)
    }

    private static func collect(_ view: UIView, _ restless: inout [UIView]) {
        if view.storedLayer.needsLayout() { restless.append(view) }
        for subview in view.storedSubviews { collect(subview, &restless) }
    }
}
