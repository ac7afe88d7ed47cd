#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/rule_steps/rule_step.h"

namespace nonet {

/// The ways to fill a few cells: pairs of them are related, sums of them are known, and cells that see each other
/// differ.
class Arrangements {
 public:
  static constexpr std::size_t kMaxCells = 20;

  explicit Arrangements(const RuleView& view) : view_(view) {}

  /// Relates two cells.
  void relate(const RelatedPair& pair);
  /// The digits never decrease along the cells; when `order.strict`, they increase.
  void order(const OrderCondition& order);
  void sum(const SumCondition& sum);
  /// The cells named so far.
  std::span<const CellIndex> cells() const { return cells_; }
  /// True when there are so many cells that supported() should not be called.
  bool has_too_many_cells() const { return cells_.size() > kMaxCells; }

  /// Returns for each of cells() the digits that it has in some way to fill all of them. Tries at most `max_nodes`
  /// digits; what is not decided by then is kept, too. None when there is no way.
  std::optional<std::vector<DigitMask>> supported(std::uint64_t max_nodes);

 private:
  struct Relation {
    std::size_t first;
    std::size_t second;
    DigitRelation from_first;
    DigitRelation from_second;
  };
  struct Term {
    std::size_t place;
    int weight;
  };
  struct Sum {
    std::vector<Term> terms;
    int total;
  };
  using Digits = std::vector<DigitMask>;

  // The place of a cell among cells().
  std::size_t place_of(CellIndex cell);
  bool narrow(Digits& digits) const;
  bool narrow_by_sum(const Sum& sum, Digits& digits, bool& changes) const;
  // Fills the open cells of `digits`. Returns true when that succeeds.
  bool fill(Digits& digits);

  const RuleView& view_;
  std::vector<CellIndex> cells_;
  std::vector<Relation> relations_;
  std::vector<Sum> sums_;
  std::uint64_t nodes_left_ = 0;
};

}  // namespace nonet
