#include "core/rating/state.h"

#include "core/util/contracts.h"

namespace nonet::rating {

State::State(std::span<const Digit> digits) {
  NONET_EXPECTS(digits.size() == kCells);
  open_cells_.fill(kSide);
  open_ = kCells;
  for (int cell = 0; cell < kCells; ++cell) {
    for (int digit = 0; digit < kSide; ++digit) cells_[digit].insert(cell);
    candidates_[cell] = 0x1FF;
  }
  for (auto& places : places_) places.fill(0x1FF);
  for (int cell = 0; cell < kCells; ++cell) {
    if (!digits[static_cast<std::size_t>(cell)].is_blank()) {
      place(cell, digits[static_cast<std::size_t>(cell)].value - 1);
    }
  }
}

void State::place(int cell, int digit) {
  NONET_EXPECTS(!is_filled(cell));
  filled_.insert(cell);
  for (const std::uint8_t house : kGeometry.houses[cell]) --open_cells_[house];
  ++placed_[digit];
  --open_;
  eliminate_all(cell, candidates_[cell]);
  (kGeometry.peer_mask[cell] & cells_[digit]).for_each([&](int peer) { eliminate(peer, digit); });
}

void State::eliminate(int cell, int digit) {
  const auto bit = static_cast<std::uint16_t>(1u << digit);
  candidates_[cell] = static_cast<std::uint16_t>(candidates_[cell] & ~bit);
  cells_[digit].erase(cell);
  for (const HouseType type : kBoxRowColumn) {
    std::uint16_t& places = places_[kGeometry.houses[cell][type]][digit];
    places = static_cast<std::uint16_t>(places & ~(1u << kGeometry.positions[cell][type]));
  }
}

bool State::is_broken() const {
  for (int cell = 0; cell < kCells; ++cell) {
    if (!is_filled(cell) && candidates_[cell] == 0) return true;
  }
  for (int house = 0; house < kHouses; ++house) {
    int digits = 0;
    for (int digit = 0; digit < kSide; ++digit) digits += places_[house][digit] != 0 ? 1 : 0;
    if (digits < open_cells_[house]) return true;
  }
  return false;
}

}  // namespace nonet::rating
