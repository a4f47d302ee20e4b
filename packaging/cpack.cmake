# The Debian package: `packaging/dev package`.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME playmat)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Playmat project <maintainers@playmat.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "table for trading card games")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Two people at one machine drag the cards, or one plays against the
program; it knows the rules, says why something is not allowed and takes
moves back. Star Wars: Unlimited is there with its first two sets, Disney
Lorcana, for two people, with its first one, Riftbound with most of its
first one.

Playmat needs no network and is not affiliated with any publisher.")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

# Loaded at run time, so dpkg-shlibdeps does not see them: the QML modules, which the developers' list names already,
# the SVG library and the platform plugins.
file(STRINGS ${PROJECT_SOURCE_DIR}/packaging/debian-packages.txt qml_modules REGEX "^qml6-module-")
list(JOIN qml_modules ", " qml_modules)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "${qml_modules}, libqt6svg6, qt6-qpa-plugins")

include(CPack)
