#include "core/grid/square_symmetry.h"

#include <array>
#include <span>
#include <utility>

namespace nonet {

namespace {

// A cell by its row and column.
struct Place {
  int row;
  int column;
};

enum class Generator : std::uint8_t { QuarterTurn, HalfTurn, MirrorColumns, MirrorRows, Transpose, AntiTranspose };

Place moved(Place place, Generator generator, int side) {
  const int last = side - 1;
  switch (generator) {
    case Generator::QuarterTurn: return {place.column, last - place.row};
    case Generator::HalfTurn: return {last - place.row, last - place.column};
    case Generator::MirrorColumns: return {place.row, last - place.column};
    case Generator::MirrorRows: return {last - place.row, place.column};
    case Generator::Transpose: return {place.column, place.row};
    case Generator::AntiTranspose: return {last - place.column, last - place.row};
  }
  return place;
}

std::span<const Generator> generators_of(Symmetry symmetry) {
  static constexpr std::array kHalfTurn{Generator::HalfTurn};
  static constexpr std::array kQuarterTurn{Generator::QuarterTurn};
  static constexpr std::array kHorizontal{Generator::MirrorColumns};
  static constexpr std::array kVertical{Generator::MirrorRows};
  static constexpr std::array kDiagonal{Generator::Transpose};
  static constexpr std::array kDiagonals{Generator::Transpose, Generator::AntiTranspose};
  static constexpr std::array kFull{Generator::QuarterTurn, Generator::MirrorColumns};
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
  const auto cells = static_cast<std::size_t>(side * side);
  std::vector<Orbit> found;
  std::vector<bool> seen(cells);
  for (std::size_t first = 0; first < cells; ++first) {
    if (seen[first]) continue;
    std::vector<bool> member(cells);
    std::vector<int> waiting{static_cast<int>(first)};
    member[first] = true;
    while (!waiting.empty()) {
      const int cell = waiting.back();
      waiting.pop_back();
      for (const Generator generator : generators_of(symmetry)) {
        const Place image = moved({cell / side, cell % side}, generator, side);
        const int index = image.row * side + image.column;
        if (member[static_cast<std::size_t>(index)]) continue;
        member[static_cast<std::size_t>(index)] = true;
        waiting.push_back(index);
      }
    }
    Orbit orbit;
    for (std::size_t cell = first; cell < cells; ++cell) {
      if (!member[cell]) continue;
      seen[cell] = true;
      orbit.push_back(Cell{static_cast<std::uint16_t>(cell)});
    }
    found.push_back(std::move(orbit));
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
