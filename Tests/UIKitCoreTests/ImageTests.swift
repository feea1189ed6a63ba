import Foundation
import RuleTrait
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ImageTests {
    /// Returns the colors of a view's pixels at scale 1, row by row.
    private func pixels(_ view: UIView) -> [[UInt32]] {
        let compositor = Compositor(rootLayer: view.layer, size: view.bounds.size, scale: 1)
        defer { RenderTree.remove(view.layer) }
        compositor.render()
        return (0..<Int(view.bounds.height)).map { y in (0..<Int(view.bounds.width)).map { compositor.pixels.row(y)[$0] & 0xFFFFFF } }
    }

    /// Two by two pixels: red at the upper left, green elsewhere.
    private var corner: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
            UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    private let red: UInt32 = 0xFF0000
    private let green: UInt32 = 0x00FF00

    // Icons in pictures of thumbtack/thumbprint-ios (PillTest, iOS 17.5).
    @Test(
        "an image that is larger than its view is drawn beyond it, also in the tint color, unless the view clips",
        arguments: [UIImage.RenderingMode.alwaysOriginal, .alwaysTemplate], [false, true])
    func overflow(_ mode: UIImage.RenderingMode, _ clips: Bool) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 6)), view = UIImageView(image: image.withRenderingMode(mode))
        root.backgroundColor = .white
        view.frame = CGRect(x: 2, y: 2, width: 2, height: 2)
        view.contentMode = .center
        view.clipsToBounds = clips
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        root.addSubview(view)
        let drawn = pixels(root).enumerated().flatMap { y, row in row.indices.filter { row[$0] == red }.map { (x: $0, y: y) } }
        #expect(drawn.count == (clips ? 4 : 16) && drawn.first.map { $0.x == (clips ? 2 : 1) && $0.y == (clips ? 2 : 1) } == true)
    }

    @Test("a pattern color tiles a view from its own corner")
    func pattern() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 3))
        let view = UIView(frame: CGRect(x: 1, y: 1, width: 4, height: 2))
        view.backgroundColor = UIColor(patternImage: corner)
        root.addSubview(view)
        let rows = pixels(root)
        #expect(rows[1] == [0, red, green, red, green])
        #expect(rows[2] == [0, green, green, green, green])
    }

    @Test("a resizable image without caps tiles, and is stretched only with .stretch")
    func tiles() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
        view.image = corner.resizableImage(withCapInsets: .zero)
        #expect(pixels(view)[0] == [red, green, red, green])
    }

    @Test("tiles of one pixel fill their part, and caps keep their size")
    func narrowTiles() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        }
        view.image = drawn.resizableImage(
            withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .tile)
        let rows = pixels(view), middle = [red] + [UInt32](repeating: green, count: 38) + [red]
        #expect(rows[0].allSatisfy { $0 == red } && rows[29].allSatisfy { $0 == red })
        #expect(rows[1..<29].allSatisfy { $0 == middle })
    }

    @Test("a middle of one pixel is drawn at a scale of 3, too, where its edges are thirds of a point")
    func thirds() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 193.0 / 3, height: 1), format: format).image { context in
            UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 65, height: 1))
        }
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 1))
        view.image = drawn.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 32))
        #expect(pixels(view)[0].allSatisfy { $0 == green })
    }

    @Test("an image with a tint color keeps it, and a tinted symbol stays a template")
    func tints() {
        let view = UIImageView(image: corner.withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1)))
        #expect(pixels(view).flatMap { $0 }.allSatisfy { $0 == 0x0000FF })
        let symbol = UIImage(systemName: "square.fill")?.withTintColor(.red)
        #expect(symbol?.isTemplate == true)
        #expect(symbol?.withRenderingMode(.alwaysOriginal).isTemplate == false)
    }

    @Test("the template of an image without alpha is entirely filled")
    func opaqueTemplate() throws {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, true)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in corner.draw(at: .zero) }
        let view = UIImageView(image: picture.withRenderingMode(.alwaysTemplate))
        view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(pixels(view).flatMap { $0 }.allSatisfy { $0 == 0x0000FF })
    }

    @Test("a palette colors a symbol's layers, and a hierarchy makes the enclosure lighter")
    func symbolLayers() throws {
        func colors(_ configuration: UIImage.SymbolConfiguration) throws -> (sign: UInt32, rim: UInt32) {
            let image = try #require(
                UIImage(
                    systemName: "plus.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100).applying(configuration)))
            let view = UIImageView(image: image)
            view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            let rows = pixels(view)
            return (rows[rows.count / 2][rows[0].count / 2], rows[rows.count / 2][rows[0].count / 6])
        }
        let palette = try colors(
            UIImage.SymbolConfiguration(paletteColors: [
                UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1),
            ]))
        #expect(palette == (0xFF0000, 0x0000FF))
        let hierarchy = try colors(UIImage.SymbolConfiguration(hierarchicalColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
        #expect(hierarchy == (0xFF0000, 0x800000))
        // One color for both makes the inner symbol a hole.
        let plain = try colors(UIImage.SymbolConfiguration(scale: .default))
        #expect(plain == (0x000000, green))
        #expect(!UIImage.SymbolConfiguration(hierarchicalColor: .red).isEqual(UIImage.SymbolConfiguration(paletteColors: [.red])))
    }

    @Test("an original symbol of the weather has its own colors: a white cloud, a yellow sun, cyan rain")
    func weatherColors() throws {
        func colors(_ name: String, _ mode: UIImage.RenderingMode, _ configuration: UIImage.SymbolConfiguration = .unspecified) throws
            -> Set<UInt32>
        {
            let size = UIImage.SymbolConfiguration(pointSize: 100).applying(configuration)
            let view = UIImageView(image: try #require(UIImage(systemName: name, withConfiguration: size)).withRenderingMode(mode))
            view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            view.backgroundColor = .black
            var counts: [UInt32: Int] = [:]
            for color in pixels(view).joined() { counts[color, default: 0] += 1 }
            // Edges blend.
            return Set(counts.filter { $0.value > 100 }.keys)
        }
        let white: UInt32 = 0xFFFFFF, yellow: UInt32 = 0xFFCC00, cyan: UInt32 = 0x32ADE6
        #expect(try colors("cloud.sun.fill", .alwaysOriginal) == [0, white, yellow])
        #expect(try colors("cloud.rain.fill", .alwaysOriginal) == [0, white, cyan])
        #expect(try colors("sun.max.fill", .automatic, .preferringMulticolor()) == [0, yellow])
        #expect(try colors("cloud.sun.fill", .automatic) == [0, 0x00FF00])
        let other = try colors("gearshape", .automatic, .preferringMulticolor())
        // Covered pixels may be one step less than opaque.
        #expect(other.subtracting([0x00FE00]) == [0, 0x00FF00])
    }

    @Test("a heavier weight leaves most of the sign in a filled symbol open")
    func heavySign() throws {
        func hole(_ weight: UIImage.SymbolWeight) throws -> Int {
            let image = try #require(
                UIImage(systemName: "plus.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100, weight: weight)))
            let view = UIImageView(image: image)
            view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            let rows = pixels(view), side = rows.count
            return rows[side / 3..<2 * side / 3].joined().filter { $0 == 0 }.count
        }
        let (heavy, regular) = (try hole(.heavy), try hole(.regular))
        #expect(regular > 0)
        #expect(heavy * 4 >= regular * 3)
    }

    @Test("symbols are as wide as drawn: a circle is 19⅔ by 19 at body size, a chevron narrower")
    func symbolSizes() throws {
        let circle = try #require(UIImage(systemName: "circle.fill")).size,
            chevron = try #require(UIImage(systemName: "chevron.right")).size
        #expect(abs(circle.width - 59.0 / 3) < 0.01 && abs(circle.height - 19) < 0.01)
        #expect(chevron.width < 13 && chevron.height < 18)
        #expect(UIImage(systemName: "forward.fill") != UIImage(systemName: "arrowshape.turn.up.right.fill"))
    }

    /// `symbol(system: play.circle.fill) {20, 19} baseline=3.5 … alignmentRectInsets={-0.5, 0, -0.5, 0}`, printed at 2x in the notes of
    /// FastMDb.
    @Test("a symbol's alignment rectangle is a line of the text beside it, for all symbols; an app's own insets take precedence")
    func symbolAlignment() throws {
        let circle = try #require(UIImage(systemName: "circle.fill"))
        #expect(abs(circle.alignmentRectInsets.top + 0.5) < 0.51 && abs(circle.alignmentRectInsets.bottom + 0.5) < 0.51)
        let lines = try ["circle.fill", "minus", "chevron.down", "heart.fill"].map { name in
            let image = try #require(UIImage(systemName: name))
            return image.size.height - image.alignmentRectInsets.top - image.alignmentRectInsets.bottom
        }
        #expect(lines.allSatisfy { abs($0 - lines[0]) < 0.01 && abs($0 - 20.29) < 0.4 })
        #expect(circle.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).alignmentRectInsets.left == 2)
    }

    @Test("vibrant content has one color, whatever color it was drawn in")
    func vibrancy() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
        root.backgroundColor = .white
        let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
        view.frame = root.bounds
        for (x, color) in [(0, UIColor.red), (4, .green)] as [(CGFloat, UIColor)] {
            let part = UIView(frame: CGRect(x: x, y: 0, width: 4, height: 4))
            part.backgroundColor = color
            view.contentView.addSubview(part)
        }
        root.addSubview(view)
        let row = pixels(root)[1]
        #expect(Set(row).count == 1 && row[0] & 0xFF < 0x40)
    }
}
