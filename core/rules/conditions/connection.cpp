// Of some cells, those with certain digits are an area: from each of them a way from neighbour to neighbour, inside the
// area, leads to each other. A cell can be in the area when it can have one of the digits. It is sure to be in the area
// when it can have no other digit.
//
// No sure cell: the area is not empty, so a single cell that can be in the area is.
//
// Otherwise all ways begin at one sure cell. A cell to which no way leads through cells that can be in the area is out:
// the area has no other cells. When all ways to a sure cell lead through one cell, this cell is in the area. Such cells
// are the cut vertices of a search in depth (Tarjan 1972): of the cells below one of them, with a sure cell among them,
// none has a neighbour that was reached before it.
//
// No further conclusion follows from the area alone: each other cell that can be in it can be out, too, when all cells
// that are still reached are in it.

#include <array>

#include "core/rules/conditions.h"

namespace nonet {

namespace {

enum class Place : std::uint8_t { Out, Open, Sure, Needed };

// A walk over the cells that can be in the area.
class Walk {
 public:
  Walk(const ConnectionCondition& connection, std::array<Place, 256>& places)
      : connection_(connection), places_(places) {}

  // Marks the open cells without which the first cell does not reach a sure cell.
  void begin_at(std::size_t first) {
    std::size_t cell = first;
    enter(cell, first);
    for (;;) {
      if (next_[cell] < 4) {
        const std::size_t neighbor = connection_.neighbor(cell, next_[cell]++);
        if (neighbor == ConnectionCondition::kNone || places_[neighbor] == Place::Out) continue;
        if (was_reached(neighbor)) {
          lowest_[cell] = std::min(lowest_[cell], number_[neighbor]);
        } else {
          enter(neighbor, cell);
          cell = neighbor;
        }
        continue;
      }
      if (cell == first) return;
      const std::size_t above = above_[cell];
      if (has_sure_[cell] && lowest_[cell] >= number_[above] && places_[above] == Place::Open)
        places_[above] = Place::Needed;
      has_sure_[above] = has_sure_[above] || has_sure_[cell];
      lowest_[above] = std::min(lowest_[above], lowest_[cell]);
      cell = above;
    }
  }

  bool was_reached(std::size_t place) const { return number_[place] != 0; }

 private:
  void enter(std::size_t cell, std::size_t above) {
    number_[cell] = lowest_[cell] = ++count_;
    above_[cell] = static_cast<std::uint8_t>(above);
    has_sure_[cell] = places_[cell] == Place::Sure;
    next_[cell] = 0;
  }

  const ConnectionCondition& connection_;
  std::array<Place, 256>& places_;
  // In the order in which cells are reached, from 1; 0 for others.
  std::array<std::uint16_t, 256> number_{};
  std::uint16_t count_ = 0;
  // Of reached cells: the smallest number that a cell below has as a neighbour, the cell from which each was reached,
  // whether a cell below is sure, and which neighbour is next.
  std::array<std::uint16_t, 256> lowest_;
  std::array<std::uint8_t, 256> above_;
  std::array<bool, 256> has_sure_;
  std::array<std::uint8_t, 256> next_;
};

}  // namespace

bool apply(const ConnectionCondition& connection, RuleNode& node) {
  const std::size_t count = connection.cells.size();
  const auto others = static_cast<DigitMask>(~connection.digits);
  std::array<Place, 256> places;
  std::size_t first_sure = count;
  std::size_t last_open = count;
  std::size_t open = 0;
  for (std::size_t place = 0; place < count; ++place) {
    const DigitMask digits = node[connection.cells[place]];
    if ((digits & connection.digits) == 0) {
      places[place] = Place::Out;
    } else if ((digits & others) == 0) {
      places[place] = Place::Sure;
      if (first_sure == count) first_sure = place;
    } else {
      places[place] = Place::Open;
      last_open = place;
      ++open;
    }
  }
  if (first_sure == count) return open > 1 || (open == 1 && node.keep(connection.cells[last_open], connection.digits));
  Walk walk(connection, places);
  walk.begin_at(first_sure);
  for (std::size_t place = 0; place < count; ++place) {
    if (places[place] == Place::Out) continue;
    if (!walk.was_reached(place)) {
      if (!node.keep(connection.cells[place], others)) return false;
    } else if (places[place] == Place::Needed) {
      node.keep(connection.cells[place], connection.digits);
    }
  }
  return true;
}

}  // namespace nonet
