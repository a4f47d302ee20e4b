#pragma once

#include "app.h"

#include <QString>

#include <string>
#include <vector>

/// What can be read, laid out where it is shown, in every language that there is.
namespace playmat::qmltest {

/// Everything in the window in each language: no words are cut, run out of the window or over the
/// edge of what holds them. Where all of them have been in such a place before, it is done at once.
/// The window is in English again afterwards.
void layOut(App &app);

/// Lays out the words of other languages in the place of the English ones, as soon as a frame shows
/// some that were not there before, and puts these back: whoever tests the window sees nothing of
/// it. From now on, for this application.
void layOutEachFrame(App &app);
/// While it lives frames are not laid out in other languages: for what is timed.
class NothingIsLaidOut
{
public:
    NothingIsLaidOut();
    ~NothingIsLaidOut();
    NothingIsLaidOut(const NothingIsLaidOut &) = delete;
    NothingIsLaidOut &operator=(const NothingIsLaidOut &) = delete;
};

/// Phrases, by their ids or by what these begin with, in every language: with names of cards and
/// numbers as long as they come. Whoever asks for them lays them out.
struct Said
{
    std::string id;
    std::string language;
    QString words;
};
[[nodiscard]] std::vector<Said> phrasesOf(const std::vector<std::string> &ids);
/// Puts one after the other into the text: each is whole, and no higher than what it lies on.
void sayEach(App &app, QQuickItem *text, const std::vector<std::string> &ids);
/// The shown text within an item that begins like this; without a name, in the window.
[[nodiscard]] QQuickItem *shownText(App &app, const char *within, const QString &begin);

/// Ids of phrases that were laid out, or given to a screen reader, so far; one a line.
[[nodiscard]] QString phrasesSaid();

/// The text is whole where it is: not cut, not higher than its place, within the window.
void expectWhole(const QQuickItem *item, double right, const std::string &language);

} // namespace playmat::qmltest
