import Foundation

// The names of the attributes, scopes, and changes of searches, with their own names as values, or with Spotlight's.

/// The attribute for content type.
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
/// The attribute for content type tree.
public let NSMetadataItemContentTypeTreeKey = "kMDItemContentTypeTree"
/// The attribute for display name.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The attribute for fs content change date.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// The attribute for fs creation date.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// The attribute for fs name.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The attribute for fs size.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// The attribute for is ubiquitous.
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
/// The attribute for path.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The attribute for url.
public let NSMetadataItemURLKey = "kMDItemURL"
/// A scope: accessible ubiquitous external documents scope.
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope = "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
/// The attribute for result content relevance attribute.
public let NSMetadataQueryResultContentRelevanceAttribute = "NSMetadataQueryResultContentRelevanceAttribute"
/// A scope: ubiquitous data scope.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// A scope: ubiquitous documents scope.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The key for update added items.
public let NSMetadataQueryUpdateAddedItemsKey = "NSMetadataQueryUpdateAddedItemsKey"
/// The key for update changed items.
public let NSMetadataQueryUpdateChangedItemsKey = "NSMetadataQueryUpdateChangedItemsKey"
/// The key for update removed items.
public let NSMetadataQueryUpdateRemovedItemsKey = "NSMetadataQueryUpdateRemovedItemsKey"
/// The attribute for container display name.
public let NSMetadataUbiquitousItemContainerDisplayNameKey = "NSMetadataUbiquitousItemContainerDisplayNameKey"
/// The attribute for download requested.
public let NSMetadataUbiquitousItemDownloadRequestedKey = "NSMetadataUbiquitousItemDownloadRequestedKey"
/// The attribute for downloading error.
public let NSMetadataUbiquitousItemDownloadingErrorKey = "NSMetadataUbiquitousItemDownloadingErrorKey"
/// A state: downloading status current.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// A state: downloading status downloaded.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// The attribute for downloading status.
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
/// A state: downloading status not downloaded.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded = "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// The attribute for has unresolved conflicts.
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey = "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
/// The attribute for is downloaded.
public let NSMetadataUbiquitousItemIsDownloadedKey = "NSMetadataUbiquitousItemIsDownloadedKey"
/// The attribute for is downloading.
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
/// The attribute for is external document.
public let NSMetadataUbiquitousItemIsExternalDocumentKey = "NSMetadataUbiquitousItemIsExternalDocumentKey"
/// The attribute for is shared.
public let NSMetadataUbiquitousItemIsSharedKey = "NSMetadataUbiquitousItemIsSharedKey"
/// The attribute for is uploaded.
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
/// The attribute for is uploading.
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
/// The attribute for percent downloaded.
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
/// The attribute for percent uploaded.
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"
/// The attribute for url in local container.
public let NSMetadataUbiquitousItemURLInLocalContainerKey = "NSMetadataUbiquitousItemURLInLocalContainerKey"
/// The attribute for uploading error.
public let NSMetadataUbiquitousItemUploadingErrorKey = "NSMetadataUbiquitousItemUploadingErrorKey"
/// The attribute for current user permissions.
public let NSMetadataUbiquitousSharedItemCurrentUserPermissionsKey = "NSMetadataUbiquitousSharedItemCurrentUserPermissionsKey"
/// The attribute for current user role.
public let NSMetadataUbiquitousSharedItemCurrentUserRoleKey = "NSMetadataUbiquitousSharedItemCurrentUserRoleKey"
/// The attribute for most recent editor name components.
public let NSMetadataUbiquitousSharedItemMostRecentEditorNameComponentsKey =
    "NSMetadataUbiquitousSharedItemMostRecentEditorNameComponentsKey"
/// The attribute for owner name components.
public let NSMetadataUbiquitousSharedItemOwnerNameComponentsKey = "NSMetadataUbiquitousSharedItemOwnerNameComponentsKey"
/// The attribute for permissions read only.
public let NSMetadataUbiquitousSharedItemPermissionsReadOnly = "NSMetadataUbiquitousSharedItemPermissionsReadOnly"
/// The attribute for permissions read write.
public let NSMetadataUbiquitousSharedItemPermissionsReadWrite = "NSMetadataUbiquitousSharedItemPermissionsReadWrite"
/// The attribute for role owner.
public let NSMetadataUbiquitousSharedItemRoleOwner = "NSMetadataUbiquitousSharedItemRoleOwner"
/// The attribute for role participant.
public let NSMetadataUbiquitousSharedItemRoleParticipant = "NSMetadataUbiquitousSharedItemRoleParticipant"
