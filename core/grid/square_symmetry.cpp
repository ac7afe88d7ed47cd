#include "core/grid/square_symmetry.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "core/util/sort.h"

namespace nonet {

namespace {

// A cell by its row and column.
struct Place {
  int row;
  int column;
};

enum class Motion : std::uint8_t {
  QuarterTurn,
  HalfTurn,
  ThreeQuarterTurn,
  MirrorColumns,
  MirrorRows,
  Transpose,
  AntiTranspose
};

// `last` is the last row and the last column. Motions that exchange rows and columns need as many of both.
Place moved(Place place, Motion motion, Place last) {
  switch (motion) {
    case Motion::QuarterTurn: return {place.column, last.row - place.row};
    case Motion::HalfTurn: return {last.row - place.row, last.column - place.column};
    case Motion::ThreeQuarterTurn: return {last.row - place.column, place.row};
    case Motion::MirrorColumns: return {place.row, last.column - place.column};
    case Motion::MirrorRows: return {last.row - place.row, place.column};
    case Motion::Transpose: return {place.column, place.row};
    case Motion::AntiTranspose: return {last.row - place.column, last.row - place.row};
  }
  return place;
}

bool exchanges_rows_and_columns(Motion motion) {
  return motion == Motion::QuarterTurn || motion == Motion::ThreeQuarterTurn || motion == Motion::Transpose ||
         motion == Motion::AntiTranspose;
}

// Returns the turns and mirrors that belong to a symmetry, without the one that moves no cell.
std::span<const Motion> motions_of(Symmetry symmetry) {
  static constexpr std::array kHalfTurn{Motion::HalfTurn};
  static constexpr std::array kQuarterTurn{Motion::QuarterTurn, Motion::HalfTurn, Motion::ThreeQuarterTurn};
  static constexpr std::array kHorizontal{Motion::MirrorColumns};
  static constexpr std::array kVertical{Motion::MirrorRows};
  static constexpr std::array kDiagonal{Motion::Transpose};
  static constexpr std::array kDiagonals{Motion::Transpose, Motion::AntiTranspose, Motion::HalfTurn};
  static constexpr std::array kFull{Motion::QuarterTurn,   Motion::HalfTurn,   Motion::ThreeQuarterTurn,
                                    Motion::MirrorColumns, Motion::MirrorRows, Motion::Transpose,
                                    Motion::AntiTranspose};
  switch (symmetry) {
    case Symmetry::None: return {};
    case Symmetry::HalfTurn: return kHalfTurn;
    case Symmetry::QuarterTurn: return kQuarterTurn;
    case Symmetry::Horizontal: return kHorizontal;
    case Symmetry::Vertical: return kVertical;
    case Symmetry::Diagonal: return kDiagonal;
    case Symmetry::Diagonals: return kDiagonals;
    case Symmetry::Full: return kFull;
  }
  return {};
}

// `cell_at` returns the cell at a place of the canvas; none when the place is empty.
template <class CellAt>
std::vector<Orbit> orbits_of_canvas(int rows, int columns, Symmetry symmetry, CellAt&& cell_at) {
  const std::span<const Motion> motions = motions_of(symmetry);
  const Place last{rows - 1, columns - 1};
  if (rows != columns && std::any_of(motions.begin(), motions.end(), exchanges_rows_and_columns)) return {};
  std::vector<Orbit> found;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      const std::optional<Cell> first = cell_at(Place{row, column});
      if (!first) continue;
      Orbit orbit{*first};
      for (const Motion motion : motions) {
        const std::optional<Cell> cell = cell_at(moved({row, column}, motion, last));
        if (!cell) return {};
        orbit.push_back(*cell);
      }
      shell_sort(orbit);
      // An orbit is listed once, at its first cell.
      if (orbit.front() != *first) continue;
      orbit.erase(std::unique(orbit.begin(), orbit.end()), orbit.end());
      found.push_back(std::move(orbit));
    }
  }
  return found;
}

constexpr std::array<std::pair<Symmetry, std::string_view>, 8> kNames{{
    {Symmetry::None, "none"},
    {Symmetry::HalfTurn, "180"},
    {Symmetry::QuarterTurn, "90"},
    {Symmetry::Horizontal, "horizontal"},
    {Symmetry::Vertical, "vertical"},
    {Symmetry::Diagonal, "diagonal"},
    {Symmetry::Diagonals, "diagonals"},
    {Symmetry::Full, "full"},
}};

}  // namespace

std::vector<Orbit> orbits(int side, Symmetry symmetry) {
  return orbits_of_canvas(side, side, symmetry, [&](Place place) {
    return std::optional(Cell{static_cast<std::uint16_t>(place.row * side + place.column)});
  });
}

std::vector<Orbit> orbits(const Layout& layout, Symmetry symmetry) {
  return orbits_of_canvas(layout.rows(), layout.columns(), symmetry,
                          [&](Place place) { return layout.cell_at(place.row, place.column); });
}

std::string_view name_of(Symmetry symmetry) {
  for (const auto& [each, name] : kNames) {
    if (each == symmetry) return name;
  }
  return "";
}

std::optional<Symmetry> symmetry_named(std::string_view wanted) {
  for (const auto& [symmetry, name] : kNames) {
    if (name == wanted) return symmetry;
  }
  return std::nullopt;
}

}  // namespace nonet
