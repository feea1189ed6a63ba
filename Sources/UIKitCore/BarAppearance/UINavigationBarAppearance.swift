import Foundation

/// The appearance of a navigation bar: background, titles, buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The font and colors of the title in the bar's row.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The font and colors of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The font and colors of the line below the title. Stored but has no effect.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The font and colors of the line below a large title. Stored but has no effect.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The appearance of buttons of the style `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The newer name of ``doneButtonAppearance``.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }
    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The arrow of the back button; empty for the system's.
    open private(set) var backIndicatorImage = UIImage()
    /// The mask of the arrow in transitions; empty for the system's.
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    package private(set) var hasBackIndicatorImage = false

    /// Sets the arrow of the back button and the mask for its transition; `nil` restores the system's arrow.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        hasBackIndicatorImage = backIndicatorImage != nil
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? backIndicatorImage ?? UIImage()
    }

    package override func take(from other: UIBarAppearance) {
        super.take(from: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitleTextAttributes = other.subtitleTextAttributes
        largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
        backButtonAppearance = other.backButtonAppearance.duplicate()
        if other.hasBackIndicatorImage {
            setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
        }
    }
}
