#include "core/formats/blocks/source_lines.h"

#include <algorithm>

#include "core/formats/blocks/bracket_scan.h"
#include "core/formats/blocks/signs.h"
#include "core/formats/foreign_form.h"
#include "core/formats/line_cells.h"

namespace nonet {

namespace {

// `words` has a line feed behind each word, so that it takes little room.
bool starts_with_one_of(std::string_view line, std::string_view words) {
  while (!words.empty()) {
    const std::size_t end = words.find('\n');
    if (line.starts_with(words.substr(0, end))) return true;
    words.remove_prefix(end + 1);
  }
  return false;
}

int depth_of(std::string_view line) {
  BracketScan scan;
  scan.scan(line);
  return scan.depth();
}

// A line of many symbols without quotation marks is a puzzle in plain text.
bool is_plain_puzzle(std::string_view line) {
  constexpr std::size_t kLongestNumber = 20;
  constexpr std::size_t kFewestCells = 16;
  const std::size_t symbols = count_leading_symbols(line);
  if (symbols == line.size()) return symbols >= kFewestCells;
  return symbols > kLongestNumber && line.find_first_of("(=:\\") == std::string_view::npos;
}

std::size_t count_of(std::string_view line, std::string_view signs) {
  return static_cast<std::size_t>(
      std::count_if(line.begin(), line.end(), [&](char it) { return is_one_of(signs, it); }));
}

// How many cells a line has that is a list alone, such as `[5, 3, 0],`. 0 for other lines.
std::size_t cells_of_flat_list(std::string_view line) {
  line = without_space_around(line);
  if (line.starts_with("- ")) line = without_space_around(line.substr(2));
  while (!line.empty() && is_one_of(",;", line.back())) line.remove_suffix(1);
  if (line.size() < 2 || !is_one_of("[({", line.front()) || !is_one_of("])}", line.back())) return 0;
  const std::string_view inside = without_space_around(line.substr(1, line.size() - 2));
  if (inside.empty() || inside.find_first_of("[](){}:") != std::string_view::npos) return 0;
  const std::size_t commas = count_of(inside, ",;|");
  if (commas > 0) return commas + (is_one_of(",;|", inside.back()) ? 0 : 1);
  std::size_t words = 1;
  for (std::size_t at = 1; at < inside.size(); ++at) words += inside[at] != ' ' && inside[at - 1] == ' ' ? 1 : 0;
  return words;
}

bool may_be_row(std::size_t cells) { return cells >= 4 && cells <= static_cast<std::size_t>(Layout::kMaxSide); }

// A word for a blank or a truth value.
bool begins_with_value(std::string_view text) {
  constexpr std::string_view kWords = "null\nNone\nnil\nNULL\nNull\ntrue\nfalse\nundefined\nnp.\n";
  return starts_with_one_of(text, kWords);
}

// A type or a function before a bracket: `np.array(`, `new int[`, `vec![`, `[9][9]int{`.
bool begins_with_call(std::string_view text) {
  for (const std::string_view word : {"new ", "&", "@", "#", "%", "~"}) {
    if (text.starts_with(word)) text.remove_prefix(word.size());
  }
  while (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos) return false;
    text.remove_prefix(end + 1);
  }
  std::size_t end = 0;
  while (end < text.size() && (is_of_name(text[end]) || is_one_of(".:<>!$", text[end]))) ++end;
  const bool is_name = end > 0 && (is_ascii_letter(text[0]) || text[0] == '_' || text[0] == '$');
  return is_name && end < text.size() && is_one_of("[({", text[end]);
}

// True when a bracket at the front of a text opens a list of values. `[Puzzle]` and `[easy]` do not.
bool opens_list(std::string_view text) {
  if (text.empty()) return false;
  const std::string_view inside = without_space_around(text.substr(1));
  switch (text[0]) {
    case '{': return true;
    case '[':
      return inside.empty() || is_one_of("[{(\"'_|.?*-]/#%", inside[0]) || is_decimal(inside[0]) ||
             begins_with_value(inside) || (inside.size() > 1 && inside[1] == ',') || begins_with_call(inside);
    case '(':
      if (inside.empty() || is_one_of("[{(\"'", inside[0])) return true;
      return (is_decimal(inside[0]) || is_one_of("_.-", inside[0]) || begins_with_value(inside)) &&
             (cells_of_flat_list(text) >= 4 || count_of(text, ",") >= 4);
    default: return false;
  }
}

// What may stand behind the last bracket of a list on its line.
bool ends_as_list(std::string_view line) {
  if (depth_of(line) != 0) return true;
  const std::size_t last = line.find_last_of("])}");
  if (last == std::string_view::npos) return true;
  const std::string_view rest = without_space_around(line.substr(last + 1));
  return rest.empty() || is_one_of(",;.#%/\\-|", rest[0]);
}

// What stands behind `=`.
bool is_value_of_code(std::string_view value) {
  if (is_one_of("\"'`", value[0])) return true;
  if (is_one_of("[({", value[0])) return opens_list(value);
  constexpr std::string_view kPrefixes = "r\"\nf\"\nb\"\n@\"\n";
  return starts_with_one_of(value, kPrefixes) || begins_with_call(value);
}

// `"puzzle": "53..7…"`, `board: [[`. A heading has other text behind its colon.
bool is_value_of_key(std::string_view value) {
  if (value[0] == '[' || value[0] == '{') return opens_list(value) && (depth_of(value) != 0 || ends_as_list(value));
  if (!is_one_of("\"'", value[0])) return false;
  constexpr std::size_t kFewestCells = 16;
  const std::string_view quoted = value.substr(1, value.find(value[0], 1) - 1);
  return quoted.size() >= kFewestCells && quoted.find(' ') == std::string_view::npos;
}

bool is_of_left_side(char it) { return is_of_name(it) || is_one_of(" .$[]<>,*&\"'@-?", it); }

// `NAME = VALUE` with a list, a text or a call as its value; also NAME := and NAME <- and "NAME": and NAME =>.
bool is_assignment(std::string_view line) {
  const char first = line[0];
  if (!is_ascii_letter(first) && !is_one_of("$_\"'*@:", first)) return false;
  std::size_t at = 1;
  while (at < line.size() && (is_of_left_side(line[at]) || line.substr(at, 2) == "::")) {
    if (line.substr(at, 2) == "<-" || line.substr(at, 2) == "::") {
      if (line[at] == '<') break;
      ++at;
    }
    ++at;
  }
  if (at >= line.size()) return false;
  std::string_view rest = line.substr(at);
  for (const std::string_view sign : {"=>", ":=", "<-", "=", ":"}) {
    if (!rest.starts_with(sign)) continue;
    const std::string_view value = without_space_around(rest.substr(sign.size()));
    if (value.starts_with('=')) return false;
    if (sign != ":") {
      // A name alone, and the value on the next line.
      if (value.empty()) return line.find_first_of(" []") != std::string_view::npos;
      return is_value_of_code(value);
    }
    if (value.empty()) return false;
    if (is_value_of_key(value)) return true;
    // A type: `let board: number[][] = [`; or a heading before an assignment: `Input: board = [[`.
    const std::size_t equals = value.find('=');
    const std::string_view assigned =
        equals == std::string_view::npos ? std::string_view{} : without_space_around(value.substr(equals + 1));
    return equals != std::string_view::npos && (assigned.empty() || (assigned[0] != '=' && is_value_of_code(assigned)));
  }
  return false;
}

// `problem(1, [[6,_,` and `array([[`: a name, a bracket, and lists behind.
bool is_call_with_list(std::string_view line) {
  std::size_t end = 0;
  while (end < line.size() && (is_of_name(line[end]) || is_one_of(".:!", line[end]))) ++end;
  if (end < 2 || end >= line.size() || !is_ascii_letter(line[0]) || !is_one_of("([{", line[end])) return false;
  constexpr std::size_t kManyCommas = 15;
  const std::string_view rest = line.substr(end);
  bool has_list = rest.find("(c(") != std::string_view::npos;
  for (std::size_t at = 1; at < rest.size() && !has_list; ++at)
    has_list = is_one_of("[(", rest[at - 1]) && is_one_of("[({\"", rest[at]);
  return has_list || depth_of(line) > 0 || count_of(rest, ",") >= kManyCommas;
}

// A line that only a program has, beside lists.
bool is_statement(std::string_view line) {
  constexpr std::string_view kWords =
      "import \nfrom \nusing \npackage \npublic \nprivate \nstatic \nconst \nlet \nvar \nval \n"
      "final \nint \nchar \nshort \nunsigned \nuint8_t \ndef \nclass \nfunction \nfunc \nfn \n"
      "return \nstruct \nvoid \nstd::\ninclude \nmodule \nprint(\nfor \nif \nwhile \nelif \n"
      "local \nmy \nprintln\nconstexpr \narray \nmut \n";
  if (!starts_with_one_of(line, kWords)) return false;
  for (const std::string_view word : {"import ", "from ", "package "}) {
    if (line.starts_with(word)) return true;
  }
  return line.find_first_of("(={;[") != std::string_view::npos || line.ends_with(':');
}

// What begins a program in languages whose statements have other forms.
bool begins_other_program(std::string_view line) {
  constexpr std::string_view kBeginnings =
      "(def\n(setq \n(set \n(let \n(ns \n<?php\n:- \n?- \nINSERT INTO \ninsert into \n?-[\n(list \n";
  if (starts_with_one_of(line, kBeginnings)) return true;
  // `puzzle(1, Rows) :-` and `n = 9;`
  return is_ascii_letter(line[0]) &&
         (line.ends_with(":-") || (line.ends_with(';') && line.find('=') != std::string_view::npos));
}

// A line of a program between others, which would begin none.
bool continues_code(std::string_view line) {
  if (is_one_of("]})", line[0])) return true;
  constexpr std::string_view kSigns = "//\n/*\n*/\n%\n--\n#\n:-\nelse\ntry\nend\n";
  if (starts_with_one_of(line, kSigns)) return line.find("nonet") == std::string_view::npos;
  constexpr std::string_view kWords = "return\nbreak\ncontinue\npass\nyield\nraise\nthrow\n";
  if (starts_with_one_of(line, kWords)) return true;
  if (!is_ascii_letter(line[0]) && line[0] != '_') return false;
  std::size_t end = 0;
  while (end < line.size() && (is_of_name(line[end]) || is_one_of(".:", line[end]))) ++end;
  const bool is_call = end > 1 && end < line.size() && (line[end] == '(' || line[end] == '[');
  const bool is_type = line.find("::") != std::string_view::npos || line.find(" = ") != std::string_view::npos;
  return is_call || is_type || line.ends_with(';');
}

// The name of the first element of a text.
std::string_view root_name(std::string_view text) {
  constexpr std::size_t kLongestProlog = 4096;
  text = text.substr(0, kLongestProlog);
  for (std::size_t at = text.find('<'); at < text.size(); at = text.find('<', at + 1)) {
    std::size_t end = at + 1;
    while (end < text.size() && (is_of_name(text[end]) || is_one_of("-.:", text[end]))) ++end;
    if (end > at + 1) return text.substr(at + 1, end - at - 1);
  }
  return {};
}

bool is_end_of_tag_name(std::string_view text, std::size_t at) {
  return at >= text.size() || is_one_of(" \t\n/>", text[at]);
}

}  // namespace

bool begins_json(std::string_view line) {
  line = without_space_around(line);
  if (line.starts_with("- [")) line.remove_prefix(2);
  if (line.starts_with("'(") || line.starts_with("#(")) line.remove_prefix(1);
  return opens_list(line) && (line[0] == '{' || ends_as_list(line));
}

bool goes_on_as_json(const OpenBlock& block, std::string_view line) {
  const std::string_view text = without_space_around(line);
  if (text.empty()) return true;
  if (block.depth() <= 0 && !block.is_in_quotation()) {
    const std::size_t cells = cells_of_flat_list(text);
    return may_be_row(cells) &&
           (without_space_around(block.last_line()).empty() || cells == cells_of_flat_list(block.last_line()));
  }
  if (block.is_in_quotation()) return true;
  if (is_plain_puzzle(text)) return false;
  if (is_decimal(text[0]) || is_one_of("\"'{}[](),:;-|/*#%_.?<+", text[0])) return true;
  return begins_with_value(text) || text.size() == 1 || text.find_first_of(":,=\"[](){}") != std::string_view::npos;
}

bool has_ended_as_json(const OpenBlock& block) {
  if (block.depth() > 0 || block.is_in_quotation()) return false;
  const std::string_view last = without_space_around(block.last_line());
  return !last.empty() && !may_be_row(cells_of_flat_list(last));
}

bool begins_code(std::string_view line) {
  line = without_space_around(line);
  if (line.empty() || is_plain_puzzle(line) || line.find("://") != std::string_view::npos || foreign_puzzle_in(line)) {
    return false;
  }
  // A signature of Haskell.
  if (is_ascii_letter(line[0]) && line.find(" :: ") != std::string_view::npos) return true;
  return is_assignment(line) || is_call_with_list(line) || is_statement(line) || begins_other_program(line);
}

bool goes_on_as_code(const OpenBlock& block, std::string_view line) {
  const std::string_view text = without_space_around(line);
  if (text.empty() || block.is_in_quotation()) return true;
  if (is_plain_puzzle(text)) return false;
  if (block.depth() > 0) return true;
  // Quotations one after the other are one text in C.
  const std::string_view before = without_space_around(block.last_line());
  if (before.ends_with('\\')) return true;
  if (is_one_of("\"'", text[0])) return !before.ends_with(';') && !before.empty();
  return begins_json(text) || begins_code(text) || continues_code(text);
}

bool begins_xml(std::string_view line) {
  line = without_space_around(line);
  if (!line.starts_with('<') || foreign_puzzle_in(line)) return false;
  if (line.starts_with("<?xml") || line.starts_with("<!DOCTYPE") || line.starts_with("<!doctype") ||
      line.starts_with("<!--"))
    return true;
  if (line.size() < 2 || !is_ascii_letter(line[1])) return false;
  const std::size_t end =
      line.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.:", 1);
  return is_end_of_tag_name(line, std::min(end, line.size())) &&
         (end == std::string_view::npos || line.find_first_of("=>/") != std::string_view::npos);
}

bool goes_on_as_xml(const OpenBlock& block, std::string_view line) {
  const std::string_view text = without_space_around(line);
  return text.empty() || block.depth() > 0 || root_name(block.text()).empty() || text[0] == '<';
}

int tags_left_open(std::string_view text, std::string_view line) {
  const std::string_view root = root_name(text);
  if (root.empty()) return 0;
  int depth = 0;
  for (std::size_t at = line.find('<'); at < line.size(); at = line.find('<', at + 1)) {
    const bool closes = line.substr(at + 1, 1) == "/";
    const std::size_t name = at + (closes ? 2 : 1);
    if (line.substr(name, root.size()) != root || !is_end_of_tag_name(line, name + root.size())) continue;
    const std::size_t end = line.find_first_of("<>", name);
    const bool is_empty = end < line.size() && line[end] == '>' && line[end - 1] == '/';
    depth += closes ? -1 : is_empty ? 0 : 1;
  }
  return depth;
}

bool begins_latex(std::string_view line) {
  line = without_space_around(line);
  if (line.size() > 1 && line[0] == '\\' && (is_ascii_letter(line[1]) || line == "\\[" || line == "\\]")) return true;
  if (line.starts_with("$$\\")) return true;
  constexpr std::size_t kFewestCells = 4;
  return count_of(line, "&") >= kFewestCells - 1 && line.find("\\\\") != std::string_view::npos;
}

bool goes_on_as_latex(const OpenBlock& block, std::string_view line) {
  const std::string_view text = without_space_around(line);
  return text.empty() || block.depth() > 0 || text[0] == '%' || begins_latex(text);
}

int environments_left_open(std::string_view line) {
  int depth = 0;
  for (std::size_t at = line.find('\\'); at < line.size(); at = line.find('\\', at + 1)) {
    if (line.substr(at).starts_with("\\begin{")) ++depth;
    if (line.substr(at).starts_with("\\end{")) --depth;
  }
  return depth;
}

}  // namespace nonet
