#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "core/formats/drawn/drawn_color.h"
#include "core/formats/drawn/drawn_places.h"
#include "core/formats/drawn/plain_words.h"
#include "core/formats/drawn/rule_phrases.h"
#include "core/formats/drawn/suggestions.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

class WordReader {
 public:
  explicit WordReader(Suggestions& found) : found_(found), ends_of_arrows_(ends_of_arrows(found)) {}

  void read() {
    for (const RulePhrase& phrase : found_.phrases()) {
      if (phrase.is_denied || is_denied_elsewhere(phrase)) continue;
      switch (phrase.subject) {
        case PhraseSubject::Grid: read_grid(phrase); break;
        case PhraseSubject::Pairs: read_pairs(phrase); break;
        case PhraseSubject::Cells: read_cells(phrase); break;
        case PhraseSubject::Line:
        case PhraseSubject::Dots: break;
      }
    }
  }

 private:
  const Layout& layout() const { return found_.layout(); }

  bool is_denied_elsewhere(const RulePhrase& phrase) const {
    return std::any_of(found_.phrases().begin(), found_.phrases().end(), [&](const RulePhrase& other) {
      return other.is_denied && other.kind == phrase.kind && (!other.value || other.value == phrase.value);
    });
  }

  SuggestionCertainty certainty() const {
    return words_are_withheld(found_.words()) ? SuggestionCertainty::Low : SuggestionCertainty::Sure;
  }

  void add(Rule rule, DrawnReason reason, const RulePhrase& phrase) {
    found_.add({std::move(rule), reason, certainty(), phrase.word, {}, words_are_withheld(found_.words())});
  }

  void read_grid(const RulePhrase& phrase) {
    if (phrase.kind == RuleKind::X) return read_diagonals(phrase);
    if (phrase.kind == RuleKind::ColumnIndexer || phrase.kind == RuleKind::RowIndexer) return read_indexers(phrase);
    if (phrase.kind == RuleKind::SameValues) return read_same_rows(phrase);
    add({phrase.kind, {}, {}}, DrawnReason::WordsAlone, phrase);
  }

  // Where there are more digits than places in a row, all rows may have the same digits.
  void read_same_rows(const RulePhrase& phrase) {
    if (!layout().is_square() && layout().grids().size() > 1) return;
    Rule rule{phrase.kind, {}, {}};
    for (int row = 0; row < layout().rows(); ++row) {
      for (int column = 0; column < layout().columns(); ++column) {
        if (const auto cell = layout().cell_at(row, column)) rule.cells.push_back(*cell);
      }
      rule.values.push_back(static_cast<std::uint16_t>(layout().columns()));
    }
    const bool is_whole = rule.cells.size() == static_cast<std::size_t>(layout().rows() * layout().columns());
    if (is_whole && layout().digit_count() > layout().columns()) add(std::move(rule), DrawnReason::WordsAlone, phrase);
  }

  // Diagonals that are drawn are those of which the words speak.
  void read_diagonals(const RulePhrase& phrase) {
    const auto is_diagonal = [](RuleKind kind) {
      return kind == RuleKind::FallingDiagonal || kind == RuleKind::RisingDiagonal;
    };
    const bool is_known = std::any_of(found_.rules().begin(), found_.rules().end(),
                                      [&](const RuleSuggestion& each) { return is_diagonal(each.rule.kind); }) ||
                          std::any_of(found_.stated().begin(), found_.stated().end(),
                                      [&](const Rule& rule) { return is_diagonal(rule.kind); }) ||
                          layout().spec().rules.contains(RuleKind::X);
    if (is_known) return;
    const bool rises = has_stem(found_.words(), "positive diagonal");
    const bool falls = has_stem(found_.words(), "negative diagonal");
    const bool tells_both =
        fits_pattern(found_.words(),
                     "diagonals|both|two main|each main|each diagonal|every diagonal|x-sudoku|sudoku-x|sudoku x.|"
                     "diagonal sudoku|each long|either diagonal|each marked diagonal");
    if (!rises && !falls && !tells_both) return;
    if (falls || !rises) add({RuleKind::FallingDiagonal, {}, {}}, DrawnReason::WordsAlone, phrase);
    if (rises || !falls) add({RuleKind::RisingDiagonal, {}, {}}, DrawnReason::WordsAlone, phrase);
  }

  // Columns or rows 1, 5 and 9.
  void read_indexers(const RulePhrase& phrase) {
    if (!layout().is_square() || layout().side() != 9) return;
    std::vector<Cell> cells;
    for (int place = 0; place < layout().side(); ++place) {
      for (const int line : {0, 4, 8}) {
        cells.push_back(phrase.kind == RuleKind::ColumnIndexer ? layout().cell(place, line)
                                                               : layout().cell(line, place));
      }
    }
    shell_sort(cells);
    add({phrase.kind, std::move(cells), {}}, DrawnReason::WordsAlone, phrase);
  }

  // The values are those of the dots that are drawn or stated, or the usual ones.
  void read_pairs(const RulePhrase& phrase) {
    RuleKind dots = RuleKind::PairSum;
    std::vector<std::uint16_t> values{5, 10};
    if (phrase.kind == RuleKind::NegativeWhite) dots = RuleKind::WhiteDot, values = {1};
    if (phrase.kind == RuleKind::NegativeBlack) dots = RuleKind::BlackDot, values = {2};
    if (phrase.value) {
      values = {static_cast<std::uint16_t>(*phrase.value)};
    } else if (dots != RuleKind::PairSum) {
      std::set<std::uint16_t> drawn;
      for (const RuleSuggestion& each : found_.rules()) {
        if (each.rule.kind == dots) drawn.insert(each.rule.values.begin(), each.rule.values.end());
      }
      for (const Rule& rule : found_.stated()) {
        if (rule.kind == dots) drawn.insert(rule.values.begin(), rule.values.end());
      }
      if (!drawn.empty()) values.assign(drawn.begin(), drawn.end());
    }
    const int most = layout().digit_count() * (dots == RuleKind::PairSum ? 2 : 1);
    std::erase_if(values, [&](std::uint16_t value) { return value > most; });
    if (!values.empty()) add({phrase.kind, {}, std::move(values)}, DrawnReason::WordsAlone, phrase);
  }

  // Which shapes a sentence means: round ones, others, or both, in one of its colours if it names some.
  void read_cells(const RulePhrase& phrase) {
    const bool is_counting = phrase.kind == RuleKind::CountingCircles;
    const bool is_extreme = phrase.kind == RuleKind::Minimum || phrase.kind == RuleKind::Maximum;
    std::set<Cell> cells;
    for (const DrawnShape& shape : found_.drawing().shapes) {
      const auto cell = cell_at_middle(layout(), shape.center);
      if (!cell || !shape.text.empty() || !has_size(shape, is_extreme) || is_end_of_line(*cell)) continue;
      const DrawnColor fill = color_named(shape.fill);
      const bool has_border = color_named(shape.border) != DrawnColor::None;
      if (is_counting ? !shape.is_round : fill == DrawnColor::None) continue;
      if (is_counting && !has_border && fill == DrawnColor::None) continue;
      if (phrase.colors != 0 && !phrase.names(fill) && !phrase.names(color_named(shape.border))) continue;
      if (is_extreme && (shape.is_round || fill == DrawnColor::White)) continue;
      if (!is_counting && !is_extreme && (phrase.colors == 0 || shape.is_round != (phrase.kind == RuleKind::Odd)))
        continue;
      cells.insert(*cell);
    }
    if (cells.empty()) return;
    add({phrase.kind, {cells.begin(), cells.end()}, {}}, DrawnReason::ShapeInWords, phrase);
  }

  static bool has_size(const DrawnShape& shape, bool may_fill_cell) {
    constexpr double kSmallest = 0.5;
    constexpr double kLargest = 0.97;
    constexpr double kWholeCell = 1.05;
    const double size = std::max(shape.width, shape.height);
    return size >= kSmallest && size <= (may_fill_cell ? kWholeCell : kLargest) &&
           std::abs(shape.width - shape.height) < 0.1;
  }

  bool is_end_of_line(Cell cell) const { return ends_of_arrows_.contains(cell); }

  static std::set<Cell> ends_of_arrows(const Suggestions& found) {
    std::set<Cell> ends;
    for (const DrawnLine& line : found.drawing().arrows) {
      const auto cells = cells_of_way(found.layout(), line.points);
      if (cells && cells->size() > 1) ends.insert({cells->front(), cells->back()});
    }
    return ends;
  }

  Suggestions& found_;
  const std::set<Cell> ends_of_arrows_;
};

}  // namespace

void suggest_from_words(Suggestions& suggestions) { WordReader(suggestions).read(); }

}  // namespace nonet
