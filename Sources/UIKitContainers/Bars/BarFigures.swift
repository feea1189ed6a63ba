import Foundation

/// Sizes of bars, by generation, idiom and size class.
// F.4, metrics.md 6
@MainActor
package struct BarFigures {
    package let idiom: UIUserInterfaceIdiom
    package let isCompactHeight: Bool
    package let isRegularWidth: Bool
    package let generation: Generation
    /// Where a sheet begins with the bar.
    private let isInSheet: Bool

    package init(traits: UITraitCollection, isInSheet: Bool = false, generation: Generation = .current) {
        self.isInSheet = isInSheet && (.ios13..<Generation.ios26).contains(generation)
        idiom = traits.userInterfaceIdiom
        isCompactHeight = traits.verticalSizeClass == .compact
        isRegularWidth = traits.horizontalSizeClass == .regular
        self.generation = generation
    }

    /// iOS 12 made the bars of iPads taller.
    private var isTallPad: Bool { idiom == .pad && generation >= .ios8 }
    /// Compact in height and not one of the large phones. D-51
    private var isShort: Bool { idiom != .pad && isCompactHeight && !isRegularWidth }

    package var navigationBar: CGFloat {
        if isShort { return 32 }
        if generation >= .ios26 { return 54 }
        // As Interface Builder stored it for controllers that a segue presents modally: 56 points, 108 with a large title.
        if isInSheet { return 56 }
        return isTallPad ? 50 : 44
    }
    /// Space above the bar. metrics.md 6
    package var navigationBarGap: CGFloat { generation >= .ios26 ? 10 : 0 }
    /// Items and title: all of the bar's view, except that iOS 26 keeps some of the height clear below it. metrics.md 6
    package var navigationBarRow: CGFloat {
        guard generation >= .ios26 || isInSheet, !isShort else { return navigationBar }
        return isTallPad ? 50 : 44
    }
    /// Above the row.
    package var navigationBarRowTop: CGFloat { generation >= .ios26 ? 0 : (navigationBar - navigationBarRow) / 2 }
    package var largeTitle: CGFloat { 52 }
    package var prompt: CGFloat { 30 }
    package var toolbar: CGFloat {
        if isTallPad { return 50 }
        if isShort { return 32 }
        return generation >= .ios26 ? 54 : 44
    }
    /// Items of a toolbar: all of it, except that iOS 26 leaves some clear below its panes.
    package var toolbarRow: CGFloat { generation >= .ios26 && !isShort ? Self.toolbarPlatter : toolbar }
    package var tabBar: CGFloat {
        if isTallPad { return 50 }
        return isShort ? 32 : 49
    }

    // MARK: Inside

    /// From the bar's sides to its first item.
    package var sideMargin: CGFloat { 16 }
    package var largeTitleMargin: CGFloat { generation >= .ios26 ? 20 : 16 }
    package var backMargin: CGFloat { 8 }
    package var itemGap: CGFloat { generation >= .ios26 ? 12 : 16 }
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
    package static let tabPlatterItem = CGSize(width: 94, height: 54)
    package static let tabPlatterOverlap: CGFloat = 8
    package static let tabPlatterInset: CGFloat = 4
    /// The least space beside the platter.
    package static let tabPlatterMargin: CGFloat = 21
    /// The panes of buttons. metrics.md 6
    package static let toolbarPlatter: CGFloat = 48
}
