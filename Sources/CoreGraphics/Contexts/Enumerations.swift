import CCairo
import Foundation

/// The combination of painted colors with those of the destination.
public enum CGBlendMode: Int32, Sendable {
    /// The separable modes, which calculate each component from those of both colors. `normal` covers what is below.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    /// The modes that mix hue, saturation, and luminosity, and those of Porter and Duff for coverage.
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    /// The remaining modes for coverage, and those that add. `plusDarker` is drawn as `darken`.
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    package var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        // FIXME(gap): Cairo has no plus-darker; darken is the nearest it offers.
        case .plusDarker: CAIRO_OPERATOR_DARKEN
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether Cairo's operator changes pixels that the shape does not cover, which CoreGraphics never does.
    package var reachesOutsideShape: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}

/// The sampling of a scaled image.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The sampling that the context chooses.
    case `default` = 0
    /// The color of the nearest pixel.
    case none = 1
    /// Fast sampling.
    case low = 2
    /// Sampling between `low` and `high`.
    case medium = 4
    /// The best sampling.
    case high = 3
}

/// Whether glyphs are filled, outlined, both, or neither.
public enum CGTextDrawingMode: Int32, Sendable {
    /// The treatment of glyphs: filled, stroked, both, or only measured. Modes that clip paint as those without.
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip

    package var isInvisible: Bool { self == .invisible || self == .clip }
    package var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
    package var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
}

extension CGLineCap {
    var cairoValue: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairoValue: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
