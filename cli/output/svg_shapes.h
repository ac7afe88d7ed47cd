#pragma once

#include <string>
#include <string_view>

namespace nonet {

/// Writes a number with at most two decimals, such as 12, 0.9 or 23.04.
std::string svg_number(double value);

/// Writes a text as the content of an XML element: escapes markup, and replaces what XML cannot hold (control
/// characters, bytes that are not UTF-8) by U+FFFD.
std::string xml_text(std::string_view text);

/// The shapes of a picture as SVG elements. Consecutive shapes of the same look share one group, because a board has
/// thousands of shapes of few looks.
class SvgShapes {
 public:
  void rect(double x, double y, double width, double height, std::string_view colour);
  void line(double x, double y, double x2, double y2, double width, std::string_view colour);
  void circle(double x, double y, double radius, double width, std::string_view colour);
  /// A line of text that is centred around (x, `middle`).
  void text(double x, double middle, std::string_view symbol, double size, int weight, std::string_view colour);

  /// Returns the elements of all shapes in the order of the calls. Ends the picture.
  std::string take();

 private:
  void add(std::string look, std::string_view element);

  std::string done_;
  std::string look_;
};

}  // namespace nonet
