#pragma once

#include <string_view>

#include "cli/output/exit_code.h"
#include "cli/output/output.h"
#include "core/api/nonet.h"

namespace nonet {

/// A place in an input, as complaints name it.
struct Place {
  std::string_view file;
  Position position;
};

/// Where a command says what it has to say: answers through `out`, everything else on standard error.
class Console {
 public:
  Output out;

  /// `nonet: FILE:LINE:COLUMN: sentence`.
  void note(const Place& place, std::string_view sentence);
  /// `nonet: sentence`.
  void note(std::string_view sentence);
  /// A note about something that went wrong: the program will end with this code or a worse one.
  void complain(const Place& place, std::string_view sentence, ExitCode code);
  void complain(std::string_view sentence, ExitCode code);

  /// The program will end with this code or a worse one, without a word.
  void end_with(ExitCode code) { exit_code_ = worse_of(exit_code_, code); }
  ExitCode exit_code() const { return exit_code_; }

 private:
  ExitCode exit_code_ = ExitCode::Done;
};

}  // namespace nonet
