#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace nonet {

/// Buffered writing to standard output. When nobody reads the output any more (`| head`), it closes without an error.
/// Text written to a closed output is dropped.
class Output {
 public:
  Output();

  void write(std::string_view text);
  /// Called after each answer. Flushes on a terminal, and when the last flush was more than 100 ms ago.
  void end_answer();
  void flush();

  bool is_terminal() const { return terminal_; }
  /// False after an error, and once nobody reads any more.
  bool is_open() const { return open_; }
  /// Closes the output when its reader is gone. write() and flush() notice that too, but only when there is text to
  /// send.
  void notice_closed_reader();
  /// The system's number of the error that closed the output; 0 when there was none.
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
