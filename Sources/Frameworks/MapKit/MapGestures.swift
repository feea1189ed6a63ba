import UIKit

/// The gestures of a map.
@MainActor
final class MapGestures {
    private let pan = UIPanGestureRecognizer(), pinch = UIPinchGestureRecognizer(), doubleTap = UITapGestureRecognizer(),
        tap = UITapGestureRecognizer()

    func attach(to map: MKMapView) {
        doubleTap.numberOfTapsRequired = 2
        pan.addHandler { [weak self, weak map] _ in if let self, let map { panned(map) } }
        pinch.addHandler { [weak self, weak map] _ in if let self, let map { pinched(map) } }
        doubleTap.addHandler { [weak self, weak map] _ in
            guard let self, let map, doubleTap.state == .ended else { return }
            let place = doubleTap.location(in: map)
            map.move(animated: true) { $0.zoom(by: 2, around: place) }
        }
        tap.addHandler { [weak self, weak map] _ in
            if let self, let map, tap.state == .ended { map.surface.tapped(at: tap.location(in: map)) }
        }
        for recognizer in [pan, pinch, doubleTap, tap] { map.addGestureRecognizer(recognizer) }
    }

    func update(_ map: MKMapView) {
        pan.isEnabled = map.isScrollEnabled
        (pinch.isEnabled, doubleTap.isEnabled) = (map.isZoomEnabled, map.isZoomEnabled)
    }

    private func panned(_ map: MKMapView) {
        let offset = pan.translation(in: map)
        pan.setTranslation(.zero, in: map)
        change(map, pan.state) { $0.pan(by: offset) }
    }

    private func pinched(_ map: MKMapView) {
        let factor = Double(pinch.scale), place = pinch.location(in: map)
        pinch.scale = 1
        change(map, pinch.state) { $0.zoom(by: factor, around: place) }
    }

    /// Calls the delegate once when a gesture begins and once when it ends.
    private func change(_ map: MKMapView, _ state: UIGestureRecognizer.State, _ change: (inout MapViewport) -> Void) {
        switch state {
        case .began: map.delegate?.mapView(map, regionWillChangeAnimated: false)
        case .ended, .cancelled: map.delegate?.mapView(map, regionDidChangeAnimated: false)
        default: break
        }
        change(&map.viewport)
        map.surface.update()
        map.delegate?.mapViewDidChangeVisibleRegion(map)
    }
}
