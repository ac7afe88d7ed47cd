#include "core/formats/foreign/pad_layout.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

#include "core/formats/drawn/plain_words.h"
#include "core/formats/foreign/f_puzzle_layout.h"
#include "core/formats/foreign/foreign_puzzle.h"
#include "core/formats/foreign/foreign_writing.h"
#include "core/formats/layout_name.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

// Global rules that belong to the layout.
constexpr std::array<std::pair<std::string_view, RuleKind>, 4> kLayoutRules{{{"antiknight", RuleKind::AntiKnight},
                                                                             {"antiking", RuleKind::AntiKing},
                                                                             {"disjoint", RuleKind::Disjoint},
                                                                             {"windoku", RuleKind::Windoku}}};

// The rows and columns of the board are no houses.
constexpr std::string_view kNoRowsAndColumns = "norowcol";

// Global rules are in a list of names, and as members that are true.
std::set<std::string> global_rules(const JsonValue& root) {
  std::set<std::string> names;
  for (const JsonValue& name : items_of(root.member("global"))) names.insert(name.text);
  const auto add_members = [&](const JsonValue& object) {
    for (std::size_t index = 0; index < object.keys.size(); ++index) {
      if (is_true(&object.items[index])) names.insert(object.keys[index]);
    }
  };
  add_members(root);
  for (const std::string_view key : {"metadata", "metaData"}) {
    if (const JsonValue* metadata = root.member(key)) add_members(*metadata);
  }
  return names;
}

bool is_usual_layout(const Layout& layout) {
  const auto names = names_of_several_grids();
  return std::find(names.begin(), names.end(), name_of(layout)) != names.end();
}

}  // namespace

const std::vector<JsonValue>& items_of(const JsonValue* value) {
  static const std::vector<JsonValue> kNone;
  return value != nullptr && value->kind == JsonValue::Kind::List ? value->items : kNone;
}

std::optional<std::vector<PadPlace>> places_in(const JsonValue* value) {
  std::vector<PadPlace> places;
  for (const JsonValue& place : items_of(value)) {
    const auto& numbers = items_of(&place);
    const auto row = numbers.size() == 2 ? number_in(&numbers[0]) : std::nullopt;
    const auto column = numbers.size() == 2 ? number_in(&numbers[1]) : std::nullopt;
    if (!row || !column) return std::nullopt;
    places.push_back({*row, *column});
  }
  return places;
}

PadLayout::PadLayout(const JsonValue& root, std::string words, std::string solution)
    : root_(root), words_(std::move(words)), solution_(std::move(solution)), names_(global_rules(root)) {}

LayoutRef PadLayout::make(const LayoutRef& known) {
  if (!read_board() || !read_regions()) return nullptr;
  if (!take_square() && !take_several_grids()) {
    if (std::max(rows_, columns_) > kMaxForeignSide) return nullptr;
    take_one_grid();
  }
  take_digits();
  add_rules();
  return layout_of_foreign(spec_, known);
}

// All rows must be equally long.
bool PadLayout::read_board() {
  const auto& rows = items_of(root_.member("cells"));
  const std::size_t columns = rows.empty() ? 0 : rows.front().items.size();
  constexpr std::size_t kLongest = LayoutSpec::kMaxSide;
  const auto is_full = [&](const JsonValue& row) { return row.items.size() == columns; };
  if (rows.size() > kLongest || columns < 1 || columns > kLongest || !std::all_of(rows.begin(), rows.end(), is_full))
    return false;
  rows_ = static_cast<int>(rows.size());
  columns_ = static_cast<int>(columns);
  return true;
}

bool PadLayout::read_regions() {
  constexpr int kNoRegion = -1;
  labels_.assign(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_), kNoRegion);
  std::vector<std::vector<PadPlace>> listed;
  for (const JsonValue& region : items_of(root_.member("regions"))) {
    auto places = places_in(&region);
    if (!places) return false;
    listed.push_back(*std::move(places));
  }
  if (listed.empty()) listed = hidden_regions();
  for (std::vector<PadPlace>& places : listed) {
    for (const PadPlace& place : places) {
      if (place.row < 0 || place.row >= rows_ || place.column < 0 || place.column >= columns_) return false;
      labels_[static_cast<std::size_t>(place.row * columns_ + place.column)] = static_cast<int>(regions_.size());
    }
    regions_.push_back(std::move(places));
  }
  has_all_regions_ = regions_.empty() || std::find(labels_.begin(), labels_.end(), kNoRegion) == labels_.end();
  for (const JsonValue& cage : items_of(root_.member("cages"))) {
    auto line = text_in(cage.member("type")) == "rowcol" ? places_in(cage.member("cells")) : std::nullopt;
    if (!line) continue;
    shell_sort(*line);
    lines_.insert(*std::move(line));
  }
  return true;
}

// Hidden cages with different digits are the regions of a text without regions, when they cover the board and each has
// as many cells as a row.
std::vector<std::vector<PadPlace>> PadLayout::hidden_regions() const {
  if (rows_ != columns_) return {};
  std::vector<std::vector<PadPlace>> hidden;
  std::set<PadPlace> covered;
  for (const JsonValue& cage : items_of(root_.member("cages"))) {
    if (!is_true(cage.member("hidden")) || !is_true(cage.member("unique"))) continue;
    auto places = places_in(cage.member("cells"));
    if (!places || places->size() != static_cast<std::size_t>(rows_)) return {};
    covered.insert(places->begin(), places->end());
    hidden.push_back(*std::move(places));
  }
  const std::size_t cells = labels_.size();
  return hidden.size() == static_cast<std::size_t>(rows_) && covered.size() == cells
             ? hidden
             : std::vector<std::vector<PadPlace>>{};
}

// A text with an empty list of regions has the usual boxes when its words say so.
bool PadLayout::says_no_boxes() const {
  const JsonValue* regions = root_.member("regions");
  if (regions == nullptr || regions->kind != JsonValue::Kind::List || !regions->items.empty()) return false;
  return !fits_pattern(
      words_, "box|boxes|3x3|2x2|2x3|3x2|4x4 box|region|block|nonet|sudoku|normal|standard|classic|usual|regular");
}

bool PadLayout::take_square() {
  if (rows_ != columns_ || rows_ < 2 || rows_ > kMaxForeignSide || !has_all_regions_) return false;
  if (regions_.empty()) {
    const LayoutRef usual = says_no_boxes() ? nullptr : Layout::of_side(rows_);
    spec_ = usual ? usual->spec() : LayoutSpec::with_boxes(1, rows_);
    return true;
  }
  if (static_cast<int>(regions_.size()) > rows_) return false;
  LayoutSpec jigsaw = LayoutSpec::jigsaw(rows_, {labels_.begin(), labels_.end()});
  const auto normal = normal_form(jigsaw);
  if (!normal || !is_square(normal.value())) return false;
  spec_ = std::move(jigsaw);
  return true;
}

// True when the square of places is made of whole regions, and its rows and columns are lines where there are lines.
bool PadLayout::is_grid_at(int row, int column, int size) const {
  std::map<int, int> sizes;
  for (int down = 0; down < size; ++down) {
    for (int right = 0; right < size; ++right) {
      const int label = label_at(row + down, column + right);
      if (label < 0) return false;
      ++sizes[label];
    }
  }
  if (!std::all_of(sizes.begin(), sizes.end(), [&](const auto& region) { return region.second == size; })) return false;
  if (lines_.empty()) return true;
  for (int line = 0; line < size; ++line) {
    std::vector<PadPlace> across;
    std::vector<PadPlace> down;
    for (int place = 0; place < size; ++place) {
      across.push_back({row + line, column + place});
      down.push_back({row + place, column + line});
    }
    if (!lines_.contains(across) || !lines_.contains(down)) return false;
  }
  return true;
}

// The grids with a cell that no other one has.
std::vector<PadPlace> PadLayout::needed_grids(const std::vector<PadPlace>& places, int size) const {
  std::vector<int> counts(labels_.size());
  const auto for_each_place = [&](const PadPlace& first, auto&& visit) {
    for (int row = first.row; row < first.row + size; ++row) {
      for (int column = first.column; column < first.column + size; ++column)
        visit(counts[static_cast<std::size_t>(row * columns_ + column)]);
    }
  };
  for (const PadPlace& place : places) for_each_place(place, [](int& count) { ++count; });
  std::vector<PadPlace> needed;
  for (const PadPlace& place : places) {
    bool is_needed = false;
    for_each_place(place, [&](int count) { is_needed = is_needed || count == 1; });
    if (is_needed) needed.push_back(place);
  }
  // All cells in regions must be in grids.
  for (std::size_t place = 0; place < labels_.size(); ++place) {
    if (labels_[place] >= 0 && counts[place] == 0) return {};
  }
  return needed;
}

LayoutSpec PadLayout::spec_of_grids(const std::vector<PadPlace>& places, int size) const {
  LayoutSpec spec;
  spec.digits = size;
  spec.grids.clear();
  for (const PadPlace& place : places) {
    std::map<int, std::uint8_t> numbers;
    GridSpec grid{place.row, place.column, size, size, 0, 0, {}};
    for (int row = place.row; row < place.row + size; ++row) {
      for (int column = place.column; column < place.column + size; ++column) {
        const auto next = static_cast<std::uint8_t>(numbers.size());
        grid.regions.push_back(numbers.emplace(label_at(row, column), next).first->second);
      }
    }
    spec.grids.push_back(std::move(grid));
  }
  return spec;
}

// A small board may have digits up to 9, which the author's solution or the words show.
void PadLayout::take_digits() {
  constexpr int kDigits = 9;
  if (spec_.digits >= kDigits) return;
  const bool is_whole =
      solution_.size() == labels_.size() && solution_.find_first_not_of("123456789") == std::string::npos;
  const bool is_shown = is_whole && *std::max_element(solution_.begin(), solution_.end()) - '0' > spec_.digits;
  if (is_shown || fits_pattern(words_, "digits 1-9|digits 1 - 9|digits from 1 to 9|digits 1 to 9|set 1-9"))
    spec_.digits = kDigits;
}

bool PadLayout::take_several_grids() {
  constexpr int kSmallestGrid = 4;
  // Such a board can be one grid, whose rows have different digits.
  const bool has_rows = lines_.empty() && !names_.contains(std::string(kNoRowsAndColumns));
  if (has_rows && has_all_regions_ && std::max(rows_, columns_) <= kMaxForeignSide) return false;
  const int size = regions_.empty() ? 0 : static_cast<int>(regions_.front().size());
  const bool are_equal = std::all_of(regions_.begin(), regions_.end(),
                                     [&](const auto& region) { return static_cast<int>(region.size()) == size; });
  if (!are_equal || size < kSmallestGrid || size > kMaxForeignSide || size > std::min(rows_, columns_)) return false;
  std::vector<PadPlace> places;
  for (int row = 0; row + size <= rows_; ++row) {
    for (int column = 0; column + size <= columns_; ++column) {
      if (is_grid_at(row, column, size)) places.push_back({row, column});
    }
  }
  if (places.size() < 2) return false;
  const std::vector<PadPlace> needed = needed_grids(places, size);
  if (needed.empty()) return false;
  LayoutSpec spec = spec_of_grids(places, size);
  const auto layout = Layout::make(spec);
  if (!layout || (lines_.empty() && needed != places && !is_usual_layout(*layout.value()))) return false;
  spec_ = std::move(spec);
  has_all_regions_ = true;
  names_.erase(std::string(kNoRowsAndColumns));
  return true;
}

void PadLayout::take_one_grid() {
  if (rows_ == columns_) {
    spec_ = LayoutSpec::with_boxes(1, rows_);
    if (has_all_regions_) other_regions_ = regions_;
    return;
  }
  std::size_t digits = static_cast<std::size_t>(std::max(rows_, columns_));
  if (has_all_regions_) {
    for (const auto& region : regions_) digits = std::max(digits, region.size());
  }
  spec_.digits = static_cast<int>(std::min(digits, labels_.size()));
  GridSpec& grid = spec_.grids.front();
  grid = {0, 0, rows_, columns_, 0, 0, {}};
  // A region of each cell has a number of 8 bits.
  if (has_all_regions_ && !regions_.empty() && regions_.size() < GridSpec::kEmptyPlace)
    grid.regions.assign(labels_.begin(), labels_.end());
}

void PadLayout::add_rules() {
  for (const auto& [name, kind] : kLayoutRules) {
    if (!names_.contains(std::string(name))) continue;
    LayoutSpec with_rule = spec_;
    with_rule.rules.insert(kind);
    if (!Layout::make(with_rule)) continue;
    spec_ = std::move(with_rule);
    names_.erase(std::string(name));
  }
  if (!names_.contains("diagonal+") || !names_.contains("diagonal-")) return;
  LayoutSpec with_diagonals = spec_;
  with_diagonals.rules.insert(RuleKind::X);
  if (!Layout::make(with_diagonals)) return;
  spec_ = std::move(with_diagonals);
  names_.erase("diagonal+");
  names_.erase("diagonal-");
}

}  // namespace nonet
