import UIKit
import simdCompanion

// The ways between the values of Model I/O and of SceneKit.
extension SCNNode {
    /// Creates a node with the name, the place, and the children of an object.
    public convenience init(mdlObject: MDLObject) {
        self.init()
        name = mdlObject.name
        if let transform = mdlObject.transform { simdTransform = transform.matrix }
        if let mesh = mdlObject as? MDLMesh { geometry = SCNGeometry(mdlMesh: mesh) }
        if let found = mdlObject as? MDLCamera { camera = SCNCamera(mdlCamera: found) }
        if let found = mdlObject as? MDLLight { light = SCNLight(mdlLight: found) }
        for child in mdlObject.children.objects { addChildNode(SCNNode(mdlObject: child)) }
    }
}
extension SCNScene {
    /// Creates a scene with the objects of an asset.
    public convenience init(mdlAsset: MDLAsset) {
        self.init()
        for index in 0..<mdlAsset.count { rootNode.addChildNode(SCNNode(mdlObject: mdlAsset.object(at: index))) }
    }
}
extension SCNGeometry {
    // FIXME(gap): the vertices of a mesh aren't read.
    /// Creates a shape with the name of a mesh.
    public convenience init(mdlMesh: MDLMesh) {
        self.init()
        name = mdlMesh.name
    }
}
extension SCNCamera {
    public convenience init(mdlCamera: MDLCamera) {
        self.init()
        (zNear, zFar) = (Double(mdlCamera.nearVisibilityDistance), Double(mdlCamera.farVisibilityDistance))
        fieldOfView = CGFloat(mdlCamera.fieldOfView)
    }
}
extension SCNLight {
    public convenience init(mdlLight: MDLLight) {
        self.init()
        type =
            switch mdlLight.lightType {
            case .ambient: .ambient
            case .directional: .directional
            case .spot: .spot
            default: .omni
            }
    }
}
extension SCNMaterial {
    public convenience init(mdlMaterial: MDLMaterial) {
        self.init()
        name = mdlMaterial.name
        if let color = mdlMaterial.property(with: .baseColor)?.color { diffuse.contents = UIColor(cgColor: color) }
    }
}
extension MDLObject {
    /// Creates an object with the name and the place of a node.
    public convenience init(scnNode: SCNNode) {
        self.init()
        name = scnNode.name ?? ""
        transform = MDLTransform(matrix: scnNode.simdTransform)
        for child in scnNode.childNodes { addChild(MDLObject(scnNode: child)) }
    }
}
extension MDLAsset {
    /// Creates an asset with the nodes of a scene.
    public convenience init(scnScene: SCNScene) {
        self.init()
        for node in scnScene.rootNode.childNodes { add(MDLObject(scnNode: node)) }
    }
}
