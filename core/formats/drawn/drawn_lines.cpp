#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "core/formats/drawn/drawn_color.h"
#include "core/formats/drawn/drawn_places.h"
#include "core/formats/drawn/drawn_strokes.h"
#include "core/formats/drawn/line_rules.h"
#include "core/formats/drawn/rule_phrases.h"
#include "core/formats/drawn/rule_words.h"
#include "core/formats/drawn/suggestions.h"
#include "core/formats/foreign/foreign_puzzle.h"
#include "core/grid/rule_table.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

// Thinner lines are borders and decoration.
constexpr double kThinnestLine = 0.07;

enum class LineEnd : unsigned char { Plain, Bulb, Ring, Diamond };

bool has_color(const DrawnKind& row, DrawnColor color) { return row.colors[0] == color || row.colors[1] == color; }

bool is_visible(std::string_view color) { return color_named(color) != DrawnColor::None; }

class LineReader {
 public:
  explicit LineReader(Suggestions& found) : found_(found) {}

  void read() {
    for (const DrawnLine& line : found_.drawing().lines) {
      if (!suggest_from_line_with_head(found_, line)) read_line(line);
    }
    strokes_ = Strokes(open_);
    joined_sums_.resize(open_.size());
    for (const CellLine& line : open_) {
      if (!is_branch(line)) read_plain(line);
    }
    for (const DrawnLine& arrow : found_.drawing().arrows) suggest_from_arrow(found_, arrow);
  }

 private:
  const Layout& layout() const { return found_.layout(); }
  const std::string& words() const { return found_.words(); }

  void read_line(const DrawnLine& line) {
    const DrawnColor color = color_named(line.color);
    if (color == DrawnColor::None || read_diagonal(line) || line.thickness < kThinnestLine) return;
    const auto cells = cells_of_way(layout(), line.points);
    if (!cells || cells->size() < 2) return;
    CellLine way{*cells, color, line.color, line.thickness};
    const LineEnd first = end_at(way.cells.front(), line.color);
    const LineEnd last = end_at(way.cells.back(), line.color);
    const bool has_bulb = first == LineEnd::Bulb || last == LineEnd::Bulb;
    if (has_bulb && (first == LineEnd::Plain || last == LineEnd::Plain || is_loop(way))) {
      if (last == LineEnd::Bulb) std::reverse(way.cells.begin(), way.cells.end());
      return read_bulb(std::move(way));
    }
    if (is_loop(way) && !may_close_in_circle(first)) return open_.push_back(std::move(way));
    const bool has_diamonds = first == LineEnd::Diamond && last == LineEnd::Diamond;
    const bool has_ends = first != LineEnd::Plain && last != LineEnd::Plain;
    // The circle of an arrow may be where another line ends.
    const auto is_of_arrows = [&] { return begins_arrow(way.cells.front()) || begins_arrow(way.cells.back()); };
    if (has_ends && !(kinds_with_ends(has_diamonds).empty() && is_of_arrows()))
      return read_with_ends(way, has_diamonds);
    open_.push_back(std::move(way));
  }

  static bool is_loop(const CellLine& line) { return line.cells.size() > 2 && line.cells.front() == line.cells.back(); }

  // The ends of between and lockout lines differ. So a circle where a loop closes is no end of theirs, and mostly
  // something else.
  bool may_close_in_circle(LineEnd end) const {
    return end == LineEnd::Ring && !word_for(RuleKind::DoubleArrow, words()).empty();
  }

  // A line from corner to corner, or from the middle of a corner cell to the middle of another.
  bool read_diagonal(const DrawnLine& line) {
    constexpr double kHalfCell = 0.6;
    constexpr double kThickestDiagonal = 0.1;
    if (!layout().is_square()) return false;
    const double side = layout().side();
    DrawnPoint from = line.points.front();
    DrawnPoint to = line.points.back();
    if (from.right > to.right) std::swap(from, to);
    const bool is_across =
        line.points.size() == 2 && std::abs(from.right) < kHalfCell && std::abs(to.right - side) < kHalfCell;
    if (!is_across || line.thickness > kThickestDiagonal) return false;
    const bool falls = std::abs(from.down) < kHalfCell && std::abs(to.down - side) < kHalfCell;
    const bool rises = std::abs(from.down - side) < kHalfCell && std::abs(to.down) < kHalfCell;
    if (!falls && !rises) return false;
    found_.add_conventional({falls ? RuleKind::FallingDiagonal : RuleKind::RisingDiagonal, {}, {}},
                            DrawnReason::LineAcrossGrid);
    return true;
  }

  LineEnd end_at(Cell cell, std::string_view line) const {
    LineEnd end = LineEnd::Plain;
    for (const DrawnShape& shape : found_.drawing().shapes) {
      if (cell_at_middle(layout(), shape.center) != cell) continue;
      if (is_diamond_of_cell(shape)) return LineEnd::Diamond;
      if (!is_circle_of_cell(shape)) continue;
      const DrawnColor fill = color_named(shape.fill);
      if (found_.is_bulb(shape, line)) return LineEnd::Bulb;
      if (is_visible(shape.border) || fill == DrawnColor::White) end = LineEnd::Ring;
    }
    return end;
  }

  void read_bulb(CellLine line) {
    const std::string_view slow = word_for(RuleKind::SlowThermometer, words());
    const std::string_view word = slow.empty() ? word_for(RuleKind::Thermometer, words()) : slow;
    const ThermometerWords told = thermometer_words(words());
    const RuleKind kind = told.slow ? RuleKind::SlowThermometer : RuleKind::Thermometer;
    SuggestionCertainty certainty = SuggestionCertainty::Sure;
    if (word.empty()) {
      const bool is_usual = line.color == DrawnColor::Grey && words().empty();
      certainty = is_usual ? SuggestionCertainty::Likely : SuggestionCertainty::Low;
    } else if (told.slow && told.strict) {
      certainty = SuggestionCertainty::Low;
    }
    std::vector<RuleKind> others;
    if (kind == RuleKind::Thermometer && !told.strict) others.push_back(RuleKind::SlowThermometer);
    if (kind == RuleKind::SlowThermometer && told.strict) others.push_back(RuleKind::Thermometer);
    Bulb bulb{std::move(line), kind, certainty, word, std::move(others)};
    add_thermometer(bulb, bulb.line.cells, DrawnReason::LineWithBulb);
    bulbs_.push_back(std::move(bulb));
  }

  struct Bulb {
    CellLine line;
    RuleKind kind;
    SuggestionCertainty certainty;
    std::string_view word;
    // Kinds that the words leave open.
    std::vector<RuleKind> others;
  };

  void add_thermometer(const Bulb& bulb, const std::vector<Cell>& cells, DrawnReason reason) {
    std::vector<OtherReading> instead;
    for (const RuleKind other : bulb.others) instead.push_back({ReadingChange::Instead, {{other, cells, {}}}});
    found_.add({bulb.kind, cells, {}}, reason, bulb.certainty, bulb.word, std::move(instead));
  }

  // A branch begins on a cell of a line with a bulb.
  bool is_branch(const CellLine& line) {
    constexpr double kSameThickness = 0.03;
    for (const Bulb& bulb : bulbs_) {
      if (bulb.line.notation != line.notation || std::abs(bulb.line.thickness - line.thickness) > kSameThickness)
        continue;
      const auto is_on_bulb = [&](Cell cell) {
        return std::find(bulb.line.cells.begin(), bulb.line.cells.end(), cell) != bulb.line.cells.end();
      };
      const bool begins = is_on_bulb(line.cells.front());
      if (begins == is_on_bulb(line.cells.back())) continue;
      std::vector<Cell> cells = line.cells;
      if (!begins) std::reverse(cells.begin(), cells.end());
      add_thermometer(bulb, cells, DrawnReason::BranchOfBulb);
      return true;
    }
    return false;
  }

  bool begins_arrow(Cell cell) const {
    const auto& arrows = found_.drawing().arrows;
    return std::any_of(arrows.begin(), arrows.end(), [&](const DrawnLine& arrow) {
      const auto cells = cells_of_way(layout(), arrow.points);
      return cells && cells->size() > 1 && cells->front() == cell;
    });
  }

  // The word or the sentence that names a kind of lines with something at both ends.
  std::string_view word_of_ends(RuleKind kind) const {
    const RulePhrase* phrase = found_.phrase_for(kind);
    const std::string_view word = word_for(kind, words());
    return word.empty() && phrase != nullptr ? phrase->word : word;
  }

  std::vector<RuleKind> kinds_with_ends(bool has_diamonds) const {
    std::vector<RuleKind> kinds{RuleKind::Between, RuleKind::DoubleArrow, RuleKind::Lockout};
    if (has_diamonds) kinds = {RuleKind::Lockout, RuleKind::Between};
    std::erase_if(kinds, [&](RuleKind kind) { return word_of_ends(kind).empty(); });
    return kinds;
  }

  void read_with_ends(const CellLine& line, bool has_diamonds) {
    const DrawnReason reason = has_diamonds ? DrawnReason::LineWithDiamonds : DrawnReason::LineWithCircles;
    const std::vector<RuleKind> kinds = kinds_with_ends(has_diamonds);
    if (kinds.size() == 1) {
      return add_line(kinds.front(), line, reason, SuggestionCertainty::Sure, word_of_ends(kinds.front()));
    }
    if (!words().empty()) return;
    std::vector<RuleKind> open{RuleKind::Between, RuleKind::DoubleArrow};
    if (has_diamonds) open = {RuleKind::Lockout, RuleKind::Between};
    add_open_line(open, line, reason);
  }

  // Sentences that give a meaning to a colour come before the names of kinds and the colours that these mostly have.
  void read_plain(const CellLine& line) {
    if (read_in_words(line)) return;
    const DrawnKind* named_and_colored = nullptr;
    const DrawnKind* named = nullptr;
    const DrawnKind* colored = nullptr;
    int both_count = 0;
    int named_count = 0;
    int colored_count = 0;
    for (const DrawnKind& row : drawn_kinds()) {
      if (row.colors[0] == DrawnColor::None) continue;
      const bool is_named = !word_for(row.kind, words()).empty();
      const bool is_colored = has_color(row, line.color);
      if (is_named && is_colored) ++both_count, named_and_colored = &row;
      if (is_named) ++named_count, named = &row;
      if (is_colored) ++colored_count, colored = &row;
    }
    if (both_count == 1) {
      return add_line(named_and_colored->kind, line, DrawnReason::LineOfColor, SuggestionCertainty::Sure,
                      word_for(named_and_colored->kind, words()));
    }
    if (both_count == 0 && named_count == 1 && have_one_color()) {
      return add_line(named->kind, line, DrawnReason::OnlyLineInWords, SuggestionCertainty::Likely,
                      word_for(named->kind, words()));
    }
    if (words().empty() && colored_count > 0) {
      // A colour of two kinds is mostly that of the kind that has it first.
      std::vector<RuleKind> open{colored_count == 1 ? colored->kind : first_of_color(line.color)};
      for (const DrawnKind& row : drawn_kinds()) {
        if (has_color(row, line.color) && row.kind != open.front()) open.push_back(row.kind);
      }
      add_open_line(open, line, DrawnReason::LineOfColor);
    }
  }

  // True when the sentences about this colour, or about lines of any colour, mean one kind of lines.
  bool read_in_words(const CellLine& line) {
    std::vector<const RulePhrase*> exact;
    std::vector<const RulePhrase*> near;
    std::vector<const RulePhrase*> any;
    for (const RulePhrase& phrase : found_.phrases()) {
      if (phrase.subject != PhraseSubject::Line || phrase.is_denied || has_ends(phrase.kind)) continue;
      if (phrase.colors == 0) any.push_back(&phrase);
      if (phrase.names(line.color)) exact.push_back(&phrase);
      if (is_named_nearly(phrase, line.color)) near.push_back(&phrase);
    }
    const bool is_only = any.size() == 1 && have_one_color() && exact.empty() && near.empty();
    const auto& meant = !exact.empty() ? exact : near.empty() && is_only ? any : near;
    if (meant.size() != 1) return false;
    const RulePhrase& phrase = *meant.front();
    const std::vector<Rule> rules = rules_of_line(phrase, line.cells, layout());
    for (const Rule& rule : rules) {
      found_.add(rule, DrawnReason::LineInWords, SuggestionCertainty::Sure, phrase.word);
    }
    if (rules.empty() && phrase.kind != RuleKind::EqualSums)
      add_line(phrase.kind, line, DrawnReason::LineInWords, SuggestionCertainty::Sure, phrase.word);
    return true;
  }

  static bool has_ends(RuleKind kind) {
    return kind == RuleKind::Between || kind == RuleKind::Lockout || kind == RuleKind::DoubleArrow;
  }

  // People call neighbours of the rainbow by each other's names. No other line may have the colour that is named.
  bool is_named_nearly(const RulePhrase& phrase, DrawnColor color) const {
    constexpr std::array<std::pair<DrawnColor, DrawnColor>, 7> kNear{{{DrawnColor::Pink, DrawnColor::Purple},
                                                                      {DrawnColor::Blue, DrawnColor::Teal},
                                                                      {DrawnColor::Blue, DrawnColor::Purple},
                                                                      {DrawnColor::Green, DrawnColor::Teal},
                                                                      {DrawnColor::Orange, DrawnColor::Yellow},
                                                                      {DrawnColor::Orange, DrawnColor::Red},
                                                                      {DrawnColor::Red, DrawnColor::Pink}}};
    const auto is_near = [&](const auto& pair) {
      return (pair.first == color && phrase.names(pair.second)) || (pair.second == color && phrase.names(pair.first));
    };
    if (!std::any_of(kNear.begin(), kNear.end(), is_near)) return false;
    return std::none_of(open_.begin(), open_.end(), [&](const CellLine& other) { return phrase.names(other.color); });
  }

  static RuleKind first_of_color(DrawnColor color) {
    const std::span<const DrawnKind> kinds = drawn_kinds();
    return std::find_if(kinds.begin(), kinds.end(), [&](const DrawnKind& row) { return row.colors[0] == color; })->kind;
  }

  bool have_one_color() const {
    return std::all_of(open_.begin(), open_.end(),
                       [&](const CellLine& line) { return line.notation == open_.front().notation; });
  }

  // The numbers of whispers and of lockout lines are in the words, or what they are on most grids with so many digits.
  int value_of(RuleKind kind, DrawnColor color) const {
    const int digits = layout().digit_count();
    if (kind == RuleKind::Lockout) return least_after("lockout", words()).value_or(digits / 2);
    const bool names_dutch = words().find("dutch") != std::string::npos;
    const bool is_dutch = names_dutch && (color == DrawnColor::Orange || words().find("german") == std::string::npos);
    if (is_dutch) return least_after("dutch", words()).value_or(4);
    const auto german = least_after("german", words());
    return german ? *german : least_after("whisper", words()).value_or((digits + 1) / 2);
  }

  // Lines of several kinds look like this, and no words name one. Orange whispers mostly have the number 4. A kind that
  // does not fit the side is no meaning, unless none fits.
  void add_open_line(const std::vector<RuleKind>& looks, const CellLine& line, DrawnReason reason) {
    std::vector<RuleKind> kinds;
    std::copy_if(looks.begin(), looks.end(), std::back_inserter(kinds),
                 [&](RuleKind kind) { return fits(rule_row(kind).sides, layout().digit_count()); });
    if (kinds.empty()) kinds = looks;
    std::vector<OtherReading> instead;
    for (const RuleKind other : kinds) {
      const bool is_orange = other == RuleKind::Whisper && line.color == DrawnColor::Orange;
      if (is_orange) instead.push_back({ReadingChange::Number, {{other, line.cells, {4}}}});
      if (other == kinds.front()) continue;
      instead.push_back({ReadingChange::Instead, {rule_of(other, line, line.cells)}});
    }
    add_line(kinds.front(), line, reason, SuggestionCertainty::Low, {}, std::move(instead));
  }

  Rule rule_of(RuleKind kind, const CellLine& line, const std::vector<Cell>& cells) const {
    std::vector<std::uint16_t> values;
    if (kind == RuleKind::Whisper || kind == RuleKind::Lockout) {
      values.push_back(static_cast<std::uint16_t>(value_of(kind, line.color)));
    }
    return {kind, cells_along(kind, cells), std::move(values)};
  }

  void add_line(RuleKind kind, const CellLine& line, DrawnReason reason, SuggestionCertainty certainty,
                std::string_view word, std::vector<OtherReading> instead = {}) {
    const std::vector<const CellLine*> strokes = strokes_.of(line);
    std::vector<Rule> each;
    for (const CellLine* stroke : strokes) each.push_back(rule_of(kind, line, stroke->cells));
    std::vector<Cell> joined;
    if (strokes.size() > 1 && (kind == RuleKind::Renban || kind == RuleKind::Nabner)) {
      for (const CellLine* stroke : strokes) joined.insert(joined.end(), stroke->cells.begin(), stroke->cells.end());
    } else if (kind == RuleKind::RegionSumLine) {
      joined = joined_way(strokes);
    }
    if (kind == RuleKind::RegionSumLine && strokes.size() > 1 && joined.empty()) {
      if (const auto& sums = joined_sums_of(strokes)) instead.push_back({ReadingChange::Joined, {*sums}});
    }
    if (!joined.empty()) instead.insert(instead.begin(), {ReadingChange::Apart, std::move(each)});
    found_.add(rule_of(kind, line, joined.empty() ? line.cells : joined), reason, certainty, word, std::move(instead));
  }

  // The rule of several strokes, which each of them names.
  const std::optional<Rule>& joined_sums_of(const std::vector<const CellLine*>& strokes) {
    JoinedSums& sums = joined_sums_[static_cast<std::size_t>(strokes.front() - open_.data())];
    if (!sums.is_known) {
      std::vector<std::vector<Cell>> ways;
      for (const CellLine* stroke : strokes) ways.push_back(stroke->cells);
      sums = {true, joined_region_sums(ways, layout())};
    }
    return sums.rule;
  }

  struct JoinedSums {
    bool is_known = false;
    std::optional<Rule> rule;
  };

  Suggestions& found_;
  // For each open line, what the strokes are of which it is the first.
  std::vector<JoinedSums> joined_sums_;
  std::vector<Bulb> bulbs_;
  std::vector<CellLine> open_;
  Strokes strokes_{{}};
};

}  // namespace

void suggest_from_lines(Suggestions& suggestions) { LineReader(suggestions).read(); }

}  // namespace nonet
