#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/formats/foreign/json_value.h"
#include "core/grid/layout.h"

namespace nonet {

/// True for the value `true`.
bool is_true(const JsonValue* value);

/// Returns the text of a value; empty for other values and for null.
std::string_view text_in(const JsonValue* value);

/// Returns the whole numbers of a list, and the digits of a text without separators.
std::vector<int> numbers_in(const JsonValue* value);

/// Returns a whole number that is written as a number or as a text; none for other values and for null.
std::optional<int> number_in(const JsonValue* value);

/// True when an f-puzzle has the rules of both diagonals, which are then a rule of the layout.
bool has_both_diagonals(const JsonValue& root);

/// True when some cell of the grid of an f-puzzle is in no region.
bool has_cell_without_region(const JsonValue& grid);

/// True when the cells are a house that a rule of the layout adds.
bool is_house_of_rule(std::vector<Cell> cells, const Layout& layout);

/// Returns the layout of an f-puzzle: side, regions, and rules of the layout. Extra regions that are all houses of such
/// a rule are this rule. Null when there is no such layout. `known` as in layout_of_foreign().
LayoutRef layout_of_f_puzzle(const JsonValue& root, const LayoutRef& known);

}  // namespace nonet
