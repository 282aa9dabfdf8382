import Foundation
import TestSupport
import Testing

/// A library that the system loads before a program's own (`LD_PRELOAD`): it makes one system call of a write fail,
/// or kills the process there.
final class FaultShim {
  /// The fault at a call.
  enum Fault: String, CaseIterable {
    case full = "ENOSPC"
    case broken = "EIO"
    case interrupted = "EINTR"
    /// Half of the bytes are written.
    case short = "SHORT"
    case killBefore = "KILL_BEFORE"
    case killAfter = "KILL_AFTER"
    /// The process is killed some time after the call, wherever it is then.
    case killSoon = "KILL_SOON"
  }

  /// The calls of one write: of the temporary file, and those that put it in place.
  enum Call: String, CaseIterable {
    case open, write, fsync, fchmod, rename, link, mkdir, close
  }

  private let folder: TemporaryFolder
  let library: URL

  init() throws {
    folder = try TemporaryFolder(named: "shim")
    library = folder.url.appendingPathComponent("shim.so")
    try folder.write(Self.source, to: "shim.c")
    let built = try OtherTool.run([
      "clang", "-shared", "-fPIC", "-O1", "-o", library.path, folder("shim.c"), "-ldl", "-lrt",
    ])
    try #require(built.isGood, "\(built.errors)")
  }

  /// The environment in which one call has a fault, counted from 1.
  func environment(_ call: Call, _ number: Int, _ fault: Fault, mark: String) -> [String: String] {
    [
      "LD_PRELOAD": library.path, "FAULT_CALL": call.rawValue, "FAULT_NUMBER": "\(number)",
      "FAULT_KIND": fault.rawValue, "FAULT_MARK": mark,
    ]
  }

  /// The environment in which the process is killed so many microseconds after its first write began.
  ///
  /// - Parameter name: A part of the name of the file that is written first.
  func environment(
    killAfter microseconds: Int, mark: String, name: String = ".phrasebook-"
  ) -> [String: String] {
    environment(.open, 1, .killSoon, mark: mark)
      .merging(["FAULT_DELAY": "\(microseconds)", "FAULT_NAME": name]) { $1 }
  }

  /// Calls count if they are of a file that has `FAULT_NAME` in its path, which is that of a temporary file by default,
  /// or of a descriptor that was opened so. The file at `FAULT_MARK` is created when the fault happens.
  private static let source = #"""
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <signal.h>
    #include <stdarg.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/stat.h>
    #include <sys/syscall.h>
    #include <time.h>
    #include <unistd.h>

    static char ours[4096];
    static int seen;

    static const char *kind(void) {
      const char *kind = getenv("FAULT_KIND");
      return kind ? kind : "";
    }

    /* Whether this call is the one. */
    static int hits(const char *call) {
      const char *wanted = getenv("FAULT_CALL"), *number = getenv("FAULT_NUMBER");
      if (!wanted || !number || strcmp(wanted, call) != 0) return 0;
      if (__sync_add_and_fetch(&seen, 1) != atoi(number)) return 0;
      const char *mark = getenv("FAULT_MARK");
      if (mark) {
        int file = syscall(SYS_openat, AT_FDCWD, mark, O_WRONLY | O_CREAT, 0600);
        if (file >= 0) syscall(SYS_close, file);
      }
      return 1;
    }

    static int fails(void) {
      const char *k = kind();
      errno = strcmp(k, "ENOSPC") == 0 ? ENOSPC : strcmp(k, "EINTR") == 0 ? EINTR : EIO;
      return strncmp(k, "KILL_", 5) != 0 && strcmp(k, "SHORT") != 0;
    }

    static void die(const char *when) {
      if (strcmp(kind(), when) == 0) syscall(SYS_kill, getpid(), SIGKILL);
    }

    /* Has the kernel send the signal that nothing can catch, after a delay. */
    static void die_soon(void) {
      const char *delay = getenv("FAULT_DELAY");
      if (!delay || strcmp(kind(), "KILL_SOON") != 0) return;
      struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGKILL};
      long left = atol(delay) * 1000;
      struct itimerspec time = {.it_value = {left / 1000000000, left % 1000000000}};
      timer_t timer;
      if (timer_create(CLOCK_MONOTONIC, &event, &timer) != 0) abort();
      if (timer_settime(timer, 0, &time, NULL) != 0) abort();
    }

    #define FAULT(name, call)                    \
      if (hits(name)) {                          \
        die("KILL_BEFORE");                      \
        if (fails()) return -1;                  \
        die_soon();                              \
        long result = (call);                    \
        die("KILL_AFTER");                       \
        return result;                           \
      }                                          \
      return (call);

    static int is_temporary(const char *path) {
      const char *name = getenv("FAULT_NAME");
      return path && strstr(path, name ? name : ".phrasebook-") != NULL;
    }

    static int open_file(const char *path, int flags, int mode) {
      int file = syscall(SYS_openat, AT_FDCWD, path, flags, mode);
      if (file >= 0 && file < (int)sizeof ours) ours[file] = 1;
      return file;
    }

    static int opening(const char *path, int flags, int mode) {
      if (!is_temporary(path) || (flags & O_CREAT) == 0)
        return syscall(SYS_openat, AT_FDCWD, path, flags, mode);
      FAULT("open", open_file(path, flags, mode))
    }

    int open(const char *path, int flags, ...) {
      va_list list;
      va_start(list, flags);
      int mode = va_arg(list, int);
      va_end(list);
      return opening(path, flags, mode);
    }

    int open64(const char *path, int flags, ...) {
      va_list list;
      va_start(list, flags);
      int mode = va_arg(list, int);
      va_end(list);
      return opening(path, flags, mode);
    }

    static int is_ours(int file) { return file >= 0 && file < (int)sizeof ours && ours[file]; }

    ssize_t write(int file, const void *bytes, size_t count) {
      if (!is_ours(file)) return syscall(SYS_write, file, bytes, count);
      if (strcmp(kind(), "SHORT") == 0 && count > 1) {
        FAULT("write", syscall(SYS_write, file, bytes, count / 2))
      }
      FAULT("write", syscall(SYS_write, file, bytes, count))
    }

    int fsync(int file) {
      if (!is_ours(file)) return syscall(SYS_fsync, file);
      FAULT("fsync", syscall(SYS_fsync, file))
    }

    int fchmod(int file, mode_t mode) {
      if (!is_ours(file)) return syscall(SYS_fchmod, file, mode);
      FAULT("fchmod", syscall(SYS_fchmod, file, mode))
    }

    static int close_file(int file) {
      ours[file] = 0;
      return syscall(SYS_close, file);
    }

    int close(int file) {
      if (!is_ours(file)) return syscall(SYS_close, file);
      FAULT("close", close_file(file))
    }

    int rename(const char *from, const char *to) {
      if (!is_temporary(from)) return syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
      FAULT("rename", syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0))
    }

    int link(const char *from, const char *to) {
      if (!is_temporary(from)) return syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
      FAULT("link", syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0))
    }

    int mkdir(const char *path, mode_t mode) {
      FAULT("mkdir", syscall(SYS_mkdirat, AT_FDCWD, path, mode))
    }
    """#
}
