#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/rating/chain_grid.h"
#include "core/rating/chain_path.h"

namespace nonet::rating {

/// The links that a search for simple chains may use: between candidates of one digit, inside cells with two
/// candidates, or both.
enum class ChainLinksUsed : std::uint8_t { X, Y, Xy };

/// The links between the candidates of a grid, what a candidate can reach by them, and how far its negation is. The
/// candidates stay as they are: no conclusion removes one.
class StaticLinks {
 public:
  /// `grid` must outlive the links.
  void build(const ChainGrid& grid);

  /// Calls `visit(Id on, unit)` for each candidate that is true when `off` is false.
  template <class Visit>
  void for_each_strong(Id off, ChainLinksUsed used, Visit&& visit) const {
    const int first = used == ChainLinksUsed::X && has_cell_link_[off] ? 1 : 0;
    const int last = used == ChainLinksUsed::Y ? (has_cell_link_[off] ? 1 : 0) : strong_count_[off];
    for (int i = first; i < last; ++i) visit(strong_[off][i].id, strong_[off][i].unit);
  }
  /// The candidates that are false when `on` is true.
  std::span<const Id> weak(Id on, ChainLinksUsed used) const {
    return used == ChainLinksUsed::X ? grid_->excluded_of_digit(on) : grid_->excluded(on);
  }

  /// Prepares reaches() and can_contradict() for X or XY links.
  void find_reach(ChainLinksUsed used);
  /// True if a chain of any length leads from one true candidate to the other. A candidate reaches itself only by a
  /// chain that leads away and back.
  bool reaches(Id from, Id to) const { return (reach_[from * words_ + to / 64u] >> (to % 64u) & 1u) != 0; }
  /// True if some chain leads from the node to its negation.
  bool can_contradict(Node start, ChainLinksUsed used) const;
  /// The number of nodes of the shortest chain from a node to its negation; 0 when there is none of `limit` nodes or
  /// fewer.
  int shortest_contradiction(Node start, ChainLinksUsed used, int limit) const;

 private:
  struct Strong {
    Id id;
    std::uint16_t unit;
  };

  void fill_rows();
  void visit_for_reach(Id from, ChainLinksUsed used);
  void close_component(Id root, ChainLinksUsed used);
  // Calls `visit(Id on)` for each other candidate that is on because some candidate is off when `from` is on.
  template <class Visit>
  void for_each_next_on(Id from, ChainLinksUsed used, Visit&& visit) const;

  const ChainGrid* grid_ = nullptr;
  // Strong links of each candidate: by the cell first, then by box, row and column.
  std::array<std::array<Strong, 4>, kCells * kSide> strong_;
  std::array<std::uint8_t, kCells * kSide> strong_count_;
  std::array<bool, kCells * kSide> has_cell_link_;

  // excluded() of each candidate as a set, with words_ words each: of its digit alone, and all.
  std::size_t words_ = 0;
  std::vector<std::uint64_t> digit_rows_;
  std::vector<std::uint64_t> rows_;
  // The candidates that are on when a candidate is on, by chains of any length; the candidate itself only if a chain
  // leads back.
  std::vector<std::uint64_t> reach_;
  // For Tarjan's algorithm: the order in which candidates were entered (0: not yet, kClosed: their component is known),
  // the earliest candidate that each leads back to, and the candidates whose component is not known yet.
  static constexpr std::uint16_t kClosed = 0xFFFF;
  std::array<std::uint16_t, kCells * kSide> entered_;
  std::array<std::uint16_t, kCells * kSide> earliest_;
  std::vector<Id> open_;
  std::uint16_t next_number_ = 0;
};

}  // namespace nonet::rating
