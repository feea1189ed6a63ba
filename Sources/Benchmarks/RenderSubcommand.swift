import BenchmarkReport
import Foundation
import UIKitStoryboards

/// `render [SCENE …]`: B4 draws a phone screen and encodes it as PNG, as the peers do, and then draws frames of an iPhone 15's screen of
/// 1179 × 2556 pixels, as in the tables of rendering.md. Words that are not scenes are ignored.
@MainActor
func runRenderBenchmark(_ words: [String]) throws {
    let scenes: KeyValuePairs<String, @MainActor () -> Void> = [
        "phone": RenderBenchmark.phone, "list": RenderBenchmark.list, "cards": RenderBenchmark.cards,
        "gradients": RenderBenchmark.gradients,
        "blur": RenderBenchmark.blur, "push": RenderBenchmark.push, "layers": RenderBenchmark.layers, "png": RenderBenchmark.picture,
        "photo": RenderBenchmark.photo, "labels": RenderBenchmark.labels,
    ]
    let chosen = words.filter { word in scenes.contains { $0.key == word } }
    for (name, scene) in scenes where chosen.isEmpty || chosen.contains(name) { scene() }
}

/// `first-frame`: B5 creates a phone screen, draws it once, a pixel for each point as the peers do, and exits. Prints the time since `main`
/// began. `--png FILE` draws it for an iPhone's screen and writes the frame.
@MainActor
func runFirstFrameBenchmark(_ words: [String]) throws {
    let file = words.count > 1 && words[0] == "--png" ? words[1] : nil
    var frame: Compositor?
    let elapsed = milliseconds {
        let window = makePhoneScreen()
        let compositor = Compositor(rootLayer: window.layer, size: window.bounds.size, scale: file == nil ? 1 : 3)
        compositor.render()
        frame = compositor
    }
    if let file, let frame { try PNGEncoder.encode(frame.pixels).write(to: URL(fileURLWithPath: file)) }
    report("B5", "main to the first frame", [elapsed], operations: 1)
}

/// Text that is drawn directly into the frame, as a label's is.
@MainActor
private final class TextContent: ImmediateContent {
    let layout: TextLayout
    let color: CGColor

    init(_ string: String, size: CGFloat, weight: CGFloat = 0, gray: CGFloat = 0) {
        layout = TextLayout(string, font: .system(size: size, weight: weight), TextConstraints(width: .infinity, maximumLines: 1))
        color = CGColor(gray: gray, alpha: 1)
    }

    func drawContent(of layer: CALayer, in context: CGContext) { layout.draw(in: context, at: layer.bounds.origin, color: color) }
}

@MainActor
private enum RenderBenchmark {
    static let size = CGSize(width: 393, height: 852)
    static var contents: [TextContent] = []

    static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ gray: CGFloat? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        if let gray { layer.backgroundColor = CGColor(gray: gray, alpha: 1) }
        return layer
    }

    static func text(_ string: String, _ x: CGFloat, _ y: CGFloat, size: CGFloat, weight: CGFloat = 0, gray: CGFloat = 0) -> CALayer {
        let content = TextContent(string, size: size, weight: weight, gray: gray)
        contents.append(content)
        let layer = box(x, y, content.layout.size.width.rounded(.up), content.layout.size.height.rounded(.up))
        layer.immediateContent = content
        return layer
    }

    /// A navigation bar, twelve rows with an icon, two texts, and a separator, and a tab bar.
    static func makeList() -> CALayer {
        let screen = box(0, 0, size.width, size.height, 1)
        for row in 0..<12 {
            let cell = box(0, 100 + CGFloat(row) * 56, size.width, 56, 1)
            let icon = box(16, 8, 40, 40, 0.8)
            icon.cornerRadius = 8
            cell.addSublayer(icon)
            cell.addSublayer(text("Row number \(row) with a title", 72, 7, size: 17))
            cell.addSublayer(text("A second line that says a little more about it", 72, 31, size: 13, gray: 0.45))
            cell.addSublayer(box(72, 55.67, size.width - 72, 0.33, 0.8))
            screen.addSublayer(cell)
        }
        let bar = box(0, 0, size.width, 100, 0.97)
        bar.addSublayer(text("Recipes", 160, 60, size: 17, weight: 0.3))
        bar.addSublayer(box(0, 99.67, size.width, 0.33, 0.7))
        screen.addSublayer(bar)
        let tabs = box(0, size.height - 83, size.width, 83, 0.97)
        for tab in 0..<5 {
            let icon = CAShapeLayer()
            icon.frame = CGRect(x: 26 + CGFloat(tab) * 78, y: 8, width: 26, height: 26)
            icon.path = CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 24, height: 24), transform: nil)
            icon.fillColor = CGColor(gray: 0.6, alpha: 1)
            tabs.addSublayer(icon)
            tabs.addSublayer(text("Tab \(tab)", 28 + CGFloat(tab) * 78, 36, size: 10, gray: 0.6))
        }
        screen.addSublayer(tabs)
        return screen
    }

    static func measure(_ what: String, bench: String = "render", runs: Int = 60, _ frame: () -> Void) {
        for _ in 0..<5 { frame() }
        report(bench, what, (0..<runs).map { _ in milliseconds(frame) }, operations: 1)
    }

    static func compositor(_ root: CALayer, size: CGSize = size) -> Compositor {
        let compositor = Compositor(rootLayer: root, size: size, scale: 3)
        CATransaction.setDisableActions(true)
        compositor.render()
        return compositor
    }

    static func list() {
        let screen = makeList()
        let compositor = compositor(screen)
        measure("redraw a list screen") { compositor.renderEverything() }
        let row = screen.sublayers?[5]
        var gray: CGFloat = 0.9
        measure("one dirty row") {
            CATransaction.setDisableActions(true)
            gray = gray == 0.9 ? 0.91 : 0.9
            row?.backgroundColor = CGColor(gray: gray, alpha: 1)
            compositor.render()
        }
    }

    static func cards() {
        let screen = box(0, 0, size.width, size.height, 0.95)
        for index in 0..<40 {
            let card = box(16 + CGFloat(index % 4) * 92, 20 + CGFloat(index / 4) * 82, 84, 70, 1)
            card.cornerRadius = 12
            (card.shadowOpacity, card.shadowRadius) = (0.3, 8)
            card.shadowOffset = CGSize(width: 0, height: 4)
            screen.addSublayer(card)
        }
        let compositor = compositor(screen)
        measure("40 rounded rectangles with cached shadows") { compositor.renderEverything() }
    }

    static func blur() {
        let screen = makeList()
        let strip = BackdropLayer()
        strip.frame = CGRect(x: 0, y: 0, width: size.width, height: 100)
        screen.addSublayer(strip)
        let compositor = compositor(screen)
        measure("blurred navigation strip") {
            CATransaction.setDisableActions(true)
            strip.saturation = strip.saturation == 1.8 ? 1.81 : 1.8
            compositor.render()
        }
    }

    static func push() {
        let root = box(0, 0, size.width, size.height, 0)
        let (below, above) = (makeList(), makeList())
        let dim = box(0, 0, size.width, size.height)
        dim.backgroundColor = CGColor(gray: 0, alpha: 0.1)
        for layer in [below, dim, above] { root.addSublayer(layer) }
        let compositor = compositor(root)
        var x: CGFloat = 0
        measure("push transition frame, two opaque screens") {
            CATransaction.setDisableActions(true)
            x = x > 380 ? 3 : x + 7
            below.position.x = size.width / 2 - 0.3 * (size.width - x)
            above.position.x = size.width / 2 + x
            compositor.render()
        }
    }

    static func layers() {
        measure("1000 layers made and committed", runs: 20) {
            let root = box(0, 0, size.width, size.height, 1)
            for index in 0..<200 {
                let row = box(0, CGFloat(index) * 4, size.width, 4, 0.9)
                for column in 0..<4 { row.addSublayer(box(CGFloat(column) * 90, 0, 80, 4, 0.5)) }
                root.addSublayer(row)
            }
            RenderTree.add(root)
            CATransaction.flush()
            RenderTree.remove(root)
        }
    }

    /// B4 as the peers measure it: a page that changed is drawn completely, and then encoded.
    static func phone() {
        let window = makePhoneScreen()
        let compositor = compositor(window.layer, size: window.bounds.size)
        measure("render a phone screen at 1170x2532", bench: "B4", runs: 30) { compositor.renderEverything() }
        measure("encode it as PNG", bench: "B4", runs: 30) { _ = PNGEncoder.encode(compositor.pixels) }
        window.isHidden = true
    }

    static func gradients() {
        let screen = box(0, 0, size.width, size.height, 1)
        for index in 0..<2 {
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 0, y: CGFloat(index) * size.height / 2, width: size.width, height: size.height / 2)
            gradient.colors = [CGColor(red: 1, green: 0.2, blue: 0.3, alpha: 1), CGColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)]
            gradient.type = index == 0 ? .axial : .radial
            (gradient.startPoint, gradient.endPoint) =
                index == 0 ? (.zero, CGPoint(x: 1, y: 1)) : (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
            screen.addSublayer(gradient)
        }
        let compositor = compositor(screen)
        measure("a diagonal and a radial gradient, half a screen each") { compositor.renderEverything() }
    }

    /// A gradient with noise, which compresses about as well as photographs.
    private static func makePhoto() -> Data? {
        guard let buffer = PixelBuffer(width: 4032, height: 3024, isOpaque: true) else { return nil }
        var seed: UInt32 = 1
        for y in 0..<buffer.height {
            let row = buffer.row(y)
            for x in 0..<buffer.width {
                if x & 7 == 0 { seed = seed &* 1_664_525 &+ 1_013_904_223 }
                let noise = seed >> 27
                row[x] =
                    0xFF00_0000 | (UInt32(x * 200 / buffer.width) + noise) << 16 | (UInt32(y * 200 / buffer.height) + noise) << 8
                    | (100 + noise)
            }
        }
        buffer.markDirty()
        return UIImage(cgImage: CGImage(buffer)).jpegData(compressionQuality: 0.85)
    }

    static func photo() {
        guard let data = makePhoto() else { return }
        measure("12-megapixel JPEG to screen width, decode and scale", runs: 12) {
            _ = UIImage(data: data, scale: 3)?.preparingThumbnail(of: CGSize(width: size.width, height: 1000))
        }
    }

    static func labels() {
        var fresh: [Double] = [], again: [Double] = []
        for round in 0..<15 {
            let labels = (0..<1000).map { index in
                let label = UILabel()
                label.text = "Label \(round) \(index)"
                return label
            }
            func total() -> CGFloat { labels.reduce(0) { $0 + $1.intrinsicContentSize.width } }
            fresh.append(milliseconds { _ = total() })
            again.append(milliseconds { _ = total() })
        }
        report("render", "measuring 1000 new labels", fresh, operations: 1000)
        report("render", "measuring 1000 labels again", again, operations: 1000)
    }

    static func picture() {
        let compositor = compositor(makeList())
        measure("PNG of the frame") { _ = PNGEncoder.encode(compositor.pixels) }
    }
}
