#include "core/formats/blocks/label_form.h"

#include <algorithm>

#include "core/formats/blocks/signs.h"
#include "core/formats/line_cells.h"
#include "core/util/sort.h"
#include "core/util/split.h"

namespace nonet {

namespace {

constexpr std::size_t kFewestLabels = 4;
constexpr std::size_t kMostLabels = 35;
constexpr std::uint32_t kRow = 1u << 8;
constexpr std::uint32_t kHasSums = 1u << 16;

bool is_label(char it) { return is_decimal(it) || is_ascii_letter(it); }
bool are_letters(std::string_view text) { return std::all_of(text.begin(), text.end(), is_ascii_letter); }

// The words of a line between separators, as parts of the line. Bars lie within words, or are words of their own.
std::vector<std::string_view> words_in(std::string_view line) {
  constexpr std::string_view kSeparators = " \t,;";
  std::vector<std::string_view> words;
  for (std::size_t at = line.find_first_not_of(kSeparators); at < line.size();) {
    const std::size_t end = std::min(line.find_first_of(kSeparators, at), line.size());
    const std::string_view word = line.substr(at, end - at);
    if (word.find_first_not_of('|') != std::string_view::npos) words.push_back(word);
    at = line.find_first_not_of(kSeparators, end);
  }
  return words;
}

std::size_t size_without_bars(std::string_view word) {
  return word.size() - static_cast<std::size_t>(std::count(word.begin(), word.end(), '|'));
}

// Adds each character of a word but the bars.
void add_characters(std::string_view word, std::vector<std::string_view>& labels) {
  for (std::size_t at = 0; at < word.size(); ++at) {
    if (word[at] != '|') labels.push_back(word.substr(at, 1));
  }
}

std::size_t side_of(std::uint32_t state) { return state % kRow; }
std::uint32_t rows_of(std::uint32_t state) { return state / kRow % kRow; }

bool is_permutation_of_row(const std::vector<std::string_view>& labels) {
  std::vector<std::string_view> sorted = labels;
  shell_sort(sorted);
  return std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
}

bool has_blank(const LabelRow& row) {
  return std::any_of(row.labels.begin(), row.labels.end(), [](std::string_view it) { return !is_label(it[0]); });
}

// The labels of all rows of a block.
std::vector<std::vector<std::string_view>> rows_of(const OpenBlock& block) {
  std::vector<std::vector<std::string_view>> rows;
  for (const std::string_view line : split(block.text(), '\n')) {
    LabelRow row = label_row(line, side_of(block.state()));
    if (!row.labels.empty()) rows.push_back(std::move(row.labels));
    if (rows.size() == side_of(block.state())) break;
  }
  return rows;
}

// How often the most frequent label occurs, and how often the least frequent one does.
std::pair<std::size_t, std::size_t> frequencies(const std::vector<std::vector<std::string_view>>& rows) {
  std::vector<std::string_view> labels;
  for (const auto& row : rows) labels.insert(labels.end(), row.begin(), row.end());
  shell_sort(labels);
  std::size_t most = 0;
  std::size_t least = labels.size();
  for (auto at = labels.begin(); at != labels.end();) {
    const auto next = std::upper_bound(at, labels.end(), *at);
    const auto count = static_cast<std::size_t>(next - at);
    most = std::max(most, count);
    least = std::min(least, count);
    at = next;
  }
  return {most, least};
}

bool has_sum_sign(std::string_view line) {
  return line.find_first_of("=:") != std::string_view::npos && line.find_first_of("?#&") == std::string_view::npos;
}

// True for a line that is a sum apart from one sign, such as `c } 8`.
bool may_be_sum(std::string_view line) {
  constexpr std::size_t kShort = 12;
  const std::string_view text = without_space_around(line);
  return has_sum_sign(text) || (text.size() <= kShort && is_ascii_letter(text[0]) && is_decimal(text.back()));
}

}  // namespace

LabelRow label_row(std::string_view line, std::size_t side) {
  LabelRow row;
  const std::vector<std::string_view> words = words_in(line);
  const auto fits = [&](std::size_t count) {
    return side == 0 ? count >= kFewestLabels && count <= kMostLabels : count == side;
  };
  const auto is_word = [&](std::string_view word) {
    return std::all_of(word.begin(), word.end(), [&](char it) {
      return it == '|' || is_ascii_letter(it) || (side > 0 && value_of_symbol(it) >= 0);
    });
  };
  const bool has_clues = words.size() == 2 && words[0].size() == words[1].size() && fits(size_without_bars(words[1])) &&
                         is_word(words[1]) && are_letters(words[1].substr(0, 1)) &&
                         std::all_of(words[0].begin(), words[0].end(),
                                     [](char it) { return it == '|' || it == '-' || value_of_symbol(it) >= 0; }) &&
                         !are_letters(words[0]);
  if (has_clues) {
    row.clues = words[0];
    add_characters(words[1], row.labels);
  } else if (words.size() == 1 && fits(size_without_bars(words[0])) && is_word(words[0])) {
    add_characters(words[0], row.labels);
  } else if (fits(words.size())) {
    const bool are_all = std::all_of(words.begin(), words.end(), [&](std::string_view word) {
      constexpr std::size_t kLongest = 3;
      if (side == 0) return word.size() == 1 && is_ascii_letter(word[0]);
      return word.size() <= kLongest && std::all_of(word.begin(), word.end(), is_label);
    });
    if (are_all) row.labels = words;
  } else {
    // Words that bars or spaces cut into boxes.
    std::size_t count = 0;
    for (const std::string_view word : words) count += size_without_bars(word);
    const bool are_boxes =
        words.size() > 1 && words.size() <= side && fits(count) && std::all_of(words.begin(), words.end(), is_word);
    if (are_boxes) {
      for (const std::string_view word : words) add_characters(word, row.labels);
    }
  }
  return row;
}

std::vector<LabelSum> label_sums(std::string_view line) {
  std::vector<LabelSum> sums;
  std::size_t at = 0;
  const auto skip = [&](std::string_view characters) {
    at = std::min(line.find_first_not_of(characters, at), line.size());
  };
  for (skip(" \t,;|"); at < line.size(); skip(" \t,;|")) {
    const char label = line[at++];
    if (!is_ascii_letter(label)) return {};
    skip(" \t");
    const std::size_t sign = at;
    skip("=:->");
    if (at == sign && (at == 0 || line[at - 1] != ' ')) return {};
    skip(" \t");
    constexpr int kMostSum = 9999;
    int sum = 0;
    const std::size_t first = at;
    for (; at < line.size() && is_decimal(line[at]) && sum <= kMostSum; ++at) sum = 10 * sum + (line[at] - '0');
    const bool is_number = at > first && (at == line.size() || !is_label(line[at]));
    if (!is_number) return {};
    sums.emplace_back(label, sum);
  }
  return sums;
}

bool begins_labels(std::string_view line) { return !label_row(line, 0).labels.empty(); }

bool begins_labels_below(std::string_view line, const ParsedPuzzle& grid) {
  const auto side = static_cast<std::size_t>(grid.grid.side());
  if (grid.is_position() || side < kFewestLabels || side > kMostLabels) return false;
  const LabelRow row = label_row(line, side);
  return !row.labels.empty() && row.clues.empty() && !has_blank(row);
}

bool continues_labels(const OpenBlock& block, std::string_view line) {
  const std::uint32_t state = block.state();
  const std::size_t side = side_of(state);
  if (line.find_first_not_of(" \t") == std::string_view::npos) return true;
  // A line with a sum that is not well formed belongs to the killer, too.
  if (rows_of(state) == side) return !label_sums(line).empty() || ((state & kHasSums) != 0 && may_be_sum(line));
  if (is_ruler(line)) return true;
  const LabelRow row = label_row(line, side);
  if (row.labels.empty()) return false;
  // Zeros of a grid with clues are more than the cells of a region.
  const bool has_letters = is_ascii_letter(row.labels[0][0]);
  return has_letters || frequencies(rows_of(block)).first <= side;
}

std::uint32_t labels_state_after(std::uint32_t state, std::string_view line) {
  const std::size_t side = side_of(state);
  if (side > 0 && rows_of(state) == side) return label_sums(line).empty() ? state : state | kHasSums;
  const LabelRow row = label_row(line, side);
  if (row.labels.empty()) return state;
  return ((state & ~(kRow - 1)) + kRow) | static_cast<std::uint32_t>(row.labels.size());
}

bool are_labels(const OpenBlock& block) {
  const std::uint32_t state = block.state();
  const std::size_t side = side_of(state);
  if (side == 0 || rows_of(state) != side) return false;
  if ((state & kHasSums) != 0) return true;
  if (!block.is_below_grid()) return false;
  const std::vector<std::vector<std::string_view>> rows = rows_of(block);
  const auto [most, least] = frequencies(rows);
  return most == side && least == side && !std::all_of(rows.begin(), rows.end(), is_permutation_of_row);
}

CellSum cell_sum(std::string_view line) {
  CellSum result;
  bool has_sum = false;
  bool has_sign = false;
  const auto number_at = [&](std::size_t& at) {
    constexpr int kLargest = 9999;
    int number = 0;
    for (; at < line.size() && is_decimal(line[at]) && number <= kLargest; ++at)
      number = 10 * number + (line[at] - '0');
    return number;
  };
  const auto skip_spaces = [&](std::size_t& at) { at = std::min(line.find_first_not_of(' ', at), line.size()); };
  const auto has = [&](std::size_t at, std::string_view characters) {
    return at < line.size() && characters.find(line[at]) != std::string_view::npos;
  };
  for (std::size_t at = 0; at < line.size();) {
    const bool is_pair = line[at] == '(';
    const bool is_name = has(at, "rR");
    if (is_pair || is_name) {
      ++at;
      if (is_pair) skip_spaces(at);
      if (!has(at, "0123456789")) return {};
      const int row = number_at(at);
      if (is_pair) skip_spaces(at);
      if (!has(at, is_pair ? "," : "cC")) return {};
      ++at;
      if (is_pair) skip_spaces(at);
      if (!has(at, "0123456789")) return {};
      const int column = number_at(at);
      if (is_pair) skip_spaces(at);
      if (is_pair && !has(at, ")")) return {};
      if (is_pair) ++at;
      result.cells.emplace_back(row, column);
    } else if (is_decimal(line[at])) {
      if (has_sum) return {};
      has_sum = true;
      result.sum = number_at(at);
    } else {
      if (!has(at, " \t=:+,;<>-")) return {};
      has_sign = has_sign || has(at, "=:");
      ++at;
    }
  }
  return has_sum && has_sign ? result : CellSum{};
}

bool begins_cell_sums(std::string_view line) { return !cell_sum(line).cells.empty(); }

bool continues_cell_sums(const OpenBlock&, std::string_view line) {
  constexpr std::size_t kShort = 4;
  return begins_cell_sums(line) || has_sum_sign(line) || line.find_first_of("(+") != std::string_view::npos ||
         line.size() <= kShort;
}

}  // namespace nonet
