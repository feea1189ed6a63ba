import Testing
@testable import UIKitCore

/// The traits of iOS 18 and later, from Apple's documentation of UITraitCollection.
@MainActor @Suite("Later traits", .serialized)
struct LaterTraitTests {
    @Test("a collection without a trait has the documented default")
    func defaults() {
        let traits = UITraitCollection()
        #expect(traits.listEnvironment == .unspecified && traits.tabAccessoryEnvironment == .unspecified)
        #expect(traits.hdrHeadroomUsageLimit == .unspecified && !traits.resolvesNaturalAlignmentWithBaseWritingDirection)
        #expect(traits.splitViewControllerLayoutEnvironment == .none)
    }

    @Test("initializers, mutations and overrides specify them; unspecified clears")
    func specifying() {
        #expect(UITraitCollection(listEnvironment: .sidebar).listEnvironment == .sidebar)
        #expect(UITraitCollection(UITraitTabAccessoryEnvironment.self, value: .inline).tabAccessoryEnvironment == .inline)
        let base = UITraitCollection(listEnvironment: .plain)
        #expect(base.modifyingTraits { $0.listEnvironment = .unspecified } == UITraitCollection())
        #expect(UITraitCollection(traitsFrom: [base, UITraitCollection(listEnvironment: .grouped)]).listEnvironment == .grouped)
        let view = UIView(), child = UIView()
        view.addSubview(child)
        view.traitOverrides.listEnvironment = .insetGrouped
        #expect(child.traitCollection.listEnvironment == .insetGrouped)
    }

    @Test("a change is reported by the trait's identifier")
    func changes() {
        let changed = UITraitCollection(hdrHeadroomUsageLimit: .active).changedTraits(from: UITraitCollection())
        #expect(changed == [UITraitHDRHeadroomUsageLimit.identifier])
    }

    @Test("a change of an app's own trait is reported, too")
    func ownTraits() {
        enum Density: UITraitDefinition {
            static let defaultValue = 1
            static let identifier = "app.density"
        }
        enum Accent: UITraitDefinition { static let defaultValue = "blue" }
        let old = UITraitCollection { traits in
            traits[Density.self] = 2
            traits[Accent.self] = "red"
        }
        let new = old.modifyingTraits { $0[Density.self] = 3 }
        #expect(new.changedTraits(from: old) == ["app.density"] && old.changedTraits(from: old).isEmpty)
        let both = new.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(both.changedTraits(from: nil) == ["app.density", Accent.identifier, UITraitUserInterfaceStyle.identifier])
    }

    @Test("values of newer systems have UIKit's numbers")
    func numbers() {
        #expect(UIHDRHeadroomUsageLimit.active.rawValue == 0 && UIHDRHeadroomUsageLimit.inactive.rawValue == 1)
        #expect(UIView.AnimationOptions.flushUpdates.rawValue == 1 << 28)
        let placements: [UINavigationItem.SearchBarPlacement] = [.automatic, .inline, .integrated, .stacked, .integratedButton]
        #expect(placements.map(\.rawValue) == [0, 1, 1, 2, 4])
        #expect(UIMenuDisplayPreferences().maximumNumberOfTitleLines == NSNotFound)
    }
}

/// Colors with an exposure, from Apple's documentation of UIColor.
@Suite("Exposed colors")
struct ColorExposureTests {
    @Test("an exposure multiplies the linear components by a power of two, and the color remembers the one before")
    func exposure() {
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1, exposure: 1)
        #expect(color.linearExposure == 2)
        #expect(color.standardDynamicRange == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        // 2 in linear light is 1.055 · 2^(1/2.4) − 0.055 in sRGB.
        #expect(abs(color.components.red - 1.3532560) < 1e-5 && color.components.green == 0)
        #expect(UIColor.red.linearExposure == 1 && UIColor.red.standardDynamicRange == UIColor.red)
    }

    @Test("applying a headroom keeps the components, and makes the color that much brighter than its base")
    func headroom() {
        let color = UIColor(red: 1, green: 1, blue: 1, alpha: 1).applyingContentHeadroom(2)
        #expect(color.components.red == 1 && color.linearExposure == 2)
        #expect(abs(color.standardDynamicRange.components.red - 0.7353569) < 1e-5)
        #expect(UIColor.white.applyingContentHeadroom(0.5).linearExposure == 1)
    }

    @Test(
        "a color's name says its hue, or its shade of gray",
        arguments: [
            (UIColor.red, "red"), (.green, "green"), (.blue, "blue"), (.black, "black"), (.white, "white"), (.gray, "gray"),
            (.clear, "transparent"), (UIColor(red: 0.3, green: 0, blue: 0, alpha: 1), "dark red"),
        ])
    func names(color: UIColor, name: String) { #expect(color.accessibilityName == name) }
}

/// Shapes and symbol configurations of iOS 17 and 26.
@MainActor @Suite("Resolved shapes")
struct ResolvedShapeTests {
    private struct Half: UIShapeProvider {
        func resolve(in context: Context) -> Resolved {
            let rect = context.contentShape.boundingRect
            return UIShape.rect.resolve(in: context).inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: rect.width / 2))
        }
    }

    @Test("a provider makes its shape in the bounds, and insets move the edges inward")
    func providers() {
        let context = UIShape.ResolutionContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(UIShape(Half()).resolve(in: context).boundingRect == CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(UIShape(Half()).inset(by: 10).resolve(in: context).boundingRect == CGRect(x: 10, y: 10, width: 30, height: 20))
        let circle = UIShape.circle.resolve(in: context).boundingRect
        #expect(abs(circle.minX - 30) < 1e-6 && abs(circle.width - 40) < 1e-6 && abs(circle.height - 40) < 1e-6)
    }

    @Test("symbol configurations merge rendering modes and locales")
    func symbols() {
        let merged = UIImage.SymbolConfiguration(colorRenderingMode: .gradient)
            .applying(UIImage.SymbolConfiguration(pointSize: 20).withLocale(Locale(identifier: "ar")))
        #expect(merged.colorRenderingMode == .gradient && merged.pointSize == 20 && merged.locale?.identifier == "ar")
        #expect(UIImage.Configuration(locale: Locale(identifier: "he")).locale?.identifier == "he")
    }

    @Test("an image's configuration keeps its traits, and those that are applied to it")
    func imageTraits() throws {
        let dark = UITraitCollection(userInterfaceStyle: .dark), wide = UITraitCollection(horizontalSizeClass: .regular)
        let plain = UIImage.Configuration(traitCollection: wide)
        #expect(plain.withTraitCollection(dark).traitCollection == dark && plain.withTraitCollection(nil).traitCollection == nil)
        let both = plain.applying(UIImage.Configuration(traitCollection: dark)).traitCollection
        #expect(both?.userInterfaceStyle == .dark && both?.horizontalSizeClass == .regular)
        let symbol = UIImage.SymbolConfiguration(pointSize: 20).withTraitCollection(dark)
        #expect(symbol.pointSize == 20 && symbol.traitCollection == dark && symbol.withoutScale().traitCollection == dark)
        #expect(symbol != UIImage.SymbolConfiguration(pointSize: 20) && UIImage.Configuration(traitCollection: wide) == plain)
        let applied = UIImage.SymbolConfiguration(scale: .large).applying(plain)
        #expect(applied.scale == .large && applied.traitCollection == wide)
        #expect((plain.applying(symbol) as? UIImage.SymbolConfiguration)?.pointSize == 20)
    }

    @Test("focus: an environment's parent is its superview, and nothing is focused")
    func focus() {
        let view = UIView(), child = UIView()
        view.addSubview(child)
        #expect(child.parentFocusEnvironment === view && !child.isFocused && child.focusItemDeferralMode == .automatic)
        #expect(view.contains(child) && view.contains(view) && !child.contains(view))
        #expect("\(UIFocusDebugger.checkFocusability(for: child))".contains("cannot be focused"))
    }

    @Test("Guided Access refuses to change features")
    func guidedAccess() {
        var failure: (any Error)?
        UIAccessibility.configureForGuidedAccess(features: .zoom, enabled: true) { _, error in failure = error }
        #expect((failure as? UIAccessibility.GuidedAccessError)?.code == .permissionDenied)
        #expect((failure as NSError?)?.domain == "UIGuidedAccessErrorDomain")
        #expect(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "any") == .allow)
    }

    @Test("an unknown session cannot be destroyed, and the error has the code for that")
    func sceneErrors() {
        var failure: (any Error)?
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        UIApplication.shared.requestSceneSessionDestruction(session, options: nil) { failure = $0 }
        #expect((failure as? UISceneError)?.code == .requestDenied)
        #expect((failure as NSError?)?.code == 1 && (failure as NSError?)?.domain == UISceneErrorDomain)
    }
}
