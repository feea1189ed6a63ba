import Foundation

/// The cases for names in files. A name that is not in a table keeps its class's default.
@MainActor
enum Names {
    // SP-A034: compared without regard to case.
    static let contentMode: [String: UIView.ContentMode] = [
        "scaletofill": .scaleToFill, "scaleaspectfit": .scaleAspectFit, "scaleaspectfill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topleft": .topLeft, "topright": .topRight,
        "bottomleft": .bottomLeft, "bottomright": .bottomRight,
    ]
    static let semanticContentAttribute: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]
    static let textAlignment: [String: NSTextAlignment] = [
        "natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified,
    ]
    static let lineBreakMode: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping,
        "clip": .byClipping, "clipping": .byClipping, "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
    static let baselineAdjustment: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
    static let contentHorizontalAlignment: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]
    static let contentVerticalAlignment: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
    static let buttonType: [String: UIButton.ButtonType] = [
        "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
        "contactAdd": .contactAdd, "close": .close,
    ]
    static let buttonRole: [String: UIButton.Role] = [
        "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]
    // SP-A054: the configurations of buttons.
    static let buttonConfiguration: [String: UIButton.Configuration] = [
        "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(), "borderless": .borderless(), "bordered": .bordered(),
        "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
    ]
    static let buttonSize: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
    static let cornerStyle: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    static let imagePlacement: [String: NSDirectionalRectEdge] = ["trailing": .trailing, "top": .top, "bottom": .bottom]
    static let titleAlignment: [String: UIButton.Configuration.TitleAlignment] = [
        "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    static let stackAlignment: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "trailing": .trailing, "bottom": .bottom, "center": .center,
        "firstBaseline": .firstBaseline,
        "lastBaseline": .lastBaseline,
    ]
    static let stackDistribution: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
        "equalCentering": .equalCentering,
    ]
    static let barStyle: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackTranslucent": .init(rawValue: 2) ?? .black, "blackOpaque": .black,
    ]
    static let modalPresentationStyle: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
        "popover": .popover,
    ]
    static let modalTransitionStyle: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ]
    static let autocapitalization: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
    static let keyboardType: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
        "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    static let returnKeyType: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
        "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
    static let keyboardAppearance: [String: UIKeyboardAppearance] = ["default": .default, "light": .light, "alert": .dark, "dark": .dark]

    static func contentMode(_ name: String?) -> UIView.ContentMode? { name.flatMap { contentMode[$0.lowercased()] } }
}
