# What every target of ours shares, as usage requirements of one INTERFACE target: the language, the include root, the
# warnings, the sanitizers. Nothing is set for projects that include this one.

add_library(nonet_common INTERFACE)
target_compile_features(nonet_common INTERFACE cxx_std_20)
target_include_directories(nonet_common INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(nonet_common INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
# g++ 12 sees overlaps in std::string that are not there (its bug 105651).
target_compile_options(nonet_common INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)

if(NONET_SANITIZERS)
  # vptr needs the type information which core is compiled without.
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

# nonet_unite_folders(TARGETS FILE…): compiles those of the files that lie in one folder together, as one file, which takes less
# time. Files of one folder therefore share no private names.
function(nonet_unite_folders targets)
  foreach(source ${ARGN})
    cmake_path(GET source PARENT_PATH folder)
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE group)
    string(REPLACE "/" "_" group ${group})
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
  endforeach()
  set_target_properties(${targets} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# nonet_add_program(TARGET SOURCE…): a program left in NONET_BIN_DIR.
function(nonet_add_program target)
  add_executable(${target} ${ARGN})
  target_link_libraries(${target} PRIVATE nonet_common nonet::core)
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${NONET_BIN_DIR})
endfunction()

# nonet_precompile(TARGET HEADER…): headers that nearly every file of the target reads are read once, which takes a third off
# the build. With CMAKE_DISABLE_PRECOMPILE_HEADERS a file that does not name what it needs is found.
function(nonet_precompile target)
  list(TRANSFORM ARGN REPLACE "^[^<].*" "${PROJECT_SOURCE_DIR}/\\0" OUTPUT_VARIABLE headers)
  target_precompile_headers(${target} PRIVATE ${headers})
  # More of g++ 12's bug 105651, which shows where std::string was precompiled.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(${target} PRIVATE -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread)
  endif()
endfunction()
