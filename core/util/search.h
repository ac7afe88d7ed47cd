#pragma once

#include <cstdint>
#include <utility>

#include "core/util/control.h"

namespace nonet {

/// How a call of a search's next() ended.
enum class SearchEvent : std::uint8_t {
  Solution,     ///< A solution stands ready to be written out.
  Exhausted,    ///< There is no further solution.
  Stopped,      ///< The stop token asked for it.
  OutOfBudget,  ///< The node budget is used up.
};

/// What a search has done so far.
struct SearchStats {
  /// Search nodes at which one of several candidates was tried.
  std::uint64_t guesses = 0;
  /// Digits placed, by conclusion or by guess, those taken back included.
  std::uint64_t placements = 0;
};

/// The share of a binary search tree that lies behind: each branching halves the weight of the node, each dead end and
/// each solution adds its weight to what is done.
class SearchShare {
 public:
  double done() const { return done_; }
  /// The weight that both children of the current node get.
  double split() { return weight_ *= 0.5; }
  void finish_node() { done_ += weight_; }
  void resume(double weight) { weight_ = weight; }

 private:
  double weight_ = 1;
  double done_ = 0;
};

/// Counts search nodes against a control, and every thousand of them looks at the stop token and reports. One meter may
/// serve many calls of next().
class NodeMeter {
 public:
  /// Neither bounded nor stopped.
  NodeMeter() = default;
  explicit NodeMeter(Control control) : control_(std::move(control)) {}

  /// Asked before each node: true to go on, false when the search must end for the reason given by refusal().
  bool admit_node(double fraction, std::uint64_t found) {
    if (nodes_ >= control_.node_budget) return refuse(SearchEvent::OutOfBudget);
    if ((nodes_++ & kReportMask) != 0) return true;
    if (control_.stop.stop_requested()) return refuse(SearchEvent::Stopped);
    if (control_.progress) control_.progress(Progress{fraction, found});
    return true;
  }
  SearchEvent refusal() const { return refusal_; }

 private:
  static constexpr std::uint64_t kReportMask = (1u << 10) - 1;

  bool refuse(SearchEvent reason) {
    refusal_ = reason;
    return false;
  }

  Control control_;
  std::uint64_t nodes_ = 0;
  SearchEvent refusal_ = SearchEvent::OutOfBudget;
};

}  // namespace nonet
