import Automation
import Foundation
import UIKit

/// The names of views in messages: the property that contains the view, else its identifier, else its text.
@MainActor
struct ViewNames {
    private var names: [ObjectIdentifier: String] = [:]

    /// Reads the stored properties of the controllers and of the app's own views in and around `view`.
    init(in view: UIView) {
        for responder in sequence(first: view as UIResponder, next: { $0.next }) { note(responder) }
        add(view)
    }

    private mutating func add(_ view: UIView) {
        if let controller = view.next as? UIViewController { note(controller) }
        note(view)
        for subview in view.subviews { add(subview) }
    }

    private mutating func note(_ owner: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let current = mirror, let type = current.subjectType as? AnyClass, !SystemClasses.contain(type) {
            for child in current.children { note(child.value, Self.plain(child.label)) }
            mirror = current.superclassMirror
        }
    }

    private mutating func note(_ value: Any, _ name: String?) {
        guard let name else { return }
        if let view = value as? UIView {
            if names[ObjectIdentifier(view)] == nil { names[ObjectIdentifier(view)] = name }
        } else if let views = value as? [UIView] {
            for (index, view) in views.enumerated() { note(view, "\(name)[\(index)]") }
        }
    }

    /// Returns the property's name in the sources, without the prefix of lazy and wrapped properties.
    private static func plain(_ label: String?) -> String? {
        guard var name = label else { return nil }
        for prefix in ["$__lazy_storage_$_", "_"] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
        return name.isEmpty || name.hasPrefix("$") || name.hasPrefix(".") ? nil : name
    }

    /// Returns the property or the identifier, or `nil` if the view has neither.
    func name(of view: UIView) -> String? {
        if let name = names[ObjectIdentifier(view)] { return name }
        return view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// `UIActivityIndicatorView "In progress" (20, 80, 20, 20)`
    static func describe(_ view: UIView) -> String { Unrest.describe(view) }

    /// Returns the class's name without its module: `UIButton`, `Outer.Inner`.
    static func className(of object: AnyObject) -> String { Unrest.className(of: object) }

    /// Returns the number with up to two decimals, without trailing zeros.
    nonisolated static func number(_ value: CGFloat) -> String { Unrest.number(value) }
}
