#ifndef _WIN32

#include <fcntl.h>
#include <poll.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

#include "cli/system/system.h"

namespace nonet {

namespace {

constexpr mode_t kReadableAndWritableByAll = 0666;

void (*interrupt_handler)() = nullptr;

void handle_signal(int /*signal*/) { interrupt_handler(); }

void set_signal_handler(void (*handler)(int), int flags) {
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigaction(SIGINT, &action, nullptr);
}

// Writes all bytes, also when a signal comes between. Returns 0 or errno.
int write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

}  // namespace

void prepare_streams() { std::signal(SIGPIPE, SIG_IGN); }

bool is_terminal(Stream stream) { return isatty(static_cast<int>(stream)) == 1; }

bool is_input_a_file() {
  struct stat status {};
  return fstat(STDIN_FILENO, &status) == 0 && S_ISREG(status.st_mode);
}

bool output_is_closed() {
  // Linux reports an error, and macOS that the other side has hung up.
  pollfd output{STDOUT_FILENO, 0, 0};
  return poll(&output, 1, 0) > 0 && (output.revents & (POLLERR | POLLHUP)) != 0;
}

int write_bytes(Stream stream, std::string_view bytes) {
  const int error = write_all(static_cast<int>(stream), bytes);
  // A reader behind a socket resets the connection when it closes with answers unread.
  return error == ECONNRESET ? EPIPE : error;
}

int write_file(const std::string& name, std::string_view bytes, ExistingFile existing) {
  const int mode = existing == ExistingFile::Replace ? O_TRUNC : O_EXCL;
  const int file = open(name.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | mode, kReadableAndWritableByAll);
  if (file < 0) return errno;
  const int error = write_all(file, bytes);
  return close(file) != 0 && error == 0 ? errno : error;
}

bool file_exists(const std::string& name) { return access(name.c_str(), F_OK) == 0; }

std::uint32_t unpredictable_number() {
  std::uint32_t number = 0;
  return getentropy(&number, sizeof number) == 0 ? number : 0;
}

// Without SA_RESTART, so that Ctrl-C also ends a read that waits. SA_RESETHAND makes the second Ctrl-C end the program.
void catch_interrupt(void (*handler)()) {
  interrupt_handler = handler;
  set_signal_handler(handle_signal, static_cast<int>(SA_RESETHAND));
}

void leave_interrupt() { set_signal_handler(SIG_DFL, 0); }

void end_at_once(std::string_view sentence, int exit_code) {
  write_all(STDERR_FILENO, sentence);
  _exit(exit_code);
}

InputFile::InputFile(std::string_view name)
    : is_standard_(name == "-"),
      number_(is_standard_ ? STDIN_FILENO : open(std::string(name).c_str(), O_RDONLY | O_CLOEXEC)) {}

InputFile::~InputFile() {
  if (!is_standard_ && is_open()) close(number_);
}

bool InputFile::is_ready() const {
  pollfd input{number_, POLLIN, 0};
  return poll(&input, 1, 0) > 0;
}

std::int64_t InputFile::read_piece(std::span<char> piece) const { return read(number_, piece.data(), piece.size()); }

}  // namespace nonet

#endif
