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

Place moved(Place place, Motion motion, int side) {
  const int last = side - 1;
  switch (motion) {
    case Motion::QuarterTurn: return {place.column, last - place.row};
    case Motion::HalfTurn: return {last - place.row, last - place.column};
    case Motion::ThreeQuarterTurn: return {last - place.column, place.row};
    case Motion::MirrorColumns: return {place.row, last - place.column};
    case Motion::MirrorRows: return {last - place.row, place.column};
    case Motion::Transpose: return {place.column, place.row};
    case Motion::AntiTranspose: return {last - place.column, last - place.row};
  }
  return place;
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
  const std::span<const Motion> motions = motions_of(symmetry);
  std::vector<Orbit> found;
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      const auto cell_of = [&](Place place) {
        return Cell{static_cast<std::uint16_t>(place.row * side + place.column)};
      };
      const Cell first = cell_of({row, column});
      Orbit orbit{first};
      for (const Motion motion : motions) orbit.push_back(cell_of(moved({row, column}, motion, side)));
      shell_sort(orbit);
      // An orbit is listed once, at its first cell.
      if (orbit.front() != first) continue;
      orbit.erase(std::unique(orbit.begin(), orbit.end()), orbit.end());
      found.push_back(std::move(orbit));
    }
  }
  return found;
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
