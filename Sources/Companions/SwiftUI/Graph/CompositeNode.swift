/// The node of a view that has a body.
final class CompositeNode<V: View>: ViewNode {
    private let storage = PropertyStorage()
    override var comparesViews: Bool { true }

    override func update(_ change: Change) {
        guard var view = view as? V else { return }
        let propertiesChanged = storage.install(in: &view, of: self)
        if propertiesChanged || !change.isDisjoint(with: [.view, .dependency]) || children.isEmpty {
            host.evaluations[String(describing: V.self), default: 0] += 1
            setChild(tracking { view.body })
        } else {
            setChild(children[0].view)
        }
    }

    override func willRemove() { storage.tearDown() }
}
