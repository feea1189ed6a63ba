import Foundation
import QuartzCore
import Testing

@MainActor @Suite(.serialized) struct EmitterTests {
    /// A square of 4 points that moves right by 10 points per second.
    private func cell() throws -> CAEmitterCell {
        let context = try #require(CGContext(size: CGSize(width: 4, height: 4), scale: 1, isOpaque: false))
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let cell = CAEmitterCell()
        (cell.name, cell.contents) = ("square", context.makeImage())
        (cell.birthRate, cell.lifetime, cell.velocity) = (1, 3, 10)
        return cell
    }

    private func onScreen(_ cells: [CAEmitterCell], _ body: (CAEmitterLayer, Compositor) throws -> Void) rethrows {
        EventLoop.main.reset()
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 64, height: 16)
        let compositor = Compositor(rootLayer: root, size: root.bounds.size, scale: 1)
        defer { RenderTree.remove(root) }
        let emitter = CAEmitterLayer()
        emitter.frame = root.bounds
        emitter.emitterPosition = CGPoint(x: 8, y: 8)
        emitter.emitterCells = cells
        emitter.beginTime = CACurrentMediaTime() - 1e-9
        root.addSublayer(emitter)
        EventLoop.main.turn()
        compositor.render()
        try body(emitter, compositor)
    }

    /// Returns the columns with visible pixels in the middle row.
    private func lit(_ compositor: Compositor) -> [Int] {
        compositor.render()
        return (0..<64).filter { compositor.pixels.row(8)[$0] & 0xFF_FFFF != 0 }
    }

    private func run(_ seconds: Double, _ compositor: Compositor) {
        for _ in 0..<Int(seconds * 60) {
            EventLoop.main.advance(by: 1.0 / 60)
            compositor.render()
        }
    }

    @Test("particles are emitted at the cell's birth rate, move with its velocity, and end after their lifetime")
    func flight() throws {
        try onScreen([try cell()]) { emitter, compositor in
            #expect(lit(compositor).isEmpty && compositor.needsRender)
            run(5.5, compositor)
            // Emitted after 3, 4, and 5 seconds, and so moved by 25, 15, and 5 points; the one emitted after 2 seconds has ended.
            let places = lit(compositor)
            try #require(places.count >= 12 && places.count <= 15)
            #expect(abs(places[0] - 11) <= 1 && abs(places[places.count - 1] - 34) <= 1)
            emitter.birthRate = 0
            run(4, compositor)
            #expect(lit(compositor).isEmpty && !compositor.needsRender)
        }
    }

    @Test("an emitter without a begin time has always been running")
    func always() throws {
        try onScreen([]) { emitter, compositor in
            emitter.beginTime = 0
            emitter.emitterCells = [try cell()]
            #expect(lit(compositor).count >= 8)
        }
    }

    @Test("randomness depends on the seed: two runs look the same, another seed does not")
    func chance() throws {
        func picture(_ seed: UInt32) throws -> [UInt32] {
            let wild = try cell()
            (wild.birthRate, wild.emissionRange, wild.scaleRange) = (20, 1, 1)
            var result: [UInt32] = []
            onScreen([wild]) { emitter, compositor in
                emitter.seed = seed
                run(2, compositor)
                result = (0..<16).flatMap { y in (0..<64).map { compositor.pixels.row(y)[$0] } }
            }
            return result
        }
        let first = try picture(7), again = try picture(7), other = try picture(8)
        // Compared as Booleans: the macro would otherwise list the pixels.
        let isSame = first == again, isOther = first != other
        #expect(isSame && isOther)
    }

    @Test("a cell's color tints its image, and a cell is found by its name")
    func color() throws {
        let red = try cell()
        (red.color, red.velocity, red.birthRate) = (CGColor(red: 1, green: 0, blue: 0, alpha: 1), 0, 0)
        onScreen([red]) { emitter, compositor in
            emitter.setValue(60, forKeyPath: "emitterCells.square.birthRate")
            #expect(red.birthRate == 60 && emitter.value(forKeyPath: "emitterCells.square.lifetime") as? Float == 3)
            run(1, compositor)
            #expect(compositor.pixels.row(8)[8] & 0xFF_FFFF == 0xFF_0000)
        }
    }

    @Test("nonfinite numbers emit nothing and do not trap")
    func hostile() throws {
        let bad = try cell()
        (bad.birthRate, bad.lifetime, bad.velocity, bad.scale) = (.infinity, .nan, .nan, .infinity)
        let worse = try cell()
        (worse.birthRate, worse.velocity, worse.lifetime) = (.infinity, .infinity, 1)
        onScreen([bad, worse]) { _, compositor in
            run(1, compositor)
            #expect(lit(compositor).isEmpty)
        }
    }
}
