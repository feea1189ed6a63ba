#include "CCiphers.h"
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

// The parts of openssl/evp.h and openssl/provider.h (OpenSSL 3) that are called here.
#define FUNCTIONS(F) \
    F(void *, EVP_CIPHER_fetch, void *, const char *, const char *) \
    F(void, EVP_CIPHER_free, void *) \
    F(void *, EVP_CIPHER_CTX_new, void) \
    F(void, EVP_CIPHER_CTX_free, void *) \
    F(int, EVP_CIPHER_CTX_ctrl, void *, int, int, void *) \
    F(int, EVP_CIPHER_CTX_set_key_length, void *, int) \
    F(int, EVP_CIPHER_CTX_set_padding, void *, int) \
    F(int, EVP_CipherInit_ex, void *, const void *, void *, const unsigned char *, const unsigned char *, int) \
    F(int, EVP_CipherUpdate, void *, unsigned char *, int *, const unsigned char *, int) \
    F(int, EVP_CipherFinal_ex, void *, unsigned char *, int *) \
    F(void *, EVP_MD_fetch, void *, const char *, const char *) \
    F(void, EVP_MD_free, void *) \
    F(int, PKCS5_PBKDF2_HMAC, const char *, int, const unsigned char *, int, int, const void *, int, unsigned char *) \
    F(void *, OSSL_PROVIDER_load, void *, const char *)

#define DECLARE(result, name, ...) static result (*name)(__VA_ARGS__);
FUNCTIONS(DECLARE)

enum { setNonceLength = 0x9, getTag = 0x10, setTag = 0x11, tagLength = 16 };

static int isLoaded;
static void open_library(void) {
    void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
#define FIND(result, name, ...) \
    if (!(name = (result (*)(__VA_ARGS__))dlsym(library, #name))) return;
    FUNCTIONS(FIND)
    // DES, RC2, RC4, Blowfish, and CAST are in a part of the library that is not loaded by default.
    OSSL_PROVIDER_load(NULL, "default");
    OSSL_PROVIDER_load(NULL, "legacy");
    isLoaded = 1;
}
static int load(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, open_library);
    return isLoaded;
}

struct us_Cipher {
    void *context;
};

us_Cipher *us_cipherCreate(const char *name, bool encrypts, bool pads, const uint8_t *key, size_t keyLength, const uint8_t *vector) {
    static const uint8_t zeros[16];
    if (!load() || keyLength > INT_MAX) return NULL;
    void *type = EVP_CIPHER_fetch(NULL, name, NULL), *context = type ? EVP_CIPHER_CTX_new() : NULL;
    us_Cipher *cipher = context ? malloc(sizeof *cipher) : NULL;
    bool isReady = cipher && EVP_CipherInit_ex(context, type, NULL, NULL, NULL, encrypts) > 0
        && EVP_CIPHER_CTX_set_key_length(context, (int)keyLength) > 0
        && EVP_CipherInit_ex(context, NULL, NULL, key, vector ? vector : zeros, encrypts) > 0 && EVP_CIPHER_CTX_set_padding(context, pads) > 0;
    if (type) EVP_CIPHER_free(type);
    if (isReady) {
        cipher->context = context;
        return cipher;
    }
    if (context) EVP_CIPHER_CTX_free(context);
    free(cipher);
    return NULL;
}

long us_cipherUpdate(us_Cipher *cipher, const uint8_t *input, size_t length, uint8_t *output) {
    long written = 0;
    while (length) {
        int part = length > 1 << 30 ? 1 << 30 : (int)length, count = 0;
        if (EVP_CipherUpdate(cipher->context, output + written, &count, input, part) <= 0) return -1;
        written += count;
        input += part;
        length -= (size_t)part;
    }
    return written;
}

long us_cipherFinish(us_Cipher *cipher, uint8_t *output) {
    int count = 0;
    return EVP_CipherFinal_ex(cipher->context, output, &count) > 0 ? count : -1;
}

void us_cipherFree(us_Cipher *cipher) {
    if (!cipher) return;
    EVP_CIPHER_CTX_free(cipher->context);
    free(cipher);
}

bool us_sealed(const char *name, bool encrypts, const uint8_t *key, size_t keyLength, const uint8_t *nonce, size_t nonceLength,
               const uint8_t *authenticated, size_t authenticatedLength, const uint8_t *input, size_t length, uint8_t *output, uint8_t *tag) {
    if (!load() || nonceLength > INT_MAX || authenticatedLength > INT_MAX || length > INT_MAX) return false;
    void *type = EVP_CIPHER_fetch(NULL, name, NULL), *context = type ? EVP_CIPHER_CTX_new() : NULL;
    int count = 0, rest = 0;
    bool succeeded = context && EVP_CipherInit_ex(context, type, NULL, NULL, NULL, encrypts) > 0
        && EVP_CIPHER_CTX_ctrl(context, setNonceLength, (int)nonceLength, NULL) > 0 && EVP_CIPHER_CTX_set_key_length(context, (int)keyLength) > 0
        && EVP_CipherInit_ex(context, NULL, NULL, key, nonce, encrypts) > 0
        && (!authenticatedLength || EVP_CipherUpdate(context, NULL, &count, authenticated, (int)authenticatedLength) > 0)
        && (!length || EVP_CipherUpdate(context, output, &count, input, (int)length) > 0)
        && (encrypts || EVP_CIPHER_CTX_ctrl(context, setTag, tagLength, tag) > 0)
        && EVP_CipherFinal_ex(context, output + length, &rest) > 0 && rest == 0
        && (!encrypts || EVP_CIPHER_CTX_ctrl(context, getTag, tagLength, tag) > 0);
    if (context) EVP_CIPHER_CTX_free(context);
    if (type) EVP_CIPHER_free(type);
    return succeeded;
}

bool us_derive(const char *digest, const char *password, size_t passwordLength, const uint8_t *salt, size_t saltLength, unsigned rounds,
               uint8_t *key, size_t keyLength) {
    if (!load() || passwordLength > INT_MAX || saltLength > INT_MAX || rounds == 0 || rounds > INT_MAX || keyLength > INT_MAX) return false;
    void *type = EVP_MD_fetch(NULL, digest, NULL);
    if (!type) return false;
    bool succeeded = PKCS5_PBKDF2_HMAC(password, (int)passwordLength, salt, (int)saltLength, (int)rounds, type, (int)keyLength, key) > 0;
    EVP_MD_free(type);
    return succeeded;
}
