#include "core/formats/foreign/f_puzzle.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/foreign/f_puzzle_layout.h"

namespace nonet {

namespace {

using Kind = JsonValue::Kind;

// What the entries of a key are.
enum class KeyForm : std::uint8_t {
  Lines,       // lines of cells, without a value
  Cells,       // a list of cells, without a value
  Cell,        // each entry is one cell: together they are one rule
  Difference,  // lines of cells with a value that may be missing
  Dot,         // two cells with a value that may be missing
  Skip,        // no rule
  Drawing,
};

struct KeyRow {
  std::string_view key;
  KeyForm form;
  RuleKind kind = RuleKind::Cage;
  /// The value when there is none; 0 for half the side.
  int usual = 0;
};

constexpr std::array kKeys{
    KeyRow{"thermometer", KeyForm::Lines, RuleKind::Thermometer},
    KeyRow{"slowthermometer", KeyForm::Lines, RuleKind::SlowThermometer},
    KeyRow{"betweenline", KeyForm::Lines, RuleKind::Between},
    KeyRow{"palindrome", KeyForm::Lines, RuleKind::Palindrome},
    KeyRow{"renban", KeyForm::Lines, RuleKind::Renban},
    KeyRow{"regionsumline", KeyForm::Lines, RuleKind::RegionSumLine},
    KeyRow{"entropicline", KeyForm::Lines, RuleKind::Entropic},
    KeyRow{"modularline", KeyForm::Lines, RuleKind::Modular},
    KeyRow{"nabner", KeyForm::Lines, RuleKind::Nabner},
    KeyRow{"zipperline", KeyForm::Lines, RuleKind::Zipper},
    KeyRow{"doublearrow", KeyForm::Lines, RuleKind::DoubleArrow},
    KeyRow{"whispers", KeyForm::Difference, RuleKind::Whisper},
    KeyRow{"lockout", KeyForm::Difference, RuleKind::Lockout, 4},
    KeyRow{"extraregion", KeyForm::Cells, RuleKind::Cage},
    KeyRow{"rowindexer", KeyForm::Cells, RuleKind::RowIndexer},
    KeyRow{"columnindexer", KeyForm::Cells, RuleKind::ColumnIndexer},
    KeyRow{"boxindexer", KeyForm::Cells, RuleKind::BoxIndexer},
    KeyRow{"odd", KeyForm::Cell, RuleKind::Odd},
    KeyRow{"even", KeyForm::Cell, RuleKind::Even},
    KeyRow{"minimum", KeyForm::Cell, RuleKind::Minimum},
    KeyRow{"maximum", KeyForm::Cell, RuleKind::Maximum},
    KeyRow{"difference", KeyForm::Dot, RuleKind::WhiteDot, 1},
    KeyRow{"ratio", KeyForm::Dot, RuleKind::BlackDot, 2},
    KeyRow{"size", KeyForm::Skip},
    KeyRow{"title", KeyForm::Skip},
    KeyRow{"author", KeyForm::Skip},
    KeyRow{"ruleset", KeyForm::Skip},
    KeyRow{"solution", KeyForm::Skip},
    KeyRow{"grid", KeyForm::Skip},
    KeyRow{"disabledlogic", KeyForm::Skip},
    KeyRow{"truecandidatesoptions", KeyForm::Skip},
    KeyRow{"highlightConflicts", KeyForm::Skip},
    KeyRow{"successMessage", KeyForm::Skip},
    KeyRow{"antiknight", KeyForm::Skip},
    KeyRow{"antiking", KeyForm::Skip},
    KeyRow{"disjointgroups", KeyForm::Skip},
    KeyRow{"diagonal+", KeyForm::Skip},
    KeyRow{"diagonal-", KeyForm::Skip},
    KeyRow{"line", KeyForm::Drawing},
    KeyRow{"rectangle", KeyForm::Drawing},
    KeyRow{"circle", KeyForm::Drawing},
    KeyRow{"text", KeyForm::Drawing},
    KeyRow{"cage", KeyForm::Drawing},
    KeyRow{"fogofwar", KeyForm::Drawing},
    KeyRow{"foglight", KeyForm::Drawing},
    KeyRow{"triggereffect", KeyForm::Drawing},
};

// Scripts add drawn copies of rules to the drawings, and name the rule in the copy. Returns the name as keys are written; empty
// for other entries.
std::string copied_rule(const JsonValue& entry) {
  for (const std::string_view mark : {"fromConstraint", "isNewConstraint"}) {
    const JsonValue* name = entry.member(mark);
    if (name == nullptr) continue;
    std::string key;
    for (const char letter : name->text.empty() ? std::string(mark) : name->text) {
      if (letter != ' ') key += static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
    }
    return key;
  }
  return {};
}

bool has_text(const JsonValue* value) { return value != nullptr && value->kind != Kind::Null && !value->text.empty(); }

class FPuzzle {
 public:
  FPuzzle(const JsonValue& root, ForeignPuzzle& puzzle) : root_(root), puzzle_(puzzle) {}

  void read() {
    read_grid();
    for (std::size_t index = 0; index < root_.keys.size(); ++index) read_key(root_.keys[index], root_.items[index]);
    read_diagonals();
  }

 private:
  const Layout& layout() const { return puzzle_.layout(); }

  void read_grid() {
    const JsonValue* rows = root_.member("grid");
    if (rows == nullptr) return;
    const auto side = static_cast<std::size_t>(layout().side());
    for (std::size_t row = 0; row < std::min(rows->items.size(), side); ++row) {
      for (std::size_t column = 0; column < std::min(rows->items[row].items.size(), side); ++column) {
        read_cell(rows->items[row].items[column], layout().cell(static_cast<int>(row), static_cast<int>(column)));
      }
    }
  }

  // A value that is not given is an entry of a player, and so are the other pencil marks.
  void read_cell(const JsonValue& entry, Cell cell) {
    const std::optional<int> value = number_in(entry.member("value"));
    if (value && is_true(entry.member("given"))) puzzle_.give(cell, *value);
    const JsonValue* marks = entry.member("givenPencilMarks");
    if (marks == nullptr || marks->kind != Kind::List || marks->items.empty()) return;
    DigitSet digits;
    for (const JsonValue& mark : marks->items) {
      const std::optional<int> digit = number_in(&mark);
      if (!digit || *digit < 1 || *digit > layout().side()) return puzzle_.leave_unread("givenPencilMarks");
      digits = digits | DigitSet(Digit{static_cast<std::uint8_t>(*digit)});
    }
    puzzle_.restrict(cell, digits);
  }

  void read_key(std::string_view key, const JsonValue& value) {
    const bool is_empty =
        value.kind == Kind::Null || value.kind == Kind::False || (value.kind == Kind::List && value.items.empty());
    if (is_empty) return;
    if (key == "nonconsecutive") return puzzle_.add(key, RuleKind::NonConsecutive, {});
    if (key == "negative") return read_negative(value);
    const auto row = std::find_if(kKeys.begin(), kKeys.end(), [&](const KeyRow& it) { return it.key == key; });
    if (row != kKeys.end() && row->form == KeyForm::Skip) return;
    if (row != kKeys.end() && row->form == KeyForm::Drawing) return read_drawing(key, value);
    if (value.kind != Kind::List) return puzzle_.leave_unread(key);
    if (row != kKeys.end() && row->form == KeyForm::Cell) return read_single_cells(*row, value);
    for (const JsonValue& entry : value.items) {
      if (!(row == kKeys.end() ? read_special(key, entry) : read_entry(*row, entry))) puzzle_.leave_unread(key);
    }
  }

  // A copy is not read, because its rule is there, too; otherwise the rule is one that was not read.
  void read_drawing(std::string_view key, const JsonValue& entries) {
    if (entries.kind != Kind::List) return puzzle_.note_drawing(key);
    for (const JsonValue& entry : entries.items) {
      const std::string copied = copied_rule(entry);
      if (copied.empty()) {
        puzzle_.note_drawing(key);
      } else if (root_.member(copied) == nullptr) {
        puzzle_.leave_unread(copied);
      }
    }
  }

  // Returns false for an entry that is not understood.
  bool read_entry(const KeyRow& row, const JsonValue& entry) {
    const int half = (layout().side() + 1) / 2;
    const JsonValue* written = entry.member("value");
    const std::optional<int> value = has_text(written) ? number_in(written) : row.usual == 0 ? half : row.usual;
    if (row.form == KeyForm::Cells || row.form == KeyForm::Dot) {
      auto cells = cells_of(entry.member("cells"));
      if (!cells || !value) return false;
      if (row.form == KeyForm::Dot) return add(row, std::move(*cells), {*value});
      if (row.key == "extraregion" && is_house_of_rule(*cells, layout())) return true;
      return add(row, std::move(*cells), {});
    }
    const JsonValue* lines = entry.member("lines");
    if (lines == nullptr || !value) return false;
    for (const JsonValue& line : lines->items) {
      auto cells = cells_of(&line);
      if (!cells) return false;
      if (row.form == KeyForm::Difference ? !add(row, std::move(*cells), {*value}) : !add(row, std::move(*cells), {}))
        return false;
    }
    return true;
  }

  bool add(const KeyRow& row, std::vector<Cell> cells, std::initializer_list<int> values) {
    puzzle_.add(row.key, row.kind, std::move(cells), values);
    return true;
  }

  bool read_special(std::string_view key, const JsonValue& entry) {
    if (key == "killercage") return read_cage(key, entry);
    if (key == "arrow") return read_arrow(key, entry);
    if (key == "xv") return read_pair_sum(key, entry);
    if (key == "quadruple") return read_quadruple(key, entry);
    if (key == "clone") return read_clone(key, entry);
    if (key == "littlekillersum") return read_little_killer(key, entry);
    if (key == "sandwichsum") return read_clue(key, entry, RuleKind::Sandwich);
    if (key == "xsum") return read_clue(key, entry, RuleKind::XSum);
    if (key == "skyscraper") return read_clue(key, entry, RuleKind::Skyscraper);
    return false;
  }

  bool read_cage(std::string_view key, const JsonValue& entry) {
    auto cells = cells_of(entry.member("cells"));
    const std::optional<int> sum = number_in(entry.member("value"));
    if (!cells || (has_text(entry.member("value")) && !sum)) return false;
    puzzle_.add(key, RuleKind::Cage, std::move(*cells), sum ? std::vector<int>{*sum} : std::vector<int>{});
    return true;
  }

  bool read_arrow(std::string_view key, const JsonValue& entry) {
    auto pill = cells_of(entry.member("cells"));
    const JsonValue* lines = entry.member("lines");
    if (!pill || pill->empty() || lines == nullptr) return false;
    for (const JsonValue& line : lines->items) {
      const auto cells = cells_of(&line);
      if (!cells || cells->size() < 2) return false;
      std::vector<Cell> all = *pill;
      all.insert(all.end(), cells->begin() + 1, cells->end());
      puzzle_.add_pill(key, std::move(all), static_cast<int>(pill->size()));
    }
    return true;
  }

  bool read_pair_sum(std::string_view key, const JsonValue& entry) {
    auto cells = cells_of(entry.member("cells"));
    const JsonValue* value = entry.member("value");
    if (!cells || !has_text(value)) return false;
    const bool is_x = value->text == "X" || value->text == "x";
    if (!is_x && value->text != "V" && value->text != "v") return false;
    puzzle_.add(key, RuleKind::PairSum, std::move(*cells), {is_x ? 10 : 5});
    return true;
  }

  bool read_quadruple(std::string_view key, const JsonValue& entry) {
    auto cells = cells_of(entry.member("cells"));
    const JsonValue* values = entry.member("values");
    if (!cells || values == nullptr) return false;
    std::vector<int> digits;
    for (const JsonValue& value : values->items) {
      const std::optional<int> digit = number_in(&value);
      if (!digit) return false;
      digits.push_back(*digit);
    }
    puzzle_.add(key, RuleKind::Quadruple, std::move(*cells), digits);
    return true;
  }

  bool read_clone(std::string_view key, const JsonValue& entry) {
    auto cells = cells_of(entry.member("cells"));
    const auto copies = cells_of(entry.member("cloneCells"));
    if (!cells || !copies || cells->size() != copies->size()) return false;
    cells->insert(cells->end(), copies->begin(), copies->end());
    puzzle_.add(key, RuleKind::Clone, std::move(*cells));
    return true;
  }

  bool read_little_killer(std::string_view key, const JsonValue& entry) {
    auto cells = cells_of(entry.member("cells"));
    const std::optional<int> sum = number_in(entry.member("value"));
    if (!has_text(entry.member("value"))) return true;
    if (!cells || !sum) return false;
    puzzle_.add(key, RuleKind::LittleKiller, std::move(*cells), {*sum});
    return true;
  }

  // The clue stands in row or column 0 or side + 1.
  bool read_clue(std::string_view key, const JsonValue& entry, RuleKind kind) {
    const JsonValue* written = entry.member("value");
    if (!has_text(written)) return true;
    const std::optional<int> value = number_in(written);
    const JsonValue* name = entry.member("cell");
    if (!value || name == nullptr) return false;
    const std::size_t column_at = name->text.find('C');
    if (name->text.empty() || name->text[0] != 'R' || column_at == std::string::npos) return false;
    const auto row = foreign_number(std::string_view(name->text).substr(1, column_at - 1));
    const auto column = foreign_number(std::string_view(name->text).substr(column_at + 1));
    const int side = layout().side();
    if (!row || !column) return false;
    const auto is_inside = [&](int number) { return number >= 1 && number <= side; };
    const bool is_row = is_inside(*row) && (*column == 0 || *column == side + 1);
    const bool is_column = is_inside(*column) && (*row == 0 || *row == side + 1);
    if (!is_row && !is_column) return false;
    std::vector<Cell> cells = full_line(layout(), is_row, is_row ? *row - 1 : *column - 1);
    if (*row > side || *column > side) std::reverse(cells.begin(), cells.end());
    puzzle_.add(key, kind, std::move(cells), {*value});
    return true;
  }

  void read_single_cells(const KeyRow& row, const JsonValue& entries) {
    std::vector<Cell> cells;
    for (const JsonValue& entry : entries.items) {
      const JsonValue* name = entry.member("cell");
      const auto cell = name == nullptr ? std::nullopt : foreign_cell(name->text, layout());
      if (!cell) return puzzle_.leave_unread(row.key);
      if (std::find(cells.begin(), cells.end(), *cell) == cells.end()) cells.push_back(*cell);
    }
    puzzle_.add(row.key, row.kind, std::move(cells));
  }

  void read_negative(const JsonValue& value) {
    for (const JsonValue& name : value.items) {
      if (name.text == "xv") {
        puzzle_.add("negative xv", RuleKind::NegativeSum, {}, {5, 10});
      } else if (name.text == "ratio") {
        puzzle_.add("negative ratio", RuleKind::NegativeBlack, {}, values_of("ratio", 2));
      } else if (name.text == "difference") {
        puzzle_.add("negative difference", RuleKind::NegativeWhite, {}, values_of("difference", 1));
      } else {
        puzzle_.leave_unread("negative " + name.text);
      }
    }
  }

  // The values of the dots of a key, each once; the usual value when there are no dots.
  std::vector<int> values_of(std::string_view key, int usual) const {
    std::vector<int> values;
    const JsonValue* entries = root_.member(key);
    if (entries != nullptr) {
      for (const JsonValue& entry : entries->items) values.push_back(number_in(entry.member("value")).value_or(usual));
    }
    if (values.empty()) values.push_back(usual);
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
  }

  void read_diagonals() {
    const bool rises = is_true(root_.member("diagonal+"));
    if (rises == is_true(root_.member("diagonal-"))) return;
    puzzle_.add("diagonal", rises ? RuleKind::RisingDiagonal : RuleKind::FallingDiagonal, {});
  }

  // None when the value is no list of cells.
  std::optional<std::vector<Cell>> cells_of(const JsonValue* value) const {
    if (value == nullptr || value->kind != Kind::List) return std::nullopt;
    std::vector<Cell> cells;
    for (const JsonValue& name : value->items) {
      const auto cell = foreign_cell(name.text, layout());
      if (!cell) return std::nullopt;
      cells.push_back(*cell);
    }
    return cells;
  }

  const JsonValue& root_;
  ForeignPuzzle& puzzle_;
};

}  // namespace

Result<ParsedPuzzle, JsonFault> read_f_puzzle(const JsonValue& root, const LayoutRef& known, Position start) {
  const LayoutRef layout = root.kind == Kind::Object ? layout_of_f_puzzle(root, known) : nullptr;
  if (!layout) return JsonFault{0};
  ForeignPuzzle puzzle(layout);
  FPuzzle(root, puzzle).read();
  // A grid that names cells without a region has fewer regions than rows, which no layout has.
  const JsonValue* grid = root.member("grid");
  if (grid != nullptr && has_cell_without_region(*grid)) puzzle.leave_unread("region");
  return std::move(puzzle).finish(TextFormat::FPuzzles, start);
}

}  // namespace nonet
