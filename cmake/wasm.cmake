# Flags of WebAssembly targets.

# Emscripten's default stack is 5 MB in old versions and 64 KB in new ones, under two names.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
  set(nonet_wasm_stack -sTOTAL_STACK=1048576)
else()
  set(nonet_wasm_stack -sSTACK_SIZE=1048576)
endif()

target_compile_options(nonet_common INTERFACE -msimd128)
target_link_options(nonet_common INTERFACE ${nonet_wasm_stack} -sALLOW_MEMORY_GROWTH=1)

# nonet_add_wasm_module(TARGET NAME CORE [WITHOUT_EMBIND] SOURCE…): the ES module TARGET.mjs and its NAME.wasm, which link the library CORE. They
# run in pages, in module workers, and in node when it passes the bytes of the wasm file (`wasmBinary`). They need no eval and
# no file system. WITHOUT_EMBIND: the module exports the C functions that its sources keep alive, and its memory as HEAPU8.
function(nonet_add_wasm_module target name core)
  cmake_parse_arguments(PARSE_ARGV 3 arg "WITHOUT_EMBIND" "" "")
  set(sources ${arg_UNPARSED_ARGUMENTS})
  if(NOT arg_WITHOUT_EMBIND)
    set(exports --bind)
  elseif(EMSCRIPTEN_VERSION VERSION_LESS 4)
    set(exports)
  else()
    # Older versions always export the memory.
    set(exports -sEXPORTED_RUNTIME_METHODS=HEAPU8)
  endif()
  add_executable(${target} ${sources})
  target_link_libraries(${target} PRIVATE nonet_common ${core})
  set_target_properties(${target} PROPERTIES SUFFIX .mjs RUNTIME_OUTPUT_DIRECTORY ${NONET_BIN_DIR})
  target_compile_options(${target} PRIVATE -fno-exceptions -Oz)
  if(NONET_UNITY_FOLDERS)
    nonet_unite_folders(${target} ${sources})
  endif()
  target_link_options(${target} PRIVATE
    ${exports} -O3 -fno-exceptions
    -sMODULARIZE=1 -sEXPORT_ES6=1 -sENVIRONMENT=web,worker
    -sDYNAMIC_EXECUTION=0 -sFILESYSTEM=0 -sMALLOC=emmalloc)
  add_custom_command(TARGET ${target} POST_BUILD
    COMMAND ${CMAKE_COMMAND} -E copy ${NONET_BIN_DIR}/${target}.wasm ${NONET_BIN_DIR}/${name}.wasm
    COMMENT "Naming the module ${name}.wasm")
endfunction()

# nonet_node_program(TARGET): node runs this program, with the files and the environment variables of the host.
function(nonet_node_program target)
  set_target_properties(${target} PROPERTIES SUFFIX .cjs CROSSCOMPILING_EMULATOR node)
  target_compile_options(${target} PRIVATE -fexceptions)
  target_link_options(${target} PRIVATE
    -fexceptions -sENVIRONMENT=node -sEXIT_RUNTIME=1 -sNODERAWFS=1
    --pre-js ${PROJECT_SOURCE_DIR}/cmake/node-environment.js)
  set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${PROJECT_SOURCE_DIR}/cmake/node-environment.js)
endfunction()
