import Foundation
import Testing
import UIKit

@MainActor @Suite struct AssetCatalogTests {
    /// A bundle's folder with an asset catalog in Xcode's format.
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString).bundle")
        try write(
            "Assets.xcassets/Accent.colorset",
            [
                "colors": [
                    [
                        "idiom": "universal",
                        "color": ["color-space": "srgb", "components": ["red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500"]],
                    ],
                    [
                        "idiom": "universal", "appearances": [["appearance": "luminosity", "value": "dark"]],
                        "color": [
                            "color-space": "srgb", "components": ["red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"],
                        ],
                    ],
                ]
            ])
        try write("Assets.xcassets/Shop", ["properties": ["provides-namespace": true]])
        try write(
            "Assets.xcassets/Shop/Basket.imageset",
            [
                "images": [
                    ["idiom": "universal", "scale": "1x", "filename": "basket.png"],
                    ["idiom": "universal", "scale": "3x", "filename": "basket3.png"],
                ],
                "properties": ["template-rendering-intent": "template"],
            ])
        try picture(2, "Assets.xcassets/Shop/Basket.imageset/basket.png")
        try picture(6, "Assets.xcassets/Shop/Basket.imageset/basket3.png")
    }

    private func write(_ set: String, _ contents: [String: Any]) throws {
        let url = folder.appendingPathComponent(set)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try JSONSerialization.data(withJSONObject: contents).write(to: url.appendingPathComponent("Contents.json"))
    }

    private func picture(_ side: CGFloat, _ path: String) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        try UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).pngData { _ in }.write(
            to: folder.appendingPathComponent(path))
    }

    private func components(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> [CGFloat]? {
        color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.components
    }

    @Test("an image has its catalog's cap and alignment insets, which are in pixels") func insets() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            "Assets.xcassets/Shadow.imageset",
            [
                "images": [
                    [
                        "idiom": "universal", "scale": "3x", "filename": "shadow.png",
                        "alignment-insets": ["top": 3, "left": 6, "bottom": 9, "right": 12],
                        "resizing": [
                            "mode": "3-part-horizontal", "center": ["mode": "tile", "width": 1], "cap-insets": ["left": 15, "right": 18],
                        ],
                    ]
                ]
            ])
        try picture(36, "Assets.xcassets/Shadow.imageset/shadow.png")
        let bundle = try #require(Bundle(path: folder.path))
        let image = UIImage(named: "Shadow", in: bundle, compatibleWith: UITraitCollection(displayScale: 3))
        #expect(image?.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(image?.capInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6) && image?.resizingMode == .tile)
    }

    @Test("an image view shows the variant of a catalog's image for its traits, and the image's asset has all of them")
    func dynamicImages() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            "Assets.xcassets/Moon.imageset",
            [
                "images": [
                    ["idiom": "universal", "filename": "light.png"],
                    [
                        "idiom": "universal", "filename": "dark.png", "appearances": [["appearance": "luminosity", "value": "dark"]],
                    ],
                ]
            ])
        try picture(2, "Assets.xcassets/Moon.imageset/light.png")
        try picture(4, "Assets.xcassets/Moon.imageset/dark.png")
        let bundle = try #require(Bundle(path: folder.path))
        let light = UITraitCollection(userInterfaceStyle: .light), dark = UITraitCollection(userInterfaceStyle: .dark)
        let image = try #require(UIImage(named: "Moon", in: bundle, compatibleWith: light)), asset = try #require(image.imageAsset)
        #expect(image.cgImage?.width == 2 && asset.image(with: light).cgImage?.width == 2)
        let other = asset.image(with: dark)
        #expect(other.cgImage?.width == 4 && other.imageAsset === asset && other.traitCollection.userInterfaceStyle == .dark)
        #expect(image.withConfiguration(UIImage.Configuration(traitCollection: dark)).cgImage?.width == 4)
        let view = UIImageView()
        view.overrideUserInterfaceStyle = .dark
        view.image = image
        #expect((view.layer.contents as? CGImage)?.width == 4 && view.image === image)
        view.image = image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
        #expect((view.layer.contents as? CGImage)?.width == 4 && view.alignmentRectInsets.top == 1)
        view.overrideUserInterfaceStyle = .light
        view.image = other
        #expect((view.layer.contents as? CGImage)?.width == 2)
    }

    @Test("an image that is registered with another's asset is shown for its traits")
    func registeredImages() {
        defer { try? FileManager.default.removeItem(at: folder) }
        func picture(_ side: CGFloat) -> UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in }
        }
        let image = picture(3)
        image.imageAsset?.register(picture(5), with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(image.imageAsset === image.imageAsset)
        for (style, width) in [(UIUserInterfaceStyle.light, 3), (.dark, 5)] {
            let view = UIImageView()
            view.overrideUserInterfaceStyle = style
            view.image = image
            #expect((view.layer.contents as? CGImage)?.width == width)
            #expect(image.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: style)).cgImage?.width == width)
        }
    }

    @Test("an image's name may be its path") func path() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try picture(4, "card@2x.png")
        let image = UIImage(named: folder.appendingPathComponent("card.png").path)
        #expect(image?.size == CGSize(width: 2, height: 2) && image?.scale == 2)
        #expect(UIImage(named: folder.appendingPathComponent("none.png").path) == nil)
    }

    @Test("a picture's spoken name is that of its file or in its catalog, with spaces for underscores and hyphens")
    func spokenNames() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try picture(4, "btn-play_20x20@2x.png")
        let file = try #require(UIImage(named: folder.appendingPathComponent("btn-play_20x20.png").path))
        let bundle = try #require(Bundle(path: folder.path)), traits = UITraitCollection(displayScale: 3)
        let basket = try #require(UIImage(named: "Shop/Basket", in: bundle, compatibleWith: traits))
        #expect(file.spokenName == "btn play 20x20" && basket.spokenName == "Basket" && basket.givenName == "Shop/Basket")
        basket.accessibilityLabel = "Cart"
        #expect(basket.spokenName == "Cart")
    }

    @Test("a bundle's asset catalog has colors and images by name, also if the bundle is a symbolic link", arguments: [false, true])
    func colorsAndImages(isLink: Bool) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var path = folder.path
        // A staged app has symbolic links to the bundles of its packages.
        if isLink {
            path = folder.deletingPathExtension().path + ".resources"
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path)
        }
        defer { if isLink { try? FileManager.default.removeItem(atPath: path) } }
        let bundle = try #require(Bundle(path: path))
        let accent = UIColor(named: "Accent", in: bundle, compatibleWith: nil)
        let light = try #require(components(accent, .light))
        #expect(zip(light, [1, 128.0 / 255, 0.2, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
        #expect(components(accent, .dark) == [0, 0, 1, 1])
        #expect(UIColor(named: "Basket", in: bundle, compatibleWith: nil) == nil)
        let basket = UIImage(named: "Shop/Basket", in: bundle, compatibleWith: UITraitCollection(displayScale: 3))
        #expect(basket?.scale == 3 && basket?.size == CGSize(width: 2, height: 2) && basket?.renderingMode == .alwaysTemplate)
        #expect(UIImage(named: "Basket", in: bundle, compatibleWith: nil) == nil)
    }

    @Test("a color that is read again from its asset is equal, also with another alpha, and prints its name")
    func equalColors() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            "Assets.xcassets/Twin.colorset",
            [
                "colors": [
                    [
                        "idiom": "universal",
                        "color": ["color-space": "srgb", "components": ["red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500"]],
                    ]
                ]
            ])
        let bundle = try #require(Bundle(path: folder.path))
        func color(_ name: String) throws -> UIColor { try #require(UIColor(named: name, in: bundle, compatibleWith: nil)) }
        let accent = try color("Accent"), again = try color("Accent"), twin = try color("Twin")
        #expect(accent == again && accent.hash == again.hash)
        #expect(accent.withAlphaComponent(0.2) == again.withAlphaComponent(0.2) && accent.withAlphaComponent(0.2) != accent)
        #expect(accent != twin && twin != twin.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
        #expect(accent.description.hasPrefix("<UIDynamicCatalogColor: 0x") && accent.description.hasSuffix("; name = Accent>"))
    }

    /// As exported by Apple's SF Symbols app: an artboard, guides, and a square of 50 units in the small regular template.
    private static let template = """
        <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><style>.monochrome-0 {fill:#000000} .Preview {opacity:0}</style>
        <g id="Notes"><rect height="2200" id="artboard" style="fill:white;opacity:1" width="3300" x="0" y="0"/></g>
        <g id="Guides"><line id="Baseline-S" style="fill:none;stroke:#27AAE1" x1="263" x2="3036" y1="696" y2="696"/></g>
        <g id="Symbols">
        <g id="Black-S" transform="matrix(1 0 0 1 2884 696)"><path class="monochrome-0" d="M0 0L80 0L80-80L0-80Z"/></g>
        <g id="Regular-S" transform="matrix(1 0 0 1 1403 696)"><path class="monochrome-0" d="M10 0L60 0L60-50L10-50Z"/><path class="Preview" d="M0 0L999 0L999-999Z"/></g>
        </g></svg>
        """

    @Test("a custom symbol is scaled from its template to the requested size")
    func symbols() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("Assets.xcassets/box.symbolset", ["symbols": [["idiom": "universal", "filename": "box.svg"]]])
        try Data(Self.template.utf8).write(to: folder.appendingPathComponent("Assets.xcassets/box.symbolset/box.svg"))
        let bundle = try #require(Bundle(path: folder.path))
        let image = try #require(UIImage(named: "box", in: bundle, with: UIImage.SymbolConfiguration(pointSize: 30)))
        #expect(image.isSymbolImage && image.symbolConfiguration?.pointSize == 30)
        // 50 of 100 units, with a medium symbol 1 / 0.78 of a small one, and the margins of every symbol.
        let side = 50 * 0.3 / 0.78
        #expect(abs(image.size.width - side - 2 * 0.0784 * 30) <= 1.0 / 6 && abs(image.size.height - side - 2 * 0.0588 * 30) <= 1.0 / 6)
        let drawn = try #require(image.cgImage?.dataProvider?.data)
        let opaque = stride(from: 3, to: drawn.count, by: 4).count { drawn[$0] > 127 }
        #expect(abs(Double(opaque) - side * side * 9) < 4 * side * 3)
        let larger = try #require(
            UIImage(named: "box", in: bundle, compatibleWith: nil)?.withConfiguration(UIImage.SymbolConfiguration(scale: .large)))
        #expect(larger.size.width > UIImage(named: "box", in: bundle, compatibleWith: nil)?.size.width ?? 99)
    }
}
