import Foundation

/// Every emulated device. The dimensions are from lifecycle.md D.5 and metrics.md 5. The corner radii are widely reported, not measured.
extension DeviceDescription {
    /// The size of a screen with Display Zoom, and the insets of its safe area. The insets are from D-61; the sizes are widely published,
    /// not measured.
    static let zooms: [(size: CGSize, zoomed: CGSize, top: CGFloat, bottom: CGFloat)] = [
        (CGSize(width: 390, height: 844), CGSize(width: 320, height: 693), 39, 28),
        (CGSize(width: 428, height: 926), CGSize(width: 375, height: 812), 41, 30),
        (CGSize(width: 393, height: 852), CGSize(width: 320, height: 693), 48, 28),
    ]

    /// All devices, in the order in which `understudy devices` lists them.
    public static let all: [DeviceDescription] = [
        DeviceDescription(
            names: ["iPhone 2G", "iPhone 3G", "iPhone 3GS"],
            idiom: .phone, size: CGSize(width: 320, height: 480), scale: 1,
            portraitSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            statusBarHeight: 20),
        DeviceDescription(
            names: ["iPhone 4", "iPhone 4s"],
            idiom: .phone, size: CGSize(width: 320, height: 480), scale: 2,
            portraitSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeSafeArea: DeviceInsets(top: 0, left: 0, bottom: 0, right: 0),
            statusBarHeight: 20),
        DeviceDescription(
            names: ["iPhone 5", "iPhone 5s", "iPhone 5c", "iPhone SE (1st generation)"],
            idiom: .phone, size: CGSize(width: 320, height: 568), scale: 2,
            portraitSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeSafeArea: DeviceInsets(top: 0, left: 0, bottom: 0, right: 0),
            statusBarHeight: 20),
        DeviceDescription(
            names: [
                "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone SE", "iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6",
            ],
            idiom: .phone, size: CGSize(width: 375, height: 667), scale: 2,
            portraitSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeSafeArea: DeviceInsets(top: 0, left: 0, bottom: 0, right: 0),
            statusBarHeight: 20),
        DeviceDescription(
            names: ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"],
            idiom: .phone, size: CGSize(width: 414, height: 736), scale: 3,
            portraitSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeSafeArea: DeviceInsets(top: 0, left: 0, bottom: 0, right: 0),
            statusBarHeight: 20, isRegularInLandscape: true, nativePixels: CGSize(width: 1080, height: 1920)),
        DeviceDescription(
            names: ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
            idiom: .phone, size: CGSize(width: 375, height: 812), scale: 3,
            portraitSafeArea: DeviceInsets(top: 44, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: DeviceInsets(top: 0, left: 44, bottom: 21, right: 44),
            statusBarHeight: 44, cornerRadius: 39),
        DeviceDescription(
            names: ["iPhone 11", "iPhone XR"],
            idiom: .phone, size: CGSize(width: 414, height: 896), scale: 2,
            portraitSafeArea: DeviceInsets(top: 48, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: DeviceInsets(top: 0, left: 48, bottom: 21, right: 48),
            statusBarHeight: 48, isRegularInLandscape: true, cornerRadius: 41.5),
        DeviceDescription(
            names: ["iPhone 11 Pro Max", "iPhone XS Max"],
            idiom: .phone, size: CGSize(width: 414, height: 896), scale: 3,
            portraitSafeArea: DeviceInsets(top: 44, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: DeviceInsets(top: 0, left: 44, bottom: 21, right: 44),
            statusBarHeight: 44, isRegularInLandscape: true, cornerRadius: 39),
        DeviceDescription(
            names: ["iPhone 13 mini", "iPhone 12 mini"],
            idiom: .phone, size: CGSize(width: 375, height: 812), scale: 3,
            portraitSafeArea: DeviceInsets(top: 50, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: DeviceInsets(top: 0, left: 50, bottom: 21, right: 50),
            statusBarHeight: 50, cornerRadius: 44),
        DeviceDescription(
            names: ["iPhone 14", "iPhone 13 Pro", "iPhone 13", "iPhone 12 Pro", "iPhone 12", "iPhone 16e"],
            idiom: .phone, size: CGSize(width: 390, height: 844), scale: 3,
            portraitSafeArea: DeviceInsets(top: 47, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: DeviceInsets(top: 0, left: 47, bottom: 21, right: 47),
            statusBarHeight: 47, cornerRadius: 47.33),
        DeviceDescription(
            names: ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"],
            idiom: .phone, size: CGSize(width: 428, height: 926), scale: 3,
            portraitSafeArea: DeviceInsets(top: 47, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: DeviceInsets(top: 0, left: 47, bottom: 21, right: 47),
            statusBarHeight: 47, isRegularInLandscape: true, cornerRadius: 53.33),
        DeviceDescription(
            names: ["iPhone 16", "iPhone 15 Pro", "iPhone 15", "iPhone 14 Pro"],
            idiom: .phone, size: CGSize(width: 393, height: 852), scale: 3,
            portraitSafeArea: DeviceInsets(top: 59, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: DeviceInsets(top: 0, left: 59, bottom: 21, right: 59),
            statusBarHeight: 54, cornerRadius: 55),
        DeviceDescription(
            names: ["iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 15 Plus", "iPhone 14 Pro Max"],
            idiom: .phone, size: CGSize(width: 430, height: 932), scale: 3,
            portraitSafeArea: DeviceInsets(top: 59, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: DeviceInsets(top: 0, left: 59, bottom: 21, right: 59),
            statusBarHeight: 54, isRegularInLandscape: true, cornerRadius: 55),
        DeviceDescription(
            names: ["iPhone 17 Pro", "iPhone 17", "iPhone 16 Pro"],
            idiom: .phone, size: CGSize(width: 402, height: 874), scale: 3,
            portraitSafeArea: DeviceInsets(top: 62, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: DeviceInsets(top: 0, left: 62, bottom: 21, right: 62),
            statusBarHeight: 54, cornerRadius: 62),
        DeviceDescription(
            names: ["iPhone 17 Pro Max", "iPhone 16 Pro Max"],
            idiom: .phone, size: CGSize(width: 440, height: 956), scale: 3,
            portraitSafeArea: DeviceInsets(top: 62, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: DeviceInsets(top: 0, left: 62, bottom: 21, right: 62),
            statusBarHeight: 54, isRegularInLandscape: true, cornerRadius: 62),
        DeviceDescription(
            names: ["iPhone Air"],
            idiom: .phone, size: CGSize(width: 420, height: 912), scale: 3,
            portraitSafeArea: DeviceInsets(top: 68, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: DeviceInsets(top: 0, left: 68, bottom: 20, right: 68),
            statusBarHeight: 54, isRegularInLandscape: true, cornerRadius: 62),
        DeviceDescription(
            names: ["iPad 2", "iPad", "iPad mini"],
            idiom: .pad, size: CGSize(width: 768, height: 1024), scale: 1,
            portraitSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            statusBarHeight: 20),
        DeviceDescription(
            names: [
                "iPad Air 2", "iPad Air", "iPad Pro 9.7", "iPad mini 5", "iPad mini 4", "iPad mini 3", "iPad mini 2",
                "iPad (6th generation)",
                "iPad (5th generation)", "iPad 4", "iPad 3",
            ],
            idiom: .pad, size: CGSize(width: 768, height: 1024), scale: 2,
            portraitSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            statusBarHeight: 20),
        DeviceDescription(
            names: ["iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)"],
            idiom: .pad, size: CGSize(width: 810, height: 1080), scale: 2,
            portraitSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            statusBarHeight: 20),
        DeviceDescription(
            names: ["iPad Air 3", "iPad Pro 10.5"],
            idiom: .pad, size: CGSize(width: 834, height: 1112), scale: 2,
            portraitSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            statusBarHeight: 20),
        DeviceDescription(
            names: ["iPad Air 11", "iPad (10th generation)", "iPad Air 5", "iPad Air 4", "iPad (A16)"],
            idiom: .pad, size: CGSize(width: 820, height: 1180), scale: 2,
            portraitSafeArea: DeviceInsets(top: 24, left: 0, bottom: 20, right: 0),
            landscapeSafeArea: DeviceInsets(top: 24, left: 0, bottom: 20, right: 0),
            statusBarHeight: 24, cornerRadius: 18),
        DeviceDescription(
            names: ["iPad mini 7", "iPad mini 6"],
            idiom: .pad, size: CGSize(width: 744, height: 1133), scale: 2,
            portraitSafeArea: DeviceInsets(top: 24, left: 0, bottom: 20, right: 0),
            landscapeSafeArea: DeviceInsets(top: 24, left: 0, bottom: 20, right: 0),
            statusBarHeight: 24, cornerRadius: 18),
        DeviceDescription(
            names: ["iPad Pro 11", "iPad Pro 11 (4th generation)"],
            idiom: .pad, size: CGSize(width: 834, height: 1194), scale: 2,
            portraitSafeArea: DeviceInsets(top: 24, left: 0, bottom: 20, right: 0),
            landscapeSafeArea: DeviceInsets(top: 24, left: 0, bottom: 20, right: 0),
            statusBarHeight: 24, cornerRadius: 18),
        DeviceDescription(
            names: ["iPad Pro 11 (M4)"],
            idiom: .pad, size: CGSize(width: 834, height: 1210), scale: 2,
            portraitSafeArea: DeviceInsets(top: 24, left: 0, bottom: 20, right: 0),
            landscapeSafeArea: DeviceInsets(top: 24, left: 0, bottom: 20, right: 0),
            statusBarHeight: 24, cornerRadius: 18),
        DeviceDescription(
            names: ["iPad Air 13", "iPad Pro 12.9"],
            idiom: .pad, size: CGSize(width: 1024, height: 1366), scale: 2,
            portraitSafeArea: DeviceInsets(top: 24, left: 0, bottom: 20, right: 0),
            landscapeSafeArea: DeviceInsets(top: 24, left: 0, bottom: 20, right: 0),
            statusBarHeight: 24, cornerRadius: 18),
        DeviceDescription(
            names: ["iPad Pro 12.9 (2nd generation)", "iPad Pro 12.9 (1st generation)"],
            idiom: .pad, size: CGSize(width: 1024, height: 1366), scale: 2,
            portraitSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeSafeArea: DeviceInsets(top: 20, left: 0, bottom: 0, right: 0),
            statusBarHeight: 20),
        DeviceDescription(
            names: ["iPad Pro 13 (M4)", "iPad Pro 13"],
            idiom: .pad, size: CGSize(width: 1032, height: 1376), scale: 2,
            portraitSafeArea: DeviceInsets(top: 24, left: 0, bottom: 20, right: 0),
            landscapeSafeArea: DeviceInsets(top: 24, left: 0, bottom: 20, right: 0),
            statusBarHeight: 24, cornerRadius: 18),
    ]
}
