// The keys for the values of contacts, their labels, and the names of services.

/// The keys for a contact's spoken names, and for the birthday in another calendar.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName",
    CNContactPhoneticMiddleNameKey = "phoneticMiddleName",
    CNContactPhoneticFamilyNameKey = "phoneticFamilyName",
    CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName",
    CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The keys for the parts of an address.
public let CNPostalAddressStreetKey = "street",
    CNPostalAddressCityKey = "city",
    CNPostalAddressStateKey = "state",
    CNPostalAddressPostalCodeKey = "postalCode",
    CNPostalAddressCountryKey = "country",
    CNPostalAddressISOCountryCodeKey = "ISOCountryCode",
    CNPostalAddressSubLocalityKey = "subLocality",
    CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The keys for the parts of a profile.
public let CNSocialProfileURLStringKey = "urlString",
    CNSocialProfileUsernameKey = "username",
    CNSocialProfileUserIdentifierKey = "userIdentifier",
    CNSocialProfileServiceKey = "service"
/// The keys for the parts of an address for messages.
public let CNInstantMessageAddressUsernameKey = "username",
    CNInstantMessageAddressServiceKey = "service"
/// The keys for the parts of a container.
public let CNContainerIdentifierKey = "identifier",
    CNContainerNameKey = "name",
    CNContainerTypeKey = "type"
/// The keys for the parts of a group.
public let CNGroupIdentifierKey = "identifier",
    CNGroupNameKey = "name"
/// The key of the attribute for the property in a formatted name.
public let CNContactPropertyAttribute = "CNContactPropertyAttribute"
public let CNLabelSchool = "_$!<School>!$_", CNLabelEmailiCloud = "iCloud", CNLabelDateAnniversary = "_$!<Anniversary>!$_",
    CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// More labels of telephone numbers.
public let CNLabelPhoneNumberAppleWatch = "APPLEWATCH", CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_",
    CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_", CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_",
    CNLabelPhoneNumberPager = "_$!<Pager>!$_"
public let CNInstantMessageServiceAIM = "AIM",
    CNInstantMessageServiceFacebook = "Facebook",
    CNInstantMessageServiceGaduGadu = "GaduGadu",
    CNInstantMessageServiceGoogleTalk = "GoogleTalk",
    CNInstantMessageServiceICQ = "ICQ",
    CNInstantMessageServiceJabber = "Jabber",
    CNInstantMessageServiceMSN = "MSN",
    CNInstantMessageServiceQQ = "QQ",
    CNInstantMessageServiceSkype = "Skype",
    CNInstantMessageServiceYahoo = "Yahoo"
/// The names of more services.
public let CNSocialProfileServiceMySpace = "MySpace", CNSocialProfileServiceSinaWeibo = "SinaWeibo",
    CNSocialProfileServiceTencentWeibo = "TencentWeibo"
