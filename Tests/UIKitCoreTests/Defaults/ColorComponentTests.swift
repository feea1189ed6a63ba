import Testing
import UIKit

@MainActor @Suite struct ColorComponentTests {
    @Test("alpha is clamped to 0...1; color components may be outside") func opacity() {
        let colors = [
            UIColor(red: 1, green: 0, blue: 0, alpha: 255), UIColor(white: 1, alpha: 2),
            UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 3),
            UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 4), UIColor.red.withAlphaComponent(5),
            UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0).withAlphaComponent(6),
        ]
        #expect(colors.map(\.cgColor.alpha) == [1, 1, 1, 1, 1, 1])
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 255) == .red)
        #expect(UIColor(white: 0, alpha: -1).cgColor.alpha == 0)
        var red: CGFloat = 0
        UIColor(red: 1.5, green: 0, blue: 0, alpha: 1).getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red == 1.5)
    }
}
