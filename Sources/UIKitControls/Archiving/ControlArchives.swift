import Foundation
import UIKitCore

/// The archived members of controls, labels, image views, and stack views.
@MainActor
package enum ControlArchives {
    package static let members: [ObjectIdentifier: [ArchivedMember]] = [
        ObjectIdentifier(UIControl.self): [
            ArchivedMember("UIEnabled", \UIControl.isEnabled),
            ArchivedMember("UISelected", \UIControl.isSelected),
            ArchivedMember("UIContentVerticalAlignment", raw: \UIControl.contentVerticalAlignment),
            ArchivedMember("UIContentHorizontalAlignment", raw: \UIControl.contentHorizontalAlignment),
        ],
        ObjectIdentifier(UILabel.self): [
            ArchivedMember("UIText", optional: \UILabel.text),
            ArchivedMember("UIFont", optional: \UILabel.font),
            ArchivedMember("UITextColor", optional: \UILabel.textColor),
            ArchivedMember("UITextAlignment", raw: \UILabel.textAlignment),
            ArchivedMember("UILineBreakMode", raw: \UILabel.lineBreakMode),
            ArchivedMember("UIAttributedText", { (label: UILabel) in label.content.attributed }, { $0.attributedText = $1 }),
            ArchivedMember("UINumberOfLines", \UILabel.numberOfLines),
            ArchivedMember("UIShadowColor", optional: \UILabel.shadowColor),
            ArchivedMember("UIShadowOffset", \UILabel.shadowOffset),
            ArchivedMember("UILabelEnabled", \UILabel.isEnabled),
            ArchivedMember("UIHighlightedTextColor", optional: \UILabel.highlightedTextColor),
            ArchivedMember("UIAdjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
            ArchivedMember("UIMinimumScaleFactor", \UILabel.minimumScaleFactor),
            ArchivedMember("UIBaselineAdjustment", raw: \UILabel.baselineAdjustment),
            ArchivedMember("UIPreferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
        ],
        ObjectIdentifier(UIImageView.self): [
            ArchivedMember("UIImage", optional: \UIImageView.image),
            ArchivedMember("UIHighlightedImage", optional: \UIImageView.highlightedImage),
            ArchivedMember("UIHighlighted", \UIImageView.isHighlighted),
            ArchivedMember("UIAnimationImages", optional: \UIImageView.animationImages),
            ArchivedMember("UIAnimationDuration", \UIImageView.animationDuration),
            ArchivedMember("UIAnimationRepeatCount", \UIImageView.animationRepeatCount),
        ],
        // FIXME(gap): a button's configuration, a structure with closures, is not archived.
        ObjectIdentifier(UIButton.self): [
            ArchivedMember("UIButtonType", raw: \UIButton.typeStorage),
            ArchivedMember("UITitles", states: \UIButton.contents.titles.values) { $0.setTitle($1, for: $2) },
            ArchivedMember("UIAttributedTitles", states: \UIButton.contents.attributedTitles.values) { $0.setAttributedTitle($1, for: $2) },
            ArchivedMember("UITitleColors", states: \UIButton.contents.titleColors.values) { $0.setTitleColor($1, for: $2) },
            ArchivedMember("UITitleShadowColors", states: \UIButton.contents.shadowColors.values) { $0.setTitleShadowColor($1, for: $2) },
            ArchivedMember("UIImages", states: \UIButton.contents.images.values) { $0.setImage($1, for: $2) },
            ArchivedMember("UIBackgroundImages", states: \UIButton.contents.backgroundImages.values) { $0.setBackgroundImage($1, for: $2) },
            ArchivedMember("UITitleFont", { (button: UIButton) in button.titleViewIfMade?.font }, { $0.titleLabel?.font = $1 }),
            ArchivedMember(
                "UITitleLines", { (button: UIButton) in button.titleViewIfMade?.numberOfLines }, { $0.titleLabel?.numberOfLines = $1 }),
            ArchivedMember("UIContentEdgeInsets", \UIButton.contentEdgeInsets),
            ArchivedMember("UITitleEdgeInsets", \UIButton.titleEdgeInsets),
            ArchivedMember("UIImageEdgeInsets", \UIButton.imageEdgeInsets),
        ],
        ObjectIdentifier(UIStackView.self): [
            ArchivedMember(
                "UIArrangedSubviews", { (stack: UIStackView) in stack.arrangedSubviews },
                { stack, views in for view in views { stack.addArrangedSubview(view) } }),
            ArchivedMember("UIAxis", raw: \UIStackView.axis),
            ArchivedMember("UIDistribution", raw: \UIStackView.distribution),
            ArchivedMember("UIAlignment", raw: \UIStackView.alignment),
            ArchivedMember("UISpacing", \UIStackView.spacing),
            ArchivedMember("UIBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
            ArchivedMember("UILayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
        ],
        ObjectIdentifier(UISwitch.self): [
            ArchivedMember("UISwitchOn", \UISwitch.isOn),
            ArchivedMember("UIOnTintColor", optional: \UISwitch.onTintColor),
            ArchivedMember("UIThumbTintColor", optional: \UISwitch.thumbTintColor),
        ],
        ObjectIdentifier(UISlider.self): [
            ArchivedMember("UIMinimumValue", \UISlider.minimumValue),
            ArchivedMember("UIMaximumValue", \UISlider.maximumValue),
            ArchivedMember("UIValue", \UISlider.value),
            ArchivedMember("UIContinuous", \UISlider.isContinuous),
            ArchivedMember("UIMinimumValueImage", optional: \UISlider.minimumValueImage),
            ArchivedMember("UIMaximumValueImage", optional: \UISlider.maximumValueImage),
            ArchivedMember("UIMinimumTrackTintColor", optional: \UISlider.minimumTrackTintColor),
            ArchivedMember("UIMaximumTrackTintColor", optional: \UISlider.maximumTrackTintColor),
            ArchivedMember("UISliderThumbTintColor", optional: \UISlider.thumbTintColor),
        ],
        ObjectIdentifier(UIStepper.self): [
            ArchivedMember("UIMinimumValue", \UIStepper.minimumValue),
            ArchivedMember("UIMaximumValue", \UIStepper.maximumValue),
            ArchivedMember("UIStepValue", \UIStepper.stepValue),
            ArchivedMember("UIValue", \UIStepper.value),
            ArchivedMember("UIWraps", \UIStepper.wraps),
            ArchivedMember("UIAutorepeat", \UIStepper.autorepeat),
            ArchivedMember("UIContinuous", \UIStepper.isContinuous),
        ],
        ObjectIdentifier(UISegmentedControl.self): [
            ArchivedMember("UISegments", { (control: UISegmentedControl) in control.segments.map { ($0.image ?? $0.title ?? "") as Any } })
            { control, segments in
                for segment in segments {
                    if let image = segment as? UIImage { control.insertSegment(with: image, at: control.numberOfSegments, animated: false) }
                    if let title = segment as? String {
                        control.insertSegment(withTitle: title, at: control.numberOfSegments, animated: false)
                    }
                }
            },
            ArchivedMember("UIMomentary", \UISegmentedControl.isMomentary),
            ArchivedMember("UISelectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
            ArchivedMember("UIApportionsSegmentWidths", \UISegmentedControl.apportionsSegmentWidthsByContent),
            ArchivedMember("UISelectedSegmentTintColor", optional: \UISegmentedControl.selectedSegmentTintColor),
        ],
        ObjectIdentifier(UIPageControl.self): [
            ArchivedMember("UINumberOfPages", \UIPageControl.numberOfPages),
            ArchivedMember("UICurrentPage", \UIPageControl.currentPage),
            ArchivedMember("UIHidesForSinglePage", \UIPageControl.hidesForSinglePage),
            ArchivedMember("UIPageIndicatorTintColor", optional: \UIPageControl.pageIndicatorTintColor),
            ArchivedMember("UICurrentPageIndicatorTintColor", optional: \UIPageControl.currentPageIndicatorTintColor),
        ],
        ObjectIdentifier(UIProgressView.self): [
            ArchivedMember("UIProgressViewStyle", raw: \UIProgressView.progressViewStyle),
            ArchivedMember("UIProgress", \UIProgressView.progress),
            ArchivedMember("UIProgressTintColor", optional: \UIProgressView.progressTintColor),
            ArchivedMember("UITrackTintColor", optional: \UIProgressView.trackTintColor),
        ],
        ObjectIdentifier(UIActivityIndicatorView.self): [
            ArchivedMember("UIActivityIndicatorViewStyle", raw: \UIActivityIndicatorView.style),
            ArchivedMember("UIHidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
            ArchivedMember("UIActivityIndicatorColor", optional: \UIActivityIndicatorView.color),
            ArchivedMember("UIAnimating", { (view: UIActivityIndicatorView) in view.isAnimating }, { if $1 { $0.startAnimating() } }),
        ],
    ]
}
