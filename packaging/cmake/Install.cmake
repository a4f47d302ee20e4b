# What goes where when Playmat is installed. Every file is named: one that is missing is an error, not an omission.
include(packaging/cmake/Licence.cmake)

set(desktop ${PROJECT_SOURCE_DIR}/packaging/desktop)
set(icons ${PROJECT_SOURCE_DIR}/resources/icons)
set(made ${PROJECT_BINARY_DIR}/install) # what is made here to be installed
set(doc_dir ${CMAKE_INSTALL_DATADIR}/doc/playmat)

# playmat_install_gzipped(SOURCE FOLDER NAME): compressed as Debian's Policy asks, without a date in it.
find_program(GZIP_PROGRAM gzip REQUIRED)
function(playmat_install_gzipped source folder name)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
    file(MAKE_DIRECTORY ${made})
    execute_process(COMMAND ${GZIP_PROGRAM} -9nc ${source}
        OUTPUT_FILE ${made}/${name} COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${made}/${name} DESTINATION ${folder})
endfunction()

install(TARGETS playmat-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
playmat_install_gzipped(${desktop}/playmat-cli.6 ${CMAKE_INSTALL_MANDIR}/man6 playmat-cli.6.gz)
# What each game ships in resources/. One that is built in and not listed here, or lacks what is listed, does not configure.
set(swu_resources cards/swu decks/swu lessons/swu rules/swu rulings/swu bots/swu.json puzzles/swu.json)
set(lorcana_resources cards/lorcana decks/lorcana bots/lorcana.json)
set(riftbound_resources cards/riftbound decks/riftbound rules/riftbound rulings/riftbound bots/riftbound.json)
foreach(game IN LISTS PLAYMAT_GAMES)
    if(NOT ${game}_resources)
        message(FATAL_ERROR "${game}: say in packaging/cmake/Install.cmake which resources it ships")
    endif()
    foreach(path IN LISTS ${game}_resources)
        if(NOT EXISTS ${PROJECT_SOURCE_DIR}/resources/${path})
            message(FATAL_ERROR "${game}: no resource ${path}")
        endif()
        cmake_path(GET path PARENT_PATH part)
        if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/resources/${path})
            install(DIRECTORY resources/${path} DESTINATION ${CMAKE_INSTALL_DATADIR}/playmat/${part})
        else()
            install(FILES resources/${path} DESTINATION ${CMAKE_INSTALL_DATADIR}/playmat/${part})
        endif()
    endforeach()
endforeach()

# Languages; English is in the programs (src/text).
install(DIRECTORY resources/text DESTINATION ${CMAKE_INSTALL_DATADIR}/playmat PATTERN text/en EXCLUDE)

configure_file(packaging/copyright.in ${made}/copyright @ONLY)
install(FILES ${made}/copyright DESTINATION ${doc_dir})
playmat_install_gzipped(${desktop}/changelog ${doc_dir} changelog.gz)

if(PLAYMAT_TABLE)
    install(TARGETS playmat RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    playmat_install_gzipped(${desktop}/playmat.6 ${CMAKE_INSTALL_MANDIR}/man6 playmat.6.gz)
    install(FILES ${desktop}/org.playmat.playmat.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    configure_file(${desktop}/org.playmat.playmat.metainfo.xml.in ${made}/org.playmat.playmat.metainfo.xml @ONLY)
    install(FILES ${made}/org.playmat.playmat.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${desktop}/org.playmat.playmat.mime.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME org.playmat.playmat.xml)
    set(hicolor ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
    install(FILES ${icons}/org.playmat.playmat.svg DESTINATION ${hicolor}/scalable/apps)
    foreach(size IN ITEMS 16 22 24 32 48 64 128 256 512)
        install(FILES ${icons}/org.playmat.playmat-${size}.png
            DESTINATION ${hicolor}/${size}x${size}/apps RENAME org.playmat.playmat.png)
    endforeach()
endif()
