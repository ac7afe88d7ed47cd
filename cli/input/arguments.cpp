#include "cli/input/arguments.h"

#include <algorithm>

#include "cli/input/layout_argument.h"
#include "cli/input/values.h"
#include "cli/system/system.h"

namespace nonet {

namespace {

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

// Every command has this option, although no table names it.
constexpr bool asks_for_help(std::string_view word) { return word == "--help" || word == "-h"; }

std::string with_advice(const std::string& sentence, const Command& command) {
  return sentence + " nonet " + std::string(command.name) + " --help shows its options.";
}

std::string surplus_sentence(const Command& command, std::string_view operand) {
  if (command.max_operands == 0)
    return std::string(command.name) + " reads no file, so " + quoted(operand) + " has no use.";
  const std::string most = std::to_string(command.max_operands);
  return std::string(command.name) + " takes " + most + (command.max_operands == 1 ? " file" : " files") + ", so " +
         quoted(operand) + " is one too many.";
}

}  // namespace

Result<Arguments, std::string> Arguments::parse(const Command& command, std::span<char* const> words) {
  Arguments arguments;
  const auto has_option = [&](std::string_view name) {
    return std::any_of(command.options.begin(), command.options.end(),
                       [&](const Option& option) { return option.name == name; });
  };
  arguments.takes_rules_ = has_option("rules");
  arguments.takes_drawings_ = has_option("recognise");
  const auto is_own_rules = [](std::string_view word) { return word.starts_with("--own-rules"); };
  arguments.takes_rules_ = arguments.takes_rules_ || std::any_of(words.begin(), words.end(), is_own_rules);
  bool options_end = false;
  while (!words.empty()) {
    const std::string_view word = words.front();
    if (options_end || word == "-" || !word.starts_with('-')) {
      arguments.operands_.push_back(word);
      words = words.subspan(1);
    } else if (word == "--") {
      options_end = true;
      words = words.subspan(1);
    } else if (std::string error = arguments.take(command, words); !error.empty()) {
      return with_advice(error, command);
    }
  }
  if (arguments.operands_.size() > command.max_operands) {
    return with_advice(surplus_sentence(command, arguments.operands_[command.max_operands]), command);
  }
  if (command.name == "generate") arguments.jigsaw_side_ = random_jigsaw_side(arguments.text("layout"));
  if (arguments.has("layout") && arguments.jigsaw_side_ == 0) {
    auto layout = layout_of_argument(arguments.text("layout"));
    if (!layout) return with_advice("--layout: " + layout.error(), command);
    arguments.layout_ = std::move(layout).value();
    if (!arguments.layout_->is_square() && !knows_every_layout(command.name))
      return with_advice("--layout: " + sentence_about_layout(*arguments.layout_), command);
  }
  return arguments;
}

// Takes an option and its value from the front of the words. Returns a sentence when they are wrong.
std::string Arguments::take(const Command& command, std::span<char* const>& words) {
  const std::string_view word = words.front();
  words = words.subspan(1);
  if (asks_for_help(word)) return values_["help"] = {}, std::string{};
  const std::size_t equals = word.find('=');
  const std::string_view name = word.substr(0, equals);
  const auto option = std::find_if(command.options.begin(), command.options.end(), [&](const Option& known) {
    return name.size() > 2 && name.starts_with("--") && name.substr(2) == known.name;
  });
  if (option == command.options.end()) return std::string(command.name) + " has no option " + quoted(name) + ".";
  std::string_view value = equals == std::string_view::npos ? std::string_view{} : word.substr(equals + 1);
  if (option->value.empty()) {
    if (equals != std::string_view::npos) return std::string(name) + " takes no value.";
  } else if (equals == std::string_view::npos) {
    if (words.empty())
      return std::string(name) + " needs a value: " + std::string(name) + ' ' + std::string(option->value) + ".";
    value = words.front();
    words = words.subspan(1);
  }
  if (option->complaint != nullptr) {
    if (const std::string error = option->complaint(value); !error.empty()) return std::string(name) + ": " + error;
  }
  values_[option->name] = value;
  return {};
}

std::string_view Arguments::text(std::string_view option, std::string_view fallback) const {
  const auto found = values_.find(option);
  return found == values_.end() ? fallback : found->second;
}

std::uint64_t Arguments::number(std::string_view option, std::uint64_t fallback) const {
  return has(option) ? whole_number(text(option)).value_or(fallback) : fallback;
}

TextFormat Arguments::format(TextFormat fallback) const {
  return has("to") ? grid_format(text("to")).value_or(fallback) : fallback;
}

CellNames Arguments::cell_names() const { return cell_names_of(text("cells", "rc")).value_or(CellNames::RowColumn); }

std::uint64_t Arguments::seed() const { return has("seed") ? number("seed", 0) : unpredictable_number(); }

ListedCandidates Arguments::listed_candidates() const {
  return listed_candidates_named(text("candidates")).value_or(ListedCandidates::ByFormat);
}

}  // namespace nonet
