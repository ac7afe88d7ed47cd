#include "core/formats/drawn/drawn_readings.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "core/formats/drawn/suggestions.h"
#include "core/formats/json.h"
#include "core/formats/rule_text.h"
#include "core/grid/rule_table.h"

namespace nonet {

namespace {

// One way to read suggestions that look alike. Without steps it is the first.
struct Option {
  std::vector<ReadingStep> steps;
  std::vector<Rule> rules;
};

using Options = std::vector<Option>;

class Reader {
 public:
  Reader(const ParsedPuzzle& puzzle, const RuleSuggestions& suggestions)
      : may_take_(puzzle.ruleset.empty() || puzzle.author_solution.has_value()),
        is_bounded_(suggestions.rules.size() <= kManySuggestions) {
    std::vector<std::vector<const RuleSuggestion*>> groups;
    for (const RuleSuggestion& each : suggestions.rules) {
      const auto known = std::find_if(groups.begin(), groups.end(),
                                      [&](const auto& group) { return look_alike(*group.front(), each); });
      if (known == groups.end()) {
        groups.push_back({&each});
      } else {
        known->push_back(&each);
      }
    }
    for (const auto& group : groups) options_.push_back(options_of(group));
  }

  // Of the doubts it knows whether readings were cut off.
  DrawnReadings read() && {
    const std::size_t count = options_.size();
    std::vector<std::size_t> first(count, 0);
    std::vector<std::size_t> all_taken(count, 0);
    for (std::size_t at = 0; at < count; ++at) {
      const bool may_be_taken = options_[at].size() > 1 && options_[at][1].steps.front().change == ReadingChange::Taken;
      if (may_be_taken) all_taken[at] = 1;
    }
    add(first);
    add(all_taken);
    add_with_one(first);
    add_with_one(all_taken);
    for (std::size_t at = 0; at < count; ++at) {
      for (std::size_t option = 1; option < options_[at].size(); ++option) {
        if (is_cut_off_) break;
        std::vector<std::size_t> chosen = all_taken;
        chosen[at] = option;
        add_with_one(chosen);
      }
    }
    return {std::move(readings_), is_cut_off_ ? ReadingDoubt::CutOff : ReadingDoubt::None};
  }

 private:
  Options options_of(const std::vector<const RuleSuggestion*>& group) const {
    const RuleSuggestion& one = *group.front();
    const bool is_low = one.certainty == SuggestionCertainty::Low;
    Options options;
    Option own;
    for (const RuleSuggestion* each : group) own.rules.push_back(each->rule);
    options.push_back(is_low ? Option{} : own);
    if (!is_bounded_ || one.contradicts_words || (is_low && !may_take_)) return options;
    if (is_low) {
      own.steps = {{ReadingChange::Taken, one.rule.kind, one.rule.kind}};
      options.push_back(own);
    }
    for (const RuleSuggestion* each : group) {
      for (const OtherReading& other : each->instead) {
        const ReadingStep step{other.change, one.rule.kind, other.rules.front().kind};
        const std::vector<ReadingStep> steps = steps_of(step);
        const bool is_known =
            std::any_of(options.begin(), options.end(), [&](const Option& option) { return option.steps == steps; });
        if (!is_known) options.push_back(option_of(group, step));
      }
    }
    return options;
  }

  // Another number of another kind is a step after the other kind.
  static std::vector<ReadingStep> steps_of(const ReadingStep& step) {
    const auto& [change, kind, read_as] = step;
    if (change != ReadingChange::Number || kind == read_as) return {step};
    return {{ReadingChange::Instead, kind, read_as}, {change, read_as, read_as}};
  }

  // What has no such reading keeps its own.
  static Option option_of(const std::vector<const RuleSuggestion*>& group, const ReadingStep& step) {
    Option option{steps_of(step), {}};
    for (const RuleSuggestion* each : group) {
      const auto found = std::find_if(each->instead.begin(), each->instead.end(), [&](const OtherReading& other) {
        return other.change == step.change && other.rules.front().kind == step.read_as;
      });
      const bool has_other = found != each->instead.end();
      for (const Rule& rule : has_other ? found->rules : std::vector<Rule>{each->rule}) {
        // Each of several strokes names the line that they are together.
        const bool is_known = std::find(option.rules.begin(), option.rules.end(), rule) != option.rules.end();
        if (!is_known) option.rules.push_back(rule);
      }
    }
    return option;
  }

  // Adds the readings that differ in one group.
  void add_with_one(const std::vector<std::size_t>& base) {
    for (std::size_t at = 0; at < options_.size(); ++at) {
      for (std::size_t option = 0; option < options_[at].size(); ++option) {
        if (is_cut_off_) return;
        std::vector<std::size_t> chosen = base;
        chosen[at] = option;
        add(chosen);
      }
    }
  }

  void add(const std::vector<std::size_t>& chosen) {
    if (std::find(chosen_.begin(), chosen_.end(), chosen) != chosen_.end()) return;
    is_cut_off_ = readings_.size() == kMaxReadings;
    if (is_cut_off_) return;
    DrawnReading reading;
    for (std::size_t at = 0; at < chosen.size(); ++at) {
      const Option& option = options_[at][chosen[at]];
      reading.rules.insert(reading.rules.end(), option.rules.begin(), option.rules.end());
      for (const ReadingStep& step : option.steps) {
        const bool is_told = std::find(reading.steps.begin(), reading.steps.end(), step) != reading.steps.end();
        if (!is_told) reading.steps.push_back(step);
      }
    }
    chosen_.push_back(chosen);
    readings_.push_back(std::move(reading));
  }

  const bool may_take_;
  const bool is_bounded_;
  std::vector<Options> options_;
  std::vector<std::vector<std::size_t>> chosen_;
  std::vector<DrawnReading> readings_;
  bool is_cut_off_ = false;
};

}  // namespace

std::string text_of(const ReadingStep& step) {
  std::string text(name_of(step.change));
  text.append(" ").append(rule_row(step.kind).id);
  if (step.change == ReadingChange::Instead) text.append(" ").append(rule_row(step.read_as).id);
  return text;
}

DrawnReadings readings_of(const ParsedPuzzle& puzzle, const RuleSuggestions& suggestions) {
  DrawnReadings readings = Reader(puzzle, suggestions).read();
  if (puzzle.author_solution) {
    readings.doubt = ReadingDoubt::None;
  } else if (!puzzle.unread_rules.empty() || !suggestions.refused.empty()) {
    readings.doubt = ReadingDoubt::MissingRules;
  }
  return readings;
}

std::string json_of(const std::vector<DrawnReading>& readings, const RuleSuggestions& suggestions,
                    const Layout& layout) {
  const std::vector<RuleSuggestion>& own = suggestions.rules;
  std::vector<std::string> texts;
  for (const DrawnReading& reading : readings) {
    std::vector<std::string> steps;
    for (const ReadingStep& step : reading.steps) {
      steps.push_back(json_array(
          {json_of(name_of(step.change)), json_of(rule_row(step.kind).id), json_of(rule_row(step.read_as).id)}));
    }
    std::vector<std::string> rules;
    for (const Rule& rule : reading.rules) {
      const auto found = std::find_if(own.begin(), own.end(),
                                      [&](const RuleSuggestion& suggestion) { return suggestion.rule == rule; });
      rules.push_back(found == own.end() ? json_of(write_rule(rule, layout)) : std::to_string(found - own.begin()));
    }
    texts.push_back(JsonObject().json("steps", json_array(steps)).json("rules", json_array(rules)).str());
  }
  return json_array(texts);
}

}  // namespace nonet
