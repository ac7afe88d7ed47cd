#include "cli/input/shell_help.h"

#include "cli/input/help.h"
#include "core/api/nonet.h"

namespace nonet {

namespace {

using Commands = std::span<const Command* const>;

// Options that every command has.
constexpr Option kHelp{"help", "", "show this help"};
constexpr Option kVersion{"version", "", "show the version"};

template <class Visit>
void for_each_option(const Command& command, const Visit& visit) {
  for (const Option& option : command.options) visit(option);
  visit(kHelp);
  visit(kVersion);
}

// Puts a backslash before each of some characters.
std::string escaped(std::string_view text, std::string_view special) {
  std::string result;
  for (const char character : text) {
    if (special.find(character) != std::string_view::npos) result += '\\';
    result += character;
  }
  return result;
}

// A text of a manual page. A line must not begin with a dot or an apostrophe, and a plain minus could become a hyphen.
std::string roff(std::string_view text) {
  std::string result = text.starts_with('.') || text.starts_with('\'') ? "\\&" : "";
  for (const char character : text) {
    if (character == '\\') {
      result += "\\e";
    } else if (character == '-') {
      result += "\\-";
    } else {
      result += character;
    }
  }
  return result;
}

std::string roff_paragraphs(std::string_view text) {
  std::string page;
  for (const std::string_view paragraph : split(text, '\n')) {
    if (paragraph.empty()) continue;
    // A paragraph that begins with a space keeps its spaces.
    const bool is_table = paragraph.starts_with(' ');
    page += is_table ? ".br\n" + roff(paragraph) + "\n.br\n" : ".PP\n" + roff(paragraph) + '\n';
  }
  return page;
}

// The text in single quotes, for bash and zsh.
std::string in_single_quotes(std::string_view text) {
  std::string result = "'";
  for (const char character : text) result += character == '\'' ? std::string("'\\''") : std::string(1, character);
  return result + "'";
}

std::string bash_completions(Commands commands) {
  std::string names = "help";
  std::string cases;
  for (const Command* command : commands) {
    names += ' ' + std::string(command->name);
    std::string options;
    for_each_option(*command, [&](const Option& option) { options += " --" + std::string(option.name); });
    cases += "    " + std::string(command->name) + ") options=" + in_single_quotes(options.substr(1)) + " ;;\n";
  }
  return "# Completes the commands and options of nonet in bash.\n_nonet() {\n"
         "  local word=${COMP_WORDS[COMP_CWORD]} names=" +
         in_single_quotes(names) +
         " options=\n"
         "  case ${COMP_WORDS[1]} in\n" +
         cases +
         "    help) options=$names ;;\n  esac\n"
         "  if ((COMP_CWORD == 1)); then\n"
         "    mapfile -t COMPREPLY < <(compgen -W \"$names\" -- \"$word\")\n"
         "  elif [[ $word == -* || ${COMP_WORDS[1]} == help ]]; then\n"
         "    mapfile -t COMPREPLY < <(compgen -W \"$options\" -- \"$word\")\n"
         "  else\n"
         "    mapfile -t COMPREPLY < <(compgen -f -- \"$word\")\n"
         "  fi\n}\ncomplete -o filenames -F _nonet nonet\n";
}

std::string zsh_completions(Commands commands) {
  std::string names;
  std::string cases;
  for (const Command* command : commands) {
    const std::string name(command->name);
    names += "    " + in_single_quotes(name + ':' + escaped(command->summary, ":\\")) + '\n';
    cases += "    " + name + ")\n      _arguments";
    for_each_option(*command, [&](const Option& option) {
      const std::string value = option.value.empty() ? "" : ":" + escaped(option.value, ":\\") + ":";
      cases += " \\\n        " +
               in_single_quotes("--" + std::string(option.name) + '[' + escaped(option.help, "[]:\\") + ']' + value);
    });
    cases += " \\\n        '*:file:_files' ;;\n";
  }
  return "#compdef nonet\n# Completes the commands and options of nonet in zsh.\n_nonet() {\n  local -a names=(\n" +
         names +
         "    'help:show the help of a command'\n  )\n"
         "  if (( CURRENT == 2 )); then\n    _describe command names\n    return\n  fi\n"
         "  shift words\n  (( CURRENT -= 1 ))\n  case $words[1] in\n" +
         cases + "    help) _describe command names ;;\n  esac\n}\n_nonet \"$@\"\n";
}

std::string fish_completions(Commands commands) {
  const auto described = [](std::string_view text) { return " -d '" + escaped(text, "'\\") + "'\n"; };
  std::string text =
      "# Completes the commands and options of nonet in fish.\n"
      "complete -c nonet -f -n __fish_use_subcommand -a help -d 'show the help of a command'\n";
  for (const Command* command : commands) {
    const std::string name(command->name);
    text += "complete -c nonet -f -n __fish_use_subcommand -a " + name + described(command->summary);
    for_each_option(*command, [&](const Option& option) {
      text += "complete -c nonet -n '__fish_seen_subcommand_from " + name + "' -l " + std::string(option.name) +
              (option.value.empty() ? "" : " -r") + described(option.help);
    });
  }
  return text;
}

}  // namespace

std::string man_page(Commands commands) {
  std::string page = std::string(".TH NONET 1 \"\" \"nonet ") + version() + "\"\n" +
                     ".SH NAME\nnonet \\- solves, counts, checks, explains and generates sudoku puzzles\n"
                     ".SH SYNOPSIS\n.B nonet\n.I COMMAND\n[\\fIFILE\\fR...] [\\fIoptions\\fR]\n.SH DESCRIPTION\n" +
                     roff_paragraphs(program_notes()) + ".SH COMMANDS\n";
  for (const Command* command : commands) {
    const std::string name(command->name);
    page += ".SS nonet " + roff(name) + ' ' + roff(command->operands) + "\n.PP\n" +
            roff(std::string(command->summary) + '.') + '\n' + roff_paragraphs(command->details);
    for (const Option& option : command->options) {
      page += ".TP\n\\fB\\-\\-" + roff(option.name) + "\\fR" +
              (option.value.empty() ? "" : " \\fI" + roff(option.value) + "\\fR") + '\n' + roff(option.help) + '\n';
    }
  }
  return page;
}

std::optional<std::string> completions(std::string_view shell, Commands commands) {
  if (shell == "bash") return bash_completions(commands);
  if (shell == "zsh") return zsh_completions(commands);
  if (shell == "fish") return fish_completions(commands);
  return std::nullopt;
}

}  // namespace nonet
