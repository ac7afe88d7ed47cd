#pragma once

#include <cstdint>
#include <utility>

#include "core/util/control.h"

namespace nonet {

/// The reason why a call of a search's next() returned.
enum class SearchEvent : std::uint8_t {
  Solution,     ///< The search found a solution, which can now be written out.
  Exhausted,    ///< There is no further solution.
  Stopped,      ///< The stop token asked for a stop.
  OutOfBudget,  ///< The node budget is used up.
};

/// What a search has done so far.
struct SearchStats {
  /// Search nodes at which one of several candidates was tried.
  std::uint64_t guesses = 0;
  /// Digits placed, by a conclusion or by a guess. Digits that were taken back later count too.
  std::uint64_t placements = 0;
};

/// Estimates the share of a binary search tree that is searched. The root has weight 1. A branching gives each child
/// half of its parent's weight. A dead end or a solution adds its weight to the share.
class SearchShare {
 public:
  double done() const { return done_; }
  /// Returns the weight of each child of the current node.
  double split() { return weight_ *= 0.5; }
  void finish_node() { done_ += weight_; }
  void resume(double weight) { weight_ = weight; }

 private:
  double weight_ = 1;
  double done_ = 0;
};

/// Counts search nodes, ends searches and reports progress. A meter ends a search when the node budget of the Control
/// is used up or when the stop token asks for a stop. One meter can serve many calls of next().
///
/// A node of a large grid takes longer than a node of a small grid. Each search therefore passes the cost of a node, in
/// units of about a microsecond. The meter looks at the stop token and reports progress at the first node, and again
/// after nodes with a total cost of kCostBetweenLooks, which is about every millisecond. A node that costs more than
/// that is always checked. The meter also takes the costs off the budget of the token (WorkBudget).
class NodeMeter {
 public:
  static constexpr std::uint64_t kCostBetweenLooks = 1024;

  /// Never ends a search.
  NodeMeter() = default;
  explicit NodeMeter(Control control) : control_(std::move(control)) {}
  ~NodeMeter() {
    if (nodes_ > 0) report_work();
  }
  NodeMeter(const NodeMeter&) = delete;
  NodeMeter& operator=(const NodeMeter&) = delete;

  /// Must be called before each node. Returns false when the search must end; refusal() then returns the reason.
  /// `fraction` and `found` are the values of a progress report, `cost` is the cost of the node.
  bool admit_node(double fraction, std::uint64_t found, std::uint64_t cost = 1) {
    if (nodes_ >= control_.node_budget) return refuse(SearchEvent::OutOfBudget);
    ++nodes_;
    if (cost <= cost_until_look_) {
      cost_until_look_ -= cost;
      return true;
    }
    // Before the first look, nothing is left of the cost until then.
    if (nodes_ > 1) report_work();
    control_.stop.spend(cost);
    cost_until_look_ = kCostAfterLook;
    if (control_.stop.stop_requested()) return refuse(SearchEvent::Stopped);
    if (control_.progress) control_.progress(Progress{fraction, found});
    return true;
  }
  /// Looks at the stop token at once, for long work inside a node. Returns true when the search must end; refusal()
  /// then returns Stopped.
  bool must_stop() { return control_.stop.stop_requested() && !refuse(SearchEvent::Stopped); }
  /// The reason why the meter ended the search: OutOfBudget or Stopped.
  SearchEvent refusal() const { return refusal_; }
  /// The stop token, for work that checks the token without this meter.
  StopToken stop() const { return control_.stop; }

 private:
  bool refuse(SearchEvent reason) {
    refusal_ = reason;
    return false;
  }
  // Reports the nodes since the last look.
  void report_work() const { control_.stop.spend(kCostAfterLook - cost_until_look_); }

  static constexpr std::uint64_t kCostAfterLook = kCostBetweenLooks - 1;

  Control control_;
  std::uint64_t nodes_ = 0;
  std::uint64_t cost_until_look_ = 0;
  SearchEvent refusal_ = SearchEvent::OutOfBudget;
};

/// A meter with a second limit. Admits at most `left` nodes, and subtracts 1 from `left` for each admitted node.
class RationedMeter {
 public:
  RationedMeter(NodeMeter& meter, std::uint64_t& left) : meter_(meter), left_(left) {}

  bool admit_node(double fraction, std::uint64_t found, std::uint64_t cost = 1) {
    if (left_ == 0 || !meter_.admit_node(fraction, found, cost)) return false;
    --left_;
    return true;
  }
  SearchEvent refusal() const { return left_ == 0 ? SearchEvent::OutOfBudget : meter_.refusal(); }

 private:
  NodeMeter& meter_;
  std::uint64_t& left_;
};

/// The main loop of a depth-first search that returns one solution after the other and can pause at any node. The
/// caller keeps the nodes and passes the operations on them.
class SearchCourse {
 public:
  /// `node_cost` is the cost of each node, in the units of NodeMeter.
  explicit SearchCourse(std::uint64_t node_cost = 1) : node_cost_(node_cost) {}

  std::uint64_t found() const { return found_; }
  double share_done() const { return share_.done(); }
  SearchShare& share() { return share_; }

  /// Continues to the next solution. The first call starts at the root.
  ///
  ///     go_back()    makes the newest open node the current node; false when no node is open
  ///     propagate()  draws the conclusions at the current node; false when it has no solution
  ///     is_solved()  true when the current node is a solution; asked after propagate()
  ///     branch()     guesses at the current node: one child becomes the current node, the other an open node
  ///
  /// `Meter` must provide `admit_node` and `refusal` like NodeMeter.
  template <class Meter, class GoBack, class Propagate, class IsSolved, class Branch>
  SearchEvent next(Meter& meter, GoBack&& go_back, Propagate&& propagate, IsSolved&& is_solved, Branch&& branch) {
    for (;;) {
      if (!node_ready_ && !go_back()) return SearchEvent::Exhausted;
      node_ready_ = true;
      if (!meter.admit_node(share_.done(), found_, node_cost_)) return meter.refusal();
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
  std::uint64_t node_cost_;
  bool node_ready_ = true;
  std::uint64_t found_ = 0;
  SearchShare share_;
};

}  // namespace nonet
