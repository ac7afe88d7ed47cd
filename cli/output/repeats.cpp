#include "cli/output/repeats.h"

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
    same->rules.push_back(repeat.rules.front());
  }
}

std::string place_of(const Rule& rule, const Layout& layout) {
  if (const auto* house = std::get_if<House>(&rule)) return name_of(*house, layout);
  return rule == Rule(Variant::AntiKing) ? "at a touching corner" : "a knight's move away";
}

}  // namespace

std::vector<Repeat> repeats_of(const std::vector<Conflict>& conflicts) {
  std::vector<Repeat> repeats;
  for (const Conflict& conflict : conflicts) {
    const Cell earlier = conflict.cells.front();
    for (std::size_t index = 1; index < conflict.cells.size(); ++index) {
      add(repeats, {conflict.digit, conflict.cells[index], earlier, {conflict.rule}});
    }
  }
  return repeats;
}

std::string reason_of(const Repeat& repeat, const Layout& layout, CellNames names) {
  std::string places = std::holds_alternative<House>(repeat.rules.front()) ? " in " : " ";
  for (const Rule& rule : repeat.rules) {
    if (rule != repeat.rules.front()) places += " and ";
    places += place_of(rule, layout);
  }
  return std::to_string(repeat.digit.value) + " stands already" + places + ", at " +
         name_of(repeat.earlier, layout, names);
}

std::string sentence_of(const Repeat& repeat, const Layout& layout, CellNames names) {
  return name_of(repeat.cell, layout, names) + ": " + reason_of(repeat, layout, names);
}

}  // namespace nonet
