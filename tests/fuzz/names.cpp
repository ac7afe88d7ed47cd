// Names and small languages: layouts, techniques, rules, transformations, library lines.

#include <algorithm>
#include <array>
#include <string>

#include "core/api/nonet.h"
#include "core/logic/technique.h"
#include "tests/fuzz/fuzz.h"

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
  const std::string written = write_transformation(parsed.value());
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

void run(Bytes input) {
  const std::size_t kind = input.below(4);
  const std::string_view text = input.rest();
  static const std::array layouts{layout_of_name("3x3").value(), layout_of_name("2x2+x").value(),
                                  layout_of_name("2x3").value(), layout_of_name("jigsaw:1122112233443344").value(),
                                  layout_of_name("1x4+antiknight").value()};
  if (kind == 0) return read_layout(text);
  if (kind == 1) return read_library(text);
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
constexpr std::array<std::string_view, 8> kInputs{
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
  static const Target target{"names", "names of layouts, steps of transformations, library lines", run, kWords,
                             kInputs};
  return target;
}

}  // namespace nonet::fuzz
