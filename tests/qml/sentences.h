#pragma once

#include "app.h"

#include <QString>

/// What can be read, laid out where it is shown, in every language that there is.
namespace playmat::qmltest {

/// Everything in the window in each language: no words are cut, run out of the window or over the
/// edge of what holds them. Where all of them have been in such a place before, it is done at once.
/// The window is in English again afterwards.
void layOut(App &app);

/// The text is whole where it is: not cut, not higher than its place, within the window.
void expectWhole(const QQuickItem *item, double right, const std::string &language);

} // namespace playmat::qmltest
