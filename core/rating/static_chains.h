#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/rating/chain_grid.h"
#include "core/rating/chain_path.h"
#include "core/rating/hint.h"

namespace nonet::rating {

/// The links that a search for simple chains may use.
enum class ChainLinksUsed : std::uint8_t { X, Y, Xy };

/// Bidirectional cycles and simple forcing chains (producer 21). The chains see the candidates as they are: no conclusion removes
/// a candidate.
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
  /// The number of nodes of the shortest chain from a node to its negation; 0 when there is none of `limit` nodes or fewer.
  int shortest_forcing_chain(Node start, ChainLinksUsed used, int limit) const;
  template <class Visit>
  void for_each_strong(Id off, ChainLinksUsed used, Visit&& visit) const;
  std::span<const Id> weak(Id on, ChainLinksUsed used) const;
  std::vector<Removal> cycle_removals(const std::vector<PathNode>& path) const;
  std::vector<Removal> conclusion_removals(Node conclusion) const;
  std::vector<PathNode> path_to(std::uint16_t entry) const;
  void link();
  void fill_rows();

  const State* state_ = nullptr;
  const ChainGrid* grid_ = nullptr;
  // Strong links of each candidate: by the cell first, then by box, row and column.
  struct Strong {
    Id id;
    std::uint16_t unit;
  };
  std::array<std::array<Strong, 4>, kCells * kSide> strong_;
  std::array<std::uint8_t, kCells * kSide> strong_count_;
  std::array<bool, kCells * kSide> has_cell_link_;

  // excluded() of each candidate as a set, with words_ words each: of its digit alone, and all.
  std::size_t words_ = 0;
  std::vector<std::uint64_t> digit_rows_;
  std::vector<std::uint64_t> rows_;

  std::vector<Entry> entries_;
  // Stamps of the nodes that the current search has reached.
  std::array<std::uint32_t, kCells * kSide * 2> reached_{};
  std::uint32_t stamp_ = 0;
};

}  // namespace nonet::rating
