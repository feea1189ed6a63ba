import UIKit

/// The color schemes that the views of a host prefer for the presentation around it: a window, or a sheet with its stack and its tabs.
@MainActor final class PreferredSchemes {
    private unowned let host: ViewHost
    /// The schemes in the order in which the views appeared. Each hides those before it.
    private var own: [(view: ObjectIdentifier, scheme: ColorScheme)] = []
    /// The schemes of the outermost host, which applies them all.
    private weak var outermost: PreferredSchemes?
    /// The hosts of this presentation whose views prefer a scheme.
    private var pages: [Page] = []
    private struct Page { weak var schemes: PreferredSchemes? }
    /// Whether the host is the root of a window that SwiftUI made. Everything in such a window has the scheme, sheets and alerts, too.
    /// Apple's documentation of `preferredColorScheme(_:)`: it applies to the nearest presentation, such as a sheet or a window.
    var isOfWindow = false
    private var applied: ColorScheme?

    init(_ host: ViewHost) { self.host = host }

    /// Records what a view prefers; nil for nothing.
    func set(_ scheme: ColorScheme?, for view: ViewNode) {
        let id = ObjectIdentifier(view), place = own.firstIndex { $0.view == id }
        switch (place, scheme) {
        case (let place?, let scheme?): own[place].scheme = scheme
        case (let place?, nil): own.remove(at: place)
        case (nil, let scheme?): own.append((id, scheme))
        case (nil, nil): return
        }
        join()
    }
    /// Adds the host's schemes to those of the presentation that it is in now.
    func join() {
        guard !own.isEmpty || outermost != nil else { return }
        let new = presentation
        if outermost !== new {
            leave()
            outermost = new
            new.pages.append(Page(schemes: self))
        }
        new.apply()
    }
    /// Removes the host's schemes, because its screen left the presentation.
    func leave() {
        guard let former = outermost else { return }
        outermost = nil
        former.pages.removeAll { $0.schemes === self }
        former.apply()
    }
    private func apply() {
        pages.removeAll { $0.schemes == nil }
        let scheme = pages.compactMap { $0.schemes?.own.last?.scheme }.last
        host.controller?.overrideUserInterfaceStyle = UIUserInterfaceStyle(scheme)
        guard isOfWindow, applied != scheme else { return }
        applied = scheme
        host.controller?.viewIfLoaded?.window?.overrideUserInterfaceStyle = UIUserInterfaceStyle(scheme)
    }
    private var presentation: PreferredSchemes {
        var result = self, controller = host.controller
        while let current = controller {
            if let screen = current as? any ChromeBearing { result = screen.preferredSchemes }
            controller = current.parent
        }
        return result
    }
}
