import UIKit
import simdCompanion

// Shapes with values. FIXME(gap): chamfers, round corners, and geodesic spheres change nothing in the vertices.

/// A rectangle that faces the z axis.
open class SCNPlane: SCNGeometry {
    /// Creates a shape.
    public convenience init(width: CGFloat, height: CGFloat) {
        self.init()
        self.width = width
        self.height = height
    }
    public final var width: CGFloat = 1 { didSet { changed() } }
    public final var height: CGFloat = 1 { didSet { changed() } }
    public final var widthSegmentCount: Int = 1 { didSet { changed() } }
    public final var heightSegmentCount: Int = 1 { didSet { changed() } }
    public final var cornerRadius: CGFloat = 0 { didSet { changed() } }
    public final var cornerSegmentCount: Int = 10 { didSet { changed() } }
    override func makeMesh() -> Mesh {
        var mesh = Mesh()
        let (w, h) = (Float(width), Float(height))
        mesh.grid(widthSegmentCount, heightSegmentCount) { u, v in (SIMD3((u - 0.5) * w, (0.5 - v) * h, 0), SIMD3(0, 0, 1)) }
        return mesh
    }
    override func copyValues(to copy: SCNGeometry) {
        guard let copy = copy as? SCNPlane else { return }
        copy.width = width
        copy.height = height
        copy.widthSegmentCount = widthSegmentCount
        copy.heightSegmentCount = heightSegmentCount
        copy.cornerRadius = cornerRadius
        copy.cornerSegmentCount = cornerSegmentCount
    }
}
/// A box of six sides.
open class SCNBox: SCNGeometry {
    /// Creates a shape.
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.init()
        self.width = width
        self.height = height
        self.length = length
        self.chamferRadius = chamferRadius
    }
    public final var width: CGFloat = 1 { didSet { changed() } }
    public final var height: CGFloat = 1 { didSet { changed() } }
    public final var length: CGFloat = 1 { didSet { changed() } }
    public final var chamferRadius: CGFloat = 0 { didSet { changed() } }
    public final var widthSegmentCount: Int = 1 { didSet { changed() } }
    public final var heightSegmentCount: Int = 1 { didSet { changed() } }
    public final var lengthSegmentCount: Int = 1 { didSet { changed() } }
    public final var chamferSegmentCount: Int = 10 { didSet { changed() } }
    override func makeMesh() -> Mesh {
        let half = SCNVector3(width / 2, height / 2, length / 2)
        return Mesh.box(
            (SCNVector3(-half.x, -half.y, -half.z), half), SIMD3(widthSegmentCount, heightSegmentCount, lengthSegmentCount))
    }
    override func copyValues(to copy: SCNGeometry) {
        guard let copy = copy as? SCNBox else { return }
        copy.width = width
        copy.height = height
        copy.length = length
        copy.chamferRadius = chamferRadius
        copy.widthSegmentCount = widthSegmentCount
        copy.heightSegmentCount = heightSegmentCount
        copy.lengthSegmentCount = lengthSegmentCount
        copy.chamferSegmentCount = chamferSegmentCount
    }
}
/// A pyramid on a rectangle at a height of zero.
open class SCNPyramid: SCNGeometry {
    /// Creates a shape.
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
        self.init()
        self.width = width
        self.height = height
        self.length = length
    }
    public final var width: CGFloat = 1 { didSet { changed() } }
    public final var height: CGFloat = 1 { didSet { changed() } }
    public final var length: CGFloat = 1 { didSet { changed() } }
    public final var widthSegmentCount: Int = 1 { didSet { changed() } }
    public final var heightSegmentCount: Int = 1 { didSet { changed() } }
    public final var lengthSegmentCount: Int = 1 { didSet { changed() } }
    override func makeMesh() -> Mesh {
        var mesh = Mesh()
        let (w, h, l) = (Float(width) / 2, Float(height), Float(length) / 2)
        let corners = [SIMD3(-w, 0, l), SIMD3(w, 0, l), SIMD3(w, 0, -l), SIMD3(-w, 0, -l)], top = SIMD3(0, h, 0)
        for side in 0..<4 {
            let (a, b) = (corners[side], corners[(side + 1) % 4]), normal = simd_normalize(simd_cross(b - a, top - a))
            mesh.grid(side % 2 == 0 ? widthSegmentCount : lengthSegmentCount, heightSegmentCount, part: side) { u, v in
                ((a + (b - a) * u) * (1 - v) + top * v, normal)
            }
        }
        mesh.grid(widthSegmentCount, lengthSegmentCount, part: 4) { u, v in
            (SIMD3((2 * u - 1) * w, 0, (2 * v - 1) * l), SIMD3(0, -1, 0))
        }
        return mesh
    }
    override func copyValues(to copy: SCNGeometry) {
        guard let copy = copy as? SCNPyramid else { return }
        copy.width = width
        copy.height = height
        copy.length = length
        copy.widthSegmentCount = widthSegmentCount
        copy.heightSegmentCount = heightSegmentCount
        copy.lengthSegmentCount = lengthSegmentCount
    }
}
open class SCNSphere: SCNGeometry {
    /// Creates a shape.
    public convenience init(radius: CGFloat) {
        self.init()
        self.radius = radius
    }
    public final var radius: CGFloat = 0.5 { didSet { changed() } }
    public final var isGeodesic: Bool = false { didSet { changed() } }
    public final var segmentCount: Int = 48 { didSet { changed() } }
    override func makeMesh() -> Mesh {
        var mesh = Mesh()
        let r = Float(radius)
        mesh.revolve(segmentCount, segmentCount / 2) {
            ($0 == 0 || $0 == 1 ? 0 : r * sin($0 * .pi), r * cos($0 * .pi), sin($0 * .pi), cos($0 * .pi))
        }
        return mesh
    }
    override var computedBox: (min: SCNVector3, max: SCNVector3) {
        let r = Float(radius)
        return (SCNVector3(-r, -r, -r), SCNVector3(r, r, r))
    }
    override func copyValues(to copy: SCNGeometry) {
        guard let copy = copy as? SCNSphere else { return }
        copy.radius = radius
        copy.isGeodesic = isGeodesic
        copy.segmentCount = segmentCount
    }
}
/// A cylinder along the y axis.
open class SCNCylinder: SCNGeometry {
    /// Creates a shape.
    public convenience init(radius: CGFloat, height: CGFloat) {
        self.init()
        self.radius = radius
        self.height = height
    }
    public final var radius: CGFloat = 0.5 { didSet { changed() } }
    public final var height: CGFloat = 1 { didSet { changed() } }
    public final var radialSegmentCount: Int = 48 { didSet { changed() } }
    public final var heightSegmentCount: Int = 1 { didSet { changed() } }
    override func makeMesh() -> Mesh {
        var mesh = Mesh()
        let (r, h) = (Float(radius), Float(height))
        mesh.revolve(radialSegmentCount, heightSegmentCount) { (r, h * (0.5 - $0), 1, 0) }
        mesh.disk(radialSegmentCount, 0, r, y: h / 2, up: 1, part: 1)
        mesh.disk(radialSegmentCount, 0, r, y: -h / 2, up: -1, part: 2)
        return mesh
    }
    override var computedBox: (min: SCNVector3, max: SCNVector3) {
        let (r, h) = (Float(radius), Float(height) / 2)
        return (SCNVector3(-r, -h, -r), SCNVector3(r, h, r))
    }
    override func copyValues(to copy: SCNGeometry) {
        guard let copy = copy as? SCNCylinder else { return }
        copy.radius = radius
        copy.height = height
        copy.radialSegmentCount = radialSegmentCount
        copy.heightSegmentCount = heightSegmentCount
    }
}
/// A cone or its frustum along the y axis.
open class SCNCone: SCNGeometry {
    /// Creates a shape.
    public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.init()
        self.topRadius = topRadius
        self.bottomRadius = bottomRadius
        self.height = height
    }
    public final var topRadius: CGFloat = 0 { didSet { changed() } }
    public final var bottomRadius: CGFloat = 0.5 { didSet { changed() } }
    public final var height: CGFloat = 1 { didSet { changed() } }
    public final var radialSegmentCount: Int = 48 { didSet { changed() } }
    public final var heightSegmentCount: Int = 1 { didSet { changed() } }
    override func makeMesh() -> Mesh {
        var mesh = Mesh()
        let (a, b, h) = (Float(topRadius), Float(bottomRadius), Float(height))
        let side = max((h * h + (b - a) * (b - a)).squareRoot(), .leastNormalMagnitude)
        mesh.revolve(radialSegmentCount, heightSegmentCount) { (a + (b - a) * $0, h * (0.5 - $0), h / side, (b - a) / side) }
        if a > 0 { mesh.disk(radialSegmentCount, 0, a, y: h / 2, up: 1, part: 1) }
        if b > 0 { mesh.disk(radialSegmentCount, 0, b, y: -h / 2, up: -1, part: 2) }
        return mesh
    }
    override var computedBox: (min: SCNVector3, max: SCNVector3) {
        let (r, h) = (Float(max(topRadius, bottomRadius)), Float(height) / 2)
        return (SCNVector3(-r, -h, -r), SCNVector3(r, h, r))
    }
    override func copyValues(to copy: SCNGeometry) {
        guard let copy = copy as? SCNCone else { return }
        copy.topRadius = topRadius
        copy.bottomRadius = bottomRadius
        copy.height = height
        copy.radialSegmentCount = radialSegmentCount
        copy.heightSegmentCount = heightSegmentCount
    }
}
/// A tube along the y axis.
open class SCNTube: SCNGeometry {
    /// Creates a shape.
    public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        self.init()
        self.innerRadius = innerRadius
        self.outerRadius = outerRadius
        self.height = height
    }
    public final var innerRadius: CGFloat = 0.25 { didSet { changed() } }
    public final var outerRadius: CGFloat = 0.5 { didSet { changed() } }
    public final var height: CGFloat = 1 { didSet { changed() } }
    public final var radialSegmentCount: Int = 48 { didSet { changed() } }
    public final var heightSegmentCount: Int = 1 { didSet { changed() } }
    override func makeMesh() -> Mesh {
        var mesh = Mesh()
        let (a, b, h) = (Float(innerRadius), Float(outerRadius), Float(height))
        mesh.revolve(radialSegmentCount, heightSegmentCount) { (b, h * (0.5 - $0), 1, 0) }
        mesh.revolve(radialSegmentCount, heightSegmentCount, part: 1) { (a, h * (0.5 - $0), -1, 0) }
        mesh.disk(radialSegmentCount, a, b, y: h / 2, up: 1, part: 2)
        mesh.disk(radialSegmentCount, a, b, y: -h / 2, up: -1, part: 3)
        return mesh
    }
    override var computedBox: (min: SCNVector3, max: SCNVector3) {
        let (r, h) = (Float(outerRadius), Float(height) / 2)
        return (SCNVector3(-r, -h, -r), SCNVector3(r, h, r))
    }
    override func copyValues(to copy: SCNGeometry) {
        guard let copy = copy as? SCNTube else { return }
        copy.innerRadius = innerRadius
        copy.outerRadius = outerRadius
        copy.height = height
        copy.radialSegmentCount = radialSegmentCount
        copy.heightSegmentCount = heightSegmentCount
    }
}
/// A cylinder along the y axis with half a sphere at each end, which are parts of the height.
open class SCNCapsule: SCNGeometry {
    /// Creates a shape.
    public convenience init(capRadius: CGFloat, height: CGFloat) {
        self.init()
        self.capRadius = capRadius
        self.height = height
    }
    public final var capRadius: CGFloat = 0.5 { didSet { changed() } }
    public final var height: CGFloat = 2 { didSet { changed() } }
    public final var radialSegmentCount: Int = 48 { didSet { changed() } }
    public final var heightSegmentCount: Int = 1 { didSet { changed() } }
    public final var capSegmentCount: Int = 24 { didSet { changed() } }
    override func makeMesh() -> Mesh {
        var mesh = Mesh()
        let r = Float(capRadius), straight = max(Float(height) - 2 * r, 0) / 2
        mesh.revolve(radialSegmentCount, capSegmentCount) { share in
            let angle = share * .pi / 2
            return (r * sin(angle), straight + r * cos(angle), sin(angle), cos(angle))
        }
        mesh.revolve(radialSegmentCount, heightSegmentCount) { (r, straight * (1 - 2 * $0), 1, 0) }
        mesh.revolve(radialSegmentCount, capSegmentCount) { share in
            let angle = (1 + share) * .pi / 2
            return (share == 1 ? 0 : r * sin(angle), -straight + r * cos(angle), sin(angle), cos(angle))
        }
        return mesh
    }
    override var computedBox: (min: SCNVector3, max: SCNVector3) {
        let (r, h) = (Float(capRadius), max(Float(height) / 2, Float(capRadius)))
        return (SCNVector3(-r, -h, -r), SCNVector3(r, h, r))
    }
    override func copyValues(to copy: SCNGeometry) {
        guard let copy = copy as? SCNCapsule else { return }
        copy.capRadius = capRadius
        copy.height = height
        copy.radialSegmentCount = radialSegmentCount
        copy.heightSegmentCount = heightSegmentCount
        copy.capSegmentCount = capSegmentCount
    }
}
/// A ring around the y axis.
open class SCNTorus: SCNGeometry {
    /// Creates a shape.
    public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.init()
        self.ringRadius = ringRadius
        self.pipeRadius = pipeRadius
    }
    public final var ringRadius: CGFloat = 0.5 { didSet { changed() } }
    public final var pipeRadius: CGFloat = 0.25 { didSet { changed() } }
    public final var ringSegmentCount: Int = 48 { didSet { changed() } }
    public final var pipeSegmentCount: Int = 24 { didSet { changed() } }
    override func makeMesh() -> Mesh {
        var mesh = Mesh()
        let (ring, pipe) = (Float(ringRadius), Float(pipeRadius))
        mesh.revolve(ringSegmentCount, pipeSegmentCount) { share in
            let angle = share * 2 * .pi
            return (ring + pipe * cos(angle), pipe * sin(angle), cos(angle), sin(angle))
        }
        return mesh
    }
    override var computedBox: (min: SCNVector3, max: SCNVector3) {
        let (r, h) = (Float(ringRadius + pipeRadius), Float(pipeRadius))
        return (SCNVector3(-r, -h, -r), SCNVector3(r, h, r))
    }
    override func copyValues(to copy: SCNGeometry) {
        guard let copy = copy as? SCNTorus else { return }
        copy.ringRadius = ringRadius
        copy.pipeRadius = pipeRadius
        copy.ringSegmentCount = ringSegmentCount
        copy.pipeSegmentCount = pipeSegmentCount
    }
}
/// A plane without end at a height of zero, which mirrors the scene.
open class SCNFloor: SCNGeometry {
    /// The reflection. It is stored: nothing is drawn.
    public final var reflectivity: CGFloat = 0.25, reflectionFalloffStart: CGFloat = 0, reflectionFalloffEnd: CGFloat = 0
    public final var reflectionResolutionScaleFactor: CGFloat = 1, reflectionCategoryBitMask = -1
    /// The size; 0 for no end.
    public final var width: CGFloat = 0 { didSet { changed() } }
    public final var length: CGFloat = 0 { didSet { changed() } }
    override func makeMesh() -> Mesh {
        var mesh = Mesh()
        let (w, l) = (width > 0 ? Float(width) : 2e5, length > 0 ? Float(length) : 2e5)
        mesh.grid(1, 1) { u, v in (SIMD3((u - 0.5) * w, 0, (v - 0.5) * l), SIMD3(0, 1, 0)) }
        return mesh
    }
    override func copyValues(to copy: SCNGeometry) {
        guard let copy = copy as? SCNFloor else { return }
        (copy.reflectivity, copy.width, copy.length) = (reflectivity, width, length)
        (copy.reflectionFalloffStart, copy.reflectionFalloffEnd) = (reflectionFalloffStart, reflectionFalloffEnd)
    }
}
/// Text with a depth. Its vertices are those of the box around it.
open class SCNText: SCNGeometry {
    /// Creates a shape of a string or an attributed string.
    public convenience init(string: Any?, extrusionDepth: CGFloat) {
        self.init()
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
    }
    public final var string: Any? { didSet { changed() } }
    public final var extrusionDepth: CGFloat = 1 { didSet { changed() } }
    public final var font: UIFont! = UIFont.systemFont(ofSize: 12) { didSet { changed() } }
    public final var isWrapped = false { didSet { changed() } }
    public final var containerFrame = CGRect.zero { didSet { changed() } }
    public final var truncationMode = "none", alignmentMode = "natural", flatness: CGFloat = 0.6
    public final var chamferRadius: CGFloat = 0, chamferProfile: UIBezierPath?
    /// The size of the lines.
    public final var textSize: CGSize {
        let text =
            (string as? NSAttributedString) ?? NSAttributedString(string: string.map { "\($0)" } ?? "", attributes: [.font: font as Any])
        let limit = isWrapped && containerFrame.width > 0 ? containerFrame.size : CGSize(width: 1e6, height: 1e6)
        return text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).size
    }
    override func makeMesh() -> Mesh {
        let size = textSize, depth = Float(extrusionDepth) / 2
        guard size.width > 0, size.height > 0 else { return Mesh() }
        let origin = isWrapped ? containerFrame.origin : .zero
        return Mesh.box(
            (
                SCNVector3(Float(origin.x), Float(origin.y), -depth),
                SCNVector3(Float(origin.x + size.width), Float(origin.y + size.height), depth)
            ))
    }
    override func copyValues(to copy: SCNGeometry) {
        guard let copy = copy as? SCNText else { return }
        (copy.string, copy.extrusionDepth, copy.font) = (string, extrusionDepth, font)
        (copy.isWrapped, copy.containerFrame, copy.flatness) = (isWrapped, containerFrame, flatness)
        (copy.truncationMode, copy.alignmentMode, copy.chamferRadius) = (truncationMode, alignmentMode, chamferRadius)
    }
}
/// A path with a depth. Its vertices are those of the box around it.
open class SCNShape: SCNGeometry {
    public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        self.init()
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
    }
    public final var path: UIBezierPath? { didSet { changed() } }
    public final var extrusionDepth: CGFloat = 1 { didSet { changed() } }
    public final var chamferMode = SCNChamferMode.both, chamferRadius: CGFloat = 0, chamferProfile: UIBezierPath?
    override func makeMesh() -> Mesh {
        guard let path, !path.isEmpty else { return Mesh() }
        let frame = path.cgPath.boundingBoxOfPath, depth = Float(extrusionDepth) / 2
        return Mesh.box(
            (SCNVector3(Float(frame.minX), Float(frame.minY), -depth), SCNVector3(Float(frame.maxX), Float(frame.maxY), depth)))
    }
    override func copyValues(to copy: SCNGeometry) {
        guard let copy = copy as? SCNShape else { return }
        (copy.path, copy.extrusionDepth) = (path, extrusionDepth)
        (copy.chamferMode, copy.chamferRadius, copy.chamferProfile) = (chamferMode, chamferRadius, chamferProfile)
    }
}
