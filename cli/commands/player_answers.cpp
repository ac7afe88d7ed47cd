#include "cli/commands/player_answers.h"

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <utility>

#include "cli/system/system.h"

namespace nonet {

bool PlayerAnswers::is_terminal() { return nonet::is_terminal(Stream::Input); }

std::optional<std::string> PlayerAnswers::line() {
  words_.clear();
  std::string text;
  int symbol = 0;
  while ((symbol = std::getc(stdin)) != EOF && symbol != '\n') text += static_cast<char>(symbol);
  if (symbol == EOF && text.empty()) return std::nullopt;
  if (text.ends_with('\r')) text.pop_back();
  return text;
}

bool PlayerAnswers::read_words() {
  constexpr std::string_view kSeparators = " \t,=";
  const std::optional<std::string> text = line();
  if (!text) return false;
  std::size_t end = 0;
  for (std::size_t start = 0; (start = text->find_first_not_of(kSeparators, end)) != std::string::npos;) {
    end = std::min(text->find_first_of(kSeparators, start), text->size());
    words_.push_back(text->substr(start, end - start));
  }
  return true;
}

std::string PlayerAnswers::take_word() {
  std::string next = std::move(words_.front());
  words_.pop_front();
  return next;
}

}  // namespace nonet
