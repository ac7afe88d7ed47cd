#ifdef _WIN32

// The C library of Windows has rand_s() for those who ask.
#define _CRT_RAND_S
#define NOMINMAX
#define WIN32_LEAN_AND_MEAN
#include <fcntl.h>
#include <io.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <windows.h>

#include <algorithm>
#include <cerrno>
#include <csignal>

#include "cli/system/system.h"

namespace nonet {

namespace {

// The most that one call reads or writes, because the calls count with 32 bits.
constexpr std::size_t kMaxBytesOfCall = std::size_t{1} << 30;

void (*interrupt_handler)() = nullptr;

// The system has set the default handler before it calls this one, so the next Ctrl-C ends the program.
void handle_signal(int /*signal*/) { interrupt_handler(); }

unsigned int size_of_call(std::size_t bytes) { return static_cast<unsigned int>(std::min(bytes, kMaxBytesOfCall)); }

HANDLE handle_of(int file) { return reinterpret_cast<HANDLE>(_get_osfhandle(file)); }

// The C library turns the error of a pipe without a reader into EINVAL.
bool reader_has_gone() {
  const DWORD error = GetLastError();
  return error == ERROR_BROKEN_PIPE || error == ERROR_NO_DATA || error == ERROR_PIPE_NOT_CONNECTED;
}

// Windows leaves out dots at the end of a name, and so takes a blank puzzle for the folder at hand. No name has one of
// the other characters. An argument that is no name of a file can be a puzzle.
bool can_name_file(std::string_view path) {
  const std::string_view name = path.substr(path.find_last_of(kPathSeparators) + 1);
  return path.find_first_of("*?<>|\"") == std::string_view::npos &&
         (!name.ends_with('.') || name == "." || name == "..");
}

int open_for_reading(std::string_view name) {
  if (can_name_file(name)) return _open(std::string(name).c_str(), _O_RDONLY | _O_BINARY | _O_NOINHERIT);
  errno = ENOENT;
  return -1;
}

// Writes all bytes. Returns 0 or errno.
int write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const int written = _write(file, bytes.data(), size_of_call(bytes.size()));
    if (written < 0) return reader_has_gone() ? EPIPE : errno;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

// A console keeps its code page and its mode when a program ends, so the program restores them.
struct ConsoleState {
  UINT code_page = 0;
  DWORD modes[3] = {};
};
ConsoleState console_before;

constexpr Stream kWrittenStreams[] = {Stream::Output, Stream::Error};

void restore_console() {
  SetConsoleOutputCP(console_before.code_page);
  for (const Stream stream : kWrittenStreams) {
    const int file = static_cast<int>(stream);
    if (is_terminal(stream)) SetConsoleMode(handle_of(file), console_before.modes[file]);
  }
}

void prepare_console() {
  console_before.code_page = GetConsoleOutputCP();
  for (const Stream stream : kWrittenStreams) {
    const int file = static_cast<int>(stream);
    DWORD& before = console_before.modes[file];
    if (GetConsoleMode(handle_of(file), &before) == 0) continue;
    SetConsoleMode(handle_of(file), before | ENABLE_PROCESSED_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
  }
  SetConsoleOutputCP(CP_UTF8);
  std::atexit(restore_console);
}

}  // namespace

void prepare_streams() {
  for (const Stream stream : {Stream::Input, Stream::Output, Stream::Error})
    _setmode(static_cast<int>(stream), _O_BINARY);
  if (is_terminal(Stream::Output) || is_terminal(Stream::Error)) prepare_console();
}

bool is_terminal(Stream stream) {
  // _isatty() also takes the device NUL for a terminal.
  DWORD mode = 0;
  return GetConsoleMode(handle_of(static_cast<int>(stream)), &mode) != 0;
}

bool is_input_a_file() { return GetFileType(handle_of(static_cast<int>(Stream::Input))) == FILE_TYPE_DISK; }

bool output_is_closed() { return false; }

int write_bytes(Stream stream, std::string_view bytes) { return write_all(static_cast<int>(stream), bytes); }

int write_file(const std::string& name, std::string_view bytes, ExistingFile existing) {
  const int mode = existing == ExistingFile::Replace ? _O_TRUNC : _O_EXCL;
  const int file = _open(name.c_str(), _O_WRONLY | _O_CREAT | _O_BINARY | _O_NOINHERIT | mode, _S_IREAD | _S_IWRITE);
  if (file < 0) return errno;
  const int error = write_all(file, bytes);
  return _close(file) != 0 && error == 0 ? errno : error;
}

bool file_exists(const std::string& name) { return _access(name.c_str(), 0) == 0; }

std::uint32_t unpredictable_number() {
  unsigned int number = 0;
  return rand_s(&number) == 0 ? number : 0;
}

void catch_interrupt(void (*handler)()) {
  interrupt_handler = handler;
  std::signal(SIGINT, handle_signal);
}

void leave_interrupt() { std::signal(SIGINT, SIG_DFL); }

void end_at_once(std::string_view sentence, int exit_code) {
  write_all(static_cast<int>(Stream::Error), sentence);
  _exit(exit_code);
}

InputFile::InputFile(std::string_view name)
    : is_standard_(name == "-"), number_(is_standard_ ? static_cast<int>(Stream::Input) : open_for_reading(name)) {}

InputFile::~InputFile() {
  if (!is_standard_ && is_open()) _close(number_);
}

bool InputFile::is_ready() const {
  const HANDLE file = handle_of(number_);
  const DWORD kind = GetFileType(file);
  if (kind == FILE_TYPE_DISK) return true;
  DWORD available = 0;
  // The call fails when the writer has closed the pipe, and the read then ends at once.
  return kind == FILE_TYPE_PIPE &&
         (PeekNamedPipe(file, nullptr, 0, nullptr, &available, nullptr) == 0 || available > 0);
}

std::int64_t InputFile::read_piece(std::span<char> piece) const {
  return _read(number_, piece.data(), size_of_call(piece.size()));
}

}  // namespace nonet

#endif
