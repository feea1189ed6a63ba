import UIKit
import simdCompanion

extension SCNNode {
    // MARK: World

    /// The transform to the scene's coordinates.
    public final var simdWorldTransform: simd_float4x4 {
        get {
            let own = simdTransform * simdPivot.inverse
            return above.map { $0.simdWorldTransform * own } ?? own
        }
        set { simdTransform = (above?.simdWorldTransform.inverse ?? matrix_identity_float4x4) * newValue * simdPivot }
    }
    public final var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
    /// Sets the transform to the scene's coordinates.
    public final func setWorldTransform(_ worldTransform: SCNMatrix4) { simdWorldTransform = simd_float4x4(worldTransform) }
    /// The place in the scene.
    public final var worldPosition: SCNVector3 {
        get { SCNVector3(simdWorldPosition) }
        set { simdWorldPosition = SIMD3(newValue) }
    }
    public final var simdWorldPosition: SIMD3<Float> {
        get { simdWorldTransform.parts.position }
        set { simdPosition = above.map { $0.simdWorldTransform.inverse.point(newValue) } ?? newValue }
    }
    /// The rotation in the scene.
    public final var worldOrientation: SCNQuaternion {
        get { simdWorldOrientation.scn }
        set { simdWorldOrientation = simd_quatf(newValue) }
    }
    public final var simdWorldOrientation: simd_quatf {
        get { simdWorldTransform.parts.turn }
        set { simdOrientation = above.map { $0.simdWorldOrientation.inverse * newValue } ?? newValue }
    }
    public class var localUp: SCNVector3 { SCNVector3(0, 1, 0) }
    public class var localRight: SCNVector3 { SCNVector3(1, 0, 0) }
    public class var localFront: SCNVector3 { SCNVector3(0, 0, -1) }
    public class var simdLocalUp: SIMD3<Float> { SIMD3(0, 1, 0) }
    public class var simdLocalRight: SIMD3<Float> { SIMD3(1, 0, 0) }
    public class var simdLocalFront: SIMD3<Float> { SIMD3(0, 0, -1) }
    public final var worldUp: SCNVector3 { SCNVector3(simdWorldUp) }
    public final var worldRight: SCNVector3 { SCNVector3(simdWorldRight) }
    public final var worldFront: SCNVector3 { SCNVector3(simdWorldFront) }
    public final var simdWorldUp: SIMD3<Float> { simdWorldOrientation.act(SCNNode.simdLocalUp) }
    public final var simdWorldRight: SIMD3<Float> { simdWorldOrientation.act(SCNNode.simdLocalRight) }
    public final var simdWorldFront: SIMD3<Float> { simdWorldOrientation.act(SCNNode.simdLocalFront) }

    // MARK: Conversion

    private func matrix(to node: SCNNode?) -> simd_float4x4 {
        (node?.simdWorldTransform.inverse ?? matrix_identity_float4x4) * simdWorldTransform
    }
    private func matrix(from node: SCNNode?) -> simd_float4x4 {
        simdWorldTransform.inverse * (node?.simdWorldTransform ?? matrix_identity_float4x4)
    }
    /// Converts a point to a node's coordinates; nil for the scene's.
    public final func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(matrix(to: node).point(SIMD3(position)))
    }
    /// Converts a point from a node's coordinates; nil for the scene's.
    public final func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(matrix(from: node).point(SIMD3(position)))
    }
    /// Converts a direction to a node's coordinates; nil for the scene's.
    public final func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(matrix(to: node).direction(SIMD3(vector)))
    }
    /// Converts a direction from a node's coordinates; nil for the scene's.
    public final func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(matrix(from: node).direction(SIMD3(vector)))
    }
    /// Converts a transform to a node's coordinates; nil for the scene's.
    public final func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(matrix(to: node) * simd_float4x4(transform))
    }
    /// Converts a transform from a node's coordinates; nil for the scene's.
    public final func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(matrix(from: node) * simd_float4x4(transform))
    }
    public final func simdConvertPosition(_ position: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> { matrix(to: node).point(position) }
    public final func simdConvertPosition(_ position: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
        matrix(from: node).point(position)
    }
    public final func simdConvertVector(_ vector: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> { matrix(to: node).direction(vector) }
    public final func simdConvertVector(_ vector: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
        matrix(from: node).direction(vector)
    }
    public final func simdConvertTransform(_ transform: simd_float4x4, to node: SCNNode?) -> simd_float4x4 { matrix(to: node) * transform }
    public final func simdConvertTransform(_ transform: simd_float4x4, from node: SCNNode?) -> simd_float4x4 {
        matrix(from: node) * transform
    }

    // MARK: Moving

    public final func look(at worldTarget: SCNVector3) { look(at: worldTarget, up: worldUp, localFront: SCNNode.localFront) }
    /// Turns an axis of the node to a place in the scene.
    public final func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
        simdLook(at: SIMD3(worldTarget), up: SIMD3(worldUp), localFront: SIMD3(localFront))
    }
    public final func simdLook(at worldTarget: SIMD3<Float>) {
        simdLook(at: worldTarget, up: simdWorldUp, localFront: SCNNode.simdLocalFront)
    }
    public final func simdLook(at worldTarget: SIMD3<Float>, up worldUp: SIMD3<Float>, localFront: SIMD3<Float>) {
        if let turned = simd_quatf.looking(worldTarget - simdWorldPosition, up: worldUp, front: localFront) {
            simdWorldOrientation = turned
        }
    }
    /// Moves the node in its own coordinates.
    public final func localTranslate(by translation: SCNVector3) { simdLocalTranslate(by: SIMD3(translation)) }
    public final func simdLocalTranslate(by translation: SIMD3<Float>) { simdPosition += simdOrientation.act(translation) }
    /// Turns the node in its own coordinates.
    public final func localRotate(by rotation: SCNQuaternion) { simdLocalRotate(by: simd_quatf(rotation)) }
    public final func simdLocalRotate(by rotation: simd_quatf) { simdOrientation = simdOrientation * rotation }
    /// Turns the node around a place in the scene.
    public final func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3) {
        simdRotate(by: simd_quatf(worldRotation), aroundTarget: SIMD3(worldTarget))
    }
    public final func simdRotate(by worldRotation: simd_quatf, aroundTarget worldTarget: SIMD3<Float>) {
        let place = simdWorldPosition, turned = simdWorldOrientation
        simdWorldPosition = worldTarget + worldRotation.act(place - worldTarget)
        simdWorldOrientation = worldRotation * turned
    }

    // MARK: Frames

    final func evaluateActions(_ time: TimeInterval) {
        guard !isPaused else { return }
        running.advance(time, on: self)
        for child in childNodes { child.evaluateActions(time) }
    }
    final func applyConstraints(_ pointOfView: SCNNode?) {
        if let constraints, !constraints.isEmpty {
            constrained = constraints.reduce(simdWorldTransform) {
                $1.isEnabled ? $1.wanted($0, of: self, pointOfView: pointOfView) : $0
            }
        }
        for child in childNodes { child.applyConstraints(pointOfView) }
    }
    /// Whether the node or a descendant has something that each frame changes.
    final var isBusy: Bool { !running.isEmpty || constraints?.isEmpty == false || childNodes.contains { $0.isBusy } }

    // MARK: Hit tests

    /// Returns the shapes of the node and its children that a line from a point to another meets, in the node's coordinates.
    public final func hitTestWithSegment(from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil)
        -> [SCNHitTestResult]
    {
        var found: [(result: SCNHitTestResult, place: Float)] = []
        let options = HitOptions(options)
        let world = simdWorldTransform
        options.look(self, world.point(SIMD3(pointA)), world.point(SIMD3(pointB)), &found)
        return options.chosen(found)
    }
}

/// A point of a shape that a line meets.
open class SCNHitTestResult: NSObject {
    /// The node, the part of its shape, and the triangle.
    public final let node: SCNNode, geometryIndex: Int, faceIndex: Int
    final let place: SIMD3<Float>, normal: SIMD3<Float>, matrix: simd_float4x4
    init(_ node: SCNNode, _ part: Int, _ face: Int, _ place: SIMD3<Float>, _ normal: SIMD3<Float>, _ matrix: simd_float4x4) {
        (self.node, geometryIndex, faceIndex, self.place, self.normal, self.matrix) = (node, part, face, place, normal, matrix)
    }
    /// The point and the direction of the surface, in the node's and in the scene's coordinates.
    public final var localCoordinates: SCNVector3 { SCNVector3(place) }
    public final var worldCoordinates: SCNVector3 { SCNVector3(simdWorldCoordinates) }
    public final var localNormal: SCNVector3 { SCNVector3(normal) }
    public final var worldNormal: SCNVector3 { SCNVector3(simdWorldNormal) }
    public final var simdLocalCoordinates: SIMD3<Float> { place }
    public final var simdWorldCoordinates: SIMD3<Float> { matrix.point(place) }
    public final var simdLocalNormal: SIMD3<Float> { normal }
    public final var simdWorldNormal: SIMD3<Float> { simd_normalize(matrix.inverse.transpose.direction(normal)) }
    /// The node's transform.
    public final var modelTransform: SCNMatrix4 { SCNMatrix4(matrix) }
    public final var simdModelTransform: simd_float4x4 { matrix }
    /// The bone at the point. There is none.
    public final var boneNode: SCNNode? { nil }
    // FIXME(gap): the place in a texture is always zero.
    public final func textureCoordinates(withMappingChannel channel: Int) -> CGPoint { .zero }
}
/// The options of a hit test.
struct HitOptions {
    var isFirstOnly = false, isSorted = true, isCulled = true, isBoxOnly = false, isAlone = false, isHiddenIgnored = true, mask = -1
    var mode = SCNHitTestSearchMode.closest, root: SCNNode?

    init(_ options: [String: Any]?) {
        func flag(_ key: SCNHitTestOption) -> Bool? {
            (options?[key.rawValue] as? Bool) ?? (options?[key.rawValue] as? NSNumber)?.boolValue
        }
        func number(_ key: SCNHitTestOption) -> Int? { (options?[key.rawValue] as? Int) ?? (options?[key.rawValue] as? NSNumber)?.intValue }
        isFirstOnly = flag(.firstFoundOnly) ?? false
        isSorted = flag(.sortResults) ?? true
        isCulled = flag(.backFaceCulling) ?? true
        isBoxOnly = flag(.boundingBoxOnly) ?? false
        isAlone = flag(.ignoreChildNodes) ?? false
        isHiddenIgnored = flag(.ignoreHiddenNodes) ?? true
        mask = number(.categoryBitMask) ?? -1
        root = options?[SCNHitTestOption.rootNode.rawValue] as? SCNNode
        if let wanted = number(.searchMode).flatMap(SCNHitTestSearchMode.init) {
            mode = wanted
        } else {
            // Without a mode, the results are all shapes' nearest hits.
            mode = isFirstOnly ? .any : .closest
        }
        isEach = number(.searchMode) == nil && !isFirstOnly
    }
    private var isEach = true

    func look(_ node: SCNNode, _ a: SIMD3<Float>, _ b: SIMD3<Float>, _ found: inout [(result: SCNHitTestResult, place: Float)]) {
        if isHiddenIgnored, node.isHidden || node.opacity == 0 { return }
        if let geometry = node.geometry, node.categoryBitMask & mask != 0 {
            let matrix = node.simdWorldTransform, inverse = matrix.inverse
            let start = inverse.point(a), end = inverse.point(b)
            let mesh = isBoxOnly ? Mesh.box(geometry.boundingBox) : geometry.mesh
            var hits = mesh.hits(start, end, isCulled: isCulled && !(geometry.firstMaterial?.isDoubleSided ?? false))
            if mode != .all { hits = hits.min { $0.place < $1.place }.map { [$0] } ?? [] }
            for hit in hits {
                let result = SCNHitTestResult(node, hit.part, hit.face, start + (end - start) * hit.place, hit.normal, matrix)
                found.append((result, hit.place))
            }
        }
        if !isAlone { for child in node.childNodes { look(child, a, b, &found) } }
    }
    func chosen(_ found: [(result: SCNHitTestResult, place: Float)]) -> [SCNHitTestResult] {
        let sorted = isSorted || !isEach ? found.sorted { $0.place < $1.place } : found
        return isEach || mode == .all ? sorted.map(\.result) : sorted.prefix(1).map(\.result)
    }
}
