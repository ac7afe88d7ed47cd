#include "cli/input/layout_argument.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "cli/input/small_file.h"
#include "cli/input/values.h"
#include "cli/output/messages.h"

namespace nonet {

namespace {

constexpr std::string_view kJigsawFile = "jigsaw:@";
constexpr std::array<std::string_view, 12> kKnowEveryLayout{"solve", "candidates", "count",    "complete",
                                                            "check", "convert",    "generate", "hint",
                                                            "steps", "explain",    "find",     "rules"};

// The words of a text without its comment lines. Commas separate words, too.
std::vector<std::string_view> words_of(std::string_view text) {
  constexpr std::string_view kSeparators = " \t\r\v\f,";
  std::vector<std::string_view> words;
  for (std::string_view line : split(text, '\n')) {
    if (line.starts_with('#')) continue;
    for (std::size_t start = 0; (start = line.find_first_not_of(kSeparators, start)) != std::string_view::npos;) {
      const std::size_t end = std::min(line.find_first_of(kSeparators, start), line.size());
      words.push_back(line.substr(start, end - start));
      start = end;
    }
  }
  return words;
}

// The labels as the name of a layout has them: symbols in one piece, or numbers with commas between.
std::string labels_of(const std::vector<std::string_view>& words) {
  const bool are_rows =
      std::all_of(words.begin(), words.end(), [&](std::string_view it) { return it.size() == words.size(); });
  const bool in_one_piece = are_rows || words.size() == 1;
  std::string labels;
  for (const std::string_view word : words) {
    if (!in_one_piece && !labels.empty()) labels += ',';
    labels += word;
  }
  return labels;
}

std::string_view reason_of(LayoutError error) {
  switch (error) {
    case LayoutError::SideOutOfRange: return "The side must be from 2 to 100.";
    case LayoutError::NoBoxesForSide: return "A prime side has no boxes. Use jigsaw:LABELS for irregular regions.";
    case LayoutError::RegionSizes: return "A grid of n rows needs n regions of n cells, and a label for every cell.";
    case LayoutError::NeedsSquareSide: return "Windows need a square side, such as 4, 9 or 16.";
    case LayoutError::NeedsClassicSide: return "An asterisk needs a 9x9 grid.";
    case LayoutError::NeedsBoxes: return "Disjoint groups and centre dots need boxes instead of irregular regions.";
    case LayoutError::NeedsMiddleCells: return "Centre dots need boxes with an odd number of rows and of columns.";
    case LayoutError::TooFewDigits: return "A row, column or region has more cells than there are digits.";
    case LayoutError::BoxesDoNotFit: return "The rows and columns of a grid must be multiples of those of its boxes.";
    case LayoutError::NeedsSquareGrids: return "This variant needs grids with as many rows as columns, without gaps.";
    case LayoutError::OutsideCanvas: return "All grids together may have at most 100 rows and 100 columns.";
    case LayoutError::EmptyCanvasEdge: return "A grid must begin in row 0, and a grid in column 0.";
    case LayoutError::RepeatedGrid: return "A grid lies inside another one.";
    case LayoutError::TooManyGrids: return "The grids have too many rows, columns and regions together.";
    case LayoutError::RuleOfPuzzle: return "A layout has rules that add houses or pairs of cells, and no others.";
  }
  return "";
}

// Returns `x, windoku, …`: the rules that a layout can have.
std::string variant_names() {
  std::string names;
  for (const RuleRow& row : rule_table()) {
    if (row.belongs_to_layout()) names += (names.empty() ? "" : ", ") + std::string(row.id);
  }
  return names;
}

std::string with_advice(const std::string& sentence, std::string_view value) {
  const std::string advice = advice_about_boxes(value);
  return advice.empty() ? sentence : sentence + ' ' + advice;
}

std::string sentence_of(const LayoutNameError& error, std::string_view value) {
  if (error.reason) return with_advice("'" + error.part + "': " + std::string(reason_of(*error.reason)), value);
  return "'" + error.part +
         "' is not the name of a layout. Use a box's rows by columns (2x3), a side (9), jigsaw:LABELS or jigsaw:@FILE, "
         "and variants joined by +: " +
         variant_names() + ".";
}

}  // namespace

bool knows_every_layout(std::string_view command) {
  return std::find(kKnowEveryLayout.begin(), kKnowEveryLayout.end(), command) != kKnowEveryLayout.end();
}

std::string sentence_about_layout(const Layout& layout) {
  std::string names;
  for (std::size_t i = 0; i < kKnowEveryLayout.size(); ++i) {
    names += (i == 0 ? "" : i + 1 == kKnowEveryLayout.size() ? " and " : ", ") + std::string(kKnowEveryLayout[i]);
  }
  return "The layout " + name_of(layout) + " is no square, and this command knows squares alone. The commands " +
         names + " know every layout.";
}

std::string advice_about_boxes(std::string_view value) {
  const std::string_view shape = value.substr(0, value.find('+'));
  const std::size_t cross = shape.find_first_of("xX");
  if (cross == std::string_view::npos) return {};
  const auto rows = whole_number(shape.substr(0, cross));
  const auto columns = whole_number(shape.substr(cross + 1));
  if (!rows || rows != columns || *rows < 4 || *rows > static_cast<std::uint64_t>(Layout::kMaxSide)) return {};
  const LayoutRef meant = Layout::of_side(static_cast<int>(*rows));
  if (!meant || meant->box_rows() == 1) return {};
  const std::string side = std::to_string(*rows);
  const std::string large = std::to_string(*rows * *rows);
  std::string advice = std::string(shape) + " means boxes of " + side + " rows and " + side + " columns, a grid of " +
                       large + 'x' + large + ". For a grid of " + side + 'x' + side + " use --layout ";
  advice += name_of(*meant);
  if (meant->box_rows() != meant->box_columns()) {
    advice += ", --layout " + std::to_string(meant->box_columns()) + 'x' + std::to_string(meant->box_rows());
  }
  return advice + " or --layout " + side + '.';
}

Result<LayoutRef, std::string> layout_of_argument(std::string_view value) {
  std::string name(value);
  const std::size_t plus = value.find('+');
  if (plus != std::string_view::npos && random_jigsaw_side(value.substr(0, plus)) != 0) {
    return "Random regions (" + std::string(value.substr(0, plus)) +
           ") cannot be joined with variants. Write the regions themselves: jigsaw:LABELS" +
           std::string(value.substr(plus)) + ".";
  }
  if (const std::size_t start = name.find(kJigsawFile); start != std::string::npos) {
    const std::size_t path_start = start + kJigsawFile.size();
    const std::size_t end = std::min(name.find('+', path_start), name.size());
    const std::string path = name.substr(path_start, end - path_start);
    const auto text = text_of_small_file(path);
    if (!text) return text.error().sentence;
    const std::vector<std::string_view> words = words_of(text.value());
    if (words.empty()) return path + ": This file has no labels of regions.";
    name.replace(path_start - 1, end - path_start + 1, labels_of(words));
  }
  auto layout = layout_of_name(name);
  if (!layout) return sentence_of(layout.error(), value);
  return std::move(layout).value();
}

}  // namespace nonet
