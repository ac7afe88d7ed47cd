#include "core/symmetry/subgroup.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <utility>

#include "core/symmetry/layout_shape.h"
#include "core/symmetry/line_orders.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

using Kind = TransformationKind;

constexpr std::array<std::string_view, 6> kNames{"rows", "columns", "bands", "stacks", "transpose", "digits"};

std::vector<int> unchanged_order(int count) {
  std::vector<int> order(static_cast<std::size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  return order;
}

bool keeps_with_swap(const LayoutRef& layout, Kind kind, int first, int second, int size) {
  const std::vector<int> same = unchanged_order(layout->side());
  std::vector<int> swapped = same;
  std::swap_ranges(swapped.begin() + first, swapped.begin() + first + size, swapped.begin() + second);
  const bool rows = kind == Kind::Rows || kind == Kind::Bands;
  return keeps_rules(reordering(layout, layout, rows ? swapped : same, rows ? same : swapped, false));
}

/// Neighbours that change places generate all orders.
bool keeps_with_swaps(const LayoutRef& layout, Kind kind) {
  if (!layout->has_boxes()) return false;
  const int height = kind == Kind::Rows || kind == Kind::Bands ? layout->box_rows() : layout->box_columns();
  const bool chunks = kind == Kind::Bands || kind == Kind::Stacks;
  const int size = chunks ? height : 1;
  for (int second = size; second < layout->side(); second += size) {
    if (!chunks && second % height == 0) continue;
    if (!keeps_with_swap(layout, kind, second - size, second, size)) return false;
  }
  return true;
}

/// Transposing turns rows into columns, so it pairs the kinds that permute rows with those that permute columns. In
/// boxes of one row the bands are the rows themselves, and the only stack has all columns. Boxes of one column are the
/// same with rows and columns exchanged.
TransformationKinds closed(const Layout& layout, TransformationKinds kinds) {
  if (!kinds.contains(Kind::Transpose)) return kinds;
  using Pairs = std::array<std::pair<Kind, Kind>, 2>;
  const bool square = layout.box_rows() == layout.box_columns();
  const Pairs pairs = square ? Pairs{std::pair{Kind::Rows, Kind::Columns}, std::pair{Kind::Bands, Kind::Stacks}}
                             : Pairs{std::pair{Kind::Bands, Kind::Columns}, std::pair{Kind::Rows, Kind::Stacks}};
  for (const auto& [one, other] : pairs) {
    if (kinds.contains(one)) kinds.insert(other);
    if (kinds.contains(other)) kinds.insert(one);
  }
  return kinds;
}

/// The order of the bands, or stacks, and that of the lines within each.
void append_line_coordinates(const std::vector<int>& order, std::size_t size, std::vector<int>& chunks,
                             std::vector<int>& lines) {
  for (std::size_t index = 0; index < order.size(); ++index) {
    if (index % size == 0) chunks.push_back(order[index] / static_cast<int>(size));
    lines.push_back(order[index] % static_cast<int>(size));
  }
}

}  // namespace

std::string_view name_of(TransformationKind kind) { return kNames[static_cast<std::size_t>(kind)]; }

std::optional<TransformationKind> transformation_kind(std::string_view name) {
  for (const Kind kind : kTransformationKinds) {
    if (name_of(kind) == name) return kind;
  }
  return std::nullopt;
}

bool allows(const LayoutRef& layout, TransformationKind kind) {
  if (kind == Kind::Digits) return true;
  if (!layout->is_square()) return false;
  if (kind != Kind::Transpose) return keeps_with_swaps(layout, kind);
  const std::vector<int> same = unchanged_order(layout->side());
  return keeps_rules(reordering(layout, layout, same, same, true));
}

TransformationKinds allowed_kinds(const LayoutRef& layout) {
  TransformationKinds kinds;
  for (const Kind kind : kTransformationKinds) {
    if (allows(layout, kind)) kinds.insert(kind);
  }
  return kinds;
}

Subgroup::Subgroup(const LayoutRef& layout, TransformationKinds chosen)
    : layout_(layout),
      transposes_(chosen.contains(Kind::Transpose)),
      band_count_(layout->side() / layout->box_rows()),
      stack_count_(layout->side() / layout->box_columns()) {
  const TransformationKinds kinds = closed(*layout, chosen);
  const auto add = [&](Kind kind, int size) { factors_.push_back({unchanged_order(size), kinds.contains(kind)}); };
  add(Kind::Bands, band_count_);
  add(Kind::Stacks, stack_count_);
  for (int band = 0; band < band_count_; ++band) add(Kind::Rows, layout->side() / band_count_);
  for (int stack = 0; stack < stack_count_; ++stack) add(Kind::Columns, layout->side() / stack_count_);
  add(Kind::Digits, layout->side());
}

std::size_t Subgroup::position(TransformationKind kind, int index) const {
  int first = 0;
  switch (kind) {
    case Kind::Bands: first = 0; break;
    case Kind::Stacks: first = 1; break;
    case Kind::Rows: first = 2; break;
    case Kind::Columns: first = 2 + band_count_; break;
    default: first = 2 + band_count_ + stack_count_; break;
  }
  return static_cast<std::size_t>(first + index);
}

BigUint Subgroup::order() const {
  BigUint product(transposes_ ? 2 : 1);
  for (const Factor& factor : factors_) {
    if (factor.free) product *= factorial(static_cast<int>(factor.order.size()));
  }
  return product;
}

std::vector<int> Subgroup::line_order(TransformationKind chunks, TransformationKind lines) const {
  std::vector<int> order;
  int index = 0;
  for (const int chunk : factor(chunks, 0).order) {
    const Permutation& within = factor(lines, index++).order;
    for (const int line : within) order.push_back(chunk * static_cast<int>(within.size()) + line);
  }
  return order;
}

Transformation Subgroup::transformation() const {
  const std::vector<int> rows = line_order(Kind::Bands, Kind::Rows);
  const std::vector<int> columns = line_order(Kind::Stacks, Kind::Columns);
  std::vector<Digit> digits;
  for (const int digit : factor(Kind::Digits, 0).order) digits.push_back(Digit{static_cast<std::uint8_t>(digit + 1)});
  return reordering(layout_, layout_, rows, columns, transposed_).then(relabelling(layout_, std::move(digits)));
}

bool Subgroup::advance() {
  for (std::size_t index = factors_.size(); index-- > 0;) {
    Permutation& order = factors_[index].order;
    if (factors_[index].free && std::next_permutation(order.begin(), order.end())) return true;
  }
  transposed_ = transposes_ && !transposed_;
  return transposed_;
}

void Subgroup::randomise(Random& random) {
  for (Factor& factor : factors_) {
    if (!factor.free) continue;
    // From the identity, so that the random numbers alone decide, not the current transformation.
    std::iota(factor.order.begin(), factor.order.end(), 0);
    random.shuffle(std::span(factor.order));
  }
  if (transposes_) transposed_ = random.below(2) == 1;
}

std::vector<int> Subgroup::coordinates(const Transformation& transformation) const {
  NONET_EXPECTS(contains(transformation));
  const LineOrders orders = *line_orders(transformation);
  std::vector<int> coordinates{orders.transposed ? 1 : 0};
  std::vector<int> lines;
  append_line_coordinates(orders.rows, factor(Kind::Rows, 0).order.size(), coordinates, lines);
  append_line_coordinates(orders.columns, factor(Kind::Columns, 0).order.size(), coordinates, lines);
  coordinates.insert(coordinates.end(), lines.begin(), lines.end());
  for (const Digit digit : transformation.digits()) coordinates.push_back(digit.value);
  return coordinates;
}

bool Subgroup::contains_lines(const std::vector<int>& order, TransformationKind chunks,
                              TransformationKind lines) const {
  const int size = static_cast<int>(factor(lines, 0).order.size());
  for (std::size_t index = 0; index < order.size(); ++index) {
    const int place = static_cast<int>(index);
    const int first = order[index - index % static_cast<std::size_t>(size)];
    if (order[index] / size != first / size) return false;
    if (!factor(chunks, 0).free && order[index] / size != place / size) return false;
    if (!factor(lines, 0).free && order[index] % size != place % size) return false;
  }
  return true;
}

bool Subgroup::contains(const Transformation& transformation) const {
  if (!factor(Kind::Digits, 0).free && transformation.changes_digits()) return false;
  const std::optional<LineOrders> lines = line_orders(transformation);
  return lines && (transposes_ || !lines->transposed) && contains_lines(lines->rows, Kind::Bands, Kind::Rows) &&
         contains_lines(lines->columns, Kind::Stacks, Kind::Columns);
}

}  // namespace nonet
