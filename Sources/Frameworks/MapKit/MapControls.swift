import UIKit

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType", MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter",
    MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault",
    MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
extension NSNotification.Name {
    public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name("MKAnnotationCalloutInfoDidChangeNotification")
}
/// The visibility of a map's control.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// Decides which of two annotations that are too close stays; 0 to 1000.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250)
}

extension MKAnnotationView { public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending } }
extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
}
/// An arrow button that does nothing: there is no user to follow.
open class MKUserTrackingButton: UIButton {
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        setImage(UIImage(systemName: "location"), for: .normal)
    }
}
/// The same arrow button for a bar.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
    }
}
/// Stores its map, which does not turn.
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility = MKFeatureVisibility.adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
}
/// Stores its map; draws no ruler.
open class MKScaleView: UIView {
    open weak var mapView: MKMapView?
    open var scaleVisibility = MKFeatureVisibility.adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
/// A cluster of annotations that are too close; none is ever created here.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    open private(set) var memberAnnotations: [any MKAnnotation]
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? .init() }
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}
