#include "core/formats/foreign/sudoku_solver_sums.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <span>
#include <string>
#include <utility>

#include "core/formats/foreign/sudoku_solver_automata.h"
#include "core/formats/foreign/sudoku_solver_lines.h"
#include "core/util/sort.h"
#include "core/util/split.h"

namespace nonet {

bool read_same_values(const SolverPart& part, ForeignPuzzle& puzzle) {
  const auto count = part.arguments.empty() ? std::nullopt : foreign_number(part.arguments[0]);
  const auto cells = count ? foreign_cells(std::span(part.arguments).subspan(1), puzzle.layout()) : std::nullopt;
  if (!cells || *count < 2 || cells->empty() || cells->size() % static_cast<std::size_t>(*count) != 0) return false;
  const auto size = std::ssize(*cells) / *count;
  std::vector<std::vector<Cell>> sets;
  for (auto first = cells->begin(); first != cells->end(); first += size) sets.emplace_back(first, first + size);
  return add_alike(part, RuleKind::SameValues, sets, puzzle);
}

namespace {

// Adds a rule that lists of cells are alike. Two lists stay alike without what both have.
bool add_lists(const SolverPart& part, RuleKind kind, std::vector<std::vector<Cell>> lists, ForeignPuzzle& puzzle) {
  for (std::size_t place = lists.size() == 2 ? lists[0].size() : 0; place-- > 0;) {
    const auto shared = std::find(lists[1].begin(), lists[1].end(), lists[0][place]);
    if (shared == lists[1].end()) continue;
    lists[1].erase(shared);
    lists[0].erase(lists[0].begin() + static_cast<std::ptrdiff_t>(place));
  }
  std::vector<Cell> cells;
  std::vector<int> lengths;
  for (const std::vector<Cell>& list : lists) {
    cells.insert(cells.end(), list.begin(), list.end());
    lengths.push_back(static_cast<int>(list.size()));
  }
  if (has_cell_twice(cells)) return false;
  if (!cells.empty()) puzzle.add(part.type, kind, std::move(cells), lengths);
  return true;
}

bool share_cell(const std::vector<Cell>& one, const std::vector<Cell>& other) {
  return std::find_first_of(one.begin(), one.end(), other.begin(), other.end()) != one.end();
}

}  // namespace

bool add_alike(const SolverPart& part, RuleKind kind, const std::vector<std::vector<Cell>>& lists,
               ForeignPuzzle& puzzle) {
  if (lists.size() < 2) return false;
  std::vector<std::vector<std::vector<Cell>>> groups;
  for (const std::vector<Cell>& list : lists) {
    const auto group = std::find_if(groups.begin(), groups.end(), [&](const auto& known) {
      return std::none_of(known.begin(), known.end(), [&](const auto& each) { return share_cell(each, list); });
    });
    (group == groups.end() ? groups.emplace_back() : *group).push_back(list);
  }
  for (const auto& group : groups) {
    if (group.size() > 1 && !add_lists(part, kind, group, puzzle)) return false;
    if (&group != &groups.front() && !add_lists(part, kind, {groups.front().front(), group.front()}, puzzle))
      return false;
  }
  return true;
}

bool read_same_regions(const SolverPart& part, ForeignPuzzle& puzzle) {
  const Layout& layout = puzzle.layout();
  if (layout.has_full_houses_only()) return true;
  std::vector<std::vector<Cell>> houses;
  const auto add = [&](const auto& key_of, int count) {
    const std::size_t first = houses.size();
    houses.resize(first + static_cast<std::size_t>(count));
    for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
      const Cell cell{index};
      if (layout.row(cell) >= layout.grid(0).rows) continue;
      const int key = key_of(cell);
      if (key >= 0 && key < count) houses[first + static_cast<std::size_t>(key)].push_back(cell);
    }
  };
  add([&](Cell cell) { return layout.row(cell); }, layout.grid(0).rows);
  add([&](Cell cell) { return layout.column(cell); }, layout.grid(0).columns);
  if (layout.grid(0).has_regions()) add([&](Cell cell) { return layout.region(cell); }, layout.cell_count());
  std::size_t most = 0;
  for (const auto& house : houses) most = std::max(most, house.size());
  std::erase_if(houses, [&](const auto& house) { return house.size() < most; });
  // Houses with all digits have the same ones.
  if (static_cast<int>(most) == layout.digit_count() || houses.size() < 2) return true;
  return add_alike(part, RuleKind::SameValues, houses, puzzle);
}

bool read_equal_sums(const SolverPart& part, ForeignPuzzle& puzzle) {
  std::vector<std::vector<Cell>> lists(1);
  for (const std::string_view argument : part.arguments) {
    if (argument == kNextSegment) {
      lists.emplace_back();
      continue;
    }
    const auto cell = foreign_cell(argument, puzzle.layout());
    if (!cell) return false;
    lists.back().push_back(*cell);
  }
  return add_alike(part, RuleKind::EqualSums, lists, puzzle);
}

namespace {

struct Term {
  Cell cell;
  int weight;
};

// Returns each cell once, with all its weights together, and without the cells that do not matter then.
std::vector<Term> with_weights_together(const std::vector<Term>& terms) {
  std::vector<Term> together;
  for (const auto& [cell, weight] : terms) {
    const auto known =
        std::find_if(together.begin(), together.end(), [cell = cell](const Term& term) { return term.cell == cell; });
    (known == together.end() ? together.emplace_back(Term{cell, 0}) : *known).weight += weight;
  }
  std::erase_if(together, [](const Term& term) { return term.weight == 0; });
  return together;
}

// Adds an arrow where one side of a sum of 0 is a number and the other a sum of digits, and otherwise two equal sums.
// Returns false for other weights, and for an arrow that would stay in a cell.
bool add_sides(const SolverPart& part, const std::vector<Term>& terms, ForeignPuzzle& puzzle) {
  // The hundreds, tens and ones of the positive and of the negative weights.
  constexpr std::array<int, 3> kWeights{100, 10, 1};
  constexpr std::size_t kOnes = 2;
  std::array<std::array<std::vector<Cell>, 3>, 2> sides;
  for (const auto& [cell, weight] : terms) {
    const auto found = std::find(kWeights.begin(), kWeights.end(), std::abs(weight));
    if (found == kWeights.end()) return false;
    sides[weight < 0][static_cast<std::size_t>(found - kWeights.begin())].push_back(cell);
  }
  for (std::size_t side = 0; side < sides.size(); ++side) {
    const auto& [hundreds, tens, ones] = sides[side];
    const auto& line = sides[1 - side];
    const bool is_number = ones.size() == 1 && tens.size() <= 1 && hundreds.size() <= tens.size();
    if (!is_number || !line[0].empty() || !line[1].empty() || line[kOnes].empty()) continue;
    std::vector<Cell> arrow;
    for (const std::vector<Cell>* const each : {&hundreds, &tens, &ones, &line[kOnes]})
      arrow.insert(arrow.end(), each->begin(), each->end());
    if (std::adjacent_find(arrow.begin(), arrow.end()) != arrow.end()) return false;
    const auto size = static_cast<int>(hundreds.size() + tens.size() + 1);
    puzzle.add(part.type, RuleKind::Arrow, std::move(arrow), size == 1 ? std::vector<int>{} : std::vector{size});
    return true;
  }
  const auto& plus = sides[0][kOnes];
  const auto& minus = sides[1][kOnes];
  if (plus.empty() || minus.empty() || plus.size() + minus.size() != terms.size()) return false;
  return add_lists(part, RuleKind::EqualSums, {plus, minus}, puzzle);
}

}  // namespace

bool read_weighted_sum(const SolverPart& part, ForeignPuzzle& puzzle) {
  const std::vector<std::string_view> words = split(part.arguments[0], '_');
  const auto sum = foreign_number(words[0]);
  const auto cells = foreign_cells(std::span(part.arguments).subspan(1), puzzle.layout());
  constexpr std::size_t kFirstWeight = 2;
  constexpr int kMaxSum = 100'000;
  if (!cells || !sum || std::abs(*sum) > kMaxSum) return false;
  const bool has_weights = words.size() > 1;
  if (has_weights && (words.size() != kFirstWeight + cells->size() || words[1] != "=")) return false;
  std::vector<Term> terms;
  for (std::size_t place = 0; place < cells->size(); ++place) {
    constexpr int kMaxWeight = 100;
    const auto weight = has_weights ? foreign_number(words[kFirstWeight + place]) : 1;
    if (!weight || std::abs(*weight) > kMaxWeight) return false;
    terms.push_back({(*cells)[place], *weight});
  }
  if (*sum == 0 && !puzzle.counts_from_zero() && add_sides(part, terms, puzzle)) return true;
  terms = with_weights_together(terms);
  // Small weights first: then there are fewer sums on the way.
  put_in_order(terms, [](const Term& one, const Term& other) { return std::abs(one.weight) < std::abs(other.weight); });
  std::vector<Cell> line;
  std::vector<int> weights;
  int sum_of_digits = *sum;
  std::string key = std::to_string(*sum);
  for (const auto& [cell, weight] : terms) {
    line.push_back(cell);
    weights.push_back(weight);
    key += '_' + std::to_string(weight);
    if (puzzle.counts_from_zero()) sum_of_digits += weight;
  }
  if (std::all_of(weights.begin(), weights.end(), [](int weight) { return weight == 1; }) && line.size() > 1)
    return puzzle.add(part.type, RuleKind::LittleKiller, std::move(line), {*sum}), true;
  const auto automaton = automaton_for(
      part, key, puzzle, [&] { return weighted_sum_automaton(puzzle.layout().digit_count(), weights, sum_of_digits); });
  return add_automaton(part, std::move(line), automaton, puzzle);
}

}  // namespace nonet
