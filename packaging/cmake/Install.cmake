# What goes where when Playmat is installed. Parts that do not exist yet are left out.
set(desktop ${PROJECT_SOURCE_DIR}/packaging/desktop)
set(icon ${PROJECT_SOURCE_DIR}/resources/icons/org.playmat.Playmat.svg)
set(doc_dir ${CMAKE_INSTALL_DATADIR}/doc/playmat)

foreach(program IN ITEMS playmat playmat-cli)
    if(TARGET ${program})
        install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    endif()
endforeach()

foreach(kind IN ITEMS cards decks lessons rules)
    if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/resources/${kind})
        install(DIRECTORY resources/${kind} DESTINATION ${CMAKE_INSTALL_DATADIR}/playmat)
    endif()
endforeach()

if(TARGET playmat)
    install(FILES ${desktop}/org.playmat.Playmat.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${desktop}/org.playmat.Playmat.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    if(EXISTS ${icon})
        install(FILES ${icon} DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
    endif()
    find_program(GZIP_PROGRAM gzip REQUIRED)
    execute_process(COMMAND ${GZIP_PROGRAM} -9nc ${desktop}/playmat.6
        OUTPUT_FILE ${PROJECT_BINARY_DIR}/playmat.6.gz COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${PROJECT_BINARY_DIR}/playmat.6.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
endif()

file(GLOB font_licences ${PROJECT_SOURCE_DIR}/resources/fonts/*LICEN[CS]E* ${PROJECT_SOURCE_DIR}/resources/fonts/*OFL*)
if(font_licences)
    install(FILES ${font_licences} DESTINATION ${doc_dir}/fonts)
endif()
