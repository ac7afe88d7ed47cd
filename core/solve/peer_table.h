#pragma once

#include <cstddef>
#include <cstdint>

namespace nonet {

/// The cells that see a cell, 27 bits a band, for each of the 81 cells.
struct PeerTable {
  std::uint32_t masks[81][3];
};

constexpr PeerTable make_peer_table() {
  PeerTable table{};
  for (std::size_t cell = 0; cell < 81; ++cell) {
    for (std::size_t other = 0; other < 81; ++other) {
      const bool same_box = other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
      const bool sees = other != cell && (other / 9 == cell / 9 || other % 9 == cell % 9 || same_box);
      if (sees) table.masks[cell][other / 27] |= std::uint32_t{1} << other % 27;
    }
  }
  return table;
}

inline constexpr PeerTable kPeerTable = make_peer_table();

}  // namespace nonet
