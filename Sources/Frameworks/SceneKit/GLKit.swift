import GLKitCompanion

/// Returns the same numbers in GLKit's type.
public func SCNMatrix4ToGLKMatrix4(_ mat: SCNMatrix4) -> GLKMatrix4 {
    GLKMatrix4Make(
        mat.m11, mat.m12, mat.m13, mat.m14, mat.m21, mat.m22, mat.m23, mat.m24, mat.m31, mat.m32, mat.m33, mat.m34, mat.m41, mat.m42,
        mat.m43, mat.m44)
}
/// Returns the same numbers in SceneKit's type.
public func SCNMatrix4FromGLKMatrix4(_ mat: GLKMatrix4) -> SCNMatrix4 {
    SCNMatrix4(
        m11: mat.m00, m12: mat.m01, m13: mat.m02, m14: mat.m03, m21: mat.m10, m22: mat.m11, m23: mat.m12, m24: mat.m13, m31: mat.m20,
        m32: mat.m21, m33: mat.m22, m34: mat.m23, m41: mat.m30, m42: mat.m31, m43: mat.m32, m44: mat.m33)
}
/// Returns the same numbers in GLKit's type.
public func SCNVector3ToGLKVector3(_ vector: SCNVector3) -> GLKVector3 { GLKVector3Make(vector.x, vector.y, vector.z) }
/// Returns the same numbers in SceneKit's type.
public func SCNVector3FromGLKVector3(_ vector: GLKVector3) -> SCNVector3 { SCNVector3(vector.x, vector.y, vector.z) }
/// Returns the same numbers in GLKit's type.
public func SCNVector4ToGLKVector4(_ vector: SCNVector4) -> GLKVector4 { GLKVector4Make(vector.x, vector.y, vector.z, vector.w) }
/// Returns the same numbers in SceneKit's type.
public func SCNVector4FromGLKVector4(_ vector: GLKVector4) -> SCNVector4 { SCNVector4(vector.x, vector.y, vector.z, vector.w) }
