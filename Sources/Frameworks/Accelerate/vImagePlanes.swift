import CoreImageCompanion

// Pictures of one component. Flags that choose between speed and quality have no effect.

/// A component of a pixel as a number.
public typealias Pixel_F = Float

/// The elements of a buffer with one component.
private struct Plane<T> {
    let width: Int, height: Int, rowBytes: Int, data: UnsafeMutableRawPointer
    init?(_ buffer: UnsafePointer<vImage_Buffer>) {
        guard let data = buffer.pointee.data else { return nil }
        self.data = data
        (width, height, rowBytes) = (Int(buffer.pointee.width), Int(buffer.pointee.height), buffer.pointee.rowBytes)
    }
    func row(_ y: Int) -> UnsafeMutablePointer<T> { (data + y * rowBytes).assumingMemoryBound(to: T.self) }
}
/// Computes each element of a buffer from the one at the same place of another buffer.
private func convert<A, B>(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ body: (A) -> B
) -> vImage_Error {
    guard let from = Plane<A>(src), let to = Plane<B>(dest) else { return kvImageNullPointerArgument }
    guard from.width >= to.width, from.height >= to.height else { return kvImageBufferSizeMismatch }
    for y in 0..<to.height {
        let (source, target) = (from.row(y), to.row(y))
        for x in 0..<to.width { target[x] = body(source[x]) }
    }
    return kvImageNoError
}
/// Resizes a buffer: each element is the mean of the area that it covers, or lies between its neighbors.
private func scale<T>(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags, _ read: (T) -> Double,
    _ write: (Double) -> T
) -> vImage_Error {
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    guard let from = Plane<T>(src), let to = Plane<T>(dest) else { return kvImageNullPointerArgument }
    let (horizontal, vertical) = (weights(from.width, to.width), weights(from.height, to.height))
    for y in 0..<to.height {
        let target = to.row(y)
        for x in 0..<to.width {
            var sum = 0.0
            for (row, high) in vertical[y] {
                let source = from.row(row)
                for (column, wide) in horizontal[x] { sum += read(source[column]) * high * wide }
            }
            target[x] = write(sum)
        }
    }
    return kvImageNoError
}

/// Resizes a picture of numbers.
@discardableResult public func vImageScale_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error { scale(src, dest, flags, { Double($0) }, { Float($0) }) }
/// Resizes a picture of bytes.
@discardableResult public func vImageScale_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error { scale(src, dest, flags, { Double($0) }, byte) }

/// Converts numbers to bytes: the least number to 0, and the greatest one to 255.
@discardableResult public func vImageConvert_PlanarFtoPlanar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (low, range) = (Double(minFloat), Double(maxFloat) - Double(minFloat))
    // Not a number is 0, as the limits make it.
    return convert(src, dest) { (value: Float) in
        let part = (Double(value) - low) / range * 255
        return part.isNaN ? UInt8(0) : byte(part)
    }
}
/// Converts bytes to numbers: 0 to the least number, and 255 to the greatest one.
@discardableResult public func vImageConvert_Planar8toPlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
    _ flags: vImage_Flags
) -> vImage_Error { convert(src, dest) { (value: UInt8) in minFloat + Float(value) / 255 * (maxFloat - minFloat) } }

/// Replaces each byte by the one that a table of 256 bytes has at its place.
@discardableResult public func vImageTableLookUp_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ table: UnsafePointer<Pixel_8>, _ flags: vImage_Flags
) -> vImage_Error { convert(src, dest) { (value: UInt8) in table[Int(value)] } }

/// Joins four pictures of bytes in the order of the arguments.
@discardableResult public func vImageConvert_Planar8toARGB8888(
    _ srcA: UnsafePointer<vImage_Buffer>, _ srcR: UnsafePointer<vImage_Buffer>, _ srcG: UnsafePointer<vImage_Buffer>,
    _ srcB: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let planes = [srcA, srcR, srcG, srcB].compactMap { Plane<UInt8>($0) }
    guard planes.count == 4, let to = Plane<UInt8>(dest) else { return kvImageNullPointerArgument }
    guard planes.allSatisfy({ $0.width >= to.width && $0.height >= to.height }) else { return kvImageBufferSizeMismatch }
    for y in 0..<to.height {
        let target = to.row(y)
        for (component, plane) in planes.enumerated() {
            let source = plane.row(y)
            for x in 0..<to.width { target[4 * x + component] = source[x] }
        }
    }
    return kvImageNoError
}
/// Divides a picture into its four components.
@discardableResult public func vImageConvert_ARGB8888toPlanar8(
    _ srcARGB: UnsafePointer<vImage_Buffer>, _ destA: UnsafePointer<vImage_Buffer>, _ destR: UnsafePointer<vImage_Buffer>,
    _ destG: UnsafePointer<vImage_Buffer>, _ destB: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let planes = [destA, destR, destG, destB].compactMap { Plane<UInt8>($0) }
    guard planes.count == 4, let from = Plane<UInt8>(srcARGB) else { return kvImageNullPointerArgument }
    guard planes.allSatisfy({ $0.width <= from.width && $0.height <= from.height }) else { return kvImageBufferSizeMismatch }
    for (component, plane) in planes.enumerated() {
        for y in 0..<plane.height {
            let (source, target) = (from.row(y), plane.row(y))
            for x in 0..<plane.width { target[x] = source[4 * x + component] }
        }
    }
    return kvImageNoError
}
/// Reorders the components of pixels: the map has the place of each component in the source.
@discardableResult public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
    guard let from = Plane<UInt8>(src), let to = Plane<UInt8>(dest) else { return kvImageNullPointerArgument }
    guard (0..<4).allSatisfy({ permuteMap[$0] < 4 }) else { return kvImageInvalidParameter }
    guard from.width >= to.width, from.height >= to.height else { return kvImageBufferSizeMismatch }
    for y in 0..<to.height {
        let (source, target) = (from.row(y), to.row(y))
        for x in 0..<to.width {
            let pixel = (source[4 * x], source[4 * x + 1], source[4 * x + 2], source[4 * x + 3])
            for component in 0..<4 {
                target[4 * x + component] =
                    switch permuteMap[component] {
                    case 0: pixel.0
                    case 1: pixel.1
                    case 2: pixel.2
                    default: pixel.3
                    }
            }
        }
    }
    return kvImageNoError
}
