import Foundation

/// Metrics of sheets, by generation. (metrics.md 10, SP-D022, SP-D084)
@MainActor
package struct SheetFigures {
    /// The space between the safe area's top and a large sheet.
    package let topGap: CGFloat
    /// The minimum space above a large sheet, if the safe area is smaller. 40 on phones with a home button: Settings on a screen of 375 by
    /// 667 points, printed with Cycript in public notes on it, shows a sheet at (0, 40) of 375 by 627.
    package let leastTop: CGFloat
    /// The size of a form that floats in regular width. FIXME SP-D022: iPadOS 16 to 18 shows somewhat larger forms; their sizes are not
    /// known.
    package let formSize: CGSize
    /// The distance below the top of the safe area of a page in regular width that is attached to the bottom edge, as wide as its
    /// container; `nil` if the page floats.
    package let attachedPageGap: CGFloat?
    package let cornerRadius: CGFloat
    package let dimming: CGFloat
    /// The inset of a sheet that floats above the bottom edge; zero if it is attached.
    package let floatingInset: CGFloat
    /// The distance by which the presenter's sides move in behind a large sheet.
    package let presenterInset: CGFloat

    package static let grabberSize = CGSize(width: 36, height: 5)
    package static let grabberTop: CGFloat = 5
    /// The minimum margin around a form or page that floats in regular width.
    package static let regularMargin: CGFloat = 44
    package static let pageWidth: CGFloat = 704
    /// The fraction of the height past which a release dismisses.
    package static let dismissFraction: CGFloat = 0.5
    /// The speed, in points per second, of a downward fling that dismisses.
    package static let dismissSpeed: CGFloat = 1000
    /// The seconds that the critically damped spring takes to settle a released sheet: ω = √(1000/3).
    package static let settleDuration: TimeInterval = 9.23341 / 18.257

    package static var current: SheetFigures {
        Generation.current >= .ios26
            ? SheetFigures(
                topGap: 0, leastTop: 30, formSize: CGSize(width: 580, height: 650), attachedPageGap: 10, cornerRadius: 38, dimming: 0.2,
                floatingInset: 8,
                presenterInset: 0)
            : SheetFigures(
                topGap: 10, leastTop: 40, formSize: CGSize(width: 540, height: 620), attachedPageGap: nil, cornerRadius: 10, dimming: 0.2,
                floatingInset: 0,
                presenterInset: 16)
    }
}
