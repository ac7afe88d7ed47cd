#include "core/formats/layout_name.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <tuple>
#include <utility>

#include "core/formats/symbols.h"
#include "core/grid/rule_table.h"
#include "core/util/decimal.h"
#include "core/util/split.h"

namespace nonet {

namespace {

constexpr std::string_view kJigsaw = "jigsaw:";
constexpr std::string_view kShape = "shape:";
constexpr std::string_view kGattai = "gattai:";
constexpr std::string_view kDigits = "digits:";
constexpr std::string_view kNoRegions = "none";
constexpr char kNoCell = '.';
constexpr int kOutOfRange = Layout::kMaxSide + 1;

// The places of the usual layouts of several 9×9 grids with 3×3 boxes. Sources: the arrangements of butterfly, flower,
// samurai, sohei and windmill (kazaguruma) as in the collection of janko.at and in tkoz0/logic-puzzles-solvers;
// twodoku and cross as in KSudoku and in Sudopedia's list of gattai.
struct KnownGrids {
  std::string_view name;
  std::string_view grids;
};
constexpr std::array<KnownGrids, 7> kKnownGrids{{
    {"samurai", "3x3@0,0+0,12+6,6+12,0+12,12"},
    {"twodoku", "3x3@0,0+6,6"},
    {"butterfly", "3x3@0,0+0,3+3,0+3,3"},
    {"cross", "3x3@0,6+6,0+6,6+6,12+12,6"},
    {"flower", "3x3@0,3+3,0+3,3+3,6+6,3"},
    {"sohei", "3x3@0,6+6,0+6,12+12,6"},
    {"windmill", "3x3@0,3+3,12+6,6+9,0+12,9"},
}};

std::optional<int> whole_number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// Two numbers with a character between them. Large numbers are all out of range alike.
std::optional<std::pair<int, int>> two_numbers(std::string_view text, std::string_view between) {
  const std::size_t middle = text.find_first_of(between);
  if (middle == std::string_view::npos) return std::nullopt;
  const auto first = whole_number(text.substr(0, middle));
  const auto second = whole_number(text.substr(middle + 1));
  if (!first || !second || *first < 0 || *second < 0) return std::nullopt;
  return std::pair(std::min(*first, kOutOfRange), std::min(*second, kOutOfRange));
}

std::optional<std::pair<int, int>> rows_by_columns(std::string_view text) {
  const auto numbers = two_numbers(text, "xX");
  return numbers && numbers->first >= 1 && numbers->second >= 1 ? numbers : std::nullopt;
}

// The digits from 0 or 1 to B: how many they are.
std::optional<int> digits_of(std::string_view text) {
  const auto numbers = two_numbers(text, "-");
  if (!numbers || numbers->first > 1) return std::nullopt;
  return numbers->second - numbers->first + 1;
}

// The numbers of the regions of labels. `may_be_empty`: a point is a place without a cell. None when a label is wrong,
// or when there are more regions than numbers.
std::optional<std::vector<std::uint8_t>> regions_of_labels(std::string_view labels, bool may_be_empty) {
  const bool are_numbers = labels.find(',') != std::string_view::npos;
  std::array<int, 256> known;
  known.fill(-1);
  int count = 0;
  std::vector<std::uint8_t> regions;
  while (!labels.empty()) {
    const std::size_t length = are_numbers ? std::min(labels.find(','), labels.size()) : 1;
    const std::string_view word = labels.substr(0, length);
    labels.remove_prefix(std::min(labels.size(), are_numbers ? length + 1 : 1));
    if (may_be_empty && word == std::string_view(&kNoCell, 1)) {
      regions.push_back(GridSpec::kEmptyPlace);
      continue;
    }
    const int label = are_numbers ? whole_number(word).value_or(-1) : static_cast<unsigned char>(word[0]);
    if (label < 0 || label > 255) return std::nullopt;
    int& number = known[static_cast<std::size_t>(label)];
    if (number < 0) number = count++;
    if (number == GridSpec::kEmptyPlace) return std::nullopt;
    regions.push_back(static_cast<std::uint8_t>(number));
  }
  return regions.empty() ? std::nullopt : std::optional(std::move(regions));
}

int side_of(std::size_t cells) {
  int side = 0;
  while (static_cast<std::size_t>(side) * static_cast<std::size_t>(side) < cells && side <= Layout::kMaxSide) ++side;
  return side;
}

// A shape of one grid, and how many digits it has when the name does not say it.
struct ReadShape {
  LayoutSpec spec;
  bool must_be_square = false;
};

std::optional<ReadShape> read_jigsaw(std::string_view labels) {
  auto regions = regions_of_labels(labels, false);
  if (!regions) return std::nullopt;
  const int side = side_of(regions->size());
  return ReadShape{LayoutSpec::jigsaw(side, std::move(*regions)), true};
}

// `RxC`, `RxC/none`, `RxC/RxC` or `RxC/LABELS`. `digits` is 0 when the name does not say how many digits there are.
std::optional<ReadShape> read_measures(std::string_view text, int digits) {
  const std::size_t slash = text.find('/');
  const auto measures = rows_by_columns(text.substr(0, slash));
  if (!measures) return std::nullopt;
  const auto [rows, columns] = *measures;
  ReadShape shape{LayoutSpec::of_shape(rows, columns, digits != 0 ? digits : std::max(rows, columns))};
  if (slash == std::string_view::npos) return shape;
  GridSpec& grid = shape.spec.grids.front();
  grid.box_rows = grid.box_columns = 0;
  const std::string_view regions = text.substr(slash + 1);
  if (regions == kNoRegions) return shape;
  if (const auto boxes = rows_by_columns(regions)) {
    std::tie(grid.box_rows, grid.box_columns) = *boxes;
    return shape;
  }
  auto labels = regions_of_labels(regions, true);
  if (!labels) return std::nullopt;
  grid.regions = std::move(*labels);
  return shape;
}

// A shape that can be one grid among several.
std::optional<ReadShape> read_grid(std::string_view text, int digits) {
  if (text.starts_with(kJigsaw)) return read_jigsaw(text.substr(kJigsaw.size()));
  if (text.starts_with(kShape)) return read_measures(text.substr(kShape.size()), digits);
  const auto box = rows_by_columns(text);
  return box ? std::optional(ReadShape{LayoutSpec::with_boxes(box->first, box->second)}) : std::nullopt;
}

// For a prime side, boxes of one row would be the rows again.
Result<LayoutSpec, LayoutError> spec_of_side(int side) {
  if (side < 2 || side > Layout::kMaxSide) return LayoutError::SideOutOfRange;
  const LayoutRef usual = Layout::of_side(side);
  return usual ? Result<LayoutSpec, LayoutError>(usual->spec()) : LayoutError::NoBoxesForSide;
}

class NameReader {
 public:
  explicit NameReader(std::string_view name) : parts_(split(name, '+')) {}

  Result<LayoutRef, LayoutNameError> read() {
    for (const std::string_view part : parts_) {
      if (part.starts_with(kDigits) && !(digits_ = digits_of(part.substr(kDigits.size())))) return wrong(part);
    }
    for (const std::string_view part : parts_) {
      if (const auto error = read(part)) return *error;
    }
    if (digits_) spec_.digits = *digits_;
    const std::string_view blamed = shape_.value_or(parts_.front());
    auto layout = Layout::make(spec_);
    if (!layout) return wrong(blamed, layout.error());
    if (must_be_square_ && !digits_ && spec_.grids.size() == 1 && !layout.value()->is_square()) {
      return wrong(blamed, LayoutError::RegionSizes);
    }
    return std::move(layout).value();
  }

 private:
  static LayoutNameError wrong(std::string_view part, std::optional<LayoutError> reason = std::nullopt) {
    return {std::string(part), reason};
  }

  std::optional<LayoutNameError> read(std::string_view part) {
    if (const auto kind = rule_kind_named(part); kind && rule_row(*kind).belongs_to_layout()) {
      spec_.rules.insert(*kind);
      return std::nullopt;
    }
    if (part.starts_with(kDigits)) return std::nullopt;
    if (is_gattai_ && add_grid(part)) return std::nullopt;
    if (shape_) return wrong(part);
    shape_ = part;
    return read_shape(part);
  }

  std::optional<LayoutNameError> read_shape(std::string_view part) {
    if (part.starts_with(kGattai)) {
      is_gattai_ = true;
      spec_.grids.clear();
      return add_grid(part.substr(kGattai.size())) ? std::nullopt : std::optional(wrong(part));
    }
    for (const KnownGrids& known : kKnownGrids) {
      if (known.name != part) continue;
      spec_.grids.clear();
      for (const std::string_view grid : split(known.grids, '+')) add_grid(grid);
      return std::nullopt;
    }
    if (const auto side = whole_number(part); side && *side >= 1) {
      auto usual = spec_of_side(*side);
      if (!usual) return wrong(part, usual.error());
      take(ReadShape{std::move(usual).value()});
      return std::nullopt;
    }
    const std::size_t at = part.find('@');
    const auto digits = digits_of(part.substr(0, at));
    if (digits && (digits_ || *digits < 0)) return wrong(part);
    if (digits) digits_ = digits;
    auto shape = !digits ? read_grid(part, digits_.value_or(0))
                         : read_measures(at == std::string_view::npos ? "9x9" : part.substr(at + 1), *digits);
    if (!shape) return wrong(part);
    take(std::move(*shape));
    return std::nullopt;
  }

  void take(ReadShape shape) {
    must_be_square_ = shape.must_be_square;
    spec_.digits = shape.spec.digits;
    spec_.grids = std::move(shape.spec.grids);
  }

  // `ROW,COLUMN` or `GRID@ROW,COLUMN`.
  bool add_grid(std::string_view part) {
    const std::size_t at = part.rfind('@');
    const auto place = two_numbers(at == std::string_view::npos ? part : part.substr(at + 1), ",");
    if (!place) return false;
    if (at == std::string_view::npos) {
      if (spec_.grids.empty()) return false;
      spec_.grids.push_back(spec_.grids.back());
    } else {
      auto shape = read_grid(part.substr(0, at), digits_.value_or(0));
      if (!shape) return false;
      if (spec_.grids.empty()) spec_.digits = shape->spec.digits;
      spec_.grids.push_back(std::move(shape->spec.grids.front()));
    }
    std::tie(spec_.grids.back().row, spec_.grids.back().column) = *place;
    return true;
  }

  std::vector<std::string_view> parts_;
  LayoutSpec spec_;
  std::optional<int> digits_;
  std::optional<std::string_view> shape_;
  bool is_gattai_ = false;
  bool must_be_square_ = false;
};

std::string labels_of(std::span<const std::uint8_t> regions) {
  int most = 0;
  for (const int region : regions) most = std::max(most, region == GridSpec::kEmptyPlace ? 0 : region + 1);
  std::string labels;
  for (std::size_t place = 0; place < regions.size(); ++place) {
    if (most > kMaxSymbol && place > 0) labels += ',';
    const int number = regions[place] + 1;
    if (regions[place] == GridSpec::kEmptyPlace) {
      labels += kNoCell;
    } else if (most > kMaxSymbol) {
      labels += decimal(number);
    } else {
      labels += symbol_of(Digit{static_cast<std::uint8_t>(number)});
    }
  }
  return labels;
}

void append_pair(std::string& text, int first, char between, int second) {
  text += decimal(first);
  text += between;
  text += decimal(second);
}

// `6x8` and, when the regions are not those of LayoutSpec::of_shape(), `/` with the regions.
void append_measures(std::string& text, const GridSpec& grid, int digits) {
  append_pair(text, grid.rows, 'x', grid.columns);
  GridSpec usual = LayoutSpec::of_shape(grid.rows, grid.columns, digits).grids.front();
  if (grid.regions.empty() && grid.box_rows == usual.box_rows && grid.box_columns == usual.box_columns) return;
  text += '/';
  if (grid.has_boxes()) {
    append_pair(text, grid.box_rows, 'x', grid.box_columns);
  } else {
    text += grid.regions.empty() ? std::string(kNoRegions) : labels_of(grid.regions);
  }
}

void append_grids(std::string& text, const LayoutSpec& spec) {
  std::string grids;
  std::string before;
  bool are_plain = true;
  for (const GridSpec& grid : spec.grids) {
    std::string own;
    if (grid.rows == grid.columns && grid.box_rows * grid.box_columns == grid.rows) {
      append_pair(own, grid.box_rows, 'x', grid.box_columns);
    } else {
      own += kShape;
      append_measures(own, grid, spec.digits);
    }
    if (!before.empty()) grids += '+';
    if (own != before) grids.append(own).append("@");
    append_pair(grids, grid.row, ',', grid.column);
    before = std::move(own);
    are_plain = are_plain && std::max(grid.rows, grid.columns) == spec.digits;
  }
  const auto known =
      std::find_if(kKnownGrids.begin(), kKnownGrids.end(), [&](const KnownGrids& it) { return it.grids == grids; });
  if (known != kKnownGrids.end()) {
    text += known->name;
  } else {
    text.append(kGattai).append(grids);
  }
  if (are_plain) return;
  text.append("+").append(kDigits);
  append_pair(text, 1, '-', spec.digits);
}

}  // namespace

Result<LayoutRef, LayoutNameError> layout_of_name(std::string_view name) { return NameReader(name).read(); }

std::span<const std::string_view> names_of_several_grids() {
  static constexpr auto kNames = [] {
    std::array<std::string_view, kKnownGrids.size()> names;
    for (std::size_t number = 0; number < names.size(); ++number) names[number] = kKnownGrids[number].name;
    return names;
  }();
  return kNames;
}

std::string region_labels(const Layout& layout) {
  std::vector<std::uint8_t> regions;
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
    regions.push_back(static_cast<std::uint8_t>(layout.region(Cell{index})));
  }
  return labels_of(regions);
}

std::string name_of(const Layout& layout) {
  const LayoutSpec& spec = layout.spec();
  const GridSpec& grid = spec.grids.front();
  std::string name;
  if (spec.grids.size() > 1) {
    append_grids(name, spec);
  } else if (layout.is_square() && grid.has_boxes()) {
    append_pair(name, grid.box_rows, 'x', grid.box_columns);
  } else if (layout.is_square()) {
    name.append(kJigsaw).append(labels_of(grid.regions));
  } else {
    if (spec.digits == std::max(grid.rows, grid.columns)) {
      name += kShape;
    } else {
      append_pair(name, 1, '-', spec.digits);
      name += '@';
    }
    append_measures(name, grid, spec.digits);
  }
  for (const Rule& rule : layout.rules()) name.append("+").append(rule_row(rule.kind).id);
  return name;
}

}  // namespace nonet
