import Testing
import UIKitText

@MainActor @Suite(.serialized) struct LinkLookTests {
    /// Returns which colors of at least half strength occur in a view on white: red, green, blue.
    private func colors(_ view: UIView, rows: Range<Int>? = nil) -> Set<String> {
        let compositor = Compositor(rootLayer: view.layer, size: view.bounds.size, scale: 1)
        defer { RenderTree.remove(view.layer) }
        compositor.render()
        var found: Set<String> = []
        for y in rows ?? 0..<Int(view.bounds.height) {
            for x in 0..<Int(view.bounds.width) {
                let pixel = compositor.pixels.row(y)[x]
                let (r, g, b) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
                if r - max(g, b) > 128 { found.insert("red") }
                if g - max(r, b) > 128 { found.insert("green") }
                if b - max(r, g) > 128 { found.insert("blue") }
            }
        }
        return found
    }

    private func view() -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        view.backgroundColor = .white
        view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.attributedText = NSAttributedString(
            string: "lllll",
            attributes: [
                .font: UIFont.boldSystemFont(ofSize: 24), .link: "/path", .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
            ])
        return view
    }

    @Test("links have the tint color, whatever their own, unless other attributes are set; without any, their own attributes show")
    func color() {
        let view = view()
        #expect(colors(view) == ["blue"])
        view.linkTextAttributes = [.foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)]
        #expect(colors(view) == ["green"])
        view.linkTextAttributes = [:]
        #expect(colors(view) == ["red"])
    }

    /// thumbtack/thumbprint-ios, AlertBannerTest: links are underlined in reference pictures.
    @Test("links are drawn with every attribute for links, and keep their font")
    func underline() throws {
        let view = view(), size = view.sizeThatFits(CGSize(width: 200, height: 100))
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.linkTextAttributes = [
            .foregroundColor: UIColor.white, .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: red,
            .font: UIFont.systemFont(ofSize: 90),
        ]
        #expect(view.sizeThatFits(CGSize(width: 200, height: 100)) == size)
        #expect(colors(view) == ["red"])
        view.linkTextAttributes = [.foregroundColor: UIColor.white, .backgroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)]
        #expect(colors(view) == ["green"])
    }
}
