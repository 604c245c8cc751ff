// Notes what a process does to the files of its database: loaded before the C library, it passes
// every call on. A write is noted before it happens, as it may reach the disk at any moment from
// then; a synchronisation when it is done, with the moment it began.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

struct note {
  uint64_t nanoseconds;
  uint64_t began;
  uint64_t offset;
  uint32_t size;
  uint16_t name_size;
  char what;  // 'w' write, 't' truncation, 's' synchronisation
  char padding;
};

static uint64_t now(void) {
  struct timespec moment;
  clock_gettime(CLOCK_MONOTONIC, &moment);
  return (uint64_t)moment.tv_sec * 1000000000u + (uint64_t)moment.tv_nsec;
}

static int log_file(void) {
  static int opened = -2;
  if (opened == -2) {
    const char* path = getenv("RECORDER_LOG");
    opened = path ? open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600) : -1;
  }
  return opened;
}

static void note(int file, char what, uint64_t began, const void* data, size_t size,
                 uint64_t offset) {
  char link[64];
  char name[PATH_MAX];
  const char* wanted = getenv("RECORDER_FILE");
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, name, sizeof name);
  size_t prefix = wanted ? strlen(wanted) : 0;
  if (!wanted || length < (ssize_t)prefix || memcmp(name, wanted, prefix) != 0 || log_file() < 0)
    return;
  struct note head = {now(), began, offset, (uint32_t)size, (uint16_t)length, what, 0};
  struct iovec parts[] = {
      {&head, sizeof head}, {name, (size_t)length}, {(void*)data, data ? size : 0}};
  if (writev(log_file(), parts, 3) < 0) abort();
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pwrite(int file, const void* data, size_t size, off_t offset) {
  note(file, 'w', 0, data, size, (uint64_t)offset);
  return NEXT(pwrite)(file, data, size, offset);
}

ssize_t pwrite64(int file, const void* data, size_t size, off64_t offset) {
  note(file, 'w', 0, data, size, (uint64_t)offset);
  return NEXT(pwrite64)(file, data, size, offset);
}

int ftruncate(int file, off_t size) {
  note(file, 't', 0, NULL, 0, (uint64_t)size);
  return NEXT(ftruncate)(file, size);
}

int ftruncate64(int file, off64_t size) {
  note(file, 't', 0, NULL, 0, (uint64_t)size);
  return NEXT(ftruncate64)(file, size);
}

int fsync(int file) {
  uint64_t began = now();
  int done = NEXT(fsync)(file);
  if (done == 0) note(file, 's', began, NULL, 0, 0);
  return done;
}

int fdatasync(int file) {
  uint64_t began = now();
  int done = NEXT(fdatasync)(file);
  if (done == 0) note(file, 's', began, NULL, 0, 0);
  return done;
}
