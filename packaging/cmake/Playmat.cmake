# How every target of Playmat is built. The folders say what they hold; what a library, a Qt library or a test is
# is defined only here.
include_guard(GLOBAL)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
set_property(GLOBAL PROPERTY USE_FOLDERS ON)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "Debug, Release or RelWithDebInfo" FORCE)
endif()

# -O3, CMake's own choice, takes longer to compile and makes hardly anything faster. The last one counts.
add_compile_options($<$<CONFIG:Release>:-O2>)

# Bounds of std::vector, std::span and their like are checked.
add_compile_definitions(_GLIBCXX_ASSERTIONS)

# As Debian compiles its own: buffers and stacks are checked, and jumps land where they may. Sanitizers do the same and
# more, and miss what has been checked before.
if(NOT PLAYMAT_SANITIZE AND NOT PLAYMAT_FUZZER)
    include(CheckCXXCompilerFlag)
    foreach(flag IN ITEMS -fstack-protector-strong -fstack-clash-protection -fcf-protection)
        string(MAKE_C_IDENTIFIER PLAYMAT${flag} known)
        check_cxx_compiler_flag(${flag} ${known})
        if(${known})
            add_compile_options(${flag})
        endif()
    endforeach()
    set(fortify 2)
    if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 12)
        set(fortify 3)
    endif()
    # Only where it is optimised, and whatever the compiler's own default is.
    add_compile_options("$<$<NOT:$<CONFIG:Debug>>:-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=${fortify}>")
endif()

# No program reveals where it was built: source names begin at the top of the tree, also those that ccache has made relative to
# the build folder.
file(RELATIVE_PATH PLAYMAT_TOP ${PROJECT_BINARY_DIR} ${PROJECT_SOURCE_DIR})
add_compile_options(-ffile-prefix-map=${PROJECT_SOURCE_DIR}/= -ffile-prefix-map=${PLAYMAT_TOP}/=)

# Programs may be loaded anywhere in memory. Not CMAKE_POSITION_INDEPENDENT_CODE, which would make it -fPIC for the libraries:
# g++ then inlines less.
include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)

# The addresses of other libraries' functions are resolved before main() and cannot be overwritten after that.
include(CheckLinkerFlag)
check_linker_flag(CXX LINKER:-z,relro,-z,now PLAYMAT_LINKS_NOW)
if(PLAYMAT_LINKS_NOW)
    add_link_options(LINKER:-z,relro,-z,now)
endif()

if(PLAYMAT_SANITIZE)
    if(PLAYMAT_SANITIZE MATCHES "^(ON|TRUE|YES|1)$")
        set(PLAYMAT_SANITIZE address,undefined)
    endif()
    add_compile_options(-fsanitize=${PLAYMAT_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${PLAYMAT_SANITIZE})
    add_compile_definitions(PLAYMAT_SANITIZED)
    if(PLAYMAT_SANITIZE_NOT)
        add_compile_options(-fno-sanitize=${PLAYMAT_SANITIZE_NOT})
    endif()
    # What Qt generates is large and its own.
    set(PLAYMAT_GENERATED_OPTIONS -O0 -fno-sanitize=all)
endif()

# What a program does most becomes faster where the compiler has seen it; `packaging/dev package --tuned` does both, one after
# the other in one folder, as notes about what a file keeps to itself are found by its place. By clang: what g++ makes of the
# same notes plays a seventh fewer games. What nobody noted is compiled as always.
if(PLAYMAT_PROFILE)
    set(notes ${PROJECT_BINARY_DIR}/profile)
    add_compile_options(-Wno-deprecated-declarations) # newer clangs tell what g++'s library uses of its own
    if(NOT CMAKE_CXX_COMPILER_ID STREQUAL Clang)
        message(FATAL_ERROR "PLAYMAT_PROFILE needs clang; this compiler is ${CMAKE_CXX_COMPILER_ID}.")
    elseif(PLAYMAT_PROFILE STREQUAL "record")
        add_compile_options(-fprofile-generate=${notes})
        add_link_options(-fprofile-generate=${notes})
    elseif(NOT PLAYMAT_PROFILE STREQUAL "use")
        message(FATAL_ERROR "PLAYMAT_PROFILE is record or use, not \"${PLAYMAT_PROFILE}\".")
    elseif(NOT EXISTS ${notes}.profdata)
        message(FATAL_ERROR "There is no ${notes}.profdata: build with PLAYMAT_PROFILE=record, run the programs, and let "
            "llvm-profdata merge what they note in ${notes}.")
    else()
        add_compile_options(-fprofile-use=${notes}.profdata)
        add_link_options(-fuse-ld=lld) # which knows what is compiled across files
    endif()
endif()

if(PLAYMAT_FUZZER)
    add_compile_options(-fsanitize=fuzzer-no-link)
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

# The cache is shared by all checkouts and build folders: what depends on a folder's name alone is left out of the key. It
# compiles under other names of the same files, and notes about a profile are found by these.
find_program(PLAYMAT_CCACHE ccache)
mark_as_advanced(PLAYMAT_CCACHE)
if(PLAYMAT_CCACHE AND NOT PLAYMAT_PROFILE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_NOHASHDIR=1 CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime,locale
        ${PLAYMAT_CCACHE})
endif()

set(PLAYMAT_WARNINGS -Wall -Wextra -Wshadow -Wconversion -Wswitch)
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    list(APPEND PLAYMAT_WARNINGS -Wno-sign-conversion) # which g++ does not count among conversions
endif()
if(PLAYMAT_JOIN AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    list(APPEND PLAYMAT_WARNINGS -Wno-subobject-linkage) # takes a source that is included for a header
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    list(APPEND PLAYMAT_WARNINGS -Wno-restrict) # false alarms on "text" + string: GCC bug 105651
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND PLAYMAT_SANITIZE)
    list(APPEND PLAYMAT_WARNINGS -Wno-maybe-uninitialized) # false alarms in <regex>: GCC bug 105562
endif()
if(PLAYMAT_WERROR)
    list(APPEND PLAYMAT_WARNINGS -Werror)
endif()

# playmat_add_subdirectories(DIR...): in the order given. One that is missing is an error.
function(playmat_add_subdirectories)
    foreach(dir IN LISTS ARGN)
        if(dir MATCHES "^\\.\\./(.*)$")
            # Apart from the output folder of the QML modules, which has the plain name.
            add_subdirectory(${dir} ${PROJECT_BINARY_DIR}/${CMAKE_MATCH_1}-build)
        else()
            add_subdirectory(${dir})
        endif()
    endforeach()
endfunction()

# playmat_add_resources(TARGET NAME FILE...): those files of resources/, by their paths in there, are :/playmat/… of the
# program. Qt notices a missing one only while building; this notices while configuring. UNCOMPRESSED: they can be read where
# they lie in the program.
function(playmat_add_resources target name)
    cmake_parse_arguments(PARSE_ARGV 2 arg UNCOMPRESSED "" "")
    set(options)
    if(arg_UNCOMPRESSED)
        set(options OPTIONS --no-compress)
    endif()
    list(TRANSFORM arg_UNPARSED_ARGUMENTS PREPEND ${PROJECT_SOURCE_DIR}/resources/ OUTPUT_VARIABLE files)
    foreach(file IN LISTS files)
        if(NOT EXISTS ${file})
            message(FATAL_ERROR "${target}: no resource ${file}")
        endif()
    endforeach()
    qt_add_resources(${target} ${name} PREFIX /playmat BASE ${PROJECT_SOURCE_DIR}/resources FILES ${files}
        ${options})
endfunction()

# playmat_warnings(TARGET): warnings for the target's written sources, not for what moc and the QML compiler generate.
function(playmat_warnings target)
    # -Wpedantic changes g++'s predefined macros, so a precompiled header must be made with it too.
    target_compile_options(${target} PRIVATE -Wpedantic ${PLAYMAT_WARNINGS})
    # Deferred, because Qt's functions add sources after the target was made.
    cmake_language(EVAL CODE "cmake_language(DEFER CALL _playmat_spare_generated_sources ${target})")
endfunction()

# _playmat_join(TARGET): compiles its sources in batches, if that was asked for. Two sources of one batch that give different
# things the same name do not compile: the longer name is usually the better one, and playmat_compile_alone() the other way.
function(_playmat_join target)
    if(PLAYMAT_JOIN)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
        # Some versions of CMake count what moc made among the sources: then all batches would be others.
        set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/mocs_compilation.cpp
            PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
endfunction()

# playmat_compile_alone(SOURCE...): is never part of a batch.
function(playmat_compile_alone)
    set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

function(_playmat_spare_generated_sources target)
    get_target_property(sources ${target} SOURCES)
    cmake_path(SET binary_dir NORMALIZE ${PROJECT_BINARY_DIR}/)
    foreach(source IN LISTS sources)
        if(source MATCHES "\\.cpp$")
            cmake_path(IS_PREFIX binary_dir "${source}" NORMALIZE generated)
            if(generated)
                set_property(SOURCE ${source} APPEND PROPERTY COMPILE_OPTIONS -w ${PLAYMAT_GENERATED_OPTIONS})
                set_source_files_properties(${source} PROPERTIES SKIP_PRECOMPILE_HEADERS ON) # made with other options
                playmat_compile_alone(${source})
            endif()
        endif()
    endforeach()
endfunction()

# _playmat_precompile(TARGET HEADER...): parses the headers once for all sources of the target. Making it takes about as long
# as two batches save.
function(_playmat_precompile target)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(LENGTH sources compiled)
    if(PLAYMAT_JOIN)
        math(EXPR compiled "(${compiled} + 7) / 8")
    endif()
    if(PLAYMAT_PCH AND ARGN AND compiled GREATER 2)
        target_precompile_headers(${target} PRIVATE ${ARGN})
        # Lets ccache see which precompiled header a source was compiled with.
        target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
    endif()
endfunction()

# playmat_library(NAME SOURCES a.cpp... DEPS targets... [PRECOMPILE <headers>...]): a static library without Qt; include
# root is src/. Without sources (headers only) it is an interface library.
function(playmat_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPS;PRECOMPILE")
    _playmat_reject_unknown(${name} "${arg_UNPARSED_ARGUMENTS}")
    if(arg_SOURCES)
        add_library(${name} STATIC ${arg_SOURCES})
        set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF)
        target_compile_options(${name} PRIVATE $<$<NOT:$<PLATFORM_ID:Windows>>:-fPIE>)
        if(PLAYMAT_PROFILE STREQUAL "use") # across files
            set_target_properties(${name} PROPERTIES INTERPROCEDURAL_OPTIMIZATION ON)
        endif()
        set(scope PUBLIC)
        playmat_warnings(${name})
        _playmat_join(${name})
        _playmat_precompile(${name} ${arg_PRECOMPILE})
    else()
        add_library(${name} INTERFACE)
        set(scope INTERFACE)
    endif()
    target_include_directories(${name} ${scope} ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(${name} ${scope} ${arg_DEPS})
endfunction()

# playmat_qt_library(NAME SOURCES a.cpp... DEPS targets...): the same with moc. qt_add_qml_module(NAME ...) may follow.
function(playmat_qt_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPS")
    _playmat_reject_unknown(${name} "${arg_UNPARSED_ARGUMENTS}")
    qt_add_library(${name} STATIC ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(${name} PUBLIC Qt6::Core ${arg_DEPS})
    playmat_warnings(${name})
    _playmat_join(${name})
    _playmat_precompile(${name} ${PROJECT_SOURCE_DIR}/packaging/cmake/pch_qt.h)
endfunction()

# playmat_add_test(NAME name COMMAND ...): add_test() for what computes all the time. `ctest -j` is given two for each
# processor: such a test takes two, one that mostly waits for a program takes one.
function(playmat_add_test)
    add_test(${ARGN})
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME" "")
    set_tests_properties(${arg_NAME} PROPERTIES PROCESSORS 2)
endfunction()

# playmat_test(NAME SOURCES a.cpp... DEPS targets... [LABELS engine] [OWN_MAIN] [WAITS]
# [PRECOMPILE headers...]): a GoogleTest executable. The label is the first folder below tests/ unless given. Tests with Qt
# run without a display. One that waits for other programs is begun first and runs beside the others.
function(playmat_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "OWN_MAIN;WAITS" "" "SOURCES;DEPS;LABELS;PRECOMPILE")
    _playmat_reject_unknown(${name} "${arg_UNPARSED_ARGUMENTS}")
    if(NOT arg_LABELS)
        file(RELATIVE_PATH ring ${PROJECT_SOURCE_DIR}/tests ${CMAKE_CURRENT_SOURCE_DIR})
        string(REGEX REPLACE "/.*" "" arg_LABELS ${ring})
    endif()

    add_executable(${name} ${arg_SOURCES})
    _playmat_compile_as_test(${name} "${arg_DEPS}" ${arg_PRECOMPILE})
    target_link_libraries(${name} PRIVATE ${arg_DEPS} GTest::gtest $<$<NOT:$<BOOL:${arg_OWN_MAIN}>>:GTest::gtest_main>)
    _playmat_test_environment(${name} "${arg_DEPS}")
    _playmat_join_label_targets(${name} "${arg_LABELS}")

    # One entry of CTest for each half of the tests: a process for every single one would load all cards a thousand times.
    foreach(half IN ITEMS 0 1)
        playmat_add_test(NAME ${name}.${half} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
        if(arg_WAITS)
            set_tests_properties(${name}.${half} PROPERTIES PROCESSORS 1 COST 1000)
        endif()
        set_tests_properties(${name}.${half} PROPERTIES
            LABELS "${arg_LABELS}" TIMEOUT 1200 ENVIRONMENT "GTEST_TOTAL_SHARDS=2;GTEST_SHARD_INDEX=${half};\
LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/support/lsan.supp:print_suppressions=0")
    endforeach()
endfunction()

# playmat_test_library(NAME SOURCES a.cpp... DEPS targets... [PRECOMPILE headers...]): what several of those share,
# compiled once.
function(playmat_test_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPS;PRECOMPILE")
    _playmat_reject_unknown(${name} "${arg_UNPARSED_ARGUMENTS}")
    add_library(${name} STATIC ${arg_SOURCES})
    _playmat_compile_as_test(${name} "${arg_DEPS}" ${arg_PRECOMPILE})
    target_link_libraries(${name} PUBLIC ${arg_DEPS} GTest::gtest)
endfunction()

# playmat_benchmark(NAME SOURCES a.cpp... DEPS targets...): a Google Benchmark executable, which `packaging/dev bench`
# runs; its name ends in _bench.
function(playmat_benchmark name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPS")
    _playmat_reject_unknown(${name} "${arg_UNPARSED_ARGUMENTS}")
    if(NOT name MATCHES "_bench$")
        message(FATAL_ERROR "${name}: the name of a benchmark ends in _bench")
    endif()
    add_executable(${name} ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC OFF)
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tests)
    target_link_libraries(${name} PRIVATE ${arg_DEPS} playmat_test_folders benchmark::benchmark_main)
    playmat_warnings(${name})
    add_dependencies(tests-bench ${name})
endfunction()

function(_playmat_compile_as_test name deps)
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tests)
    target_link_libraries(${name} PUBLIC playmat_test_folders)
    _playmat_uses_qt(qt "${deps}")
    set_target_properties(${name} PROPERTIES AUTOMOC ${qt})
    playmat_warnings(${name})
    _playmat_join(${name})
    _playmat_precompile(${name} ${ARGN})
    # What is tested is optimised; the tests compile in half the time. Functions of the C library that check their
    # bounds need optimisation.
    target_compile_options(${name} PRIVATE -O0 -U_FORTIFY_SOURCE)
endfunction()

function(_playmat_uses_qt result deps)
    set(${result} OFF)
    if(deps MATCHES "Qt6::|playmat_(paint|table|ui|qml)")
        set(${result} ON)
    endif()
    return(PROPAGATE ${result})
endfunction()

function(_playmat_test_environment name deps)
    _playmat_uses_qt(qt "${deps}")
    if(NOT qt)
        return()
    endif()
    set_target_properties(${name} PROPERTIES CROSSCOMPILING_EMULATOR
        "${CMAKE_COMMAND};-E;env;QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;QT_SCALE_FACTOR=1;QT_FONT_DPI=96")
endfunction()

function(_playmat_join_label_targets name labels)
    foreach(label IN LISTS labels)
        add_dependencies(tests-${label} ${name})
    endforeach()
endfunction()

function(_playmat_reject_unknown name arguments)
    if(arguments)
        message(FATAL_ERROR "${name}: unknown arguments ${arguments}")
    endif()
endfunction()

# playmat_known_sets(TARGET GAME NAMESPACE): resources/lists/GAME.json as kKnownSets of kit/GAME/host/known_sets.h.
function(playmat_known_sets target game namespace)
    _playmat_document(${target} lists/${game}.json known_sets ${game} ${namespace})
endfunction()

# playmat_formats(TARGET GAME NAMESPACE): resources/formats/GAME.json as kFormats of kit/GAME/host/known_formats.h.
function(playmat_formats target game namespace)
    _playmat_document(${target} formats/${game}.json known_formats ${game} ${namespace})
endfunction()

function(_playmat_document target path header game CONFIGURED_NAMESPACE)
    set(file ${PROJECT_SOURCE_DIR}/resources/${path})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    file(READ ${file} CONFIGURED_SETS)
    configure_file(${PROJECT_SOURCE_DIR}/src/kit/common/host/${header}.h.in
        ${CMAKE_CURRENT_BINARY_DIR}/sets/kit/${game}/host/${header}.h @ONLY)
    target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/sets)
endfunction()
