#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/grid/puzzle.h"

namespace nonet::test {

/// Finds the solutions of puzzles with own rules up to side 16, for checking answers. Shares nothing with RuleSearch: it fills one cell after
/// the other, the one with the fewest digits first, and asks each rule of the cell in plain words whether the digits so far can keep it. A
/// complete rule is judged by keeps_rule(). 9×9 killers take up to some seconds.
class RuleBacktracker {
 public:
  explicit RuleBacktracker(const Puzzle& puzzle);

  /// Returns up to `limit` solutions as symbols. None when more than `most_digits` digits were tried.
  std::optional<std::vector<std::string>> solutions(std::size_t limit, std::uint64_t most_digits = 30'000'000);

 private:
  bool run();
  bool place(std::uint16_t cell, int digit);
  void update(std::uint16_t cell);
  bool can_keep(const Rule& rule) const;
  bool can_keep_cage(const Rule& rule) const;
  bool can_keep_arrow(const Rule& rule) const;

  const Puzzle& puzzle_;
  Grid grid_;
  std::vector<std::vector<std::uint16_t>> peers_;
  // The rules of each cell, and the cells that share a rule with it.
  std::vector<std::vector<const Rule*>> rules_of_;
  std::vector<std::vector<std::uint16_t>> partners_;
  std::vector<std::uint32_t> digits_;
  std::size_t limit_ = 0;
  std::uint64_t most_digits_ = 0;
  std::uint64_t tried_ = 0;
  std::vector<std::string> found_;
};

}  // namespace nonet::test
