#include "cli/output/conflicts.h"

#include <algorithm>

namespace nonet {

namespace {

void add(std::vector<Repeat>& repeats, const Repeat& repeat) {
  const auto same = std::find_if(repeats.begin(), repeats.end(), [&](const Repeat& known) {
    return known.cell == repeat.cell && known.earlier == repeat.earlier;
  });
  if (same == repeats.end()) {
    repeats.push_back(repeat);
  } else {
    same->reasons.push_back(repeat.reasons.front());
  }
}

// The houses among the reasons, joined by `and`; empty when all of them are rules for pairs.
std::string houses_of(const Repeat& repeat, const Layout& layout) {
  std::string text;
  for (const ConflictReason& reason : repeat.reasons) {
    const auto* house = std::get_if<House>(&reason);
    if (house != nullptr) text += (text.empty() ? "" : " and ") + name_of(*house, layout);
  }
  return text;
}

}  // namespace

std::vector<Repeat> repeats_of(const std::vector<Conflict>& conflicts) {
  std::vector<Repeat> repeats;
  for (const Conflict& conflict : conflicts) {
    const Cell earlier = conflict.cells.front();
    for (std::size_t index = 1; index < conflict.cells.size(); ++index) {
      add(repeats, {conflict.digit, conflict.cells[index], earlier, {conflict.reason}});
    }
  }
  return repeats;
}

std::string reason_of(const Repeat& repeat, const Layout& layout, CellNames names) {
  const std::string digit = std::to_string(repeat.digit.value);
  const std::string earlier = name_of(repeat.earlier, layout, names);
  const std::string houses = houses_of(repeat, layout);
  if (!houses.empty()) {
    const bool several = houses.find(" and ") != std::string::npos;
    return houses + " already " + (several ? "have " : "has ") + digit + ", at " + earlier;
  }
  const bool touches = repeat.reasons.front() == ConflictReason(RuleKind::AntiKing);
  return earlier + (touches ? ", which touches its corner," : ", a knight's move away,") + " is already " + digit;
}

std::string sentence_of(const Repeat& repeat, const Layout& layout, CellNames names) {
  return name_of(repeat.cell, layout, names) + " cannot be " + std::to_string(repeat.digit.value) + ": " +
         reason_of(repeat, layout, names) + '.';
}

void complain_about_contradiction(const Grid& puzzle, const InputPosition& where, CellNames names, Console& console) {
  const std::vector<Repeat> repeats = repeats_of(conflicts(puzzle));
  std::string sentence = "The givens contradict each other: " + sentence_of(repeats.front(), *puzzle.layout(), names);
  if (repeats.size() > 1) {
    const std::string others = std::to_string(repeats.size() - 1);
    sentence += " There " + std::string(repeats.size() == 2 ? "is " : "are ") + others +
                (repeats.size() == 2 ? " more conflict." : " more conflicts.") + " nonet check lists all of them.";
  }
  console.complain(where, sentence, ExitCode::NoAnswer);
}

}  // namespace nonet
