import UIKitControls

/// Sizes of tables for one look (metrics.md §8).
struct TableFigures {
    var rowHeight: CGFloat
    var rowVerticalPadding: CGFloat
    var subtitleGap: CGFloat
    var plainHeaderHeight: CGFloat
    var sectionHeaderTopPadding: CGFloat
    /// Blank above the first grouped section, and above the others.
    var groupedFirstGap: CGFloat
    var groupedGap: CGFloat
    var groupedHeaderHeight: CGFloat
    var groupedHeaderUppercase: Bool
    var cardRadius: CGFloat
    var chevron: CGSize
    var checkmark: CGSize
    var detail: CGSize
    var accessoryTrailing: CGFloat
    var accessoryGap: CGFloat
    var separatorTrailing: CGFloat
    var separatorColor: UIColor
    var editControl: CGFloat
    var reorderControl: CGFloat

    @MainActor static let classic = TableFigures(
        rowHeight: 44, rowVerticalPadding: 11.5, subtitleGap: 2, plainHeaderHeight: 28, sectionHeaderTopPadding: 22,
        groupedFirstGap: 35, groupedGap: 17.5, groupedHeaderHeight: 38, groupedHeaderUppercase: true, cardRadius: 10,
        chevron: CGSize(width: 10.5, height: 14), checkmark: CGSize(width: 19, height: 18), detail: CGSize(width: 24, height: 24),
        accessoryTrailing: 16, accessoryGap: 0, separatorTrailing: 0, separatorColor: .separator, editControl: 38, reorderControl: 40)

    @MainActor static let glass = TableFigures(
        rowHeight: 53, rowVerticalPadding: 15.5, subtitleGap: 0, plainHeaderHeight: 28, sectionHeaderTopPadding: 22,
        groupedFirstGap: 35, groupedGap: 17.5, groupedHeaderHeight: 40.5, groupedHeaderUppercase: false, cardRadius: 26,
        chevron: CGSize(width: 10.5, height: 14), checkmark: CGSize(width: 19, height: 18), detail: CGSize(width: 24, height: 24),
        accessoryTrailing: 16, accessoryGap: 0, separatorTrailing: 8,
        separatorColor: UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.12), editControl: 38, reorderControl: 40)

    @MainActor static var current: TableFigures { Generation.current >= .ios26 ? glass : classic }

    /// Side inset of inset-grouped sections.
    static func cardInset(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
