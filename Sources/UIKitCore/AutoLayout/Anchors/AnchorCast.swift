/// Casts between kinds of anchors, which always succeed with the lightweight generics of Objective-C. The translator writes calls for `as!`
/// and `as?`.
public enum AnchorCast {
    /// Returns the anchor as one of the given kind. Any other value stops the app, as `as!` does.
    public static func cast<Kind>(_ anchor: Any, _ type: NSLayoutAnchor<Kind>.Type) -> NSLayoutAnchor<Kind> {
        castIfAnchor(anchor, type) ?? anchor as! NSLayoutAnchor<Kind>
    }
    /// Returns `nil` if the value isn't an anchor.
    public static func castIfAnchor<Kind>(_ anchor: Any?, _ type: NSLayoutAnchor<Kind>.Type) -> NSLayoutAnchor<Kind>? {
        // No member's layout depends on the kind.
        (anchor as? any AnchorOfSomeKind).map { unsafeBitCast($0 as AnyObject, to: type) }
    }
}

private protocol AnchorOfSomeKind {}
extension NSLayoutAnchor: AnchorOfSomeKind {}
