#include "core/vision/resolve.h"

#include <algorithm>
#include <optional>
#include <queue>
#include <span>
#include <utility>

#include "core/search/outcome.h"
#include "core/util/contracts.h"
#include "core/util/sort.h"
#include "core/vision/odds.h"

namespace nonet::vision {

namespace {

constexpr std::size_t kMaxAlternatives = 60;
constexpr std::size_t kAlternativesOfCell = 3;
constexpr std::int32_t kMaxAlternativeCost = 9 * kOneNat;
// A puzzle that is less likely counts as not read: a wrong puzzle with one solution is worse than none.
constexpr std::int32_t kMaxTotalCost = 9 * kOneNat;
constexpr int kMaxPuzzlesTried = 3000;
// A puzzle with one solution needs far fewer nodes.
constexpr std::uint64_t kNodesOfPuzzle = 3000;
// A cell is doubtful when its content is less likely.
constexpr float kSureDigit = 0.8f;
constexpr float kSureBlank = 0.6f;
// A puzzle can lack a digit and still have one solution. So a blank cell is doubtful, too, when the digit that the
// solution has there is as likely as this.
constexpr float kUnlikelyGiven = 0.05f;

/// A content of a cell that is not its most likely one.
struct Alternative {
  std::int32_t cost;
  std::uint16_t cell;
  std::uint8_t digit;
};

/// Some alternatives, as increasing indexes into a list that is sorted by cost.
struct Choice {
  std::int32_t cost;
  std::vector<std::uint8_t> indexes;

  // The cheapest comes first. Equal costs are ordered too, so that every platform finds the same puzzle.
  friend bool operator<(const Choice& left, const Choice& right) {
    if (left.cost != right.cost) return left.cost > right.cost;
    return left.indexes > right.indexes;
  }
};

std::span<const std::int32_t> costs_of(const Reading& reading, std::size_t cell) {
  const auto contents = static_cast<std::size_t>(reading.side) + 1;
  return std::span(reading.costs).subspan(cell * contents, contents);
}

bool is_cheaper(const Alternative& left, const Alternative& right) { return left.cost < right.cost; }

std::vector<Alternative> alternatives_of(const Reading& reading) {
  std::vector<Alternative> all;
  for (std::size_t cell = 0; cell < reading.strange.size(); ++cell) {
    std::vector<Alternative> others;
    const auto costs = costs_of(reading, cell);
    for (std::size_t digit = 0; digit < costs.size(); ++digit) {
      others.push_back({costs[digit], static_cast<std::uint16_t>(cell), static_cast<std::uint8_t>(digit)});
    }
    put_in_order(others, is_cheaper);
    for (std::size_t at = 1; at <= std::min(kAlternativesOfCell, others.size() - 1); ++at) {
      if (others[at].cost < kMaxAlternativeCost) all.push_back(others[at]);
    }
  }
  put_in_order(all, is_cheaper);
  if (all.size() > kMaxAlternatives) all.resize(kMaxAlternatives);
  return all;
}

Grid most_likely(const Reading& reading, const LayoutRef& layout) {
  Grid grid(layout);
  for (std::size_t cell = 0; cell < reading.strange.size(); ++cell) {
    const auto costs = costs_of(reading, cell);
    const auto digit = static_cast<std::uint8_t>(std::min_element(costs.begin(), costs.end()) - costs.begin());
    grid[Cell{static_cast<std::uint16_t>(cell)}] = Digit{digit};
  }
  return grid;
}

// None when there is no solution, or several.
std::optional<Grid> only_solution(const Grid& grid) {
  if (!is_consistent(grid)) return std::nullopt;
  SolveOptions options;
  options.keep = 1;
  options.control.node_budget = kNodesOfPuzzle;
  Outcome outcome = solve(grid, options);
  return outcome.status == SolveStatus::Unique ? std::optional(std::move(outcome.solutions.front())) : std::nullopt;
}

// Tries choices of alternatives, the cheapest first. Each choice leads to two others: with the next alternative as
// well, or instead of its last one.
std::optional<Resolution> cheapest_unique(const Grid& first, const std::vector<Alternative>& alternatives) {
  std::priority_queue<Choice> waiting;
  waiting.push({0, {}});
  for (int tried = 0; !waiting.empty() && tried < kMaxPuzzlesTried; ++tried) {
    const Choice choice = waiting.top();
    waiting.pop();
    Resolution resolution{first, true, {}, {}, choice.cost};
    bool has_cell_twice = false;
    for (const std::uint8_t index : choice.indexes) {
      const Cell cell{alternatives[index].cell};
      has_cell_twice = has_cell_twice || std::any_of(resolution.changed.begin(), resolution.changed.end(),
                                                     [&](Cell other) { return other.index == cell.index; });
      resolution.puzzle[cell] = Digit{alternatives[index].digit};
      resolution.changed.push_back(cell);
    }
    if (!has_cell_twice && only_solution(resolution.puzzle)) return resolution;
    const std::size_t next = choice.indexes.empty() ? 0 : std::size_t{choice.indexes.back()} + 1;
    if (next >= alternatives.size()) continue;
    const auto push = [&](Choice more) {
      more.indexes.push_back(static_cast<std::uint8_t>(next));
      more.cost += alternatives[next].cost;
      if (more.cost <= kMaxTotalCost) waiting.push(std::move(more));
    };
    push(choice);
    if (choice.indexes.empty()) continue;
    Choice instead = choice;
    instead.cost -= alternatives[instead.indexes.back()].cost;
    instead.indexes.pop_back();
    push(std::move(instead));
  }
  return std::nullopt;
}

// The layouts of a side that are printed: boxes that are wider than high, then boxes that are higher than wide.
std::vector<LayoutRef> layouts_of(int side) {
  switch (side) {
    case 4: return {Layout::with_boxes(2, 2)};
    case 6: return {Layout::with_boxes(2, 3), Layout::with_boxes(3, 2)};
    case 8: return {Layout::with_boxes(2, 4), Layout::with_boxes(4, 2)};
    default: return {Layout::classic()};
  }
}

}  // namespace

Resolution resolve(const Reading& reading) {
  NONET_EXPECTS(reading.status == ReadStatus::Ok && is_side_read(reading.side));
  const std::vector<Alternative> alternatives = alternatives_of(reading);
  const std::vector<LayoutRef> layouts = layouts_of(reading.side);
  std::optional<Resolution> best;
  for (const LayoutRef& layout : layouts) {
    std::optional<Resolution> found = cheapest_unique(most_likely(reading, layout), alternatives);
    if (found && (!best || found->cost < best->cost)) best = std::move(found);
    if (best && best->cost == 0) break;
  }
  Resolution result = best ? *std::move(best) : Resolution{most_likely(reading, layouts.front()), false, {}, {}, 0};
  put_in_order(result.changed, [](Cell left, Cell right) { return left.index < right.index; });
  const std::optional<Grid> solution = result.unique ? only_solution(result.puzzle) : std::nullopt;
  for (std::size_t cell = 0; cell < reading.strange.size(); ++cell) {
    const auto costs = costs_of(reading, cell);
    const Cell place{static_cast<std::uint16_t>(cell)};
    const auto probability = [&](Digit content) { return reading.probabilities[cell * costs.size() + content.value]; };
    const Digit content = result.puzzle[place];
    const bool could_be_given = solution && content.is_blank() && probability((*solution)[place]) >= kUnlikelyGiven;
    const bool is_sure = probability(content) >= (content.is_blank() ? kSureBlank : kSureDigit) && !could_be_given;
    if (!result.unique || !is_sure || reading.strange[cell]) result.doubtful.push_back(place);
  }
  return result;
}

}  // namespace nonet::vision
