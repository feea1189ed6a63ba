import Foundation
import QuartzCore

/// Pictures of views.
@MainActor
enum Snapshot {
    static func draw(_ view: UIView, in rect: CGRect, afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), view.bounds.width > 0, view.bounds.height > 0 else { return false }
        if afterUpdates { view.layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / view.bounds.width, y: rect.height / view.bounds.height)
        context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
        (view.storedLayer.presentation() ?? view.storedLayer).render(in: context)
        context.restoreGState()
        return true
    }

    static func view(of view: UIView, rect: CGRect, afterUpdates: Bool) -> UIView? {
        if afterUpdates { view.layoutIfNeeded() }
        let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.isUserInteractionEnabled = false
        let renderer = UIGraphicsImageRenderer(bounds: rect)
        let image = renderer.image { _ in _ = draw(view, in: view.bounds, afterUpdates: false) }
        snapshot.storedLayer.contents = image.cgImage
        return snapshot
    }
}

/// Reading and writing a view through a coder. Storyboards decode attributes themselves, through the same class's properties.
@MainActor
package enum ViewCoding {
    /// The interface-file decoder installs itself here; called from `UIView.init(coder:)`.
    package static var decode: (UIView, NSCoder) -> Void = { view, coder in
        // Tests make views from an archiver or a bare coder, in which nothing can be looked up: asking ends the process.
        guard !(coder is NSKeyedArchiver), type(of: coder) != NSCoder.self else { return }
        if coder.containsValue(forKey: "UIFrame") { view.frame = CGRect(coder: coder, key: "UIFrame") }
        view.tag = coder.decodeInteger(forKey: "UITag")
        view.isHidden = coder.decodeBool(forKey: "UIHidden")
        if coder.containsValue(forKey: "UIAlpha") { view.alpha = CGFloat(coder.decodeDouble(forKey: "UIAlpha")) }
        // An archive without views, as tests pass one, has none of these; asking for a missing object ends the process.
        if coder.containsValue(forKey: "UIBackgroundColor") { view.backgroundColor = coder.decodeObject(forKey: "UIBackgroundColor") as? UIColor }
        if coder.containsValue(forKey: "UISubviews") { for subview in coder.decodeObject(forKey: "UISubviews") as? [UIView] ?? [] { view.addSubview(subview) } }
    }

    static func encode(_ view: UIView, _ coder: NSCoder) {
        coder.encode(Double(view.frame.minX), forKey: "UIFrame.x")
        coder.encode(Double(view.frame.minY), forKey: "UIFrame.y")
        coder.encode(Double(view.frame.width), forKey: "UIFrame.width")
        coder.encode(Double(view.frame.height), forKey: "UIFrame.height")
        coder.encode(true, forKey: "UIFrame")
        coder.encode(view.tag, forKey: "UITag")
        coder.encode(view.isHidden, forKey: "UIHidden")
        coder.encode(Double(view.alpha), forKey: "UIAlpha")
        if let color = view.backgroundColor { coder.encode(color, forKey: "UIBackgroundColor") }
        coder.encode(view.subviews as NSArray, forKey: "UISubviews")
    }
}

extension CGRect {
    fileprivate init(coder: NSCoder, key: String) {
        self.init(
            x: coder.decodeDouble(forKey: key + ".x"), y: coder.decodeDouble(forKey: key + ".y"),
            width: coder.decodeDouble(forKey: key + ".width"), height: coder.decodeDouble(forKey: key + ".height"))
    }
}
