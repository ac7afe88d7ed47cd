#include "core/api/teaching/goal_hash.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/util/random.h"
#include "core/util/sort.h"
#include "core/util/split.h"
#include "core/util/stable_hash.h"

namespace nonet {

namespace {

// A rating in tenths: 66 for `6.6`, 60 for `6`.
std::uint64_t tenths_of(std::string_view rating) {
  std::uint64_t tenths = 0;
  const std::size_t point = rating.find('.');
  for (const char digit : rating.substr(0, point)) tenths = 10 * tenths + static_cast<std::uint64_t>(digit - '0');
  const bool has_tenth = point != rating.npos && point + 1 < rating.size();
  return 10 * tenths + (has_tenth ? static_cast<std::uint64_t>(rating[point + 1] - '0') : 0);
}

void add_ratings(StableHash& hash, std::string_view range) {
  const std::size_t dash = range.find('-');
  hash.add(tenths_of(range.substr(0, dash)));
  hash.add(tenths_of(dash == range.npos ? range : range.substr(dash + 1)));
}

// The order of the names does not count, nor how often a name is there.
void add_names(StableHash& hash, std::string_view list) {
  std::vector<std::string_view> names;
  for (const std::string_view name : split(list, ',')) {
    if (!name.empty()) names.push_back(name);
  }
  shell_sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  hash.add(names.size());
  for (const std::string_view name : names) hash.add(name);
}

void add_digits(StableHash& hash, const std::optional<Grid>& grid) {
  hash.add(grid ? grid->digits().size() : 0);
  if (!grid) return;
  for (const Digit digit : grid->digits()) hash.add(digit.value);
}

void add_form(StableHash& hash, const PuzzleForm& form) {
  hash.add(static_cast<std::uint64_t>(form.jigsaw_side));
  hash.add(form.jigsaw_side == 0 ? name_of(*form.layout) : std::string());
  hash.add(name_of(form.symmetry));
  hash.add(static_cast<std::uint64_t>(form.fewest_clues)).add(static_cast<std::uint64_t>(form.most_clues));
  hash.add(form.minimal ? 1 : 0);
  hash.add(static_cast<std::uint64_t>(form.method));
  hash.add(form.pattern.size());
  for (const Cell cell : form.pattern) hash.add(cell.index);
  add_digits(hash, form.keep);
  add_digits(hash, form.start);
}

void add_difficulty(StableHash& hash, const GoalFields& fields) {
  hash.add(fields.level);
  add_ratings(hash, fields.rating);
  const auto steps = number_range_of(fields.steps).value_or(NumberRange{0, 0});
  hash.add(static_cast<std::uint64_t>(steps.first)).add(static_cast<std::uint64_t>(steps.last));
  for (const auto& list : {fields.shown, fields.needed, fields.allowed, fields.forbidden}) add_names(hash, list);
}

}  // namespace

GoalHash hash_of_goal(const GoalFields& fields, const PuzzleForm& form) {
  if (fields.edition == kFirstEdition) return 0;
  StableHash hash;
  add_form(hash, form);
  add_difficulty(hash, fields);
  return hash.value();
}

GoalHash hash_of_pencil_marks(const Layout& layout) {
  return StableHash().add("pencil marks").add(name_of(layout)).value();
}

std::uint64_t seed_of_goal(GoalHash goal, std::uint64_t seed) {
  return goal == 0 ? seed : Random(Random(seed).next() ^ goal).next();
}

}  // namespace nonet
