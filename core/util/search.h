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
  /// Looks at the stop token at once, for searches whose nodes take long: true when the search must end; refusal() says why.
  bool must_stop() { return control_.stop.stop_requested() && !refuse(SearchEvent::Stopped); }
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

/// A meter that besides admits no more than so many nodes, and counts them down.
class RationedMeter {
 public:
  RationedMeter(NodeMeter& meter, std::uint64_t& left) : meter_(meter), left_(left) {}

  bool admit_node(double fraction, std::uint64_t found) {
    if (left_ == 0 || !meter_.admit_node(fraction, found)) return false;
    --left_;
    return true;
  }
  SearchEvent refusal() const { return left_ == 0 ? SearchEvent::OutOfBudget : meter_.refusal(); }

 private:
  NodeMeter& meter_;
  std::uint64_t& left_;
};

/// The course of a depth-first search that gives one solution after the other and may be left and taken up again at any node.
/// What a node is, the search itself knows.
class SearchCourse {
 public:
  std::uint64_t found() const { return found_; }
  double share_done() const { return share_.done(); }
  SearchShare& share() { return share_; }

  /// Goes on to the next solution, from the root at first. `go_back()` makes the node that waits last the present one, false
  /// when none does; `propagate()` is false when the present node has no solution; `is_solved()` is asked then, and
  /// `branch()` guesses where it is not. The meter is a NodeMeter or what admits and refuses like one.
  template <class Meter, class GoBack, class Propagate, class IsSolved, class Branch>
  SearchEvent next(Meter& meter, GoBack&& go_back, Propagate&& propagate, IsSolved&& is_solved, Branch&& branch) {
    for (;;) {
      if (!node_ready_ && !go_back()) return SearchEvent::Exhausted;
      node_ready_ = true;
      if (!meter.admit_node(share_.done(), found_)) return meter.refusal();
      const bool possible = propagate();
      if (possible && !is_solved()) {
        branch();
        continue;
      }
      share_.finish_node();
      node_ready_ = false;
      if (possible) {
        ++found_;
        return SearchEvent::Solution;
      }
    }
  }

 private:
  bool node_ready_ = true;
  std::uint64_t found_ = 0;
  SearchShare share_;
};

}  // namespace nonet
