import CUIKitCoreDescriptors
import CUIKitListsDescriptors
import Foundation
import UIKitRuntime

/// Supports `someClass.init(frame:)` in translated code: on Apple's platforms any initializer of UIKit may be called on a class known only
/// at run time, which Swift here allows only for `required` ones.
extension Instantiation {
    @preconcurrency @MainActor
    public static func make<T: UIView>(_ type: T.Type, frame: CGRect) -> T {
        make(type, rect: frame, method: us_UIView_initFrame(), declaredIn: UIView.self)
    }

    @preconcurrency @MainActor
    public static func make<T: UITableView>(_ type: T.Type, frame: CGRect, style: UITableView.Style) -> T {
        make(type, rect: frame, caseIndex: UInt8(style.rawValue), method: us_UITableView_initStyle(), declaredIn: UITableView.self)
    }

    @preconcurrency @MainActor
    public static func make<T: UICollectionView>(_ type: T.Type, frame: CGRect, collectionViewLayout: UICollectionViewLayout) -> T {
        make(type, rect: frame, object: collectionViewLayout, method: us_UICollectionView_initLayout(), declaredIn: UICollectionView.self)
    }

    @preconcurrency @MainActor
    public static func make<T: UITableViewCell>(_ type: T.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> T {
        make(
            type, caseIndex: UInt8(style.rawValue), string: reuseIdentifier, method: us_UITableViewCell_initStyle(),
            declaredIn: UITableViewCell.self)
    }

    @preconcurrency @MainActor
    public static func make<T: UITableViewHeaderFooterView>(_ type: T.Type, reuseIdentifier: String?) -> T {
        make(type, string: reuseIdentifier, method: us_UITableViewHeaderFooterView_init(), declaredIn: UITableViewHeaderFooterView.self)
    }

    @preconcurrency @MainActor
    public static func make<T: UIStoryboardSegue>(
        _ type: T.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> T {
        make(type, string: identifier, source, destination, method: us_UIStoryboardSegue_init(), declaredIn: UIStoryboardSegue.self)
    }

    @preconcurrency @MainActor
    public static func make<T: UICollectionViewController>(_ type: T.Type, collectionViewLayout: UICollectionViewLayout) -> T {
        make(type, object: collectionViewLayout, method: us_UICollectionViewController_init(), declaredIn: UICollectionViewController.self)
    }

    @preconcurrency @MainActor
    public static func make<T: UIViewController>(_ type: T.Type, nibName: String?, bundle: Bundle?) -> T {
        make(type, string: nibName, bundle, method: us_UIViewController_initNibName(), declaredIn: UIViewController.self)
    }

    // FIXME(gap): this calls `init()`; a subclass's own override of the initializer named here is not called.
    @preconcurrency @MainActor
    public static func make<T: UINavigationController>(_ type: T.Type, rootViewController: UIViewController) -> T {
        let controller = make(type)
        controller.pushViewController(rootViewController, animated: false)
        return controller
    }

    // The classes below are values: their subclasses are rare.

    public static func make<T: UIColor>(_ type: T.Type, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> T {
        value(UIColor(red: red, green: green, blue: blue, alpha: alpha), of: type)
    }
    public static func make<T: UIColor>(_ type: T.Type, displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> T {
        value(UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha), of: type)
    }
    public static func make<T: UIColor>(_ type: T.Type, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) -> T {
        value(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha), of: type)
    }
    public static func make<T: UIColor>(_ type: T.Type, white: CGFloat, alpha: CGFloat) -> T {
        value(UIColor(white: white, alpha: alpha), of: type)
    }
    public static func make<T: UIColor>(_ type: T.Type, cgColor: CGColor) -> T { value(UIColor(cgColor: cgColor), of: type) }
    public static func make<T: UIColor>(_ type: T.Type, dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) -> T {
        value(UIColor(dynamicProvider: dynamicProvider), of: type)
    }

    public static func make<T: UIImage>(_ type: T.Type, cgImage: CGImage) -> T { value(UIImage(cgImage: cgImage), of: type) }
    public static func make<T: UIImage>(_ type: T.Type, cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) -> T {
        value(UIImage(cgImage: cgImage, scale: scale, orientation: orientation), of: type)
    }
    public static func make<T: UIImage>(_ type: T.Type, data: Data) -> T? { UIImage(data: data).map { value($0, of: type) } }
    public static func make<T: UIImage>(_ type: T.Type, data: Data, scale: CGFloat) -> T? {
        UIImage(data: data, scale: scale).map { value($0, of: type) }
    }

    public static func make<T: UIFont>(_ type: T.Type, name: String, size: CGFloat) -> T? {
        UIFont(name: name, size: size).map { value($0, of: type) }
    }
    public static func make<T: UIFont>(_ type: T.Type, descriptor: UIFontDescriptor, size: CGFloat) -> T {
        value(UIFont(descriptor: descriptor, size: size), of: type)
    }

    public static func make<T: NSTextRange>(_ type: T.Type, location: any NSTextLocation) -> T {
        value(NSTextRange(location: location), of: type)
    }
    public static func make<T: NSTextRange>(_ type: T.Type, location: any NSTextLocation, end: (any NSTextLocation)?) -> T? {
        NSTextRange(location: location, end: end).map { value($0, of: type) }
    }

    public static func make<T: NSAttributedString>(
        _ type: T.Type, string: String, attributes: [NSAttributedString.Key: Any]? = nil
    ) -> T {
        make(type, attributedString: NSAttributedString(string: string, attributes: attributes))
    }
    public static func make<T: NSAttributedString>(_ type: T.Type, attributedString: NSAttributedString) -> T {
        let isMutable = type is NSMutableAttributedString.Type
        return value(
            isMutable
                ? NSMutableAttributedString(attributedString: attributedString) : NSAttributedString(attributedString: attributedString),
            of: type)
    }

    // FIXME(gap): a subclass's own initializer with these arguments is not called.
    private static func value<T: NSObject, Base: NSObject>(_ made: Base, of type: T.Type) -> T {
        if let made = made as? T { return made }
        Fault.raise(.invalidArgumentException, "*** +[\(type) alloc]: objects of this class cannot be made from its metatype")
        return make(type)
    }
}
