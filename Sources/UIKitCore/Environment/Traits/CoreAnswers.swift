import UIFoundation

// Implements the hooks of UIFoundation: see its Traits/CoreQuestions.swift.

@_silgen_name("understudy_screen_traits") @MainActor package func answerScreenTraits() -> UITraitCollection { Traits.predicted }

@_silgen_name("understudy_tint") @MainActor package func answerTint(of view: AnyObject) -> UIColor {
    (view as? UIView).map { Tint.color(of: $0) } ?? AccentColor.color
}
