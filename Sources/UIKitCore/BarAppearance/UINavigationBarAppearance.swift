import Foundation

/// The appearance of a navigation bar: background, titles, buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    open private(set) var backIndicatorImage = UIImage()
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    package private(set) var hasBackIndicatorImage = false

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
