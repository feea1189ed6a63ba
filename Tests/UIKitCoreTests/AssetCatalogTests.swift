import Foundation
import Testing
import UIKit

@MainActor @Suite struct AssetCatalogTests {
    /// A bundle's folder, its catalog as Xcode writes one.
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString).bundle")
        try write("Assets.xcassets/Accent.colorset", [
            "colors": [
                ["idiom": "universal", "color": ["color-space": "srgb", "components": ["red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500"]]],
                ["idiom": "universal", "appearances": [["appearance": "luminosity", "value": "dark"]],
                 "color": ["color-space": "srgb", "components": ["red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"]]],
            ]
        ])
        try write("Assets.xcassets/Shop", ["properties": ["provides-namespace": true]])
        try write("Assets.xcassets/Shop/Basket.imageset", [
            "images": [["idiom": "universal", "scale": "1x", "filename": "basket.png"], ["idiom": "universal", "scale": "3x", "filename": "basket3.png"]],
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
        try UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).pngData { _ in }.write(to: folder.appendingPathComponent(path))
    }

    private func components(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> [CGFloat]? {
        color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.components
    }

    @Test(arguments: [false, true]) func coloursAndImagesOfABundle(isLink: Bool) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var path = folder.path
        // A staged app links to the bundles of its packages.
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
}
