import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite(.serialized) struct MaterialTests {
    @Test("glass is drawn as a material with its tint") func glass() {
        let effect = UIGlassEffect(style: .regular)
        effect.tintColor = .red
        let view = UIVisualEffectView(effect: effect)
        #expect(view.subviews.contains { $0.backgroundColor == UIColor.red.withAlphaComponent(0.5) })
        #expect((effect.copy() as? UIGlassEffect)?.tintColor == .red)
    }

    @Test("a custom keyboard's view has the keyboard's background color, a plain input view none") func inputView() {
        #expect(UIInputView(frame: .zero, inputViewStyle: .keyboard).backgroundColor != nil)
        #expect(UIInputView(frame: .zero, inputViewStyle: .default).backgroundColor == nil)
    }

    @Test("a symbol configuration without one property keeps the others") func symbolConfiguration() {
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        #expect(configuration.withoutWeight().isEqual(to: UIImage.SymbolConfiguration(pointSize: 20, weight: .unspecified, scale: .large)))
        #expect(configuration.withoutPointSizeAndWeight().isEqual(to: UIImage.SymbolConfiguration(scale: .large)))
    }
}
