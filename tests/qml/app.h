#pragma once

#include "table/files/deck_library.h"
#include "table/session/table_session.h"
#include "table/settings/table_settings.h"
#include "table/view/shown_item.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace playmat::qmltest {

/// A side of a position: members of the headless protocol's player, as JSON without the braces.
/// Leader, base and resources (ten for me, one for them) are there unless it says otherwise.
struct Side
{
    QString members;
};

/// The program's window as main.cpp opens it, but with settings and a journal of its own.
class App
{
public:
    /// What is done with each when its window is there, and when it ends, as the test left it;
    /// null: nothing.
    static inline void (*whenThere)(App &) = nullptr;
    static inline void (*atItsEnd)(App &) = nullptr;

    /// Without a file for them no settings are written.
    explicit App(table::Seating::Mode seating = table::Seating::Open,
                 table::PlaybackQueue::Speed speed = table::PlaybackQueue::Off,
                 const QString &settingsFile = {});
    ~App();

    /// A position in which `seat` has the next action. Other members of it, such as the phase, in
    /// `more`.
    [[nodiscard]] bool place(const Side &me, const Side &they, int seat, const QString &more = {});
    /// The two starter decks.
    [[nodiscard]] bool deal(int seed);
    /// And on to where `seat` puts down its first resources.
    [[nodiscard]] bool dealToResources(int seed, int seat);

    /// For tests that look only at words and places: painting hundreds of faces takes long.
    void hidePictures();
    /// Writes answers down as the program does; without it nothing waits for the disk.
    void keepJournal();
    /// Keeps pictures of the window, in two sizes, in the folder that PLAYMAT_PICTURES names, for
    /// somebody to look at.
    void picture(const QString &name);
    /// Lays out what waits for the next frame, as it would be before anybody could point at it.
    void settle();
    /// From now on, the card that is pointed at is shown next to the pointer, as for people.
    void showCardsBeside();
    /// One frame, now.
    void draw();
    /// The item of that name that is shown now; nullptr: there is none.
    [[nodiscard]] QQuickItem *item(const QString &objectName) const;
    [[nodiscard]] QQuickItem *cardItem(int viewId) const;
    /// A card by its owner's side and printed id: "me:SOR_095"; "me:hand0" is the first of a hand.
    [[nodiscard]] int card(const QString &reference) const;
    [[nodiscard]] const table::CardRow *row(const QString &reference) const;
    /// "me/ground" → ground of that side, for the seat that `place` was given.
    [[nodiscard]] table::ZoneKey zone(const QString &reference) const;
    [[nodiscard]] bool isZone(const QString &reference) const { return reference.contains(u'/'); }
    /// Where a card or a zone is pressed or aimed at.
    [[nodiscard]] QPoint at(const QString &reference) const;
    [[nodiscard]] QString hash() const;
    /// Where two states that should be the same mostly differ, for failures: hands, resources,
    /// decks.
    [[nodiscard]] std::string hiddenCards() const;
    /// Where the cards of a hand answer the pointer, for failures.
    [[nodiscard]] std::string handPlaces(int owner) const;
    /// Object names of all that is shown, for failures.
    [[nodiscard]] std::string namesShown() const;
    [[nodiscard]] int seatOf(const QString &reference) const;

    [[nodiscard]] table::TableController &hands() { return *session.controller(); }
    [[nodiscard]] table::TableController::State state() { return hands().state(); }
    [[nodiscard]] const table::Prompt &prompt() { return hands().desk()->prompt(); }
    /// Time goes by for hands that begin something new; nobody waits for it.
    void waitABit() { m_now += table::InputGate::kSettlesMs; }
    void setSeat(int seat) { m_seat = seat; }
    [[nodiscard]] int seat() const { return m_seat; }

    QTemporaryDir folder;
    QTemporaryDir library; ///< the folder of the decks
    table::TableSettings settings;
    table::DeckLibrary decks;
    table::TableSession session;
    QQmlApplicationEngine engine;
    QQuickWindow *window = nullptr;

private:
    int m_seat = 0;
    qint64 m_now = 0; ///< of the session's gate
};

/// Waits until something is so, for a few seconds at most.
[[nodiscard]] bool becomes(const std::function<bool()> &condition);

using table::forEachShown;

/// Whether it shows words: a Text, or what a face has instead of one (lettering.h).
[[nodiscard]] bool isText(const QQuickItem *item);

} // namespace playmat::qmltest
