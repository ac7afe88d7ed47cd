#pragma once

#include <algorithm>
#include <string_view>

#include "cli/output/output.h"
#include "core/api/nonet.h"

namespace nonet {

/// How a run of the program ended. The largest of the codes that apply is its exit code.
enum class ExitCode {
  Done = 0,      ///< Every puzzle got its answer.
  NoAnswer = 1,  ///< Some puzzle had no answer of the kind asked for.
  BadInput = 2,  ///< Malformed input, a file that cannot be read or written, wrong usage, or too little memory.
  /// Some answer is without a rule that the text of its puzzle states. It may be wrong, so no other code hides it.
  WithoutRules = 3,
};

/// A position in an input file.
struct InputPosition {
  /// The name as messages show it: `-` for standard input.
  std::string_view file;
  Position position;
};

/// Where a command writes: answers through `out`, messages on standard error. Characters that would confuse a terminal
/// are shown by their code points in messages; see printable().
class Console {
 public:
  Output out;

  /// Writes `nonet: FILE:LINE:COLUMN: SENTENCE`.
  void note(const InputPosition& where, std::string_view sentence);
  /// Writes `nonet: SENTENCE`.
  void note(std::string_view sentence);
  /// Writes a note about something that went wrong. The program will end with this exit code or a larger one.
  void complain(const InputPosition& where, std::string_view sentence, ExitCode code);
  void complain(std::string_view sentence, ExitCode code);

  /// Makes the program end with this exit code or a larger one, without a message.
  void end_with(ExitCode code) { exit_code_ = std::max(exit_code_, code); }
  ExitCode exit_code() const { return exit_code_; }

 private:
  ExitCode exit_code_ = ExitCode::Done;
};

}  // namespace nonet
