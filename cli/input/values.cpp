#include "cli/input/values.h"

#include <charconv>
#include <cmath>

namespace nonet {

namespace {

std::string unless(bool right, std::string_view value, std::string_view wanted) {
  if (right) return {};
  return "'" + std::string(value) + "' is not " + std::string(wanted) + ".";
}

}  // namespace

std::optional<std::uint64_t> whole_number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<double> seconds_of(std::string_view text) {
  constexpr double kYear = 365.0 * 24 * 3600;
  const std::size_t point = text.find('.');
  const auto whole = whole_number(text.substr(0, point));
  double seconds = static_cast<double>(whole.value_or(0));
  bool is_right = whole.has_value();
  if (point != std::string_view::npos) {
    const std::string_view decimals = text.substr(point + 1);
    const auto fraction = whole_number(decimals);
    is_right = is_right && fraction && decimals.size() < 10;
    seconds += static_cast<double>(fraction.value_or(0)) / std::pow(10, static_cast<double>(decimals.size()));
  }
  if (!is_right || seconds <= 0 || seconds > kYear) return std::nullopt;
  return seconds;
}

std::string complaint_about_positive_number(std::string_view value) {
  return unless(whole_number(value).value_or(0) > 0, value, "a whole number from 1 to 2^64 - 1");
}

std::string complaint_about_threads(std::string_view value) {
  const std::uint64_t threads = whole_number(value).value_or(0);
  return unless(threads > 0 && threads <= kMaxThreads, value,
                "a whole number from 1 to " + std::to_string(kMaxThreads));
}

std::string complaint_about_time(std::string_view value) {
  return unless(seconds_of(value).has_value(), value, "a number of seconds above 0, such as 10 or 0.5");
}

std::string complaint_about_seed(std::string_view value) {
  return unless(whole_number(value).value_or(kMaxSeed + 1) <= kMaxSeed, value, "a whole number from 0 to 2^53 - 1");
}

std::string complaint_about_edition(std::string_view value) {
  const std::uint64_t edition = whole_number(value).value_or(0);
  return unless(edition >= kFirstEdition && edition <= kNewestEdition, value,
                std::to_string(kFirstEdition) + " or " + std::to_string(kNewestEdition));
}

std::string complaint_about_range(std::string_view value) {
  return unless(number_range_of(value).has_value(), value, "a number such as 28, or a range such as 24-30");
}

std::string complaint_about_rating_range(std::string_view value) {
  const auto range = rating_range_of(value);
  if (!range)
    return unless(false, value, "a rating such as 7.2, or a range such as 6.6-7.1; the scale goes from 1.0 to 12.0");
  return unless(
      has_rating_between(range->least, range->most), value,
      "a rating that occurs. The scale has 1.0, 1.2, 1.5, 1.7, 2.0, 2.3, 2.5, 2.6, 2.8, 3.0, 3.2, 3.4, 3.6, 3.8, 4.0, "
      "4.2, 4.4, 4.5 to 6.2, and 6.5 to 12.0");
}

std::string complaint_about_format(std::string_view value) {
  return unless(grid_format(value).has_value(), value,
                "a format. Use line, sdm, numbers, rows, grids, csv, tsv, frame or jigsaw");
}

std::string complaint_about_position_format(std::string_view value) {
  return unless(
      writable_format(value).has_value() || value == kPictureFormat, value,
      "a format. Use line, sdm, numbers, rows, grids, csv, tsv, frame, jigsaw, sdk, ss, pencilmarks, library, 729, "
      "sudokuwiki, solo, f-puzzles, f-puzzles-link, sudokupad, sudokupad-link, sudoku-solver or svg");
}

std::string complaint_about_content(std::string_view value) {
  return unless(content_named(value).has_value(), value, "a part of a puzzle. Use givens, digits, most or all");
}

std::string complaint_about_cell_names(std::string_view value) {
  return unless(cell_names_of(value).has_value(), value, "a style of cell names. Use rc, a1 or column-letters");
}

std::string complaint_about_listed_candidates(std::string_view value) {
  return unless(listed_candidates_named(value).has_value(), value, "a meaning of candidates. Use given or noted");
}

std::optional<TransformationKinds> kinds_of(std::string_view text) {
  TransformationKinds kinds;
  for (const std::string_view name : split(text, ',')) {
    const auto kind = transformation_kind(name);
    if (!kind) return std::nullopt;
    kinds.insert(*kind);
  }
  return kinds;
}

std::string complaint_about_kinds(std::string_view value) {
  return unless(kinds_of(value).has_value(), value,
                "a list of kinds. Use some of rows, columns, bands, stacks, transpose, digits, joined by commas");
}

std::string complaint_about_symmetry(std::string_view value) {
  return unless(symmetry_named(value).has_value(), value,
                "a symmetry. Use none, 180, 90, horizontal, vertical, diagonal, diagonals or full");
}

}  // namespace nonet
