#pragma once

#include <utility>
#include <variant>

#include "core/util/contracts.h"

namespace nonet {

/// The place in the source from which a function was called. In WebAssembly it is empty, so that no file names get into
/// the module.
struct CallPlace {
#if defined(__EMSCRIPTEN__)
  static constexpr CallPlace here() { return {}; }
#else
  const char* file;
  int line;
  static constexpr CallPlace here(const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    return {file, line};
  }
#endif
};

/// Either a value or the reason why there is none. Expected failures travel as values: the library throws nothing.
/// T and E must be different types.
///
/// Asking for the value of an error, or for the error of a value, violates a contract in every build: the program ends
/// with a message that names the file and the line of the call. Test the result first.
template <class T, class E>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(E error) : state_(std::in_place_index<1>, std::move(error)) {}

  /// True when the result holds a value.
  explicit operator bool() const { return state_.index() == 0; }

  /// The value; only when the result is true. Pass no argument: the default is the place of the call.
  const T& value(CallPlace place = CallPlace::here()) const& { return *get<0>(state_, place); }
  T& value(CallPlace place = CallPlace::here()) & { return *get<0>(state_, place); }
  T&& value(CallPlace place = CallPlace::here()) && { return std::move(*get<0>(state_, place)); }

  /// The error; only when the result is false.
  const E& error(CallPlace place = CallPlace::here()) const { return *get<1>(state_, place); }

 private:
  template <std::size_t kIndex, class State>
  static auto get(State& state, [[maybe_unused]] CallPlace place) {
    auto* const held = std::get_if<kIndex>(&state);
    if (__builtin_expect(held == nullptr, 0)) {
      NONET_FAIL_CONTRACT(place.file, place.line,
                          kIndex == 0 ? "the Result holds a value" : "the Result holds an error");
    }
    return held;
  }

  std::variant<T, E> state_;
};

}  // namespace nonet
