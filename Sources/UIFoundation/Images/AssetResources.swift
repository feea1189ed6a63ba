import Foundation

/// An image of an asset catalog, by a name that the compiler checks. Xcode declares one for each; so does the project builder.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the resource of an image in a bundle's catalog.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A color of an asset catalog, by a name that the compiler checks.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the resource of a color in a bundle's catalog.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
    /// Creates the catalog's image, or an empty one if it was removed from the catalog after compilation.
    public convenience init(resource: ImageResource) {
        guard let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
            self.init()
            return
        }
        self.init(content: found.content, attributes: found.attributes)
    }
}

extension UIColor {
    /// Creates the catalog's color, which follows the traits; clear if it was removed from the catalog after compilation.
    public convenience init(resource: ColorResource) {
        let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear
        self.init(source: .dynamic { found.resolvedColor(with: $0) })
    }
}
