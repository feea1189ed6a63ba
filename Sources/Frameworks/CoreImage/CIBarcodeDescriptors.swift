import UIKitCore

/// The content of a code in a machine-readable form.
open class CIBarcodeDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// Returns the descriptor itself, because it can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The content of a QR code.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The amount of damage that a code survives: 7, 15, 25, or 30 percent.
    public enum ErrorCorrectionLevel: Int, Sendable {
        /// The levels by the codes of their letters.
        case levelL = 76
        case levelM = 77
        case levelQ = 81
        case levelH = 72
    }

    /// The data words, with the mode and the length.
    public let errorCorrectedPayload: Data
    /// The version, from 1 for 21 modules a side to 40 for 177.
    public let symbolVersion: Int
    /// The number of the mask, from 0 to 7.
    public let maskPattern: UInt8
    /// The amount of damage that the code survives.
    public let errorCorrectionLevel: ErrorCorrectionLevel

    /// Creates a description. Returns nil for a version or a mask that doesn't exist.
    public init?(payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8, errorCorrectionLevel: ErrorCorrectionLevel) {
        guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
        (self.errorCorrectedPayload, self.symbolVersion) = (errorCorrectedPayload, symbolVersion)
        (self.maskPattern, self.errorCorrectionLevel) = (maskPattern, errorCorrectionLevel)
    }
}

/// The content of an Aztec code.
open class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The data words.
    public let errorCorrectedPayload: Data
    /// Whether the code has the small center.
    public let isCompact: Bool
    /// The number of layers around the center.
    public let layerCount: Int
    /// The number of words that aren't for correction.
    public let dataCodewordCount: Int

    /// Creates a description. Returns nil for a number of layers or words that isn't possible.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
        guard (1...(isCompact ? 4 : 32)).contains(layerCount), (1...(isCompact ? 64 : 2048)).contains(dataCodewordCount) else { return nil }
        (self.errorCorrectedPayload, self.isCompact) = (errorCorrectedPayload, isCompact)
        (self.layerCount, self.dataCodewordCount) = (layerCount, dataCodewordCount)
    }
}

/// The content of a PDF417 code.
open class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The data words.
    public let errorCorrectedPayload: Data
    /// Whether the code has no right edge.
    public let isCompact: Bool
    /// The number of rows and of columns.
    public let rowCount: Int
    public let columnCount: Int

    /// Creates a description. Returns nil for a number of rows or columns that isn't possible.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
        guard (3...90).contains(rowCount), (1...30).contains(columnCount) else { return nil }
        (self.errorCorrectedPayload, self.isCompact) = (errorCorrectedPayload, isCompact)
        (self.rowCount, self.columnCount) = (rowCount, columnCount)
    }
}

/// The content of a Data Matrix code.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The version of the correction.
    public enum ECCVersion: Int, Sendable {
        case v000 = 0
        case v050 = 50
        case v080 = 80
        case v100 = 100
        case v140 = 140
        case v200 = 200
    }

    /// The data words.
    public let errorCorrectedPayload: Data
    /// The number of rows and of columns.
    public let rowCount: Int
    public let columnCount: Int
    /// The version of the correction.
    public let eccVersion: ECCVersion

    /// Creates a description. Returns nil for a number of rows or columns that isn't possible.
    public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
        guard (8...144).contains(rowCount), (8...144).contains(columnCount) else { return nil }
        (self.errorCorrectedPayload, self.rowCount) = (errorCorrectedPayload, rowCount)
        (self.columnCount, self.eccVersion) = (columnCount, eccVersion)
    }
}

extension NSUserActivity {
    /// The content of the code that began the activity: none, because no code is scanned.
    public var detectedBarcodeDescriptor: CIBarcodeDescriptor? { nil }
}
