#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/api/nonet.h"

namespace nonet {

/// Reads a number of decimal digits alone; none when it is not below 2^64.
std::optional<std::uint64_t> whole_number(std::string_view text);

/// Reads seconds, with or without decimals; none unless they are above 0 and at most a year.
std::optional<double> seconds_of(std::string_view text);

/// Reads kinds of transformations, joined by commas; none when a kind is unknown.
std::optional<TransformationKinds> kinds_of(std::string_view text);

/// The largest seed. JavaScript holds whole numbers up to this one exactly.
inline constexpr std::uint64_t kMaxSeed = (std::uint64_t{1} << 53) - 1;

/// The largest number of threads.
inline constexpr std::uint64_t kMaxThreads = 256;

/// The format that is a picture. The core has no pictures, so writable_format() does not know its name.
inline constexpr std::string_view kPictureFormat = "svg";

// Each returns a sentence that says what is wrong with the value of an option, or an empty text.
std::string complaint_about_positive_number(std::string_view value);
std::string complaint_about_time(std::string_view value);
std::string complaint_about_seed(std::string_view value);
std::string complaint_about_edition(std::string_view value);
std::string complaint_about_threads(std::string_view value);
std::string complaint_about_range(std::string_view value);
std::string complaint_about_rating_range(std::string_view value);
std::string complaint_about_format(std::string_view value);
/// For the formats of positions and kPictureFormat.
std::string complaint_about_position_format(std::string_view value);
std::string complaint_about_content(std::string_view value);
std::string complaint_about_cell_names(std::string_view value);
std::string complaint_about_listed_candidates(std::string_view value);
std::string complaint_about_symmetry(std::string_view value);
std::string complaint_about_kinds(std::string_view value);

}  // namespace nonet
