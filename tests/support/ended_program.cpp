#if !defined(__EMSCRIPTEN__) && !defined(_WIN32)

#include "tests/support/ended_program.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

namespace nonet::test {

namespace {

[[noreturn]] void run_in_child(const std::function<void()>& work, int message_end) {
  // Catch2 handles SIGABRT to report the case that failed; this child is meant to abort, and to leave no core file
  // behind.
  std::signal(SIGABRT, SIG_DFL);
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  dup2(message_end, STDERR_FILENO);
  work();
  _exit(0);
}

std::string read_all(int end) {
  std::string text;
  std::array<char, 512> part{};
  ssize_t count = 0;
  while ((count = read(end, part.data(), part.size())) > 0) text.append(part.data(), static_cast<std::size_t>(count));
  return text;
}

}  // namespace

EndedProgram run_to_its_end(const std::function<void()>& work) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return {};
  const pid_t child = fork();
  if (child == 0) run_in_child(work, ends[1]);
  close(ends[1]);
  EndedProgram ended;
  ended.message = read_all(ends[0]);
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  ended.aborted = WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
  return ended;
}

}  // namespace nonet::test

#endif
