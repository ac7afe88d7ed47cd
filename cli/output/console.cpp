#include "cli/output/console.h"

#include <cstdio>
#include <string>

#include "cli/output/printable.h"
#include "cli/output/progress_line.h"

namespace nonet {

void Console::note(const InputPosition& where, std::string_view sentence) {
  std::string text(where.file);
  text += ':' + std::to_string(where.position.line) + ':' + std::to_string(where.position.column) + ": ";
  note(text.append(sentence));
}

void Console::note(std::string_view sentence) {
  if (out.is_terminal()) out.flush();
  ProgressLine::clear();
  const std::string line = "nonet: " + printable(sentence) + '\n';
  std::fwrite(line.data(), 1, line.size(), stderr);
}

void Console::complain(const InputPosition& where, std::string_view sentence, ExitCode code) {
  note(where, sentence);
  end_with(code);
}

void Console::complain(std::string_view sentence, ExitCode code) {
  note(sentence);
  end_with(code);
}

}  // namespace nonet
