#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/catch.h"
#include "tests/core/formats/blocks/shown_items.h"
#include "tests/core/formats/people_texts.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

// Texts of people (people_texts.h) with one place changed. What is read in such a text is a puzzle of the text as it
// was, apart from the changed place, or an error.

namespace {

enum class Change { Replace, Remove, Double, RemoveLine, DoubleLine, CutLine, JoinLines, CutEnd, BlankLine };
constexpr std::uint32_t kChanges = 9;

bool is_of_sign(Change change) { return change <= Change::Double; }
bool is_cut(Change change) { return change == Change::CutLine || change == Change::CutEnd; }

struct KnownText {
  std::string name;
  std::string text;
  std::vector<ParsedPuzzle> puzzles;
};

struct ChangedText {
  Change change;
  std::string text;
  /// The number of the line with the changed place, from 1.
  std::ptrdiff_t line;
};

std::vector<ParsedPuzzle> puzzles_in(std::string_view text) {
  std::vector<ParsedPuzzle> puzzles;
  for (ReadItem& item : items_in(text)) {
    if (auto* puzzle = std::get_if<ParsedPuzzle>(&item)) puzzles.push_back(std::move(*puzzle));
  }
  return puzzles;
}

std::vector<KnownText> known_texts() {
  std::vector<KnownText> texts;
  for (PeopleText& each : people_texts()) {
    std::vector<ParsedPuzzle> puzzles = puzzles_in(each.text);
    texts.push_back({std::move(each.name), std::move(each.text), std::move(puzzles)});
  }
  return texts;
}

ChangedText changed(const std::string& text, Random& random) {
  constexpr std::string_view kSigns = "0123456789.-*_ ,;|:/+[]{}()\"'\tabcdefxyzABCDEFGHPQRZ#=<>\\";
  const auto below = [&](std::size_t end) { return random.below(static_cast<std::uint32_t>(end)); };
  const auto change = static_cast<Change>(random.below(kChanges));
  const std::size_t at = below(text.size());
  const std::size_t before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
  const std::size_t start = before == std::string::npos ? 0 : before + 1;
  const std::size_t end = std::min(text.find('\n', at), text.size());
  std::string result = text;
  switch (change) {
    case Change::Replace: {
      const std::string_view signs = random.below(2) == 0 ? kSigns : std::string_view(text);
      const char sign = signs[below(signs.size())];
      result[at] = sign == '\n' ? ' ' : sign;
      break;
    }
    case Change::Remove: result.erase(at, 1); break;
    case Change::Double: result.insert(at, 1, text[at]); break;
    case Change::RemoveLine: result.erase(start, end + 1 - start); break;
    case Change::DoubleLine: result.insert(start, text.substr(start, end - start) + "\n"); break;
    case Change::CutLine: result.erase(at, end - at); break;
    case Change::JoinLines: result.erase(end, 1); break;
    case Change::CutEnd: result.resize(at); break;
    case Change::BlankLine: result.insert(start, "\n"); break;
  }
  return {change, std::move(result),
          1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(start), '\n')};
}

// True when the changed line is one that alone says what the text is: without the line the text is another one.
bool names_the_form(const KnownText& text, const ChangedText& changed) {
  struct Lines {
    std::string_view name;
    std::ptrdiff_t first;
    std::ptrdiff_t last;
  };
  constexpr std::array kLines{
      Lines{"own-generate-3x2.txt", 1, 1},     // the comment with the layout
      Lines{"pzpr-file-9.txt", 1, 3},          // the producer, the kind of puzzle, and the size
      Lines{"janko-9.txt", 1, 1},              // `begin`
      Lines{"regions-two-grids.txt", 11, 11},  // where the regions begin
      Lines{"own-position-ss.txt", 1, 2},      // where the frames begin and end
      Lines{"own-position-ss.txt", 13, 16},
      Lines{"own-position-ss.txt", 27, 29},
      Lines{"section-state-marks.sdk", 20, 21},  // the names of sections
      Lines{"link-lisudoku-solver.txt", 1, 1},   // the address of a site
  };
  if (std::any_of(kLines.begin(), kLines.end(), [&](const Lines& it) {
        return it.name == text.name && changed.line >= it.first && changed.line <= it.last;
      }))
    return true;
  // A blank line is between two puzzles of Interactive-Sudoku-Solver.
  return text.name.ends_with(".iss") && changed.text.find("\n\n") != std::string::npos;
}

// True for formats whose parts say something on their own: each is one more rule or one more given.
bool has_parts(const ParsedPuzzle& truth) {
  return truth.format == TextFormat::SudokuSolver || truth.format == TextFormat::KillerLine ||
         truth.format == TextFormat::Json;
}

bool lists_candidates(const ParsedPuzzle& puzzle) {
  constexpr std::array kFormats{TextFormat::PencilMarks, TextFormat::Sdx, TextFormat::Masks, TextFormat::SudokuWiki};
  return !puzzle.candidates.empty() && std::find(kFormats.begin(), kFormats.end(), puzzle.format) != kFormats.end();
}

DigitSet shown_in(const ParsedPuzzle& puzzle, std::size_t cell) {
  const Digit digit = puzzle.digits().digits()[cell];
  if (!digit.is_blank()) return DigitSet(digit);
  return puzzle.candidates.empty() ? DigitSet() : puzzle.candidates[cell];
}

// The rules of a layout, such as diagonals, may be in the changed place.
std::string regions_of(const ParsedPuzzle& puzzle) {
  const std::string name = name_of(*puzzle.grid.layout());
  return name.substr(0, name.find('+'));
}

std::size_t rules_that_differ(const ParsedPuzzle& left, const ParsedPuzzle& right) {
  const auto shown = [](const ParsedPuzzle& puzzle) {
    std::vector<std::string> texts;
    for (const Rule& rule : puzzle.rules) texts.push_back(write_rule(rule, *puzzle.grid.layout()));
    std::sort(texts.begin(), texts.end());
    return texts;
  };
  const std::vector<std::string> of_left = shown(left);
  const std::vector<std::string> of_right = shown(right);
  std::vector<std::string> others;
  std::set_symmetric_difference(of_left.begin(), of_left.end(), of_right.begin(), of_right.end(),
                                std::back_inserter(others));
  return others.size();
}

// What one changed place does not explain; empty when it explains everything.
std::string difference(const ParsedPuzzle& read, const ParsedPuzzle& truth, Change change) {
  const int side = read.grid.side();
  // What is left of a line of symbols may be a whole grid of another size.
  if (is_cut(change) && side < truth.grid.side() &&
      (read.format == TextFormat::Line || truth.text.starts_with(read.text)))
    return {};
  const bool is_of_parts = has_parts(truth);
  // The largest number of a row is the side.
  if (is_of_parts && is_of_sign(change) && side != truth.grid.side()) return {};
  if (side != truth.grid.side() || (!is_of_parts && regions_of(read) != regions_of(truth)))
    return "layout " + name_of(*read.grid.layout());
  // A given of a text of parts moves when the changed sign is in the name of its cell.
  const int most = (is_of_sign(change) || is_cut(change) ? 1 : 0) + (is_of_parts ? 1 : 0);
  const bool has_marks = lists_candidates(read);
  int givens = 0;
  int digits = 0;
  for (std::size_t cell = 0; cell < read.grid.digits().size(); ++cell) {
    const Digit given = read.grid.digits()[cell];
    const bool is_left_out = is_of_parts && given.is_blank();
    const bool is_same =
        has_marks ? shown_in(read, cell) == shown_in(truth, cell) : given == truth.grid.digits()[cell] || is_left_out;
    givens += is_same ? 0 : 1;
    digits += has_marks || read.digits().digits()[cell] == truth.digits().digits()[cell] ? 0 : 1;
  }
  if (givens > most) return std::to_string(givens) + " cells";
  if (read.grid_now && truth.grid_now && digits > most) return std::to_string(digits) + " digits";
  // A changed letter of a cage changes the cages beside it, too.
  constexpr std::size_t kMostRules = 8;
  const bool are_left_out = is_of_parts && !is_of_sign(change) && read.rules.size() <= truth.rules.size();
  const bool are_of_first = change == Change::DoubleLine && read.rules.empty();
  const std::size_t rules = rules_that_differ(read, truth);
  return rules > kMostRules && !are_left_out && !are_of_first ? std::to_string(rules) + " rules" : std::string();
}

// What the puzzles of the text as it was do not explain, in their order.
std::string fault_of(const std::vector<ParsedPuzzle>& read, const KnownText& truth, Change change) {
  auto next = truth.puzzles.begin();
  for (const ParsedPuzzle& puzzle : read) {
    std::string fault = "a puzzle more";
    const auto found = std::find_if(next, truth.puzzles.end(), [&](const ParsedPuzzle& it) {
      fault = difference(puzzle, it, change);
      return fault.empty();
    });
    if (found == truth.puzzles.end()) return fault;
    const bool may_be_twice = change == Change::DoubleLine || change == Change::Double;
    next = may_be_twice ? found : found + 1;
  }
  return {};
}

void check_changed_texts(int rounds) {
  const std::vector<KnownText> texts = known_texts();
  Random random(1);
  int faults = 0;
  for (int round = 0; round < rounds && faults < 20; ++round) {
    const KnownText& text = texts[random.below(static_cast<std::uint32_t>(texts.size()))];
    const ChangedText changed_text = changed(text.text, random);
    if (names_the_form(text, changed_text)) continue;
    const std::string fault = fault_of(puzzles_in(changed_text.text), text, changed_text.change);
    if (fault.empty()) continue;
    ++faults;
    CAPTURE(round, text.name, static_cast<int>(changed_text.change), changed_text.line);
    INFO(changed_text.text);
    for (const std::string& shown : shown_items(changed_text.text)) UNSCOPED_INFO(shown);
    CHECK(fault == "");
  }
  CHECK(faults == 0);
}

}  // namespace

TEST_CASE("a text with one place changed has a puzzle of the text as it was, or is refused", "[formats]") {
  check_changed_texts(2500);
}

TEST_CASE("100,000 texts with one place changed have a puzzle of the text as it was, or are refused",
          "[formats][slow]") {
  check_changed_texts(100'000);
}
