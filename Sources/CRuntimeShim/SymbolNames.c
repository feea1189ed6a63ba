// The names of functions by their addresses, including local functions, which only the symbol table in a program's file contains.
#define _GNU_SOURCE
#include "CRuntimeShim.h"
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/// Whether a file of this size contains `length` bytes from `offset`.
static int fits(uint64_t offset, uint64_t length, uint64_t size) { return offset <= size && length <= size - offset; }

static int search(const unsigned char *file, uint64_t size, uint64_t address, char *name, uintptr_t capacity) {
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
            if (ELF64_ST_TYPE(symbol->st_info) != STT_FUNC || address < symbol->st_value || address >= symbol->st_value + symbol->st_size) continue;
            if (symbol->st_name >= strings->sh_size) continue;
            const char *text = (const char *)file + strings->sh_offset + symbol->st_name;
            snprintf(name, capacity, "%.*s", (int)strnlen(text, strings->sh_size - symbol->st_name), text);
            return 1;
        }
    }
    return 0;
}

int us_symbolName(const void *address, char *name, uintptr_t capacity) {
    Dl_info info;
    if (!address || !dladdr(address, &info)) return 0;
    int found = 0, descriptor = info.dli_fname ? open(info.dli_fname, O_RDONLY | O_CLOEXEC) : -1;
    struct stat status;
    if (descriptor >= 0 && fstat(descriptor, &status) == 0 && status.st_size > 0) {
        void *file = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (file != MAP_FAILED) {
            found = search(file, (uint64_t)status.st_size, (uint64_t)((const char *)address - (const char *)info.dli_fbase), name, capacity);
            munmap(file, (size_t)status.st_size);
        }
    }
    if (descriptor >= 0) close(descriptor);
    if (!found && info.dli_sname) found = snprintf(name, capacity, "%s", info.dli_sname) > 0;
    return found;
}
