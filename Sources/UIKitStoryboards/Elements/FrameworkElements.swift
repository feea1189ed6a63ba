import Foundation
import InterfaceBuilder

/// A class of another framework that interface files can contain. It reads its own element and handles its own outlets: this module does
/// not know it.
@MainActor
package protocol InterfaceConfigurable: NSObject {
    /// Configures the object. The element's attributes are under "", those of nested values under the path of their keys:
    /// `configuration.preferences`.
    func configure(_ attributes: [String: [String: String]])
    /// Connects an outlet. Returns `false` for an unknown name.
    func connect(_ outlet: String, to object: Any?) -> Bool
}

/// Elements of frameworks other than UIKit: their classes if the app links them, otherwise plain views and controllers.
@MainActor
struct FrameworkElements {
    let framework: String
    let className: String

    static let views: [String: FrameworkElements] = [
        "mapView": FrameworkElements(framework: "MapKit", className: "MKMapView"),
        "wkWebView": FrameworkElements(framework: "WebKit", className: "WKWebView"),
        "webView": FrameworkElements(framework: "WebKit", className: "UIWebView"),
        "sceneKitView": FrameworkElements(framework: "SceneKit", className: "SCNView"),
        "skView": FrameworkElements(framework: "SpriteKit", className: "SKView"),
        "arscnView": FrameworkElements(framework: "ARKit", className: "ARSCNView"),
        "arskView": FrameworkElements(framework: "ARKit", className: "ARSKView"),
        "arView": FrameworkElements(framework: "RealityKit", className: "ARView"),
        "mtkView": FrameworkElements(framework: "MetalKit", className: "MTKView"),
        "glkView": FrameworkElements(framework: "GLKit", className: "GLKView"),
    ]
    static let controllers: [String: FrameworkElements] = [
        "avPlayerViewController": FrameworkElements(framework: "AVKit", className: "AVPlayerViewController"),
        "glkViewController": FrameworkElements(framework: "GLKit", className: "GLKViewController"),
        "hostingController": FrameworkElements(framework: "SwiftUI", className: "UIHostingController"),
    ]

    /// Returns the framework's class, or UIKit's as a replacement. In the SDK the framework's module has another name.
    func type<Base: NSObject>(_ base: Base.Type) -> Base.Type {
        for module in ["\(framework)Companion", framework] {
            if let type = NSClassFromString("\(module).\(className)") as? Base.Type { return type }
        }
        return base
    }

    func read(_ element: Element, _ object: NSObject, _ decoding: Decoding) {
        guard let object = object as? any InterfaceConfigurable else {
            if decoding.file.reportsOnce("framework \(element.name)") {
                decoding.log(
                    "\(className) of \(framework) is not linked: <\(element.name)> is a plain \(Swift.type(of: object)) without its attributes.",
                    element)
            }
            return
        }
        var attributes: [String: [String: String]] = [:]
        func add(_ element: Element, _ path: String) {
            attributes[path] = Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
            for child in element.elements where child.key != nil && child.id == nil {
                add(child, path.isEmpty ? child.key ?? "" : "\(path).\(child.key ?? "")")
            }
        }
        add(element, "")
        object.configure(attributes)
    }
}
