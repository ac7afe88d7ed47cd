#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/parsed_puzzle.h"
#include "core/grid/digit_automaton.h"

namespace nonet {

/// Returns a text as a whole number; none for other texts and for numbers that are too large.
std::optional<int> foreign_number(std::string_view text);

/// Returns the layout that a text of another program describes. If the text must have the layout `known`, the regions
/// must be the same, and the variants of both are joined. Null when there is no such layout.
LayoutRef layout_of_foreign(LayoutSpec spec, const LayoutRef& known);

/// Returns the cell named `R3C7` or `r3c7`, above 9 also `RaCg` for `R10C16`; none for other texts and for cells
/// outside the grid.
std::optional<Cell> foreign_cell(std::string_view name, const Layout& layout);

/// Returns the cells with these names. None when one of them is no cell.
std::optional<std::vector<Cell>> foreign_cells(std::span<const std::string_view> names, const Layout& layout);

/// Returns the cells of a row or a column, counted from 0, from the left or the top.
std::vector<Cell> full_line(const Layout& layout, bool is_row, int number);

/// Returns the cells of a rule along a way that may come to a cell twice. The cells of renban and nabner lines are a
/// set, so the rule has each cell once, in the order of the way. For other kinds the way itself.
std::vector<Cell> cells_along(RuleKind kind, std::vector<Cell> way);

/// The most different automata that a puzzle of another program can have.
inline constexpr std::size_t kMaxAutomata = 64;

/// A puzzle of another program while it is read: collects givens and rules.
///
/// Some texts write the digits from 0 on. Then the digits of the puzzle are those of the text plus 1, and the values of
/// rules change with them: a cage of three cells has a sum larger by 3. A rule that cannot be said so is one that was
/// not read, such as an arrow.
class ForeignPuzzle {
 public:
  /// `least_digit` is the number that the text writes for the smallest digit: 1 or 0.
  explicit ForeignPuzzle(LayoutRef layout, int least_digit = 1);

  const Layout& layout() const { return *layout_; }
  bool counts_from_zero() const { return least_digit_ == 0; }
  /// Returns the digit that the text writes as a number; none for a number that is no digit of the grid.
  std::optional<Digit> digit_of(int written) const;

  /// Adds a rule if the layout can have it. Otherwise the rule `name` is one that was not read. The first rule that no
  /// digits can keep is also ParsedPuzzle::impossible_rule.
  void add(std::string_view name, RuleKind kind, std::vector<Cell> cells, std::initializer_list<int> values = {});
  void add(std::string_view name, RuleKind kind, std::vector<Cell> cells, std::span<const int> values);
  void add(std::string_view name, RuleKind kind, std::vector<Cell> cells, std::vector<std::uint16_t> values);
  /// Adds a rule that at least one of the alternatives is kept, as add() does.
  void add_any_of(std::string_view name, std::vector<Rule> alternatives);
  /// Adds a rule that was moved down and to the right. Returns false when one of its cells leaves the grid.
  bool add_moved(std::string_view name, const Rule& rule, int down, int right);
  /// Returns what `read` adds to another puzzle of this layout, as one rule; digits that it gives or leaves to a cell
  /// are rules, too. None when `read` returns false, or adds nothing, or something that this puzzle cannot have.
  std::optional<Rule> one_rule_of(const std::function<bool(ForeignPuzzle&)>& read);
  /// The same for one alternative of several. None and true when one of the rules is one that no digits can keep: the
  /// alternative is out, and the puzzle is not refused for it.
  std::pair<std::optional<Rule>, bool> alternative_of(const std::function<bool(ForeignPuzzle&)>& read);
  /// Adds an arrow whose first cells, as many as `size`, are the circle or the pill. The number in a pill is read from
  /// left to right, or from top to bottom.
  void add_pill(std::string_view name, std::vector<Cell> cells, int size);
  /// Returns the automaton with a key: what `make` returns for the first rule with this key. To make one takes long, so
  /// a puzzle has at most kMaxAutomata keys; none for further ones.
  std::optional<DigitAutomaton> automaton(std::string_view key,
                                          const std::function<std::optional<DigitAutomaton>()>& make);
  void leave_unread(std::string_view name) { insert(unread_rules_, name); }
  void note_drawing(std::string_view name) { insert(drawings_, name); }
  /// Makes a digit the given of a cell. The text writes the digit as this number.
  void give(Cell cell, int written);
  void give(Cell cell, Digit digit);
  /// Leaves a cell only the digits that are also in this set.
  void restrict(Cell cell, DigitSet digits);
  /// Makes a digit the entry of a player in a cell without a given.
  void enter(Cell cell, int digit);
  /// Adds digits to the notes of a player in a cell. Digits that the grid does not have are left out.
  void note(Cell cell, const std::vector<int>& digits);
  void note_in_corners(Cell cell, const std::vector<int>& digits);
  /// Says what the text tells about the puzzle. Spaces around the texts are left out.
  void tell(std::string_view title, std::string_view author, std::string_view ruleset, std::string_view message);
  /// Takes the author's solution: a digit for each cell, in the order of the cells. Nothing when a cell has none.
  void solve(std::string_view symbols);
  void solve(const std::vector<int>& written);

  /// Returns the puzzle.
  ParsedPuzzle finish(TextFormat format, Position start) &&;

 private:
  static void insert(std::vector<std::string>& names, std::string_view name);
  void add_notes(std::vector<DigitSet>& notes, Cell cell, const std::vector<int>& digits) const;

  LayoutRef layout_;
  int least_digit_;
  Grid givens_;
  Grid entries_;
  std::vector<DigitSet> candidates_;
  std::vector<DigitSet> notes_;
  std::vector<DigitSet> corner_notes_;
  std::string title_;
  std::string author_;
  std::string ruleset_;
  std::string message_;
  std::optional<Grid> author_solution_;
  RuleSet rules_;
  std::optional<ParseError> impossible_rule_;
  std::map<std::string, std::optional<DigitAutomaton>, std::less<>> automata_;
  std::vector<std::string> unread_rules_;
  std::vector<std::string> drawings_;
};

}  // namespace nonet
