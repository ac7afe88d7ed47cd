#pragma once

#include <functional>
#include <string>

namespace nonet::test {

/// How a child process ended.
struct EndedProgram {
  /// True when the process aborted, as a violated contract makes it do.
  bool aborted = false;
  /// Everything the process wrote to standard error.
  std::string message;
};

/// Runs `work` in a child process until it returns or aborts. For POSIX only: WebAssembly has no processes, and a
/// process of Windows cannot continue in a child.
EndedProgram run_to_its_end(const std::function<void()>& work);

}  // namespace nonet::test
