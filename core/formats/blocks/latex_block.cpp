#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include "core/formats/blocks/block_readers.h"
#include "core/formats/blocks/cells_grid.h"
#include "core/formats/blocks/row_cells.h"
#include "core/formats/blocks/signs.h"

namespace nonet {

namespace {

// Returns the group in braces at the front of a text, without the braces; the text goes on behind the group. None when
// no group begins here.
std::optional<std::string_view> take_group(std::string_view& text) {
  std::string_view rest = text;
  rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n"), rest.size()));
  if (!rest.starts_with('{')) return std::nullopt;
  constexpr std::size_t kLongestGroup = 4096;
  rest = rest.substr(0, kLongestGroup);
  int depth = 0;
  for (std::size_t at = 0; at < rest.size(); ++at) {
    if (rest[at] == '{') ++depth;
    if (rest[at] == '}' && --depth == 0) {
      text = text.substr(offset_in(text, rest) + at + 1);
      return rest.substr(1, at - 1);
    }
  }
  return std::nullopt;
}

// The text of a cell without commands and braces: `\textbf{5}`, `{}`, `$7$`, `~`.
std::string_view bare_cell(std::string_view text) {
  for (;;) {
    text = without_space_around(text);
    if (text.starts_with('\\')) {
      std::size_t end = 1;
      while (end < text.size() && is_ascii_letter(text[end])) ++end;
      text.remove_prefix(std::max<std::size_t>(end, 1));
      continue;
    }
    if (text.size() > 1 &&
        ((text.front() == '{' && text.back() == '}') || (text.front() == '$' && text.back() == '$'))) {
      text = text.substr(1, text.size() - 2);
      continue;
    }
    return text == "~" ? text.substr(1) : text;
  }
}

// A row of cells while a grid is read. Empty when some text is no cell.
class LatexReader {
 public:
  explicit LatexReader(const TextBlock& block) : block_(block) {}

  std::vector<ReadItem> read() {
    for (at_ = 0; at_ < block_.text.size();) {
      const std::size_t end = std::min(block_.text.find('\n', at_), block_.text.size());
      read_line(block_.text.substr(at_, end - at_), end + 1);
    }
    end_grid();
    if (items_.empty()) {
      items_.emplace_back(ParseError{ParseErrorCode::NoPuzzleFound, block_.position(fault_), 0, 0, "LaTeX"});
    }
    return std::move(items_);
  }

 private:
  // `next` is where the line after this one begins.
  void read_line(std::string_view line, std::size_t next) {
    const std::size_t start = at_;
    at_ = next;
    std::string_view text = without_space_around(line.substr(0, comment_in(line)));
    if (text.starts_with("\\begin{") || text.starts_with("\\end{")) return end_grid();
    constexpr std::string_view kSetRow = "\\setrow";
    if (text.starts_with(kSetRow)) {
      at_ = start + offset_in(line, text) + kSetRow.size();
      return read_set_row();
    }
    if (text.starts_with('|')) return read_bars(text);
    if (text.find('&') != std::string_view::npos) return read_table(text);
    read_group(text);
  }

  static std::size_t comment_in(std::string_view line) {
    const std::size_t sign = line.find('%');
    return sign != std::string_view::npos && sign > 0 && line[sign - 1] == '\\' ? std::string_view::npos : sign;
  }

  // `|8| |5|4| … |.`, a row of the package sudoku.
  void read_bars(std::string_view text) {
    BlockCells row;
    text.remove_prefix(1);
    for (std::size_t bar = text.find('|'); bar != std::string_view::npos; bar = text.find('|')) {
      if (!add_cell(row, text.substr(0, bar))) return;
      text.remove_prefix(bar + 1);
    }
    add_row(std::move(row));
  }

  // `5 & 3 & … \\`, a row of a table.
  void read_table(std::string_view text) {
    for (const std::string_view sign : {"\\hline", "\\cline", "\\midrule", "\\toprule", "\\cmidrule"}) {
      if (!text.starts_with(sign)) continue;
      text.remove_prefix(sign.size());
      take_group(text);
    }
    text = text.substr(0, text.find("\\\\"));
    BlockCells row;
    while (true) {
      const std::size_t end = text.find('&');
      if (!add_cell(row, text.substr(0, end))) return;
      if (end == std::string_view::npos) break;
      text.remove_prefix(end + 1);
    }
    add_row(std::move(row));
  }

  // `\sudoku{7008…}`, a command with the symbols of a grid.
  void read_group(std::string_view text) {
    const std::size_t brace = text.find('{');
    if (brace == std::string_view::npos) return;
    text.remove_prefix(brace);
    while (const auto group = take_group(text)) {
      auto cells = cells_in_text(*group, offset_in(block_.text, *group));
      constexpr std::size_t kFewestCells = 36;
      if (!cells || cells->cells.size() < kFewestCells || !has_digit(*cells)) continue;
      end_grid();
      add(*std::move(cells));
    }
  }

  // `\setrow{9}{8,{},…}` of the package logicpuzzle, whose rows are counted from below; or `\setrow{8}{ }…` with a
  // group for each cell.
  void read_set_row() {
    std::string_view rest = block_.text.substr(at_);
    std::vector<std::string_view> groups;
    while (const auto group = take_group(rest)) groups.push_back(*group);
    const std::size_t read = block_.text.size() - rest.size();
    const std::size_t line_end = block_.text.find('\n', read);
    at_ = line_end == std::string_view::npos ? block_.text.size() : line_end + 1;
    BlockCells row;
    if (groups.size() != 2) {
      for (const std::string_view group : groups) {
        if (!add_cell(row, group)) return;
      }
      return add_row(std::move(row));
    }
    int number = 0;
    std::from_chars(groups[0].data(), groups[0].data() + groups[0].size(), number);
    std::string_view list = groups[1];
    int depth = 0;
    std::size_t first = 0;
    for (std::size_t place = 0; place <= list.size(); ++place) {
      if (place < list.size() && list[place] == '{') ++depth;
      if (place < list.size() && list[place] == '}') --depth;
      if (place < list.size() && (list[place] != ',' || depth > 0)) continue;
      if (!add_cell(row, list.substr(first, place - first))) return;
      first = place + 1;
    }
    if (last_number_ > 0) (number > last_number_ ? rises_ : falls_) = true;
    last_number_ = number;
    add_row(std::move(row));
  }

  bool add_cell(BlockCells& row, std::string_view text) {
    const std::string_view bare = bare_cell(text);
    const std::size_t offset = offset_in(block_.text, text);
    const auto cell = block_cell(bare, offset);
    if (!cell) return fault_ = offset, false;
    row.symbols = row.symbols && bare.size() <= 1;
    row.cells.push_back(*cell);
    return true;
  }

  void add_row(BlockCells row) {
    if (row.cells.empty()) return;
    if (!rows_.empty() && rows_.front().cells.size() != row.cells.size()) end_grid();
    rows_.push_back(std::move(row));
  }

  // Adds a puzzle for each n rows of n cells.
  void end_grid() {
    std::vector<BlockCells> rows = std::exchange(rows_, {});
    const bool rises = std::exchange(rises_, false);
    const bool falls = std::exchange(falls_, false);
    if (rises) std::reverse(rows.begin(), rows.end());
    last_number_ = 0;
    if (rows.empty()) return;
    const std::size_t side = rows.front().cells.size();
    if ((rises && falls) || rows.size() % side != 0 || side_of_cells(side * side) == 0) {
      fault_ = rows.back().cells.front().offset;
      return;
    }
    BlockCells read;
    for (const BlockCells& row : rows) {
      read.cells.insert(read.cells.end(), row.cells.begin(), row.cells.end());
      read.symbols = read.symbols && row.symbols;
      if (read.cells.size() == side * side) add(std::exchange(read, {}));
    }
  }

  void add(BlockCells read) {
    if (block_.known && static_cast<std::size_t>(block_.known->cell_count()) != read.cells.size()) return;
    auto puzzle = puzzle_of_cells(block_, std::move(read), block_.known, TextFormat::Latex);
    if (const auto* offset = std::get_if<std::size_t>(&puzzle)) {
      fault_ = *offset;
    } else {
      items_.emplace_back(std::get<ParsedPuzzle>(std::move(puzzle)));
    }
  }

  const TextBlock& block_;
  std::size_t at_ = 0;
  std::vector<BlockCells> rows_;
  int last_number_ = 0;
  bool rises_ = false;
  bool falls_ = false;
  std::vector<ReadItem> items_;
  std::size_t fault_ = 0;
};

}  // namespace

std::vector<ReadItem> read_latex_block(const TextBlock& block) { return LatexReader(block).read(); }

}  // namespace nonet
