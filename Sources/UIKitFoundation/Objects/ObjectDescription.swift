import CRuntimeShim
import Foundation
import UIKitRuntime

/// Describes an object without its own description as on Apple's platforms, an app's class with its module: `<App.Thing: 0x…>`.
package enum ObjectDescription {
    /// Installs the method once per process.
    package static func install() { _ = installed }

    private static let installed: Void = MethodReplacement.replace(
        "$s10Foundation8NSObjectC11descriptionSSvg", of: NSObject.self, with: us_object_description())
}

extension NSObject {
    /// Returns the class and the address. Replaces Foundation's method.
    @_silgen_name("understudy_object_description")
    public final func understudyDescription() -> String { Fault.name(of: self) }
}
