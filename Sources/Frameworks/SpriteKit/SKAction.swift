import UIKit

/// Something that a node does over time. An action holds no state of a run: any number of nodes may run it at once.
open class SKAction: NSObject, NSCopying {
    /// The effect of an action on a node.
    enum Work {
        /// Happens immediately.
        case now(@MainActor (SKNode) -> Void)
        /// Happens over the duration: called once at the start; the closure it returns gets the progress from 0 to 1.
        case gradually(@MainActor (SKNode) -> @MainActor (CGFloat) -> Void)
        case wait
        case sequence([SKAction]), group([SKAction])
        /// Repeats a number of times; `nil` means forever.
        case `repeat`(SKAction, Int?)
        /// Runs on the child with this name.
        case child(String, SKAction)
    }

    let work: Work
    private let reverse: (() -> SKAction)?
    /// The duration in seconds.
    open var duration: TimeInterval
    /// The speed of the action; 0 stops it.
    open var speed: CGFloat = 1
    /// The pacing of the action.
    open var timingMode = SKActionTimingMode.linear
    /// The function used instead of ``timingMode``.
    open var timingFunction: SKActionTimingFunction?

    init(_ work: Work, _ duration: TimeInterval = 0, reverse: (() -> SKAction)? = nil) {
        (self.work, self.reverse) = (work, reverse)
        self.duration = duration.isNaN ? 0 : max(duration, 0)
        super.init()
    }

    /// Returns an action with the same effect.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKAction(work, duration, reverse: reverse)
        (copy.speed, copy.timingMode, copy.timingFunction) = (speed, timingMode, timingFunction)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    /// The reverse of a relative action; an action to an absolute value is unchanged.
    open func reversed() -> SKAction {
        let result = reverse?() ?? self
        if result !== self { (result.speed, result.timingMode, result.timingFunction) = (speed, timingMode, timingFunction) }
        return result
    }

    func eased(_ share: CGFloat) -> CGFloat { timingFunction.map { CGFloat($0(Float(share))) } ?? timingMode.eased(share) }

    // MARK: Composing

    /// Runs actions one after another.
    open class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(.sequence(actions), actions.reduce(0) { $0 + $1.duration }) { sequence(actions.reversed().map { $0.reversed() }) }
    }
    /// Runs actions at the same time, and ends with the last one.
    open class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(.group(actions), actions.map(\.duration).max() ?? 0) { group(actions.map { $0.reversed() }) }
    }
    /// Runs an action several times.
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(.repeat(action, count), action.duration * TimeInterval(count)) { .repeat(action.reversed(), count: count) }
    }
    open class func repeatForever(_ action: SKAction) -> SKAction {
        SKAction(.repeat(action, nil), .infinity) { repeatForever(action.reversed()) }
    }
    /// Waits for some seconds.
    open class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(.wait, duration) }
    /// Waits; the time varies by half of `durationRange` in either direction.
    open class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        // wall clock: the app asks for a time that varies
        SKAction(.wait, duration + durationRange * TimeInterval.random(in: -0.5...0.5))
    }

    // MARK: Moving, turning, scaling

    /// Moves by a vector: the changes are added, so that two such actions can run together.
    private class func by(
        _ duration: TimeInterval, _ add: @escaping @MainActor (SKNode, CGFloat) -> Void, reverse: @escaping () -> SKAction
    ) -> SKAction {
        SKAction(
            .gradually { node in
                var done: CGFloat = 0
                return { share in
                    add(node, share - done)
                    done = share
                }
            }, duration, reverse: reverse)
    }
    /// Goes from the value at the start of the run to another value.
    private class func to(
        _ value: CGFloat, _ duration: TimeInterval, read: @escaping @MainActor (SKNode) -> CGFloat,
        write: @escaping @MainActor (SKNode, CGFloat) -> Void
    ) -> SKAction {
        SKAction(
            .gradually { node in
                let start = read(node)
                return { share in write(node, start + (value - start) * share) }
            }, duration)
    }

    /// Moves the node by a distance in points.
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        by(
            duration,
            { node, share in node.position = CGPoint(x: node.position.x + delta.dx * share, y: node.position.y + delta.dy * share) }
        ) {
            move(by: CGVector(dx: -delta.dx, dy: -delta.dy), duration: duration)
        }
    }
    /// Moves the node by distances in points.
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        move(by: CGVector(dx: deltaX, dy: deltaY), duration: duration)
    }
    /// Moves the node to a point of its parent.
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        SKAction(
            .gradually { node in
                let start = node.position
                return { share in
                    node.position = CGPoint(x: start.x + (location.x - start.x) * share, y: start.y + (location.y - start.y) * share)
                }
            }, duration)
    }
    /// Moves the node horizontally to a place in its parent.
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
        to(x, duration, read: { $0.position.x }, write: { $0.position.x = $1 })
    }
    /// Moves the node vertically to a place in its parent.
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
        to(y, duration, read: { $0.position.y }, write: { $0.position.y = $1 })
    }
    /// Turns the node counterclockwise by an angle in radians.
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        by(duration, { node, share in node.zRotation += radians * share }) { rotate(byAngle: -radians, duration: duration) }
    }
    /// Turns the node to an angle in radians.
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        to(radians, duration, read: { $0.zRotation }, write: { $0.zRotation = $1 })
    }
    /// Turns the node to an angle in radians, in the shorter direction if `shortestUnitArc` is true.
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
        return SKAction(
            .gradually { node in
                let start = node.zRotation, arc = remainder(radians - start, 2 * .pi)
                return { share in node.zRotation = start + arc * share }
            }, duration)
    }
    /// Scales the node to a factor for each axis.
    open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        group([scaleX(to: xScale, duration: duration), scaleY(to: yScale, duration: duration)])
    }
    /// Scales the node horizontally to a factor.
    open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        to(scale, duration, read: { $0.xScale }, write: { $0.xScale = $1 })
    }
    /// Scales the node vertically to a factor.
    open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        to(scale, duration, read: { $0.yScale }, write: { $0.yScale = $1 })
    }
    /// Scales the node to a factor.
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { scaleX(to: scale, y: scale, duration: duration) }
    /// Multiplies the scale.
    open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(
            .gradually { node in
                let x = node.xScale, y = node.yScale
                return { share in (node.xScale, node.yScale) = (x * (1 + (xScale - 1) * share), y * (1 + (yScale - 1) * share)) }
            }, duration
        ) { scaleX(by: xScale == 0 ? 0 : 1 / xScale, y: yScale == 0 ? 0 : 1 / yScale, duration: duration) }
    }
    /// Scales the node by a factor.
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { scaleX(by: scale, y: scale, duration: duration) }
    /// Scales the node so that its content has a size in points.
    open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
        SKAction(
            .gradually { node in
                let content = node.contentRect.size, x = node.xScale, y = node.yScale
                guard content.width > 0, content.height > 0 else { return { _ in } }
                return { share in
                    (node.xScale, node.yScale) = (
                        x + (size.width / content.width - x) * share, y + (size.height / content.height - y) * share
                    )
                }
            }, duration)
    }

    // MARK: Along a path

    /// Moves the node along a path, relative to its place, and turns it in the path's direction.
    open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: duration)
    }
    /// Moves the node along a path with a speed in points per second, and turns it in the path's direction.
    open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { follow(path, asOffset: true, orientToPath: true, speed: speed) }
    /// Moves the node along a path with a speed in points per second.
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction {
        follow(path, asOffset: offset, orientToPath: orient, duration: speed > 0 ? MeasuredPath(path).length / TimeInterval(speed) : 0)
    }
    /// Moves the node along a path in some seconds.
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval) -> SKAction {
        let line = MeasuredPath(path)
        return SKAction(
            .gradually { node in
                let start = offset ? node.position : .zero
                return { share in
                    guard !line.isEmpty else { return }
                    let (point, angle) = line.point(at: line.length * Double(share))
                    node.position = CGPoint(x: start.x + point.x, y: start.y + point.y)
                    // Sprites point up: a path to the right turns them a quarter clockwise.
                    if orient { node.zRotation = CGFloat(angle) - .pi / 2 }
                }
            }, duration
        ) {
            let back = CGMutablePath()
            back.addLines(between: line.points.reversed())
            return follow(back, asOffset: offset, orientToPath: orient, duration: duration)
        }
    }

    // MARK: Fading and hiding

    /// Makes the node opaque.
    open class func fadeIn(withDuration duration: TimeInterval) -> SKAction {
        let action = fadeAlpha(to: 1, duration: duration)
        return SKAction(action.work, duration) { fadeOut(withDuration: duration) }
    }
    /// Makes the node transparent.
    open class func fadeOut(withDuration duration: TimeInterval) -> SKAction {
        let action = fadeAlpha(to: 0, duration: duration)
        return SKAction(action.work, duration) { fadeIn(withDuration: duration) }
    }
    /// Changes the opacity of the node to a value.
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
        to(alpha, duration, read: { $0.alpha }, write: { $0.alpha = $1 })
    }
    /// Changes the opacity of the node by an amount.
    open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
        by(duration, { node, share in node.alpha += factor * share }) { fadeAlpha(by: -factor, duration: duration) }
    }
    /// Hides the node immediately.
    open class func hide() -> SKAction { SKAction(.now { $0.isHidden = true }) { unhide() } }
    /// Shows the node immediately.
    open class func unhide() -> SKAction { SKAction(.now { $0.isHidden = false }) { hide() } }

    // MARK: Sprites

    private class func sprite(_ duration: TimeInterval, _ begin: @escaping @MainActor (SKSpriteNode) -> @MainActor (CGFloat) -> Void)
        -> SKAction
    {
        SKAction(
            .gradually { node in
                guard let sprite = node as? SKSpriteNode else { return { _ in } }
                return begin(sprite)
            }, duration)
    }
    /// Changes the size of a sprite to a size in points.
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        sprite(duration) { node in
            let start = node.size
            return { share in
                node.size = CGSize(
                    width: start.width + (width - start.width) * share, height: start.height + (height - start.height) * share)
            }
        }
    }
    /// Changes the size of a sprite by amounts in points.
    open class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        sprite(duration) { node in
            let start = node.size
            return { share in node.size = CGSize(width: start.width + width * share, height: start.height + height * share) }
        }
    }
    /// Changes the texture of a sprite immediately.
    open class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
    /// Changes the texture of a sprite immediately, and its size if `resize` is true.
    open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(.now { ($0 as? SKSpriteNode)?.show(texture, resize: resize) })
    }
    /// Shows textures one after another, and then the first one again.
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: true)
    }
    /// Shows textures one after another, and then the first one if `restore` is true.
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction {
        SKAction(
            .gradually { node in
                guard let node = node as? SKSpriteNode, !textures.isEmpty else { return { _ in } }
                let before = node.texture
                return { share in
                    if share >= 1, restore, let before { return node.show(before, resize: resize) }
                    node.show(textures[min(Int(share * CGFloat(textures.count)), textures.count - 1)], resize: resize)
                }
            }, sec * TimeInterval(textures.count)
        ) { animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore) }
    }
    /// Changes the color of a sprite and its strength.
    open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        sprite(duration) { node in
            let start = (node.color, node.colorBlendFactor)
            return { share in
                node.color = start.0.mixed(with: color, share)
                node.colorBlendFactor = start.1 + (colorBlendFactor - start.1) * share
            }
        }
    }
    /// Changes a sprite's color blend factor.
    open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        sprite(duration) { node in
            let start = node.colorBlendFactor
            return { share in node.colorBlendFactor = start + (colorBlendFactor - start) * share }
        }
    }

    // MARK: Code, sound, and the tree

    /// Calls a block.
    open class func run(_ block: @escaping () -> Void) -> SKAction {
        nonisolated(unsafe) let block = block
        return SKAction(.now { _ in block() })
    }
    /// Runs the block on the main queue for any `queue`: nodes belong to the main thread here.
    open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { run(block) }
    /// Runs an action on the children with a name. It lasts as long as the action.
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(.child(name, action), action.duration) { run(action.reversed(), onChildWithName: name) }
    }
    /// Calls a block in each frame, with the seconds since the start.
    open class func customAction(withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void) -> SKAction {
        nonisolated(unsafe) let block = block
        return SKAction(.gradually { node in { share in block(node, share * CGFloat(seconds)) } }, seconds)
    }
    /// Calls a method of an object.
    open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        nonisolated(unsafe) let target = target as AnyObject
        return SKAction(.now { _ in DispatchTable.invoke(selector, on: target, arguments: []) })
    }
    /// Removes the node from its parent.
    open class func removeFromParent() -> SKAction { SKAction(.now { $0.removeFromParent() }) }
    /// Ends immediately, as there is no sound.
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction(.now { _ in }) }
    /// Does nothing: there is no sound.
    open class func play() -> SKAction { SKAction(.now { _ in }) }
    /// Does nothing: there is no sound.
    open class func pause() -> SKAction { SKAction(.now { _ in }) }
    /// Does nothing: there is no sound.
    open class func stop() -> SKAction { SKAction(.now { _ in }) }
    /// Waits: there is no sound.
    open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { SKAction(.wait, duration) }
    /// Changes the speed of the node's actions to a value.
    open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
        to(speed, duration, read: { $0.speed }, write: { $0.speed = $1 })
    }
    /// Changes the speed of the node's actions by an amount.
    open class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
        by(duration, { node, share in node.speed += speed * share }) { self.speed(by: -speed, duration: duration) }
    }

    // MARK: Physics

    /// Applies a force in newtons to the node's body for some seconds.
    open class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
        SKAction(.gradually { node in { _ in node.physicsBody?.applyForce(force) } }, sec)
    }
    /// Applies an impulse to the node's body, distributed over some seconds.
    open class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
        by(sec, { node, share in node.physicsBody?.applyImpulse(CGVector(dx: impulse.dx * share, dy: impulse.dy * share)) }) {
            applyImpulse(CGVector(dx: -impulse.dx, dy: -impulse.dy), duration: sec)
        }
    }
    /// Applies a torque to the node's body for some seconds.
    open class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(.gradually { node in { _ in node.physicsBody?.applyTorque(torque) } }, sec)
    }
}

extension UIColor {
    func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
        var from = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0)), to = from
        getRed(&from.0, green: &from.1, blue: &from.2, alpha: &from.3)
        other.getRed(&to.0, green: &to.1, blue: &to.2, alpha: &to.3)
        return UIColor(
            red: from.0 + (to.0 - from.0) * share, green: from.1 + (to.1 - from.1) * share, blue: from.2 + (to.2 - from.2) * share,
            alpha: from.3 + (to.3 - from.3) * share)
    }
}
