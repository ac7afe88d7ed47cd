#include "core/symmetry/classic_min_lex.h"

#include <algorithm>
#include <cstddef>

#include "core/symmetry/classic_full_start.h"
#include "core/util/bits.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

constexpr std::uint64_t kAfterAllLines = ~std::uint64_t{0};
constexpr unsigned kBand = 0b111;

/// Returns the smallest pattern that a row can have after reordering columns and stacks. The first column is the
/// highest bit.
constexpr std::uint16_t smallest_pattern(unsigned mask) {
  std::array<int, 3> counts{count_bits(mask & kBand), count_bits((mask >> 3) & kBand), count_bits((mask >> 6) & kBand)};
  shell_sort(counts);
  unsigned pattern = 0;
  for (const int count : counts) pattern = pattern << 3 | ((1u << count) - 1);
  return static_cast<std::uint16_t>(pattern);
}

constexpr auto kSmallestPatterns = [] {
  std::array<std::uint16_t, 512> patterns{};
  for (unsigned mask = 0; mask < 512; ++mask) patterns[mask] = smallest_pattern(mask);
  return patterns;
}();

/// A column and the label of its digit: the label in the high four bits, the column in the low four. Sorting sorts by
/// label.
using LabelledColumn = std::uint8_t;

void order_two(LabelledColumn& first, LabelledColumn& second) {
  const LabelledColumn smaller = std::min(first, second);
  second = std::max(first, second);
  first = smaller;
}

/// Sorts two or three open columns of a stack. Returns how many of them hold digits without a label.
std::uint8_t order_open_columns(LabelledColumn* stack, unsigned open) {
  if (open == 3) {
    order_two(stack[1], stack[2]);
    order_two(stack[0], stack[1]);
    order_two(stack[1], stack[2]);
  } else {
    order_two(stack[0], stack[1]);
  }
  const auto has_no_label = [](LabelledColumn column) { return column >> 4 == ClassicArrangement::kNoLabel; };
  return static_cast<std::uint8_t>(has_no_label(stack[0]) + has_no_label(stack[1]) +
                                   (open == 3 && has_no_label(stack[2])));
}

unsigned labels_of(const LabelledColumn* stack) {
  return (stack[0] & 0xF0u) << 4 | (stack[1] & 0xF0u) | static_cast<unsigned>(stack[2] >> 4);
}

/// Sorts the open stacks, which come first, by their labels. Notes in `ties` the stacks that are equal but not blank.
void order_open_stacks(std::array<LabelledColumn, 9>& row, unsigned open, ClassicTies& ties) {
  const auto swap_if_greater = [&](unsigned first, unsigned second) {
    if (labels_of(&row[3 * first]) <= labels_of(&row[3 * second])) return;
    std::swap_ranges(&row[3 * first], &row[3 * first] + 3, &row[3 * second]);
    std::swap(ties.columns[first], ties.columns[second]);
  };
  swap_if_greater(0, 1);
  if (open == 3) {
    swap_if_greater(1, 2);
    swap_if_greater(0, 1);
  }
  for (unsigned stack = 0; stack + 1 < open; ++stack) {
    const unsigned labels = labels_of(&row[3 * stack]);
    if (labels == 0 || labels != labels_of(&row[3 * stack + 3])) continue;
    if (ties.stacks == 1) ties.first_stack = static_cast<std::uint8_t>(stack);
    ++ties.stacks;
  }
}

}  // namespace

ClassicForm ClassicMinLex::operator()(std::span<const Digit, 81> digits) {
  read(digits);
  lines_.clear();
  if (full_) {
    start_full_grid(rows_, choices_, lines_);
  } else {
    take_first_row();
  }
  while (lines_.size() < 9) take_row();
  return form();
}

void ClassicMinLex::read(std::span<const Digit, 81> digits) {
  unsigned used = 0;
  clue_masks_ = {};
  for (unsigned row = 0; row < 9; ++row) {
    for (unsigned column = 0; column < 9; ++column) {
      const std::uint8_t value = digits[9 * row + column].value;
      rows_[0][row][column] = value;
      rows_[1][column][row] = value;
      used |= 1u << value;
      const unsigned clue = value != 0;
      clue_masks_[0][row] = static_cast<std::uint16_t>(clue_masks_[0][row] | clue << column);
      clue_masks_[1][column] = static_cast<std::uint16_t>(clue_masks_[1][column] | clue << row);
    }
  }
  for (unsigned transposed = 0; transposed < 2; ++transposed) {
    unsigned empty = 0;
    for (unsigned row = 0; row < 9; ++row) empty |= static_cast<unsigned>(clue_masks_[transposed][row] == 0) << row;
    empty_rows_[transposed] = static_cast<std::uint16_t>(empty);
  }
  full_ = (used & 1) == 0;
  digits_used_ = static_cast<std::uint16_t>(used & ~1u);
}

void ClassicMinLex::take_first_row() {
  std::array<unsigned, 2> rows{};
  unsigned smallest = 0x1FF + 1;
  for (unsigned transposed = 0; transposed < 2; ++transposed) {
    for (unsigned row = 0; row < 9; ++row) {
      const unsigned pattern = kSmallestPatterns[clue_masks_[transposed][row]];
      if (pattern < smallest) {
        smallest = pattern;
        rows = {};
      }
      rows[transposed] |= static_cast<unsigned>(pattern == smallest) << row;
    }
  }
  best_ = kAfterAllLines;
  next_.clear();
  ClassicArrangement arrangement;
  for (unsigned transposed = 0; transposed < 2; ++transposed) {
    arrangement.transposed = static_cast<std::uint8_t>(transposed);
    for_each_bit(without_equals(rows[transposed], transposed),
                 [&](int row) { try_row(arrangement, static_cast<unsigned>(row)); });
  }
  lines_.push_back(best_);
  choices_.swap(next_);
}

void ClassicMinLex::take_row() {
  best_ = kAfterAllLines;
  next_.clear();
  for (const ClassicChoice& choice : choices_) {
    const unsigned orders = choice.ties.order_count();
    for (unsigned order = 0; order < orders; ++order) {
      ClassicArrangement arrangement = choice.arrangement;
      if (orders > 1) arrangement.columns = choice.columns(order);
      arrangement.settle(rows_[arrangement.transposed][arrangement.rows[arrangement.row_count - 1u]]);
      for_each_bit(next_rows(arrangement), [&](int row) { try_row(arrangement, static_cast<unsigned>(row)); });
    }
  }
  lines_.push_back(best_);
  choices_.swap(next_);
}

/// Returns the rows that can come next: those of the current band, or of all remaining bands when a band is complete.
unsigned ClassicMinLex::next_rows(const ClassicArrangement& arrangement) const {
  unsigned rows = arrangement.rows_left;
  if (arrangement.row_count % 3 != 0) rows &= kBand << arrangement.rows[arrangement.row_count - 1u] / 3 * 3;
  return without_equals(rows, arrangement.transposed);
}

/// Keeps only one of the empty rows of a band, and one of the empty bands, because the others give equal results.
unsigned ClassicMinLex::without_equals(unsigned rows, unsigned transposed) const {
  const unsigned empty = empty_rows_[transposed] & rows;
  if (empty == 0) return rows;
  unsigned kept = rows & ~empty;
  bool has_empty_band = false;
  for (unsigned first = 0; first < 9; first += 3) {
    const unsigned in_band = empty & kBand << first;
    if (in_band == 0) continue;
    const bool whole = (empty_rows_[transposed] >> first & kBand) == kBand;
    if (!(whole && has_empty_band)) kept |= in_band & (0u - in_band);
    has_empty_band |= whole;
  }
  return kept;
}

/// True when the row has a clue among its first three places and the smallest known line begins with three blanks.
bool ClassicMinLex::begins_too_soon(const ClassicArrangement& arrangement, unsigned row) const {
  if (best_ >> 24 != 0) return false;
  const unsigned clues = clue_masks_[arrangement.transposed][row];
  const unsigned first_places = arrangement.open_stacks < 2 ? 1 : arrangement.open_stacks;
  for (unsigned stack = 0; stack < first_places; ++stack) {
    if ((clues >> arrangement.columns[3 * stack] / 3 * 3 & kBand) == 0) return false;
  }
  return true;
}

/// Keeps the row as a choice for the next row if no smaller line is known.
void ClassicMinLex::try_row(const ClassicArrangement& arrangement, unsigned row) {
  if (begins_too_soon(arrangement, row)) return;
  const ClassicRow& digits = rows_[arrangement.transposed][row];
  std::array<LabelledColumn, 9> labelled;
  ClassicTies ties;
  const auto label_stack = [&](std::size_t stack) {
    for (std::size_t place = 3 * stack; place < 3 * stack + 3; ++place) {
      const std::uint8_t column = arrangement.columns[place];
      labelled[place] = static_cast<LabelledColumn>(arrangement.labels[digits[column]] << 4 | column);
    }
    if (const unsigned open = arrangement.open_columns[stack]; open >= 2)
      ties.columns[stack] = order_open_columns(&labelled[3 * stack], open);
  };
  // 1. When there are two open stacks or more, their order is chosen after the columns of all of them are sorted.
  const bool stacks_move = arrangement.open_stacks >= 2;
  if (stacks_move) {
    for (std::size_t stack = 0; stack < 3; ++stack) label_stack(stack);
    order_open_stacks(labelled, arrangement.open_stacks, ties);
  }
  // 2. Build the line, and give up when it becomes greater than the smallest known line.
  std::uint64_t line = 0;
  std::uint64_t label_count = arrangement.label_count;
  for (std::size_t stack = 0; stack < 3; ++stack) {
    if (!stacks_move) label_stack(stack);
    for (std::size_t place = 3 * stack; place < 3 * stack + 3; ++place) {
      const std::uint64_t label = labelled[place] >> 4;
      const bool is_new = label == ClassicArrangement::kNoLabel;
      label_count += is_new;
      line = line << 4 | (is_new ? label_count : label);
    }
    if (line > best_ >> (24 - 12 * stack)) return;
  }
  // 3. Keep the choice.
  if (line < best_) next_.clear();
  best_ = line;
  ClassicChoice& choice = next_.emplace_back(arrangement, ties);
  for (std::size_t place = 0; place < 9; ++place) choice.arrangement.columns[place] = labelled[place] & 0xF;
  choice.arrangement.rows[choice.arrangement.row_count++] = static_cast<std::uint8_t>(row);
  choice.arrangement.rows_left = static_cast<std::uint16_t>(choice.arrangement.rows_left & ~(1u << row));
}

/// Counts automorphisms. The remaining choices, the orders of empty rows, columns, bands and stacks, and the
/// permutations of unused digits are independent, so their numbers are multiplied.
std::uint64_t ClassicMinLex::automorphism_count() const {
  std::uint64_t count = 0;
  for (const ClassicChoice& choice : choices_) count += choice.ties.order_count();
  for (const unsigned empty : empty_rows_) {
    std::uint64_t empty_bands = 0;
    for (unsigned first = 0; first < 9; first += 3) {
      const int rows = count_bits(empty >> first & kBand);
      if (rows >= 2) count *= rows == 2 ? 2 : 6;
      if (rows == 3) count *= ++empty_bands;
    }
  }
  for (int unused = 9 - count_bits(digits_used_); unused > 1; --unused) count *= static_cast<std::uint64_t>(unused);
  return count;
}

ClassicForm ClassicMinLex::form() const {
  const ClassicChoice& choice = choices_.front();
  ClassicArrangement arrangement = choice.arrangement;
  arrangement.settle(rows_[arrangement.transposed][arrangement.rows[8]]);
  for (std::uint8_t& label : arrangement.labels) {
    if (label == ClassicArrangement::kNoLabel) label = ++arrangement.label_count;
  }
  ClassicForm form;
  form.transposed = arrangement.transposed != 0;
  form.rows = arrangement.rows;
  form.columns = arrangement.columns;
  form.labels = arrangement.labels;
  form.automorphisms = automorphism_count();
  for (std::size_t index = 81; index-- > 0;) {
    form.digits[index] = Digit{static_cast<std::uint8_t>(lines_[index / 9] >> (4 * (8 - index % 9)) & 0xF)};
  }
  return form;
}

}  // namespace nonet
