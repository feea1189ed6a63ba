import EmulatedDevices
import Foundation

/// The host's description of the screen. Changes are delivered through ``HostInput``.
public struct HostScreen: Hashable, Sendable {
    /// The emulated device: its size, safe areas, and scale.
    public var device: DeviceDescription
    /// The interface's orientation.
    public var orientation = UIInterfaceOrientation.portrait
    /// Whether the interface is light or dark.
    public var appearance = UIUserInterfaceStyle.light
    /// The user's text size.
    public var contentSizeCategory = UIContentSizeCategory.large
    /// The user's contrast.
    public var contrast = UIAccessibilityContrast.normal
    /// Whether the interface is laid out from right to left.
    public var isRightToLeft = false
    /// Whether the user prefers bold text.
    public var isBoldText = false
    /// The window's size in points, interface-oriented, if it isn't the whole device: split screen, a resizable window, a page of a test.
    public var size: CGSize?
    /// Insets that replace the device's. Interface-oriented.
    public var safeArea: UIEdgeInsets?
    /// A scale that replaces the device's.
    public var scale: CGFloat?

    /// Creates a screen in portrait and light, with default settings.
    public init(device: DeviceDescription = .default) { self.device = device }

    package var isLandscape: Bool { orientation.isLandscape }
    package var bounds: CGRect { CGRect(origin: .zero, size: size ?? device.size(landscape: isLandscape)) }
    package var insets: UIEdgeInsets { safeArea ?? (size == nil ? device.safeArea(landscape: isLandscape) : .zero) }
    package var pointScale: CGFloat { scale ?? device.scale }
    package var idiom: UIUserInterfaceIdiom { device.idiom == .pad ? .pad : .phone }

    package var traits: UITraitCollection {
        var values = TraitValues()
        values.userInterfaceIdiom = idiom
        values.userInterfaceStyle = appearance
        values.userInterfaceLevel = .base
        values.displayScale = pointScale
        values.displayGamut = .P3
        values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        values.preferredContentSizeCategory = contentSizeCategory
        values.accessibilityContrast = contrast
        values.legibilityWeight = isBoldText ? .bold : .regular
        values.forceTouchCapability = .unavailable
        values.activeAppearance = .active
        values.imageDynamicRange = .standard
        values.sceneCaptureState = .inactive
        (values.horizontalSizeClass, values.verticalSizeClass) = SizeClasses.of(self, size: bounds.size)
        return UITraitCollection(values: values)
    }
}

/// The size classes of a window.
enum SizeClasses {
    // D-50, D-51 for the whole screen; D-52, D-53, D-54 for a part of it.
    static func of(_ screen: HostScreen, size: CGSize) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        if size == screen.device.size(landscape: screen.isLandscape) {
            let classes = screen.device.sizeClasses(landscape: screen.isLandscape)
            return (classes.horizontalIsRegular ? .regular : .compact, classes.verticalIsRegular ? .regular : .compact)
        }
        let horizontal: UIUserInterfaceSizeClass = size.width >= DeviceDescription.regularWidth ? .regular : .compact
        // No source documents how short a free-form window must be; the threshold is that of phones.
        guard screen.device.idiom == .phone else {
            return (horizontal, Generation.current >= .ios26 && size.height < 500 ? .compact : .regular)
        }
        return (horizontal, size.height > size.width || size.height >= 500 ? .regular : .compact)
    }
}
