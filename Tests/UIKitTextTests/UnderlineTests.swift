import Testing
import UIKitText

// Figures of pictures of iOS 15 to 17 at 2x and 3x (thumbtack/thumbprint-ios, ButtonTest; gonzalezreal/swift-markdown-ui,
// testInlinesStyling).
@MainActor @Suite(.serialized) struct UnderlineTests {
    /// Draws underlined text and returns the rows below the letters' feet that are free, those of the line, and the columns between the
    /// line's ends that it leaves out, in pixels.
    private func look(_ text: String, _ font: UIFont, scale: CGFloat) -> (gap: Int, thickness: Int, cut: Int) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
        label.attributedText = NSAttributedString(
            string: text,
            attributes: [
                .font: font, .underlineStyle: NSUnderlineStyle.single.rawValue,
                .underlineColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
                .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
            ])
        let compositor = Compositor(rootLayer: label.layer, size: label.bounds.size, scale: scale)
        defer { RenderTree.remove(label.layer) }
        compositor.render()
        let (width, height) = (Int(300 * scale), Int(80 * scale))
        func has(_ shift: UInt32, _ x: Int, _ y: Int) -> Bool { compositor.pixels.row(y)[x] >> shift & 255 > 200 }
        let rows = (0..<height).filter { y in (0..<width).contains { has(16, $0, y) } }
        let columns = (0..<width).filter { x in rows.contains { has(16, x, $0) } }
        let feet = (0..<height).last { y in (0..<width / 8).contains { has(0, $0, y) } }
        guard let top = rows.first, let first = columns.first, let last = columns.last, let feet else { return (0, 0, 0) }
        return (top - feet - 1, rows.count, last - first + 1 - columns.count)
    }

    @Test(
        "an underline is as thick as the weight specifies, and is below the baseline",
        arguments: [
            (14, .bold, 3, 4, 4), (16, .bold, 3, 5, 5), (17, .regular, 2, 4, 2), (17, .heavy, 2, 4, 4),
        ] as [(CGFloat, UIFont.Weight, CGFloat, Int, Int)])
    func place(_ size: CGFloat, _ weight: UIFont.Weight, _ scale: CGFloat, _ gap: Int, _ thickness: Int) {
        let found = look("xxxxxxxx", .systemFont(ofSize: size, weight: weight), scale: scale)
        #expect(found.gap == gap && found.thickness == thickness && found.cut == 0)
    }

    @Test("an underline leaves out descenders and its own thickness beside them")
    func descenders() {
        let font = UIFont.systemFont(ofSize: 16, weight: .bold)
        // A stem of 7 pixels, and 5 on each side.
        #expect((15...18).contains(look("xxxxpxxx", font, scale: 3).cut))
    }
}
