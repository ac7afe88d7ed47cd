#pragma once

#include <cstdint>
#include <span>

namespace nonet::vision {

/// The bytes of core/vision/handwriting.weights. The build writes the definition (cmake/embed-bytes.cmake).
std::span<const std::uint8_t> handwriting_weights();

}  // namespace nonet::vision
