import Foundation
import QuartzCore
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("View hierarchy", .serialized)
struct HierarchyTests {
    final class Told: UIView {
        let log: Log
        let name: String
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func willMove(toSuperview newSuperview: UIView?) {
            log.note("\(name).willMoveToSuperview(\(newSuperview == nil ? "nil" : "view"))")
        }
        override func didMoveToSuperview() { log.note("\(name).didMoveToSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) {
            log.note("\(name).willMoveToWindow(\(newWindow == nil ? "nil" : "window"))")
        }
        override func didMoveToWindow() { log.note("\(name).didMoveToWindow") }
        override func didAddSubview(_ subview: UIView) { log.note("\(name).didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { log.note("\(name).willRemoveSubview") }
    }

    @Test("a weak reference to a removed view is valid until the run loop turns or an autorelease pool ends")
    func removedViewsStay() {
        onDevice {
            let parent = UIView()
            weak var removed: UIView?
            @MainActor func add() {
                let child = UIView()
                parent.addSubview(child)
                removed = child
            }
            add()
            removed?.removeFromSuperview()
            #expect(removed != nil && removed?.superview == nil)
            EventLoop.main.turn()
            #expect(removed == nil)
            add()
            autoreleasepool { removed?.removeFromSuperview() }
            #expect(removed == nil)
        }
    }

    @Test("adding a view calls the willMove and didMove methods for superview and window, the parent last; removing mirrors it")
    func callbacks() {
        onDevice {
            let window = makeWindow(root: UIViewController())
            let log = Log(), parent = Told("P", log), child = Told("C", log)
            parent.addSubview(child)
            #expect(log.lines == ["C.willMoveToSuperview(view)", "C.didMoveToSuperview", "P.didAddSubview"])
            log.lines = []
            window.addSubview(parent)
            #expect(
                log.lines == [
                    "P.willMoveToSuperview(view)", "P.willMoveToWindow(window)", "C.willMoveToWindow(window)", "P.didMoveToWindow",
                    "C.didMoveToWindow",
                    "P.didMoveToSuperview",
                ])
            #expect(child.window === window)
            log.lines = []
            child.removeFromSuperview()
            #expect(
                log.lines == [
                    "C.willMoveToSuperview(nil)", "C.willMoveToWindow(nil)", "P.willRemoveSubview", "C.didMoveToWindow",
                    "C.didMoveToSuperview",
                ])
            #expect(child.window == nil)
        }
    }

    @Test("subviews and sublayers have the same order, whatever changes it")
    func order() {
        onDevice {
            let parent = UIView()
            let views = (0..<5).map { number in
                let view = UIView()
                view.tag = number
                parent.addSubview(view)
                return view
            }
            let extra = CALayer()
            parent.layer.insertSublayer(extra, at: 0)
            parent.bringSubviewToFront(views[1])
            parent.sendSubviewToBack(views[3])
            parent.exchangeSubview(at: 0, withSubviewAt: 4)
            parent.insertSubview(views[0], aboveSubview: views[4])
            parent.insertSubview(views[2], at: 0)
            #expect(parent.subviews.map(\.tag) == [2, 1, 4, 0, 3])
            let layers = (parent.layer.sublayers ?? []).filter { $0 !== extra }
            #expect(layers == parent.subviews.map { $0.layer })
        }
    }

    @Test("a view cannot be added to itself or its descendant", .rule("C-26"))
    func cycles() {
        onDevice {
            let view = UIView(), child = UIView()
            view.addSubview(child)
            #expect(Fault.catching { view.addSubview(view) }.first?.reason == "Can't add self as subview")
            #expect(Fault.catching { child.addSubview(view) }.count == 1)
            #expect(view.superview == nil)
        }
    }

    @Test("viewWithTag finds the view itself first, then searches depth first")
    func tags() {
        onDevice {
            let root = UIView(), a = UIView(), b = UIView(), deep = UIView()
            root.addSubview(a)
            root.addSubview(b)
            a.addSubview(deep)
            (deep.tag, b.tag) = (7, 7)
            #expect(root.viewWithTag(7) === deep)
            #expect(root.viewWithTag(0) === root)
            #expect(root.viewWithTag(8) == nil)
        }
    }

    @Test("a view is released with its superview, and its layers with it")
    func lifetime() {
        onDevice {
            weak var child: UIView?
            weak var layer: CALayer?
            do {
                let parent = UIView(), view = UIView()
                parent.addSubview(view)
                (child, layer) = (view, view.layer)
            }
            #expect(child == nil)
            #expect(layer == nil)
        }
    }

    @Test("only a class that overrides draw(_:) has a backing store")
    func drawing() {
        final class Plain: UIView {}
        final class Drawing: UIView {
            var drawn = 0
            override func draw(_ rect: CGRect) { drawn += 1 }
        }
        class DrawingLayer: UIView {
            override func draw(_ layer: CALayer, in ctx: CGContext) {}
        }
        class Below: DrawingLayer {}
        onDevice {
            #expect(!UIView().drawsContent)
            #expect(!Plain().drawsContent)
            #expect(Drawing().drawsContent)
            #expect(DrawingLayer().drawsContent)
            #expect(Below().drawsContent)
            let window = makeWindow(root: UIViewController())
            let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            EventLoop.main.turn()
            #expect(view.drawn == 1)
            view.setNeedsDisplay()
            EventLoop.main.turn()
            #expect(view.drawn == 2)
        }
    }
}
