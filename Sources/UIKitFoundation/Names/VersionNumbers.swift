// The versions of Foundation with which code from before iOS 10 checks the system's version, as in NSObjCRuntime.h.

/// Later than every version that has a name.
public let NSFoundationVersionNumber = 3000.0
/// The versions of iOS 4.0 to 4.2.
public let NSFoundationVersionNumber_iOS_4_0 = 751.32, NSFoundationVersionNumber_iOS_4_1 = 751.37,
    NSFoundationVersionNumber_iOS_4_2 = 751.49
/// The versions of iOS 4.3 to 5.1.
public let NSFoundationVersionNumber_iOS_4_3 = 751.49, NSFoundationVersionNumber_iOS_5_0 = 881.0, NSFoundationVersionNumber_iOS_5_1 = 890.1
/// The versions of iOS 6.
public let NSFoundationVersionNumber_iOS_6_0 = 993.0, NSFoundationVersionNumber_iOS_6_1 = 993.0
/// The versions of iOS 7.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.2, NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// The versions of iOS 8.0 and 8.1.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11, NSFoundationVersionNumber_iOS_8_1 = 1141.1
/// The versions of iOS 8.2 and 8.3.
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14, NSFoundationVersionNumber_iOS_8_3 = 1144.17
/// The version of iOS 8.4, and the greatest possible one of iOS 8.
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17, NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
/// The versions of iOS 9.0 and 9.1.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1, NSFoundationVersionNumber_iOS_9_1 = 1241.14
/// The versions of iOS 9.2 and 9.3.
public let NSFoundationVersionNumber_iOS_9_2 = 1242.12, NSFoundationVersionNumber_iOS_9_3 = 1242.12
/// The version of iOS 9.4, and the greatest possible one of iOS 9.
public let NSFoundationVersionNumber_iOS_9_4 = 1280.25, NSFoundationVersionNumber_iOS_9_x_Max = 1299.0
