#pragma once

#include <deque>
#include <optional>
#include <string>

namespace nonet {

/// Reads what the player types on standard input: whole lines, or the words of a line. One line may answer several
/// questions (`3 4 9`).
class PlayerAnswers {
 public:
  /// Forgets the rest of the line at hand and returns the next line without its end. None at the end of the input.
  std::optional<std::string> line();
  /// Reads the words of the next line. Returns false at the end of the input.
  bool read_words();
  /// True when the line at hand has another word.
  bool has_word() const { return !words_.empty(); }
  /// Returns the next word of the line at hand, which must have one, and leaves it there.
  const std::string& first_word() const { return words_.front(); }
  /// Returns the next word of the line at hand, which must have one.
  std::string take_word();
  /// Drops the other words of the line at hand.
  void forget() { words_.clear(); }
  /// False when standard input is a file or a pipe, so that the terminal does not show what is typed.
  static bool is_terminal();

 private:
  std::deque<std::string> words_;
};

}  // namespace nonet
