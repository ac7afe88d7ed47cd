#include "cli/output/svg_shapes.h"

#include <cmath>
#include <utility>

#include "core/api/nonet.h"

namespace nonet {

namespace {

constexpr std::string_view kReplacement = "\uFFFD";
constexpr std::string_view kEndOfGroup = "</g>\n";

/// Half the height of a digit, relative to the size of type.
constexpr double kHalfDigit = 0.358;

/// Returns ` NAME="VALUE"`.
std::string attribute(std::string_view name, std::string_view value) {
  std::string text = " ";
  text += name;
  text += "=\"";
  text += value;
  return text += '"';
}

std::string attribute(std::string_view name, double value) { return attribute(name, svg_number(value)); }

std::string outline(double width, std::string_view colour) {
  return attribute("fill", "none") + attribute("stroke", colour) + attribute("stroke-width", width);
}

std::string_view escaped(std::string_view character) {
  if (character == "&") return "&amp;";
  if (character == "<") return "&lt;";
  if (character == ">") return "&gt;";
  const bool is_control = character.size() == 1 && (static_cast<unsigned char>(character[0]) < 0x20);
  const bool is_never_text = character == "\uFFFE" || character == "\uFFFF";
  return (is_control && character != "\t") || is_never_text ? kReplacement : character;
}

}  // namespace

std::string svg_number(double value) {
  constexpr long long kParts = 100;
  const auto hundredths = static_cast<long long>(std::floor(value * kParts + 0.5));
  const long long size = std::llabs(hundredths);
  std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / kParts);
  const long long rest = size % kParts;
  if (rest == 0) return text;
  text += '.';
  text += static_cast<char>('0' + rest / 10);
  if (rest % 10 != 0) text += static_cast<char>('0' + rest % 10);
  return text;
}

std::string xml_text(std::string_view text) {
  std::string xml;
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    xml += length == 0 ? kReplacement : escaped(text.substr(0, length));
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return xml;
}

void SvgShapes::rect(double x, double y, double width, double height, std::string_view colour) {
  add(attribute("fill", colour),
      "<rect" + attribute("x", x) + attribute("y", y) + attribute("width", width) + attribute("height", height) + "/>");
}

void SvgShapes::line(double x, double y, double x2, double y2, double width, std::string_view colour) {
  add(outline(width, colour),
      "<line" + attribute("x1", x) + attribute("y1", y) + attribute("x2", x2) + attribute("y2", y2) + "/>");
}

void SvgShapes::circle(double x, double y, double radius, double width, std::string_view colour) {
  add(outline(width, colour), "<circle" + attribute("cx", x) + attribute("cy", y) + attribute("r", radius) + "/>");
}

void SvgShapes::text(double x, double middle, std::string_view symbol, double size, int weight,
                     std::string_view colour) {
  add(attribute("font-size", size) + attribute("font-weight", weight) + attribute("fill", colour),
      "<text" + attribute("x", x) + attribute("y", middle + size * kHalfDigit) + '>' + xml_text(symbol) + "</text>");
}

void SvgShapes::add(std::string look, std::string_view element) {
  if (look != look_) {
    if (!look_.empty()) done_ += kEndOfGroup;
    done_ += "<g" + look + ">\n";
    look_ = std::move(look);
  }
  done_ += element;
  done_ += '\n';
}

std::string SvgShapes::take() {
  if (!look_.empty()) done_ += kEndOfGroup;
  look_.clear();
  return std::exchange(done_, {});
}

}  // namespace nonet
