# cmake -D FROM=FILE -D OUT=FILE.cpp -D HEADER=PATH -D FUNCTION=NAME -P embed-bytes.cmake
#
# Writes a source that defines FUNCTION of namespace nonet::vision, which HEADER declares: it returns the bytes of a file.

cmake_minimum_required(VERSION 3.25)

file(READ ${FROM} bytes HEX)
string(REGEX REPLACE "(................................................................)" "\\1\n" bytes "${bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE ${OUT} "#include \"${HEADER}\"

namespace nonet::vision {

std::span<const std::uint8_t> ${FUNCTION}() {
  static constexpr std::uint8_t kBytes[] = {
${bytes}
};
  return kBytes;
}

}  // namespace nonet::vision
")
