// The descriptions of charts for VoiceOver, and names of colors. Nothing speaks: descriptions are values that tests read.
@_exported import UIKit

/// A chart for VoiceOver.
public protocol AXChart: NSObjectProtocol {
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
/// An axis of a chart.
public protocol AXDataAxisDescriptor: NSObjectProtocol {
    var title: String { get set }
    var attributedTitle: NSAttributedString { get set }
}
extension AXDataAxisDescriptor {
    public var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
}
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The distances of numbers.
    public enum ScaleType: Int, Sendable { case linear, log10, ln }
    open var title: String
    open var scaleType = ScaleType.linear
    open var lowerBound: Double, upperBound: Double
    open var gridlinePositions: [Double]
    /// Returns the words for a number.
    open var valueDescriptionProvider: (Double) -> String
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, lowerBound, upperBound) = (title, range.lowerBound, range.upperBound)
        (self.gridlinePositions, self.valueDescriptionProvider) = (gridlinePositions, valueDescriptionProvider)
    }
    public convenience init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }
    open var range: ClosedRange<Double> {
        get { lowerBound...max(lowerBound, upperBound) }
        set { (lowerBound, upperBound) = (newValue.lowerBound, newValue.upperBound) }
    }
}
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var title: String
    open var categoryOrder: [String]
    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
    public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
    }
}
/// A value of a point: a number or a category.
open class AXDataPointValue: NSObject {
    open var number: Double, category: String
    init(_ number: Double, _ category: String) { (self.number, self.category) = (number, category) }
    public convenience init(number: Double) { self.init(number, "") }
    public convenience init(category: String) { self.init(0, category) }
    public static func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number: number) }
    public static func category(_ category: String) -> AXDataPointValue { AXDataPointValue(category: category) }
}
/// A point of a chart.
open class AXDataPoint: NSObject {
    open var xValue: AXDataPointValue, yValue: AXDataPointValue?
    open var additionalValues: [AXDataPointValue]
    open var label: String?
    private init(_ x: AXDataPointValue, _ y: Double?, _ values: [AXDataPointValue], _ label: String?) {
        (xValue, yValue, additionalValues, self.label) = (x, y.map { AXDataPointValue(number: $0) }, values, label)
    }
    public convenience init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        self.init(AXDataPointValue(number: x), y, additionalValues, label)
    }
    public convenience init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        self.init(AXDataPointValue(category: x), y, additionalValues, label)
    }
    open var attributedLabel: NSAttributedString? {
        get { label.map { NSAttributedString(string: $0) } }
        set { label = newValue?.string }
    }
}
/// A series of a chart.
open class AXDataSeriesDescriptor: NSObject {
    open var name: String?
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
    public convenience init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
    }
    open var attributedName: NSAttributedString? {
        get { name.map { NSAttributedString(string: $0) } }
        set { name = newValue?.string }
    }
}
open class AXChartDescriptor: NSObject {
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }
    open var title: String?, summary: String?
    open var contentDirection = ContentDirection.leftToRight
    open var contentFrame = CGRect.zero
    open var series: [AXDataSeriesDescriptor]
    open var xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
    public convenience init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes, series: series)
    }
    open var attributedTitle: NSAttributedString? {
        get { title.map { NSAttributedString(string: $0) } }
        set { title = newValue?.string }
    }
}
/// A chart as sound, which isn't played.
open class AXLiveAudioGraph: NSObject {
    open class func start() {}
    open class func update(value: Double) {}
    /// Does nothing.
    open class func stop() {}
}
/// The hearing aids of the user: none.
public enum AXMFiHearingDevice {
    /// The ear of a hearing aid.
    public struct Ear: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let left = Self(rawValue: 2), right = Self(rawValue: 4), both: Self = [.left, .right]
    }
    public static var streamingEar: Ear { [] }
    public static var supportsBidirectionalStreaming: Bool { false }
    public static var pairedDeviceIdentifiers: [UUID] { [] }
    public static let streamingEarDidChangeNotification = Notification.Name("AXMFiHearingDeviceStreamingEarDidChangeNotification")
    public static let pairedUUIDsDidChangeNotification = Notification.Name("AXMFiHearingDevicePairedUUIDsDidChangeNotification")
}
/// The settings of the system.
public enum AccessibilitySettings {
    public static var animatedImagesEnabled: Bool { true }
    public static var prefersHorizontalTextLayout: Bool { false }
    public static var prefersNonBlinkingTextInsertionIndicator: Bool { false }
    public static let animatedImagesEnabledDidChangeNotification = Notification.Name("AXAnimatedImagesEnabledDidChangeNotification")
    public static let prefersHorizontalTextLayoutDidChangeNotification = Notification.Name(
        "AXPrefersHorizontalTextLayoutDidChangeNotification")
    public static let prefersNonBlinkingTextInsertionIndicatorDidChangeNotification = Notification.Name(
        "AXPrefersNonBlinkingTextInsertionIndicatorDidChangeNotification")
}
/// Returns an English name of a color.
public func AXNameFromColor(_ color: CGColor) -> String {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard UIColor(cgColor: color).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return "" }
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 { return brightness > 0.95 ? "white" : brightness < 0.4 ? "dark gray" : brightness > 0.75 ? "light gray" : "gray" }
    let names = ["red", "orange", "yellow", "yellow green", "green", "blue green", "cyan", "blue", "blue", "purple", "magenta", "pink"]
    let name = names[Int((hue * 12).rounded()) % 12]
    return brightness < 0.5 ? "dark " + name : saturation < 0.4 ? "light " + name : name
}
