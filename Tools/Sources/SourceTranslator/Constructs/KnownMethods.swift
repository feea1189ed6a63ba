/// UIKit methods that source names without enough information: in `#selector` without labels, and as optional requirements.
enum KnownMethods {
    /// Returns the selector of a UIKit method by its base name, if the arity rule would not find it.
    static func selector(base: String) -> String? {
        switch base {
        case "dismiss": return "dismissViewControllerAnimated:completion:"
        case "popViewController": return "popViewControllerAnimated:"
        case "popToRootViewController": return "popToRootViewControllerAnimated:"
        case "setEditing": return "setEditing:animated:"
        default: return nil
        }
    }

    /// Optional requirements of the protocols of UIKit and related frameworks, as `base(labels:)`.
    static let optionalRequirements: Set<String> = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))

    private static let list = """
        tableView(_:numberOfRowsInSection:) tableView(_:cellForRowAt:) numberOfSections(in:) tableView(_:titleForHeaderInSection:)
        tableView(_:titleForFooterInSection:) tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) sectionIndexTitles(for:)
        tableView(_:sectionForSectionIndexTitle:at:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:)
        tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayHeaderView:forSection:) tableView(_:willDisplayFooterView:forSection:)
        tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingHeaderView:forSection:)
        tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:heightForRowAt:) tableView(_:heightForHeaderInSection:)
        tableView(_:heightForFooterInSection:) tableView(_:estimatedHeightForRowAt:) tableView(_:estimatedHeightForHeaderInSection:)
        tableView(_:estimatedHeightForFooterInSection:) tableView(_:viewForHeaderInSection:) tableView(_:viewForFooterInSection:)
        tableView(_:accessoryButtonTappedForRowWith:) tableView(_:shouldHighlightRowAt:) tableView(_:didHighlightRowAt:)
        tableView(_:didUnhighlightRowAt:) tableView(_:willSelectRowAt:) tableView(_:willDeselectRowAt:) tableView(_:didSelectRowAt:)
        tableView(_:didDeselectRowAt:) tableView(_:editingStyleForRowAt:) tableView(_:titleForDeleteConfirmationButtonForRowAt:)
        tableView(_:editActionsForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:)
        tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:shouldIndentWhileEditingRowAt:)
        tableView(_:willBeginEditingRowAt:) tableView(_:didEndEditingRowAt:)
        tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) tableView(_:indentationLevelForRowAt:)
        tableView(_:shouldShowMenuForRowAt:) tableView(_:canFocusRowAt:) tableView(_:contextMenuConfigurationForRowAt:point:)
        tableView(_:prefetchRowsAt:) tableView(_:cancelPrefetchingForRowsAt:) numberOfSections(in:)
        collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView(_:canMoveItemAt:) collectionView(_:moveItemAt:to:)
        collectionView(_:shouldHighlightItemAt:) collectionView(_:didHighlightItemAt:) collectionView(_:didUnhighlightItemAt:)
        collectionView(_:shouldSelectItemAt:) collectionView(_:shouldDeselectItemAt:) collectionView(_:didSelectItemAt:)
        collectionView(_:didDeselectItemAt:) collectionView(_:willDisplay:forItemAt:)
        collectionView(_:willDisplaySupplementaryView:forElementKind:at:) collectionView(_:didEndDisplaying:forItemAt:)
        collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
        collectionView(_:layout:sizeForItemAt:) collectionView(_:layout:insetForSectionAt:)
        collectionView(_:layout:minimumLineSpacingForSectionAt:) collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
        collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:referenceSizeForFooterInSection:)
        collectionView(_:prefetchItemsAt:) collectionView(_:cancelPrefetchingForItemsAt:)
        collectionView(_:contextMenuConfigurationForItemAt:point:)
        scrollViewDidScroll(_:) scrollViewDidZoom(_:) scrollViewWillBeginDragging(_:)
        scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) scrollViewDidEndDragging(_:willDecelerate:)
        scrollViewWillBeginDecelerating(_:) scrollViewDidEndDecelerating(_:) scrollViewDidEndScrollingAnimation(_:)
        viewForZooming(in:) scrollViewWillBeginZooming(_:with:) scrollViewDidEndZooming(_:with:atScale:)
        scrollViewShouldScrollToTop(_:) scrollViewDidScrollToTop(_:) scrollViewDidChangeAdjustedContentInset(_:)
        textFieldShouldBeginEditing(_:) textFieldDidBeginEditing(_:) textFieldShouldEndEditing(_:) textFieldDidEndEditing(_:)
        textFieldDidEndEditing(_:reason:) textField(_:shouldChangeCharactersIn:replacementString:) textFieldDidChangeSelection(_:)
        textFieldShouldClear(_:) textFieldShouldReturn(_:)
        textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:) textViewDidBeginEditing(_:) textViewDidEndEditing(_:)
        textView(_:shouldChangeTextIn:replacementText:) textViewDidChange(_:) textViewDidChangeSelection(_:)
        textView(_:shouldInteractWith:in:interaction:) textView(_:shouldInteractWith:in:)
        searchBar(_:textDidChange:) searchBarSearchButtonClicked(_:) searchBarCancelButtonClicked(_:)
        searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:) searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:)
        searchBar(_:selectedScopeButtonIndexDidChange:) searchBar(_:shouldChangeTextIn:replacementText:)
        gestureRecognizerShouldBegin(_:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
        gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizer(_:shouldBeRequiredToFailBy:)
        gestureRecognizer(_:shouldReceive:)
        navigationController(_:willShow:animated:) navigationController(_:didShow:animated:)
        navigationController(_:animationControllerFor:from:to:) navigationController(_:interactionControllerFor:)
        navigationControllerSupportedInterfaceOrientations(_:)
        tabBarController(_:shouldSelect:) tabBarController(_:didSelect:) tabBar(_:didSelect:)
        tabBarController(_:animationControllerForTransitionFrom:to:)
        pageViewController(_:willTransitionTo:) pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
        presentationCount(for:) presentationIndex(for:)
        pickerView(_:titleForRow:forComponent:) pickerView(_:didSelectRow:inComponent:) pickerView(_:viewForRow:forComponent:reusing:)
        pickerView(_:rowHeightForComponent:) pickerView(_:widthForComponent:) pickerView(_:attributedTitleForRow:forComponent:)
        animationController(forPresented:presenting:source:) animationController(forDismissed:)
        interactionControllerForPresentation(using:) interactionControllerForDismissal(using:)
        presentationController(forPresented:presenting:source:) animationEnded(_:) interruptibleAnimator(using:)
        presentationControllerDidDismiss(_:) presentationControllerWillDismiss(_:) presentationControllerShouldDismiss(_:)
        presentationControllerDidAttemptToDismiss(_:) adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
        application(_:didFinishLaunchingWithOptions:) application(_:willFinishLaunchingWithOptions:)
        applicationDidBecomeActive(_:) applicationWillResignActive(_:) applicationDidEnterBackground(_:)
        applicationWillEnterForeground(_:) applicationWillTerminate(_:) applicationDidReceiveMemoryWarning(_:)
        application(_:open:options:) application(_:continue:restorationHandler:) application(_:supportedInterfaceOrientationsFor:)
        application(_:configurationForConnecting:options:) application(_:didDiscardSceneSessions:)
        application(_:didRegisterForRemoteNotificationsWithDeviceToken:) application(_:didFailToRegisterForRemoteNotificationsWithError:)
        application(_:didReceiveRemoteNotification:fetchCompletionHandler:) application(_:performFetchWithCompletionHandler:)
        application(_:handleEventsForBackgroundURLSession:completionHandler:) application(_:performActionFor:completionHandler:)
        scene(_:willConnectTo:options:) sceneDidDisconnect(_:) sceneDidBecomeActive(_:) sceneWillResignActive(_:)
        sceneWillEnterForeground(_:) sceneDidEnterBackground(_:) scene(_:openURLContexts:) scene(_:continue:)
        webView(_:didFinish:) webView(_:didStartProvisionalNavigation:) webView(_:didFail:withError:)
        webView(_:decidePolicyFor:decisionHandler:) imagePickerController(_:didFinishPickingMediaWithInfo:)
        imagePickerControllerDidCancel(_:) animationDidStart(_:) animationDidStop(_:finished:)
        """
}
