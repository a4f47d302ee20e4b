// The bundled fonts: Inter for text and numbers, Roboto Condensed for names. See
// resources/fonts/README.md.
#pragma once

namespace playmat::paint {

// Call once after QGuiApplication was made. False if a font could not be read; text then falls back
// to the system's.
bool loadFonts();

} // namespace playmat::paint
