#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nonet {

/// A JSON object on one line or several, while its lines arrive.
class OpenJson {
 public:
  /// The most bytes of all lines.
  static constexpr std::size_t kMaxBytes = std::size_t{1} << 20;

  /// `line` begins with `{`, after spaces. `number` is the number of the line.
  OpenJson(std::string_view line, std::uint32_t number) : number_(number) { add(line); }

  /// True when further lines belong to the object.
  bool is_open() const { return depth_ > 0; }
  /// True when the next line can be a part of the object. A line of another puzzle cannot.
  bool takes(std::string_view line) const;
  void add(std::string_view line);

  /// The lines so far, with line feeds between them.
  const std::string& text() const { return text_; }
  std::uint32_t number() const { return number_; }

 private:
  std::string text_;
  std::uint32_t number_;
  int depth_ = 0;
};

}  // namespace nonet
