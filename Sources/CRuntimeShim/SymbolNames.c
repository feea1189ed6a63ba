// The names of functions by their addresses, including local functions, which only the symbol table in a program's file contains.
#define _GNU_SOURCE
#include "CRuntimeShim.h"
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/// Whether a file of this size contains `length` bytes from `offset`.
static int fits(uint64_t offset, uint64_t length, uint64_t size) { return offset <= size && length <= size - offset; }

/// Calls `visit` for each function of a file until it returns a value other than zero. Returns that value.
static int visitFunctions(
    const unsigned char *file, uint64_t size, int (*visit)(const Elf64_Sym *symbol, const char *name, int length, void *context),
    void *context) {
    if (size < sizeof(Elf64_Ehdr) || memcmp(file, ELFMAG, SELFMAG) || file[EI_CLASS] != ELFCLASS64) return 0;
    const Elf64_Ehdr *header = (const Elf64_Ehdr *)file;
    if (header->e_shentsize != sizeof(Elf64_Shdr) || !fits(header->e_shoff, (uint64_t)header->e_shnum * sizeof(Elf64_Shdr), size)) return 0;
    const Elf64_Shdr *sections = (const Elf64_Shdr *)(file + header->e_shoff);
    for (int index = 0; index < header->e_shnum; index++) {
        const Elf64_Shdr *table = &sections[index];
        if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum || !fits(table->sh_offset, table->sh_size, size)) continue;
        const Elf64_Shdr *strings = &sections[table->sh_link];
        if (!fits(strings->sh_offset, strings->sh_size, size)) continue;
        const Elf64_Sym *symbols = (const Elf64_Sym *)(file + table->sh_offset);
        for (uint64_t number = 0; number < table->sh_size / sizeof(Elf64_Sym); number++) {
            const Elf64_Sym *symbol = &symbols[number];
            if (ELF64_ST_TYPE(symbol->st_info) != STT_FUNC || !symbol->st_value || symbol->st_name >= strings->sh_size) continue;
            const char *text = (const char *)file + strings->sh_offset + symbol->st_name;
            int result = visit(symbol, text, (int)strnlen(text, strings->sh_size - symbol->st_name), context);
            if (result) return result;
        }
    }
    return 0;
}

typedef struct { uint64_t address; char *name; uintptr_t capacity; } question;

static int compare(const Elf64_Sym *symbol, const char *name, int length, void *context) {
    const question *wanted = context;
    if (wanted->address < symbol->st_value || wanted->address >= symbol->st_value + symbol->st_size) return 0;
    snprintf(wanted->name, wanted->capacity, "%.*s", length, name);
    return 1;
}

static int search(const unsigned char *file, uint64_t size, uint64_t address, char *name, uintptr_t capacity) {
    question wanted = {address, name, capacity};
    return visitFunctions(file, size, compare, &wanted);
}

/// Maps the file of the code at an address.
static void *map(const Dl_info *info, uint64_t *size) {
    int descriptor = info->dli_fname ? open(info->dli_fname, O_RDONLY | O_CLOEXEC) : -1;
    struct stat status;
    void *file = MAP_FAILED;
    if (descriptor >= 0 && fstat(descriptor, &status) == 0 && status.st_size > 0) {
        file = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        *size = (uint64_t)status.st_size;
    }
    if (descriptor >= 0) close(descriptor);
    return file == MAP_FAILED ? NULL : file;
}

int us_symbolName(const void *address, char *name, uintptr_t capacity) {
    Dl_info info;
    if (!address || !dladdr(address, &info)) return 0;
    int found = 0;
    uint64_t size = 0;
    void *file = map(&info, &size);
    if (file) {
        found = search(file, size, (uint64_t)((const char *)address - (const char *)info.dli_fbase), name, capacity);
        munmap(file, (size_t)size);
    }
    if (!found && info.dli_sname) found = snprintf(name, capacity, "%s", info.dli_sname) > 0;
    return found;
}

typedef struct { void (*visit)(const char *name, uintptr_t length, uintptr_t address, void *context); void *context; uintptr_t base; } visitor;

static int pass(const Elf64_Sym *symbol, const char *name, int length, void *context) {
    const visitor *target = context;
    // Swift's methods and functions end in F, its initializers and deinitializers in C, c, D, d, or E. `$ss` begins those of its library.
    if (length < 4 || name[0] != '$' || name[1] != 's' || name[2] == 's' || !strchr("FCcDdE", name[length - 1])) return 0;
    target->visit(name, (uintptr_t)length, target->base + symbol->st_value, target->context);
    return 0;
}

void us_programFunctions(void (*visit)(const char *name, uintptr_t length, uintptr_t address, void *context), void *context) {
    // The program's header, which is at the start of its file.
    const void *header = (const void *)getauxval(AT_PHDR);
    Dl_info info;
    if (!header || !dladdr(header, &info)) return;
    uint64_t size = 0;
    void *file = map(&info, &size);
    if (!file) return;
    visitor target = {visit, context, (uintptr_t)info.dli_fbase};
    visitFunctions(file, size, pass, &target);
    munmap(file, (size_t)size);
}

const char *us_fileOfCode(const void *address, uintptr_t *base) {
    Dl_info info;
    if (!address || !dladdr(address, &info) || !info.dli_fname) return NULL;
    *base = (uintptr_t)info.dli_fbase;
    return info.dli_fname;
}
