// Bytes in another order. Linux's processors are little-endian.
#pragma once

#include <stdint.h>

enum { OSUnknownByteOrder, OSLittleEndian, OSBigEndian };
static inline int32_t OSHostByteOrder(void) { return OSLittleEndian; }

static inline uint16_t OSSwapInt16(uint16_t value) { return __builtin_bswap16(value); }
static inline uint32_t OSSwapInt32(uint32_t value) { return __builtin_bswap32(value); }
static inline uint64_t OSSwapInt64(uint64_t value) { return __builtin_bswap64(value); }

#define OSSwapConstInt16(value) __builtin_bswap16(value)
#define OSSwapHostToBigInt16(value) OSSwapInt16(value)
#define OSSwapBigToHostInt16(value) OSSwapInt16(value)
#define OSSwapHostToLittleInt16(value) ((uint16_t)(value))
#define OSSwapLittleToHostInt16(value) ((uint16_t)(value))
#define OSSwapHostToBigConstInt16(value) OSSwapConstInt16(value)
#define OSSwapBigToHostConstInt16(value) OSSwapConstInt16(value)
#define OSSwapHostToLittleConstInt16(value) ((uint16_t)(value))
#define OSSwapLittleToHostConstInt16(value) ((uint16_t)(value))
#define OSSwapConstInt32(value) __builtin_bswap32(value)
#define OSSwapHostToBigInt32(value) OSSwapInt32(value)
#define OSSwapBigToHostInt32(value) OSSwapInt32(value)
#define OSSwapHostToLittleInt32(value) ((uint32_t)(value))
#define OSSwapLittleToHostInt32(value) ((uint32_t)(value))
#define OSSwapHostToBigConstInt32(value) OSSwapConstInt32(value)
#define OSSwapBigToHostConstInt32(value) OSSwapConstInt32(value)
#define OSSwapHostToLittleConstInt32(value) ((uint32_t)(value))
#define OSSwapLittleToHostConstInt32(value) ((uint32_t)(value))
#define OSSwapConstInt64(value) __builtin_bswap64(value)
#define OSSwapHostToBigInt64(value) OSSwapInt64(value)
#define OSSwapBigToHostInt64(value) OSSwapInt64(value)
#define OSSwapHostToLittleInt64(value) ((uint64_t)(value))
#define OSSwapLittleToHostInt64(value) ((uint64_t)(value))
#define OSSwapHostToBigConstInt64(value) OSSwapConstInt64(value)
#define OSSwapBigToHostConstInt64(value) OSSwapConstInt64(value)
#define OSSwapHostToLittleConstInt64(value) ((uint64_t)(value))
#define OSSwapLittleToHostConstInt64(value) ((uint64_t)(value))
