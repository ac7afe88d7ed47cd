#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/rules/network.h"
#include "core/rules/node.h"
#include "core/util/random.h"

namespace nonet {

/// A digit that is tried in a cell.
struct RuleGuess {
  CellIndex cell = 0;
  DigitMask digit = 0;
};

/// Chooses where a search for puzzles with rules guesses. Each cell has a weight, which grows when a guess in the cell
/// leads to a contradiction, and when a condition of the cell is the one that fails: the next contradiction will
/// probably show there soonest (weighted degrees, Boussemart, Hemery, Lecoutre and Sais 2004). Older contradictions
/// count less.
class GuessChoice {
 public:
  /// What the cell of a guess that fails gains, and what each cell of a condition that fails gains.
  struct Blame {
    std::uint32_t guess;
    std::uint32_t condition;
  };

  /// After so many contradictions all weights are halved.
  static constexpr std::uint32_t kContradictionsBetweenHalvings = 512;

  explicit GuessChoice(const RuleNetwork& network);

  /// Returns the next guess. None when every cell has its digit.
  std::optional<RuleGuess> choose(const RuleNode& node) const;
  /// The guess, or what is left after it was reversed, has led to a contradiction. `condition` is the number of the
  /// condition that failed; none when a cell lost its last candidate to a peer.
  void blame(const RuleGuess& guess, std::optional<std::size_t> condition);
  /// Forgets all contradictions. All cells get the weights that they had at first, slightly changed at random.
  void begin_again();

 private:
  struct Favourite {
    std::uint64_t weight;
    std::uint64_t candidates;
    RuleGuess guess;
    bool is_better(std::uint64_t other_weight, std::uint64_t other_candidates) const {
      const std::uint64_t mine = weight * other_candidates;
      const std::uint64_t others = other_weight * candidates;
      return others > mine || (others == mine && other_candidates < candidates);
    }
  };
  struct DigitBonus {
    DigitMask digit = 0;
    std::uint32_t weight = 0;
  };

  void look_for_digits_with_two_places(const RuleNode& node, Favourite& best) const;
  DigitBonus digit_bonus() const;
  Blame first_blame() const;

  const RuleNetwork& network_;
  // The number of candidates decides first where the search guesses, and weights only later.
  const bool candidates_first_;
  const bool has_lines_of_runs_;
  std::vector<std::uint32_t> cell_weights_;
  // The weights at the start, for begin_again(). Empty when the number of candidates does not decide first.
  std::vector<std::uint32_t> first_weights_;
  Random random_{1};
  // How often a guess of the digit has led to a contradiction.
  std::array<std::uint32_t, 16> digit_weights_{};
  DigitBonus bonus_;
  std::uint32_t contradictions_ = 0;
  Blame blame_;
};

}  // namespace nonet
