#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Ciphers and key derivation of OpenSSL's libcrypto, which is opened at the first use. Without the library every function fails.

typedef struct us_Cipher us_Cipher;

/// Creates a cipher by OpenSSL's name, such as "AES-128-CBC". Returns NULL for an unknown name, and for a key that the cipher does not
/// accept. The initialization vector may be NULL, which means zeros.
us_Cipher *us_cipherCreate(const char *name, bool encrypts, bool pads, const uint8_t *key, size_t keyLength, const uint8_t *vector);
/// Processes bytes. Returns the number of bytes written, or -1. `output` must have space for `length` and one more block.
long us_cipherUpdate(us_Cipher *cipher, const uint8_t *input, size_t length, uint8_t *output);
/// Writes the remaining bytes, at most one block. Returns the number of bytes written, or -1 for a wrong padding or an incomplete block.
long us_cipherFinish(us_Cipher *cipher, uint8_t *output);
void us_cipherFree(us_Cipher *cipher);

/// Encrypts or decrypts a message with an authentication tag of 16 bytes, which is written or compared. Returns whether it succeeded.
bool us_sealed(const char *name, bool encrypts, const uint8_t *key, size_t keyLength, const uint8_t *nonce, size_t nonceLength,
               const uint8_t *authenticated, size_t authenticatedLength, const uint8_t *input, size_t length, uint8_t *output, uint8_t *tag);

/// Derives a key from a password by PBKDF2 with HMAC (RFC 8018). Returns whether it succeeded.
bool us_derive(const char *digest, const char *password, size_t passwordLength, const uint8_t *salt, size_t saltLength, unsigned rounds,
               uint8_t *key, size_t keyLength);
