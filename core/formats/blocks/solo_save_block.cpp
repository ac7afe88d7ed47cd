#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "core/formats/blocks/block_readers.h"
#include "core/formats/blocks/producer_texts.h"
#include "core/formats/foreign/foreign_puzzle.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/write.h"
#include "core/util/split.h"

namespace nonet {

namespace {

// A position of Solo while its moves are made.
class SoloGame {
 public:
  explicit SoloGame(ParsedPuzzle puzzle)
      : puzzle_(std::move(puzzle)), digits_(puzzle_.grid), marks_(puzzle_.grid.digits().size()) {}

  // `R3,4,5` places 5 in the fourth column and the fifth row, both counted from 0, and 0 clears the cell; `P` notes or
  // forgets a candidate; `S` and digits solve the puzzle; `M` notes all candidates. Other moves say nothing here.
  void move(std::string_view text) {
    if (text.empty()) return;
    if (text == "RESTART") return clear();
    const std::vector<std::string_view> words = split(text.substr(1), ',');
    if (text[0] == 'M') return mark_all();
    if (text[0] == 'S') return solve(words);
    if ((text[0] != 'R' && text[0] != 'P') || words.size() != 3) return;
    const int side = digits_.side();
    const auto column = foreign_number(words[0]);
    const auto row = foreign_number(words[1]);
    const auto digit = foreign_number(words[2]);
    if (!column || !row || !digit || *column < 0 || *column >= side || *row < 0 || *row >= side || *digit < 0 ||
        *digit > side)
      return;
    const Cell cell = digits_.layout()->cell(*row, *column);
    if (!puzzle_.grid[cell].is_blank()) return;
    const Digit value{static_cast<std::uint8_t>(*digit)};
    DigitSet& marks = marks_[cell.index];
    if (text[0] == 'R') {
      digits_[cell] = value;
      marks = DigitSet();
    } else if (!value.is_blank()) {
      marks = marks.contains(value) ? marks - DigitSet(value) : marks | DigitSet(value);
    }
  }

  ParsedPuzzle position() && {
    const DigitSet all = DigitSet::full(digits_.side());
    const bool has_marks = std::any_of(marks_.begin(), marks_.end(), [](DigitSet set) { return !set.empty(); });
    for (std::size_t cell = 0; cell < marks_.size(); ++cell) {
      if (!digits_.digits()[cell].is_blank()) marks_[cell] = DigitSet();
      if (digits_.digits()[cell].is_blank() && marks_[cell].empty()) marks_[cell] = all;
    }
    if (has_marks) puzzle_.candidates = std::move(marks_);
    if (!(digits_ == puzzle_.grid)) {
      puzzle_.text = write_line(digits_);
      puzzle_.grid_now = std::move(digits_);
    }
    return std::move(puzzle_);
  }

 private:
  void clear() {
    digits_ = puzzle_.grid;
    std::fill(marks_.begin(), marks_.end(), DigitSet());
  }
  void mark_all() {
    for (std::size_t cell = 0; cell < marks_.size(); ++cell) {
      if (digits_.digits()[cell].is_blank()) marks_[cell] = DigitSet::full(digits_.side());
    }
  }
  void solve(const std::vector<std::string_view>& words) {
    if (words.size() != marks_.size()) return;
    for (std::size_t cell = 0; cell < words.size(); ++cell) {
      const auto digit = foreign_number(words[cell]);
      if (digit && *digit > 0 && *digit <= digits_.side() && puzzle_.grid.digits()[cell].is_blank())
        digits_.digits()[cell] = Digit{static_cast<std::uint8_t>(*digit)};
    }
  }

  ParsedPuzzle puzzle_;
  Grid digits_;
  std::vector<DigitSet> marks_;
};

}  // namespace

std::vector<ReadItem> read_solo_save_block(const TextBlock& block) {
  std::map<std::string, std::string_view, std::less<>> values;
  std::vector<std::string_view> moves;
  for (const std::string_view line : trimmed_lines(block.text)) {
    const std::size_t colon = line.find(':');
    const std::size_t second = colon == std::string_view::npos ? colon : line.find(':', colon + 1);
    if (second == std::string_view::npos) continue;
    const std::string_view name = line.substr(0, line.find_first_of(" :"));
    const std::string_view value = line.substr(second + 1);
    if (name == "RESTART") {
      moves.emplace_back("RESTART");
    } else if (name == "MOVE" || name == "SOLVE") {
      moves.push_back(value);
    } else {
      values.emplace(name, value);
    }
  }
  const std::string_view game = values["GAME"];
  const auto error = [&](ParseErrorCode code, std::string symbol) {
    return std::vector<ReadItem>{ParseError{code, block.position(), 0, 0, std::move(symbol)}};
  };
  constexpr std::size_t kLongestName = 40;
  if (game != "Solo")
    return error(ParseErrorCode::UnreadFormat, "a saved game of " + std::string(game.substr(0, kLongestName)));
  const std::string_view shape = values["CPARAMS"].empty() ? values["PARAMS"] : values["CPARAMS"];
  const std::string id = std::string(shape) + ':' + std::string(values["DESC"]);
  const bool is_id = !shape.empty() && shape[0] >= '1' && shape[0] <= '9';
  auto puzzle = is_id ? parse_puzzle(id, block.known) : Result<ParsedPuzzle, ParseError>(ParseError{});
  if (!puzzle) return error(ParseErrorCode::NoPuzzleFound, "a saved game of Solo");
  puzzle.value().start = block.position();
  SoloGame played(std::move(puzzle).value());
  // The first state is the puzzle itself.
  const auto state = foreign_number(values["STATEPOS"]);
  const auto made = static_cast<std::size_t>(std::max(state.value_or(1) - 1, 0));
  for (std::size_t move = 0; move < std::min(made, moves.size()); ++move) played.move(moves[move]);
  return {std::move(played).position()};
}

}  // namespace nonet
