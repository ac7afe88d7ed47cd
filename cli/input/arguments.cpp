#include "cli/input/arguments.h"

#include <algorithm>

#include "cli/input/layout_argument.h"
#include "cli/input/values.h"

namespace nonet {

namespace {

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

// The help option is in every command's table without being written there.
constexpr bool asks_for_help(std::string_view word) { return word == "--help" || word == "-h"; }

std::string misuse(const Command& command, const std::string& sentence) {
  return sentence + " (nonet " + std::string(command.name) + " --help tells more)";
}

}  // namespace

Result<Arguments, std::string> Arguments::parse(const Command& command, std::span<char* const> words) {
  Arguments arguments;
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
      return misuse(command, error);
    }
  }
  if (arguments.operands_.size() <= command.most_operands) return arguments;
  const std::string surplus =
      command.most_operands == 0 ? std::string(command.name) + " reads no file: " : "one file too many: ";
  return misuse(command, surplus + quoted(arguments.operands_[command.most_operands]));
}

// Takes an option and its value from the front of the words; returns what is wrong with them.
std::string Arguments::take(const Command& command, std::span<char* const>& words) {
  const std::string_view word = words.front();
  words = words.subspan(1);
  if (asks_for_help(word)) return values_["help"] = {}, std::string{};
  const std::size_t equals = word.find('=');
  const std::string_view name = word.substr(0, equals);
  const auto option = std::find_if(command.options.begin(), command.options.end(), [&](const Option& known) {
    return name.size() > 2 && name.starts_with("--") && name.substr(2) == known.name;
  });
  if (option == command.options.end()) return "no option " + quoted(name) + " in " + std::string(command.name);
  std::string_view value = equals == std::string_view::npos ? std::string_view{} : word.substr(equals + 1);
  if (option->value.empty()) {
    if (equals != std::string_view::npos) return quoted(name) + " takes no value";
  } else if (equals == std::string_view::npos) {
    if (words.empty()) return quoted(name) + " needs a value: " + std::string(option->value);
    value = words.front();
    words = words.subspan(1);
  }
  if (option->complaint != nullptr) {
    if (const std::string error = option->complaint(value); !error.empty())
      return "--" + std::string(option->name) + ": " + error;
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

LayoutRef Arguments::layout() const {
  if (!has("layout")) return nullptr;
  const auto layout = layout_of_argument(text("layout"));
  return layout ? layout.value() : nullptr;
}

TextFormat Arguments::format(TextFormat fallback) const {
  return has("to") ? writable_format(text("to")).value_or(fallback) : fallback;
}

CellNames Arguments::cell_names() const { return cell_names_of(text("cells", "rc")).value_or(CellNames::RowColumn); }

}  // namespace nonet
