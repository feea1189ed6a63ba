/// The node of a view that has a body.
final class CompositeNode<V: View>: ViewNode {
    private let storage = PropertyStorage()
    private var change: Change = []
    private var isFirst = true
    // The view of a shape moves its data.
    private lazy var data = V.self is any Shape.Type ? nil : AnimatedData(of: V.self) { [weak self] in self?.setNeedsUpdate() }
    override var comparesViews: Bool { true }

    override func update(_ change: Change) {
        guard var view = view as? V else { return }
        storage.forgetChanges()
        if let data {
            data.receive(view, isAnimated: isOnScreen)
            view = data.presented(view)
        }
        (self.change, isFirst) = (change, children.isEmpty)
        let mustEvaluate = children.isEmpty || !change.isDisjoint(with: [.view, .dependency])
        guard mustEvaluate || storage.install(in: &view, of: self) else { return setChild(children[0].view) }
        // Properties read in `update` count as read by the body.
        setChild(
            tracking {
                _ = storage.install(in: &view, of: self)
                return view.body
            })
    }

    override var causes: [String] {
        let own = isFirst ? ["@self", "@identity"] : change.contains(.view) ? ["@self"] : []
        let all = own + storage.changes
        return all.isEmpty && change.contains(.dependency) ? ["@dependencies"] : all
    }
    override func willRemove() {
        data?.stop()
        storage.tearDown()
    }
}

extension View {
    /// Prints to the console what has changed since the last evaluation of the body, in which it is called: `@self` for the view's value,
    /// `@identity` for a new place, the properties, or `@dependencies` for anything else that the body reads.
    public static func _printChanges() { Console.log(changes) }
    /// Logs what `_printChanges()` prints.
    public static func _logChanges() { Console.log(changes) }

    private static var changes: String {
        let causes = Dependencies.reader?.causes ?? []
        return causes.isEmpty ? "\(Self.self): unchanged." : "\(Self.self): \(causes.joined(separator: ", ")) changed."
    }
}
