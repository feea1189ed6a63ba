import Foundation

/// Sizes of bars, by generation, idiom and size class.
// F.4, metrics.md 6
@MainActor
package struct BarFigures {
    package let idiom: UIUserInterfaceIdiom
    package let isCompactHeight: Bool
    package let isRegularWidth: Bool
    package let generation: Generation
    /// Of the large title in iOS 26, which follows the text size.
    private let largeTitleFont: UIFont?
    /// Where a sheet begins with the bar.
    private let isInSheet: Bool

    package init(traits: UITraitCollection, isInSheet: Bool = false, generation: Generation = .current) {
        self.isInSheet = isInSheet && (.ios13..<Generation.ios26).contains(generation)
        idiom = traits.userInterfaceIdiom
        isCompactHeight = traits.verticalSizeClass == .compact
        isRegularWidth = traits.horizontalSizeClass == .regular
        self.generation = generation
        largeTitleFont = generation >= .ios26 ? .preferredFont(forTextStyle: .largeTitle, compatibleWith: traits) : nil
    }

    /// iOS 12 made the bars of iPads taller.
    private var isTallPad: Bool { idiom == .pad && generation >= .ios8 }
    /// Compact in height and not one of the large phones. D-51
    private var isShort: Bool { idiom != .pad && isCompactHeight && !isRegularWidth }

    package var navigationBar: CGFloat {
        if generation >= .ios26 { return 54 }
        if isShort { return 32 }
        // As Interface Builder stored it for controllers that a segue presents modally: 56 points, 108 with a large title.
        if isInSheet { return 56 }
        return isTallPad ? 50 : 44
    }
    /// Space above the bar: iOS 26 keeps it 10 points from the top, 24 in compact height, where the safe area does not do so already. metrics.md 6
    package func navigationBarGap(below top: CGFloat) -> CGFloat { generation >= .ios26 ? max(0, (isShort ? 24 : 10) - top) : 0 }
    /// Items and title: all of the bar's view, except that iOS 26 keeps some of the height clear below it. metrics.md 6
    package var navigationBarRow: CGFloat {
        guard generation >= .ios26 || isInSheet else { return navigationBar }
        return isTallPad ? 50 : 44
    }
    /// Above the row.
    package var navigationBarRowTop: CGFloat { generation >= .ios26 ? 0 : (navigationBar - navigationBarRow) / 2 }
    /// 52 points at the standard text size. With larger text 54 around 40 points and 61.5 around 48 were measured on iOS 26; the rest lies between.
    package var largeTitle: CGFloat {
        guard let font = largeTitleFont else { return 52 }
        let text = (font.lineHeight * 2).rounded(.up) / 2
        return max(52, 52 + (font.pointSize - Self.largeTitleSize) / 3, text + 4)
    }
    package var largeTitlePointSize: CGFloat { largeTitleFont?.pointSize ?? Self.largeTitleSize }
    package var prompt: CGFloat { 30 }
    /// On phones in portrait 5 points more where the bar is on the strip of a home indicator: metrics.md 6, and four public storyboards
    /// with the frames that UIKit gave them. F.4 has 44 from a library's constants, which do not tell such phones apart.
    package func toolbar(onHomeIndicator isOnStrip: Bool) -> CGFloat {
        if isTallPad { return 50 }
        if isShort { return 32 }
        if generation >= .ios26 { return 54 }
        return isOnStrip && !isCompactHeight ? 49 : 44
    }
    /// Items of a toolbar: all of it, except that iOS 26 leaves some clear below its panes.
    package var toolbarRow: CGFloat { generation >= .ios26 && !isShort ? Self.toolbarPlatter : .greatestFiniteMagnitude }
    /// The distance above the end of the safe area. In iOS 26 the bar ends 21 points below the platter, on phones in landscape 20, with
    /// any safe area.
    package func tabBar(above bottom: CGFloat) -> CGFloat {
        guard generation >= .ios26 else {
            // 65 with the strip of a home indicator.
            if isTallPad { return bottom > 0 ? 45 : 50 }
            // Lower on phones in landscape since iOS 11, with titles beside the icons. F-50
            return isShort && generation >= .ios8 ? 32 : 49
        }
        if isTabStrip { return Self.tabPlatterShortHeight }
        return max(0, (isShort ? Self.tabPlatterShortHeight + 20 : Self.tabPlatterHeight + 21) - bottom)
    }

    /// iPads of iOS 26 have their tabs at the top, over the row of navigation bars. Screens without one begin below.
    package var isTabStrip: Bool { generation >= .ios26 && idiom == .pad && isRegularWidth }
    package static let tabStripRoom: CGFloat = 64

    // MARK: Inside

    /// From the bar's sides to its first item.
    package var sideMargin: CGFloat { generation >= .ios26 && isShort ? 38 : 16 }
    package var largeTitleMargin: CGFloat { 16 }
    package var backMargin: CGFloat { 8 }
    package var itemGap: CGFloat { generation >= .ios26 ? 12 : 16 }
    /// Between neighbors in a navigation bar. Since iOS 11 these keep 8 points, and an image 11 more on either side.
    package func itemGap(images: Int) -> CGFloat { generation >= .ios26 || generation < .ios8 ? itemGap : 8 + 11 * CGFloat(images) }
    package static let chevronSize = CGSize(width: 12, height: 21)
    package static let chevronGap: CGFloat = 6
    package static let titleSize: CGFloat = 17
    package static let largeTitleSize: CGFloat = 34
    package static let promptSize: CGFloat = 13
    /// Judged by eye from pictures of iOS 26.
    package static let subtitleSize: CGFloat = 12
    package static let tabTitleSize: CGFloat = 10
    package static let tabInlineTitleSize: CGFloat = 13
    package static let badgeHeight: CGFloat = 18
    /// iOS 26: the platter in which tabs float.
    package static let tabPlatterHeight: CGFloat = 62
    /// The same on phones in landscape.
    package static let tabPlatterShortHeight: CGFloat = 44
    package static let tabPlatterItem = CGSize(width: 94, height: 54)
    /// The height of most symbols in it, by eye.
    package static let tabPlatterIcon: CGFloat = 16.5
    package static let tabPlatterOverlap: CGFloat = 8
    package static let tabPlatterInset: CGFloat = 4
    /// The least space beside the platter.
    package static let tabPlatterMargin: CGFloat = 21
    /// The panes of buttons. metrics.md 6
    package static let toolbarPlatter: CGFloat = 48
}
