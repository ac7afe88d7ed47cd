#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/grid/puzzle.h"

namespace nonet::test {

/// Finds the solutions of puzzles with own rules up to side 16, for checking answers. Shares nothing with RuleSearch:
/// it fills one cell after the other, where the fewest digits or places are left. Before, it tries for each rule all
/// digits of its cells and drops those with which the rule cannot be kept; what keeps a rule is said in plain words, by
/// keeps_rule() for all cells and by can_keep() for some.
class RuleBacktracker {
 public:
  explicit RuleBacktracker(const Puzzle& puzzle);

  /// Returns up to `limit` solutions as symbols. None when more than `most_digits` digits were tried.
  std::optional<std::vector<std::string>> solutions(std::size_t limit, std::uint64_t most_digits = 100'000);

 private:
  using Choice = std::vector<std::pair<std::uint16_t, int>>;

  bool run();
  std::optional<Choice> narrowest() const;
  bool has_digit(std::span<const Cell> cells, int digit) const;
  bool place(std::uint16_t cell, int digit);
  bool drop_unsupported(std::vector<bool> waiting);
  bool list_digits(const Rule& rule, const std::vector<Cell>& cells, std::size_t place,
                   std::vector<std::uint32_t>& supported);
  bool list_cage(const Rule& cage, std::size_t place, std::uint32_t seen, int total,
                 std::vector<std::uint32_t>& supported) const;
  // `cells` are those that decide whether the rule is kept.
  bool can_keep(const Rule& rule, const std::vector<Cell>& cells) const;
  bool can_keep_renban(const Rule& rule) const;
  bool can_keep_arrow(const Rule& rule) const;

  const Puzzle& puzzle_;
  Grid grid_;
  std::vector<std::vector<Cell>> peers_;
  std::vector<const Rule*> rules_;
  std::vector<std::vector<Cell>> cells_of_;
  std::vector<std::vector<std::size_t>> rules_of_;
  std::vector<std::uint32_t> digits_;
  std::size_t limit_ = 0;
  std::uint64_t most_digits_ = 0;
  std::uint64_t tried_ = 0;
  std::vector<std::string> found_;
};

}  // namespace nonet::test
