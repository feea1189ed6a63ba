import UIKit

extension UILabel {
    open override func accept(_ event: Any) { super.accept(event); say("UILabel.accept \(#line)") }
    override open var canAct: Bool { true }
    open override class var kind: String { "label" }
}
extension UIBadge {
    override var style: String { "badge " + super.style }
    #if os(iOS)
    override func update() { say("UIBadge.update") }
    #endif
}
class OwnBadge: UIBadge {}
// A `super` call is resolved when compiling: it reaches what the class itself had.
class OverridingBadge: UIBadge {
    let stored = "own"
    override func update() { super.update(); say("OverridingBadge.update \(stored)") }
}

func runReplacedMethods() {
    DispatchTable.prepare()
    let labels: [UILabel] = [UILabel(), UIBadge(), UILoudBadge(), OwnBadge(), OverridingBadge()]
    for label in labels { say("\(label.canAct) \(label.style) \(type(of: label).kind) \(type(of: label).layerName)") }
    labels[3].accept(1)
    labels[1].update()
    labels[4].update()
    let responder = UIResponder()
    say("\(responder.canAct) \(type(of: responder).kind)")
}
// expect: true plain label layer
// expect: true badge plain label layer
// expect: true loud label layer
// expect: true badge plain label layer
// expect: true badge plain label layer
// expect: UIResponder.accept
// expect: UILabel.accept 4
// expect: UIBadge.update
// expect: UILabel.update
// expect: OverridingBadge.update own
// expect: false responder
