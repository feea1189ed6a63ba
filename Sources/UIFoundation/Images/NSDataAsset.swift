import Foundation

public typealias NSDataAssetName = String

/// A file in an asset catalog.
public final class NSDataAsset: NSObject {
    public let name: NSDataAssetName
    public let data: Data
    public let typeIdentifier: String

    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

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
