#pragma once

#include <deque>
#include <optional>
#include <string>

namespace nonet {

/// What the player types on standard input: lines, or words that several questions share (`3 4 9` answers three).
class Answers {
 public:
  /// The rest of the line is forgotten; the next line, without its end. None at the end of the input.
  std::optional<std::string> line();
  /// True when the next word is there without waiting for a line.
  bool has_word() const { return !words_.empty(); }
  /// The next word, of this line or of the next that has one; none at the end of the input.
  std::optional<std::string> word();
  /// False when what is typed is not seen, because it comes from a file or a pipe.
  static bool is_terminal();
  /// Drops the words of this line.
  void forget() { words_.clear(); }

 private:
  std::deque<std::string> words_;
};

}  // namespace nonet
