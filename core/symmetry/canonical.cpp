#include "core/symmetry/canonical.h"

#include <algorithm>
#include <utility>

#include "core/symmetry/classic_min_lex.h"
#include "core/symmetry/digit_order.h"
#include "core/symmetry/graph_labelling.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

CanonicalForm classic_canonical_form(const Grid& grid) {
  const ClassicForm form = ClassicMinLex()(grid.digits().first<81>());
  const std::vector<int> rows(form.rows.begin(), form.rows.end());
  const std::vector<int> columns(form.columns.begin(), form.columns.end());
  std::vector<Digit> digits;
  for (std::size_t value = 1; value <= 9; ++value) digits.push_back(Digit{form.labels[value]});
  const LayoutRef& layout = grid.layout();
  CanonicalForm canonical{
      Grid(layout),
      reordering(layout, layout, rows, columns, form.transposed).then(relabelling(layout, std::move(digits))),
      BigUint(form.automorphisms)};
  std::copy(form.digits.begin(), form.digits.end(), canonical.grid.digits().begin());
  return canonical;
}

/// The canonical graph numbers cells and houses in its own order. Returns the cell of the layout for each cell of the
/// grid: an isomorphism from the canonical graph's rules to those of the layout. It depends on the canonical graph
/// alone, so that equal graphs give equal grids.
std::optional<std::vector<Cell>> cells_of(const RuleGraph& graph, const GraphLabelling& labelling, const Layout& layout,
                                          NodeMeter& meter) {
  const auto images = match_graphs(graph.rules_renumbered(labelling.places), RuleGraph(layout), meter);
  if (!images) return std::nullopt;
  std::vector<Cell> cells;
  for (Vertex cell = 0; cell < graph.cell_count(); ++cell) {
    cells.push_back(Cell{static_cast<std::uint16_t>((*images)[labelling.places[cell]])});
  }
  return cells;
}

BigUint automorphism_count(const GraphLabelling& labelling, const DigitOrder& order) {
  return labelling.automorphisms * factorial(static_cast<int>(order.digits.size() - order.used));
}

/// Returns the transformation of the first grid to its canonical form, followed by the inverse of the second grid's.
Transformation by_way_of(const CanonicalForm& from, const CanonicalForm& to) {
  return from.transformation.then(to.transformation.inverse());
}

/// Returns the used digits in the order of their canonical places, followed by the unused digits.
std::vector<Digit> labelled_digits(const RuleGraph& graph, const GraphLabelling& labelling, const Grid& grid) {
  std::vector<std::pair<Vertex, Digit>> placed;
  const Vertex first = graph.cell_count() + graph.house_count();
  for (std::size_t index = 0; index < graph.digits().size(); ++index) {
    placed.emplace_back(labelling.places[first + index], graph.digits()[index]);
  }
  shell_sort(placed.begin(), placed.end(),
             [](const auto& left, const auto& right) { return left.first < right.first; });
  const DigitOrder order = digit_order(grid);
  std::vector<Digit> digits;
  digits.reserve(graph.digits().size() + order.digits.size());
  for (const auto& [place, digit] : placed) digits.push_back(digit);
  digits.insert(digits.end(), order.digits.begin() + static_cast<std::ptrdiff_t>(order.used), order.digits.end());
  return digits;
}

using Isomorphism = Result<std::optional<Transformation>, SymmetryError>;

Isomorphism find_isomorphism_by_graph(const Grid& from, const Grid& to, const Control& control) {
  const RuleGraph from_graph(from);
  const RuleGraph to_graph(to);
  if (from_graph.vertex_count() != to_graph.vertex_count()) return std::optional<Transformation>();
  NodeMeter meter(control);
  const auto from_labelling = label_graph(from_graph, meter);
  if (!from_labelling) return error_of(meter);
  const auto to_labelling = label_graph(to_graph, meter);
  if (!to_labelling) return error_of(meter);
  if (from_labelling->text != to_labelling->text) return std::optional<Transformation>();
  std::vector<Cell> at_place(from_graph.vertex_count());
  for (Vertex cell = 0; cell < to_graph.cell_count(); ++cell) {
    at_place[to_labelling->places[cell]] = Cell{static_cast<std::uint16_t>(cell)};
  }
  std::vector<Cell> cells;
  for (Vertex cell = 0; cell < from_graph.cell_count(); ++cell) cells.push_back(at_place[from_labelling->places[cell]]);
  std::vector<Digit> digits =
      renaming(labelled_digits(from_graph, *from_labelling, from), labelled_digits(to_graph, *to_labelling, to));
  return std::optional(Transformation(from.layout(), to.layout(), std::move(cells), std::move(digits)));
}

}  // namespace

Result<CanonicalForm, SymmetryError> canonical_form(const PuzzleView& puzzle, const Control& control) {
  if (const auto error = objection_to(puzzle)) return *error;
  const Grid& grid = puzzle.givens();
  if (!grid.layout()->is_classic()) return canonical_form_by_graph(grid, control);
  if (!is_consistent(grid)) return SymmetryError::Contradictory;
  return classic_canonical_form(grid);
}

Result<CanonicalForm, SymmetryError> canonical_form_by_graph(const PuzzleView& puzzle, const Control& control) {
  if (const auto error = objection_to(puzzle)) return *error;
  const Grid& grid = puzzle.givens();
  if (!is_consistent(grid)) return SymmetryError::Contradictory;
  NodeMeter meter(control);
  const RuleGraph graph(grid);
  const auto labelling = label_graph(graph, meter);
  if (!labelling) return error_of(meter);
  auto cells = cells_of(graph, *labelling, *grid.layout(), meter);
  if (!cells) return error_of(meter);
  const Transformation moved = movement(grid.layout(), grid.layout(), std::move(*cells));
  const DigitOrder order = digit_order(moved(grid));
  const Transformation whole =
      moved.then(relabelling(grid.layout(), renaming(order.digits, digit_order(Grid(grid.layout())).digits)));
  return CanonicalForm{whole(grid), whole, automorphism_count(*labelling, order)};
}

Isomorphism find_isomorphism(const PuzzleView& from_puzzle, const PuzzleView& to_puzzle, const Control& control) {
  if (const auto error = objection_to(from_puzzle)) return *error;
  if (const auto error = objection_to(to_puzzle)) return *error;
  const Grid& from = from_puzzle.givens();
  const Grid& to = to_puzzle.givens();
  if (!is_consistent(from) || !is_consistent(to)) return SymmetryError::Contradictory;
  if (!from.layout()->is_classic() || !to.layout()->is_classic()) return find_isomorphism_by_graph(from, to, control);
  const CanonicalForm from_form = classic_canonical_form(from);
  const CanonicalForm to_form = classic_canonical_form(to);
  if (!(from_form.grid == to_form.grid)) return std::optional<Transformation>();
  return std::optional(by_way_of(from_form, to_form));
}

}  // namespace nonet
