import Foundation

/// The additional properties of `beginAnimations` blocks: a delegate with selectors of its choice.
@MainActor
final class LegacyAnimation {
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    private weak var animation: ViewAnimation?

    private static var open: [LegacyAnimation] = []

    static func begin(_ identifier: String?, _ context: UnsafeMutableRawPointer?) -> ViewAnimation {
        let legacy = LegacyAnimation()
        let animation = ViewAnimation(duration: 0.2) { finished in legacy.notify(legacy.didStop, identifier, finished, context) }
        legacy.animation = animation
        open.removeAll { $0.animation == nil }
        open.append(legacy)
        EventLoop.main.enqueue { legacy.notify(legacy.willStart, identifier, nil, context) }
        return animation
    }

    static func of(_ animation: ViewAnimation?) -> LegacyAnimation? { open.last { $0.animation === animation } }

    private func notify(_ selector: Selector?, _ identifier: String?, _ finished: Bool?, _ context: UnsafeMutableRawPointer?) {
        guard let selector, let delegate else { return }
        var arguments: [Any?] = [identifier]
        if let finished { arguments.append(NSNumber(value: finished)) }
        arguments.append(context)
        DispatchTable.invoke(selector, on: delegate, arguments: arguments)
    }
}
