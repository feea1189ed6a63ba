/// The order of a hosting controller's children: that in which their views lie on each other, the lowest first. Code that looks for the
/// controller of a stack or of tabs adds a controller behind and one above it, and takes the one between them.
@MainActor struct ChildOrder {
    private var ordered: [ObjectIdentifier] = []

    mutating func arrange(_ controller: UIViewController?, in surface: UIView) {
        guard let containment = controller?.containment, containment.children.count > 1,
            containment.children.map({ ObjectIdentifier($0) }) != ordered
        else { return }
        containment.arrangeChildren {
            place(of: $0.viewIfLoaded, in: surface).lexicographicallyPrecedes(place(of: $1.viewIfLoaded, in: surface))
        }
        ordered = containment.children.map { ObjectIdentifier($0) }
    }

    /// The indexes of a view and its superviews, from the surface down.
    private func place(of view: UIView?, in surface: UIView) -> [Int] {
        var place: [Int] = [], current = view
        while let shown = current, shown !== surface, let superview = shown.superview {
            place.append(superview.subviews.firstIndex { $0 === shown } ?? 0)
            current = superview
        }
        return place.reversed()
    }
}
