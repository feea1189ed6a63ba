import Foundation

// What code asks views, guides, constraints and controllers held as `AnyObject`.
extension AnyObjectMembers {
    @MainActor private var view: UIView? { object as? UIView }
    @MainActor private var guide: UILayoutGuide? { object as? UILayoutGuide }
    @MainActor private var constraint: NSLayoutConstraint? { object as? NSLayoutConstraint }

    @preconcurrency @MainActor public var topAnchor: NSLayoutYAxisAnchor! { view?.topAnchor ?? guide?.topAnchor ?? (object as? any UILayoutSupport)?.topAnchor }
    @preconcurrency @MainActor public var bottomAnchor: NSLayoutYAxisAnchor! { view?.bottomAnchor ?? guide?.bottomAnchor ?? (object as? any UILayoutSupport)?.bottomAnchor }
    @preconcurrency @MainActor public var leadingAnchor: NSLayoutXAxisAnchor! { view?.leadingAnchor ?? guide?.leadingAnchor }
    @preconcurrency @MainActor public var trailingAnchor: NSLayoutXAxisAnchor! { view?.trailingAnchor ?? guide?.trailingAnchor }
    @preconcurrency @MainActor public var leftAnchor: NSLayoutXAxisAnchor! { view?.leftAnchor ?? guide?.leftAnchor }
    @preconcurrency @MainActor public var rightAnchor: NSLayoutXAxisAnchor! { view?.rightAnchor ?? guide?.rightAnchor }
    @preconcurrency @MainActor public var centerXAnchor: NSLayoutXAxisAnchor! { view?.centerXAnchor ?? guide?.centerXAnchor }
    @preconcurrency @MainActor public var centerYAnchor: NSLayoutYAxisAnchor! { view?.centerYAnchor ?? guide?.centerYAnchor }
    @preconcurrency @MainActor public var widthAnchor: NSLayoutDimension! { view?.widthAnchor ?? guide?.widthAnchor }
    @preconcurrency @MainActor public var heightAnchor: NSLayoutDimension! { view?.heightAnchor ?? guide?.heightAnchor }

    @preconcurrency @MainActor public var priority: UILayoutPriority! { constraint?.priority }
    @preconcurrency @MainActor public var constant: CGFloat! { constraint?.constant }
    @preconcurrency @MainActor public var multiplier: CGFloat! { constraint?.multiplier }
    @preconcurrency @MainActor public var relation: NSLayoutConstraint.Relation! { constraint?.relation }
    @preconcurrency @MainActor public var firstAttribute: NSLayoutConstraint.Attribute! { constraint?.firstAttribute }
    @preconcurrency @MainActor public var secondAttribute: NSLayoutConstraint.Attribute! { constraint?.secondAttribute }
    @preconcurrency @MainActor public var firstItem: AnyObject? { constraint?.firstItem }
    @preconcurrency @MainActor public var secondItem: AnyObject? { constraint?.secondItem }

    @preconcurrency @MainActor public var frame: CGRect! { view?.frame }
    @preconcurrency @MainActor public var bounds: CGRect! { view?.bounds }
    @preconcurrency @MainActor public var superview: UIView? { view?.superview }
    @preconcurrency @MainActor public var subviews: [UIView]! { view?.subviews }
    @preconcurrency @MainActor public var tag: Int! { view?.tag ?? (object as? UIBarItem)?.tag }
    @preconcurrency @MainActor public var isHidden: Bool! { view?.isHidden }
    @preconcurrency @MainActor public var title: String? { (object as? UIViewController)?.title ?? (object as? UIBarItem)?.title }
}

/// A member that Objective-C's classes have in two types: which is meant, the place it is used in says.
@preconcurrency @MainActor
public protocol AnyObjectNumbers {
    var untypedObject: AnyObject { get }
}

extension AnyObjectNumbers {
    /// A constraint's priority as the number it is, which code written against a session task's names as well.
    public var priority: Float! { (untypedObject as? NSLayoutConstraint)?.priority.rawValue }
}

extension AnyObjectMembers: AnyObjectNumbers {
    public var untypedObject: AnyObject { object }
}
