#include "cli/output/console.h"

#include <cstdio>
#include <string>

namespace nonet {

void Console::note(const Place& place, std::string_view sentence) {
  std::string text(place.file);
  text += ':' + std::to_string(place.position.line) + ':' + std::to_string(place.position.column) + ": ";
  note(text.append(sentence));
}

void Console::note(std::string_view sentence) {
  if (out.is_terminal()) out.flush();
  const std::string line = "nonet: " + std::string(sentence) + '\n';
  std::fwrite(line.data(), 1, line.size(), stderr);
}

void Console::complain(const Place& place, std::string_view sentence, ExitCode code) {
  note(place, sentence);
  exit_code_ = worse_of(exit_code_, code);
}

void Console::complain(std::string_view sentence, ExitCode code) {
  note(sentence);
  exit_code_ = worse_of(exit_code_, code);
}

}  // namespace nonet
