/// The numbers by which `CFGetTypeID` distinguishes types: that of the class.
private func number(of type: AnyClass) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }

extension CGColor { public static var typeID: UInt { number(of: CGColor.self) } }
extension CGColorSpace { public static var typeID: UInt { number(of: CGColorSpace.self) } }
extension CGContext { public static var typeID: UInt { number(of: CGContext.self) } }
extension CGDataConsumer { public static var typeID: UInt { number(of: CGDataConsumer.self) } }
extension CGDataProvider { public static var typeID: UInt { number(of: CGDataProvider.self) } }
extension CGFont { public static var typeID: UInt { number(of: CGFont.self) } }
extension CGFunction { public static var typeID: UInt { number(of: CGFunction.self) } }
extension CGGradient { public static var typeID: UInt { number(of: CGGradient.self) } }
extension CGImage { public static var typeID: UInt { number(of: CGImage.self) } }
extension CGLayer { public static var typeID: UInt { number(of: CGLayer.self) } }
extension CGPath { public static var typeID: UInt { number(of: CGPath.self) } }
extension CGPattern { public static var typeID: UInt { number(of: CGPattern.self) } }
extension CGPDFDocument { public static var typeID: UInt { number(of: CGPDFDocument.self) } }
extension CGPDFPage { public static var typeID: UInt { number(of: CGPDFPage.self) } }
extension CGShading { public static var typeID: UInt { number(of: CGShading.self) } }
