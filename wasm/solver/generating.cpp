// Generates puzzles. A caller asks for drafts one after the other, judges each, and reports how far the draft is from its goal.

#include <emscripten/bind.h>

#include <charconv>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "wasm/solver/convert.h"

namespace nonet::door {

namespace {

std::string_view name_of(GenerateError error) {
  switch (error) {
    case GenerateError::BadClues:
    case GenerateError::NotSymmetric: return "bad-clues";
    case GenerateError::TooFewClues: return "too-few-clues";
    case GenerateError::LayoutTooLarge: return "layout-too-large";
    case GenerateError::NoFullGrid: return "no-full-grid";
    case GenerateError::KeepImpossible: return "keep-impossible";
    case GenerateError::WrongMethod: return "wrong-method";
    case GenerateError::BadStart: return "bad-goal";
    case GenerateError::BadPattern: return "bad-pattern";
    case GenerateError::NotFound: return "not-found";
    case GenerateError::Stopped: return "aborted";
  }
  return "";
}

// The side in `jigsaw:9`, which names a grid with random regions; 0 for any other name.
int random_jigsaw_side(const std::string& layout_name) {
  constexpr std::string_view kJigsaw = "jigsaw:";
  if (layout_name.rfind(kJigsaw, 0) != 0 || layout_name.size() > kJigsaw.size() + 2) return 0;
  int side = 0;
  const char* const end = layout_name.data() + layout_name.size();
  const auto read = std::from_chars(layout_name.data() + kJigsaw.size(), end, side);
  return read.ec == std::errc() && read.ptr == end ? side : 0;
}

std::optional<Method> method_named(const std::string& name) {
  if (name == "remove") return Method::Remove;
  if (name == "add") return Method::Add;
  if (name == "swap") return Method::Swap;
  if (name == "shift") return Method::Shift;
  return std::nullopt;
}

// The drafts for one puzzle.
class Drafts {
 public:
  Drafts(PuzzleForm form, std::uint64_t seed, std::uint64_t index) : search_(std::move(form), seed, index) {}

  val next(double attempts) {
    const auto made = search_.next(search_.tried() + static_cast<std::uint64_t>(attempts));
    val object = val::object();
    if (made) {
      object.set("layout", text(name_of(*made.value().puzzle.layout())));
      object.set("puzzle", digits_of(made.value().puzzle));
      object.set("solution", digits_of(made.value().solution));
    } else if (made.error() == GenerateError::NotFound) {
      object.set("none", true);
    } else {
      return error_object(name_of(made.error()));
    }
    return object;
  }

  void report(double distance) { search_.report(distance); }
  double tried() const { return static_cast<double>(search_.tried()); }

 private:
  DraftSearch search_;
};

// Reads a form and checks it. None when it is wrong; then `error` says why.
std::optional<PuzzleForm> form_of(const val& wanted, val& error) {
  PuzzleForm form;
  const auto layout_name = wanted["layout"].as<std::string>();
  form.jigsaw_side = random_jigsaw_side(layout_name);
  if (form.jigsaw_side == 0) {
    const auto layout = layout_of_name(layout_name);
    if (!layout) {
      error = error_object("unknown-layout");
      return std::nullopt;
    }
    form.layout = layout.value();
  }
  const auto symmetry = symmetry_named(wanted["symmetry"].as<std::string>());
  const auto method = method_named(wanted["method"].as<std::string>());
  if (!symmetry || !method) {
    error = error_object("bad-goal");
    return std::nullopt;
  }
  form.symmetry = *symmetry;
  form.method = *method;
  form.fewest_clues = wanted["clues"][0].as<int>();
  form.most_clues = wanted["clues"][1].as<int>();
  form.minimal = wanted["minimal"].as<bool>();
  for (const auto cell : emscripten::convertJSArrayToNumberVector<std::uint16_t>(wanted["pattern"])) {
    form.pattern.push_back(Cell{cell});
  }
  const auto keep = wanted["keep"].as<std::string>();
  if (!keep.empty()) {
    const auto kept = read(keep, layout_name, "noted");
    if (!kept) {
      error = error_object(kept.error());
      return std::nullopt;
    }
    form.keep = kept.value().grid;
  }
  if (const auto refused = error_in(form)) {
    error = error_object(name_of(*refused));
    return std::nullopt;
  }
  return form;
}

val open_search(val wanted, double seed, double index) {
  val object = val::object();
  auto form = form_of(wanted, object);
  if (!form) return object;
  object.set("search", val(std::make_shared<Drafts>(std::move(*form), static_cast<std::uint64_t>(seed),
                                                    static_cast<std::uint64_t>(index))));
  return object;
}

// The first drafts of `count` puzzles from `first`, made side by side: `{layout, puzzles, solutions, clues}`, three lists, with "" for an
// attempt that gave no draft. The form has no random regions.
val first_drafts(val wanted, double seed, double first, int count) {
  val object = val::object();
  const auto form = form_of(wanted, object);
  if (!form) return object;
  std::vector<DraftKey> keys;
  for (int i = 0; i < count; ++i) {
    keys.push_back(
        {static_cast<std::uint64_t>(seed), static_cast<std::uint64_t>(first) + static_cast<std::uint64_t>(i), 0});
  }
  const auto drafts = generate_drafts(*form, keys);
  if (!drafts) return error_object(name_of(drafts.error()));
  val puzzles = val::array();
  val solutions = val::array();
  val clues = val::array();
  for (const Draft& draft : drafts.value()) {
    puzzles.call<void>("push", text(draft ? write_line(draft->puzzle) : ""));
    solutions.call<void>("push", text(draft ? write_line(draft->solution) : ""));
    clues.call<void>("push", draft ? draft->puzzle.clue_count() : 0);
  }
  object.set("layout", text(name_of(*form->layout)));
  object.set("puzzles", puzzles);
  object.set("solutions", solutions);
  object.set("clues", clues);
  return object;
}

// `{layout}`: the name of a layout with random regions.
val random_regions(int side, double seed) {
  Random random(static_cast<std::uint64_t>(seed));
  const LayoutRef layout = random_jigsaw(side, random);
  if (!layout) return error_object("no-full-grid");
  val object = val::object();
  object.set("layout", text(name_of(*layout)));
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_generating) {
  emscripten::function("randomRegions", &random_regions);
  emscripten::function("firstDrafts", &first_drafts);
  emscripten::class_<Drafts>("DraftSearch")
      .smart_ptr<std::shared_ptr<Drafts>>("DraftSearchRef")
      .class_function("open", &open_search)
      .function("next", &Drafts::next)
      .function("report", &Drafts::report)
      .function("tried", &Drafts::tried);
}

}  // namespace nonet::door
