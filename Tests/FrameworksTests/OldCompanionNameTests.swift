import AVFoundationCompanion
import Foundation
import Testing
import UIKit

@MainActor struct OldCompanionNameTests {
    @Test("names of Swift 3 and 4 refer to today's API") func oldNames() {
        #expect(NSNotification.Name.UIDocumentStateChanged == UIDocument.stateChangedNotification)
        #expect(NSNotification.Name.UITableViewSelectionDidChange == UITableView.selectionDidChangeNotification)
        #expect(NSNotification.Name.UIMenuControllerWillHideMenu == UIMenuController.willHideMenuNotification)
        #expect(NSNotification.Name.UIAccessibilityReduceMotionStatusDidChange == UIAccessibility.reduceMotionStatusDidChangeNotification)
        #expect(
            UIAccessibility.buttonShapesEnabledStatusDidChangeNotification.rawValue
                == "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
        #expect(NSNotification.Name.AVAudioSessionInterruption == AVAudioSession.interruptionNotification)
        #expect(UIPageViewControllerOptionInterPageSpacingKey == UIPageViewController.OptionsKey.interPageSpacing)
        #expect(UIKeyInputDownArrow == UIKeyCommand.inputDownArrow && UIOffsetMake(1, 2) == UIOffset(horizontal: 1, vertical: 2))
        #expect(
            NSUnderlineStyle.styleSingle.rawValue == 1 && NSUnderlineStyle.styleNone.rawValue == 0
                && NSUnderlineStyle.styleDouble.rawValue == 9)
        #expect(UISearchBarIcon.clear == UISearchBar.Icon.clear && AVPlayerItemStatus.readyToPlay == AVPlayerItem.Status.readyToPlay)
        #expect(
            AVLayerVideoGravityResizeAspectFill == AVLayerVideoGravity.resizeAspectFill && kCATruncationEnd == CATextLayerTruncationMode.end
        )
    }
}
