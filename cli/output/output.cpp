#include "cli/output/output.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace nonet {

namespace {

constexpr std::size_t kBufferBytes = std::size_t{1} << 16;
constexpr std::chrono::milliseconds kMaxWait{100};

}  // namespace

Output::Output() : last_flush_(Clock::now()), terminal_(isatty(STDOUT_FILENO) == 1) {
  std::signal(SIGPIPE, SIG_IGN);
  buffer_.reserve(2 * kBufferBytes);
}

void Output::write(std::string_view text) {
  buffer_ += text;
  if (buffer_.size() >= kBufferBytes) flush();
}

void Output::end_answer() {
  if (terminal_ || Clock::now() - last_flush_ > kMaxWait) flush();
}

void Output::flush() {
  if (open_) send(buffer_);
  buffer_.clear();
  last_flush_ = Clock::now();
}

void Output::send(std::string_view text) {
  while (!text.empty()) {
    const ssize_t sent = ::write(STDOUT_FILENO, text.data(), text.size());
    if (sent >= 0) {
      text.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno != EINTR) {
      open_ = false;
      // A reader behind a socket resets the connection when it closes with answers unread.
      error_ = errno == EPIPE || errno == ECONNRESET ? 0 : errno;
      return;
    }
  }
}

void Output::notice_closed_reader() {
  pollfd output{STDOUT_FILENO, 0, 0};
  if (poll(&output, 1, 0) > 0 && (output.revents & POLLERR) != 0) open_ = false;
}

}  // namespace nonet
