#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/api/nonet.h"

namespace nonet {

/// Digits only; none when the number is not below 2^64.
std::optional<std::uint64_t> whole_number(std::string_view text);

/// Seconds, with decimals or without: above 0 and at most a year.
std::optional<double> seconds_of(std::string_view text);

/// A range `A-B`, or one number for both ends.
struct NumberRange {
  int first;
  int last;
};
/// None unless 1 <= A <= B <= 10000.
std::optional<NumberRange> number_range(std::string_view text);

/// Kinds of transformations, joined by commas; none when one of them is unknown.
std::optional<TransformationKinds> kinds_of(std::string_view text);

/// The largest seed: whole numbers up to this are exact in every door.
inline constexpr std::uint64_t kMaxSeed = (std::uint64_t{1} << 53) - 1;

/// Most threads that can be asked for.
inline constexpr std::uint64_t kMaxThreads = 256;

// What is wrong with an option's value, as a sentence; empty when nothing is.
std::string complaint_about_positive_number(std::string_view value);
std::string complaint_about_time(std::string_view value);
std::string complaint_about_seed(std::string_view value);
std::string complaint_about_threads(std::string_view value);
std::string complaint_about_range(std::string_view value);
std::string complaint_about_layout(std::string_view value);
std::string complaint_about_format(std::string_view value);
std::string complaint_about_cell_names(std::string_view value);
std::string complaint_about_symmetry(std::string_view value);
std::string complaint_about_kinds(std::string_view value);

}  // namespace nonet
