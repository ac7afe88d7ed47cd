# nonet_common is an INTERFACE target with what all targets of this project share: language level, include root, warnings,
# sanitizers and contracts. Projects that include this one get none of it.

add_library(nonet_common INTERFACE)
target_compile_features(nonet_common INTERFACE cxx_std_20)
target_include_directories(nonet_common INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(nonet_common INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
  # g++ has no such warning in -Wconversion for C++; both compilers shall find the same.
  $<$<CXX_COMPILER_ID:Clang>:-Wno-sign-conversion>)
# g++ 12 reports overlaps in std::string that do not exist (its bug 105651).
target_compile_options(nonet_common INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)

# The older instructions of 32-bit x86 compute with more digits than double has, so that answers would depend on the optimiser. Processors
# have had SSE2 since 2001.
if(CMAKE_SIZEOF_VOID_P EQUAL 4 AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(i.86|x86|x86_64|AMD64)$" AND NOT EMSCRIPTEN)
  target_compile_options(nonet_common INTERFACE -msse2 -mfpmath=sse)
endif()

if(NONET_SANITIZERS)
  # The check vptr needs type information, and core is compiled without it.
  set(nonet_sanitizer_flags -fsanitize=${NONET_SANITIZERS} -fno-sanitize=vptr -fno-sanitize-recover=all)
  if(NONET_LEAN_SANITIZERS)
    # These checks take a third of the compiler's time. Null pointers and accesses outside an object are AddressSanitizer's too.
    list(APPEND nonet_sanitizer_flags -fno-sanitize=null,alignment,object-size)
  endif()
  target_compile_options(nonet_common INTERFACE ${nonet_sanitizer_flags} -fno-omit-frame-pointer)
  target_link_options(nonet_common INTERFACE ${nonet_sanitizer_flags})
endif()

# Contracts (core/util/contracts.h) are checked in builds for testing: Debug builds and builds with sanitizers. The messages name
# files from the top of the checkout.
set(nonet_contracts $<$<CONFIG:Debug>:NONET_CONTRACTS>)
if(NONET_SANITIZERS)
  set(nonet_contracts NONET_CONTRACTS)
endif()
target_compile_options(nonet_common INTERFACE -fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)

# nonet_room_sources(VARIABLE): the .cpp files of the calling folder and of its subfolders. New files are found at the next build.
function(nonet_room_sources variable)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  set(${variable} ${sources} PARENT_SCOPE)
endfunction()

# nonet_unite_folders(TARGETS FILE…): compiles all these files of a folder together, as one file, which takes less time. Files of
# one folder must therefore share no private names.
function(nonet_unite_folders targets)
  foreach(source ${ARGN})
    cmake_path(GET source PARENT_PATH folder)
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE group)
    string(REPLACE "/" "_" group ${group})
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
  endforeach()
  set_target_properties(${targets} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # g++ warns of private types in a file that another file includes, as if it were a header.
  foreach(target ${targets})
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
  endforeach()
endfunction()

# nonet_add_program(TARGET SOURCE…): a program in NONET_BIN_DIR that links nonet::core.
function(nonet_add_program target)
  add_executable(${target} ${ARGN})
  target_link_libraries(${target} PRIVATE nonet_common nonet::core)
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${NONET_BIN_DIR})
endfunction()

# nonet_precompile(TARGET HEADER…): precompiles headers that nearly every file of the target includes, which saves a third of the
# build time. A file that does not include what it needs fails to compile only with CMAKE_DISABLE_PRECOMPILE_HEADERS.
function(nonet_precompile target)
  list(TRANSFORM ARGN REPLACE "^[^<].*" "${PROJECT_SOURCE_DIR}/\\0" OUTPUT_VARIABLE headers)
  target_precompile_headers(${target} PRIVATE ${headers})
  # More false reports of g++ 12's bug 105651, which come up when std::string was precompiled.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(${target} PRIVATE -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread)
  endif()
endfunction()
