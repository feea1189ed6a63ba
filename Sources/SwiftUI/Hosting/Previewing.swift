// What affects only Xcode's previews.

/// A device on which Xcode shows a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}
public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
    public let id: String
    public static let portrait = Self(id: "portrait"), portraitUpsideDown = Self(id: "portraitUpsideDown")
    public static let landscapeLeft = Self(id: "landscapeLeft"), landscapeRight = Self(id: "landscapeRight")
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}
extension View {
    public func previewDevice(_ device: PreviewDevice?) -> some View { self }
    public func previewLayout(_ layout: PreviewLayout) -> some View { self }
    public func previewDisplayName(_ name: String?) -> some View { self }
    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
}
