/// Maps elements to classes.
public enum InterfaceClass {
    /// Returns the UIKit class of an element: `tableViewController` → `UITableViewController`.
    public static func name(of element: String) -> String {
        switch element {
        case "viewController": "UIViewController"
        case "pongPressGestureRecognizer": "UILongPressGestureRecognizer"
        case "containerView", "collectionViewCellContentView", "tableViewCellContentView": "UIView"
        case "customObject": "NSObject"
        case "avPlayerViewController": "AVPlayerViewController"
        case "glkViewController": "GLKViewController"
        case "hostingController": "UIHostingController"
        case "mapView": "MKMapView"
        case "wkWebView": "WKWebView"
        case "sceneKitView": "SCNView"
        case "skView": "SKView"
        case "mtkView": "MTKView"
        case "glkView": "GLKView"
        case "arscnView": "ARSCNView"
        case "arskView": "ARSKView"
        case "arView": "ARView"
        case "exit": "UIStoryboardUnwindSegueTarget"
        default: "UI" + element.prefix(1).uppercased() + element.dropFirst()
        }
    }
}
