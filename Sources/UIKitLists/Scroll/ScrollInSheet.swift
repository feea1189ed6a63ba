import Foundation

/// Lets the content pull the sheet once it is scrolled to the top. (SP-D065)
extension UIScrollView: ScrollsContent {
    package var contentPan: UIPanGestureRecognizer { panGestureRecognizer }
    package var movesVertically: Bool { isScrollEnabled && scrollsVertically }
    package var isScrolledToTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }
}
