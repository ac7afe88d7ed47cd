#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace nonet {

/// Buffered writing to standard output. A reader that went away (`| head`) closes it quietly; what is written after
/// that, or after an error, is dropped.
class Output {
 public:
  Output();

  void write(std::string_view text);
  /// Told after each answer: answers that come fast leave in large pieces, slow ones at once.
  void end_answer();
  void flush();

  bool is_terminal() const { return terminal_; }
  /// False once nobody reads any more, or after an error.
  bool is_open() const { return open_; }
  /// Looks whether the reader has gone although nothing was written; then closes.
  void notice_closed_reader();
  /// The number of the error that closed it; 0 when there was none.
  int error() const { return error_; }

 private:
  using Clock = std::chrono::steady_clock;

  void send(std::string_view text);

  std::string buffer_;
  Clock::time_point last_flush_;
  bool terminal_;
  bool open_ = true;
  int error_ = 0;
};

}  // namespace nonet
