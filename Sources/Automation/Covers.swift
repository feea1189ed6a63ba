import Foundation
import UIKit

/// The opaque areas, from back to front.
struct Covers {
    private var frames: [CGRect] = []
    private var orders: [Int] = []

    mutating func add(_ frame: CGRect, order: Int) {
        guard frame.width > 0, frame.height > 0 else { return }
        frames.append(frame)
        orders.append(order)
    }

    /// Returns the parts of `frame` that nothing drawn at `order` or later covers.
    func uncovered(_ frame: CGRect, after order: Int) -> [CGRect] {
        guard !frame.isNull, frame.width > 0, frame.height > 0 else { return [] }
        var parts = [frame]
        var index = firstIndex(from: order)
        while index < frames.count, !parts.isEmpty {
            let cover = frames[index]
            index += 1
            guard cover.intersects(frame) else { continue }
            parts = parts.flatMap { Self.subtract(cover, from: $0) }
            // When only tiny pieces remain, the result is a collection of points.
            if parts.count > 100 { break }
        }
        return parts
    }

    /// Returns the first index at or after an order; orders are ascending.
    private func firstIndex(from order: Int) -> Int {
        var (low, high) = (0, orders.count)
        while low < high {
            let middle = (low + high) / 2
            if orders[middle] < order { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func subtract(_ cover: CGRect, from frame: CGRect) -> [CGRect] {
        let common = cover.intersection(frame)
        guard !common.isNull, common.width > 0, common.height > 0 else { return [frame] }
        var parts: [CGRect] = []
        if common.minY > frame.minY {
            parts.append(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: common.minY - frame.minY))
        }
        if common.maxY < frame.maxY {
            parts.append(CGRect(x: frame.minX, y: common.maxY, width: frame.width, height: frame.maxY - common.maxY))
        }
        if common.minX > frame.minX {
            parts.append(CGRect(x: frame.minX, y: common.minY, width: common.minX - frame.minX, height: common.height))
        }
        if common.maxX < frame.maxX {
            parts.append(CGRect(x: common.maxX, y: common.minY, width: frame.maxX - common.maxX, height: common.height))
        }
        return parts.filter { $0.width > 0.01 && $0.height > 0.01 }
    }
}
