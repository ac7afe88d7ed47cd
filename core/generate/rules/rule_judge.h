#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

#include "core/grid/puzzle.h"
#include "core/util/bits.h"
#include "core/util/random.h"

namespace nonet {

/// Judges puzzles with own rules while they are being made, by what techniques solve them. The generator knows no
/// techniques, so its caller passes a judge (LevelJudge in core/api/teaching).
///
/// A judge has stages. The techniques of a stage are among those of the next one. The generator asks about an easy
/// stage first, because a stage with hard techniques takes longer.
class RuleJudge {
 public:
  virtual ~RuleJudge() = default;

  /// The number of stages; 0 when finished puzzles alone are judged.
  virtual int stages() const = 0;
  /// True when the techniques of a stage, from 0, solve the puzzle. It then has exactly one solution. False also after
  /// a stop.
  virtual bool passes(const Puzzle& puzzle, int stage) = 0;
  /// After passes() was false: the candidates of each cell where the techniques got stuck, bit i for the digit i + 1. A
  /// cell with one candidate is decided.
  virtual const std::vector<std::uint32_t>& left() const = 0;
  /// True when a finished puzzle has the wanted level.
  virtual bool accepts(const Puzzle& puzzle) = 0;
  /// Is called before each attempt at a puzzle, counted from 0.
  virtual void begin_attempt(int attempt, int attempts) = 0;
};

/// The number of candidates in RuleJudge::left().
inline int candidates_in(std::span<const std::uint32_t> left) {
  return std::accumulate(left.begin(), left.end(), 0,
                         [](int sum, std::uint32_t mask) { return sum + count_bits(mask); });
}

/// A random one of the cells of RuleJudge::left() that have the most candidates. None when all are decided.
inline std::optional<Cell> most_open_cell(std::span<const std::uint32_t> left, Random& random) {
  std::vector<Cell> cells;
  int most = 2;
  for (std::uint16_t cell = 0; cell < left.size(); ++cell) {
    const int count = count_bits(left[cell]);
    if (count < most) continue;
    if (count > most) cells.clear();
    most = count;
    cells.push_back(Cell{cell});
  }
  if (cells.empty()) return std::nullopt;
  return cells[random.below(static_cast<std::uint32_t>(cells.size()))];
}

}  // namespace nonet
