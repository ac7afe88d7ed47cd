#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/rating/chain_grid.h"
#include "core/rating/chain_path.h"
#include "core/rating/forcing_run.h"
#include "core/rating/static_chains.h"
#include "core/rating/work_meter.h"
#include "core/util/list_order.h"

namespace nonet::rating {

/// What a search for forcing chains may do.
struct ForcingRules {
  /// Cells and houses with more than two candidates are examined.
  bool is_multiple;
  bool is_dynamic;
  bool is_nishio;
  /// 0: chains only. 1: also locked candidates, hidden and naked pairs and X-Wings inside an assumption. From 2 on,
  /// also chains: 2 simple ones, 3 multiple ones too, 4 dynamic ones, 5 dynamic ones with simple chains inside.
  int level;
};

enum class ForcingKind : std::uint8_t { Double, Cell, House, Contradiction };

/// A conclusion that does not depend on an assumption.
struct ForcingConclusion {
  ForcingKind kind;
  /// Double, contradiction: the candidate that is assumed, and how. Cell, house: the first candidate of the unit.
  Node start;
  /// Cell, house: the unit whose candidates are assumed in turn.
  std::uint16_t unit;
  /// What is concluded.
  Node result;
  int complexity;
  /// The order in which Sudoku Explainer finds conclusions: by group, then by the rank of the result in the first run.
  int group;

  int key() const;
};

/// Forcing chains: producers 23 to 30.
class ForcingSearch {
 public:
  ForcingSearch(const ForcingRules& rules, WorkMeter& meter);
  ~ForcingSearch();

  /// Finds the easiest hint; `base` is the difficulty of the shortest chain. Returns false when there is none or when
  /// the work was stopped. `grid` must have been built from `state`.
  bool find_easiest(const State& state, const ChainGrid& grid, double base, Hint& hint, bool explain);
  /// Finds all hints, sorted, without those whose removals equal those of an easier hint.
  void find_all(const State& state, const ChainGrid& grid, std::vector<NestedHint>& hints);

 private:
  class Easiest;
  class All;

  void begin(const State& state, const ChainGrid& grid);
  template <class Sink>
  void enumerate(Sink& sink);
  template <class Sink>
  void conclude_from_contradiction(Node start, int group, Sink& sink);
  template <class Sink>
  void conclude_in_common(ForcingKind kind, Node start, std::uint16_t unit, int& group, Sink& sink);
  void assume_each_of(std::uint16_t unit);

  const ForcingRun& run_of(Node start);
  void propagate(ForcingRun& run, Node start);
  void follow(ForcingRun& run, Node start);
  bool add_advanced(ForcingRun& run);
  bool add_patterns(ForcingRun& run);
  const std::vector<NestedHint>& nested_hints(const ForcingRun& run, std::size_t family);
  bool add_nested(ForcingRun& run, const std::vector<NestedHint>& hints);
  bool add_off(ForcingRun& run, const std::vector<Removal>& removals, int nested, int nested_complexity);

  int complexity_of(const ForcingConclusion& conclusion);
  std::size_t rank_of(const ForcingConclusion& conclusion);
  /// Calls `visit(run, node, is_clash)` for each chain of a conclusion.
  template <class Visit>
  void for_each_chain(const ForcingConclusion& conclusion, Visit&& visit);
  /// Calls `visit(Node)` for a node and all that it rests on, breadth first.
  template <class Visit>
  void for_each_ancestor(const ForcingRun& run, Node node, bool is_clash, Visit&& visit);
  NestedHint nested_hint_of(const ForcingConclusion& conclusion);
  void write(const ForcingConclusion& conclusion, Hint& hint);
  std::vector<Removal> removals_of(Node result) const;

  ForcingRules rules_;
  RunRules run_rules_;
  WorkMeter& meter_;
  const State* state_ = nullptr;
  const ChainGrid* grid_ = nullptr;
  std::vector<ForcingRun> runs_;
  std::vector<bool> has_run_;
  std::vector<const ForcingRun*> common_;

  // Breadth-first walks.
  std::vector<Node> walk_;
  std::array<std::uint32_t, kCells * kSide * 2> visited_{};
  std::uint32_t stamp_ = 0;

  // How the candidates are reached by the run under way.
  static constexpr std::uint8_t kOn = 1;
  static constexpr std::uint8_t kOff = 2;
  std::array<std::uint8_t, kCells * kSide> reached_;
  // The state of the run under way, without the candidates that are off; for advanced rules.
  std::optional<State> working_;
  std::size_t working_offs_ = 0;
  std::vector<Id> parents_;

  // Nested chains of this grid, by number.
  std::vector<NestedHint> nested_;
  std::vector<std::uint64_t> counted_;
  std::unique_ptr<StaticChains> static_chains_;
  std::vector<std::unique_ptr<ForcingSearch>> inner_;
  ChainGrid inner_grid_;
  // Nested hints by the candidates that are off, and the family.
  static constexpr std::size_t kMaxKnownStates = 1024;
  std::map<std::vector<std::uint64_t>, std::vector<NestedHint>, ListBefore> known_hints_;
  std::size_t on_words_ = 0;
};

template <class Visit>
void ForcingSearch::for_each_chain(const ForcingConclusion& conclusion, Visit&& visit) {
  switch (conclusion.kind) {
    case ForcingKind::Contradiction: {
      const ForcingRun& run = run_of(conclusion.start);
      const Node clash = run.clash();
      // Sudoku Explainer names the node that is on first.
      if (clash.is_on) visit(run, clash, true);
      visit(run, Node{clash.id, !clash.is_on}, false);
      if (!clash.is_on) visit(run, clash, true);
      return;
    }
    case ForcingKind::Double:
      visit(run_of({conclusion.start.id, true}), conclusion.result, false);
      visit(run_of({conclusion.start.id, false}), conclusion.result, false);
      return;
    case ForcingKind::Cell:
    case ForcingKind::House:
      for (const Id id : grid_->members(conclusion.unit)) visit(run_of({id, true}), conclusion.result, false);
      return;
  }
}

}  // namespace nonet::rating
