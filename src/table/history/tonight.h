#pragma once

#include "decks/tonight.h"
#include "table/files/deck_library.h"
#include "table/files/saved_matches.h"
#include "table/learn/learn_session.h"
#include "table/programs/worker.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariantList>

#include <memory>
#include <vector>

namespace playmat::table {

/// Something to do next, as the first page shows it.
struct TonightThing
{
    Q_GADGET
    QML_VALUE_TYPE(tonightThing)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString picture MEMBER picture)
    Q_PROPERTY(QString glyph MEMBER glyph)

public:
    QString title; ///< "Sabine leads 6 : 3"
    QString reason; ///< why it is suggested, and what choosing it does
    QString picture; ///< printed id; empty: the glyph is shown instead
    QString glyph;
    decks::Suggestion from;

    friend bool operator==(const TonightThing &, const TonightThing &) = default;
};

/// The likeliest things to do in the chosen game (decks::tonight), in words. Matches and decks are
/// read on another thread when look() is called, so they cost no time before the first frame.
class Tonight : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        playmat::table::SavedMatches *matches MEMBER m_matches WRITE setMatches NOTIFY changed)
    Q_PROPERTY(playmat::table::DeckLibrary *decks MEMBER m_decks WRITE setDecks NOTIFY changed)
    Q_PROPERTY(playmat::table::LearnSession *learn MEMBER m_learn WRITE setLearn NOTIFY changed)
    Q_PROPERTY(playmat::table::TableSettings *settings MEMBER m_settings NOTIFY changed)
    Q_PROPERTY(QVariantList things READ things NOTIFY changed)
    Q_PROPERTY(bool puzzle READ puzzle NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit Tonight(QObject *parent = nullptr);
    ~Tonight() override;

    void setMatches(SavedMatches *matches);
    void setDecks(DeckLibrary *decks);
    void setLearn(LearnSession *learn);
    /// TonightThing of each, the likeliest first; without the matches to continue, which the page
    /// shows in a box of their own.
    [[nodiscard]] QVariantList things() const;
    /// Whether today's puzzle is one of them.
    [[nodiscard]] bool puzzle() const;

    /// Why what the user chose last could not be prepared; empty after
    /// the next look().
    [[nodiscard]] const QString &problem() const { return m_problem; }

    /// Reads matches and decks again.
    Q_INVOKABLE void look();
    /// Prepares what the user chose. Returns whether a new match can be dealt then; otherwise
    /// something else has begun.
    Q_INVOKABLE bool take(int thing);

signals:
    void changed();

private:
    /// What the other thread has found.
    struct Found
    {
        QString game;
        std::vector<decks::PlayedFact> played;
        std::vector<QString> pictures; ///< of the decks of both players, for each in `played`
        std::vector<decks::KeptFact> decks;
        std::vector<QString> paths; ///< for each in `decks`
    };
    struct Job;

    void heard(std::shared_ptr<const Found> found);
    void tell();
    void lookAgain();
    bool useDeck(std::size_t deck);
    [[nodiscard]] TonightThing describe(const decks::Suggestion &suggestion) const;
    [[nodiscard]] TonightThing describeOpponent(const decks::Suggestion &suggestion) const;
    void sitAgainst(const decks::PlayedFact &match);

    QPointer<SavedMatches> m_matches;
    QPointer<DeckLibrary> m_decks;
    QPointer<LearnSession> m_learn;
    TableSettings *m_settings = nullptr;
    bool m_looked = false;
    QString m_problem;
    std::shared_ptr<const Found> m_found;
    std::vector<TonightThing> m_things;
    Worker m_worker; ///< the last member, so that it stops before the others are destroyed
};

} // namespace playmat::table
