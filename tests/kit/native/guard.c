/* Puts a page that nobody may touch behind every large block of memory, as pictures have.
 *
 * Loaded before all else (LD_PRELOAD), it ends the program at the very instruction that reads or
 * writes behind a block, or touches a block that was let go of. Addresses are used once: what is
 * freed stays closed.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

#define PAGE 4096UL
#define ROOM (1UL << 42) /* addresses, not memory */
#define LARGE 1024UL     /* bytes; what is smaller is left to the system */
#define STEP 16UL        /* what malloc aligns to */

extern void *__libc_malloc(size_t);
extern void *__libc_realloc(void *, size_t);
extern void __libc_free(void *);

static _Atomic uintptr_t next, first;

static void reserve(void) {
    void *room = mmap(0, ROOM, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    uintptr_t none = 0, begin = room == MAP_FAILED ? UINTPTR_MAX : (uintptr_t)room;
    if (atomic_compare_exchange_strong(&first, &none, begin))
        atomic_store(&next, begin);
    else
        munmap(room, ROOM);
}

static int is_guarded(void *block) {
    uintptr_t at = (uintptr_t)block, begin = atomic_load(&first);
    return begin && begin != UINTPTR_MAX && at >= begin && at < begin + ROOM;
}

/* The size stands at the beginning of the first page of a block; the block ends with the last. */
static uintptr_t first_page(void *block) {
    return ((uintptr_t)block - STEP) & ~(PAGE - 1);
}

static size_t size_of(void *block) {
    return *(size_t *)first_page(block);
}

static void *guarded(size_t size) {
    size_t used = (size + STEP - 1) & ~(STEP - 1), pages = (used + STEP + PAGE - 1) & ~(PAGE - 1);
    if (!atomic_load(&first))
        reserve();
    if (atomic_load(&first) == UINTPTR_MAX)
        return __libc_malloc(size);
    while (!atomic_load(&next)) /* another thread is about to write it */
        ;
    uintptr_t begin = atomic_fetch_add(&next, pages + PAGE);
    if (begin + pages + PAGE > atomic_load(&first) + ROOM ||
        mprotect((void *)begin, pages, PROT_READ | PROT_WRITE)) {
        errno = ENOMEM;
        return 0;
    }
    *(size_t *)begin = size;
    return (void *)(begin + pages - used);
}

void *malloc(size_t size) {
    return size < LARGE ? __libc_malloc(size) : guarded(size);
}

void *calloc(size_t count, size_t each) {
    size_t size;
    if (__builtin_mul_overflow(count, each, &size)) {
        errno = ENOMEM;
        return 0;
    }
    void *block = malloc(size);
    if (block && !is_guarded(block)) /* pages of ours are empty */
        memset(block, 0, size);
    return block;
}

void free(void *block) {
    if (!is_guarded(block)) {
        __libc_free(block);
        return;
    }
    uintptr_t begin = first_page(block);
    size_t pages = ((uintptr_t)block - begin + size_of(block) + PAGE - 1) & ~(PAGE - 1);
    madvise((void *)begin, pages, MADV_DONTNEED);
    mprotect((void *)begin, pages, PROT_NONE);
}

void *realloc(void *block, size_t size) {
    if (!block)
        return malloc(size);
    if (!is_guarded(block) && size < LARGE)
        return __libc_realloc(block, size);
    void *fresh = malloc(size);
    if (fresh) {
        extern size_t malloc_usable_size(void *);
        size_t before = is_guarded(block) ? size_of(block) : malloc_usable_size(block);
        memcpy(fresh, block, before < size ? before : size);
        free(block);
    }
    return fresh;
}
