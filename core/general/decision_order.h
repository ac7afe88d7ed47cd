#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/general/propagation.h"

namespace nonet {

/// Which two ways of search take turns. Focused search restarts often and follows the latest contradictions; stable search
/// restarts rarely and follows the variables that were in most of them (Oh 2015, Biere 2019).
enum class SearchMode : std::uint8_t { Focused, Stable };

/// The order in which variables are decided: in stable mode by a score that grows with every contradiction a variable takes
/// part in, the latest ones weighing more (VSIDS, Moskewicz et al. 2001, in the form of Eén and Sörensson 2003); in focused mode
/// by the latest contradiction (VMTF, Ryan 2004, Biere and Fröhlich 2015). Ties go to the lower number.
class DecisionOrder {
 public:
  explicit DecisionOrder(std::uint32_t variable_count);

  /// Moves the variables of a contradiction forward in the order of the mode; reorders `involved`.
  void bump(std::vector<Variable>& involved, SearchMode mode);
  /// A variable is open again.
  void reopen(Variable variable);
  /// The first open variable; there must be one.
  Variable next(const Propagation& propagation, SearchMode mode);

 private:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};
  struct Link {
    std::uint32_t before = kNone;
    std::uint32_t after = kNone;
  };

  bool is_before(std::uint32_t left, std::uint32_t right) const {
    return scores_[left] > scores_[right] || (scores_[left] == scores_[right] && left < right);
  }
  void raise_score(Variable variable);
  void move_to_end(Variable variable);
  void sift_up(std::size_t place);
  void sift_down(std::size_t place);
  void put(std::size_t place, std::uint32_t variable);

  std::vector<double> scores_;
  double increment_ = 1;
  // A binary heap of variables, all open ones among them, and for each its place there.
  std::vector<std::uint32_t> heap_;
  std::vector<std::uint32_t> heap_places_;
  // A list of all variables, that bumped last at the end; all after `latest_` are assigned.
  std::vector<Link> links_;
  std::vector<std::uint64_t> bumped_;
  std::uint64_t bumps_ = 0;
  std::uint32_t last_ = kNone;
  std::uint32_t latest_ = kNone;
};

}  // namespace nonet
