import SpriteKitCompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct TileMapTests {
    private func picture(_ color: UIColor) -> SKTexture {
        SKTexture(
            image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            })
    }
    private func group(_ name: String, _ masks: [(String, SKTileAdjacencyMask)]) -> SKTileGroup {
        let group = SKTileGroup(
            rules: masks.map { name, mask in
                let tile = SKTileDefinition(texture: picture(.red))
                tile.name = name
                return SKTileGroupRule(adjacency: mask, tileDefinitions: [tile])
            })
        group.name = name
        return group
    }
    private func names(_ map: SKTileMapNode) -> [[String]] {
        (0..<map.numberOfRows).reversed().map { row in
            (0..<map.numberOfColumns).map { map.tileDefinition(atColumn: $0, row: row)?.name ?? "-" }
        }
    }

    // Microsoft's documentation of SKTileAdjacencyMask lists the values of Apple's header.
    @Test("edges and corners are masks of the neighbors on the other side") func masks() {
        let sides: SKTileAdjacencyMask = [.adjacencyLeft, .adjacencyRight]
        #expect(SKTileAdjacencyMask.adjacencyUpEdge == sides.union([.adjacencyLowerLeft, .adjacencyDown, .adjacencyLowerRight]))
        #expect(SKTileAdjacencyMask.adjacencyLowerLeftEdge == [.adjacencyUp, .adjacencyUpperRight, .adjacencyRight])
        #expect(SKTileAdjacencyMask.adjacencyUpperRightCorner == SKTileAdjacencyMask.adjacencyAll.subtracting(.adjacencyLowerLeft))
    }

    @Test("tiles are chosen by their neighbors, and again when a neighbor changes") func automapping() {
        let meadow = group(
            "meadow",
            [
                ("center", .adjacencyAll), ("up", .adjacencyUpEdge), ("down", .adjacencyDownEdge), ("left", .adjacencyLeftEdge),
                ("right", .adjacencyRightEdge), ("upLeft", .adjacencyUpperLeftEdge), ("upRight", .adjacencyUpperRightEdge),
                ("downLeft", .adjacencyLowerLeftEdge), ("downRight", .adjacencyLowerRightEdge),
                ("downLeftCorner", .adjacencyLowerLeftCorner),
            ])
        let map = SKTileMapNode(
            tileSet: SKTileSet(tileGroups: [meadow]), columns: 3, rows: 3, tileSize: CGSize(width: 10, height: 10), fillWith: meadow)
        #expect(names(map) == [["upLeft", "up", "upRight"], ["left", "center", "right"], ["downLeft", "down", "downRight"]])
        map.setTileGroup(nil, forColumn: 2, row: 2)
        #expect(map.tileDefinition(atColumn: 1, row: 1)?.name == "downLeftCorner" && map.tileGroup(atColumn: 2, row: 2) == nil)
        #expect(map.tileDefinition(atColumn: 1, row: 2)?.name == "upRight" && map.tileDefinition(atColumn: 2, row: 1)?.name == "upRight")
        map.enableAutomapping = false
        map.fill(with: meadow)
        #expect(Set(names(map).joined()) == ["center"])
    }

    @Test("places outside of the map have no tile, and setting one there does nothing") func outside() {
        let sand = group("sand", [("sand", .adjacencyAll)])
        let map = SKTileMapNode(
            tileSet: SKTileSet(tileGroups: [sand]), columns: 4, rows: 2, tileSize: CGSize(width: 10, height: 20), tileGroupLayout: [sand])
        #expect(names(map) == [["-", "-", "-", "-"], ["sand", "-", "-", "-"]])
        for (column, row) in [(-1, 0), (4, 0), (0, 2), (.max, .min)] {
            map.setTileGroup(sand, forColumn: column, row: row)
            #expect(map.tileGroup(atColumn: column, row: row) == nil)
        }
        map.setTileGroup(sand, forColumn: 3, row: 1)
        map.numberOfColumns = 5
        map.numberOfRows = 3
        #expect(names(map) == [["-", "-", "-", "-", "-"], ["-", "-", "-", "sand", "-"], ["sand", "-", "-", "-", "-"]])
        map.numberOfColumns = 1
        #expect(names(map) == [["-"], ["-"], ["sand"]])
        #expect((map.copy() as? SKTileMapNode).map(names) == [["-"], ["-"], ["sand"]])
    }

    @Test("rows are counted from the bottom, and positions from the anchor") func geometry() {
        let map = SKTileMapNode(tileSet: SKTileSet(), columns: 4, rows: 2, tileSize: CGSize(width: 10, height: 20))
        map.position = CGPoint(x: 100, y: 100)
        #expect(map.mapSize == CGSize(width: 40, height: 40) && map.frame == CGRect(x: 80, y: 80, width: 40, height: 40))
        #expect(map.centerOfTile(atColumn: 0, row: 0) == CGPoint(x: -15, y: -10))
        #expect(map.centerOfTile(atColumn: 3, row: 1) == CGPoint(x: 15, y: 10))
        let point = CGPoint(x: 5, y: -1)
        #expect(map.tileColumnIndex(fromPosition: point) == 2 && map.tileRowIndex(fromPosition: point) == 0)
        map.anchorPoint = .zero
        #expect(map.centerOfTile(atColumn: 0, row: 0) == CGPoint(x: 5, y: 10) && map.tileRowIndex(fromPosition: CGPoint(x: 0, y: 20)) == 1)
    }

    @Test("tiles are drawn in their places, turned and mirrored") func drawing() throws {
        let halves = SKTexture(
            image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                UIColor.green.setFill()
                context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
            })
        // Red at the left, turned by a quarter counterclockwise, is red at the bottom.
        let turned = SKTileDefinition(texture: halves), mirrored = SKTileDefinition(texture: halves)
        turned.rotation = .rotation90
        mirrored.flipHorizontally = true
        let map = SKTileMapNode(tileSet: SKTileSet(), columns: 2, rows: 2, tileSize: CGSize(width: 10, height: 10))
        for (tile, column, row) in [(SKTileDefinition(texture: halves), 0, 0), (turned, 1, 0), (mirrored, 0, 1)] {
            map.setTileGroup(SKTileGroup(tileDefinition: tile), andTileDefinition: tile, forColumn: column, row: row)
        }
        let picture = try #require(SKView().texture(from: map)?.cgImage())
        let bytes = try #require(picture.dataProvider?.data as Data?), scale = CGFloat(picture.width) / 20
        func color(_ x: CGFloat, _ y: CGFloat) -> String {
            let start = Int((20 - y) * scale) * picture.bytesPerRow + Int(x * scale) * 4
            return bytes[start + 3] == 0 ? "none" : bytes[start + 1] == 255 ? "green" : "red"
        }
        #expect(color(2, 5) == "red" && color(8, 5) == "green")
        #expect(color(15, 2) == "red" && color(15, 8) == "green")
        #expect(color(2, 15) == "green" && color(8, 15) == "red" && color(15, 15) == "none")
    }

    private func data(_ text: String) -> Data { Data(base64Encoded: text.filter { !$0.isWhitespace }) ?? Data() }

    @Test("a painted map has its tiles from the set that it names") func files() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Ground-\(getpid()).sks")
        defer { try? FileManager.default.removeItem(at: file) }
        try data(Self.ground).write(to: file)
        let set = try #require(SKTileSet(from: file))
        #expect(set.name == "Ground" && set.tileGroups.map(\.name) == ["sand", "water"] && set.defaultTileSize.width == 16)
        #expect(set.tileGroups[1].rules[0].tileDefinitions[0].userData?["kind"] as? String == "water")
        var scene = try #require(SceneFile(data(Self.painted)))
        scene.tileSet = { $0 == "Ground" ? set : nil }
        let map = try #require(scene.root()?.childNode(withName: "map") as? SKTileMapNode)
        #expect(map.position == CGPoint(x: 30, y: 40) && map.anchorPoint == .zero && map.mapSize == CGSize(width: 48, height: 16))
        #expect(!map.enableAutomapping && names(map) == [["water", "-", "sand"], ["sand", "-", "water"]])
    }

    @Test("a damaged map or set is empty or nil") func damage() {
        let whole = data(Self.painted)
        for index in stride(from: 0, to: whole.count, by: 2) {
            var damaged = whole
            damaged[index] = 0xff
            _ = Console.capturing { _ = SceneFile(damaged)?.root() }
            _ = SceneFile(whole.prefix(index))?.root()
        }
        let said = Console.capturing { #expect(SKTileSet(named: "No such set") == nil) }
        #expect(said.joined().contains("There is no tile set named \"No such set\""))
    }

    /// An archive of a tile set "Ground" with the groups "sand" and "water" of one tile each.
    private static let ground = """
        YnBsaXN0MDDUAQIDBAUGeXxZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKvECMHCA4UISQlKS4xMjU8P0BDUDFT
        VVxfMWBjZGc/am1jcnRfY1UkbnVsbNIJCgsMViRjbGFzc1pOUy5vYmplY3RzgAKhDYAD0g8QERJYJGNsYXNzZXNaJGNsYXNzbmFtZaISE15OU011dGFibGVB
        cnJheVhOU09iamVjdNcJFRYXGBkaGxwdHR4fIF8QEV9kZWZhdWx0VGlsZUdyb3VwXxAXX2RlZmF1bHRUaWxlU2l6ZS5oZWlnaHRfEBZfZGVmYXVsdFRpbGVT
        aXplLndpZHRoV19ncm91cHNVX25hbWVVX3R5cGWABIAAI0AwAAAAAAAAgAaABRAA0g8QIiOiIxNZU0tUaWxlU2V0Vkdyb3VuZNIJCgsmoicogAeAF9MJGSor
        LC1WX3J1bGVzgAiACYAK0g8QLzCiMBNbU0tUaWxlR3JvdXBUc2FuZNIJCgszoTSAC9QJNhk3ODk6O1pfYWRqYWNlbmN5XxAQX3RpbGVEZWZpbml0aW9uc4AM
        EP+ADYAO0g8QPT6iPhNfEA9TS1RpbGVHcm91cFJ1bGVUVGlsZdIJCgtBoUKAD9gJRBlFRkdISUodS0xNTk8dV19oZWlnaHRfEBBfcGxhY2VtZW50V2VpZ2h0
        WV90ZXh0dXJlc11fdGltZVBlckZyYW1lWV91c2VyRGF0YVZfd2lkdGiAEIAREAGAEiMAAAAAAAAAAIAT0g8QUVKiUhNfEBBTS1RpbGVEZWZpbml0aW9u0gkK
        C1Sg0wlWCldYWldOUy5rZXlzgBShWYAVoVuAFtIPEF1eol4TXE5TRGljdGlvbmFyeVRraW5k0wkZKithYoAYgBlVd2F0ZXLSCQoLZaFmgBrUCTYZNzg5aGmA
        G4Ac0gkKC2uhbIAd2AlEGUVGR0hJSh1ub3BOcR2AHhADgB+AINIJCgtzoNMJVgpXdXehdoAhoXiAItF6e1Ryb290gAESAAGGoAAIABEAGwAkACkAMgBEAGoA
        cAB1AHwAhwCJAIsAjQCSAJsApgCpALgAwQDQAOQA/gEXAR8BJQErAS0BLwE4AToBPAE+AUMBRgFQAVcBXAFfAWEBYwFqAXEBcwF1AXcBfAF/AYsBkAGVAZcB
        mQGiAa0BwAHCAcQBxgHIAc0B0AHiAecB7AHuAfACAQIJAhwCJgI0Aj4CRQJHAkkCSwJNAlYCWAJdAmACcwJ4AnkCgAKIAooCjAKOApACkgKXApoCpwKsArMC
        tQK3Ar0CwgLEAsYCzwLRAtMC2ALaAtwC7QLvAvEC8wL1AvoC+wMCAwQDBgMIAwoDDQMSAxQAAAAAAAACAQAAAAAAAAB9AAAAAAAAAAAAAAAAAAADGQ==
        """
    /// An archive of a scene with a map of 3 × 2 tiles, one of which is outside of the set.
    private static let painted = """
        YnBsaXN0MDDUAQIDBAUGSUxZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKuBwgPFRodNzo7QURFR0hVJG51bGzT
        CQoLDA0OViRjbGFzc1xTY2VuZV9ib3VuZHNZX2NoaWxkcmVugAKAAIAD0hAREhNYJGNsYXNzZXNaJGNsYXNzbmFtZaITFFdTS1NjZW5lWE5TT2JqZWN00gkW
        FxhaTlMub2JqZWN0c4AEoRmABdIQERscohwUXk5TTXV0YWJsZUFycmF53gkeHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2MTFcX2FuY2hvclBvaW50XxAPX2N1
        cnJlbnRDb2x1bW5zXF9jdXJyZW50Um93c18QEl9lbmFibGVBdXRvbWFwcGluZ1VfbmFtZVhfb3BhY2l0eVlfcG9zaXRpb25ZX3Jhd1RpbGVzW190aWxlSGVp
        Z2h0XF90aWxlU2V0TmFtZVpfdGlsZVdpZHRoV194U2NhbGVXX3lTY2FsZYAGgAsQAxACCIAHIz/wAAAAAAAAgAhPEBgAAAAA////fwEAAQABAAEABQAFAAAA
        AAAjQCAAAAAAAACADSNAMAAAAAAAANIQETg5ojkUXVNLVGlsZU1hcE5vZGVTbWFw0wk8PT4/QFtOUy5wb2ludHZhbFpOUy5zcGVjaWFsgAmAChAB0hARQkOi
        QxRXTlNWYWx1ZVh7MzAsIDQwfdMJPD0+RkCADFZ7MCwgMH1WR3JvdW5k0UpLVHJvb3SAARIAAYagAAgAEQAbACQAKQAyAEQAUwBZAGAAZwB0AH4AgACCAIQA
        iQCSAJ0AoACoALEAtgDBAMMAxQDHAMwAzwDeAPsBCAEaAScBPAFCAUsBVQFfAWsBeAGDAYsBkwGVAZcBmQGbAZwBngGnAakBxAHNAc8B2AHdAeAB7gHyAfkC
        BQIQAhICFAIWAhsCHgImAi8CNgI4Aj8CRgJJAk4CUAAAAAAAAAIBAAAAAAAAAE0AAAAAAAAAAAAAAAAAAAJV
        """
}
