extension View {
    /// Animates changes inside when the value changes.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }
    /// Animates every change inside.
    public func animation(_ animation: Animation?) -> some View { modifier(AnimationModifier(animation: animation, value: Never?.none)) }
    /// Changes the transaction of the changes in the view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        var transaction = Transaction()
        transform(&transaction)
        return modifier(AnimationModifier(animation: transaction.disablesAnimations ? nil : transaction.animation, value: Never?.none))
    }
}
extension View {
    /// Animates changes of what the closure adds to the view, but not changes inside the view.
    public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View {
        body(PlaceholderContentView(content: self)).modifier(AnimationModifier(animation: animation, value: Never?.none))
    }
    /// Changes the transaction of what the closure adds to the view.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { body(PlaceholderContentView(content: self)).transaction(transform) }
    /// Changes the transaction of the changes in the view when a value changes.
    public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        var transaction = Transaction()
        transform(&transaction)
        return animation(transaction.disablesAnimations ? nil : transaction.animation, value: value)
    }
}
struct AnimationModifier<Value: Equatable>: EffectModifier {
    let animation: Animation?
    let value: Value
    func apply(to view: HoldingView, _ node: ViewNode) {}
    func makeNode(_ seed: NodeSeed) -> ViewNode { AnimationNode<Value>(seed) }
}

final class AnimationNode<Value: Equatable>: WrapperNode {
    private var last: Value?
    /// The animation for the next layout pass.
    fileprivate var pending: Animation??

    override func update(_ change: Change) {
        guard let modifier = modifier(AnimationModifier<Value>.self) else { return }
        let isFirst = children.isEmpty
        let changed = !isFirst && (modifier.value != last || Value.self == Never?.self)
        last = modifier.value
        guard changed else { return super.update(change) }
        pending = .some(modifier.animation)
        if let animation = modifier.animation {
            animation.animate { super.update(change) }
        } else {
            UIView.performWithoutAnimation { Animation.with(nil) { super.update(change) } }
        }
    }
    override func wrap(_ element: ViewElement) -> WrapperElement { AnimationElement<Value>(element, self) }
}

final class AnimationElement<Value: Equatable>: HoldingElement<HoldingView> {
    override func makeView() -> HoldingView? { HoldingView() }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        let node = node as? AnimationNode<Value>
        guard let pending = node?.pending else { return super.layOut(in: bounds, proposal: proposal, surroundings) }
        node?.pending = nil
        let pass = { super.layOut(in: bounds, proposal: proposal, surroundings) }
        if let animation = pending { animation.animate(pass) } else { UIView.performWithoutAnimation { Animation.with(nil, pass) } }
    }
}
