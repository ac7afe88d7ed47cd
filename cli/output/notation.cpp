#include "cli/output/notation.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>

namespace nonet {

namespace {

// The techniques whose English name cannot be made from the id by english_name().
constexpr std::array<std::pair<std::string_view, std::string_view>, 21> kNames{{
    {"two-string-kite", "2-String Kite"},
    {"dual-two-string-kite", "Dual 2-String Kite"},
    {"bug-plus-one", "BUG+1"},
    {"bug-2", "BUG Type 2"},
    {"bug-3", "BUG Type 3"},
    {"bug-4", "BUG Type 4"},
    {"unique-loop-1", "Unique Loop Type 1"},
    {"unique-loop-2", "Unique Loop Type 2"},
    {"unique-loop-3", "Unique Loop Type 3"},
    {"unique-loop-4", "Unique Loop Type 4"},
    {"sue-de-coq", "Sue de Coq"},
    {"als-xz", "ALS-XZ"},
    {"als-xy-wing", "ALS-XY-Wing"},
    {"als-xy-chain", "ALS-XY-Chain"},
    {"pointing", "Locked Candidates (Pointing)"},
    {"claiming", "Locked Candidates (Claiming)"},
    {"trial-and-error", "Trial and Error"},
    {"last-cell-of-sum", "Last Cell of Sum"},
    {"rule-of-45", "Rule of 45"},
    {"innies-and-outies", "Innies and Outies"},
    {"rule-pointing", "Pointing along Rules"},
}};

// Returns the capital letters for a part of an id that is written in capitals. Returns an empty text for other parts.
std::string_view upper_case_of(std::string_view word) {
  if (word == "aic") return "AIC";
  if (word == "x") return "X";
  if (word == "w") return "W";
  if (word == "xy") return "XY";
  if (word == "xyz") return "XYZ";
  return {};
}

// Returns the short name of a house within its grid, such as `r1`, `b3` or `disjoint2`. A house whose kind occurs only
// once has the number 0, and its name has no number.
std::string short_name_of(std::string_view house_kind, int number) {
  static const std::map<std::string_view, std::string_view> letters{
      {"row", "r"}, {"column", "c"}, {"box", "b"}, {"diagonal", "d"}, {"window", "w"}};
  const auto letter = letters.find(house_kind);
  if (letter != letters.end()) return std::string(letter->second) + std::to_string(number);
  return std::string(house_kind) + (number > 0 ? std::to_string(number) : "");
}

class StepText {
 public:
  StepText(const Step& step, const Layout& layout, const TaughtRules* rules, CellNames names)
      : step_(step), layout_(layout), rules_(rules), names_(names) {}

  std::string write() const { return english_name(step_.technique) + ": " + reason() + results(); }

 private:
  std::string reason() const {
    if (row_of(step_.technique).family == Family::Singles) return "";
    if (row_of(step_.technique).family == Family::Rules) return rules();
    if (is_assumption(step_.parts.front())) return branches();
    if (has_part(Role::Als)) return almost_locked_sets();
    if (!step_.links.empty()) return chain(0, step_.parts.size());
    if (has_house(HouseRole::Cover)) return fish();
    return parts();
  }

  std::string cells(const std::vector<Cell>& list) const { return notation_of(list, layout_, names_); }

  static std::string digits(DigitSet set) {
    std::string text;
    set.for_each([&](Digit digit) { text += (text.empty() ? "" : ",") + std::to_string(digit.value); });
    return text;
  }

  bool has_house(HouseRole role) const {
    return std::any_of(step_.houses.begin(), step_.houses.end(), [&](const HousePart& it) { return it.role == role; });
  }
  std::string houses(HouseRole role) const {
    std::string text;
    std::string_view last;
    int last_grid = 0;
    for (const HousePart& part : step_.houses) {
      if (part.role != role) continue;
      const std::string_view kind = kind_name_of(part.house, layout_);
      const int number = number_of(part.house, layout_);
      const int grid = grid_number_of(part.house, layout_);
      if (grid != last_grid) text += 'g' + std::to_string(grid);
      const bool continues = kind == last && grid == last_grid && layout_.digit_count() <= 9 && number <= 9;
      text += continues ? std::to_string(number) : short_name_of(kind, number);
      last = kind;
      last_grid = grid;
    }
    return text;
  }

  // Writes the rules of a step with their cells, the houses of a sum, the total, and the combinations: `cage r12c1 = 11
  // {2,9} {3,8}`. Then the sums that groups can have, and the alternatives that are left: `any-of (1) (3)`.
  std::string rules() const {
    std::string text;
    for (const std::uint16_t number : step_.rules) {
      const Rule& rule = *(rules_->rules.begin() + number);
      text += (text.empty() ? "" : ", ") + std::string(rule_row(rule.kind).id);
      if (!rule.cells.empty()) text += ' ' + cells(rule.cells);
    }
    if (!step_.houses.empty()) text += (text.empty() ? "" : " in ") + houses(HouseRole::Where);
    for (const Part& part : step_.parts) {
      if (part.role == Role::Added && !step_.houses.empty()) text += ": " + cells(part.cells);
      if (part.role == Role::Subtracted && !step_.houses.empty()) text += " - " + cells(part.cells);
    }
    if (step_.total) text += " = " + std::to_string(*step_.total);
    for (const DigitSet set : step_.combinations) text += " {" + digits(set) + '}';
    for (const GroupSums& group : step_.sums) {
      text += "; " + cells(group.cells) + " =";
      for (const int sum : group.sums) text += ' ' + std::to_string(sum);
    }
    for (const int alternative : step_.alternatives) text += " (" + std::to_string(alternative + 1) + ')';
    return text;
  }

  // Writes a fish as digit, base houses, cover houses and fins: `5 r28 c39 fr2c1`.
  std::string fish() const {
    std::string text = digits(step_.digits) + ' ' + houses(HouseRole::Base) + ' ' + houses(HouseRole::Cover);
    for (const Part& part : step_.parts) {
      if (part.role == Role::Fin) text += " f" + cells(part.cells);
      if (part.role == Role::EndoFin) text += " ef" + cells(part.cells);
    }
    return text;
  }

  bool has_part(Role role) const {
    return std::any_of(step_.parts.begin(), step_.parts.end(), [&](const Part& it) { return it.role == role; });
  }

  // Writes almost locked sets, their restricted common X and the eliminated digit Z: `A=r2c13{4,5,8}, B=r6c37{2,4},
  // X=4, Z=5`. With three sets or more, each restricted common names its two sets: `X(AB)=4, X(BC)=5`. A death blossom
  // begins with its stem. The restricted common of the stem and set A is `X(A)`.
  std::string almost_locked_sets() const {
    const bool has_stem = has_part(Role::Stem);
    const auto sets =
        std::count_if(step_.parts.begin(), step_.parts.end(), [](const Part& it) { return it.role == Role::Als; });
    std::string text;
    char set = 'A';
    char link = 'A';
    for (const Part& part : step_.parts) {
      if (part.role != Role::Stem && part.role != Role::Als && part.role != Role::RestrictedCommon) continue;
      if (!text.empty()) text += ", ";
      if (part.role == Role::RestrictedCommon) {
        const std::string names = has_stem ? std::string(1, link) : std::string{link, static_cast<char>(link + 1)};
        text += "X" + (sets == 2 && !has_stem ? "" : "(" + names + ")") + '=' + digits(part.digits);
        ++link;
        continue;
      }
      text += (part.role == Role::Stem ? "stem" : std::string(1, set++)) + '=' + cells(part.cells) + '{' +
              digits(part.digits) + '}';
    }
    return step_.digits.empty() ? text : text + ", Z=" + digits(step_.digits);
  }

  std::string node(const Part& part) const { return '(' + digits(part.digits) + ')' + cells(part.cells); }

  // Writes the links between the parts `first` to `end` - 1: `(5)r1c2 = (5)r1c7 - (3)r4c7`. If a link does not begin
  // where the last link ended, a comma separates them.
  std::string chain(std::size_t first, std::size_t end) const {
    std::string text;
    int last = -1;
    for (const Link& link : step_.links) {
      if (link.from < first || link.from >= end) continue;
      if (link.from != last) text += (text.empty() ? "" : ", ") + node(step_.parts[link.from]);
      text += (link.strong ? " = " : " - ") + node(step_.parts[link.to]);
      last = link.to;
    }
    return text;
  }

  static bool is_assumption(const Part& part) {
    return part.role == Role::Assumption || part.role == Role::AssumedFalse;
  }

  // Writes the branches of a step, separated by ` | `. A branch is an assumption and its chain of inferences. A
  // contradiction follows after the last branch: `r9c2=1: (1)r9c2 - (3)r9c2 = (3)r7c1; no 3 in b7`.
  std::string branches() const {
    std::string text;
    for (std::size_t first = 0, end = 0; first < step_.parts.size(); first = end) {
      const Part& part = step_.parts[first];
      for (end = first + 1; end < step_.parts.size() && !is_assumption(step_.parts[end]);) ++end;
      const std::string inferences = chain(first, end);
      text += text.empty() ? "" : " | ";
      text += cells(part.cells) + (part.role == Role::Assumption ? "=" : "<>") + digits(part.digits);
      text += inferences.empty() ? "" : ": " + inferences;
    }
    const Part& last = step_.parts.back();
    return last.role == Role::Contradiction ? text + "; " + contradiction(last) : text;
  }

  std::string contradiction(const Part& part) const {
    const std::string cell = cells(part.cells);
    if (has_house(HouseRole::Where)) return "no " + digits(part.digits) + " in " + houses(HouseRole::Where);
    if (part.digits.size() > 1) return "no candidate in " + cell;
    return cell + '=' + digits(part.digits) + " and " + cell + "<>" + digits(part.digits);
  }

  // Writes the digits and cells of each part: `2,7 in r3c48`. For locked candidates, writes the house instead of the
  // cells: `2 in b9`.
  std::string parts() const {
    if (step_.technique == Technique::Pointing || step_.technique == Technique::Claiming) {
      return digits(step_.digits) + " in " + houses(HouseRole::Base);
    }
    std::string text;
    for (const Part& part : step_.parts) {
      text += (text.empty() ? "" : "; ") + digits(part.digits) + " in " + cells(part.cells);
    }
    return text;
  }

  std::string results() const {
    std::string text;
    for (const bool placed : {true, false}) {
      std::map<int, std::vector<Cell>> by_digit;
      for (const auto& [cell, digit] : placed ? step_.placements : step_.eliminations) {
        by_digit[digit.value].push_back(cell);
      }
      for (const auto& [digit, list] : by_digit) {
        text += (text.empty() ? "" : ", ") + cells(list) + (placed ? "=" : "<>") + std::to_string(digit);
      }
    }
    return row_of(step_.technique).family == Family::Singles ? text : " => " + text;
  }

  const Step& step_;
  const Layout& layout_;
  // Null for a step that no rule gives.
  const TaughtRules* rules_;
  CellNames names_;
};

}  // namespace

std::string english_name(Technique technique) {
  const std::string_view id = row_of(technique).id;
  for (const auto& [key, name] : kNames) {
    if (key == id) return std::string(name);
  }
  std::string name;
  for (std::size_t start = 0; start < id.size();) {
    const std::size_t end = std::min(id.find('-', start), id.size());
    const std::string_view word = id.substr(start, end - start);
    const std::string_view letters = upper_case_of(word);
    if (!name.empty() && name.back() != '-') name += ' ';
    name += letters.empty()
                ? static_cast<char>(std::toupper(static_cast<unsigned char>(word[0]))) + std::string(word.substr(1))
                : std::string(letters);
    if (!letters.empty() && end < id.size()) name += '-';
    start = end + 1;
  }
  return name;
}

std::string notation_of(const std::vector<Cell>& cells, const Layout& layout, CellNames names) {
  std::string text;
  if (names != CellNames::RowColumn || layout.rows() > 9 || layout.columns() > 9) {
    for (const Cell cell : cells) text += (text.empty() ? "" : ",") + name_of(cell, layout, names);
    return text;
  }
  // Writes rows with the same columns together: r2c13 and r4c13 as `r24c13`.
  std::map<int, std::string> columns;
  for (const Cell cell : cells) columns[layout.row(cell)] += static_cast<char>('1' + layout.column(cell));
  std::map<std::string, std::string> rows;
  std::vector<std::string> order;
  for (const auto& [row, list] : columns) {
    if (rows[list].empty()) order.push_back(list);
    rows[list] += static_cast<char>('1' + row);
  }
  for (const std::string& list : order) text += (text.empty() ? "r" : ",r") + rows[list] + 'c' + list;
  return text;
}

std::string notation_of(const Step& step, const PuzzleState& state, CellNames names) {
  return StepText(step, state.layout(), state.rules().get(), names).write();
}

std::string notation_of(const Step& step, const Layout& layout, CellNames names) {
  return StepText(step, layout, nullptr, names).write();
}

}  // namespace nonet
