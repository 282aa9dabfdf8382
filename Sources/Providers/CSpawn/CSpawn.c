#include "CSpawn.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/// Makes a pipe whose ends no other child inherits.
static bool make_pipe(int ends[2]) {
  if (pipe(ends) != 0) return false;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return true;
}

static void close_pipe(const int ends[2]) {
  if (ends[0] >= 0) close(ends[0]);
  if (ends[1] >= 0) close(ends[1]);
}

static pid_t start(char *const *arguments, int input, int output, int errors) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  if (posix_spawn_file_actions_init(&actions) != 0) return 0;
  if (posix_spawnattr_init(&attributes) != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return 0;
  }
  posix_spawn_file_actions_adddup2(&actions, input, 0);
  posix_spawn_file_actions_adddup2(&actions, output, 1);
  posix_spawn_file_actions_adddup2(&actions, errors, 2);

  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  posix_spawnattr_setflags(&attributes, flags);
  posix_spawnattr_setpgroup(&attributes, 0);
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  // This program ignores them; a child would inherit that.
  sigaddset(&signals, SIGPIPE);
  sigaddset(&signals, SIGXFSZ);
  posix_spawnattr_setsigdefault(&attributes, &signals);

  pid_t id = 0;
  if (posix_spawn(&id, "/usr/bin/env", &actions, &attributes, arguments, environ) != 0) id = 0;
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return id;
}

phrasebook_process phrasebook_spawn(char *const *arguments) {
  int input[2] = {-1, -1}, output[2] = {-1, -1}, errors[2] = {-1, -1};
  pid_t id = 0;
  if (make_pipe(input) && make_pipe(output) && make_pipe(errors)) {
    id = start(arguments, input[0], output[1], errors[1]);
  }
  if (id == 0) {
    close_pipe(input);
    close_pipe(output);
    close_pipe(errors);
    return (phrasebook_process){0, -1, -1, -1};
  }
  close(input[0]);
  close(output[1]);
  close(errors[1]);
  fcntl(input[1], F_SETFL, O_NONBLOCK);
  fcntl(output[0], F_SETFL, O_NONBLOCK);
  fcntl(errors[0], F_SETFL, O_NONBLOCK);
  return (phrasebook_process){id, input[1], output[0], errors[0]};
}

bool phrasebook_has_ended(int32_t id) {
  siginfo_t information = {0};
  return waitid(P_PID, (id_t)id, &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo != 0;
}
