// The emulated system is the newest, so every declaration is available.
#pragma once

#include "AvailabilityVersions.h"

#define __IPHONE_OS_VERSION_MAX_ALLOWED __IPHONE_26_0
#define __IPHONE_OS_VERSION_MIN_REQUIRED __IPHONE_26_0

#define API_AVAILABLE(...)
#define API_AVAILABLE_BEGIN(...)
#define API_AVAILABLE_END
#define API_UNAVAILABLE(...)
#define API_UNAVAILABLE_BEGIN(...)
#define API_UNAVAILABLE_END
#define API_DEPRECATED(...)
#define API_DEPRECATED_BEGIN(...)
#define API_DEPRECATED_END
#define API_DEPRECATED_WITH_REPLACEMENT(...)

#define __API_AVAILABLE(...)
#define __API_AVAILABLE_BEGIN(...)
#define __API_AVAILABLE_END
#define __API_UNAVAILABLE(...)
#define __API_UNAVAILABLE_BEGIN(...)
#define __API_UNAVAILABLE_END
#define __API_DEPRECATED(...)
#define __API_DEPRECATED_BEGIN(...)
#define __API_DEPRECATED_END
#define __API_DEPRECATED_WITH_REPLACEMENT(...)

#define SPI_AVAILABLE(...)
#define SPI_UNAVAILABLE(...)
#define SPI_DEPRECATED(...)
#define SPI_DEPRECATED_WITH_REPLACEMENT(...)

#define __OSX_AVAILABLE_STARTING(mac, phone)
#define __OSX_AVAILABLE_BUT_DEPRECATED(...)
#define __OSX_AVAILABLE_BUT_DEPRECATED_MSG(...)
#define __OSX_AVAILABLE(version)
#define __OSX_DEPRECATED(...)
#define __OSX_UNAVAILABLE
#define __OSX_PROHIBITED
#define __IOS_AVAILABLE(version)
#define __IOS_DEPRECATED(...)
#define __IOS_UNAVAILABLE
#define __IOS_PROHIBITED
#define __TVOS_AVAILABLE(version)
#define __TVOS_DEPRECATED(...)
#define __TVOS_UNAVAILABLE
#define __TVOS_PROHIBITED
#define __WATCHOS_AVAILABLE(version)
#define __WATCHOS_DEPRECATED(...)
#define __WATCHOS_UNAVAILABLE
#define __WATCHOS_PROHIBITED
