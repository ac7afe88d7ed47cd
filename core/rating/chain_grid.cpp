#include "core/rating/chain_grid.h"

namespace nonet::rating {

void ChainGrid::build(const State& state) {
  count_ = 0;
  ids_.fill(kNoId);
  for (int cell = 0; cell < kCells; ++cell) {
    for_each_bit(state.candidates(cell), [&](int digit) {
      const Id id = static_cast<Id>(count_++);
      cells_[id] = static_cast<std::uint8_t>(cell);
      digits_[id] = static_cast<std::uint8_t>(digit);
      ids_[cell * kSide + digit] = id;
      units_[id][kCellUnit] = static_cast<std::uint16_t>(unit_of_cell(cell));
      for (const HouseType type : kBoxRowColumn) {
        units_[id][1 + type] = static_cast<std::uint16_t>(unit_of_place(kGeometry.houses[cell][type], digit));
      }
    });
  }

  members_.clear();
  int unit = 0;
  const auto begin_unit = [&] {
    member_begin_[unit] = static_cast<std::uint16_t>(members_.size());
    counts_.size[unit] = 0;
    counts_.xor_of_ids[unit] = 0;
  };
  const auto add_member = [&](Id id) {
    members_.push_back(id);
    ++counts_.size[unit];
    counts_.xor_of_ids[unit] = static_cast<Id>(counts_.xor_of_ids[unit] ^ id);
  };
  for (int cell = 0; cell < kCells; ++cell, ++unit) {
    begin_unit();
    for_each_bit(state.candidates(cell), [&](int digit) { add_member(id_of(cell, digit)); });
  }
  for (int house = 0; house < kHouses; ++house) {
    for (int digit = 0; digit < kSide; ++digit, ++unit) {
      begin_unit();
      for_each_bit(state.places(house, digit),
                   [&](int position) { add_member(id_of(kGeometry.cells[house][position], digit)); });
    }
  }
  member_begin_[kUnits] = static_cast<std::uint16_t>(members_.size());

  weak_.clear();
  for (Id id = 0; id < count_; ++id) {
    const int cell = cells_[id];
    const int digit = digits_[id];
    weak_begin_[id] = static_cast<std::uint16_t>(weak_.size());
    for_each_bit(state.candidates(cell) & ~(1u << digit), [&](int other) { weak_.push_back(id_of(cell, other)); });
    weak_digit_begin_[id] = static_cast<std::uint16_t>(weak_.size());
    for (const std::uint8_t peer : kGeometry.peers[cell]) {
      if (const Id other = id_of(peer, digit); other != kNoId) weak_.push_back(other);
    }
  }
  weak_begin_[count_] = static_cast<std::uint16_t>(weak_.size());
}

}  // namespace nonet::rating
