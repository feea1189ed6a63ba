import UIKit

/// A map of tiles in rows and columns, counted from the lower left corner.
// FIXME(gap): isometric and hexagonal sets are arranged as a grid of rectangles.
open class SKTileMapNode: SKNode {
    /// The program that draws pixels; nil for none. It is stored but has no effect.
    open var shader: SKShader?
    private struct Tile {
        let group: SKTileGroup
        let definition: SKTileDefinition?
        let picture: CALayer?
    }
    private let content = NodeLayer()
    /// The tiles, row by row from the bottom.
    private var tiles: [Tile?] = []

    /// Creates a map without tiles.
    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
        (self.tileSet, self.tileSize) = (tileSet, tileSize)
        (numberOfColumns, numberOfRows) = (max(columns, 0), max(rows, 0))
        super.init()
        layer.addSublayer(content)
        tiles = Array(repeating: nil, count: numberOfColumns * numberOfRows)
        place()
    }
    public convenience override init() { self.init(tileSet: SKTileSet(), columns: 0, rows: 0, tileSize: .zero) }
    /// Creates a map with the same group everywhere.
    public convenience init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        fill(with: tileGroup)
    }
    /// Creates a map with a group for each place, row by row from the bottom.
    public convenience init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, tileGroupLayout: [SKTileGroup]) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        set(tileGroupLayout.prefix(tiles.count).enumerated().map { ($0.offset, $0.element) })
    }
    public required init?(coder aDecoder: NSCoder) {
        (tileSet, tileSize, numberOfColumns, numberOfRows) = (SKTileSet(), .zero, 0, 0)
        super.init(coder: aDecoder)
        layer.addSublayer(content)
    }

    override func makeCopy() -> SKNode {
        SKTileMapNode(tileSet: tileSet, columns: numberOfColumns, rows: numberOfRows, tileSize: tileSize)
    }
    override func copyState(to copy: SKNode) {
        super.copyState(to: copy)
        guard let copy = copy as? SKTileMapNode else { return }
        (copy.anchorPoint, copy.color, copy.colorBlendFactor) = (anchorPoint, color, colorBlendFactor)
        (copy.blendMode, copy.lightingBitMask, copy.enableAutomapping) = (blendMode, lightingBitMask, enableAutomapping)
        for (index, tile) in tiles.enumerated() where copy.tiles.indices.contains(index) {
            copy.show(tile?.group, tile?.definition, at: index)
        }
    }

    // MARK: Size

    /// The groups to paint with.
    open var tileSet: SKTileSet
    /// The number of columns. Removed columns lose their tiles.
    open var numberOfColumns: Int { didSet { resize(oldValue, numberOfRows) } }
    /// The number of rows. Removed rows lose their tiles.
    open var numberOfRows: Int { didSet { resize(numberOfColumns, oldValue) } }
    /// The size of a tile in points.
    open var tileSize: CGSize { didSet { if tileSize != oldValue { redraw() } } }
    /// The size of the whole map in points.
    open var mapSize: CGSize { CGSize(width: CGFloat(numberOfColumns) * tileSize.width, height: CGFloat(numberOfRows) * tileSize.height) }
    /// The fraction of the map that lies at the node's position: (0, 0) is the lower left corner.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { if anchorPoint != oldValue { place() } } }

    private func resize(_ columns: Int, _ rows: Int) {
        guard (columns, rows) != (numberOfColumns, numberOfRows) else { return }
        guard numberOfColumns >= 0, numberOfRows >= 0 else { return (numberOfColumns, numberOfRows) = (columns, rows) }
        let old = tiles
        for tile in old { tile?.picture?.removeFromSuperlayer() }
        tiles = Array(repeating: nil, count: numberOfColumns * numberOfRows)
        for (index, tile) in old.enumerated() where columns > 0 {
            if let place = self.index(index % columns, index / columns) { show(tile?.group, tile?.definition, at: place) }
        }
        place()
    }

    override var contentRect: CGRect {
        CGRect(origin: CGPoint(x: -mapSize.width * anchorPoint.x, y: -mapSize.height * anchorPoint.y), size: mapSize).standardized
    }
    override var contentLayerCount: Int { 1 }

    /// The column of a position in the node's coordinates. It is outside of the map's columns if the position is.
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int { step(position.x - contentRect.minX, tileSize.width) }
    /// The row of a position in the node's coordinates. It is outside of the map's rows if the position is.
    open func tileRowIndex(fromPosition position: CGPoint) -> Int { step(position.y - contentRect.minY, tileSize.height) }
    private func step(_ distance: CGFloat, _ length: CGFloat) -> Int {
        length > 0 ? Int(exactly: (distance / length).rounded(.down)) ?? NSNotFound : NSNotFound
    }
    /// The center of a tile in the node's coordinates.
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
        let start = contentRect.origin
        return CGPoint(x: start.x + (CGFloat(column) + 0.5) * tileSize.width, y: start.y + (CGFloat(row) + 0.5) * tileSize.height)
    }

    // MARK: Tiles

    /// Whether groups choose their tiles by the neighbors.
    open var enableAutomapping = true
    /// Sets all tiles; nil clears them.
    open func fill(with tileGroup: SKTileGroup?) { set(tiles.indices.map { ($0, tileGroup) }) }
    /// Returns the tile at a column and row; nil for none, and outside of the map.
    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? { index(column, row).flatMap { tiles[$0]?.definition } }
    /// Returns the group of the tile at a column and row; nil for none, and outside of the map.
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? { index(column, row).flatMap { tiles[$0]?.group } }
    /// Sets the tile at a column and row; nil clears it. Positions outside of the map are ignored.
    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
        if let index = index(column, row) { set([(index, tileGroup)]) }
    }
    /// Sets the tile at a column and row to a certain definition. Positions outside of the map are ignored.
    open func setTileGroup(_ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int) {
        if let index = index(column, row) { show(tileGroup, tileDefinition, at: index) }
    }

    private func index(_ column: Int, _ row: Int) -> Int? {
        (0..<numberOfColumns).contains(column) && (0..<numberOfRows).contains(row) ? row * numberOfColumns + column : nil
    }

    /// The neighbors of a place, from the one above clockwise, in the order of the mask's bits.
    private static let neighbors = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
    private func neighbors(of index: Int) -> [Int?] {
        Self.neighbors.map { self.index(index % numberOfColumns + $0.0, index / numberOfColumns + $0.1) }
    }

    /// Sets groups, and then chooses the tiles of their places and, with automapping, of the places around them.
    private func set(_ changes: [(index: Int, group: SKTileGroup?)]) {
        var open: Set<Int> = []
        for change in changes {
            tiles[change.index]?.picture?.removeFromSuperlayer()
            tiles[change.index] = change.group.map { Tile(group: $0, definition: nil, picture: nil) }
            open.insert(change.index)
            if enableAutomapping { open.formUnion(neighbors(of: change.index).compactMap { $0 }) }
        }
        for index in open.sorted() {
            guard let group = tiles[index]?.group else { continue }
            let rule = group.rule(for: enableAutomapping ? mask(at: index, of: group) : .adjacencyAll)
            // A tile that was chosen for the same neighbors stays.
            if let definition = tiles[index]?.definition, rule?.tileDefinitions.contains(definition) == true { continue }
            show(group, rule?.definition(column: index % numberOfColumns, row: index / numberOfColumns), at: index)
        }
    }
    private func mask(at index: Int, of group: SKTileGroup) -> SKTileAdjacencyMask {
        neighbors(of: index).enumerated().reduce(into: []) { mask, neighbor in
            if let place = neighbor.element, tiles[place]?.group === group { mask.insert(.init(rawValue: 1 << UInt(neighbor.offset))) }
        }
    }

    // MARK: Look

    /// The color that is blended with the tiles by ``colorBlendFactor``.
    open var color = UIColor.white { didSet { if color != oldValue { redraw() } } }
    /// The strength of the color over the tiles, from 0 to 1.
    open var colorBlendFactor: CGFloat = 0 { didSet { if colorBlendFactor != oldValue { redraw() } } }
    /// The blend mode. It is stored but has no effect.
    open var blendMode = SKBlendMode.alpha
    /// The lights that have an effect. They are stored but have no effect.
    open var lightingBitMask: UInt32 = 0

    private func place() {
        let rect = contentRect
        guard rect.minX.isFinite, rect.minY.isFinite else { return }
        CATransaction.withoutActions { content.position = CGPoint(x: rect.minX, y: -rect.minY) }
    }

    private func redraw() {
        place()
        for (index, tile) in tiles.enumerated() { show(tile?.group, tile?.definition, at: index) }
    }

    private func show(_ group: SKTileGroup?, _ definition: SKTileDefinition?, at index: Int) {
        tiles[index]?.picture?.removeFromSuperlayer()
        let picture = definition.flatMap { self.picture(of: $0, column: index % numberOfColumns, row: index / numberOfColumns) }
        if let picture { content.addSublayer(picture) }
        tiles[index] = group.map { Tile(group: $0, definition: definition, picture: picture) }
    }

    private func picture(of definition: SKTileDefinition, column: Int, row: Int) -> CALayer? {
        guard let texture = definition.textures.first, let image = texture.image, tileSize.width > 0, tileSize.height > 0 else {
            return nil
        }
        let picture = NodeLayer()
        let isSideways = definition.rotation == .rotation90 || definition.rotation == .rotation270
        picture.bounds.size = isSideways ? CGSize(width: tileSize.height, height: tileSize.width) : tileSize
        picture.position = CGPoint(x: (CGFloat(column) + 0.5) * tileSize.width, y: -(CGFloat(row) + 0.5) * tileSize.height)
        picture.magnificationFilter = texture.filteringMode == .nearest ? .nearest : .linear
        picture.contents = colorBlendFactor > 0 ? Tints.image(image, color, colorBlendFactor) : image.cgImage
        // The layer's y axis points down, so that a positive angle is clockwise.
        picture.setAffineTransform(
            CGAffineTransform(rotationAngle: -CGFloat(definition.rotation.rawValue) * .pi / 2)
                .scaledBy(x: definition.flipHorizontally ? -1 : 1, y: definition.flipVertically ? -1 : 1))
        return picture
    }
}

// MARK: - Files

extension KeyedArchive {
    /// The tile sets in an editor's file.
    var tileSets: [SKTileSet] { (root?.elements ?? []).filter { $0.className == "SKTileSet" }.map(SKTileSet.init) }
}

extension SKTileSet {
    fileprivate convenience init(_ object: KeyedArchive.Object) {
        self.init(
            tileGroups: object.objects("_groups").map(SKTileGroup.init),
            tileSetType: object.integer("_type").flatMap(UInt.init(exactly:)).flatMap(SKTileSetType.init) ?? .grid)
        name = object.text("_name")
        defaultTileGroup = object.object("_defaultTileGroup").flatMap { $0.text("_name") }
            .flatMap { name in tileGroups.first { $0.name == name } }
        defaultTileSize = CGSize(width: object.number("_defaultTileSize.width") ?? 0, height: object.number("_defaultTileSize.height") ?? 0)
    }
}
extension SKTileGroup {
    fileprivate convenience init(_ object: KeyedArchive.Object) {
        self.init(rules: object.objects("_rules").map(SKTileGroupRule.init))
        name = object.text("_name")
    }
}
extension SKTileGroupRule {
    fileprivate convenience init(_ object: KeyedArchive.Object) {
        self.init(
            adjacency: object.integer("_adjacency").flatMap(UInt.init(exactly:)).map(SKTileAdjacencyMask.init) ?? .adjacencyAll,
            tileDefinitions: object.objects("_tileDefinitions").map(SKTileDefinition.init))
        name = object.text("_name")
    }
}
extension SKTileDefinition {
    fileprivate convenience init(_ object: KeyedArchive.Object) {
        self.init(
            textures: object.objects("_textures").compactMap(SKTexture.init),
            size: CGSize(width: object.number("_width") ?? 0, height: object.number("_height") ?? 0),
            timePerFrame: object.number("_timePerFrame") ?? 0)
        name = object.text("_name")
        placementWeight = min(object.integer("_placementWeight") ?? 1, 1 << 20)
        let data = object.texts("_userData")
        if !data.isEmpty { userData = NSMutableDictionary(dictionary: data) }
    }
}

extension SKTileMapNode {
    /// Reads a map that was painted in the editor. Each tile is four bytes: the number of its group and that of its definition among those
    /// of the set, each from 0, or `0x7fffffff` for none.
    func read(_ object: KeyedArchive.Object, _ tileSet: (String) -> SKTileSet?) {
        if let name = object.text("_tileSetName"), let found = tileSet(name) { self.tileSet = found }
        tileSize = CGSize(width: object.number("_tileWidth") ?? 0, height: object.number("_tileHeight") ?? 0)
        if let (x, y) = object.pair("_anchorPoint") { anchorPoint = CGPoint(x: x, y: y) }
        colorBlendFactor = object.number("_colorMix") ?? 0
        enableAutomapping = object.flag("_enableAutomapping") ?? true
        let columns = object.integer("_currentColumns") ?? 0, rows = object.integer("_currentRows") ?? 0
        let raw = [UInt8](object.data("_rawTiles") ?? Data())
        // A damaged file has a size without its tiles.
        guard columns > 0, rows > 0, rows <= raw.count / 4 / columns else { return }
        (numberOfColumns, numberOfRows) = (columns, rows)
        let definitions = self.tileSet.tileGroups.flatMap { group in group.rules.flatMap(\.tileDefinitions).map { (group, $0) } }
        for index in 0..<columns * rows {
            let bytes = raw[index * 4..<index * 4 + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
            guard bytes != 0x7fff_ffff, definitions.indices.contains(bytes >> 16) else { continue }
            let (group, definition) = definitions[bytes >> 16]
            setTileGroup(group, andTileDefinition: definition, forColumn: index % columns, row: index / columns)
        }
    }
}
