import Foundation
import Synchronization
import UIKitRuntime

/// The bundles of an app's frameworks and tests. Their code is part of the app's program here, so Foundation cannot find a bundle by a
/// class's address; the tools put their other files into the app's `Frameworks` and `PlugIns`.
package enum ClassBundles {
    private static let known = Mutex<[String: Bundle]>([:])

    /// Returns the bundle of the framework or the tests whose module contains the class, or else the app's.
    static func bundle(for type: AnyClass) -> Bundle {
        let module = module(of: type)
        if let found = known.withLock({ $0[module] }) { return found }
        let places = ["Frameworks/\(module).framework", "PlugIns/\(module).xctest"].map { Bundle.main.bundleURL.appendingPathComponent($0) }
        let found = places.lazy.compactMap { Bundle(path: $0.path) }.first ?? .main
        return known.withLock { known in
            known[module] = found
            return found
        }
    }

    /// Returns the module. The runtime's name of a class inside an extension begins with the extension's module: `(extension in
    /// Kit):Foundation.Bundle.Marker`.
    package static func module(of type: AnyClass) -> String {
        let name = _typeName(type, qualified: true)
        let written = name.hasPrefix("(extension in ") ? name.dropFirst("(extension in ".count) : name[...]
        return String(written.prefix { $0 != "." && $0 != ")" })
    }

    /// Makes the bundles known to `Bundle(identifier:)`, which finds only open bundles.
    package static func open() {
        for (folder, suffix) in [("Frameworks", ".framework"), ("PlugIns", ".xctest")] {
            let folder = Bundle.main.bundleURL.appendingPathComponent(folder)
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasSuffix(suffix) {
                let module = String(name.dropLast(suffix.count))
                if let bundle = Bundle(path: folder.appendingPathComponent(name).path) {
                    known.withLock { $0[module] = $0[module] ?? bundle }
                }
            }
        }
    }
}

/// An app's own program has a function with the name of `Bundle(for:)` that calls this one. See `Glue` of the tools.
@_silgen_name("understudy_bundle_for_class")
public func bundle(for type: AnyClass) -> Bundle { ClassBundles.bundle(for: type) }
