#include "cli/input/own_rules.h"

#include <utility>
#include <vector>

#include "cli/input/small_file.h"
#include "cli/output/messages.h"

namespace nonet {

namespace {

// The kinds of rules of a puzzle, each once: `cage, thermometer`.
std::string kinds_of_rules(const ParsedPuzzle& puzzle) {
  std::vector<std::string_view> names;
  for (const Rule& rule : puzzle.rules) {
    const std::string_view id = rule_row(rule.kind).id;
    if (names.empty() || names.back() != id) names.push_back(id);
  }
  names.insert(names.end(), puzzle.unread_rules.begin(), puzzle.unread_rules.end());
  std::string text;
  for (const std::string_view name : names) text.append(text.empty() ? "" : ", ").append(name);
  return text;
}

}  // namespace

bool RulesOption::load(Console& console) {
  if (arguments_.has("rules") && arguments_.has("rules-file")) {
    console.complain("--rules and --rules-file cannot be used together.", ExitCode::BadInput);
    return false;
  }
  name_ = "--rules";
  text_ = arguments_.text("rules");
  if (!arguments_.has("rules-file")) return true;
  name_ = arguments_.text("rules-file");
  auto text = text_of_small_file(name_);
  if (!text) {
    console.complain(text.error().sentence, ExitCode::BadInput);
    return false;
  }
  text_ = std::move(text).value();
  return true;
}

bool RulesOption::add_to(ParsedPuzzle& puzzle, Console& console) const {
  const auto rules = read_rules(text_, *puzzle.grid.layout());
  if (!rules) {
    console.complain({name_, rules.error().position}, sentence_of(rules.error()), ExitCode::BadInput);
    return false;
  }
  for (const Rule& rule : rules.value()) puzzle.rules.insert(rule);
  return true;
}

bool refuses_rules(const ParsedPuzzle& puzzle, const InputPosition& where, Console& console) {
  if (!puzzle.has_rules()) return false;
  console.complain(where,
                   "This puzzle has rules (" + kinds_of_rules(puzzle) +
                       "), which only solve, count, candidates, check, hint, steps, explain, find and convert know.",
                   ExitCode::NoAnswer);
  return true;
}

std::string sentence_about_unread_rules(const ParsedPuzzle& puzzle) {
  std::string names;
  for (const std::string& name : puzzle.unread_rules) names.append(names.empty() ? "" : ", ").append(name);
  return names.empty() ? names : "The answer is without these rules, which Nonet does not know: " + names + ".";
}

}  // namespace nonet
