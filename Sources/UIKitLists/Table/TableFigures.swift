import UIKitControls

/// Sizes of tables for one look (metrics.md §8).
struct TableFigures {
    var rowHeight: CGFloat
    var rowVerticalPadding: CGFloat
    /// Above and below a content view's margins. Classic as Interface Builder stored it: a label between the margins begins at 11.
    var contentMargin: CGFloat
    var subtitleGap: CGFloat
    /// Of cells with labels of their own rather than a content configuration.
    var labels: CellLabelFigures
    var plainHeaderHeight: CGFloat
    var sectionHeaderTopPadding: CGFloat
    /// Blank above the first grouped section, and above the others.
    var groupedFirstGap: CGFloat
    var groupedGap: CGFloat
    /// What a header adds to its text.
    var groupedHeaderPadding: CGFloat
    var groupedHeaderUppercase: Bool
    /// Above a footer's text.
    var groupedFooterTop: CGFloat
    var cardRadius: CGFloat
    var chevron: CGSize
    var checkmark: CGSize
    var detail: CGSize
    var accessoryTrailing: CGFloat
    var accessoryGap: CGFloat
    var separatorTrailing: CGFloat
    /// The same in a card. metrics.md 8
    var cardSeparatorTrailing: CGFloat
    var separatorColor: UIColor
    var editControl: CGFloat
    var reorderControl: CGFloat

    @MainActor static let classic = TableFigures(
        rowHeight: 44, rowVerticalPadding: 11.5, contentMargin: 11, subtitleGap: 2, labels: .classic, plainHeaderHeight: 28, sectionHeaderTopPadding: 22,
        groupedFirstGap: 35, groupedGap: 17.5, groupedHeaderPadding: 22, groupedHeaderUppercase: true, groupedFooterTop: 7, cardRadius: 10,
        chevron: CGSize(width: 10.5, height: 14), checkmark: CGSize(width: 19, height: 18), detail: CGSize(width: 24, height: 24),
        accessoryTrailing: 16, accessoryGap: 0, separatorTrailing: 0, cardSeparatorTrailing: 0, separatorColor: .separator, editControl: 38, reorderControl: 40)

    @MainActor static let glass = TableFigures(
        rowHeight: 53, rowVerticalPadding: 16.25, contentMargin: 8, subtitleGap: 0, labels: .glass, plainHeaderHeight: 28, sectionHeaderTopPadding: 22,
        groupedFirstGap: 35, groupedGap: 17.5, groupedHeaderPadding: 19.5, groupedHeaderUppercase: false, groupedFooterTop: 8, cardRadius: 26,
        chevron: CGSize(width: 10.5, height: 14), checkmark: CGSize(width: 19, height: 18), detail: CGSize(width: 24, height: 24),
        accessoryTrailing: 16, accessoryGap: 0, separatorTrailing: 8, cardSeparatorTrailing: 16,
        separatorColor: UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.12), editControl: 38, reorderControl: 40)

    @MainActor static var current: TableFigures { Generation.current >= .ios26 ? glass : classic }

    /// The margin of rows and the side inset of inset-grouped sections: 20 points from the width of an iPhone 12 on (metrics.md 8 and frames
    /// that Interface Builder stored in public storyboards: hackiftekhar/IQKeyboardManager, rlarjsdn3/doit-develop-an-iphone-app-with-swift-uIkit).
    static func sideMargin(width: CGFloat) -> CGFloat { width < 390 ? 16 : 20 }

    /// A plain table's header or footer around text of its own: 28 points for a line at the standard text size, more for larger text.
    func plainBandHeight(text: CGFloat) -> CGFloat { max(plainHeaderHeight, text + 7.5) }
}

/// Room around the labels of the old cell styles. The classic figures are what Interface Builder stored for a title of 17 points, alone (rows of
/// 43.5 points at 2x, 43.667 at 3x) and over a detail of 12 points (55.5 and 55.667; the labels begin at 10 and at 31.5 or 31.667).
struct CellLabelFigures {
    var rowHeight: CGFloat
    /// A row leaves out the pixel that the separator once had.
    var leavesOutPixel: Bool
    var padding: CGFloat
    var subtitlePadding: CGFloat
    /// Between title and detail in rows that leave `gapRoom` besides the two.
    var subtitleGap: CGFloat
    var gapRoom: CGFloat

    static let classic = CellLabelFigures(rowHeight: 44, leavesOutPixel: true, padding: 21.667, subtitlePadding: 19.6, subtitleGap: 1.2, gapRoom: 19.6)
    static let glass = CellLabelFigures(rowHeight: 53, leavesOutPixel: false, padding: 31, subtitlePadding: 28, subtitleGap: 3, gapRoom: 20)

    func rowHeight(scale: CGFloat) -> CGFloat { leavesOutPixel ? rowHeight - 1 / scale : rowHeight }
}
