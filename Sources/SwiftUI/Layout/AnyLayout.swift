/// A layout of any type, between whose types a container can change without losing the state of its views.
public struct AnyLayout: Layout {
    private let layout: any Layout
    /// Creates a layout whose type is erased. Views keep their state when it changes to another layout.
    public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

    /// The properties of the layout inside, such as the direction of a stack.
    var properties: LayoutProperties { type(of: layout).layoutProperties }

    /// The cache of the layout inside.
    public struct Cache { var value: Any }
    public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    /// Returns the size in points that the subviews need for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.using(&cache, subviews) { layout, cache in layout.measured(proposal, subviews, &cache) }
    }
    /// Places the subviews in the bounds, in points of the container.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        layout.using(&cache, subviews) { layout, cache in layout.placed(bounds, proposal, subviews, &cache) }
    }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        layout.using(&cache, subviews) { layout, cache in layout.spaced(subviews, &cache) }
    }
}
extension Layout {
    fileprivate func using<Result>(_ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (Self, inout Any) -> Result) -> Result {
        // A cache of another layout is of no use.
        if !(cache.value is Cache) { cache.value = makeCache(subviews: subviews) }
        return body(self, &cache.value)
    }
    private func with<Result>(_ cache: inout Any, _ subviews: Subviews, _ body: (inout Cache) -> Result) -> Result {
        var own = cache as? Cache ?? makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }
    fileprivate func measured(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
        with(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    fileprivate func placed(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) {
        with(&cache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
    fileprivate func spaced(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
    }
}
