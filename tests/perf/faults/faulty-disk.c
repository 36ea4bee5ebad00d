/* Between a program and its disk: every fsync takes SLOW_FSYNC_MS longer, and while the file FULL_DISK exists no file grows
   or is written to. Loaded with LD_PRELOAD. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static void wait_for_disk(void) {
  const char *ms = getenv("SLOW_FSYNC_MS");
  if (ms) usleep((useconds_t)atoi(ms) * 1000);
}

static int is_full(int fd) {
  const char *flag = getenv("FULL_DISK");
  struct stat what;
  if (!flag || access(flag, F_OK) != 0) return 0;
  if (fstat(fd, &what) != 0 || !S_ISREG(what.st_mode)) return 0;
  errno = ENOSPC;
  return 1;
}

#define REAL(result, name, ...) \
  static result (*real)(__VA_ARGS__); \
  if (!real) real = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name)

int fsync(int fd) { REAL(int, fsync, int); wait_for_disk(); return real(fd); }
int fdatasync(int fd) { REAL(int, fdatasync, int); wait_for_disk(); return real(fd); }

ssize_t write(int fd, const void *bytes, size_t count) {
  REAL(ssize_t, write, int, const void *, size_t);
  return is_full(fd) ? -1 : real(fd, bytes, count);
}
ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
  REAL(ssize_t, pwrite, int, const void *, size_t, off_t);
  return is_full(fd) ? -1 : real(fd, bytes, count, at);
}
ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
  REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t);
  return is_full(fd) ? -1 : real(fd, bytes, count, at);
}
int ftruncate(int fd, off_t length) {
  REAL(int, ftruncate, int, off_t);
  return is_full(fd) ? -1 : real(fd, length);
}
int ftruncate64(int fd, off64_t length) {
  REAL(int, ftruncate64, int, off64_t);
  return is_full(fd) ? -1 : real(fd, length);
}
