/// Casts between kinds of anchors, which always succeed where generics are Objective-C's. The translator writes calls for `as!` and `as?`.
public enum AnchorCast {
    public static func cast<Kind>(_ anchor: Any, _ type: NSLayoutAnchor<Kind>.Type) -> NSLayoutAnchor<Kind> {
        castIfAnchor(anchor, type) ?? anchor as! NSLayoutAnchor<Kind>
    }
    /// Nil for what is no anchor.
    public static func castIfAnchor<Kind>(_ anchor: Any?, _ type: NSLayoutAnchor<Kind>.Type) -> NSLayoutAnchor<Kind>? {
        // The kind is in no member's layout.
        (anchor as? any AnchorOfSomeKind).map { unsafeBitCast($0 as AnyObject, to: type) }
    }
}

private protocol AnchorOfSomeKind {}
extension NSLayoutAnchor: AnchorOfSomeKind {}
