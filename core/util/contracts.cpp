#include "core/util/contracts.h"

#ifdef __EMSCRIPTEN__

namespace nonet {

void fail_contract(const char*, int, const char*) { __builtin_trap(); }

}  // namespace nonet

#else

#include <cstdlib>
#include <cstring>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace nonet {

namespace {

// Contracts may fail while memory is exhausted or damaged, so the message is neither allocated nor buffered.
void write_error(const char* text) {
  for (std::size_t left = std::strlen(text); left > 0;) {
#ifdef _WIN32
    const int written = _write(2, text, static_cast<unsigned int>(left));
#else
    const ssize_t written = ::write(STDERR_FILENO, text, left);
#endif
    if (written <= 0) return;
    text += written;
    left -= static_cast<std::size_t>(written);
  }
}

void write_number(int number) {
  char digits[12];
  char* first = digits + sizeof digits - 1;
  *first = '\0';
  do {
    *--first = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number > 0);
  write_error(first);
}

}  // namespace

void fail_contract(const char* file, int line, const char* condition) {
  write_error(file);
  write_error(":");
  write_number(line);
  write_error(": contract violated: ");
  write_error(condition);
  write_error("\n");
  std::abort();
}

}  // namespace nonet

#endif
