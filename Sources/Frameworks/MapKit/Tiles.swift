import UIKit

/// A square picture of a part of the map.
public struct MKTileOverlayPath: Hashable, Sendable {
    /// The column, the row, and the zoom of the tile.
    public var x: Int, y: Int, z: Int
    /// The pixels in a point.
    public var contentScaleFactor: CGFloat
    /// Creates the path of the tile of the whole world.
    public init() { (x, y, z, contentScaleFactor) = (0, 0, 0, 0) }
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

/// Tiles of a server, whose links have the tiles' numbers in the places of `{x}`, `{y}`, `{z}`, and `{scale}`.
open class MKTileOverlay: NSObject, MKOverlay {
    open private(set) var urlTemplate: String?
    /// Whether the tiles replace the map. It is stored but has no effect.
    open var canReplaceMapContent = false
    open var coordinate: CLLocationCoordinate2D { .init() }
    open var boundingMapRect: MKMapRect { .world }
    /// The size of a tile in points.
    public final var tileSize = CGSize(width: 256, height: 256)
    /// Whether the rows count from the south.
    public final var isGeometryFlipped = false
    /// The smallest and the largest zoom of the tiles.
    public final var minimumZ = 0, maximumZ = 21
    /// Creates an overlay of tiles. Nil means that a subclass gives the links, or the pictures.
    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
    /// Returns the link of a tile.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let row = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
        let scale = path.contentScaleFactor > 1 ? "@\(Int(path.contentScaleFactor))x" : ""
        var text = urlTemplate ?? ""
        for (name, value) in [("{x}", "\(path.x)"), ("{y}", "\(row)"), ("{z}", "\(path.z)"), ("{scale}", scale)] {
            text = text.replacingOccurrences(of: name, with: value)
        }
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }
    /// Loads the picture of a tile. A renderer doesn't call it here.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        let url = url(forTilePath: path)
        nonisolated(unsafe) let result = result
        URLSession.shared.dataTask(with: url) { data, _, error in result(data, error) }.resume()
    }
    /// Returns the picture of a tile. Throws an error if it can't be loaded.
    open func loadTile(at path: MKTileOverlayPath) async throws -> Data {
        try await URLSession.shared.data(from: url(forTilePath: path)).0
    }
}

// FIXME(gap): tiles are neither loaded nor drawn by maps.
/// Draws nothing: tiles are not loaded.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// Creates a renderer of tiles, which aren't drawn.
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    /// Does nothing: tiles are not loaded.
    open func reloadData() {}
}
