#include "cli/output/output.h"

#include <cerrno>

#include "cli/output/progress_line.h"
#include "cli/system/system.h"

namespace nonet {

namespace {

constexpr std::size_t kBufferBytes = std::size_t{1} << 16;
constexpr std::chrono::milliseconds kMaxWait{100};

}  // namespace

Output::Output() : last_flush_(Clock::now()), terminal_(nonet::is_terminal(Stream::Output)) {
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
  if (terminal_ && !buffer_.empty()) ProgressLine::clear();
  if (open_) send(buffer_);
  buffer_.clear();
  last_flush_ = Clock::now();
}

void Output::send(std::string_view text) {
  const int error = write_bytes(Stream::Output, text);
  if (error == 0) return;
  open_ = false;
  error_ = error == EPIPE ? 0 : error;
}

void Output::notice_closed_reader() {
  if (output_is_closed()) open_ = false;
}

}  // namespace nonet
