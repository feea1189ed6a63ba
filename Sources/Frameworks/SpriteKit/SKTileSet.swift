import UIKit

/// The neighbors of a tile that belong to its group, clockwise from the one above.
public struct SKTileAdjacencyMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A neighbor on a grid of rectangles.
    public static let adjacencyUp = Self(rawValue: 1), adjacencyUpperRight = Self(rawValue: 2), adjacencyRight = Self(rawValue: 4)
    /// A neighbor on a grid of rectangles.
    public static let adjacencyLowerRight = Self(rawValue: 8), adjacencyDown = Self(rawValue: 16), adjacencyLowerLeft = Self(rawValue: 32)
    /// A neighbor on a grid of rectangles.
    public static let adjacencyLeft = Self(rawValue: 64), adjacencyUpperLeft = Self(rawValue: 128)
    /// All eight neighbors.
    public static let adjacencyAll = Self(rawValue: 255)

    /// The neighbors of a tile at the edge of an area, on the side that the name says.
    public static let adjacencyUpEdge = Self(rawValue: 124), adjacencyUpperRightEdge = Self(rawValue: 112)
    /// The neighbors of a tile at the edge of an area, on the side that the name says.
    public static let adjacencyRightEdge = Self(rawValue: 241), adjacencyLowerRightEdge = Self(rawValue: 193)
    /// The neighbors of a tile at the edge of an area, on the side that the name says.
    public static let adjacencyDownEdge = Self(rawValue: 199), adjacencyLowerLeftEdge = Self(rawValue: 7)
    /// The neighbors of a tile at the edge of an area, on the side that the name says.
    public static let adjacencyLeftEdge = Self(rawValue: 31), adjacencyUpperLeftEdge = Self(rawValue: 28)
    /// All neighbors except for the one opposite to the corner that the name says.
    public static let adjacencyUpperRightCorner = Self(rawValue: 223), adjacencyLowerRightCorner = Self(rawValue: 127)
    /// All neighbors except for the one opposite to the corner that the name says.
    public static let adjacencyLowerLeftCorner = Self(rawValue: 253), adjacencyUpperLeftCorner = Self(rawValue: 247)

    static let sides: Self = [.adjacencyUp, .adjacencyRight, .adjacencyDown, .adjacencyLeft]

    /// A neighbor on a grid of hexagons with a flat top.
    public static let hexFlatAdjacencyUp = Self(rawValue: 1), hexFlatAdjacencyUpperRight = Self(rawValue: 2)
    /// A neighbor on a grid of hexagons with a flat top.
    public static let hexFlatAdjacencyLowerRight = Self(rawValue: 4), hexFlatAdjacencyDown = Self(rawValue: 8)
    /// A neighbor on a grid of hexagons with a flat top.
    public static let hexFlatAdjacencyLowerLeft = Self(rawValue: 16), hexFlatAdjacencyUpperLeft = Self(rawValue: 32)
    /// A neighbor on a grid of hexagons with a pointed top.
    public static let hexPointyAdjacencyUpperLeft = Self(rawValue: 1), hexPointyAdjacencyUpperRight = Self(rawValue: 2)
    /// A neighbor on a grid of hexagons with a pointed top.
    public static let hexPointyAdjacencyRight = Self(rawValue: 4), hexPointyAdjacencyLowerRight = Self(rawValue: 8)
    /// A neighbor on a grid of hexagons with a pointed top.
    public static let hexPointyAdjacencyLowerLeft = Self(rawValue: 16), hexPointyAdjacencyLeft = Self(rawValue: 32)
    /// All six neighbors of a hexagon.
    public static let hexFlatAdjacencyAll = Self(rawValue: 63), hexPointyAdjacencyAll = Self(rawValue: 63)
}

/// The arrangement of a map's tiles.
public enum SKTileSetType: UInt, Sendable { case grid, isometric, hexagonalFlat, hexagonalPointy }

/// The turn of a tile's picture, counterclockwise.
public enum SKTileDefinitionRotation: UInt, Sendable { case rotation0, rotation90, rotation180, rotation270 }

/// One tile's picture and its size in points.
open class SKTileDefinition: NSObject, NSCopying {
    /// The pictures, which follow each other. Only the first one is drawn.
    open var textures: [SKTexture]
    /// The textures for lighting. They are stored but have no effect.
    open var normalTextures: [SKTexture]
    /// The size of the tile in points.
    open var size: CGSize
    // FIXME(gap): animated tiles show their first picture.
    /// The seconds for which each picture is shown. They are stored but have no effect.
    open var timePerFrame: CGFloat
    /// The frequency among the definitions of a rule. 0 is never chosen.
    open var placementWeight = 1
    /// The turn of the picture.
    open var rotation = SKTileDefinitionRotation.rotation0
    /// Whether the picture is mirrored.
    open var flipVertically = false, flipHorizontally = false
    /// The name; nil for none.
    open var name: String?
    /// Custom values.
    open var userData: NSMutableDictionary?

    /// Creates a tile of pictures that follow each other.
    public init(textures: [SKTexture], normalTextures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
        (self.textures, self.normalTextures, self.size, self.timePerFrame) = (textures, normalTextures, size, timePerFrame)
    }
    /// Creates a tile without a picture.
    public override convenience init() { self.init(textures: [], normalTextures: [], size: .zero, timePerFrame: 0) }
    /// Creates a tile in the size of its texture.
    public convenience init(texture: SKTexture) { self.init(texture: texture, size: texture.size()) }
    public convenience init(texture: SKTexture, size: CGSize) { self.init(textures: [texture], size: size, timePerFrame: 0) }
    /// Creates a tile of a texture and one for lighting.
    public convenience init(texture: SKTexture, normalTexture: SKTexture, size: CGSize) {
        self.init(textures: [texture], normalTextures: [normalTexture], size: size, timePerFrame: 0)
    }
    /// Creates a tile of pictures that follow each other.
    public convenience init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
        self.init(textures: textures, normalTextures: [], size: size, timePerFrame: timePerFrame)
    }

    /// Returns a tile with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileDefinition(textures: textures, normalTextures: normalTextures, size: size, timePerFrame: timePerFrame)
        (copy.placementWeight, copy.rotation, copy.flipVertically) = (placementWeight, rotation, flipVertically)
        (copy.flipHorizontally, copy.name, copy.userData) = (flipHorizontally, name, userData)
        return copy
    }
}

/// The tiles of a group for one combination of neighbors.
open class SKTileGroupRule: NSObject, NSCopying {
    /// The neighbors that belong to the group.
    open var adjacency: SKTileAdjacencyMask
    /// The tiles to choose from, by their weights.
    open var tileDefinitions: [SKTileDefinition]
    /// The name; nil for none.
    open var name: String?

    public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
        (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileGroupRule(
            adjacency: adjacency, tileDefinitions: tileDefinitions.compactMap { $0.copy() as? SKTileDefinition })
        copy.name = name
        return copy
    }

    /// The tile for a place. SpriteKit chooses at random; here the place decides, so that a map looks the same on every run.
    func definition(column: Int, row: Int) -> SKTileDefinition? {
        let total = tileDefinitions.reduce(0) { $0 + max($1.placementWeight, 0) }
        guard total > 0 else { return tileDefinitions.first }
        var rest = ((column &* 73_856_093 ^ row &* 19_349_663) & Int.max) % total
        return tileDefinitions.first {
            rest -= max($0.placementWeight, 0)
            return rest < 0
        }
    }
}

/// Tiles that belong together, such as those of a meadow with its edges and corners.
open class SKTileGroup: NSObject, NSCopying {
    /// The rules that choose a tile by its neighbors.
    open var rules: [SKTileGroupRule]
    /// The name; nil for none.
    open var name: String?

    public init(rules: [SKTileGroupRule]) { self.rules = rules }
    /// Creates a group of a single tile.
    public convenience init(tileDefinition: SKTileDefinition) {
        self.init(rules: [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])])
    }
    /// Creates a group without tiles.
    public override convenience init() { self.init(rules: []) }
    /// Returns a group without tiles, which clears places of a map.
    open class func empty() -> SKTileGroup { SKTileGroup() }

    /// Returns a group with copies of the rules.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileGroup(rules: rules.compactMap { $0.copy() as? SKTileGroupRule })
        copy.name = name
        return copy
    }

    /// The rule for exactly these neighbors, or the one that differs in the fewest, among which those at a side count twice.
    func rule(for neighbors: SKTileAdjacencyMask) -> SKTileGroupRule? {
        func distance(_ rule: SKTileGroupRule) -> Int {
            let different = rule.adjacency.symmetricDifference(neighbors)
            return different.rawValue.nonzeroBitCount + different.intersection(.sides).rawValue.nonzeroBitCount
        }
        return rules.min { distance($0) < distance($1) }
    }
}

/// The groups of tiles for a map.
open class SKTileSet: NSObject, NSCopying {
    /// The groups to paint with.
    open var tileGroups: [SKTileGroup]
    /// The arrangement.
    open var type: SKTileSetType
    /// The name; nil for none.
    open var name: String?
    /// The group of new maps of the editor. It is stored but has no effect.
    open var defaultTileGroup: SKTileGroup?
    /// The size in points of new maps' tiles. It is stored but has no effect.
    open var defaultTileSize = CGSize.zero

    /// Creates a set with an arrangement.
    public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) { (self.tileGroups, type) = (tileGroups, tileSetType) }
    /// Creates a set of groups on a grid.
    public convenience init(tileGroups: [SKTileGroup]) { self.init(tileGroups: tileGroups, tileSetType: .grid) }
    /// Creates an empty set.
    public override convenience init() { self.init(tileGroups: []) }
    /// Loads a set by the name that it has in a file of the bundle. Fails if there is none.
    public convenience init?(named name: String) {
        let files = Bundle.main.paths(forResourcesOfType: "sks", inDirectory: nil).sorted()
        for file in files {
            guard let data = FileManager.default.contents(atPath: file),
                let found = KeyedArchive(data)?.tileSets.first(where: { $0.name == name })
            else { continue }
            self.init(tileGroups: found.tileGroups, tileSetType: found.type)
            (self.name, defaultTileGroup, defaultTileSize) = (name, found.defaultTileGroup, found.defaultTileSize)
            return
        }
        Console.log("SKTileSet: There is no tile set named \"\(name)\" in the app's bundle.")
        return nil
    }
    /// Loads the first set of a file.
    public convenience init?(from url: URL) {
        guard let found = (try? Data(contentsOf: url)).flatMap(KeyedArchive.init)?.tileSets.first else { return nil }
        self.init(tileGroups: found.tileGroups, tileSetType: found.type)
        (name, defaultTileGroup, defaultTileSize) = (found.name, found.defaultTileGroup, found.defaultTileSize)
    }

    /// Returns a set with copies of the groups.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileSet(tileGroups: tileGroups.compactMap { $0.copy() as? SKTileGroup }, tileSetType: type)
        (copy.name, copy.defaultTileGroup, copy.defaultTileSize) = (name, defaultTileGroup, defaultTileSize)
        return copy
    }
}
