import Foundation

/// Whether a class overrides a method, read from its vtable and cached; UIKit queries the Objective-C runtime for it.
@MainActor
package enum Overriding {
    private struct Question: Hashable {
        let type: ObjectIdentifier
        let method: UnsafeRawPointer
        let inherited: ObjectIdentifier?
    }

    private static var answers: [Question: Bool] = [:]

    /// Whether `type` has another implementation of `method` than `base`, which declares it.
    package static func overrides(_ type: AnyClass, _ method: UnsafeRawPointer?, of base: AnyClass) -> Bool {
        answer(type, method, base, inherited: nil)
    }

    /// Returns whether `type` overrides the method of its nearest UIKit class: the override of a system class is not an app's override.
    package static func overridesInApp(_ type: AnyClass, _ method: UnsafeRawPointer?, of base: AnyClass) -> Bool {
        answer(type, method, base, inherited: nearestSystemClass(of: type))
    }

    private static func answer(_ type: AnyClass, _ method: UnsafeRawPointer?, _ base: AnyClass, inherited: AnyClass?) -> Bool {
        guard let method else { return false }
        let question = Question(type: ObjectIdentifier(type), method: method, inherited: inherited.map { ObjectIdentifier($0) })
        if let known = answers[question] { return known }
        let answer = Instantiation.overrides(type, method: method, declaredIn: base, inherited: inherited)
        answers[question] = answer
        return answer
    }

    private static var systemClasses: [ObjectIdentifier: AnyClass] = [:]

    private static func nearestSystemClass(of type: AnyClass) -> AnyClass {
        if let known = systemClasses[ObjectIdentifier(type)] { return known }
        var nearest: AnyClass = type
        while !SystemClasses.contain(nearest), let parent: AnyClass = _getSuperclass(nearest) { nearest = parent }
        systemClasses[ObjectIdentifier(type)] = nearest
        return nearest
    }
}
