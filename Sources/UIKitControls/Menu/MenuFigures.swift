import UIKitCore

/// The sizes of menus, in points. Glass: metrics.md 17; classic: estimated by eye.
struct MenuFigures {
    var rowHeight: CGFloat
    var subtitleRowHeight: CGFloat
    var headerHeight: CGFloat
    var groupGap: CGFloat
    var radius: CGFloat
    /// The inset of titles: plain, and beside leading images; a column of checkmarks is added to either.
    var inset: CGFloat
    var imageInset: CGFloat
    var checkColumn: CGFloat
    var imageIsLeading: Bool
    /// Whether each row has a hairline below; otherwise there is one in the middle of the gap between groups.
    var rowsHaveLines: Bool

    static let width: CGFloat = 250
    /// The height of elements side by side with their image above their title, estimated by eye.
    static let mediumHeight: CGFloat = 64
    /// Returns the number of elements that are side by side, as documented for `UIMenu.ElementSize`; `nil` if each has a row. The number
    /// in a palette is estimated by eye.
    @MainActor static func columns(of menu: UIMenu) -> Int? {
        if menu.isPalette { return 5 }
        return switch menu.preferredElementSize {
        case .small: 4
        case .medium: 3
        case .large, .automatic: nil
        }
    }
    /// The corner radius of lifted views and controllers, estimated by eye, as is the gap to their menu.
    static let previewRadius: CGFloat = 12
    static let previewGap: CGFloat = 16
    static let classic = MenuFigures(
        rowHeight: 44, subtitleRowHeight: 60, headerHeight: 30, groupGap: 8, radius: 13, inset: 16, imageInset: 16, checkColumn: 16,
        imageIsLeading: false,
        rowsHaveLines: true)
    static let glass = MenuFigures(
        rowHeight: 42, subtitleRowHeight: 58, headerHeight: 40.333, groupGap: 21, radius: 32.6, inset: 28, imageInset: 60, checkColumn: 12,
        imageIsLeading: true, rowsHaveLines: false)
    static var current: MenuFigures { Generation.current >= .ios26 ? glass : classic }
}
