// Lets a call to the files of a database fail: loaded before the C library, it counts calls on them
// and passes on all but the one whose turn it is, or all from that one on.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

// Shared with the proof, which writes it between requests.
struct orders {
  int64_t left;    // calls until one fails; 0 is never
  int32_t error;   // what it says
  int32_t lasts;   // whether those after it fail too
  int64_t failed;  // calls that have failed
};

static volatile struct orders* orders(void) {
  static volatile struct orders* found = NULL;
  const char* path = getenv("FAILING_ORDERS");
  if (!found && path) {
    int file = open(path, O_RDWR | O_CLOEXEC);
    const int how = PROT_READ | PROT_WRITE;
    void* place = file < 0 ? MAP_FAILED : mmap(NULL, sizeof *found, how, MAP_SHARED, file, 0);
    if (place == MAP_FAILED) abort();
    found = place;
  }
  return found;
}

static int is_of_database(int file) {
  char link[64];
  char name[PATH_MAX];
  const char* wanted = getenv("FAILING_FILE");
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, name, sizeof name);
  return wanted && length >= (ssize_t)strlen(wanted) && memcmp(name, wanted, strlen(wanted)) == 0;
}

// A full disk can be read, and what is on it can be synchronised.
static int fails(int file, int takes_room) {
  volatile struct orders* o = orders();
  if (!o || o->left <= 0 || (o->error == ENOSPC && !takes_room) || !is_of_database(file)) return 0;
  if (__atomic_sub_fetch(&o->left, 1, __ATOMIC_SEQ_CST) > 0) return 0;
  if (o->lasts) o->left = 1;
  __atomic_add_fetch(&o->failed, 1, __ATOMIC_SEQ_CST);
  errno = o->error;
  return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pread(int file, void* data, size_t size, off_t offset) {
  return fails(file, 0) ? -1 : NEXT(pread)(file, data, size, offset);
}

ssize_t pread64(int file, void* data, size_t size, off64_t offset) {
  return fails(file, 0) ? -1 : NEXT(pread64)(file, data, size, offset);
}

ssize_t pwrite(int file, const void* data, size_t size, off_t offset) {
  return fails(file, 1) ? -1 : NEXT(pwrite)(file, data, size, offset);
}

ssize_t pwrite64(int file, const void* data, size_t size, off64_t offset) {
  return fails(file, 1) ? -1 : NEXT(pwrite64)(file, data, size, offset);
}

int ftruncate(int file, off_t size) { return fails(file, 1) ? -1 : NEXT(ftruncate)(file, size); }

int ftruncate64(int file, off64_t size) {
  return fails(file, 1) ? -1 : NEXT(ftruncate64)(file, size);
}

int fsync(int file) { return fails(file, 0) ? -1 : NEXT(fsync)(file); }

int fdatasync(int file) { return fails(file, 0) ? -1 : NEXT(fdatasync)(file); }
