import Foundation

/// Sizes of bars, by generation, idiom, and size class. (F.4, metrics.md 6)
@MainActor
package struct BarFigures {
    package let idiom: UIUserInterfaceIdiom
    package let isCompactHeight: Bool
    package let isRegularWidth: Bool
    package let generation: Generation
    /// The font of the large title in iOS 26, which follows the text size.
    private let largeTitleFont: UIFont?
    /// Whether the bar is at the top of a sheet.
    private let isInSheet: Bool

    /// Whether the screen is of regular width.
    private let isOnWideScreen: Bool

    /// Before iOS 26 the heights depend on the screen, and not on traits that an app overrides: with overridden traits of a phone in
    /// landscape and of iPads, bars on a phone in portrait are 44 and 49 points high (pointfreeco/swift-snapshot-testing,
    /// testTraitsEmbeddedInTabNavigation, iOS 13.3).
    package init(
        traits: UITraitCollection, isInSheet: Bool = false, generation: Generation = .current, screen: UITraitCollection? = nil
    ) {
        self.isInSheet = isInSheet && (.ios13..<Generation.ios26).contains(generation)
        let deciding = generation >= .ios26 ? traits : screen ?? UIScreen.main.traitCollection
        idiom = deciding.userInterfaceIdiom
        isCompactHeight = deciding.verticalSizeClass == .compact
        isOnWideScreen = deciding.horizontalSizeClass == .regular
        isRegularWidth = traits.horizontalSizeClass == .regular
        self.generation = generation
        largeTitleFont = generation >= .ios26 ? .preferredFont(forTextStyle: .largeTitle, compatibleWith: traits) : nil
    }

    /// Whether the device has the taller bars that iOS 12 introduced on iPads.
    private var isTallPad: Bool { idiom == .pad && generation >= .ios8 }
    /// Whether the height is compact and the phone is not one of the large ones. (D-51)
    private var isShort: Bool { idiom != .pad && isCompactHeight && !isOnWideScreen }

    package var navigationBar: CGFloat {
        if generation >= .ios26 { return 54 }
        if isShort { return 32 }
        // As Interface Builder stored it for controllers that a segue presents modally: 56 points, 108 with a large title.
        if isInSheet { return 56 }
        return isTallPad ? 50 : 44
    }
    /// Returns the space above the bar: iOS 26 keeps it 10 points from the top, 24 in compact height, unless the safe area does so.
    /// (metrics.md 6) It is negative below a Dynamic Island. (D-62)
    package func navigationBarGap(below top: CGFloat) -> CGFloat {
        if generation >= .ios26 { return max(0, (isShort ? 24 : 10) - top) }
        let device = UIScreen.main.host.device, hasIsland = device.statusBarHeight >= 54 && device.statusBarHeight < top
        guard hasIsland, top == device.portraitSafeArea.top else { return 0 }
        return top >= 62 ? -17 / 3 : -16 / 3
    }
    /// The height of items and title: the whole bar, except that iOS 26 leaves some space below. (metrics.md 6)
    package var navigationBarRow: CGFloat {
        guard generation >= .ios26 || isInSheet else { return navigationBar }
        return isTallPad ? 50 : 44
    }
    /// The distance of the row from the bar's top.
    package var navigationBarRowTop: CGFloat { generation >= .ios26 ? 0 : (navigationBar - navigationBarRow) / 2 }
    /// The height of the large title: 52 points at the standard text size. With larger text 54 around 40 points and 61.5 around 48 were
    /// measured on iOS 26; other values are interpolated.
    package var largeTitle: CGFloat {
        guard let font = largeTitleFont else { return 52 }
        let text = (font.lineHeight * 2).rounded(.up) / 2
        return max(52, 52 + (font.pointSize - Self.largeTitleSize) / 3, text + 4)
    }
    package var largeTitlePointSize: CGFloat { largeTitleFont?.pointSize ?? Self.largeTitleSize }
    package var prompt: CGFloat { 30 }
    /// Returns the height of a toolbar: on phones in portrait 5 points more if the bar is on the strip of a home indicator: metrics.md 6,
    /// and four public storyboards with the frames that UIKit gave them. F.4 has 44 from a library's constants, which do not distinguish
    /// such phones.
    package func toolbar(onHomeIndicator isOnStrip: Bool) -> CGFloat {
        if isTallPad { return 50 }
        if isShort { return 32 }
        if generation >= .ios26 { return 54 }
        return isOnStrip && !isCompactHeight ? 49 : 44
    }
    /// The height of a toolbar's items: the whole bar, except that iOS 26 leaves some space below its panes.
    package var toolbarRow: CGFloat { generation >= .ios26 && !isShort ? Self.toolbarPlatter : .greatestFiniteMagnitude }
    /// Returns the height of a tab bar above the end of the safe area. In iOS 26 the bar ends 21 points below the platter, on phones in
    /// landscape 20, with any safe area.
    package func tabBar(above bottom: CGFloat) -> CGFloat {
        guard generation >= .ios26 else {
            // 65 with the strip of a home indicator.
            if isTallPad { return bottom > 0 ? 45 : 50 }
            // Lower on phones in landscape since iOS 11, with titles beside the icons. (F-50)
            return isShort && generation >= .ios8 ? 32 : 49
        }
        if isTabStrip { return Self.tabPlatterShortHeight }
        return max(0, (isShort ? Self.tabPlatterShortHeight + 20 : Self.tabPlatterHeight + 21) - bottom)
    }

    /// Whether the tabs are at the top, over the row of navigation bars, as on iPads of iOS 26. Screens without a navigation bar begin
    /// below.
    package var isTabStrip: Bool { generation >= .ios26 && idiom == .pad && isRegularWidth }
    package static let tabStripRoom: CGFloat = 64

    // MARK: Inside

    /// The distance from the bar's sides to its first item.
    package var sideMargin: CGFloat { generation >= .ios26 && isShort ? 38 : 16 }
    package var largeTitleMargin: CGFloat { 16 }
    package var backMargin: CGFloat { 8 }
    package var itemGap: CGFloat { generation >= .ios26 ? 12 : 16 }
    /// Returns the gap between neighbors in a navigation bar. Since iOS 11 it is 8 points, plus 11 on either side of an image.
    package func itemGap(images: Int) -> CGFloat { generation >= .ios26 || generation < .ios8 ? itemGap : 8 + 11 * CGFloat(images) }
    package static let chevronSize = CGSize(width: 12, height: 21)
    package static let chevronGap: CGFloat = 6
    package static let titleSize: CGFloat = 17
    package static let largeTitleSize: CGFloat = 34
    package static let promptSize: CGFloat = 13
    /// The size of the subtitle, estimated by eye from pictures of iOS 26.
    package static let subtitleSize: CGFloat = 12
    package static let tabTitleSize: CGFloat = 10
    package static let tabInlineTitleSize: CGFloat = 13
    package static let badgeHeight: CGFloat = 18
    /// The height of the platter in which tabs float. iOS 26.
    package static let tabPlatterHeight: CGFloat = 62
    /// The height of the platter on phones in landscape.
    package static let tabPlatterShortHeight: CGFloat = 44
    package static let tabPlatterItem = CGSize(width: 94, height: 54)
    /// The height of most symbols in the platter, estimated by eye.
    package static let tabPlatterIcon: CGFloat = 16.5
    package static let tabPlatterOverlap: CGFloat = 8
    package static let tabPlatterInset: CGFloat = 4
    /// The minimum space beside the platter.
    package static let tabPlatterMargin: CGFloat = 21
    /// The height of the buttons' panes. (metrics.md 6)
    package static let toolbarPlatter: CGFloat = 48
}
