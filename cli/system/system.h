#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

// What the program asks of the operating system, with the same meaning everywhere: posix.cpp for Linux and macOS,
// windows.cpp for Windows. Error numbers are those of errno.

namespace nonet {

enum class Stream { Input = 0, Output = 1, Error = 2 };

/// Prepares the standard streams. Call once, before anything is read or written. Afterwards bytes pass unchanged, and a
/// reader who goes away is an error of the next write instead of the end of the program. A console of Windows then
/// shows UTF-8 and obeys the control sequences of terminals.
void prepare_streams();

/// True when a person sits at the other end of the stream.
bool is_terminal(Stream stream);

/// True when standard input is a file on a disk, so that all of its bytes are there already.
bool is_input_a_file();

/// True when the reader of standard output is known to have gone. On Windows only a write can tell.
bool output_is_closed();

/// Writes all bytes. Returns 0 or the number of the error that ended the writing. When the reader has gone, the number
/// is EPIPE.
int write_bytes(Stream stream, std::string_view bytes);

/// What happens to a file that exists already.
enum class ExistingFile { Replace, Keep };

/// Writes a file of these bytes. Returns 0 or the number of an error: EEXIST for a file that is to be kept.
int write_file(const std::string& name, std::string_view bytes, ExistingFile existing);

bool file_exists(const std::string& name);

/// The characters that end the name of a folder in a path.
#ifdef _WIN32
inline constexpr std::string_view kPathSeparators = "/\\";
#else
inline constexpr std::string_view kPathSeparators = "/";
#endif

/// A number that nobody can foretell, 0 when the system has none.
std::uint32_t unpredictable_number();

/// Lets the next Ctrl-C call the handler. The Ctrl-C after that ends the program.
void catch_interrupt(void (*handler)());
/// Lets the next Ctrl-C end the program.
void leave_interrupt();

/// Writes a sentence to standard error and ends the program at once. Nothing is allocated, and no destructor runs.
[[noreturn]] void end_at_once(std::string_view sentence, int exit_code);

/// A file or standard input that is read piece by piece.
class InputFile {
 public:
  /// Opens the file of this name; `-` stands for standard input. When that fails, errno says why.
  explicit InputFile(std::string_view name);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  bool is_open() const { return number_ >= 0; }
  /// Returns true when a read returns at once, because bytes have arrived or the file has ended. Returns false when
  /// that is not known.
  bool is_ready() const;
  /// Reads the bytes that have arrived, and returns their number. Waits for the first byte. Returns 0 at the end of the
  /// file, and a negative number after an error, which errno then names. After a Ctrl-C the error can be EINTR.
  std::int64_t read_piece(std::span<char> piece) const;

 private:
  bool is_standard_;
  int number_;
};

}  // namespace nonet
