# The library as other projects install it: one archive or shared library `nonet` with all files of the core, headers under nonet/,
# a CMake package with the target nonet::core, and a pkg-config file. BUILD_SHARED_LIBS chooses the kind. With BUILD_SHARED_LIBS
# both kinds are built, and `cmake --install BUILD --component nonet-static` installs the other kind.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
find_package(Threads REQUIRED)

# The public headers, with the includes of an installed tree.
set(nonet_package_dir ${PROJECT_BINARY_DIR}/package/$<CONFIG>)
add_custom_target(nonet_headers ALL
  COMMAND ${CMAKE_COMMAND} -D SOURCE=${PROJECT_SOURCE_DIR} -D OUT=${nonet_package_dir}/include
          -D "CONTRACTS=$<BOOL:${nonet_contracts}>" -D VERSION=${PROJECT_VERSION}
          -P ${PROJECT_SOURCE_DIR}/cmake/public-headers.cmake
  COMMENT "Writing the headers to be installed" VERBATIM)

# nonet_add_package(TARGET KIND): the library for other projects, from the objects of the libraries that this project uses itself.
function(nonet_add_package target kind)
  add_library(${target} ${kind})
  foreach(library nonet_base nonet_rules nonet_engine nonet_teacher nonet_vision nonet_core)
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:${library}>)
  endforeach()
  set_target_properties(${target} PROPERTIES OUTPUT_NAME nonet EXPORT_NAME core LINKER_LANGUAGE CXX
    VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR})
  target_include_directories(${target} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_compile_features(${target} INTERFACE cxx_std_20)
  target_link_libraries(${target} PRIVATE Threads::Threads)
  add_dependencies(${target} nonet_headers)
endfunction()

# nonet_install_package(TARGET COMPONENT [EXCLUDE_FROM_ALL]): everything that a project needs which uses this kind of library.
function(nonet_install_package target component)
  set(cmake_dir ${CMAKE_INSTALL_LIBDIR}/cmake/nonet)
  install(TARGETS ${target} EXPORT ${component}
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT ${component} ${ARGN}
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT ${component} ${ARGN})
  install(EXPORT ${component} NAMESPACE nonet:: FILE ${component}-targets.cmake DESTINATION ${cmake_dir} COMPONENT ${component} ${ARGN})
  install(FILES ${PROJECT_BINARY_DIR}/nonet-config.cmake ${PROJECT_BINARY_DIR}/nonet-config-version.cmake
    DESTINATION ${cmake_dir} COMPONENT ${component} ${ARGN})
  install(FILES ${PROJECT_BINARY_DIR}/nonet.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT ${component} ${ARGN})
  install(DIRECTORY ${nonet_package_dir}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT ${component} ${ARGN})
endfunction()

configure_file(cmake/nonet-config.cmake.in nonet-config.cmake @ONLY)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/nonet-config-version.cmake COMPATIBILITY SameMinorVersion)
cmake_path(RELATIVE_PATH CMAKE_INSTALL_FULL_INCLUDEDIR BASE_DIRECTORY ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig OUTPUT_VARIABLE nonet_pc_include)
configure_file(cmake/nonet.pc.in nonet.pc @ONLY)

nonet_add_package(nonet_static STATIC)
if(BUILD_SHARED_LIBS)
  nonet_add_package(nonet_shared SHARED)
  nonet_install_package(nonet_shared nonet-shared)
  nonet_install_package(nonet_static nonet-static EXCLUDE_FROM_ALL)
else()
  nonet_install_package(nonet_static nonet-static)
endif()
