#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/logic/layout_sets.h"

namespace nonet {

/// The boxes of a grid that have three rows and three columns, as rows and columns of cells. Techniques that speak of
/// bands and stacks read it, along rows or, turned, along columns.
class BoxGrid {
 public:
  /// The rows and the columns of a box.
  static constexpr std::size_t kLines = 3;

  BoxGrid(const LayoutSets& sets, const LayoutSets::Lines& lines)
      : rows_(lines.rows), columns_(lines.columns), stacks_(columns_.size() / kLines) {
    cells_.reserve(rows_.size() * columns_.size());
    for (const House row : rows_) {
      for (const House column : columns_) cells_.push_back((sets.house(row) & sets.house(column)).first());
    }
    boxes_.assign(rows_.size() / kLines * stacks_, std::nullopt);
    for (std::size_t i = 0; i < boxes_.size(); ++i) boxes_[i] = house_with(sets, i / stacks_, i % stacks_);
  }

  std::size_t bands() const { return stacks_ == 0 ? 0 : boxes_.size() / stacks_; }
  std::size_t stacks() const { return stacks_; }
  std::size_t rows() const { return rows_.size(); }
  std::size_t columns() const { return columns_.size(); }
  House row(std::size_t number) const { return rows_[number]; }
  House column(std::size_t number) const { return columns_[number]; }
  Cell cell(std::size_t row, std::size_t column) const { return cells_[row * columns_.size() + column]; }
  /// The house of three rows and three columns; none where these are no part of one house.
  std::optional<House> box(std::size_t band, std::size_t stack) const { return boxes_[band * stacks_ + stack]; }

  /// The same grid with rows and columns exchanged.
  BoxGrid turned() const {
    BoxGrid turned = *this;
    turned.rows_.swap(turned.columns_);
    turned.stacks_ = turned.columns_.size() / kLines;
    for (std::size_t row = 0; row < turned.rows(); ++row) {
      for (std::size_t column = 0; column < turned.columns(); ++column) {
        turned.cells_[row * turned.columns() + column] = cell(column, row);
      }
    }
    for (std::size_t band = 0; band < turned.bands(); ++band) {
      for (std::size_t stack = 0; stack < turned.stacks_; ++stack) {
        turned.boxes_[band * turned.stacks_ + stack] = box(stack, band);
      }
    }
    return turned;
  }

 private:
  std::optional<House> house_with(const LayoutSets& sets, std::size_t band, std::size_t stack) const {
    CellSet cells;
    for (std::size_t row = band * kLines; row < (band + 1) * kLines; ++row) {
      for (std::size_t column = stack * kLines; column < (stack + 1) * kLines; ++column) {
        cells.insert(cell(row, column));
      }
    }
    for (const House house : sets.boxes_first()) {
      if (cells.is_within(sets.house(house))) return house;
    }
    return std::nullopt;
  }

  std::vector<House> rows_;
  std::vector<House> columns_;
  std::size_t stacks_;
  std::vector<Cell> cells_;
  std::vector<std::optional<House>> boxes_;
};

}  // namespace nonet
