#pragma once

/// Contracts: conditions that a caller must meet. A violated contract is an error in the program, never in its input;
/// expected failures are Results (result.h). A violated contract writes its file, its line and its condition to
/// standard error and ends the program at once. In WebAssembly it traps without a message, so that no output code gets
/// into the module.

#if defined(__EMSCRIPTEN__)
#define NONET_FAIL_CONTRACT(file, line, condition) __builtin_trap()
#else
#define NONET_FAIL_CONTRACT(file, line, condition) ::nonet::fail_contract(file, line, condition)
#endif

/// Checks a condition in every build. For the few checks whose cost no caller notices.
#define NONET_EXPECTS_ALWAYS(condition) \
  (__builtin_expect(!!(condition), 1) ? static_cast<void>(0) : NONET_FAIL_CONTRACT(__FILE__, __LINE__, #condition))

/// Checks a condition in builds that define NONET_CONTRACTS: Debug builds and builds with sanitizers
/// (core/CMakeLists.txt). In other builds the condition is compiled but never evaluated, and no code is generated for
/// it.
#ifdef NONET_CONTRACTS
#define NONET_EXPECTS(condition) NONET_EXPECTS_ALWAYS(condition)
#else
#define NONET_EXPECTS(condition) static_cast<void>(sizeof(!!(condition)))
#endif

namespace nonet {

/// True in builds that check NONET_EXPECTS.
#ifdef NONET_CONTRACTS
inline constexpr bool kContractsAreChecked = true;
#else
inline constexpr bool kContractsAreChecked = false;
#endif

/// Writes "FILE:LINE: contract violated: CONDITION" to standard error and aborts the program. Allocates nothing.
[[noreturn, gnu::cold, gnu::noinline]] void fail_contract(const char* file, int line, const char* condition);

}  // namespace nonet
