// No graphics processor: `MPSSupportsMTLDevice(_:)` is false. The filters are declared; code can't make the device that they need.
@_exported import CoreGraphics
@_exported import MetalCompanion

/// Returns false: no device supports the performance shaders.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }
public func MPSGetPreferredDevice(_ options: MPSDeviceOptions) -> (any MTLDevice)? { nil }

/// The device that is preferred.
public struct MPSDeviceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let lowPower = Self(rawValue: 1), skipRemovable = Self(rawValue: 2)
}
public struct MPSKernelOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let skipAPIValidation = Self(rawValue: 1), allowReducedPrecision = Self(rawValue: 2),
        disableInternalTiling = Self(rawValue: 4)
    public static let insertDebugGroups = Self(rawValue: 8), verbose = Self(rawValue: 16)
}
/// The pixels outside of an image.
public enum MPSImageEdgeMode: UInt, Sendable { case zero, clamp, mirror, mirrorWithEdge, constant }
public struct MPSDataType: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let invalid = Self(rawValue: 0), float32 = Self(rawValue: 0x1000_0020), float16 = Self(rawValue: 0x1000_0010)
    public static let int8 = Self(rawValue: 0x2000_0008), int16 = Self(rawValue: 0x2000_0010), int32 = Self(rawValue: 0x2000_0020)
    public static let uInt8 = Self(rawValue: 8), uInt16 = Self(rawValue: 16), uInt32 = Self(rawValue: 32)
}
/// A point in an image.
public struct MPSOffset: Sendable {
    public var x: Int, y: Int, z: Int
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
/// The scale and the offset of an image.
public struct MPSScaleTransform: Sendable {
    public var scaleX: Double, scaleY: Double, translateX: Double, translateY: Double
    public init(scaleX: Double, scaleY: Double, translateX: Double, translateY: Double) {
        (self.scaleX, self.scaleY, self.translateX, self.translateY) = (scaleX, scaleY, translateX, translateY)
    }
}
/// A computation on a graphics processor.
open class MPSKernel: NSObject {
    public final let device: any MTLDevice
    public final var label: String?, options: MPSKernelOptions = []
    /// Creates a computation.
    public init(device: any MTLDevice) { self.device = device }
}
/// Makes a copy of an image for a filter in place.
public typealias MPSCopyAllocator = (MPSKernel, any MTLCommandBuffer, any MTLTexture) -> any MTLTexture
/// A filter of one image. It encodes nothing, because there is no command buffer.
open class MPSUnaryImageKernel: MPSKernel {
    public final var offset = MPSOffset(), clipRect = MTLRegion(), edgeMode = MPSImageEdgeMode.zero
    open func encode(commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture) {}
    open func encode(
        commandBuffer: any MTLCommandBuffer, inPlaceTexture texture: UnsafeMutablePointer<any MTLTexture>,
        fallbackCopyAllocator copyAllocator: MPSCopyAllocator? = nil
    ) -> Bool { false }
}
/// A filter of two images. It encodes nothing, because there is no command buffer.
open class MPSBinaryImageKernel: MPSKernel {
    public final var primaryOffset = MPSOffset(), secondaryOffset = MPSOffset(), clipRect = MTLRegion()
    open func encode(
        commandBuffer: any MTLCommandBuffer, primaryTexture: any MTLTexture, secondaryTexture: any MTLTexture,
        destinationTexture: any MTLTexture
    ) {}
}
/// A blur by a normal distribution.
open class MPSImageGaussianBlur: MPSUnaryImageKernel {
    public final let sigma: Float
    public init(device: any MTLDevice, sigma: Float) {
        self.sigma = sigma
        super.init(device: device)
    }
}
/// A blur by the mean of a rectangle.
open class MPSImageBox: MPSUnaryImageKernel {
    public final let kernelWidth: Int, kernelHeight: Int
    public init(device: any MTLDevice, kernelWidth: Int, kernelHeight: Int) {
        (self.kernelWidth, self.kernelHeight) = (kernelWidth, kernelHeight)
        super.init(device: device)
    }
}
/// A blur by a pyramid of weights.
open class MPSImageTent: MPSImageBox {}
/// The median of a square.
open class MPSImageMedian: MPSUnaryImageKernel {
    public final let kernelDiameter: Int
    public init(device: any MTLDevice, kernelDiameter: Int) {
        self.kernelDiameter = kernelDiameter
        super.init(device: device)
    }
}
/// The edges of an image.
open class MPSImageSobel: MPSUnaryImageKernel {}
/// The second derivative of an image.
open class MPSImageLaplacian: MPSUnaryImageKernel {
    public final var bias: Float = 0
}
/// A sum of neighbors with weights.
open class MPSImageConvolution: MPSUnaryImageKernel {
    public final let kernelWidth: Int, kernelHeight: Int
    public final var bias: Float = 0
    public init(device: any MTLDevice, kernelWidth: Int, kernelHeight: Int, weights kernelWeights: UnsafePointer<Float>) {
        (self.kernelWidth, self.kernelHeight) = (kernelWidth, kernelHeight)
        super.init(device: device)
    }
}
/// Makes each pixel zero or `maximumValue`.
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
    /// The value above which pixels are white, and the value of white pixels.
    public final let thresholdValue: Float, maximumValue: Float
    public init(
        device: any MTLDevice, thresholdValue: Float, maximumValue: Float, linearGrayColorTransform transform: UnsafePointer<Float>?
    ) {
        (self.thresholdValue, self.maximumValue) = (thresholdValue, maximumValue)
        super.init(device: device)
    }
}
/// Changes the size of an image.
open class MPSImageScale: MPSUnaryImageKernel {
    public final var scaleTransform: UnsafePointer<MPSScaleTransform>?
}
/// Changes the size of an image, with three lobes of a sinc function.
open class MPSImageLanczosScale: MPSImageScale {}
/// Changes the size of an image linearly.
open class MPSImageBilinearScale: MPSImageScale {}
/// Mirrors an image.
open class MPSImageTranspose: MPSUnaryImageKernel {}
open class MPSImageStatisticsMeanAndVariance: MPSUnaryImageKernel {}
/// The least and the greatest values of an image.
open class MPSImageStatisticsMinAndMax: MPSUnaryImageKernel {}
/// Adds two images.
open class MPSImageAdd: MPSBinaryImageKernel {}
/// Subtracts two images.
open class MPSImageSubtract: MPSBinaryImageKernel {}
/// Multiplies two images.
open class MPSImageMultiply: MPSBinaryImageKernel {}
/// The numbers of pixels with values in ranges.
public struct MPSImageHistogramInfo: Sendable {
    public var numberOfHistogramEntries = 256, histogramForAlpha = false
    public var minPixelValue = SIMD4<Float>.zero, maxPixelValue = SIMD4<Float>(repeating: 1)
    public init() {}
    public init(
        numberOfHistogramEntries: Int, histogramForAlpha: Bool, minPixelValue: SIMD4<Float>, maxPixelValue: SIMD4<Float>
    ) {
        (self.numberOfHistogramEntries, self.histogramForAlpha) = (numberOfHistogramEntries, histogramForAlpha)
        (self.minPixelValue, self.maxPixelValue) = (minPixelValue, maxPixelValue)
    }
}
/// Counts the pixels with values in ranges.
open class MPSImageHistogram: MPSKernel {
    public final let histogramInfo: MPSImageHistogramInfo
    public final var clipRectSource = MTLRegion(), zeroHistogram = true
    public init(device: any MTLDevice, histogramInfo: UnsafePointer<MPSImageHistogramInfo>) {
        self.histogramInfo = histogramInfo.pointee
        super.init(device: device)
    }
    public final func histogramSize(forSourceFormat sourceFormat: MTLPixelFormat) -> Int { histogramInfo.numberOfHistogramEntries * 16 }
    open func encode(
        to commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, histogram: any MTLBuffer, histogramOffset: Int
    ) {}
}
/// The type of an image's numbers.
public enum MPSImageFeatureChannelFormat: UInt, Sendable { case none, unorm8, unorm16, float16, float32 }
open class MPSImageDescriptor: NSObject {
    public final var width: Int, height: Int, featureChannels: Int, numberOfImages: Int, channelFormat: MPSImageFeatureChannelFormat
    public final var usage: MTLTextureUsage
    public init(
        channelFormat: MPSImageFeatureChannelFormat, width: Int, height: Int, featureChannels: Int, numberOfImages: Int = 1,
        usage: MTLTextureUsage = [.shaderRead, .shaderWrite]
    ) {
        (self.channelFormat, self.width, self.height) = (channelFormat, width, height)
        (self.featureChannels, self.numberOfImages, self.usage) = (featureChannels, numberOfImages, usage)
    }
}
/// A picture with any number of components.
open class MPSImage: NSObject {
    public final let device: any MTLDevice, width: Int, height: Int, featureChannels: Int, numberOfImages: Int
    public final var label: String?
    public init(device: any MTLDevice, imageDescriptor: MPSImageDescriptor) {
        (self.device, width, height) = (device, imageDescriptor.width, imageDescriptor.height)
        (featureChannels, numberOfImages) = (imageDescriptor.featureChannels, imageDescriptor.numberOfImages)
    }
}
open class MPSMatrixDescriptor: NSObject {
    public final var rows: Int, columns: Int, rowBytes: Int, dataType: MPSDataType
    public final let matrices = 1
    public init(rows: Int, columns: Int, rowBytes: Int, dataType: MPSDataType) {
        (self.rows, self.columns, self.rowBytes, self.dataType) = (rows, columns, rowBytes, dataType)
    }
    /// Returns the recommended distance between rows.
    public class func rowBytes(fromColumns columns: Int, dataType: MPSDataType) -> Int { columns * Int(dataType.rawValue & 0xFF) / 8 }
}
/// A matrix in a buffer.
open class MPSMatrix: NSObject {
    public final let data: any MTLBuffer, rows: Int, columns: Int, rowBytes: Int, dataType: MPSDataType
    public init(buffer: any MTLBuffer, descriptor: MPSMatrixDescriptor) {
        (data, rows, columns, rowBytes) = (buffer, descriptor.rows, descriptor.columns, descriptor.rowBytes)
        dataType = descriptor.dataType
    }
}
/// Multiplies matrices.
open class MPSMatrixMultiplication: MPSKernel {
    public init(
        device: any MTLDevice, transposeLeft: Bool, transposeRight: Bool, resultRows: Int, resultColumns: Int, interiorColumns: Int,
        alpha: Double, beta: Double
    ) { super.init(device: device) }
    public convenience init(device: any MTLDevice, resultRows: Int, resultColumns: Int, interiorColumns: Int) {
        self.init(
            device: device, transposeLeft: false, transposeRight: false, resultRows: resultRows, resultColumns: resultColumns,
            interiorColumns: interiorColumns, alpha: 1, beta: 0)
    }
    open func encode(commandBuffer: any MTLCommandBuffer, leftMatrix: MPSMatrix, rightMatrix: MPSMatrix, resultMatrix: MPSMatrix) {}
}
