#include "core/formats/foreign/sudoku_pad_text.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/json.h"
#include "core/formats/rule_text.h"

namespace nonet {

namespace {

class PadText {
 public:
  explicit PadText(const ParsedPuzzle& puzzle) : puzzle_(puzzle), layout_(*puzzle.grid.layout()) {}

  Result<std::string, ForeignRefusal> write() {
    const bool fits = layout_.digit_count() <= kMaxForeignSide;
    if (!fits || !std::all_of(layout_.rules().begin(), layout_.rules().end(),
                              [&](const Rule& rule) { return add_layout_rule(rule.kind); }))
      return ForeignRefusal{};
    const bool has_several_grids = layout_.grids().size() > 1;
    if (has_several_grids) add_lines();
    for (const Rule& rule : puzzle_.rules) {
      if (!add(rule)) return ForeignRefusal{write_rule(rule, layout_)};
    }
    JsonObject object;
    // Readers look for these lists, also where they are empty.
    constexpr int kPixelsOfCell = 50;
    object.number("cellSize", kPixelsOfCell).json("cells", board()).json("regions", regions());
    object.json("cages", json_array(cages_));
    for (const std::string_view key : {"lines", "arrows", "underlays", "overlays"}) object.json(key, "[]");
    if (!global_.empty()) object.json("global", json_array(global_));
    JsonObject about;
    add_words(about, {{"title", puzzle_.title},
                      {"author", puzzle_.author},
                      {"rules", puzzle_.ruleset},
                      {"msgcorrect", puzzle_.message}});
    if (about.str() != "{}") object.json("metadata", about.str());
    return object.str();
  }

 private:
  std::string board() const {
    std::vector<std::string> rows;
    for (int row = 0; row < layout_.rows(); ++row) {
      std::vector<std::string> cells;
      for (int column = 0; column < layout_.columns(); ++column) {
        const auto cell = layout_.cell_at(row, column);
        const Digit given = cell ? puzzle_.grid[*cell] : kBlank;
        cells.push_back(given.is_blank() ? "{}" : JsonObject().number("value", given.value).str());
      }
      rows.push_back(json_array(cells));
    }
    return json_array(rows);
  }

  std::string regions() const {
    std::vector<std::string> regions;
    for (const House house : layout_.houses_of(HouseKind::Box)) regions.push_back(places(layout_.cells(house)));
    return json_array(regions);
  }

  template <class Cells>
  std::string places(const Cells& cells) const {
    std::vector<std::string> texts;
    for (const Cell cell : cells)
      texts.push_back(json_array({std::to_string(layout_.row(cell)), std::to_string(layout_.column(cell))}));
    return json_array(texts);
  }

  // The rows and columns of the grids, in place of those of the board.
  void add_lines() {
    add_global("norowcol");
    for (const HouseKind kind : {HouseKind::Row, HouseKind::Column}) {
      for (const House house : layout_.houses_of(kind)) {
        cages_.push_back(JsonObject()
                             .json("cells", places(layout_.cells(house)))
                             .boolean("unique", true)
                             .boolean("hidden", true)
                             .text("type", "rowcol")
                             .str());
      }
    }
  }

  bool add_global(std::string_view name) { return global_.push_back(json_of(name)), true; }

  // Returns false when the format cannot say a rule of the layout.
  bool add_layout_rule(RuleKind kind) {
    switch (kind) {
      case RuleKind::AntiKnight: return add_global("antiknight");
      case RuleKind::AntiKing: return add_global("antiking");
      case RuleKind::Disjoint: return add_global("disjoint");
      case RuleKind::Windoku: return add_global("windoku");
      case RuleKind::X: return add_global("diagonal+") && add_global("diagonal-");
      default: return false;
    }
  }

  // Returns false when the format cannot say the rule.
  bool add(const Rule& rule) {
    switch (rule.kind) {
      case RuleKind::NonConsecutive: return add_global("nonconsecutive");
      case RuleKind::RisingDiagonal: return add_diagonal("diagonal+");
      case RuleKind::FallingDiagonal: return add_diagonal("diagonal-");
      case RuleKind::RowIndexer: return add_styled(rule, "fpRowIndexer");
      case RuleKind::ColumnIndexer: return add_styled(rule, "fpColumnIndexer");
      case RuleKind::BoxIndexer: return add_styled(rule, "fpBoxIndexer");
      case RuleKind::Cage: return add_cage(rule, true);
      case RuleKind::ProductCage: return add_product(rule);
      // A sum of one cell would be a given.
      case RuleKind::LittleKiller: return rule.cells.size() > 1 && rule.values[0] > 0 && add_cage(rule, false);
      default: return false;
    }
  }

  // Both diagonals together are a part of the layout.
  bool add_diagonal(std::string_view name) {
    const bool has_other = std::any_of(global_.begin(), global_.end(),
                                       [](const std::string& other) { return other.find("diagonal") < other.size(); });
    return !has_other && add_global(name);
  }

  bool add_styled(const Rule& rule, std::string_view style) {
    return cages_.push_back(JsonObject().json("cells", places(rule.cells)).text("style", style).str()), true;
  }

  bool add_cage(const Rule& rule, bool is_unique) {
    JsonObject cage;
    cage.json("cells", places(rule.cells)).boolean("unique", is_unique);
    if (!rule.values.empty()) cage.text("value", std::to_string(rule.values[0])).number("sum", rule.values[0]);
    return cages_.push_back(cage.str()), true;
  }

  // SudokuPad shows the product. It checks that the digits differ.
  bool add_product(const Rule& rule) {
    JsonObject cage;
    cage.json("cells", places(rule.cells)).boolean("unique", true).text("value", std::to_string(rule.values[0]) + "×");
    return cages_.push_back(cage.str()), true;
  }

  const ParsedPuzzle& puzzle_;
  const Layout& layout_;
  std::vector<std::string> cages_;
  std::vector<std::string> global_;
};

}  // namespace

Result<std::string, ForeignRefusal> write_sudoku_pad(const ParsedPuzzle& puzzle) { return PadText(puzzle).write(); }

}  // namespace nonet
