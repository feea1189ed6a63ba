import UIKit

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType", MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter", MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault", MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
extension NSNotification.Name { public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name("MKAnnotationCalloutInfoDidChangeNotification") }
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

extension MKAnnotationView { public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending } }
extension MKMapView {
    public var visibleMapRect: MKMapRect {
        get {
            let north = region.center.latitude + region.span.latitudeDelta / 2, west = region.center.longitude - region.span.longitudeDelta / 2
            let south = region.center.latitude - region.span.latitudeDelta / 2, east = region.center.longitude + region.span.longitudeDelta / 2
            let a = MKMapPoint(CLLocationCoordinate2D(latitude: north, longitude: west)), b = MKMapPoint(CLLocationCoordinate2D(latitude: south, longitude: east))
            return MKMapRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
        }
        set { setVisibleMapRect(newValue, animated: false) }
    }
    public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        let a = mapRect.origin.coordinate, b = MKMapPoint(x: mapRect.maxX, y: mapRect.maxY).coordinate
        setRegion(MKCoordinateRegion(center: MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate, span: MKCoordinateSpan(latitudeDelta: abs(a.latitude - b.latitude), longitudeDelta: abs(b.longitude - a.longitude))), animated: animated)
    }
    public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) { setVisibleMapRect(mapRect, animated: animate) }

    /// Where a place lies on the view when the region fills it.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        guard region.span.latitudeDelta > 0, region.span.longitudeDelta > 0 else { return .zero }
        let x = (coordinate.longitude - region.center.longitude) / region.span.longitudeDelta + 0.5
        let y = 0.5 - (coordinate.latitude - region.center.latitude) / region.span.latitudeDelta
        return convert(CGPoint(x: x * Double(bounds.width), y: y * Double(bounds.height)), to: view)
    }
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let own = convert(point, from: view)
        guard bounds.width > 0, bounds.height > 0 else { return region.center }
        return CLLocationCoordinate2D(
            latitude: region.center.latitude - (Double(own.y / bounds.height) - 0.5) * region.span.latitudeDelta,
            longitude: region.center.longitude + (Double(own.x / bounds.width) - 0.5) * region.span.longitudeDelta)
    }

    public func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    public func addOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { addOverlay(overlay) } }
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
    public func removeOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject }.map { AnyHashable($0) })
    }
    public var isUserLocationVisible: Bool { false }
}
extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
}
open class MKMapCamera: NSObject {
    open var centerCoordinate = CLLocationCoordinate2D()
    open var heading: CLLocationDirection = 0
    open var pitch: CGFloat = 0
    open var altitude: CLLocationDistance = 1000
    public override init() { super.init() }
    public convenience init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection) {
        self.init()
        (self.centerCoordinate, altitude, self.pitch, self.heading) = (centerCoordinate, distance, pitch, heading)
    }
}
open class MKUserTrackingButton: UIButton {
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        setImage(UIImage(systemName: "location"), for: .normal)
    }
}
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
    }
}
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility = MKFeatureVisibility.adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
}
open class MKScaleView: UIView {
    open weak var mapView: MKMapView?
    open var scaleVisibility = MKFeatureVisibility.adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
open class MKClusterAnnotation: NSObject, MKAnnotation {
    public let memberAnnotations: [any MKAnnotation]
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? .init() }
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}
