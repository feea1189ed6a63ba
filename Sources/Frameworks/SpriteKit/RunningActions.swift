import UIKit

/// The actions that one node is running.
@MainActor
final class RunningActions {
    private final class Entry {
        let run: ActionRun, key: String?, completion: (() -> Void)?
        var isRemoved = false
        init(_ run: ActionRun, _ key: String?, _ completion: (() -> Void)?) {
            (self.run, self.key, self.completion) = (run, key, completion)
        }
    }
    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    func add(_ action: SKAction, key: String?, completion: (() -> Void)?) {
        if let key { remove(key) }
        entries.append(Entry(ActionRun(action), key, completion))
    }
    func action(forKey key: String) -> SKAction? { entries.first { $0.key == key }?.run.action }
    func remove(_ key: String) { drop { $0.key == key } }
    func removeAll() { drop { _ in true } }
    private func drop(_ isMeant: (Entry) -> Bool) {
        for entry in entries where isMeant(entry) { entry.isRemoved = true }
        entries.removeAll { $0.isRemoved }
    }

    func advance(_ time: TimeInterval, on node: SKNode) {
        // Actions that an action adds begin with the next frame.
        for entry in entries where !entry.isRemoved {
            guard entry.run.advance(time, on: node) != nil, !entry.isRemoved else { continue }
            entry.isRemoved = true
            entries.removeAll { $0 === entry }
            entry.completion?()
        }
    }
}

/// One run of an action on one node.
@MainActor
final class ActionRun {
    let action: SKAction
    private var elapsed: TimeInterval = 0
    private var update: (@MainActor (CGFloat) -> Void)?
    private var parts: [ActionRun] = []
    private var index = 0

    init(_ action: SKAction) { self.action = action }

    /// Advances by some seconds. Returns the remaining time once the action is over, or `nil` while it continues.
    func advance(_ time: TimeInterval, on node: SKNode) -> TimeInterval? {
        let speed = TimeInterval(action.speed)
        guard speed > 0 else { return nil }
        return advanceOwn(time * speed, on: node).map { $0 / speed }
    }

    private func advanceOwn(_ time: TimeInterval, on node: SKNode) -> TimeInterval? {
        switch action.work {
        case .now(let work):
            work(node)
            return time
        case .wait:
            elapsed += time
            return elapsed >= action.duration ? elapsed - action.duration : nil
        case .gradually(let begin):
            if update == nil { update = begin(node) }
            elapsed += time
            let share = action.duration > 0 ? min(elapsed / action.duration, 1) : 1
            update?(action.eased(CGFloat(share)))
            return share >= 1 ? elapsed - action.duration : nil
        case .sequence(let actions):
            var left = time
            while index < actions.count {
                if parts.isEmpty { parts = [ActionRun(actions[index])] }
                guard let rest = parts[0].advance(left, on: node) else { return nil }
                (left, parts, index) = (rest, [], index + 1)
            }
            return left
        case .group(let actions):
            if elapsed == 0, parts.isEmpty { parts = actions.map(ActionRun.init) }
            elapsed += time
            var left = time
            parts = parts.filter { part in
                guard let rest = part.advance(time, on: node) else { return true }
                left = min(left, rest)
                return false
            }
            return parts.isEmpty ? left : nil
        case .repeat(let repeated, let count):
            var left = time
            while count.map({ index < $0 }) ?? true {
                if parts.isEmpty { parts = [ActionRun(repeated)] }
                guard let rest = parts[0].advance(left, on: node) else { return nil }
                // Actions without a duration run once per frame.
                let tookNoTime = rest == left
                (left, parts, index) = (rest, [], index + 1)
                if count == nil, tookNoTime || left <= 0 { return nil }
            }
            return left
        case .child(let name, let action):
            guard let child = node.childNode(withName: name) else { return time }
            child.run(action)
            return time
        }
    }
}
