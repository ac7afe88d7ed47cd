#include "core/solve/endgame.h"

#include <cstddef>
#include <cstring>

#include "core/util/bits.h"

namespace nonet {

namespace {

// Row b has all bits of lane i set when bit i of b is set.
constexpr std::array<std::array<std::uint16_t, 8>, 256> kSpread = [] {
  std::array<std::array<std::uint16_t, 8>, 256> rows{};
  for (std::size_t bits = 0; bits < 256; ++bits) {
    for (std::size_t lane = 0; lane < 8; ++lane) rows[bits][lane] = (bits >> lane & 1) != 0 ? 0xffff : 0;
  }
  return rows;
}();

void spread(std::uint32_t bits, Endgame::Row& row) {
  for (std::size_t lane = 0; lane < row.size(); lane += 8, bits >>= 8) {
    std::memcpy(row.data() + lane, kSpread[bits & 0xff].data(), sizeof kSpread[0]);
  }
}

}  // namespace

void Endgame::begin(const SearchNode& node, const NodeCells& cells) {
  cell_count = 0;
  open_nodes[0].fill(0);
  // The open cells of each row, column and box, one bit for each open cell.
  std::array<std::uint32_t, 9> rows{};
  std::array<std::uint32_t, 9> columns{};
  std::array<std::uint32_t, 9> boxes{};
  const auto houses_of = [&](std::size_t place) {
    return std::array{&rows[place / 9], &columns[place % 9], &boxes[place / 27 * 3 + place % 9 / 3]};
  };
  for (int plane = 0; plane < 3; ++plane) {
    for_each_bit(cells.open.planes[plane], [&](int bit) {
      const int cell = 27 * plane + bit;
      const auto index = static_cast<std::size_t>(cell_count++);
      places[index] = kCellTable.place[cell];
      open_nodes[0][index] = static_cast<std::uint16_t>(node.digits_of(cell));
      for (std::uint32_t* const house : houses_of(places[index])) *house |= std::uint32_t{1} << index;
    });
  }
  for (std::size_t index = 0; index < static_cast<std::size_t>(cell_count); ++index) {
    std::uint32_t seen = 0;
    for (const std::uint32_t* const house : houses_of(places[index])) seen |= *house;
    spread(seen & ~(std::uint32_t{1} << index), peers[index]);
  }
  unplaced[0] = low_bits<std::uint32_t>(cell_count);
  depth = 1;
  guesses = 0;
  placements = 0;
}

}  // namespace nonet
