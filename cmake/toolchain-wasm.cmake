# Finds Emscripten and includes its toolchain file. Looks at $EMSDK first, then for emcc on PATH (Debian's, or any other).

if(DEFINED ENV{EMSDK} AND EXISTS "$ENV{EMSDK}/upstream/emscripten/emcc")
  set(nonet_emcc "$ENV{EMSDK}/upstream/emscripten/emcc")
else()
  find_program(nonet_emcc emcc NO_CMAKE_FIND_ROOT_PATH REQUIRED)
endif()
file(REAL_PATH "${nonet_emcc}" nonet_emcc_file)
cmake_path(GET nonet_emcc_file PARENT_PATH nonet_emscripten)

# Catch2 is looked for on the host too. Only its headers are used.
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE BOTH)
include("${nonet_emscripten}/cmake/Modules/Platform/Emscripten.cmake")

# Debian's emcc optimises its glue with a node library. A node that is not Debian's finds this library only by NODE_PATH.
if(EXISTS /usr/share/nodejs/acorn AND nonet_emcc_file MATCHES "^/usr/share/")
  set(CMAKE_CXX_LINKER_LAUNCHER ${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs)
endif()
