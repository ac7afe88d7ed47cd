# The INTERFACE target `nonet_catch` is Catch2, version 3 or 2. tests/catch.h includes the headers of the version.

add_library(nonet_catch INTERFACE)

# Debian's package adds -isystem /usr/include, which breaks a cross compiler. So only the headers are used, as a copy.
function(nonet_copy_catch_headers target)
  get_target_property(include_dirs ${target} INTERFACE_INCLUDE_DIRECTORIES)
  find_path(NONET_CATCH_HEADERS catch2/catch.hpp HINTS ${include_dirs} NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  file(COPY ${NONET_CATCH_HEADERS}/catch2 DESTINATION ${PROJECT_BINARY_DIR}/catch)
  target_include_directories(nonet_catch SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/catch)
endfunction()

if(NONET_FETCH_CATCH2)
  include(FetchContent)
  # The commit of v3.7.1: a tag can be moved to other code. A shallow clone would take tags and branches only.
  FetchContent_Declare(Catch2 GIT_REPOSITORY https://github.com/catchorg/Catch2.git GIT_TAG fa43b77429ba76c462b1898d6cd2f2d7a9416b14 SYSTEM)
  FetchContent_MakeAvailable(Catch2)
  list(APPEND CMAKE_MODULE_PATH ${Catch2_SOURCE_DIR}/extras)
  set(Catch2_VERSION 3.7.1)
else()
  # An installed version 3 is a library for the host, which a cross compiler cannot link.
  if(NOT CMAKE_CROSSCOMPILING)
    find_package(Catch2 3 QUIET)
  endif()
  if(NOT Catch2_FOUND)
    find_package(Catch2 2 REQUIRED)
  endif()
endif()

if(Catch2_VERSION VERSION_GREATER_EQUAL 3)
  set(NONET_CATCH_VERSION 3)
  target_link_libraries(nonet_catch INTERFACE Catch2::Catch2WithMain)
else()
  set(NONET_CATCH_VERSION 2)
  if(CMAKE_CROSSCOMPILING)
    nonet_copy_catch_headers(Catch2::Catch2)
  elseif(TARGET Catch2::Catch2WithMain)
    # Since 2.13.5 Catch2 can be installed with its main program compiled, which takes ten seconds.
    target_link_libraries(nonet_catch INTERFACE Catch2::Catch2WithMain)
  else()
    target_link_libraries(nonet_catch INTERFACE Catch2::Catch2)
  endif()
  if(NOT TARGET Catch2::Catch2WithMain OR CMAKE_CROSSCOMPILING)
    add_library(nonet_catch_main OBJECT ${PROJECT_SOURCE_DIR}/tests/catch_main.cpp)
    target_include_directories(nonet_catch_main PRIVATE ${PROJECT_SOURCE_DIR})
    target_compile_features(nonet_catch_main PRIVATE cxx_std_20)
    # Without sanitizers, which would take half of its compiler's time to check Catch2.
    target_compile_options(nonet_catch_main PRIVATE -O0 $<$<BOOL:${EMSCRIPTEN}>:-fexceptions>)
    target_link_libraries(nonet_catch_main PRIVATE nonet_catch)
  endif()
endif()
target_compile_definitions(nonet_catch INTERFACE NONET_CATCH_VERSION=${NONET_CATCH_VERSION})

# nonet_add_catch_program(TARGET LIBRARY SOURCE…): one test program. Natively every case is a test of ctest. Under node each start
# takes a third of a second, so the whole program is one test.
function(nonet_add_catch_program target library)
  add_executable(${target} ${ARGN})
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
  target_link_libraries(${target} PRIVATE nonet_common ${library} nonet_catch)
  if(TARGET nonet_catch_main)
    target_link_libraries(${target} PRIVATE nonet_catch_main)
  endif()
  # A folder that is compiled as one file reads these headers once.
  if(NOT NONET_UNITY_FOLDERS)
    nonet_precompile(${target} tests/catch.h core/grid/grid.h)
  endif()
  # Assertions expand to much code. Optimising it takes longer than running it unoptimised. With sanitizers -Og takes three fifths of the
  # compiler's time, and the tests run as fast; with -O0 they would run 1.6 times as long.
  if(NONET_SANITIZERS)
    target_compile_options(${target} PRIVATE -Og)
  else()
    target_compile_options(${target} PRIVATE -O1)
  endif()
  # A program for Windows runs on another machine than the one that built it, so it finds the data from the top of the checkout.
  set(data ${PROJECT_SOURCE_DIR}/tests/data)
  if(WIN32)
    set(data tests/data)
  endif()
  target_compile_definitions(${target} PRIVATE NONET_TEST_DATA="${data}")
  if(EMSCRIPTEN)
    nonet_node_program(${target})
    add_test(NAME ${target} COMMAND ${target} "~[slow]~[data]")
  elseif(NOT NONET_TESTS_BY_ROOM)
    include(Catch)
    catch_discover_tests(${target} TEST_SPEC "~[slow]~[data]" WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  endif()
endfunction()
