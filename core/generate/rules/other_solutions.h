#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/puzzle.h"
#include "core/rules/kinds/kinds.h"
#include "core/util/control.h"

namespace nonet {

/// Answers, for many puzzles with own rules, whether a wanted grid is the only solution. Remembers the other solutions
/// that it has found: a puzzle whose rules and givens one of them keeps has another solution, and no search is needed.
/// The wanted grid must be a solution of all puzzles.
class OtherSolutions {
 public:
  enum class Answer : std::uint8_t {
    None,     ///< The wanted grid is the only solution.
    Some,     ///< There is another.
    Unknown,  ///< The search ended at its budget, or was stopped.
  };

  /// One search has the budget nodes_of_question().
  OtherSolutions(Grid wanted, StopToken stop);

  /// All puzzles that are asked about from now on have these rules, and so has each remembered solution.
  void keep(const RuleSet& rules) { kept_ = rules; }

  const Grid& wanted() const { return wanted_; }
  /// Takes some microseconds when a remembered solution answers, otherwise as long as RuleSearch takes to be built and
  /// to search. A search remembers up to `most` other solutions.
  Answer look_for(const Puzzle& puzzle, int most = 1);
  /// True when a remembered solution is one of the puzzle.
  bool knows_one(const Puzzle& puzzle) const;
  /// All remembered solutions, the oldest first.
  std::size_t size() const { return digits_.size() / cells(); }
  std::span<const Digit> operator[](std::size_t number) const {
    return std::span(digits_).subspan(number * cells(), cells());
  }
  /// Whether the wanted grid keeps a rule of a kind that spares no cells.
  bool holds_in_wanted(const Rule& rule) const { return holds(rule, wanted_.digits(), *wanted_.layout(), {}); }
  /// Whether a remembered solution keeps such a rule.
  bool holds_in(std::size_t number, const Rule& rule) const {
    return holds(rule, (*this)[number], *wanted_.layout(), {});
  }
  /// Whether a remembered solution keeps the givens and the own rules of a puzzle.
  bool solves(std::size_t number, const Puzzle& puzzle) const;
  /// True when a stop was requested.
  bool is_stopped() const { return stop_.stop_requested(); }

 private:
  std::size_t cells() const { return wanted_.digits().size(); }

  const Grid wanted_;
  const std::uint64_t nodes_;
  const StopToken stop_;
  RuleSet kept_;
  std::vector<Digit> digits_;
};

/// True when a full grid keeps the givens and the own rules of a puzzle. Rules among `kept` are known to be kept, and
/// are not looked at; nor are rows, columns, regions and rules of the layout.
bool keeps_own_rules(std::span<const Digit> full, const Puzzle& puzzle, const RuleSet& kept = {});

}  // namespace nonet
