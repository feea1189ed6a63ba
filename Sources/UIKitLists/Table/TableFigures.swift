import UIKitControls

/// The sizes of tables for one look (metrics.md §8).
struct TableFigures {
    var rowHeight: CGFloat
    /// The height that a table adds to a row with a content configuration for the separator.
    var separatorRoom: CGFloat
    /// The padding as printed for cell configurations of iOS 14 to 17: {11, 16, 11, 8}, 3 between the texts.
    var rowVerticalPadding: CGFloat
    /// The margin above and below a content view. Classic: as stored by Interface Builder, where a label between the margins begins at 11.
    /// Glass: as in pictures of iOS 26.1 (essentialdevelopercom/essential-feed-case-study, IMAGE_COMMENTS_light).
    var contentMargin: CGFloat
    var subtitleGap: CGFloat
    /// The metrics of cells with their own labels rather than a content configuration.
    var labels: CellLabelFigures
    var plainHeaderHeight: CGFloat
    var sectionHeaderTopPadding: CGFloat
    /// The space above the first grouped section, and above the others.
    var groupedFirstGap: CGFloat
    var groupedGap: CGFloat
    /// The padding that a header adds to its text.
    var groupedHeaderPadding: CGFloat
    /// The additional padding after a section that ends with a title.
    var headerRoomAfterFooter: CGFloat
    var groupedHeaderUppercase: Bool
    /// The space above a footer's text.
    var groupedFooterTop: CGFloat
    var cardRadius: CGFloat
    var chevron: CGSize
    var checkmark: CGSize
    var detail: CGSize
    var accessoryTrailing: CGFloat
    var accessoryGap: CGFloat
    var separatorTrailing: CGFloat
    /// The trailing inset of separators in a card. (metrics.md 8)
    var cardSeparatorTrailing: CGFloat
    var separatorColor: UIColor
    var editControl: CGFloat
    var reorderControl: CGFloat

    @MainActor static let classic = TableFigures(
        rowHeight: 44, separatorRoom: 0, rowVerticalPadding: 11, contentMargin: 11, subtitleGap: 3, labels: .classic, plainHeaderHeight: 28,
        sectionHeaderTopPadding: 22,
        groupedFirstGap: 35, groupedGap: 17.5, groupedHeaderPadding: 22, headerRoomAfterFooter: 0, groupedHeaderUppercase: true,
        groupedFooterTop: 7, cardRadius: 10,
        chevron: CGSize(width: 10.5, height: 14), checkmark: CGSize(width: 19, height: 18), detail: CGSize(width: 24, height: 24),
        accessoryTrailing: 16, accessoryGap: 0, separatorTrailing: 0, cardSeparatorTrailing: 0, separatorColor: .separator, editControl: 38,
        reorderControl: 40)

    @MainActor static let glass = TableFigures(
        rowHeight: 52, separatorRoom: 1, rowVerticalPadding: 15, contentMargin: 15, subtitleGap: 0, labels: .glass, plainHeaderHeight: 28,
        sectionHeaderTopPadding: 22,
        groupedFirstGap: 35, groupedGap: 17.5, groupedHeaderPadding: 17.5, headerRoomAfterFooter: 7.5, groupedHeaderUppercase: false,
        groupedFooterTop: 7.5,
        cardRadius: 26,
        chevron: CGSize(width: 10.5, height: 14), checkmark: CGSize(width: 19, height: 18), detail: CGSize(width: 24, height: 24),
        accessoryTrailing: 16, accessoryGap: 0, separatorTrailing: 8, cardSeparatorTrailing: 16,
        separatorColor: UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.12), editControl: 38, reorderControl: 40)

    @MainActor static var current: TableFigures { Generation.current >= .ios26 ? glass : classic }

    /// Returns the margin of rows and the side inset of inset-grouped sections: 20 points from the width of an iPhone 12 on, and 15 on
    /// smaller phones before iOS 11 (metrics.md 8 and frames that Interface Builder stored in public storyboards:
    /// hackiftekhar/IQKeyboardManager, rlarjsdn3/doit-develop-an-iphone-app-with-swift-uIkit, bizz84/SwiftyStoreKit).
    @MainActor static func sideMargin(width: CGFloat) -> CGFloat { width >= 390 ? 20 : UIDevice.current.majorVersion < 11 ? 15 : 16 }

    /// Returns the distance from a card's side to its content. On phones in portrait, iOS 26 keeps 16 points at every width.
    @MainActor static func cardMargin(_ margin: CGFloat, traits: UITraitCollection) -> CGFloat {
        let isUprightPhone = traits.userInterfaceIdiom != .pad && traits.verticalSizeClass != .compact
        return Generation.current >= .ios26 && isUprightPhone ? min(margin, 16) : margin
    }

    /// Returns the height of a plain table's header or footer with its own text: 28 points for a line at the standard text size, more for
    /// larger text.
    func plainBandHeight(text: CGFloat) -> CGFloat { max(plainHeaderHeight, text + 7.5) }
}

/// The space around the labels of the old cell styles. The classic metrics are those that Interface Builder stored for a title of 17
/// points, alone (rows of 43.5 points at 2x, 43.667 at 3x) and over a detail of 12 points (55.5 and 55.667; the labels begin at 10 and at
/// 31.5 or 31.667).
struct CellLabelFigures {
    var rowHeight: CGFloat
    /// Whether a row omits the pixel that the separator once had.
    var leavesOutPixel: Bool
    var padding: CGFloat
    var subtitlePadding: CGFloat
    /// The gap between title and detail in rows that have `gapRoom` in addition to the two.
    var subtitleGap: CGFloat
    var gapRoom: CGFloat

    /// The distance of title and detail above the center.
    var subtitleRise: CGFloat
    /// Whether the space grows with the user's text size.
    var followsTextSize: Bool

    static let classic = CellLabelFigures(
        rowHeight: 44, leavesOutPixel: true, padding: 21.667, subtitlePadding: 19.6, subtitleGap: 1.2, gapRoom: 19.6, subtitleRise: 0,
        followsTextSize: false)
    /// Measured on an iPhone SE with iOS 26.1: rows of 52 points (59 and 80 with larger text), of 62 with a detail of 15 points, its labels
    /// at 9 and 32.5 (83 with larger text).
    static let glass = CellLabelFigures(
        rowHeight: 52, leavesOutPixel: false, padding: 31.5, subtitlePadding: 20.5, subtitleGap: 3, gapRoom: 20, subtitleRise: 1.25,
        followsTextSize: true)

    /// Rows of iOS 13.3 are 44 points high (pointfreeco/swift-snapshot-testing, testTableViewController).
    @MainActor func rowHeight(scale: CGFloat) -> CGFloat {
        leavesOutPixel && UIDevice.current.majorVersion >= 15 ? rowHeight - 1 / scale : rowHeight
    }
}
