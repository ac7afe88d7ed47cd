#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/formats/blocks/block_readers.h"
#include "core/formats/blocks/producer_texts.h"
#include "core/formats/blocks/signs.h"
#include "core/formats/foreign/foreign_puzzle.h"

namespace nonet {

namespace {

constexpr std::string_view kName = "janko.at";

std::string small_letters(std::string_view text) {
  std::string small(text);
  for (char& it : small) {
    if (it >= 'A' && it <= 'Z') it = static_cast<char>(it - 'A' + 'a');
  }
  return small;
}

class JankoFile {
 public:
  explicit JankoFile(const TextBlock& block) : block_(block), lines_(trimmed_lines(block.text)) {}

  ReadItem read() {
    read_lines();
    if (kind_.find("sudoku") == std::string::npos) return error(ParseErrorCode::UnreadFormat);
    const LayoutRef layout = this->layout();
    const auto givens = layout ? grid_of_words(problem_, layout) : std::nullopt;
    if (!givens) return error(ParseErrorCode::NoPuzzleFound);
    ParsedPuzzle puzzle = puzzle_of_grids(*givens, *givens, TextFormat::Numbers, block_.position());
    puzzle.unread_rules = unread_;
    return puzzle;
  }

 private:
  ParseError error(ParseErrorCode code) const { return {code, block_.position(), 0, 0, std::string(kName)}; }

  // A line that begins with a word of letters is a key, with a value or with the rows of a grid after it.
  void read_lines() {
    std::vector<std::string_view>* rows = nullptr;
    for (std::size_t line = 1; line < lines_.size(); ++line) {
      const std::vector<std::string_view> words = words_of(lines_[line]);
      if (words.empty()) continue;
      const bool is_key = words[0].size() > 2 && std::all_of(words[0].begin(), words[0].end(), is_ascii_letter);
      if (!is_key) {
        if (rows != nullptr) rows->push_back(lines_[line]);
        continue;
      }
      rows = nullptr;
      const std::string key = small_letters(words[0]);
      const int number = words.size() > 1 ? foreign_number(words[1]).value_or(0) : 0;
      if (key == "puzzle") {
        kind_ = small_letters(lines_[line].substr(words[0].size()));
      } else if (key == "size" || key == "rows" || key == "cols") {
        side_ = number;
      } else if (key == "patternx") {
        box_columns_ = number;
      } else if (key == "patterny") {
        box_rows_ = number;
      } else if (key == "problem") {
        rows = &problem_;
      } else if (key == "areas" || key == "regions") {
        rows = &areas_;
      } else if (key == "solution" || key == "moves") {
        rows = &other_;
      } else if (words.size() == 1 && !is_text(key)) {
        // Rows such as the sums of cages.
        rows = &other_;
        unread_.push_back(key);
      }
    }
  }

  // Keys whose values are no rules.
  static bool is_text(std::string_view key) {
    constexpr std::array<std::string_view, 10> kKeys{"begin", "end",  "author", "solver", "source",
                                                     "info",  "note", "title",  "unit",   "mail"};
    return std::find(kKeys.begin(), kKeys.end(), key) != kKeys.end();
  }

  LayoutRef layout() const {
    const int side = side_ > 0 ? side_ : static_cast<int>(problem_.size());
    if (!areas_.empty()) {
      std::vector<std::uint8_t> regions;
      std::vector<std::string> labels;
      for (const std::string_view row : areas_) {
        for (const std::string_view word : words_of(row)) {
          const auto known = std::find(labels.begin(), labels.end(), word);
          regions.push_back(static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(known - labels.begin(), UINT8_MAX)));
          if (known == labels.end() && labels.size() < UINT8_MAX) labels.emplace_back(word);
        }
      }
      return layout_of_foreign(LayoutSpec::jigsaw(side, std::move(regions)), block_.known);
    }
    const LayoutRef usual = Layout::of_side(side);
    if (box_rows_ * box_columns_ != side) return block_.known ? block_.known : usual;
    return layout_of_foreign(LayoutSpec::with_boxes(box_rows_, box_columns_), block_.known);
  }

  const TextBlock& block_;
  std::vector<std::string_view> lines_;
  std::string kind_ = "sudoku";
  int side_ = 0;
  int box_rows_ = 0;
  int box_columns_ = 0;
  std::vector<std::string_view> problem_;
  std::vector<std::string_view> areas_;
  std::vector<std::string_view> other_;
  std::vector<std::string> unread_;
};

}  // namespace

std::vector<ReadItem> read_janko_block(const TextBlock& block) { return {JankoFile(block).read()}; }

}  // namespace nonet
