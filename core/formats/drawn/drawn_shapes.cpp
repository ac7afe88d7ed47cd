#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "core/formats/drawn/drawn_color.h"
#include "core/formats/drawn/drawn_places.h"
#include "core/formats/drawn/rule_words.h"
#include "core/formats/drawn/suggestions.h"
#include "core/grid/rule_table.h"

namespace nonet {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(kBlanks), text.size());
  text.remove_prefix(begin);
  return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

std::optional<std::uint16_t> small_number(std::string_view text) {
  constexpr std::size_t kMaxDigits = 3;
  if (text.empty() || text.size() > kMaxDigits) return std::nullopt;
  int number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  return static_cast<std::uint16_t>(number);
}

class ShapeReader {
 public:
  explicit ShapeReader(Suggestions& found) : found_(found) {}

  void read() {
    for (const DrawnShape& shape : found_.drawing().shapes) {
      if (auto pair = cells_at_edge(layout(), shape.center)) {
        read_between(shape, *std::move(pair));
      } else if (auto square = cells_at_corner(layout(), shape.center)) {
        read_corner(shape, *std::move(square));
      } else if (const auto cell = cell_at_middle(layout(), shape.center)) {
        read_in_cell(shape, *cell);
      } else {
        read_outside(shape);
      }
    }
    add_parity(RuleKind::Even, even_);
    add_parity(RuleKind::Odd, odd_);
    add_outside();
  }

 private:
  const Layout& layout() const { return found_.layout(); }

  // True for a circle that belongs to a line or an arrow that ends there.
  bool is_end_of_line(const DrawnShape& shape, Cell cell) const {
    const auto ends_there = [&](const DrawnLine& line) {
      const auto cells = cells_of_way(layout(), line.points);
      return cells && (cells->front() == cell || cells->back() == cell);
    };
    const bool has_border = color_named(shape.border) != DrawnColor::None;
    const auto belongs_to = [&](const DrawnLine& line) {
      return (has_border || found_.is_bulb(shape, line.color)) && ends_there(line);
    };
    const auto& [lines, arrows, shapes, words] = found_.drawing();
    return shape.is_round && (std::any_of(lines.begin(), lines.end(), belongs_to) ||
                              std::any_of(arrows.begin(), arrows.end(), ends_there));
  }

  void read_between(const DrawnShape& shape, std::vector<Cell> pair) {
    const std::string_view text = trimmed(shape.text);
    // A V may be a sign that points down.
    const bool has_signs =
        !word_for(RuleKind::Inequality, found_.words()).empty() && word_for(RuleKind::PairSum, found_.words()).empty();
    if (text == "X" || text == "x") return add_letter(std::move(pair), 10);
    if (text == "V" && !has_signs) return add_letter(std::move(pair), 5);
    if (read_sign(shape, text, pair)) return;
    constexpr double kSmallest = 0.12;
    constexpr double kLargest = 0.55;
    const double size = std::max(shape.width, shape.height);
    const bool is_dot =
        shape.is_round && size >= kSmallest && size <= kLargest && std::abs(shape.width - shape.height) < kSmallest;
    const std::optional<std::uint16_t> number = small_number(text);
    if (!is_dot || (!text.empty() && !number)) return;
    const DrawnColor fill = color_named(shape.fill);
    const bool is_open = fill == DrawnColor::None && color_named(shape.border) == DrawnColor::Black;
    if (fill == DrawnColor::Black) {
      found_.add_conventional({RuleKind::BlackDot, std::move(pair), {number.value_or(2)}},
                              DrawnReason::DotBetweenCells);
    } else if (fill == DrawnColor::White || is_open) {
      found_.add_conventional({RuleKind::WhiteDot, std::move(pair), {number.value_or(1)}},
                              DrawnReason::DotBetweenCells);
    } else if (text.empty()) {
      read_colored_dot(fill, pair);
    }
  }

  // Only a sentence gives a meaning to a dot that is neither white nor black: one of the two rules of such dots.
  void read_colored_dot(DrawnColor fill, const std::vector<Cell>& pair) {
    for (const RulePhrase& phrase : found_.phrases()) {
      if (phrase.subject != PhraseSubject::Dots || phrase.is_denied || !phrase.names(fill)) continue;
      found_.add({phrase.kind, {}, {}, {{RuleKind::WhiteDot, pair, {1}}, {RuleKind::BlackDot, pair, {2}}}},
                 DrawnReason::DotBetweenCells, SuggestionCertainty::Sure, phrase.word);
    }
  }

  void add_letter(std::vector<Cell> pair, std::uint16_t sum) {
    found_.add_conventional({RuleKind::PairSum, std::move(pair), {sum}}, DrawnReason::LetterBetweenCells);
  }

  // A sign points to the smaller digit. It may be turned.
  bool read_sign(const DrawnShape& shape, std::string_view text, std::vector<Cell>& pair) {
    const bool is_upright = layout().column(pair[0]) == layout().column(pair[1]);
    const int quarters = (static_cast<int>(std::lround(shape.angle / 90)) % 4 + 4) % 4;
    // Directions clockwise: to the right, down, to the left, up.
    int points_to = 0;
    if (text == ">") {
      points_to = 0;
    } else if (text == "v" || text == "V" || text == "∨") {
      points_to = 1;
    } else if (text == "<") {
      points_to = 2;
    } else if (text == "^" || text == "∧") {
      points_to = 3;
    } else {
      return false;
    }
    points_to = (points_to + quarters) % 4;
    const bool lies_along = points_to % 2 == (is_upright ? 1 : 0);
    if (!lies_along) return true;
    const bool second_is_smaller = points_to < 2;
    if (second_is_smaller) std::swap(pair[0], pair[1]);
    found_.add_conventional({RuleKind::Inequality, std::move(pair), {}}, DrawnReason::SignBetweenCells);
    return true;
  }

  void read_corner(const DrawnShape& shape, std::vector<Cell> square) {
    constexpr double kSmallest = 0.3;
    constexpr double kLargest = 1;
    const double size = std::max(shape.width, shape.height);
    if (!shape.is_round || size < kSmallest || size > kLargest) return;
    const auto digits = digits_in(shape.text);
    if (digits.empty()) return;
    found_.add_conventional({RuleKind::Quadruple, std::move(square), digits}, DrawnReason::CircleAtCorner);
  }

  // Digits may be written without anything between them up to nine digits. Empty for other texts.
  std::vector<std::uint16_t> digits_in(std::string_view text) const {
    std::vector<std::uint16_t> digits;
    while (!text.empty()) {
      constexpr std::string_view kBetween = " ,\t\r\n";
      const std::size_t begin = std::min(text.find_first_not_of(kBetween), text.size());
      text.remove_prefix(begin);
      if (text.empty()) break;
      constexpr int kLastSingle = 9;
      std::size_t length = std::min(text.find_first_of(kBetween), text.size());
      if (layout().digit_count() <= kLastSingle) length = 1;
      const auto digit = small_number(text.substr(0, length));
      if (!digit) return {};
      digits.push_back(*digit);
      text.remove_prefix(length);
    }
    return digits;
  }

  void read_in_cell(const DrawnShape& shape, Cell cell) {
    constexpr double kSmallest = 0.5;
    constexpr double kLargest = 0.95;
    const double size = std::max(shape.width, shape.height);
    const bool is_parity = shape.text.empty() && color_named(shape.fill) == DrawnColor::Grey && size >= kSmallest &&
                           size <= kLargest && std::abs(shape.width - shape.height) < 0.1 &&
                           std::fmod(shape.angle, 90) == 0 && !is_end_of_line(shape, cell);
    if (is_parity) (shape.is_round ? odd_ : even_).insert(cell);
  }

  // Without any words, grey shapes in cells may be anything. Words about other things say that they are something else.
  void add_parity(RuleKind kind, const std::set<Cell>& cells) {
    const std::string_view word = word_for(kind, found_.words());
    if (cells.empty() || (word.empty() && !found_.words().empty())) return;
    const Rule rule{kind, {cells.begin(), cells.end()}, {}};
    if (!word.empty()) return found_.add(rule, DrawnReason::ShapeInCell, SuggestionCertainty::Sure, word);
    std::vector<Rule> meanings{rule};
    if (kind == RuleKind::Odd) meanings.push_back({RuleKind::CountingCircles, rule.cells, {}});
    found_.add_ambiguous(std::move(meanings), DrawnReason::ShapeInCell);
  }

  void read_outside(const DrawnShape& shape) {
    const std::optional<std::uint16_t> number = small_number(trimmed(shape.text));
    const int rows = layout().rows();
    const int columns = layout().columns();
    const int row = static_cast<int>(std::floor(shape.center.down));
    const int column = static_cast<int>(std::floor(shape.center.right));
    const bool is_near_grid = row >= -1 && row <= rows && column >= -1 && column <= columns;
    if (!number || !is_near_grid || read_little_killer(shape, row, column, *number)) return;
    const bool is_beside_row = row >= 0 && row < rows && (column == -1 || column == columns);
    const bool is_beside_column = column >= 0 && column < columns && (row == -1 || row == rows);
    if (is_beside_row == is_beside_column) return;
    std::vector<Cell> cells;
    for (int place = 0; place < (is_beside_row ? columns : rows); ++place) {
      const auto cell = is_beside_row ? layout().cell_at(row, place) : layout().cell_at(place, column);
      if (cell) cells.push_back(*cell);
    }
    if (column == columns || row == rows) std::reverse(cells.begin(), cells.end());
    outside_.push_back({RuleKind::Sandwich, std::move(cells), {*number}});
  }

  // Words tell what a number beside a row or column means. Without any words it may mean several things. All numbers
  // mean the same.
  void add_outside() {
    std::vector<RuleKind> kinds{RuleKind::Sandwich, RuleKind::XSum, RuleKind::Skyscraper, RuleKind::NumberedRoom};
    if (!found_.words().empty())
      std::erase_if(kinds, [&](RuleKind kind) { return word_for(kind, found_.words()).empty(); });
    const auto with_kind = [](const Rule& rule, RuleKind kind) { return Rule{kind, rule.cells, rule.values}; };
    if (kinds.size() == 1) {
      const std::string_view word = word_for(kinds.front(), found_.words());
      for (const Rule& rule : outside_) {
        found_.add(with_kind(rule, kinds.front()), DrawnReason::NumberOutside, SuggestionCertainty::Sure, word);
      }
      return;
    }
    std::erase_if(kinds, [&](RuleKind kind) {
      return std::any_of(outside_.begin(), outside_.end(),
                         [&](const Rule& rule) { return error_in_rule(with_kind(rule, kind), layout()).has_value(); });
    });
    for (const Rule& rule : outside_) {
      std::vector<Rule> meanings;
      for (const RuleKind kind : kinds) meanings.push_back(with_kind(rule, kind));
      found_.add_ambiguous(std::move(meanings), DrawnReason::NumberOutside);
    }
  }

  // The arrow begins near the number and points along the diagonal that begins in the next cell.
  bool read_little_killer(const DrawnShape& shape, int row, int column, std::uint16_t number) {
    constexpr double kFarthest = 0.9;
    for (const DrawnLine& arrow : found_.drawing().arrows) {
      const DrawnPoint from = arrow.points.front();
      const DrawnPoint to = arrow.points.back();
      const double down = to.down - from.down;
      const double right = to.right - from.right;
      const bool is_diagonal = down != 0 && right != 0 && std::abs(std::abs(down) - std::abs(right)) < 0.2;
      const bool is_short = std::abs(down) < 1.5;
      const double distance = std::hypot(from.down - shape.center.down, from.right - shape.center.right);
      if (!is_diagonal || !is_short || distance > kFarthest) continue;
      std::vector<Cell> cells;
      const int down_step = down > 0 ? 1 : -1;
      const int right_step = right > 0 ? 1 : -1;
      int at_row = row + down_step;
      int at_column = column + right_step;
      while (const auto cell = layout().cell_at(at_row, at_column)) {
        cells.push_back(*cell);
        at_row += down_step;
        at_column += right_step;
      }
      if (cells.empty()) continue;
      found_.add_conventional({RuleKind::LittleKiller, std::move(cells), {number}}, DrawnReason::ArrowBesideNumber);
      return true;
    }
    return false;
  }

  Suggestions& found_;
  std::set<Cell> even_;
  std::set<Cell> odd_;
  // Numbers beside rows and columns, as sandwiches.
  std::vector<Rule> outside_;
};

}  // namespace

void suggest_from_shapes(Suggestions& suggestions) { ShapeReader(suggestions).read(); }

}  // namespace nonet
