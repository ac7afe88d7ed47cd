#include "cli/repeats.h"

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
    same->houses.push_back(repeat.houses.front());
  }
}

}  // namespace

std::vector<Repeat> repeats_of(const std::vector<Conflict>& conflicts) {
  std::vector<Repeat> repeats;
  for (const Conflict& conflict : conflicts) {
    const Cell earlier = conflict.cells.front();
    for (std::size_t index = 1; index < conflict.cells.size(); ++index) {
      add(repeats, {conflict.digit, conflict.cells[index], earlier, {conflict.house}});
    }
  }
  return repeats;
}

std::string reason_of(const Repeat& repeat, const Layout& layout, CellNames names) {
  std::string houses = name_of(repeat.houses.front(), layout);
  if (repeat.houses.size() > 1) houses += " and " + name_of(repeat.houses.back(), layout);
  return std::to_string(repeat.digit.value) + " stands already in " + houses + ", at " +
         name_of(repeat.earlier, layout, names);
}

std::string sentence_of(const Repeat& repeat, const Layout& layout, CellNames names) {
  return name_of(repeat.cell, layout, names) + ": " + reason_of(repeat, layout, names);
}

}  // namespace nonet
