import Foundation

/// The name of a file in an asset catalog.
public typealias NSDataAssetName = String

/// A file in an asset catalog.
public final class NSDataAsset: NSObject {
    /// The name in the catalog.
    public let name: NSDataAssetName
    /// The file's content.
    public let data: Data
    /// The uniform type identifier in the catalog; `public.data` if it has none.
    public let typeIdentifier: String

    /// Reads a file of the main bundle's catalog; `nil` if there is none with the name.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Reads the variant of a file that fits the current traits; `nil` if there is none with the name.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let set = AssetCatalog.of(bundle).set(.data, named: name),
            let variant = set.best(for: .current, scale: 1, where: { $0["filename"] != nil }),
            let filename = variant["filename"] as? String,
            let data = try? Data(contentsOf: set.folder.appendingPathComponent(filename))
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = variant["universal-type-identifier"] as? String ?? "public.data"
        super.init()
    }
}
