import AutomationClient
import Foundation
import UIKit

extension Driver {
    static let touching: [String: Method] = [
        "tap": { try $0.tap($1) },
        "press": { try $0.press($1) },
        "drag": { try $0.drag($1) },
        "swipe": { try $0.swipe($1) },
        "pinch": { try $0.pinch($1) },
        "rotate": { try $0.rotate($1) },
    ]

    /// Waits for the screen to settle if the request specifies it.
    private func settle(_ params: Parameters) throws {
        if let limit = try params.optionalNumber("settle", in: 0...3600), limit > 0 { stage.settle(limit: limit) }
    }

    private func tap(_ params: Parameters) throws -> JSONValue {
        let target = try target(params)
        tap(
            at: target.point, taps: try params.optionalInt("taps", in: 1...100) ?? 1,
            fingers: try params.optionalInt("fingers", in: 1...10) ?? 1)
        try settle(params)
        return [:]
    }

    private func press(_ params: Parameters) throws -> JSONValue {
        let start = try target(params).point
        let duration = try params.seconds("duration")
        if let to = try params.optionalMembers("to") {
            // A point in the same element, if `to` names no other.
            var members = to.members
            if members["element"] == nil, members["point"] == nil { members["element"] = params["element"] }
            let end = try target(try Parameters(.object(members)), mustBeHittable: false).point
            let velocity = try params.optionalNumber("velocity", in: 1...100_000) ?? 600
            drag(
                from: start, to: end, duration: Self.distance(start, end) / velocity, before: duration,
                after: try params.seconds("hold", default: 0))
        } else {
            press(at: start, duration: duration)
        }
        try settle(params)
        return [:]
    }

    private func drag(_ params: Parameters) throws -> JSONValue {
        guard let from = try params.optionalMembers("from"), let to = try params.optionalMembers("to") else {
            throw ControlError(.badParameters, "`from` and `to` are required")
        }
        let start = try target(from).point, end = try target(to, mustBeHittable: false).point
        let velocity = try params.optionalNumber("velocity", in: 1...100_000)
        let duration = try params.optionalNumber("duration", in: 0...3600) ?? velocity.map { Self.distance(start, end) / $0 } ?? 0.3
        drag(from: start, to: end, duration: duration, after: try params.seconds("hold", default: 0))
        try settle(params)
        return [:]
    }

    /// Swipes across half the element's extent, around its center, with a finger that is still moving as it lifts. It begins in
    /// the element.
    private func swipe(_ params: Parameters) throws -> JSONValue {
        let direction = try params.string("direction")
        var area = UIScreen.main.bounds, middle: CGPoint
        if let ref = try params.optionalInt("element") {
            let element = try element(ref)
            guard let point = Self.middleOfAll(element) ?? element.hitPoint else { throw notHittable(element) }
            (area, middle) = (element.clipped, point)
            if element.clipped.contains(CGPoint(x: element.clipped.midX, y: element.clipped.midY)) {
                middle = CGPoint(x: area.midX, y: area.midY)
            }
            if let offset = try params.optionalPoint("offset") {
                middle = CGPoint(x: area.minX + offset.x * area.width, y: area.minY + offset.y * area.height)
            }
        } else {
            middle = try params.optionalPoint("point") ?? CGPoint(x: area.midX, y: area.midY)
        }
        let (dx, dy): (CGFloat, CGFloat)
        switch direction {
        case "up": (dx, dy) = (0, -0.25)
        case "down": (dx, dy) = (0, 0.25)
        case "left": (dx, dy) = (-0.25, 0)
        case "right": (dx, dy) = (0.25, 0)
        default: throw ControlError(.badParameters, "`direction` must be up, down, left, or right, not `\(direction)`")
        }
        // A flat row is swiped vertically for as far as a finger must move to be recognized.
        let reach = CGSize(width: max(area.width, 100), height: max(area.height, 100))
        var start = CGPoint(x: middle.x - dx * reach.width, y: middle.y - dy * reach.height)
        if area.contains(middle) {
            start.x = min(max(start.x, area.minX + 1), max(area.minX + 1, area.maxX - 1))
            start.y = min(max(start.y, area.minY + 1), max(area.minY + 1, area.maxY - 1))
        }
        let end = CGPoint(x: start.x + 2 * dx * reach.width, y: start.y + 2 * dy * reach.height)
        let velocity = try params.optionalNumber("velocity", in: 1...100_000) ?? 800
        drag(from: start, to: end, duration: Self.distance(start, end) / velocity)
        try settle(params)
        return [:]
    }

    /// A touch on an application goes to its center, because an application has no view of its own.
    private static func middleOfAll(_ element: Element) -> CGPoint? {
        element.type == .application ? CGPoint(x: element.frame.midX, y: element.frame.midY) : nil
    }

    // MARK: Two fingers

    private func middle(_ params: Parameters) throws -> (CGPoint, radius: CGFloat) {
        guard let ref = try params.optionalInt("element") else {
            guard let point = try params.optionalPoint("point") else {
                throw ControlError(.badParameters, "`element` or `point` is missing")
            }
            return (point, 100)
        }
        let element = try element(ref)
        guard Self.middleOfAll(element) ?? element.hitPoint != nil else { throw notHittable(element) }
        return (
            CGPoint(x: element.clipped.midX, y: element.clipped.midY), max(20, min(element.clipped.width, element.clipped.height) * 0.45)
        )
    }

    /// Pinches with two fingers along the diagonal; the wider distance is the maximum that fits the element.
    private func pinch(_ params: Parameters) throws -> JSONValue {
        let (middle, radius) = try middle(params)
        let scale = try params.number("scale", in: 0.01...100)
        // As in XCTest: a factor per second, negative for fingers that approach each other.
        let velocity = abs(try params.optionalNumber("velocity", in: -1000...1000) ?? (scale < 1 ? -1 : 1))
        let duration = min(10, max(0.1, abs(scale - 1) / max(0.01, velocity)))
        let (first, last) = scale > 1 ? (radius / CGFloat(scale), radius) : (radius, radius * CGFloat(scale))
        func place(_ sign: CGFloat) -> (CGFloat) -> CGPoint {
            { share in
                let reach = (first + (last - first) * share) * sign * 0.5.squareRoot()
                return CGPoint(x: middle.x + reach, y: middle.y - reach)
            }
        }
        move(duration: duration, [place(1), place(-1)])
        try settle(params)
        return [:]
    }

    private func rotate(_ params: Parameters) throws -> JSONValue {
        let (middle, radius) = try middle(params)
        let rotation = try params.number("rotation", in: -100...100)
        let velocity = abs(try params.optionalNumber("velocity", in: -1000...1000) ?? 1)
        let duration = min(10, max(0.1, abs(rotation) / max(0.01, velocity)))
        func place(_ start: Double) -> (CGFloat) -> CGPoint {
            { share in
                let angle = start + rotation * Double(share)
                return CGPoint(x: middle.x + radius * CGFloat(cos(angle)), y: middle.y + radius * CGFloat(sin(angle)))
            }
        }
        move(duration: duration, [place(0), place(.pi)])
        try settle(params)
        return [:]
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> TimeInterval {
        TimeInterval(((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot())
    }
}
