// Names and small languages: layouts, techniques, rules, transformations, library lines. And random transformations of
// random layouts.

#include <algorithm>
#include <array>
#include <string>

#include "core/api/nonet.h"
#include "core/logic/technique.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"

namespace nonet::fuzz {

namespace {

void read_layout(std::string_view name) {
  const auto layout = layout_of_name(name);
  if (!layout) {
    require(name.find(layout.error().part) != std::string_view::npos, "the wrong part is a part of the name");
    return;
  }
  const std::string written = name_of(*layout.value());
  const auto again = layout_of_name(written);
  require(again && *again.value() == *layout.value(), "a layout is read from its name");
  require(name_of(*again.value()) == written, "a layout has one name");
}

void read_steps(std::string_view text, const LayoutRef& layout) {
  const auto parsed = parse_transformation(text, layout);
  if (!parsed) {
    require(parsed.error().offset <= text.size(), "the place of an error is in the text");
    return;
  }
  const Transformation& steps = parsed.value();
  require(test::keeps_differences(*steps.from(), *steps.to(), steps.cells()), "steps that are read keep the rules");
  const std::string written = write_transformation(steps);
  const auto again = parse_transformation(written, layout);
  require(static_cast<bool>(again), "steps that are written can be read");
  if (!again) return;
  require(write_transformation(again.value()) == written, "steps are written in one way");
}

void read_library(std::string_view text) {
  const auto line = read_library_line(text, 1, nullptr);
  if (!line) return;
  const std::string written = write_library_line(line.value());
  const auto again = read_library_line(written, 1, nullptr);
  require(static_cast<bool>(again), "a library line that is written can be read");
  if (!again) return;
  require(write_library_line(again.value()) == written, "a library line is written in one way");
}

constexpr std::array<std::string_view, 14> kShapes{"2x2", "1x4", "4x1", "2x3", "3x2", "1x5", "5x1",
                                                   "1x6", "1x3", "1x2", "2x4", "4x2", "3x3", "1x9"};
constexpr std::array<int, 3> kJigsawSides{4, 5, 6};

// A layout with boxes or irregular regions, and with those of some rules that fit it.
LayoutRef random_layout(Bytes& input) {
  const std::size_t shape = input.below(kShapes.size() + kJigsawSides.size());
  std::string name;
  if (shape < kShapes.size()) {
    name = kShapes[shape];
  } else {
    Random random(input.byte());
    const int side = kJigsawSides[shape - kShapes.size()];
    name = name_of(*Layout::make(LayoutSpec::jigsaw(side, test::random_regions(side, random))).value());
  }
  const std::uint8_t rules = input.byte();
  unsigned bit = 0;
  for (const RuleRow& row : rule_table()) {
    if (!row.belongs_to_layout()) continue;
    const std::string more = name + '+' + std::string(row.id);
    if ((rules >> bit++ & 1u) != 0 && layout_of_name(more)) name = more;
  }
  return layout_of_name(name).value();
}

// A transformation of any of the kinds that a layout allows, and one of all that it allows.
void transform(Bytes input) {
  constexpr std::uint64_t kNodes = 2000;
  constexpr int kLargestSide = 6;
  const LayoutRef layout = random_layout(input);
  TransformationKinds kinds;
  const std::uint8_t chosen = input.byte();
  for (unsigned bit = 0; bit < kTransformationKinds.size(); ++bit) {
    const TransformationKind kind = kTransformationKinds[bit];
    if ((chosen >> bit & 1u) != 0 && allows(layout, kind)) kinds.insert(kind);
  }
  Random random(input.byte());
  Subgroup subgroup(layout, kinds);
  subgroup.randomise(random);
  const Transformation some = subgroup.transformation();
  require(subgroup.contains(some), "a member of a group belongs to the group");
  require(test::keeps_differences(*some.from(), *some.to(), some.cells()), "allowed kinds keep the rules");
  const auto again = parse_transformation(write_transformation(some), layout);
  require(again && again.value() == some, "a transformation is read from its steps");

  Control control;
  control.node_budget = kNodes;
  const auto any = random_transformation(layout, random, control);
  if (!any) return;
  require(test::keeps_differences(*layout, *layout, any.value().cells()), "a random transformation keeps the rules");
  if (layout->side() > kLargestSide) return;
  Grid grid(layout);
  for (Digit& digit : grid.digits()) {
    const std::size_t value = input.below(3 * static_cast<std::size_t>(layout->side()));
    if (value < static_cast<std::size_t>(layout->side())) digit = Digit{static_cast<std::uint8_t>(value + 1)};
  }
  const auto first = canonical_form(grid, control);
  const auto second = canonical_form(any.value()(grid), control);
  if (!first || !second) return;
  require(first.value().grid == second.value().grid, "grids that are transformed have one canonical form");
  require(first.value().transformation(grid) == first.value().grid, "the transformation leads to the canonical form");
  require(test::keeps_differences(*layout, *layout, first.value().transformation.cells()),
          "the transformation to the canonical form keeps the rules");
}

void run(Bytes input) {
  const std::size_t kind = input.below(5);
  const std::string_view text = input.rest();
  static const std::array layouts{layout_of_name("3x3").value(), layout_of_name("2x2+x").value(),
                                  layout_of_name("2x3").value(), layout_of_name("jigsaw:1122112233443344").value(),
                                  layout_of_name("1x4+antiknight").value()};
  if (kind == 0) return read_layout(text);
  if (kind == 1) return read_library(text);
  if (kind == 4) return transform(input);
  if (kind == 2) {
    if (const auto technique = technique_named(text))
      require(row_of(*technique).id == text || row_of(*technique).code == text, "a technique has its names");
    if (const auto rule = rule_kind_named(text)) require(rule_row(*rule).id == text, "a rule has one name");
    return;
  }
  for (const LayoutRef& layout : layouts) read_steps(text, layout);
}

constexpr std::array<std::string_view, 30> kWords{
    "2x3",     "3x3",     "x",  "+",      "windoku",  "asterisk", "disjoint", "antiknight", "antiking", "jigsaw:",
    "1122",    "3344",    ",",  ";",      ":",        "255",      "100",      "swap-rows:", "1,2",      "transpose",
    "rotate:", "mirror:", "90", "cells:", "relabel:", "rows:",    "columns:", ":0000:x:",   "+4",       "::"};
constexpr std::array<std::string_view, 11> kInputs{
    std::string_view("\4\0\0\77\1\1\5\12\2", 9),
    std::string_view("\4\5\1\21\2\1\2\3\4\0\0\0\0\0\0\5", 16),
    std::string_view("\4\20\7\100\77\3", 6),
    std::string_view("\0"
                     "2x3+x+disjoint",
                     15),
    std::string_view("\0"
                     "jigsaw:1122112233443344",
                     24),
    std::string_view("\0"
                     "jigsaw:1,1,2,2,1,1,2,2,3,3,4,4,3,3,4,4+antiking",
                     48),
    std::string_view("\1"
                     ":0200:29:..9..14....3.4...9.8.5..+3.79.586.+1+73.1.7.3..5..+7.......784.6............5.1...73.::"
                     "215 265 275 285 295 965 975 985 995::",
                     131),
    std::string_view("\2"
                     "x-wing",
                     7),
    std::string_view("\3"
                     "swap-rows:1,2;transpose;relabel:2,1,3,4",
                     40),
    std::string_view("\3"
                     "rotate:90;mirror:diagonal;rows:2,1,3,4,5,6,7,8,9",
                     49),
    std::string_view("\3"
                     "cells:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16",
                     45)};

}  // namespace

const Target& names_target() {
  static const Target target{"names", "names of layouts, steps of transformations, library lines; transformations", run,
                             kWords, kInputs};
  return target;
}

}  // namespace nonet::fuzz
