// The values of the screen and of views that colors and traits use, although those depend on colors and traits. UIKitCore provides them
// (Environment/Traits/CoreAnswers.swift); the linker resolves the symbols below, so that a color can be resolved before any view exists.

/// Returns the traits of the main screen.
@_silgen_name("understudy_screen_traits") @MainActor func understudyScreenTraits() -> UITraitCollection

/// Returns the tint of a `UIView`.
@_silgen_name("understudy_tint") @MainActor func understudyTint(of view: AnyObject) -> UIColor
