#include "core/api/teaching/mistakes.h"

#include <algorithm>
#include <array>

#include "core/api/json/candidate_json.h"
#include "core/api/json/conflict_json.h"
#include "core/util/contracts.h"

namespace nonet {

std::string_view name_of(Mistakes::Givens givens) {
  switch (givens) {
    case Mistakes::Givens::Unique: return "unique";
    case Mistakes::Givens::Several: return "several";
    case Mistakes::Givens::None: return "none";
    case Mistakes::Givens::Contradictory: return "contradictory";
    case Mistakes::Givens::Unknown: return "unknown";
  }
  return "";
}

Mistakes::Givens givens_named(std::string_view name) {
  using Givens = Mistakes::Givens;
  constexpr std::array kAll{Givens::Unique, Givens::Several, Givens::None, Givens::Contradictory};
  const auto* found = std::find_if(kAll.begin(), kAll.end(), [&](Givens givens) { return name_of(givens) == name; });
  return found == kAll.end() ? Givens::Unknown : *found;
}

Mistakes mistakes_against(const Grid& solution, const PlayedPuzzle& puzzle) {
  NONET_EXPECTS(*solution.layout() == *puzzle.grid.layout());
  Mistakes mistakes;
  mistakes.givens = Mistakes::Givens::Unique;
  for_each_entry(puzzle, [&](Cell cell) {
    if (puzzle.grid[cell] != solution[cell]) mistakes.digits.push_back(cell);
  });
  // A candidate that a wrong entry excludes is no mistake of its own.
  const auto is_excluded = [&](const Candidate& candidate) {
    const std::span<const Cell> peers = solution.layout()->peers(candidate.cell);
    return std::any_of(mistakes.digits.begin(), mistakes.digits.end(), [&](Cell wrong) {
      return puzzle.grid[wrong] == candidate.digit && std::find(peers.begin(), peers.end(), wrong) != peers.end();
    });
  };
  for (std::uint16_t index = 0; index < solution.digits().size(); ++index) {
    const Candidate right{Cell{index}, solution[Cell{index}]};
    const bool is_open = puzzle.grid[right.cell].is_blank();
    if (is_open && !puzzle.candidates[right.cell].contains(right.digit) && !is_excluded(right)) {
      mistakes.eliminations.push_back(right);
    }
  }
  return mistakes;
}

JsonObject json_object_of(const Mistakes& mistakes, const Grid& grid, CellNames names) {
  const Layout& layout = *grid.layout();
  const auto entry = [&](Cell cell) { return json_of(Candidate{cell, grid[cell]}, layout, names); };
  const auto removed = [&](const Candidate& candidate) { return json_of(candidate, layout, names); };
  JsonObject object;
  object.text("givens", name_of(mistakes.givens))
      .json("digits", json_array_of(mistakes.digits, entry))
      .json("eliminations", json_array_of(mistakes.eliminations, removed))
      .boolean("incompatible", mistakes.incompatible)
      .boolean("complete", mistakes.is_complete);
  if (!mistakes.conflicts.empty()) object.json("conflicts", json_of(mistakes.conflicts, layout, names));
  return object;
}

}  // namespace nonet
