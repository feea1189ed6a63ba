import CRuntimeShim
import Foundation
import Glibc

/// `extension UINavigationController { override var preferredStatusBarStyle … }`: an override that replaces a method of another module's
/// class, for that class and every subclass without an override of its own. Objective-C does it by adding a method to the class.
///
/// The translator writes two private subclasses, one empty, one with the override. The overridden method's slot is the one at which their
/// method tables differ and the empty one has the class's own entry; the new entry is written into the class and into its subclasses.
public enum MethodReplacement {
    /// The offsets in class metadata without Objective-C: kind, superclass, flags, sizes, descriptor, destroyer; then the members.
    private enum Layout {
        static let classSize = 32, addressPoint = 36, firstMember = 56, word = 8
    }

    /// The entries before the first replacement, by class and offset, which are used for comparisons.
    nonisolated(unsafe) private static var originals: [ObjectIdentifier: [Int: UInt]] = [:]

    /// Replaces the method that `overriding` overrides, and `empty` doesn't, in the class and its subclasses. Call it before the first
    /// object of the class is created.
    public static func install(on type: AnyClass, empty: AnyClass, overriding: AnyClass) {
        let base = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let (control, replacement) = (unsafeBitCast(empty, to: UnsafeRawPointer.self), unsafeBitCast(overriding, to: UnsafeRawPointer.self))
        var heirs: [UnsafeRawPointer]?
        for offset in stride(from: Layout.firstMember, to: size(of: base), by: Layout.word) {
            let current = word(base, offset)
            let original = originals[ObjectIdentifier(type)]?[offset] ?? current
            let new = word(replacement, offset)
            // Initializers differ in both subclasses, field offsets in neither.
            guard word(control, offset) == original, new != original else { continue }
            originals[ObjectIdentifier(type), default: [:]][offset] = original
            let all = heirs ?? subclasses(of: type)
            heirs = all
            for heir in [base] + all where heir != control && heir != replacement && word(heir, offset) == current {
                us_storeWord(heir + offset, new)
            }
        }
    }

    /// Replaces `original` with `replacement` in the method table of `type` and of each subclass.
    static func replace(_ original: UnsafeRawPointer, of type: AnyClass, with replacement: UnsafeRawPointer) {
        let base = unsafeBitCast(type, to: UnsafeRawPointer.self)
        for offset in stride(from: Layout.firstMember, to: size(of: base), by: Layout.word)
        where word(base, offset) == UInt(bitPattern: original) {
            for heir in [base] + subclasses(of: type) where word(heir, offset) == UInt(bitPattern: original) {
                us_storeWord(heir + offset, UInt(bitPattern: replacement))
            }
        }
    }

    /// Replaces a function of another library by its symbol; does nothing if either is missing.
    package static func replace(_ symbol: String, of type: AnyClass, with replacement: UnsafeRawPointer?) {
        guard let replacement, let original = Glibc.dlsym(nil, symbol) else { return }
        replace(UnsafeRawPointer(original), of: type, with: replacement)
    }

    private static func size(of metadata: UnsafeRawPointer) -> Int {
        Int(metadata.load(fromByteOffset: Layout.classSize, as: UInt32.self))
            - Int(metadata.load(fromByteOffset: Layout.addressPoint, as: UInt32.self))
    }
    private static func word(_ metadata: UnsafeRawPointer, _ offset: Int) -> UInt { metadata.load(fromByteOffset: offset, as: UInt.self) }

    private static func subclasses(of type: AnyClass) -> [UnsafeRawPointer] {
        let below = LoadedClasses.all.filter { sequence(first: $0, next: { _getSuperclass($0) }).dropFirst().contains { $0 == type } }
        return below.map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
    }
}
