#pragma once

#include <string>
#include <string_view>

#include "cli/input/arguments.h"
#include "cli/output/console.h"
#include "core/api/nonet.h"

namespace nonet {

/// The rules of `--rules` and `--rules-file`, which every puzzle of the input gets.
class RulesOption {
 public:
  explicit RulesOption(const Arguments& arguments) : arguments_(arguments) {}

  bool is_used() const { return arguments_.has("rules") || arguments_.has("rules-file"); }
  /// Reads the file of `--rules-file`. Complains and returns false when there is none, or when both options are used.
  bool load(Console& console);
  /// Adds the rules to a puzzle. Complains and returns false when one of them does not fit.
  bool add_to(ParsedPuzzle& puzzle, Console& console) const;

 private:
  const Arguments& arguments_;
  std::string text_;
  std::string name_;
};

/// Complains, and returns true, if a puzzle has rules. For commands that know no rules.
bool refuses_rules(const ParsedPuzzle& puzzle, const InputPosition& where, Console& console);

/// Returns a sentence that names the rules of a puzzle that were not read. Empty when there are none.
std::string sentence_about_unread_rules(const ParsedPuzzle& puzzle);

}  // namespace nonet
