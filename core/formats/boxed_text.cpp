#include "core/formats/boxed_text.h"

#include <algorithm>
#include <vector>

#include "core/formats/symbols.h"
#include "core/util/decimal.h"

namespace nonet {

namespace {

struct Borders {
  std::string_view row_start;
  std::string_view cell_space;  // before a cell
  std::string_view box_end;     // between two boxes
  std::string_view row_end;
  bool framed;
};

constexpr Borders kPlain{"", "", "|", "\n", false};
constexpr Borders kFramed{"|", "", "|", "|\n", true};
constexpr Borders kSpaced{"|", " ", " |", " |\n", true};

// Writes cells of one width.
class BoxWriter {
 public:
  BoxWriter(const Layout& layout, const Borders& borders, std::size_t width)
      : layout_(layout), borders_(borders), width_(width) {}

  std::string write(std::span<const std::string> cells) const {
    const std::size_t box = static_cast<std::size_t>(layout_.box_columns()) * (width_ + borders_.cell_space.size()) +
                            borders_.box_end.size() - 1;
    const auto boxes = static_cast<std::size_t>(layout_.side() / layout_.box_columns());
    std::string ruler(borders_.row_start);
    for (std::size_t i = 0; i < boxes; ++i) ruler += (i == 0 ? "" : "+") + std::string(box, '-');
    ruler += borders_.framed ? "|\n" : "\n";
    const std::string frame = borders_.framed ? '*' + std::string(ruler.size() - 3, '-') + "*\n" : std::string();
    std::string text = frame;
    for (int row = 0; row < layout_.side(); ++row) {
      if (row > 0 && row % layout_.box_rows() == 0) text += ruler;
      append_row(text, cells.subspan(static_cast<std::size_t>(row * layout_.side())));
    }
    return text + frame;
  }

 private:
  void append_row(std::string& text, std::span<const std::string> cells) const {
    text += borders_.row_start;
    for (int column = 0; column < layout_.side(); ++column) {
      const std::string& cell = cells[static_cast<std::size_t>(column)];
      if (column > 0 && column % layout_.box_columns() == 0) text += borders_.box_end;
      text.append(borders_.cell_space).append(cell).append(width_ - cell.size(), ' ');
    }
    text += borders_.row_end;
  }

  const Layout& layout_;
  const Borders& borders_;
  std::size_t width_;
};

std::string right_aligned(Digit digit, std::size_t width) {
  const std::string number = digit.is_blank() ? std::string(1, kBlankSymbol) : decimal(digit.value);
  return std::string(width - number.size(), ' ') + number;
}

std::string border(const Layout& layout, std::size_t width) {
  const std::string box(static_cast<std::size_t>(layout.box_columns()) * (width + 1) + 1, '-');
  std::string line = "+";
  for (int left = 0; left < layout.side(); left += layout.box_columns()) line += box + '+';
  return line + '\n';
}

std::string framed_row(const Grid& grid, int row, std::size_t width) {
  const Layout& layout = *grid.layout();
  std::string line = "|";
  for (int column = 0; column < layout.side(); ++column) {
    line += ' ' + right_aligned(grid[layout.cell(row, column)], width);
    if ((column + 1) % layout.box_columns() == 0) line += " |";
  }
  return line + '\n';
}

std::string rows_without_border(const Grid& grid) {
  const Layout& layout = *grid.layout();
  const std::size_t width = decimal(grid.digit_count()).size();
  std::string text;
  for (int row = 0; row < layout.rows(); ++row) {
    for (int column = 0; column < layout.columns(); ++column) {
      const auto cell = layout.cell_at(row, column);
      text += (column > 0 ? " " : "") + (cell ? right_aligned(grid[*cell], width) : std::string(width, ' '));
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

std::vector<std::string> symbols_of(const Grid& grid) {
  std::vector<std::string> cells;
  for (const Digit digit : grid.digits()) cells.emplace_back(1, symbol_of(digit));
  return cells;
}

}  // namespace

std::string write_frame(const Grid& grid) {
  if (!grid.layout()->is_square()) return rows_without_border(grid);
  const std::size_t width = decimal(grid.side()).size();
  std::string text;
  for (int row = 0; row < grid.side(); ++row) {
    if (row % grid.layout()->box_rows() == 0) text += border(*grid.layout(), width);
    text += framed_row(grid, row, width);
  }
  return text + border(*grid.layout(), width);
}

std::string write_plain_boxes(const Grid& grid) { return BoxWriter(*grid.layout(), kPlain, 1).write(symbols_of(grid)); }

std::string write_framed_boxes(const Grid& grid) {
  return BoxWriter(*grid.layout(), kFramed, 1).write(symbols_of(grid));
}

std::string write_pencil_marks(const Grid& grid, std::span<const DigitSet> candidates) {
  std::vector<std::string> cells = symbols_of(grid);
  std::size_t width = 1;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!grid.digits()[i].is_blank() || candidates[i].empty()) continue;
    cells[i].clear();
    candidates[i].for_each([&](Digit digit) { cells[i] += symbol_of(digit); });
    width = std::max(width, cells[i].size());
  }
  return BoxWriter(*grid.layout(), kSpaced, width).write(cells);
}

}  // namespace nonet
