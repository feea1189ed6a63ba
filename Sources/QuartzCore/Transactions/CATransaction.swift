import CoreGraphics
import Foundation
import UIKitRuntime

/// The key for the duration in seconds for `value(forKey:)` and `setValue(_:forKey:)`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key for whether implicit animations are disabled.
public let kCATransactionDisableActions = "disableActions"
/// The key for the timing function of implicit animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key for the block that runs after the transaction's animations.
public let kCATransactionCompletionBlock = "completionBlock"

/// Groups layer changes. An implicit transaction is always open; it commits at the end of each turn of the event loop.
open class CATransaction: NSObject {
    /// The number of commits. Layers that joined the tree before the current one have been shown.
    nonisolated(unsafe) package private(set) static var epoch: UInt32 = 1
    nonisolated(unsafe) private static var stack: [Settings] = [Settings()]
    /// The innermost transaction's `disableActions`, read for every property change.
    nonisolated(unsafe) package private(set) static var isDisabled = false
    nonisolated(unsafe) private static var isCommitting = false

    private struct Settings {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction??
        var disableActions: Bool?
        var groups: [CompletionGroup] = []
        var completion: (() -> Void)?
        var values: [String: Any] = [:]
    }

    // MARK: Nesting

    /// Begins a transaction, which inherits the settings of the one around it until it sets its own.
    open class func begin() {
        CommitLoop.ensureRunning()
        stack.append(Settings())
    }

    /// Ends the innermost explicit transaction. If there is none, commits pending changes.
    open class func commit() {
        guard stack.count > 1, let ended = stack.popLast() else { return flush() }
        settle()
        for group in ended.groups { group.close() }
    }

    /// Performs layout and display, and starts animations, immediately instead of at the end of the turn.
    open class func flush() {
        guard !isCommitting else { return }
        isCommitting = true
        defer { isCommitting = false }
        // The implicit transaction ends here; explicit ones that are still open keep their settings.
        let groups = stack[0].groups
        stack[0] = Settings()
        settle()
        RenderTree.commit()
        for group in groups { group.close() }
        epoch &+= 1
    }

    /// Does nothing: layers are only changed on the main thread.
    open class func lock() {}
    /// Does nothing: layers are only changed on the main thread.
    open class func unlock() {}

    // MARK: Settings

    /// Returns the duration in seconds of implicit animations. The default is 0.25.
    open class func animationDuration() -> CFTimeInterval { find(\.duration) ?? 0.25 }
    /// Sets the duration in seconds of implicit animations that changes after this call in the transaction cause.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { stack[stack.count - 1].duration = dur }

    /// Returns the pacing of implicit animations, or nil for their own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { find(\.timingFunction) ?? nil }
    /// Sets the pacing of implicit animations that changes after this call in the transaction cause; nil for their own.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        stack[stack.count - 1].timingFunction = .some(function)
    }

    /// Returns whether changes of layers cause no implicit animations.
    open class func disableActions() -> Bool { isDisabled }
    /// Sets whether changes of layers after this call in the transaction cause no implicit animations.
    open class func setDisableActions(_ flag: Bool) {
        CommitLoop.ensureRunning()
        stack[stack.count - 1].disableActions = flag
        settle()
    }

    /// Returns the block that runs after the transaction's animations, or nil.
    open class func completionBlock() -> (() -> Void)? { stack[stack.count - 1].completion }

    /// Sets the block that runs when the animations added from here to the end of this transaction have finished, or at its commit if there
    /// are none.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        CommitLoop.ensureRunning()
        stack[stack.count - 1].completion = block
        if let block { stack[stack.count - 1].groups.append(CompletionGroup(block)) }
    }

    /// Returns a setting of the transaction or a value that the app set, or nil.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: stack.reversed().lazy.compactMap { $0.values[key] }.first
        }
    }

    /// Sets a setting of the transaction, or a custom value.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: if let n = AnimatableValue(anObject)?.number { setAnimationDuration(n) }
        case kCATransactionDisableActions: setDisableActions((AnimatableValue(anObject)?.number ?? 0) != 0)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: stack[stack.count - 1].values[key] = anObject
        }
    }

    // MARK: Inside

    private static func find<T>(_ path: KeyPath<Settings, T?>) -> T? {
        for settings in stack.reversed() { if let value = settings[keyPath: path] { return value } }
        return nil
    }

    private static func settle() { isDisabled = find(\.disableActions) ?? false }

    /// The groups that a new animation belongs to: those of all open transactions.
    package static var openGroups: [CompletionGroup] {
        stack.count == 1 && stack[0].groups.isEmpty ? [] : stack.flatMap(\.groups)
    }

    /// Closes transactions that a test left open.
    package static func reset() {
        stack = [Settings()]
        isDisabled = false
    }
}

/// A completion block and the animations it waits for.
package final class CompletionGroup {
    private let block: () -> Void
    private var waiting = 0
    private var isOpen = true

    package init(_ block: @escaping () -> Void) { self.block = block }

    func enter() { waiting += 1 }

    func leave() {
        waiting -= 1
        if waiting == 0, !isOpen { run() }
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        if waiting == 0 { run() }
    }

    private func run() {
        nonisolated(unsafe) let block = block
        onMain { _ = EventLoop.main.enqueue { block() } }
    }
}

/// Runs commits from the event loop.
package enum CommitLoop {
    nonisolated(unsafe) private static var isRunning = false

    package static func ensureRunning() {
        guard !isRunning else { return }
        isRunning = true
        onMain { _ = EventLoop.main.addObserver(.commit) { CATransaction.flush() } }
    }
}

extension CATransaction {
    /// Changes layers without implicit animations.
    package static func withoutActions(_ body: () -> Void) {
        begin()
        setDisableActions(true)
        body()
        commit()
    }
}
