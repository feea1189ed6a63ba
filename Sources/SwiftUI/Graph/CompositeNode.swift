/// The node of a view that has a body.
final class CompositeNode<V: View>: ViewNode {
    private let storage = PropertyStorage()
    override var comparesViews: Bool { true }

    override func update(_ change: Change) {
        guard var view = view as? V else { return }
        let mustEvaluate = children.isEmpty || !change.isDisjoint(with: [.view, .dependency])
        guard mustEvaluate || storage.install(in: &view, of: self) else { return setChild(children[0].view) }
        // Properties read in `update` count as read by the body.
        setChild(
            tracking {
                _ = storage.install(in: &view, of: self)
                return view.body
            })
    }

    override func willRemove() { storage.tearDown() }
}
