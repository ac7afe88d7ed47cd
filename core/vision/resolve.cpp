#include "core/vision/resolve.h"

#include <algorithm>
#include <optional>
#include <queue>
#include <span>
#include <utility>

#include "core/general/house/house_search.h"
#include "core/util/contracts.h"
#include "core/util/control.h"
#include "core/util/sort.h"
#include "core/vision/odds.h"

namespace nonet::vision {

namespace {

constexpr std::size_t kMaxAlternatives = 60;
constexpr std::size_t kAlternativesOfCell = 3;
// A puzzle that is less likely counts as not read: a wrong puzzle with one solution is worse than none.
constexpr std::int32_t kMaxTotalCost = 9 * kOneNat;
constexpr int kMaxPuzzlesTried = 3000;
// A puzzle with one solution needs far fewer nodes.
constexpr std::uint64_t kNodesOfPuzzle = 3000;
// All searches of a reading together. Of some 640 readings none took more than 2,300.
constexpr std::uint64_t kMaxWork = 200'000;
// To make a puzzle out of a choice, beside the search for its solutions.
constexpr std::uint64_t kWorkOfPuzzle = 20;
// A digit that is in the cell by chance rarely agrees with the solution. So a blank cell that was taken for a digit is
// a rival only when the blank is as likely as this.
constexpr float kLikelyBlank = 0.2f;
// Without exactly one solution, a cell is doubtful when its content is less likely.
constexpr float kSureDigit = 0.8f;
constexpr float kSureBlank = 0.6f;

// With less than these odds it is open whether a digit was written or printed.
constexpr std::int32_t kSureWriting = kOneNat;
// A digit with at least these odds never becomes a given.
constexpr std::int32_t kClearWriting = 3 * kSureWriting;

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
    if (reading.is_entered(cell)) continue;
    const auto costs = costs_of(reading, cell);
    const std::vector<Digit> contents = likely_contents(reading, Cell{static_cast<std::uint16_t>(cell)});
    for (std::size_t at = 1; at <= std::min(kAlternativesOfCell, contents.size() - 1); ++at) {
      all.push_back({costs[contents[at].value], static_cast<std::uint16_t>(cell), contents[at].value});
    }
  }
  put_in_order(all, is_cheaper);
  if (all.size() > kMaxAlternatives) all.resize(kMaxAlternatives);
  return all;
}

// The most likely contents of the cells that were entered, or of all others.
Grid most_likely(const Reading& reading, const LayoutRef& layout, bool entered) {
  Grid grid(layout);
  for (std::size_t cell = 0; cell < reading.strange.size(); ++cell) {
    if (reading.is_entered(cell) != entered) continue;
    const auto costs = costs_of(reading, cell);
    const auto digit = static_cast<std::uint8_t>(std::min_element(costs.begin(), costs.end()) - costs.begin());
    grid[Cell{static_cast<std::uint16_t>(cell)}] = Digit{digit};
  }
  return grid;
}

// The solutions of a puzzle, one after the other, within the budget of nodes. The fast search for 9×9 puzzles
// would save 1 ms for a hard puzzle and some 80 ms for a grid that cannot be read, and add 16 KB to a module that a
// page loads: docs/decisions/0044-what-a-first-visit-loads.md.
class Solutions {
 public:
  explicit Solutions(const Grid& grid, const StopToken& stop = {})
      : meter_(control(stop)), search_(PuzzleView(grid)), found_(grid.layout()) {}

  SearchEvent next() { return search_.next(meter_); }
  /// The solution that next() has found.
  Grid found() {
    search_.write_solution(found_.digits());
    return found_;
  }

 private:
  static Control control(const StopToken& stop) {
    Control control;
    control.stop = stop;
    control.node_budget = kNodesOfPuzzle;
    return control;
  }

  NodeMeter meter_;
  HouseSearch search_;
  Grid found_;
};

// None when there is no solution, or several, or when the work is to end.
std::optional<Grid> only_solution(const Grid& grid, const StopToken& stop = {}) {
  if (!is_consistent(grid)) return std::nullopt;
  Solutions solutions(grid, stop);
  if (solutions.next() != SearchEvent::Solution) return std::nullopt;
  Grid solution = solutions.found();
  return solutions.next() == SearchEvent::Exhausted ? std::optional(std::move(solution)) : std::nullopt;
}

// Tries choices of alternatives, the cheapest first. Each choice leads to two others: with the next alternative as
// well, or instead of its last one.
std::optional<Resolution> cheapest_unique(const Grid& first, const std::vector<Alternative>& alternatives,
                                          const StopToken& stop) {
  std::priority_queue<Choice> waiting;
  waiting.push({0, {}});
  for (int tried = 0; !waiting.empty() && tried < kMaxPuzzlesTried && !stop.stop_requested(); ++tried) {
    stop.spend(kWorkOfPuzzle);
    const Choice choice = waiting.top();
    waiting.pop();
    Resolution resolution{first, Grid(first.layout()), 1, {}, {}, choice.cost};
    bool has_cell_twice = false;
    for (const std::uint8_t index : choice.indexes) {
      const Cell cell{alternatives[index].cell};
      has_cell_twice = has_cell_twice || std::any_of(resolution.changed.begin(), resolution.changed.end(),
                                                     [&](Cell other) { return other.index == cell.index; });
      resolution.puzzle[cell] = Digit{alternatives[index].digit};
      resolution.changed.push_back(cell);
    }
    if (!has_cell_twice && only_solution(resolution.puzzle, stop)) return resolution;
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

// The layouts of a reading: the boxes or the jigsaw of the regions that were seen. Otherwise those of the side that are
// printed: boxes that are wider than high, then boxes that are higher than wide.
std::vector<LayoutRef> layouts_without_rules(const Reading& reading) {
  if (!reading.regions.empty()) {
    // Regions that are equal to boxes make a layout with boxes.
    Result<LayoutRef, LayoutError> seen = Layout::make(LayoutSpec::jigsaw(reading.side, reading.regions));
    NONET_EXPECTS(seen);
    return {std::move(seen).value()};
  }
  switch (reading.side) {
    case 4: return {Layout::with_boxes(2, 2)};
    case 6: return {Layout::with_boxes(2, 3), Layout::with_boxes(3, 2)};
    case 8: return {Layout::with_boxes(2, 4), Layout::with_boxes(4, 2)};
    default: return {Layout::classic()};
  }
}

// Where diagonals are marked, the layouts that have them come first. Marks can also be decoration: then the digits have
// exactly one solution only without the rule.
std::vector<LayoutRef> layouts_of(const Reading& reading) {
  const std::vector<LayoutRef> plain = layouts_without_rules(reading);
  if (!reading.diagonals) return plain;
  std::vector<LayoutRef> layouts;
  for (const LayoutRef& layout : plain) {
    LayoutSpec spec = layout->spec();
    spec.rules = RuleSet::only(RuleKind::X);
    Result<LayoutRef, LayoutError> made = Layout::make(spec);
    NONET_EXPECTS(made);
    layouts.push_back(std::move(made).value());
  }
  layouts.insert(layouts.end(), plain.begin(), plain.end());
  return layouts;
}

// True when a cell could hold something else, and the puzzle would still have exactly one solution: then the search for
// solutions cannot tell which content is right. Nor can a search that had to end.
bool has_rival(const Reading& reading, const Grid& puzzle, const Grid& solution, Cell cell, const StopToken& stop) {
  const Digit content = puzzle[cell];
  const std::vector<Digit> contents = likely_contents(reading, cell);
  return std::any_of(contents.begin(), contents.end(), [&](Digit other) {
    if (other == content) return false;
    // A puzzle keeps its one solution when it gets a digit of the solution, and loses it with any other digit.
    if (content.is_blank()) return other == solution[cell];
    if (other.is_blank() && probability_of(reading, cell, other) < kLikelyBlank) return false;
    Grid changed = puzzle;
    changed[cell] = other;
    return only_solution(changed, stop).has_value() || stop.stop_requested();
  });
}

// True when another cell of a house has the same digit.
bool is_in_conflict(const Grid& puzzle, Cell cell) {
  if (puzzle[cell].is_blank()) return false;
  for (const Cell peer : puzzle.layout()->peers(cell)) {
    if (puzzle[peer] == puzzle[cell]) return true;
  }
  return false;
}

}  // namespace

std::vector<Digit> likely_contents(const Reading& reading, Cell cell) {
  const auto costs = costs_of(reading, cell.index);
  std::vector<Digit> contents;
  for (std::size_t digit = 0; digit < costs.size(); ++digit) {
    const Digit content{static_cast<std::uint8_t>(digit)};
    if (costs[digit] == 0 || probability_of(reading, cell, content) >= kRealProbability) contents.push_back(content);
  }
  put_in_order(contents, [&](Digit left, Digit right) { return costs[left.value] < costs[right.value]; });
  return contents;
}

float probability_of(const Reading& reading, Cell cell, Digit content) {
  return reading.probabilities[cell.index * (static_cast<std::size_t>(reading.side) + 1) + content.value];
}

namespace {

Resolution resolve_printed(const Reading& reading, const StopToken& stop) {
  const std::vector<Alternative> alternatives = alternatives_of(reading);
  const std::vector<LayoutRef> layouts = layouts_of(reading);
  std::optional<Resolution> best;
  for (const LayoutRef& layout : layouts) {
    // The digits of a killer need not have one solution without its cages.
    if (!reading.cages.empty()) break;
    std::optional<Resolution> found = cheapest_unique(most_likely(reading, layout, false), alternatives, stop);
    // Marked diagonals are decoration only when the digits as they were read say so.
    const bool drops_rule = reading.diagonals && !layout->spec().rules.contains(RuleKind::X);
    if (drops_rule && found && found->cost > 0) continue;
    if (found && (!best || found->cost < best->cost)) best = std::move(found);
    if (best && best->cost == 0) break;
  }
  Resolution result =
      best ? *std::move(best)
           : Resolution{most_likely(reading, layouts.front(), false), Grid(layouts.front()), 0, {}, {}, 0};
  result.entries = most_likely(reading, result.puzzle.layout(), true);
  put_in_order(result.changed, [](Cell left, Cell right) { return left.index < right.index; });
  const std::optional<Grid> solution = only_solution(result.puzzle);
  // The search for the cheapest puzzle may have ended before it looked at the first one.
  if (solution) result.solutions = 1;
  if (!solution && is_consistent(result.puzzle)) {
    // A search that reaches its budget has not shown that there is no solution.
    result.solutions = Solutions(result.puzzle).next() == SearchEvent::Exhausted ? 0 : 2;
  }
  for (std::size_t index = 0; index < reading.strange.size(); ++index) {
    const Cell cell{static_cast<std::uint16_t>(index)};
    if (reading.is_entered(index)) {
      const bool is_sure = probability_of(reading, cell, result.entries[cell]) >= kSureDigit &&
                           (!reading.is_written(index) || reading.writing[index] >= kSureWriting);
      if (!is_sure || reading.strange[index]) result.doubtful.push_back(cell);
      continue;
    }
    const Digit content = result.puzzle[cell];
    const float probability = probability_of(reading, cell, content);
    const bool is_open =
        solution ? has_rival(reading, result.puzzle, *solution, cell, stop)
                 : probability < (content.is_blank() ? kSureBlank : kSureDigit) || is_in_conflict(result.puzzle, cell);
    if (is_open || reading.strange[index]) result.doubtful.push_back(cell);
  }
  return result;
}

}  // namespace

bool has_one_solution(const Reading& reading, const StopToken& stop) {
  const std::vector<LayoutRef> layouts = layouts_of(reading);
  return std::any_of(layouts.begin(), layouts.end(), [&](const LayoutRef& layout) {
    return only_solution(most_likely(reading, layout, false), stop).has_value();
  });
}

namespace {

// The reading in which the digits that are the least likely written count as printed, when only this gives the puzzle
// exactly one solution. Entries that only their colour tells, and those that are clearly written, never become givens.
std::optional<Resolution> resolve_with_unsure_writing(const Reading& reading, const StopToken& stop) {
  std::vector<std::size_t> unsure;
  for (std::size_t cell = 0; cell < reading.writing.size(); ++cell) {
    const bool is_open = reading.is_written(cell) && reading.writing[cell] < kClearWriting;
    if (is_open && reading.is_entered(cell)) unsure.push_back(cell);
  }
  put_in_order(unsure,
               [&](std::size_t left, std::size_t right) { return reading.writing[left] < reading.writing[right]; });
  Reading other = reading;
  for (const std::size_t cell : unsure) {
    other.entered[cell] = false;
    if (!has_one_solution(other, stop)) continue;
    Resolution resolution = resolve_printed(other, stop);
    for (const std::size_t given : unsure) {
      if (!other.entered[given]) resolution.doubtful.push_back(Cell{static_cast<std::uint16_t>(given)});
    }
    return resolution;
  }
  return std::nullopt;
}

void put_in_order_once(std::vector<Cell>& cells) {
  put_in_order(cells, [](Cell left, Cell right) { return left.index < right.index; });
  const auto last =
      std::unique(cells.begin(), cells.end(), [](Cell left, Cell right) { return left.index == right.index; });
  cells.erase(last, cells.end());
}

}  // namespace

Resolution resolve(const Reading& reading, const StopToken& stop) {
  NONET_EXPECTS(reading.status == ReadStatus::Ok && is_side_read(reading.side));
  WorkBudget budget(kMaxWork, stop);
  Resolution result = resolve_printed(reading, budget.token());
  const bool has_entered = std::find(reading.entered.begin(), reading.entered.end(), true) != reading.entered.end();
  if (result.is_unique() || !has_entered) return result;
  if (!reading.writing.empty()) {
    std::optional<Resolution> other = resolve_with_unsure_writing(reading, budget.token());
    if (!other) return result;
    put_in_order_once(other->doubtful);
    return *std::move(other);
  }
  // Print in two colours: the paler one can be that of the givens, or both.
  Reading other = reading;
  other.entered.flip();
  Resolution swapped = resolve_printed(other, budget.token());
  if (swapped.is_unique() && swapped.changed.empty()) return swapped;
  other.entered.clear();
  Resolution together = resolve_printed(other, budget.token());
  if (!together.is_unique() || !together.changed.empty()) return result;
  for (std::size_t index = 0; index < reading.entered.size(); ++index) {
    if (reading.entered[index]) together.doubtful.push_back(Cell{static_cast<std::uint16_t>(index)});
  }
  put_in_order_once(together.doubtful);
  return together;
}

}  // namespace nonet::vision
