#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/rating/chain_grid.h"
#include "core/rating/chain_path.h"
#include "core/rating/hint.h"
#include "core/rating/static_links.h"

namespace nonet::rating {

/// Bidirectional cycles and simple forcing chains (producer 21). The chains see the candidates as they are: no
/// conclusion removes a candidate.
class StaticChains {
 public:
  /// Finds the easiest hint. Returns false when there is none. `grid` must have been built from `state`.
  bool find_easiest(const State& state, const ChainGrid& grid, Hint& hint, bool explain);
  /// Finds all hints, sorted, without those whose removals equal those of an easier hint.
  void find_all(const State& state, const ChainGrid& grid, std::vector<NestedHint>& hints);

 private:
  struct Entry {
    Node node;
    std::uint16_t parent;
    std::uint16_t unit;
  };
  static constexpr std::uint16_t kNoEntry = 0xFFFF;

  template <class Sink>
  void search(ChainLinksUsed used, Sink& sink);
  template <class Sink>
  void find_cycles(Id start, ChainLinksUsed used, Sink& sink);
  template <class Sink>
  void find_forcing_chain(Node start, ChainLinksUsed used, Sink& sink);
  std::vector<Removal> cycle_removals(const std::vector<PathNode>& path) const;
  std::vector<Removal> conclusion_removals(Node conclusion) const;
  std::vector<PathNode> path_to(std::uint16_t entry) const;

  const State* state_ = nullptr;
  const ChainGrid* grid_ = nullptr;
  StaticLinks links_;

  std::vector<Entry> entries_;
  // Stamps of the nodes that the current search has reached.
  std::array<std::uint32_t, kCells * kSide * 2> reached_{};
  std::uint32_t stamp_ = 0;
};

}  // namespace nonet::rating
