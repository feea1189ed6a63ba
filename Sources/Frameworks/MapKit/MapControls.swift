import UIKit

/// The identifier of the view for annotations without their own.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier of the view for groups of annotations. Annotations aren't grouped here.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
/// The keys for opening Apple's app for maps, which isn't there.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType", MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter",
    MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The means of travel in Apple's app for maps, which isn't there.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault",
    MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
extension NSNotification.Name {
    /// Posted when the title of an annotation changes. It isn't posted.
    public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name("MKAnnotationCalloutInfoDidChangeNotification")
}
/// The visibility of a map's control.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// Decides which of two annotations that are too close stays; 0 to 1000.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The highest, a high, and a low priority.
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
    /// The map that the control changes.
    open weak var mapView: MKMapView?
    /// Creates a control for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        setImage(UIImage(systemName: "location"), for: .normal)
    }
}
/// The same arrow button for a bar.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// The map that the item changes.
    open var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
    }
}
/// Stores its map, which does not turn.
open class MKCompassButton: UIView {
    /// The map whose direction is shown.
    open weak var mapView: MKMapView?
    /// Whether the compass is visible. It is stored but has no effect.
    open var compassVisibility = MKFeatureVisibility.adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
}
/// Stores its map; draws no ruler.
open class MKScaleView: UIView {
    /// The map whose scale is shown.
    open weak var mapView: MKMapView?
    /// Whether the scale is visible. It is stored but has no effect.
    open var scaleVisibility = MKFeatureVisibility.adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
/// A cluster of annotations that are too close; none is ever created here.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    open private(set) var memberAnnotations: [any MKAnnotation]
    /// The title of the group; nil for none.
    open var title: String?
    /// The subtitle of the group; nil for none.
    open var subtitle: String?
    /// The location of the first annotation.
    open var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? .init() }
    /// Creates a group of annotations.
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}

/// The order of annotations' views, from 0 to 1000. It is stored but has no effect.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The highest, that of selected views, that of others, and the lowest priority.
    public static let max = Self(1000), defaultSelected = Self(1000), defaultUnselected = Self(500), min = Self(0)
}
/// A button that tilts the map, which stays level here.
open class MKPitchControl: UIView {
    /// The map that the control changes.
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
}
/// Buttons that zoom the map. They draw nothing on iOS.
open class MKZoomControl: UIView {
    /// The map that the control changes.
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
}
/// The color of an old pin.
@available(*, deprecated, message: "Use MKPinAnnotationView.pinTintColor")
public enum MKPinAnnotationColor: UInt, Sendable { case red, green, purple }
