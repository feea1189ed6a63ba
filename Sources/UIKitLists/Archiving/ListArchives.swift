import Foundation
import UIKitCore

/// The archived members of scroll views and cells.
@MainActor
package enum ListArchives {
    package static let members: [ObjectIdentifier: [ArchivedMember]] = [
        ObjectIdentifier(UIScrollView.self): [
            ArchivedMember("UIContentSize", \UIScrollView.contentSize),
            ArchivedMember("UIContentInset", \UIScrollView.contentInset),
            ArchivedMember("UIScrollEnabled", \UIScrollView.isScrollEnabled),
            ArchivedMember("UIPagingEnabled", \UIScrollView.isPagingEnabled),
            ArchivedMember("UIBounces", \UIScrollView.bounces),
            ArchivedMember("UIAlwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
            ArchivedMember("UIAlwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
            ArchivedMember("UIShowsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
            ArchivedMember("UIShowsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
            ArchivedMember("UIIndicatorStyle", raw: \UIScrollView.indicatorStyle),
            ArchivedMember("UIKeyboardDismissMode", raw: \UIScrollView.keyboardDismissMode),
            ArchivedMember("UIContentInsetAdjustmentBehavior", raw: \UIScrollView.contentInsetAdjustmentBehavior),
            ArchivedMember("UIMinimumZoomScale", \UIScrollView.minimumZoomScale),
            ArchivedMember("UIMaximumZoomScale", \UIScrollView.maximumZoomScale),
            ArchivedMember("UIContentOffset", \UIScrollView.contentOffset),
        ],
        ObjectIdentifier(UITableViewCell.self): [
            contentSubviews(of: \UITableViewCell.contentView),
            ArchivedMember("UITextLabelText", { (cell: UITableViewCell) in cell.textLabel?.text }, { $0.textLabel?.text = $1 }),
            ArchivedMember(
                "UIDetailTextLabelText", { (cell: UITableViewCell) in cell.detailTextLabel?.text }, { $0.detailTextLabel?.text = $1 }),
            ArchivedMember("UIAccessoryType", raw: \UITableViewCell.accessoryType),
            ArchivedMember("UISelectionStyle", raw: \UITableViewCell.selectionStyle),
        ],
        ObjectIdentifier(UICollectionViewCell.self): [
            contentSubviews(of: \UICollectionViewCell.contentView)
        ],
    ]

    private static func contentSubviews<Cell: UIView>(of contentView: KeyPath<Cell, UIView>) -> ArchivedMember {
        ArchivedMember(
            "UIContentSubviews", { (cell: Cell) in cell[keyPath: contentView].archivedSubviews },
            { cell, views in views.forEach(cell[keyPath: contentView].addSubview) })
    }
}
