#include "core/formats/jigsaw_and_solo.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/symbols.h"
#include "core/formats/write.h"
#include "core/util/decimal.h"

namespace nonet {

namespace {

// Returns the side of a jigsaw that has this number of symbols and labels together; 0 when there is none.
int jigsaw_side(std::size_t characters) {
  for (std::size_t side = 2; side <= static_cast<std::size_t>(kMaxSymbol); ++side) {
    if (2 * side * side == characters) return static_cast<int>(side);
  }
  return 0;
}

// Gives a reading the layout that the text must have. Returns none when the regions differ: only they can be compared,
// because a line that names its regions may leave out the variants.
std::optional<LineReading> with_layout(std::optional<LineReading> reading, const LayoutRef& known) {
  if (!reading || !known) return reading;
  const Layout& named = *reading->whole;
  if (known->side() != named.side() || region_labels(*known) != region_labels(named)) return std::nullopt;
  reading->whole = known;
  return reading;
}

bool is_number(char symbol) { return symbol >= '0' && symbol <= '9'; }
bool is_run(char symbol) { return symbol >= 'a' && symbol <= 'z'; }

// Joins the cells of a grid between which there is no wall.
class WalledRegions {
 public:
  explicit WalledRegions(int side)
      : side_(side), parents_(static_cast<std::size_t>(side) * static_cast<std::size_t>(side)) {
    std::iota(parents_.begin(), parents_.end(), std::size_t{0});
  }

  // Reads the walls at the front of a text, and removes them. Returns false when there are too few or too many.
  bool read(std::string_view& text) {
    const int gaps = 2 * side_ * (side_ - 1);
    int gap = 0;
    while (gap < gaps + 1 && !text.empty() && (is_run(text.front()) || text.front() == '_')) {
      const int run = text.front() == '_' ? 0 : text.front() - 'a' + 1;
      text.remove_prefix(1);
      const int open = run == 26 ? 25 : run;
      for (int count = 0; count < open && gap < gaps; ++count) join(gap++);
      if (run != 26) ++gap;
    }
    // The text ends with a wall that lies beyond the last gap.
    return gap == gaps + 1;
  }

  std::vector<std::uint16_t> numbers() {
    std::vector<std::size_t> roots;
    std::vector<std::uint16_t> regions;
    for (std::size_t cell = 0; cell < parents_.size(); ++cell) {
      const auto known = std::find(roots.begin(), roots.end(), root(cell));
      regions.push_back(static_cast<std::uint16_t>(known - roots.begin()));
      if (known == roots.end()) roots.push_back(root(cell));
    }
    return regions;
  }

 private:
  // Puts the cells on both sides of a gap into one region.
  void join(int gap) {
    const int inner = side_ - 1;
    const bool in_row = gap < side_ * inner;
    const int line = in_row ? gap / inner : gap / inner - side_;
    const int offset = gap % inner;
    const int first = in_row ? line * side_ + offset : offset * side_ + line;
    const int second = in_row ? first + 1 : first + side_;
    parents_[root(static_cast<std::size_t>(second))] = root(static_cast<std::size_t>(first));
  }
  std::size_t root(std::size_t cell) {
    while (parents_[cell] != cell) cell = parents_[cell] = parents_[parents_[cell]];
    return cell;
  }

  int side_;
  // A forest over the cells: the cells of one region have the same root.
  std::vector<std::size_t> parents_;
};

// Reads a Solo id from left to right.
class SoloReader {
 public:
  explicit SoloReader(std::string_view line) : line_(line) {}

  std::optional<LineReading> read() {
    LineReading reading;
    reading.certainty = Certainty::Certain;
    if (!read_shape() || !take(':') || !read_cells(reading.cells)) return std::nullopt;
    if (jigsaw_ && (!take(',') || !read_walls())) return std::nullopt;
    if (at_ < line_.size() && line_[at_] != ' ' && line_[at_] != '\t') return std::nullopt;
    reading.whole = layout();
    if (!reading.whole) return std::nullopt;
    reading.format = TextFormat::Solo;
    reading.comment = line_.substr(std::min(line_.find_first_not_of(" \t#", at_), line_.size()));
    return reading;
  }

 private:
  char next() const { return at_ < line_.size() ? line_[at_] : '\0'; }
  bool take(char symbol) {
    if (next() != symbol) return false;
    ++at_;
    return true;
  }
  // Reads a number. Returns 0 when there is none, and any number above kMaxSide when it is too large for every grid.
  int number() {
    int value = 0;
    for (; is_number(next()) && value <= Layout::kMaxSide; ++at_) value = 10 * value + (next() - '0');
    return value;
  }

  bool read_shape() {
    box_rows_ = number();
    const bool has_boxes = take('x');
    if (has_boxes) box_columns_ = number();
    side_ = has_boxes ? box_rows_ * box_columns_ : box_rows_;
    while (next() != ':') {
      if (!read_parameter()) return false;
    }
    return side_ >= 2 && side_ <= Layout::kMaxSide && (jigsaw_ || has_boxes);
  }

  // Reads a letter after the sizes. The symmetry and the level are wishes for the program that makes the puzzle.
  bool read_parameter() {
    if (take('j')) return jigsaw_ = true;
    if (take('x')) return rules_.insert(RuleKind::X), true;
    if (take('a')) return true;
    if (take('r') || take('m')) return take('d'), number() > 0;
    constexpr std::string_view kLevels = "tbiaeu";
    return take('d') && kLevels.find(next()) != std::string_view::npos && take(next());
  }

  bool read_cells(LineCells& cells) {
    const auto count = static_cast<std::size_t>(side_) * static_cast<std::size_t>(side_);
    while (cells.size() < count) {
      const std::size_t start = at_;
      if (is_number(next())) {
        cells.push_back({number(), start});
      } else if (is_run(next())) {
        const auto run = static_cast<std::size_t>(line_[at_++] - 'a' + 1);
        cells.insert(cells.end(), run, CellText{0, start});
      } else if (!take('_')) {
        return false;
      }
    }
    return cells.size() == count;
  }

  bool read_walls() {
    WalledRegions walls(side_);
    std::string_view rest = line_.substr(at_);
    if (!walls.read(rest)) return false;
    at_ = line_.size() - rest.size();
    for (const std::uint16_t number : walls.numbers())
      regions_.push_back(static_cast<std::uint8_t>(std::min<std::uint16_t>(number, UINT8_MAX)));
    return true;
  }

  LayoutRef layout() {
    const auto layout = Layout::make(jigsaw_ ? LayoutSpec::jigsaw(side_, regions_, rules_)
                                             : LayoutSpec::with_boxes(box_rows_, box_columns_, rules_));
    return layout && layout.value()->is_square() ? layout.value() : nullptr;
  }

  std::string_view line_;
  std::size_t at_ = 0;
  int box_rows_ = 0;
  int box_columns_ = 0;
  int side_ = 0;
  bool jigsaw_ = false;
  RuleSet rules_;
  std::vector<std::uint8_t> regions_;
};

}  // namespace

std::optional<LineReading> read_jigsaw_line(const TextLine& line) {
  const std::string_view text = line.text;
  const std::size_t length = line.symbols;
  const int side = jigsaw_side(length);
  if (side == 0 || (length < text.size() && !begins_comment(text[length]))) return std::nullopt;
  const std::string_view labels = text.substr(length / 2, length / 2);
  const auto layout = Layout::make(LayoutSpec::jigsaw(side, {labels.begin(), labels.end()}));
  if (!layout || !layout.value()->is_square()) return std::nullopt;
  LineReading reading{symbol_cells(text, length / 2), true, layout.value(), nullptr, Certainty::Certain};
  reading.format = TextFormat::Jigsaw;
  reading.comment = text.substr(std::min(text.find_first_not_of(" \t#", length), text.size()));
  return with_layout(std::move(reading), line.known);
}

std::string write_jigsaw_line(const Grid& grid) {
  return write_line(grid) + (grid.side() <= kMaxSymbol ? region_labels(*grid.layout()) : "");
}

std::optional<std::vector<std::uint16_t>> regions_of_walls(std::string_view text, int side) {
  WalledRegions walls(side);
  if (!walls.read(text) || !text.empty()) return std::nullopt;
  return walls.numbers();
}

namespace {

// `3x3db#123456`: from such a number, Solo makes a puzzle itself.
bool is_solo_seed(std::string_view text) {
  const std::size_t sign = text.find('#');
  if (sign == 0 || sign == std::string_view::npos || sign + 1 == text.size()) return false;
  const std::string_view form = text.substr(0, sign);
  return form[0] >= '1' && form[0] <= '9' && form.find_first_of("xj") != std::string_view::npos &&
         form.find_first_not_of("0123456789abdehijmrtuxk") == std::string_view::npos &&
         text.substr(sign + 1).find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

std::optional<LineReading> read_solo_id(const TextLine& line) {
  if (is_solo_seed(line.text)) {
    LineReading reading;
    reading.certainty = Certainty::Certain;
    reading.item = std::make_shared<const ReadItem>(
        ParseError{ParseErrorCode::UnreadFormat, position_in(line.text, line.number, 0), 0, 0, "Solo's random seeds"});
    return reading;
  }
  if (line.text.find(':') == std::string_view::npos) return std::nullopt;
  return with_layout(SoloReader(line.text).read(), line.known);
}

namespace {

// Writes a run of gaps without a wall and the wall after it.
void append_gaps(std::string& text, int run) {
  for (; run > 25; run -= 25) text += 'z';
  text += run == 0 ? '_' : static_cast<char>('a' + run - 1);
}

std::string walls_of(const Layout& layout) {
  std::string text;
  int run = 0;
  const auto add_gap = [&](Cell first, Cell second) {
    if (layout.region(first) == layout.region(second)) {
      ++run;
    } else {
      append_gaps(text, std::exchange(run, 0));
    }
  };
  const int side = layout.side();
  for (int row = 0; row < side; ++row) {
    for (int column = 1; column < side; ++column) add_gap(layout.cell(row, column - 1), layout.cell(row, column));
  }
  for (int column = 0; column < side; ++column) {
    for (int row = 1; row < side; ++row) add_gap(layout.cell(row - 1, column), layout.cell(row, column));
  }
  append_gaps(text, run);
  return text;
}

std::string clues_of(const Grid& grid) {
  std::string text;
  int blanks = 0;
  const auto end_run = [&] {
    for (; blanks > 26; blanks -= 26) text += 'z';
    if (blanks > 0) text += static_cast<char>('a' + blanks - 1);
    blanks = 0;
  };
  for (const Digit digit : grid.digits()) {
    if (digit.is_blank()) {
      ++blanks;
      continue;
    }
    end_run();
    if (!text.empty() && is_number(text.back())) text += '_';
    text += decimal(digit.value);
  }
  end_run();
  return text;
}

// Tatham's program knows the diagonals and no other variant.
bool has_other_variants(const Layout& layout) {
  return !layout.rules().empty() && !(layout.rules() == RuleSet{RuleKind::X});
}

}  // namespace

std::optional<std::string> write_solo_id(const Grid& grid) {
  const Layout& layout = *grid.layout();
  if (has_other_variants(layout)) return std::nullopt;
  const std::string shape = layout.has_boxes() ? decimal(layout.box_rows()) + 'x' + decimal(layout.box_columns())
                                               : decimal(layout.side()) + 'j';
  std::string text = shape + (layout.rules().empty() ? ":" : "x:") + clues_of(grid);
  if (!layout.has_boxes()) text += ',' + walls_of(layout);
  // Walls cannot describe a region that is in several pieces.
  if (!layout.has_boxes() && !SoloReader(text).read()) return std::nullopt;
  return text;
}

}  // namespace nonet
