/// The names that Objective-C has for methods of UIKit's delegates, by those that follow from their declarations in Swift: in Swift, words
/// are left out that the types repeat. From UIKit's headers.
enum DelegateSelectors {
    /// Objective-C's name for a name from Swift.
    static let spelled: [String: String] = {
        var result = Dictionary(uniqueKeysWithValues: pairs.split(separator: "\n").map { pair($0) })
        // `tableView:heightForRowAt:` → `tableView:heightForRowAtIndexPath:`
        for name in atIndexPath.split(whereSeparator: \.isWhitespace).map(String.init) {
            result[name] = name.replacing("At:", with: "AtIndexPath:").replacing(":at:", with: ":atIndexPath:")
        }
        return result
    }()
    /// The name from Swift for Objective-C's.
    static let derived = Dictionary(spelled.map { ($0.value, $0.key) }) { first, _ in first }

    private static func pair(_ line: Substring) -> (String, String) {
        let words = line.split(separator: " ")
        return (String(words[0]), String(words[1]))
    }

    private static let atIndexPath = """
        tableView:cellForRowAt: tableView:canEditRowAt: tableView:canMoveRowAt: tableView:heightForRowAt:
        tableView:estimatedHeightForRowAt: tableView:shouldHighlightRowAt: tableView:didHighlightRowAt: tableView:didUnhighlightRowAt:
        tableView:willSelectRowAt: tableView:willDeselectRowAt: tableView:didSelectRowAt: tableView:didDeselectRowAt:
        tableView:editingStyleForRowAt: tableView:titleForDeleteConfirmationButtonForRowAt: tableView:editActionsForRowAt:
        tableView:leadingSwipeActionsConfigurationForRowAt: tableView:trailingSwipeActionsConfigurationForRowAt:
        tableView:shouldIndentWhileEditingRowAt: tableView:willBeginEditingRowAt: tableView:didEndEditingRowAt:
        tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath: tableView:indentationLevelForRowAt:
        tableView:shouldShowMenuForRowAt: tableView:canPerformAction:forRowAt:withSender: tableView:performAction:forRowAt:withSender:
        tableView:canFocusRowAt: tableView:shouldBeginMultipleSelectionInteractionAt:
        tableView:didBeginMultipleSelectionInteractionAt: tableView:contextMenuConfigurationForRowAt:point:
        tableView:selectionFollowsFocusForRowAt: tableView:canPerformPrimaryActionForRowAt: tableView:performPrimaryActionForRowAt:
        tableView:dragPreviewParametersForRowAt: tableView:dropPreviewParametersForRowAt:
        collectionView:cellForItemAt: collectionView:viewForSupplementaryElementOfKind:at: collectionView:canMoveItemAt:
        collectionView:shouldHighlightItemAt: collectionView:didHighlightItemAt: collectionView:didUnhighlightItemAt:
        collectionView:shouldSelectItemAt: collectionView:shouldDeselectItemAt: collectionView:didSelectItemAt:
        collectionView:didDeselectItemAt: collectionView:canPerformPrimaryActionForItemAt: collectionView:performPrimaryActionForItemAt:
        collectionView:shouldShowMenuForItemAt: collectionView:canPerformAction:forItemAt:withSender:
        collectionView:performAction:forItemAt:withSender: collectionView:canFocusItemAt: collectionView:selectionFollowsFocusForItemAt:
        collectionView:targetIndexPathForMoveFromItemAt:toProposedIndexPath: collectionView:canEditItemAt:
        collectionView:shouldBeginMultipleSelectionInteractionAt: collectionView:didBeginMultipleSelectionInteractionAt:
        collectionView:contextMenuConfigurationForItemAt:point: collectionView:dragPreviewParametersForItemAt:
        collectionView:dropPreviewParametersForItemAt: collectionView:layout:sizeForItemAt:
        collectionView:contextMenuConfiguration:highlightPreviewForItemAt:
        collectionView:contextMenuConfiguration:dismissalPreviewForItemAt:
        """

    private static let pairs = """
        tableView:sectionForSectionIndexTitle:at: tableView:sectionForSectionIndexTitle:atIndex:
        tableView:commit:forRowAt: tableView:commitEditingStyle:forRowAtIndexPath:
        tableView:moveRowAt:to: tableView:moveRowAtIndexPath:toIndexPath:
        tableView:prefetchRowsAt: tableView:prefetchRowsAtIndexPaths:
        tableView:cancelPrefetchingForRowsAt: tableView:cancelPrefetchingForRowsAtIndexPaths:
        tableView:willDisplay:forRowAt: tableView:willDisplayCell:forRowAtIndexPath:
        tableView:didEndDisplaying:forRowAt: tableView:didEndDisplayingCell:forRowAtIndexPath:
        tableView:accessoryButtonTappedForRowWith: tableView:accessoryButtonTappedForRowWithIndexPath:
        tableView:shouldUpdateFocusIn: tableView:shouldUpdateFocusInContext:
        tableView:didUpdateFocusIn:with: tableView:didUpdateFocusInContext:withAnimationCoordinator:
        tableView:shouldSpringLoadRowAt:with: tableView:shouldSpringLoadRowAtIndexPath:withContext:
        tableView:willPerformPreviewActionForMenuWith:animator: tableView:willPerformPreviewActionForMenuWithConfiguration:animator:
        tableView:willDisplayContextMenu:animator: tableView:willDisplayContextMenuWithConfiguration:animator:
        tableView:willEndContextMenuInteraction:animator: tableView:willEndContextMenuInteractionWithConfiguration:animator:
        tableView:itemsForBeginning:at: tableView:itemsForBeginningDragSession:atIndexPath:
        tableView:itemsForAddingTo:at:point: tableView:itemsForAddingToDragSession:atIndexPath:point:
        tableView:performDropWith: tableView:performDropWithCoordinator:
        tableView:canHandle: tableView:canHandleDropSession:
        sectionIndexTitlesFor: sectionIndexTitlesForTableView:
        collectionView:moveItemAt:to: collectionView:moveItemAtIndexPath:toIndexPath:
        collectionView:indexPathForIndexTitle:at: collectionView:indexPathForIndexTitle:atIndex:
        collectionView:prefetchItemsAt: collectionView:prefetchItemsAtIndexPaths:
        collectionView:cancelPrefetchingForItemsAt: collectionView:cancelPrefetchingForItemsAtIndexPaths:
        collectionView:willDisplay:forItemAt: collectionView:willDisplayCell:forItemAtIndexPath:
        collectionView:didEndDisplaying:forItemAt: collectionView:didEndDisplayingCell:forItemAtIndexPath:
        collectionView:willDisplaySupplementaryView:forElementKind:at: \
        collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:
        collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at: \
        collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:
        collectionView:shouldUpdateFocusIn: collectionView:shouldUpdateFocusInContext:
        collectionView:didUpdateFocusIn:with: collectionView:didUpdateFocusInContext:withAnimationCoordinator:
        collectionView:shouldSpringLoadItemAt:with: collectionView:shouldSpringLoadItemAtIndexPath:withContext:
        collectionView:contextMenuConfigurationForItemsAt:point: collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:
        collectionView:willPerformPreviewActionForMenuWith:animator: \
        collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:
        collectionView:willDisplayContextMenu:animator: collectionView:willDisplayContextMenuWithConfiguration:animator:
        collectionView:willEndContextMenuInteraction:animator: collectionView:willEndContextMenuInteractionWithConfiguration:animator:
        collectionView:itemsForBeginning:at: collectionView:itemsForBeginningDragSession:atIndexPath:
        collectionView:itemsForAddingTo:at:point: collectionView:itemsForAddingToDragSession:atIndexPath:point:
        collectionView:performDropWith: collectionView:performDropWithCoordinator:
        collectionView:canHandle: collectionView:canHandleDropSession:
        collectionView:layout:insetForSectionAt: collectionView:layout:insetForSectionAtIndex:
        collectionView:layout:minimumLineSpacingForSectionAt: collectionView:layout:minimumLineSpacingForSectionAtIndex:
        collectionView:layout:minimumInteritemSpacingForSectionAt: collectionView:layout:minimumInteritemSpacingForSectionAtIndex:
        indexTitlesFor: indexTitlesForCollectionView:
        viewForZoomingIn: viewForZoomingInScrollView:
        scrollViewWillBeginZooming:with: scrollViewWillBeginZooming:withView:
        scrollViewDidEndZooming:with:atScale: scrollViewDidEndZooming:withView:atScale:
        textField:shouldChangeCharactersIn:replacementString: textField:shouldChangeCharactersInRange:replacementString:
        textView:shouldChangeTextIn:replacementText: textView:shouldChangeTextInRange:replacementText:
        searchBar:shouldChangeTextIn:replacementText: searchBar:shouldChangeTextInRange:replacementText:
        gestureRecognizer:shouldRecognizeSimultaneouslyWith: gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:
        gestureRecognizer:shouldRequireFailureOf: gestureRecognizer:shouldRequireFailureOfGestureRecognizer:
        gestureRecognizer:shouldBeRequiredToFailBy: gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:
        navigationController:willShow:animated: navigationController:willShowViewController:animated:
        navigationController:didShow:animated: navigationController:didShowViewController:animated:
        navigationController:interactionControllerFor: navigationController:interactionControllerForAnimationController:
        navigationController:animationControllerFor:from:to: \
        navigationController:animationControllerForOperation:fromViewController:toViewController:
        tabBarController:shouldSelect: tabBarController:shouldSelectViewController:
        tabBarController:didSelect: tabBarController:didSelectViewController:
        tabBar:didSelect: tabBar:didSelectItem:
        pageViewController:viewControllerBefore: pageViewController:viewControllerBeforeViewController:
        pageViewController:viewControllerAfter: pageViewController:viewControllerAfterViewController:
        pageViewController:willTransitionTo: pageViewController:willTransitionToViewControllers:
        pickerView:viewForRow:forComponent:reusing: pickerView:viewForRow:forComponent:reusingView:
        numberOfComponentsIn: numberOfComponentsInPickerView:
        animationControllerForPresented:presenting:source: \
        animationControllerForPresentedController:presentingController:sourceController:
        animationControllerForDismissed: animationControllerForDismissedController:
        interactionControllerForPresentationUsing: interactionControllerForPresentation:
        interactionControllerForDismissalUsing: interactionControllerForDismissal:
        presentationControllerForPresented:presenting:source: \
        presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
        """
}
