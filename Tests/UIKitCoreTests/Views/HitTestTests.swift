import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Hit testing", .serialized)
struct HitTestTests {
    private func make(_ node: [String: Any]) -> UIView {
        let view = UIView()
        if let frame = node["frame"] as? [Double] { view.frame = CGRect(frame) }
        if let transform = node["transform"] as? [Double] {
            view.transform = CGAffineTransform(transform[0], transform[1], transform[2], transform[3], transform[4], transform[5])
        }
        // A scroll view is a view whose bounds start at its content offset.
        if let offset = node["contentOffset"] as? [Double] { view.bounds.origin = CGPoint(x: offset[0], y: offset[1]) }
        if node["isHidden"] as? Bool == true || node["hidden"] as? Bool == true { view.isHidden = true }
        if let alpha = node["alpha"] as? Double { view.alpha = alpha }
        if node["isUserInteractionEnabled"] as? Bool == false || node["userInteractionEnabled"] as? Bool == false {
            view.isUserInteractionEnabled = false
        }
        for child in node["subviews"] as? [[String: Any]] ?? [] { view.addSubview(make(child)) }
        return view
    }

    private func path(of view: UIView?, in root: UIView) -> String? {
        guard let view, view !== root else { return nil }
        var parts: [String] = []
        var current = view
        while current !== root, let parent = current.superview {
            parts.insert("\(parent.subviews.firstIndex { $0 === current } ?? -1)", at: 0)
            current = parent
        }
        return parts.joined(separator: ".")
    }

    @Test("the measured points hit the same views as in UIKit")
    func oracle() throws {
        var probes = 0
        for line in try Repository.text("Tests/Measurements/measured.jsonl").split(separator: "\n") {
            guard let scene = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
                let points = scene["hitTests"] as? [[Double]],
                let hits = (scene["results"] as? [String: Any])?["hitTests"] as? [Any], let tree = scene["tree"] as? [String: Any],
                let canvas = scene["canvas"] as? [Double]
            else { continue }
            onDevice {
                let root = make(tree)
                root.frame = CGRect(x: 0, y: 0, width: canvas[0], height: canvas[1])
                for (point, expected) in zip(points, hits) {
                    let hit = root.hitTest(CGPoint(x: point[0], y: point[1]), with: nil)
                    #expect(path(of: hit, in: root) == (expected as? [String: Any])?["path"] as? String, "\(scene["id"] ?? "") at \(point)")
                    probes += 1
                }
            }
        }
        #expect(probes > 0)
    }

    @Test("hidden, transparent, and disabled views and their subviews are not hit")
    func skipped() {
        onDevice {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), back = UIView(frame: root.bounds),
                front = UIView(frame: root.bounds)
            let inner = UIView(frame: root.bounds)
            root.addSubview(back)
            root.addSubview(front)
            front.addSubview(inner)
            let point = CGPoint(x: 50, y: 50)
            #expect(root.hitTest(point, with: nil) === inner)
            front.isHidden = true
            #expect(root.hitTest(point, with: nil) === back)
            front.isHidden = false
            front.alpha = 0.009
            #expect(root.hitTest(point, with: nil) === back)
            front.alpha = 0.01
            #expect(root.hitTest(point, with: nil) === inner)
            front.isUserInteractionEnabled = false
            #expect(root.hitTest(point, with: nil) === back)
        }
    }

    @Test("the minimum edges are inside, the maximum edges outside; overflowing subviews are not hit")
    func edges() {
        onDevice {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
                child = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 20))
            root.addSubview(child)
            #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === child)
            #expect(root.hitTest(CGPoint(x: 20, y: 30), with: nil) === root)
            #expect(root.hitTest(CGPoint(x: 100, y: 15), with: nil) == nil)
        }
    }
}
