import Foundation
import UIKit

// FIXME(gap): the views inside of the hierarchy since iOS 26 are those of iOS 18.
/// The views around the contents of an alert, of which Apple's trees have more than ours. Locators that Appium records go through them:
///
/// * up to iOS 18, `Alert/Other/Other/Other[2]/ScrollView[1]/Other[1]`, where the texts are, and from there to a field
///   `Other/Other/CollectionView/Cell/Other/Other/Other/Other[2]/TextField`, beside which is `Other[1]/Other/Other`;
/// * since iOS 26, `Alert/Other[2]/Other/Other/Other[2]/Other`.
@MainActor
enum AlertParts {
    /// Returns an alert's elements in the views around them.
    /// - Parameters:
    ///   - children: The elements that the alert's own views make: its block, and the background and the scroll views in the block.
    ///   - wrap: Makes the element of a view that contains elements.
    static func elements(_ children: [Element], wrap: ([Element]) -> Element) -> [Element] {
        children.map { block in
            guard block.children.contains(where: { $0.type == .scrollView }) else { return block }
            let behind = block.children.prefix { $0.type != .scrollView }, contents = Array(block.children.dropFirst(behind.count))
            for scroll in contents { for content in scroll.children { wrapFields(in: content, wrap) } }
            let isGlass = Generation.current >= .ios26
            block.children = (behind.count == 1 ? Array(behind) : [wrap(Array(behind))]) + [wrap(isGlass ? [wrap(contents)] : contents)]
            return block
        }.flatMap { Generation.current >= .ios26 ? [wrap([]), wrap([wrap([$0])])] : [wrap([$0])] }
    }

    private static func wrapFields(in content: Element, _ wrap: ([Element]) -> Element) {
        guard let place = content.children.firstIndex(where: { $0.type == .collectionView }) else { return }
        let list = content.children[place]
        for cell in list.children where cell.type == .cell {
            cell.children = [wrap([wrap([wrap([wrap([wrap([wrap([])])]), wrap(cell.children)])])])]
        }
        content.children[place] = wrap([wrap([list])])
    }
}

/// A view that only Apple's trees have.
@MainActor
final class TreeHolder: UIAccessibilityElement {
    nonisolated(unsafe) private static var key = 0  // Only its address is used.

    /// Returns the view with a number, counted from 0, around or behind the contents of `view`.
    static func holder(_ number: Int, in view: UIView) -> TreeHolder {
        var holders = objc_getAssociatedObject(view, &key) as? [TreeHolder] ?? []
        while holders.count <= number { holders.append(TreeHolder(accessibilityContainer: view)) }
        objc_setAssociatedObject(view, &key, holders, .OBJC_ASSOCIATION_RETAIN)
        holders[number].accessibilityFrameInContainerSpace = view.bounds
        return holders[number]
    }
}
