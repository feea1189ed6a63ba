// The properties of scroll views, tables, and collections by name.

@Sendable func registerListKeys() {
    DispatchTable.add(UIBackgroundExtensionView.self) {
        [
            "automaticallyPlacesContentView": Property(\.automaticallyPlacesContentView), "contentView": Property(\.contentView),
        ]
    }
    DispatchTable.add(UICalendarView.self) {
        [
            "availableDateRange": Property(\.availableDateRange), "calendar": Property(\.calendar), "delegate": Property(\.delegate),
            "fontDesign": Property(\.fontDesign), "locale": Property(\.locale), "selectionBehavior": Property(\.selectionBehavior),
            "timeZone": Property(\.timeZone), "visibleDateComponents": Property(\.visibleDateComponents),
            "wantsDateDecorations": Property(\.wantsDateDecorations),
        ]
    }
    DispatchTable.add(UICollectionReusableView.self) { ["reuseIdentifier": Property(reading: \.reuseIdentifier)] }
    DispatchTable.add(UICollectionView.self) {
        [
            "allowsFocus": Property(\.allowsFocus), "allowsFocusDuringEditing": Property(\.allowsFocusDuringEditing),
            "allowsMultipleSelection": Property(\.allowsMultipleSelection),
            "allowsMultipleSelectionDuringEditing": Property(\.allowsMultipleSelectionDuringEditing),
            "allowsSelection": Property(\.allowsSelection), "allowsSelectionDuringEditing": Property(\.allowsSelectionDuringEditing),
            "backgroundView": Property(\.backgroundView), "collectionViewLayout": Property(\.collectionViewLayout),
            "contextMenuInteraction": Property(reading: \.contextMenuInteraction), "dataSource": Property(\.dataSource),
            "delegate": Property(\.delegate), "dragDelegate": Property(\.dragDelegate),
            "dragInteractionEnabled": Property(\.dragInteractionEnabled), "dropDelegate": Property(\.dropDelegate),
            "hasActiveDrag": Property(reading: \.hasActiveDrag), "hasActiveDrop": Property(reading: \.hasActiveDrop),
            "hasUncommittedUpdates": Property(reading: \.hasUncommittedUpdates),
            "indexPathsForSelectedItems": Property(reading: \.indexPathsForSelectedItems),
            "indexPathsForVisibleItems": Property(reading: \.indexPathsForVisibleItems), "isEditing": Property(\.isEditing),
            "isPrefetchingEnabled": Property(\.isPrefetchingEnabled), "numberOfSections": Property(reading: \.numberOfSections),
            "prefetchDataSource": Property(\.prefetchDataSource),
            "remembersLastFocusedIndexPath": Property(\.remembersLastFocusedIndexPath), "reorderingCadence": Property(\.reorderingCadence),
            "selectionFollowsFocus": Property(\.selectionFollowsFocus), "selfSizingInvalidation": Property(\.selfSizingInvalidation),
            "visibleCells": Property(reading: \.visibleCells),
        ]
    }
    DispatchTable.add(UICollectionViewCell.self) {
        [
            "automaticallyUpdatesBackgroundConfiguration": Property(\.automaticallyUpdatesBackgroundConfiguration),
            "automaticallyUpdatesContentConfiguration": Property(\.automaticallyUpdatesContentConfiguration),
            "backgroundConfiguration": Property(\.backgroundConfiguration), "backgroundView": Property(\.backgroundView),
            "configurationState": Property(reading: \.configurationState),
            "configurationUpdateHandler": Property(\.configurationUpdateHandler), "contentConfiguration": Property(\.contentConfiguration),
            "contentView": Property(reading: \.contentView), "isHighlighted": Property(\.isHighlighted),
            "isSelected": Property(\.isSelected), "selectedBackgroundView": Property(\.selectedBackgroundView),
        ]
    }
    DispatchTable.add(UICollectionViewCompositionalLayout.self) { ["configuration": Property(\.configuration)] }
    DispatchTable.add(UICollectionViewController.self) {
        [
            "clearsSelectionOnViewWillAppear": Property(\.clearsSelectionOnViewWillAppear), "collectionView": Property(\.collectionView),
            "collectionViewLayout": Property(reading: \.collectionViewLayout),
            "installsStandardGestureForInteractiveMovement": Property(\.installsStandardGestureForInteractiveMovement),
            "useLayoutToLayoutNavigationTransitions": Property(\.useLayoutToLayoutNavigationTransitions),
        ]
    }
    DispatchTable.add(UICollectionViewFlowLayout.self) {
        [
            "estimatedItemSize": Property(\.estimatedItemSize), "footerReferenceSize": Property(\.footerReferenceSize),
            "headerReferenceSize": Property(\.headerReferenceSize), "itemSize": Property(\.itemSize),
            "minimumInteritemSpacing": Property(\.minimumInteritemSpacing), "minimumLineSpacing": Property(\.minimumLineSpacing),
            "scrollDirection": Property(\.scrollDirection),
            "sectionFootersPinToVisibleBounds": Property(\.sectionFootersPinToVisibleBounds),
            "sectionHeadersPinToVisibleBounds": Property(\.sectionHeadersPinToVisibleBounds), "sectionInset": Property(\.sectionInset),
            "sectionInsetReference": Property(\.sectionInsetReference),
        ]
    }
    DispatchTable.add(UICollectionViewLayout.self) {
        [
            "collectionView": Property(reading: \.collectionView),
            "collectionViewContentSize": Property(reading: \.collectionViewContentSize),
            "developmentLayoutDirection": Property(reading: \.developmentLayoutDirection),
            "flipsHorizontallyInOppositeLayoutDirection": Property(reading: \.flipsHorizontallyInOppositeLayoutDirection),
        ]
    }
    DispatchTable.add(UICollectionViewListCell.self) {
        [
            "accessories": Property(\.accessories), "indentationLevel": Property(\.indentationLevel),
            "indentationWidth": Property(\.indentationWidth), "indentsAccessories": Property(\.indentsAccessories),
            "separatorLayoutGuide": Property(reading: \.separatorLayoutGuide),
        ]
    }
    DispatchTable.add(UICollectionViewTransitionLayout.self) {
        [
            "currentLayout": Property(reading: \.currentLayout), "nextLayout": Property(reading: \.nextLayout),
            "transitionProgress": Property(\.transitionProgress),
        ]
    }
    DispatchTable.add(UIDatePicker.self) {
        [
            "calendar": Property(\.calendar), "countDownDuration": Property(\.countDownDuration), "date": Property(\.date),
            "datePickerMode": Property(\.datePickerMode), "datePickerStyle": Property(reading: \.datePickerStyle),
            "locale": Property(\.locale), "maximumDate": Property(\.maximumDate), "minimumDate": Property(\.minimumDate),
            "minuteInterval": Property(\.minuteInterval), "preferredDatePickerStyle": Property(\.preferredDatePickerStyle),
            "roundsToMinuteInterval": Property(\.roundsToMinuteInterval), "timeZone": Property(\.timeZone),
        ]
    }
    DispatchTable.add(UIListContentView.self) {
        [
            "configuration": Property(\.configuration), "imageLayoutGuide": Property(reading: \.imageLayoutGuide),
            "secondaryTextLayoutGuide": Property(reading: \.secondaryTextLayoutGuide),
            "textLayoutGuide": Property(reading: \.textLayoutGuide),
        ]
    }
    DispatchTable.add(UIPickerView.self) {
        [
            "dataSource": Property(\.dataSource), "delegate": Property(\.delegate),
            "numberOfComponents": Property(reading: \.numberOfComponents), "showsSelectionIndicator": Property(\.showsSelectionIndicator),
        ]
    }
    DispatchTable.add(UIRefreshControl.self) {
        [
            "attributedTitle": Property(\.attributedTitle), "isRefreshing": Property(reading: \.isRefreshing),
        ]
    }
    DispatchTable.add(UIScrollView.self) {
        [
            "adjustedContentInset": Property(reading: \.adjustedContentInset),
            "allowsKeyboardScrolling": Property(\.allowsKeyboardScrolling), "alwaysBounceHorizontal": Property(\.alwaysBounceHorizontal),
            "alwaysBounceVertical": Property(\.alwaysBounceVertical),
            "automaticallyAdjustsScrollIndicatorInsets": Property(\.automaticallyAdjustsScrollIndicatorInsets),
            "bottomEdgeEffect": Property(reading: \.bottomEdgeEffect), "bounces": Property(\.bounces),
            "bouncesHorizontally": Property(\.bouncesHorizontally), "bouncesVertically": Property(\.bouncesVertically),
            "bouncesZoom": Property(\.bouncesZoom), "canCancelContentTouches": Property(\.canCancelContentTouches),
            "contentAlignmentPoint": Property(\.contentAlignmentPoint), "contentInset": Property(\.contentInset),
            "contentInsetAdjustmentBehavior": Property(\.contentInsetAdjustmentBehavior),
            "contentLayoutGuide": Property(reading: \.contentLayoutGuide), "contentOffset": Property(\.contentOffset),
            "contentSize": Property(\.contentSize), "decelerationRate": Property(\.decelerationRate),
            "delaysContentTouches": Property(\.delaysContentTouches), "delegate": Property(\.delegate),
            "directionalPressGestureRecognizer": Property(reading: \.directionalPressGestureRecognizer),
            "frameLayoutGuide": Property(reading: \.frameLayoutGuide),
            "horizontalScrollIndicatorInsets": Property(\.horizontalScrollIndicatorInsets),
            "indexDisplayMode": Property(\.indexDisplayMode), "indicatorStyle": Property(\.indicatorStyle),
            "isDecelerating": Property(reading: \.isDecelerating), "isDirectionalLockEnabled": Property(\.isDirectionalLockEnabled),
            "isDragging": Property(reading: \.isDragging), "isPagingEnabled": Property(\.isPagingEnabled),
            "isScrollAnimating": Property(reading: \.isScrollAnimating), "isScrollEnabled": Property(\.isScrollEnabled),
            "isTracking": Property(reading: \.isTracking), "isZoomAnimating": Property(reading: \.isZoomAnimating),
            "isZoomBouncing": Property(reading: \.isZoomBouncing), "isZooming": Property(reading: \.isZooming),
            "keyboardDismissMode": Property(\.keyboardDismissMode), "leftEdgeEffect": Property(reading: \.leftEdgeEffect),
            "maximumZoomScale": Property(\.maximumZoomScale), "minimumZoomScale": Property(\.minimumZoomScale),
            "panGestureRecognizer": Property(reading: \.panGestureRecognizer),
            "pinchGestureRecognizer": Property(reading: \.pinchGestureRecognizer), "refreshControl": Property(\.refreshControl),
            "rightEdgeEffect": Property(reading: \.rightEdgeEffect), "scrollIndicatorInsets": Property(\.scrollIndicatorInsets),
            "scrollsToTop": Property(\.scrollsToTop), "showsHorizontalScrollIndicator": Property(\.showsHorizontalScrollIndicator),
            "showsVerticalScrollIndicator": Property(\.showsVerticalScrollIndicator), "topEdgeEffect": Property(reading: \.topEdgeEffect),
            "transfersHorizontalScrollingToParent": Property(\.transfersHorizontalScrollingToParent),
            "transfersVerticalScrollingToParent": Property(\.transfersVerticalScrollingToParent),
            "verticalScrollIndicatorInsets": Property(\.verticalScrollIndicatorInsets), "visibleSize": Property(reading: \.visibleSize),
            "zoomScale": Property(\.zoomScale),
        ]
    }
    DispatchTable.add(UITableView.self) {
        [
            "allowsFocus": Property(\.allowsFocus), "allowsFocusDuringEditing": Property(\.allowsFocusDuringEditing),
            "allowsMultipleSelection": Property(\.allowsMultipleSelection),
            "allowsMultipleSelectionDuringEditing": Property(\.allowsMultipleSelectionDuringEditing),
            "allowsSelection": Property(\.allowsSelection), "allowsSelectionDuringEditing": Property(\.allowsSelectionDuringEditing),
            "backgroundView": Property(\.backgroundView),
            "cellLayoutMarginsFollowReadableWidth": Property(\.cellLayoutMarginsFollowReadableWidth),
            "contentHuggingElements": Property(\.contentHuggingElements),
            "contextMenuInteraction": Property(reading: \.contextMenuInteraction), "dataSource": Property(\.dataSource),
            "delegate": Property(\.delegate), "dragDelegate": Property(\.dragDelegate),
            "dragInteractionEnabled": Property(\.dragInteractionEnabled), "dropDelegate": Property(\.dropDelegate),
            "estimatedRowHeight": Property(\.estimatedRowHeight), "estimatedSectionFooterHeight": Property(\.estimatedSectionFooterHeight),
            "estimatedSectionHeaderHeight": Property(\.estimatedSectionHeaderHeight), "fillerRowHeight": Property(\.fillerRowHeight),
            "hasActiveDrag": Property(reading: \.hasActiveDrag), "hasActiveDrop": Property(reading: \.hasActiveDrop),
            "hasUncommittedUpdates": Property(reading: \.hasUncommittedUpdates),
            "indexPathForSelectedRow": Property(reading: \.indexPathForSelectedRow),
            "indexPathsForSelectedRows": Property(reading: \.indexPathsForSelectedRows),
            "indexPathsForVisibleRows": Property(reading: \.indexPathsForVisibleRows),
            "insetsContentViewsToSafeArea": Property(\.insetsContentViewsToSafeArea), "isEditing": Property(\.isEditing),
            "isPrefetchingEnabled": Property(\.isPrefetchingEnabled), "numberOfSections": Property(reading: \.numberOfSections),
            "prefetchDataSource": Property(\.prefetchDataSource),
            "remembersLastFocusedIndexPath": Property(\.remembersLastFocusedIndexPath), "rowHeight": Property(\.rowHeight),
            "sectionFooterHeight": Property(\.sectionFooterHeight), "sectionHeaderHeight": Property(\.sectionHeaderHeight),
            "sectionHeaderTopPadding": Property(\.sectionHeaderTopPadding),
            "sectionIndexBackgroundColor": Property(\.sectionIndexBackgroundColor), "sectionIndexColor": Property(\.sectionIndexColor),
            "sectionIndexMinimumDisplayRowCount": Property(\.sectionIndexMinimumDisplayRowCount),
            "sectionIndexTrackingBackgroundColor": Property(\.sectionIndexTrackingBackgroundColor),
            "selectionFollowsFocus": Property(\.selectionFollowsFocus), "selfSizingInvalidation": Property(\.selfSizingInvalidation),
            "separatorColor": Property(\.separatorColor), "separatorEffect": Property(\.separatorEffect),
            "separatorInset": Property(\.separatorInset), "separatorInsetReference": Property(\.separatorInsetReference),
            "separatorStyle": Property(\.separatorStyle), "style": Property(reading: \.style),
            "tableFooterView": Property(\.tableFooterView), "tableHeaderView": Property(\.tableHeaderView),
            "visibleCells": Property(reading: \.visibleCells),
        ]
    }
    DispatchTable.add(UITableViewCell.self) {
        [
            "accessoryType": Property(\.accessoryType), "accessoryView": Property(\.accessoryView),
            "automaticallyUpdatesBackgroundConfiguration": Property(\.automaticallyUpdatesBackgroundConfiguration),
            "automaticallyUpdatesContentConfiguration": Property(\.automaticallyUpdatesContentConfiguration),
            "backgroundConfiguration": Property(\.backgroundConfiguration), "backgroundView": Property(\.backgroundView),
            "configurationState": Property(reading: \.configurationState),
            "configurationUpdateHandler": Property(\.configurationUpdateHandler), "contentConfiguration": Property(\.contentConfiguration),
            "contentView": Property(reading: \.contentView), "detailTextLabel": Property(reading: \.detailTextLabel),
            "editingAccessoryType": Property(\.editingAccessoryType), "editingAccessoryView": Property(\.editingAccessoryView),
            "editingStyle": Property(reading: \.editingStyle), "focusStyle": Property(\.focusStyle),
            "hidesAccessoryWhenEditing": Property(\.hidesAccessoryWhenEditing), "imageView": Property(reading: \.imageView),
            "indentationLevel": Property(\.indentationLevel), "indentationWidth": Property(\.indentationWidth),
            "isEditing": Property(\.isEditing), "isHighlighted": Property(\.isHighlighted), "isSelected": Property(\.isSelected),
            "multipleSelectionBackgroundView": Property(\.multipleSelectionBackgroundView),
            "reuseIdentifier": Property(reading: \.reuseIdentifier), "selectedBackgroundView": Property(\.selectedBackgroundView),
            "selectionStyle": Property(\.selectionStyle), "separatorInset": Property(\.separatorInset),
            "shouldIndentWhileEditing": Property(\.shouldIndentWhileEditing),
            "showingDeleteConfirmation": Property(reading: \.showingDeleteConfirmation),
            "showsReorderControl": Property(\.showsReorderControl), "textLabel": Property(reading: \.textLabel),
            "userInteractionEnabledWhileDragging": Property(\.userInteractionEnabledWhileDragging),
        ]
    }
    DispatchTable.add(UITableViewController.self) {
        [
            "clearsSelectionOnViewWillAppear": Property(\.clearsSelectionOnViewWillAppear), "refreshControl": Property(\.refreshControl),
            "tableView": Property(\.tableView),
        ]
    }
    DispatchTable.add(UITableViewHeaderFooterView.self) {
        [
            "automaticallyUpdatesBackgroundConfiguration": Property(\.automaticallyUpdatesBackgroundConfiguration),
            "automaticallyUpdatesContentConfiguration": Property(\.automaticallyUpdatesContentConfiguration),
            "backgroundConfiguration": Property(\.backgroundConfiguration), "backgroundView": Property(\.backgroundView),
            "configurationState": Property(reading: \.configurationState),
            "configurationUpdateHandler": Property(\.configurationUpdateHandler), "contentConfiguration": Property(\.contentConfiguration),
            "contentView": Property(reading: \.contentView), "detailTextLabel": Property(reading: \.detailTextLabel),
            "reuseIdentifier": Property(reading: \.reuseIdentifier), "textLabel": Property(reading: \.textLabel),
        ]
    }
}
