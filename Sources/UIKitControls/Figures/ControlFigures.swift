import UIKitCore

/// Sizes of the controls, in points, for one look (metrics.md §7).
package struct ControlFigures: Sendable {
    package var switchFrame: CGSize
    package var switchIntrinsic: CGSize
    package var switchTrack: CGSize
    package var switchThumb: CGSize
    package var switchThumbInset: CGFloat

    package var sliderHeight: CGFloat
    /// The height of a slider that fits its content by itself, outside of constraints.
    package var sliderFittingHeight: CGFloat
    package var sliderTrack: CGFloat
    package var sliderThumb: CGSize

    package var stepper: CGSize
    package var segmentHeight: CGFloat
    package var segmentRadius: CGFloat
    package var segmentInset: CGFloat

    package var progressHeight: CGFloat
    /// The padding above and below a button's title if no insets are set.
    package var buttonPadding: CGFloat
    /// The minimum width of a button with a title.
    package var buttonMinimumWidth: CGFloat
    package var buttonConfigurationInsets: NSDirectionalEdgeInsets

    package var pageDot: CGFloat
    package var pageDotSpacing: CGFloat
    package var pagePadding: CGFloat
    /// The margin beside the platter, for fingers.
    package var pageMargin: CGFloat
    /// The padding above and below a dot.
    package var pageVerticalPadding: CGFloat

    /// The size of a close button's disc, the same in every style.
    package static let closeButton = CGSize(width: 30, height: 30)

    package static let classic = ControlFigures(
        switchFrame: CGSize(width: 51, height: 31), switchIntrinsic: CGSize(width: 49, height: 31),
        switchTrack: CGSize(width: 51, height: 31), switchThumb: CGSize(width: 27, height: 27), switchThumbInset: 2,
        sliderHeight: 31, sliderFittingHeight: 34, sliderTrack: 4, sliderThumb: CGSize(width: 27, height: 27),
        stepper: CGSize(width: 94, height: 32),
        segmentHeight: 32, segmentRadius: 8.91, segmentInset: 2,
        progressHeight: 4,
        buttonPadding: 6, buttonMinimumWidth: 30,
        buttonConfigurationInsets: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
        pageDot: 9.8, pageDotSpacing: 8, pagePadding: 14, pageMargin: 21.333, pageVerticalPadding: 8)

    package static let glass = ControlFigures(
        switchFrame: CGSize(width: 63, height: 28), switchIntrinsic: CGSize(width: 61, height: 28),
        switchTrack: CGSize(width: 63, height: 28), switchThumb: CGSize(width: 37, height: 24), switchThumbInset: 2,
        sliderHeight: 34, sliderFittingHeight: 34, sliderTrack: 6, sliderThumb: CGSize(width: 37, height: 24),
        stepper: CGSize(width: 94, height: 32),
        segmentHeight: 32, segmentRadius: 16, segmentInset: 2,
        progressHeight: 4,
        buttonPadding: 6, buttonMinimumWidth: 30,
        buttonConfigurationInsets: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
        pageDot: 9.8, pageDotSpacing: 8, pagePadding: 14, pageMargin: 0, pageVerticalPadding: 8)

    /// The sizes for page controls before iOS 14, with seven points a dot in rows of 37; thinner progress bars and tracks, lower segments
    /// and steppers, drawn as outlines.
    package static let flat = {
        var figures = classic
        (figures.pageDot, figures.pageDotSpacing, figures.pagePadding, figures.pageMargin, figures.pageVerticalPadding) = (7, 9, 0, 0, 15)
        figures.progressHeight = 2
        figures.sliderTrack = 2
        figures.segmentHeight = 29
        (figures.segmentRadius, figures.segmentInset) = (4, 0)
        figures.stepper.height = 29
        return figures
    }()

    /// Whether segments and steppers are outlines in the tint color, which fills the selected ones, as up to iOS 12.
    @MainActor package static var drawsOutlines: Bool { Generation.current < .ios13 }

    @MainActor package static var current: ControlFigures {
        Generation.current >= .ios26 ? glass : Generation.current >= .ios13 ? classic : flat
    }
}

/// The distance that a finger may move outside a control before it counts as outside (metrics.md §13).
package let controlTrackingOutset: CGFloat = 70
