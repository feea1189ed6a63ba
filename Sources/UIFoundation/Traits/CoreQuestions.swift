// What colors and traits ask of the screen and of views, which are made of them. UIKitCore answers (Environment/Traits/CoreAnswers.swift);
// the symbols below tie the two when the program is linked, so that a color can be resolved before any view exists.

/// The traits of the main screen.
@_silgen_name("understudy_screen_traits") @MainActor func understudyScreenTraits() -> UITraitCollection

/// The tint of a `UIView`.
@_silgen_name("understudy_tint") @MainActor func understudyTint(of view: AnyObject) -> UIColor
