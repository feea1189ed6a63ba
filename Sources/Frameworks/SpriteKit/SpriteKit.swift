// Games of nodes, drawn with layers on the loop's clock: sprites, labels, shapes, tile maps, particles, actions, touches, a rigid-body
// world with contacts, and the scenes, tile sets, and particles of .sks files. There is no sound, and shaders, lights, and joints
// have no effect.
@_exported import UIKit
@_exported import simdCompanion

/// The color of SpriteKit, which is UIKit's.
public typealias SKColor = UIColor

// FIXME(gap): only particles add; every other node is drawn as `.alpha`.
/// The combination of a node's pixels with those behind it.
public enum SKBlendMode: Int, Sendable { case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha }

/// The way a scene's size is fitted to its view's.
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

/// The horizontal part of a label that is at the node's position.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
/// The vertical part of a label that is at the node's position.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

/// The progress of an action at a fraction of its duration.
public enum SKActionTimingMode: Int, Sendable {
    /// A constant speed, or a slow start, end, or both.
    case linear, easeIn, easeOut, easeInEaseOut

    func eased(_ time: CGFloat) -> CGFloat {
        switch self {
        case .linear: time
        case .easeIn: time * time
        case .easeOut: time * (2 - time)
        case .easeInEaseOut: time * time * (3 - 2 * time)
        }
    }
}
/// A function from time to progress, both from 0 to 1.
public typealias SKActionTimingFunction = @Sendable (Float) -> Float
