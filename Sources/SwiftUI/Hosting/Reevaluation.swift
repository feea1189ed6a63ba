import UIKit

/// Evaluates all bodies of a SwiftUI view after their code has changed; other views have none. Their state is kept.
///
/// Hot reload calls it by symbol.
@_cdecl("understudy_swiftui_reevaluate") public func understudyReevaluate(_ view: UnsafeRawPointer) {
    let address = Int(bitPattern: view)
    MainActor.assumeIsolated {
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
        (Unmanaged<UIView>.fromOpaque(pointer).takeUnretainedValue() as? HostingView)?.host.reevaluate()
    }
}

extension ViewHost {
    fileprivate func reevaluate() {
        root?.visit { $0.setNeedsUpdate() }
        setNeedsLayout()
    }
}

/// A body whose type may change when its code changes. `understudy run` wraps the bodies of views in it.
@preconcurrency @MainActor public func _reloadable<Content: View>(@ViewBuilder _ content: () -> Content) -> AnyView { AnyView(content()) }
