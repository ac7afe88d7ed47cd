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
  /// Fills reach_ for X or XY links.
  void find_reach(ChainLinksUsed used);
  void visit_for_reach(Id from, ChainLinksUsed used);
  void close_component(Id root, ChainLinksUsed used);
  /// Calls `visit(Id on)` for each other candidate that is on because some candidate is off when `from` is on.
  template <class Visit>
  void for_each_next_on(Id from, ChainLinksUsed used, Visit&& visit) const;
  bool reaches(Id from, Id to) const { return (reach_[from * words_ + to / 64u] >> (to % 64u) & 1u) != 0; }
  bool can_contradict(Node start, ChainLinksUsed used) const;

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
  // The candidates that are on when a candidate is on, by chains of any length; the candidate itself only if a chain leads back.
  std::vector<std::uint64_t> reach_;
  // For Tarjan's algorithm: the order in which candidates were entered (0: not yet, kClosed: their component is known), the
  // earliest candidate that each leads back to, and the candidates whose component is not known yet.
  static constexpr std::uint16_t kClosed = 0xFFFF;
  std::array<std::uint16_t, kCells * kSide> entered_;
  std::array<std::uint16_t, kCells * kSide> earliest_;
  std::vector<Id> open_;
  std::uint16_t next_number_ = 0;

  std::vector<Entry> entries_;
  // Stamps of the nodes that the current search has reached.
  std::array<std::uint32_t, kCells * kSide * 2> reached_{};
  std::uint32_t stamp_ = 0;
};

}  // namespace nonet::rating
