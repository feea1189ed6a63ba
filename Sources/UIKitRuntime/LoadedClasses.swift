import CRuntimeShim

/// All classes of the program, except for specializations of generic classes.
package enum LoadedClasses {
    package static var all: [AnyClass] {
        final class Found { var classes: [AnyClass] = [] }
        let found = Found()
        us_enumerateClasses(
            { metadata, context in
                guard let metadata, let context else { return }
                Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().classes.append(unsafeBitCast(metadata, to: AnyClass.self))
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.classes
    }
}
