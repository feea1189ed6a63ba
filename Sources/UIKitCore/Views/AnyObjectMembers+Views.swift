import Foundation

// What code asks views, guides, constraints and controllers held as `AnyObject`.
extension AnyObjectMembers {
    @MainActor private var view: UIView? { object as? UIView }
    @MainActor private var guide: UILayoutGuide? { object as? UILayoutGuide }
    @MainActor private var constraint: NSLayoutConstraint? { object as? NSLayoutConstraint }

    @MainActor public var topAnchor: NSLayoutYAxisAnchor! { view?.topAnchor ?? guide?.topAnchor ?? (object as? any UILayoutSupport)?.topAnchor }
    @MainActor public var bottomAnchor: NSLayoutYAxisAnchor! { view?.bottomAnchor ?? guide?.bottomAnchor ?? (object as? any UILayoutSupport)?.bottomAnchor }
    @MainActor public var leadingAnchor: NSLayoutXAxisAnchor! { view?.leadingAnchor ?? guide?.leadingAnchor }
    @MainActor public var trailingAnchor: NSLayoutXAxisAnchor! { view?.trailingAnchor ?? guide?.trailingAnchor }
    @MainActor public var leftAnchor: NSLayoutXAxisAnchor! { view?.leftAnchor ?? guide?.leftAnchor }
    @MainActor public var rightAnchor: NSLayoutXAxisAnchor! { view?.rightAnchor ?? guide?.rightAnchor }
    @MainActor public var centerXAnchor: NSLayoutXAxisAnchor! { view?.centerXAnchor ?? guide?.centerXAnchor }
    @MainActor public var centerYAnchor: NSLayoutYAxisAnchor! { view?.centerYAnchor ?? guide?.centerYAnchor }
    @MainActor public var widthAnchor: NSLayoutDimension! { view?.widthAnchor ?? guide?.widthAnchor }
    @MainActor public var heightAnchor: NSLayoutDimension! { view?.heightAnchor ?? guide?.heightAnchor }

    @MainActor public var priority: UILayoutPriority! { constraint?.priority }
    @MainActor public var constant: CGFloat! { constraint?.constant }
    @MainActor public var multiplier: CGFloat! { constraint?.multiplier }
    @MainActor public var relation: NSLayoutConstraint.Relation! { constraint?.relation }
    @MainActor public var firstAttribute: NSLayoutConstraint.Attribute! { constraint?.firstAttribute }
    @MainActor public var secondAttribute: NSLayoutConstraint.Attribute! { constraint?.secondAttribute }
    @MainActor public var firstItem: AnyObject? { constraint?.firstItem }
    @MainActor public var secondItem: AnyObject? { constraint?.secondItem }

    @MainActor public var frame: CGRect! { view?.frame }
    @MainActor public var bounds: CGRect! { view?.bounds }
    @MainActor public var superview: UIView? { view?.superview }
    @MainActor public var subviews: [UIView]! { view?.subviews }
    @MainActor public var tag: Int! { view?.tag ?? (object as? UIBarItem)?.tag }
    @MainActor public var isHidden: Bool! { view?.isHidden }
    @MainActor public var title: String? { (object as? UIViewController)?.title ?? (object as? UIBarItem)?.title }
}
