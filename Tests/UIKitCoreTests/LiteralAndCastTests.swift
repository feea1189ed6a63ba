import Testing
import UIKit

/// Swift features that do more on Apple's platforms.
@MainActor @Suite struct LiteralAndCastTests {
    @Test("a color literal is a UIColor, or a CGColor where one is expected")
    func literals() {
        let color = #colorLiteral(red: 0.25, green: 0.5, blue: 1, alpha: 1)
        let layer = CALayer()
        layer.borderColor = #colorLiteral(red: 0.25, green: 0.5, blue: 1, alpha: 1)
        #expect(color == UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 1))
        #expect(layer.borderColor == color.cgColor)
    }

    /// The way much copied code iterates over a path: a closure as the context of a C function.
    private func points(of path: CGPath) -> [CGPoint] {
        typealias Body = (CGPathElement) -> Void
        var points: [CGPoint] = []
        let body: Body = { if $0.type != .closeSubpath { points.append($0.points[0]) } }
        let context = unsafeBitCast(body, to: UnsafeMutableRawPointer.self)
        path.apply(info: context) { info, element in unsafeBitCast(info, to: Body.self)(element.pointee) }
        return points
    }

    @Test("a block can be cast to a pointer and back")
    func blocks() {
        #expect(
            points(of: CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)) == [
                CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6), CGPoint(x: 1, y: 6),
            ])
        #expect(unsafeBitCast(Double(1), to: UInt64.self) == 0x3FF0_0000_0000_0000)
    }

    // UIKit prints its blue as `UIExtendedSRGBColorSpace 0 0.478431 1 1`.
    @Test("a color prints its components with at most six digits")
    func describedColors() {
        #expect(UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1).description == "UIExtendedSRGBColorSpace 0 0.478431 1 1")
        #expect(UIColor(white: 1.0 / 3, alpha: 0.5).description == "UIExtendedGrayColorSpace 0.333333 0.5")
        #expect(UIColor(red: -0.25, green: 1.5, blue: 0.1, alpha: 1).description == "UIExtendedSRGBColorSpace -0.25 1.5 0.1 1")
    }

    @Test("dynamic colors are equal if they have equal colors with an equal alpha")
    func fadedColors() {
        let faded = UIColor.systemRed.withAlphaComponent(0.2)
        #expect(faded == UIColor.systemRed.withAlphaComponent(0.2) && faded.hash == UIColor.systemRed.withAlphaComponent(0.2).hash)
        #expect(faded == UIColor.systemRed.withAlphaComponent(0.5).withAlphaComponent(0.2))
        #expect(
            faded != UIColor.systemRed.withAlphaComponent(0.3) && faded != UIColor.systemBlue.withAlphaComponent(0.2) && faded != .systemRed
        )
    }

    @Test("CoreFoundation transforms strings in place")
    func textTransforms() {
        let text = NSMutableString(string: "Ärger Москва") as CFMutableString
        #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
        #expect(CFStringTransform(text, nil, kCFStringTransformStripCombiningMarks, false))
        CFStringLowercase(text, Locale(identifier: "en") as CFLocale)
        #expect(text as String == "arger moskva")
        var range = CFRangeMake(0, 1)
        #expect(CFStringTransform(text, &range, kCFStringTransformToXMLHex, false) && text.length == 12)
        #expect(!CFStringTransform(text, nil, "no such transform", false) && text as String == "arger moskva")
    }
}
