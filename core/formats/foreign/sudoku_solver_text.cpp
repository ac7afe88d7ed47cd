#include "core/formats/foreign/sudoku_solver_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/foreign/foreign_puzzle.h"
#include "core/formats/foreign/foreign_writing.h"
#include "core/formats/foreign/sudoku_solver_extra_cells.h"
#include "core/formats/foreign/sudoku_solver_rules.h"
#include "core/formats/rule_text.h"
#include "core/grid/rule_table.h"
#include "core/util/sort.h"
#include "core/util/split.h"

namespace nonet {

namespace {

constexpr std::string_view kFormatName = "sudoku-solver";
constexpr std::string_view kSpaces = " \t\n";
// How deep groups can be inside groups.
constexpr std::size_t kMaxDepth = 32;

std::string_view without_spaces(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kSpaces);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kSpaces) - first + 1);
}

class SolverText {
 public:
  SolverText(std::string_view text, const TextLine& line) : text_(text), line_(line) {}

  ReadItem read() {
    if (!read_parts()) return error_at(wrong_);
    place_extra_cells();
    const LayoutRef layout = layout_of_foreign(spec_, line_.known);
    if (!layout) return error_at(text_);
    ForeignPuzzle puzzle(layout, least_digit_);
    for (const std::vector<SolverPart>& group : groups_) {
      if (!read_solver_group(group, puzzle)) puzzle.leave_unread(group.front().type);
    }
    for (const SolverPart& part : parts_) {
      if (has_extra_cells_ && part.type == "Var") continue;
      // Regions beside boxes are cages, and no houses of the layout.
      const bool is_other_rule = part.type == "RegionSameValues" && !regions_.empty();
      if (is_other_rule || !read_solver_part(part, puzzle))
        puzzle.leave_unread(part.type.empty() ? "Given" : part.type);
    }
    add_diagonals(puzzle);
    add_regions(puzzle);
    const auto offset = static_cast<std::size_t>(text_.data() - line_.text.data());
    ParsedPuzzle read =
        std::move(puzzle).finish(TextFormat::SudokuSolver, position_in(line_.text, line_.number, offset));
    if (least_digit_ == 0) read.style = DigitStyle::ZeroIsDigit;
    if (read.rules.contains(RuleKind::NonConsecutive)) separate_dotted(read);
    return read;
  }

 private:
  ParseError error_at(std::string_view part) const {
    const auto offset = static_cast<std::size_t>(part.data() - line_.text.data());
    return {ParseErrorCode::BadForeignText, position_in(line_.text, line_.number, offset), 0, 0,
            std::string(kFormatName)};
  }

  // Cuts the text into parts, and reads those that are about the layout. Returns false at a part that is wrong.
  bool read_parts() {
    std::size_t depth = 0;        // of all groups
    std::size_t group_depth = 0;  // of the outermost group whose parts are not facts; 0 outside
    for (const std::string_view item : split(text_.substr(1), '.')) {
      wrong_ = item;
      SolverPart part;
      for (const std::string_view word : split(item, '~')) part.arguments.push_back(without_spaces(word));
      part.type = part.arguments.front();
      part.arguments.erase(part.arguments.begin());
      if (part.type == "End") {
        if (depth == 0) return false;
        if (group_depth > 0) groups_.back().push_back(part);
        if (depth-- == group_depth) group_depth = 0;
      } else if (part.type == "Or" || part.type == "And" || part.type == "Replicate") {
        if (++depth > kMaxDepth) return false;
        if (group_depth == 0 && part.type != "And") {
          group_depth = depth;
          groups_.emplace_back();
        }
        if (group_depth > 0) groups_.back().push_back(std::move(part));
      } else if (group_depth > 0) {
        groups_.back().push_back(std::move(part));
      } else {
        if (!read_layout_part(part)) return false;
        parts_.push_back(std::move(part));
      }
    }
    if (depth > 0) return false;
    return settle_shape();
  }

  bool read_layout_part(const SolverPart& part) {
    if (part.type == "Shape") return read_shape(part.arguments);
    if (part.type == "RegionSize") return read_region_size(part.arguments);
    if (part.type == "Var" && !extra_cells_.add(part)) has_other_cells_ = true;
    if (part.type == "NoBoxes") has_boxes_ = false;
    if (part.type == "Jigsaw" && !part.arguments.empty()) regions_ = part.arguments.back();
    for (const SolverKind& row : solver_kinds()) {
      if (!names_kind(part, row)) continue;
      if (row.kind == RuleKind::RisingDiagonal) rises_ = true;
      if (row.kind == RuleKind::FallingDiagonal) falls_ = true;
      if (rule_row(row.kind).belongs_to_layout()) layout_kinds_.push_back(row.kind);
    }
    return true;
  }

  // Without a place for all of them, no extra cell has one, and the rules that name one are not read.
  void place_extra_cells() {
    has_extra_cells_ = !extra_cells_.empty() && !has_other_cells_ && extra_cells_.add_to(spec_);
    if (!has_extra_cells_) return;
    for (SolverPart& part : parts_) extra_cells_.rename_cells(part);
    for (std::vector<SolverPart>& group : groups_) {
      for (SolverPart& part : group) extra_cells_.rename_cells(part);
    }
  }

  // `6x8`, `6x8~9` (nine digits), `6x8~0-8` and `6x8~~Sudoku`. Without a number there are as many digits as cells in
  // the longer of a row and a column. A grid of the type Raw has no rows and columns as houses, and no layout here is
  // so.
  bool read_shape(const std::vector<std::string_view>& arguments) {
    if (arguments.empty()) return true;
    const std::size_t cross = arguments[0].find('x');
    const auto rows = foreign_number(arguments[0].substr(0, cross));
    const auto columns =
        cross == std::string_view::npos ? std::nullopt : foreign_number(arguments[0].substr(cross + 1));
    const auto fits = [](std::optional<int> number) { return number && *number >= 1 && *number <= kMaxForeignSide; };
    if (!fits(rows) || !fits(columns) || arguments.size() > 3) return false;
    rows_ = *rows;
    columns_ = *columns;
    digits_ = longer_side();
    if (arguments.size() > 1 && !arguments[1].empty() && !read_range(arguments[1])) return false;
    return arguments.size() < 3 || arguments[2].empty() || arguments[2] == "Sudoku";
  }

  // `9`, `1-9` or `0-8`.
  bool read_range(std::string_view range) {
    const std::size_t hyphen = range.find('-');
    const auto first = hyphen == std::string_view::npos ? 1 : foreign_number(range.substr(0, hyphen));
    const auto last = foreign_number(hyphen == std::string_view::npos ? range : range.substr(hyphen + 1));
    if (!first || !last || (*first != 0 && *first != 1)) return false;
    least_digit_ = *first;
    digits_ = *last - *first + 1;
    return digits_ >= longer_side() && digits_ <= kMaxForeignSide;
  }

  bool read_region_size(const std::vector<std::string_view>& arguments) {
    const auto size = arguments.size() == 1 ? foreign_number(arguments[0]) : std::nullopt;
    if (!size || *size < 1 || *size > digits_) return false;
    region_size_ = *size;
    return true;
  }

  int longer_side() const { return std::max(rows_, columns_); }

  bool settle_shape() {
    const auto cells = static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_);
    if (!regions_.empty() && regions_.size() != cells) return wrong_ = regions_, false;
    const bool is_square = rows_ == columns_ && rows_ == digits_ && region_size_.value_or(digits_) == digits_;
    const bool has_boxes = is_square ? settle_square() : settle_other_shape();
    if (rises_ && falls_) spec_.rules.insert(RuleKind::X);
    for (const RuleKind kind : layout_kinds_) {
      LayoutSpec with_rule = spec_;
      with_rule.rules.insert(kind);
      if (kind == RuleKind::Windoku && (!is_square || digits_ != 9)) continue;
      if (kind == RuleKind::Disjoint && !regions_.empty() && !has_boxes) continue;
      if (is_square || Layout::make(with_rule)) spec_ = std::move(with_rule);
    }
    return has_boxes || regions_.empty() || take_regions(is_square);
  }

  // Returns true when the grid has boxes.
  bool settle_square() {
    const LayoutRef usual = Layout::of_side(digits_);
    const bool has_boxes = has_boxes_ && usual != nullptr;
    spec_ = has_boxes ? usual->spec() : LayoutSpec::with_boxes(1, digits_);
    return has_boxes;
  }

  bool settle_other_shape() {
    const auto [box_rows, box_columns] =
        has_boxes_ ? solver_boxes(rows_, columns_, region_size_.value_or(longer_side())) : std::pair(0, 0);
    spec_.digits = digits_;
    spec_.grids.front() = {0, 0, rows_, columns_, box_rows, box_columns, {}};
    return box_rows != 0;
  }

  // Makes the labels the regions of the layout, where a layout can have them. In a grid that is no square, pieces have
  // as many cells as the longer side, or more up to the number of digits. The cells of one other label are in no
  // region, which here is a region of one cell.
  bool take_regions(bool is_square) {
    std::vector<std::uint8_t> labels(regions_.begin(), regions_.end());
    std::array<int, 256> sizes{};
    for (const std::uint8_t label : labels) ++sizes[label];
    if (!is_square) {
      if (sizes[labels.front()] == static_cast<int>(labels.size())) return regions_ = {}, true;
      const auto is_piece = [&](int size) { return size >= longer_side() && size <= digits_; };
      if (std::count_if(sizes.begin(), sizes.end(), [&](int size) { return size > 0 && !is_piece(size); }) > 1)
        return wrong_ = regions_, false;
      std::size_t free = 0;
      for (std::uint8_t& label : labels) {
        if (is_piece(sizes[label])) continue;
        while (free < sizes.size() && sizes[free] > 0) ++free;
        if (free >= GridSpec::kEmptyPlace) return wrong_ = regions_, false;
        label = static_cast<std::uint8_t>(free++);
      }
    }
    LayoutSpec with_regions = spec_;
    GridSpec& grid = with_regions.grids.front();
    grid = {0, 0, rows_, columns_, 0, 0, std::move(labels)};
    if (Layout::make(with_regions)) {
      spec_ = std::move(with_regions);
      regions_ = {};
    }
    return true;
  }

  void add_diagonals(ForeignPuzzle& puzzle) const {
    if (rises_ == falls_) return;
    const SolverKind& row = solver_kind(rises_ ? RuleKind::RisingDiagonal : RuleKind::FallingDiagonal);
    if (!has_extra_cells_ || rows_ != columns_) return puzzle.add(row.type, row.kind, {});
    // Only a square has a rule about its diagonal.
    std::vector<Cell> cells;
    for (int place = 0; place < rows_; ++place)
      cells.push_back(puzzle.layout().cell(place, rises_ ? rows_ - 1 - place : place));
    puzzle.add(row.type, RuleKind::Cage, std::move(cells));
  }

  // Regions that are not those of the layout, because there are boxes, too, or because some regions are smaller.
  void add_regions(ForeignPuzzle& puzzle) const {
    std::string labels(regions_);
    shell_sort(labels);
    labels.erase(std::unique(labels.begin(), labels.end()), labels.end());
    if (labels.size() < 2) return;
    for (const char label : labels) {
      std::vector<Cell> cells;
      for (std::size_t index = 0; index < regions_.size(); ++index) {
        if (regions_[index] == label) cells.push_back(Cell{static_cast<std::uint16_t>(index)});
      }
      if (cells.size() <= static_cast<std::size_t>(digits_)) puzzle.add("Jigsaw", RuleKind::Cage, std::move(cells));
    }
  }

  static void list_dotted(std::span<const Rule> rules, std::vector<Rule>& apart) {
    for (const Rule& rule : rules) {
      list_dotted(rule.parts, apart);
      if (rule.kind == RuleKind::WhiteDot || rule.kind == RuleKind::BlackDot)
        apart.push_back({RuleKind::Whisper, rule.cells, {2}});
    }
  }

  // For Interactive-Sudoku-Solver, neighbours with a dot are not exempt from AntiConsecutive.
  static void separate_dotted(ParsedPuzzle& read) {
    std::vector<Rule> apart;
    list_dotted(std::vector<Rule>(read.rules.begin(), read.rules.end()), apart);
    if (read.rules.size_with_parts() + apart.size() > kMaxRules) {
      read.unread_rules.emplace_back(solver_kind(RuleKind::NonConsecutive).type);
      return;
    }
    for (Rule& rule : apart) read.rules.insert(std::move(rule));
  }

  std::string_view text_;
  const TextLine& line_;
  std::vector<SolverPart> parts_;
  // The parts of each outermost group that are no facts, from the name of the group to its end.
  std::vector<std::vector<SolverPart>> groups_;
  // The rules of the layout that the text names.
  std::vector<RuleKind> layout_kinds_;
  // Where the text is wrong.
  std::string_view wrong_;
  LayoutSpec spec_;
  int rows_ = 9;
  int columns_ = 9;
  int digits_ = 9;
  // The number that the text writes for the smallest digit: 1, or 0.
  int least_digit_ = 1;
  // How many cells a box has, when the text says it.
  std::optional<int> region_size_;
  bool has_boxes_ = true;
  SolverExtraCells extra_cells_;
  bool has_extra_cells_ = false;
  // True when a part that should add extra cells has another form.
  bool has_other_cells_ = false;
  bool rises_ = false;
  bool falls_ = false;
  // The labels of irregular regions.
  std::string_view regions_;
};

}  // namespace

std::pair<int, int> solver_boxes(int rows, int columns, int size) {
  for (int less = size; less >= 2; --less) {
    const int more = size / less;
    if (less * more != size || less > more) continue;
    if (rows % less == 0 && columns % more == 0) return {less, more};
    if (rows % more == 0 && columns % less == 0) return {more, less};
  }
  return {0, 0};
}

bool looks_like_sudoku_solver_text(std::string_view text) {
  if (text.size() < 2 || text[0] != '.') return false;
  if (text.starts_with(".~R")) return true;
  const std::string_view type = without_spaces(text.substr(1, text.find_first_of(".~", 1) - 1));
  // A line of symbols can begin with capital letters, too.
  const bool has_small_letter = std::any_of(type.begin(), type.end(), [](char it) { return it >= 'a' && it <= 'z'; });
  return is_solver_type(type) && (has_small_letter || text.find('~') != std::string_view::npos);
}

ReadItem read_sudoku_solver_text(std::string_view text, const TextLine& line) { return SolverText(text, line).read(); }

}  // namespace nonet
