#pragma once

/// Sizes of samples. A build with sanitizers takes about ten times as long as an optimised one.
namespace nonet::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif
#else
inline constexpr bool kSanitized = false;
#endif

/// Returns how often a test repeats its work: `full` times in an optimised build, `few` times in a build with
/// sanitizers.
template <class Number>
constexpr Number rounds(Number full, Number few) {
  return kSanitized ? few : full;
}

}  // namespace nonet::test
