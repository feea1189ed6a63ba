import Foundation

extension UIColor {
    /// Black in every style.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A gray of one third white.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// A gray of two thirds white.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White in every style.
    public static let white = UIColor(white: 1, alpha: 1)
    /// A gray of one half white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Pure red in sRGB.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green in sRGB.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue in sRGB.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue at full strength.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green at full strength.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue at full strength.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red with half of green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Red and blue at half strength.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// A dark orange: 0.6, 0.4, 0.2.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// No color: alpha is 0.
    public static let clear = UIColor(white: 0, alpha: 0)
}
