// The properties of fields and text views by name.

@Sendable func registerTextKeys() {
    DispatchTable.add(NSLayoutManager.self) {
        [
            "allowsNonContiguousLayout": Property(\.allowsNonContiguousLayout), "delegate": Property(\.delegate),
            "extraLineFragmentRect": Property(reading: \.extraLineFragmentRect),
            "extraLineFragmentTextContainer": Property(reading: \.extraLineFragmentTextContainer),
            "extraLineFragmentUsedRect": Property(reading: \.extraLineFragmentUsedRect),
            "hasNonContiguousLayout": Property(reading: \.hasNonContiguousLayout), "hyphenationFactor": Property(\.hyphenationFactor),
            "limitsLayoutForSuspiciousContents": Property(\.limitsLayoutForSuspiciousContents),
            "numberOfGlyphs": Property(reading: \.numberOfGlyphs), "showsControlCharacters": Property(\.showsControlCharacters),
            "showsInvisibleCharacters": Property(\.showsInvisibleCharacters), "textContainers": Property(reading: \.textContainers),
            "textStorage": Property(\.textStorage, .weak), "usesDefaultHyphenation": Property(\.usesDefaultHyphenation),
            "usesFontLeading": Property(\.usesFontLeading),
        ]
    }
    DispatchTable.add(NSTextContainer.self) {
        [
            "exclusionPaths": Property(\.exclusionPaths), "heightTracksTextView": Property(\.heightTracksTextView),
            "isSimpleRectangular": Property(reading: \.isSimpleRectangular), "layoutManager": Property(reading: \.layoutManager, .weak),
            "layoutOrientation": Property(reading: \.layoutOrientation), "lineBreakMode": Property(\.lineBreakMode),
            "lineFragmentPadding": Property(\.lineFragmentPadding), "maximumNumberOfLines": Property(\.maximumNumberOfLines),
            "size": Property(\.size), "textLayoutManager": Property(reading: \.textLayoutManager, .weak),
            "widthTracksTextView": Property(\.widthTracksTextView),
        ]
    }
    DispatchTable.add(UISearchBar.self) {
        [
            "autocapitalizationType": Property(\.autocapitalizationType), "autocorrectionType": Property(\.autocorrectionType),
            "backgroundImage": Property(\.backgroundImage), "barStyle": Property(\.barStyle), "barTintColor": Property(\.barTintColor),
            "delegate": Property(\.delegate), "enablesReturnKeyAutomatically": Property(\.enablesReturnKeyAutomatically),
            "inputAccessoryView": Property(\.inputAccessoryView), "isEnabled": Property(\.isEnabled),
            "isLookToDictateEnabled": Property(\.isLookToDictateEnabled),
            "isSearchResultsButtonSelected": Property(\.isSearchResultsButtonSelected), "isSecureTextEntry": Property(\.isSecureTextEntry),
            "isTranslucent": Property(\.isTranslucent), "keyboardAppearance": Property(\.keyboardAppearance),
            "keyboardType": Property(\.keyboardType), "placeholder": Property(\.placeholder), "prompt": Property(\.prompt),
            "returnKeyType": Property(\.returnKeyType), "scopeBarBackgroundImage": Property(\.scopeBarBackgroundImage),
            "scopeButtonTitles": Property(\.scopeButtonTitles), "searchBarStyle": Property(\.searchBarStyle),
            "searchFieldBackgroundPositionAdjustment": Property(\.searchFieldBackgroundPositionAdjustment),
            "searchTextField": Property(reading: \.searchTextField),
            "searchTextPositionAdjustment": Property(\.searchTextPositionAdjustment),
            "selectedScopeButtonIndex": Property(\.selectedScopeButtonIndex), "showsBookmarkButton": Property(\.showsBookmarkButton),
            "showsCancelButton": Property(\.showsCancelButton), "showsScopeBar": Property(\.showsScopeBar),
            "showsSearchResultsButton": Property(\.showsSearchResultsButton), "smartDashesType": Property(\.smartDashesType),
            "smartInsertDeleteType": Property(\.smartInsertDeleteType), "smartQuotesType": Property(\.smartQuotesType),
            "spellCheckingType": Property(\.spellCheckingType), "text": Property(\.text),
        ]
    }
    DispatchTable.add(UISearchTextField.self) {
        [
            "allowsCopyingTokens": Property(\.allowsCopyingTokens), "allowsDeletingTokens": Property(\.allowsDeletingTokens),
            "searchSuggestions": Property(\.searchSuggestions), "textualRange": Property(reading: \.textualRange),
            "tokenBackgroundColor": Property(\.tokenBackgroundColor), "tokens": Property(\.tokens),
        ]
    }
    DispatchTable.add(UIStandardTextCursorView.self) { ["isBlinking": Property(\.isBlinking)] }
    DispatchTable.add(UITextField.self) {
        [
            "adjustsFontForContentSizeCategory": Property(\.adjustsFontForContentSizeCategory),
            "adjustsFontSizeToFitWidth": Property(\.adjustsFontSizeToFitWidth),
            "allowsEditingTextAttributes": Property(\.allowsEditingTextAttributes),
            "attributedPlaceholder": Property(\.attributedPlaceholder), "attributedText": Property(\.attributedText),
            "autocapitalizationType": Property(\.autocapitalizationType), "autocorrectionType": Property(\.autocorrectionType),
            "background": Property(\.background), "beginningOfDocument": Property(reading: \.beginningOfDocument),
            "borderStyle": Property(\.borderStyle), "clearButtonMode": Property(\.clearButtonMode),
            "clearsOnBeginEditing": Property(\.clearsOnBeginEditing), "clearsOnInsertion": Property(\.clearsOnInsertion),
            "defaultTextAttributes": Property(\.defaultTextAttributes), "delegate": Property(\.delegate),
            "disabledBackground": Property(\.disabledBackground),
            "enablesReturnKeyAutomatically": Property(\.enablesReturnKeyAutomatically),
            "endOfDocument": Property(reading: \.endOfDocument), "font": Property(\.font), "hasText": Property(reading: \.hasText),
            "inputAccessoryView": Property(\.inputAccessoryView), "inputDelegate": Property(\.inputDelegate),
            "inputView": Property(\.inputView), "isEditing": Property(reading: \.isEditing),
            "isSecureTextEntry": Property(\.isSecureTextEntry), "isTextDragActive": Property(reading: \.isTextDragActive),
            "isTextDropActive": Property(reading: \.isTextDropActive), "keyboardAppearance": Property(\.keyboardAppearance),
            "keyboardType": Property(\.keyboardType), "leftView": Property(\.leftView), "leftViewMode": Property(\.leftViewMode),
            "markedTextRange": Property(reading: \.markedTextRange), "markedTextStyle": Property(\.markedTextStyle),
            "minimumFontSize": Property(\.minimumFontSize), "passwordRules": Property(\.passwordRules),
            "pasteDelegate": Property(\.pasteDelegate), "placeholder": Property(\.placeholder), "returnKeyType": Property(\.returnKeyType),
            "rightView": Property(\.rightView), "rightViewMode": Property(\.rightViewMode),
            "selectedTextRange": Property(\.selectedTextRange), "smartDashesType": Property(\.smartDashesType),
            "smartInsertDeleteType": Property(\.smartInsertDeleteType), "smartQuotesType": Property(\.smartQuotesType),
            "spellCheckingType": Property(\.spellCheckingType), "text": Property(\.text), "textAlignment": Property(\.textAlignment),
            "textColor": Property(\.textColor), "textContentType": Property(\.textContentType),
            "textDragDelegate": Property(\.textDragDelegate), "textDragInteraction": Property(reading: \.textDragInteraction),
            "textDragOptions": Property(\.textDragOptions), "textDropDelegate": Property(\.textDropDelegate),
            "textDropInteraction": Property(reading: \.textDropInteraction), "tokenizer": Property(reading: \.tokenizer),
            "typingAttributes": Property(\.typingAttributes),
        ]
    }
    DispatchTable.add(UITextFormattingViewController.self) {
        [
            "delegate": Property(\.delegate), "formattingDescriptor": Property(\.formattingDescriptor),
        ]
    }
    DispatchTable.add(UITextView.self) {
        [
            "adjustsFontForContentSizeCategory": Property(\.adjustsFontForContentSizeCategory),
            "allowsEditingTextAttributes": Property(\.allowsEditingTextAttributes), "attributedText": Property(\.attributedText),
            "autocapitalizationType": Property(\.autocapitalizationType), "autocorrectionType": Property(\.autocorrectionType),
            "beginningOfDocument": Property(reading: \.beginningOfDocument), "borderStyle": Property(\.borderStyle),
            "clearsOnInsertion": Property(\.clearsOnInsertion), "dataDetectorTypes": Property(\.dataDetectorTypes),
            "delegate": Property(\.delegate), "enablesReturnKeyAutomatically": Property(\.enablesReturnKeyAutomatically),
            "endOfDocument": Property(reading: \.endOfDocument), "findInteraction": Property(reading: \.findInteraction),
            "font": Property(\.font), "hasText": Property(reading: \.hasText), "inputAccessoryView": Property(\.inputAccessoryView),
            "inputDelegate": Property(\.inputDelegate),
            "inputView": Property(\.inputView), "isEditable": Property(\.isEditable),
            "isFindInteractionEnabled": Property(\.isFindInteractionEnabled),
            "isSecureTextEntry": Property(\.isSecureTextEntry), "isSelectable": Property(\.isSelectable),
            "isTextDragActive": Property(reading: \.isTextDragActive), "isTextDropActive": Property(reading: \.isTextDropActive),
            "isWritingToolsActive": Property(reading: \.isWritingToolsActive), "keyboardAppearance": Property(\.keyboardAppearance),
            "keyboardType": Property(\.keyboardType), "layoutManager": Property(reading: \.layoutManager),
            "linkTextAttributes": Property(\.linkTextAttributes), "markedTextRange": Property(reading: \.markedTextRange),
            "markedTextStyle": Property(\.markedTextStyle), "passwordRules": Property(\.passwordRules),
            "pasteDelegate": Property(\.pasteDelegate), "returnKeyType": Property(\.returnKeyType),
            "selectedRange": Property(\.selectedRange), "selectedTextRange": Property(\.selectedTextRange),
            "smartDashesType": Property(\.smartDashesType), "smartInsertDeleteType": Property(\.smartInsertDeleteType),
            "smartQuotesType": Property(\.smartQuotesType), "spellCheckingType": Property(\.spellCheckingType),
            "supportsTextReplacement": Property(reading: \.supportsTextReplacement), "text": Property(\.text),
            "textAlignment": Property(\.textAlignment), "textColor": Property(\.textColor),
            "textContainer": Property(reading: \.textContainer), "textContainerInset": Property(\.textContainerInset),
            "textContentType": Property(\.textContentType), "textDragDelegate": Property(\.textDragDelegate),
            "textDragInteraction": Property(reading: \.textDragInteraction), "textDragOptions": Property(\.textDragOptions),
            "textDropDelegate": Property(\.textDropDelegate), "textDropInteraction": Property(reading: \.textDropInteraction),
            "textLayoutManager": Property(reading: \.textLayoutManager), "textStorage": Property(reading: \.textStorage),
            "tokenizer": Property(reading: \.tokenizer), "typingAttributes": Property(\.typingAttributes),
            "usesStandardTextScaling": Property(\.usesStandardTextScaling),
            "writingToolsCoordinator": Property(reading: \.writingToolsCoordinator),
        ]
    }
}
