#include "cli/output/sums.h"

namespace nonet {

namespace {

class SumsWriter {
 public:
  explicit SumsWriter(const Grid& grid)
      : grid_(grid),
        layout_(*grid.layout()),
        width_(std::to_string(sum_of_full_house(layout_)).size() + 1),
        full_(grid.is_full()) {}

  std::string text() const {
    std::string text;
    for (int row = 0; row < layout_.side(); ++row) {
      if (row % layout_.box_rows() == 0) text += ruler();
      text += grid_row(row);
    }
    return text + ruler() + column_sums() + region_sums();
  }

 private:
  std::string ruler() const {
    const std::string box(static_cast<std::size_t>(layout_.box_columns()) * (width_ + 1) + 1, '-');
    std::string line = "+";
    for (int left = 0; left < layout_.side(); left += layout_.box_columns()) line += box + '+';
    return line + '\n';
  }

  std::string grid_row(int row) const {
    std::string line = "|";
    for (int column = 0; column < layout_.side(); ++column) {
      const Digit digit = grid_[layout_.cell(row, column)];
      line += padded(digit.is_blank() ? "." : std::to_string(digit.value)) + ' ';
      if (ends_box(column)) line += " |";
    }
    return without_trailing_spaces(line + sum_text(HouseKind::Row, row));
  }

  std::string column_sums() const {
    std::string line = " ";
    for (int column = 0; column < layout_.side(); ++column) {
      line += sum_text(HouseKind::Column, column);
      if (ends_box(column) && column + 1 < layout_.side()) line += "  ";
    }
    return without_trailing_spaces(line);
  }

  // Boxes are arranged as in the grid. Irregular regions are on one line, in the order of their first cells.
  std::string region_sums() const {
    std::string text = layout_.has_boxes() ? "boxes:\n" : "regions:\n";
    for (int first = 0; first < layout_.side(); first += layout_.box_rows()) {
      std::string line = " ";
      for (int next = 0; next < layout_.box_rows(); ++next) line += sum_text(HouseKind::Box, first + next);
      text += without_trailing_spaces(line);
    }
    return text;
  }

  // Right-aligned, with one more character for the mark.
  std::string sum_text(HouseKind kind, int number) const {
    const int sum = sum_of(grid_, House{static_cast<std::uint16_t>(static_cast<int>(kind) * layout_.side() + number)});
    return padded(std::to_string(sum)) + (full_ && sum != sum_of_full_house(layout_) ? '!' : ' ');
  }

  bool ends_box(int column) const { return (column + 1) % layout_.box_columns() == 0; }

  std::string padded(const std::string& text) const {
    return std::string(text.size() < width_ ? width_ - text.size() : 0, ' ') + text;
  }

  static std::string without_trailing_spaces(const std::string& line) {
    return line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
  }

  const Grid& grid_;
  const Layout& layout_;
  std::size_t width_;
  bool full_;
};

}  // namespace

std::string grid_with_sums(const Grid& grid) { return SumsWriter(grid).text(); }

int sum_of_full_house(const Layout& layout) { return layout.side() * (layout.side() + 1) / 2; }

}  // namespace nonet
