#pragma once

#include "table/decks/missing_cards.h"

#include <QImage>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace playmat::table {

/// Writes the deck on a desk as a PDF: as a list to fill in and hand over at a tournament, or as
/// cards in true size to cut out; or only the cards that a collection lacks. The paper is Letter
/// where people measure in inches, otherwise A4. Also writes the deck as one picture to show to
/// others. A file is written as a whole or not at all.
class DeckPrint : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::DeckDesk *desk MEMBER m_desk NOTIFY changed)
    Q_PROPERTY(playmat::table::MissingCards *missing MEMBER m_missing NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(int pages READ pages NOTIFY changed)

public:
    /// Width and height of a card in millimetres.
    static constexpr QSizeF kCard{63, 88};
    static constexpr int kPerPage = 9;

    using QObject::QObject;

    /// Why the file was not written; empty if it was.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    /// Number of pages of the last file.
    [[nodiscard]] int pages() const { return m_pages; }

    /// Writes the list. Returns whether the file is there.
    Q_INVOKABLE bool writeList(const QString &path);
    /// Collects the different cards that Playmat knows, without their pictures: those that are
    /// missing, or else those of all parts of the deck, but not those that are only considered.
    /// Returns their number.
    Q_INVOKABLE int begin();
    [[nodiscard]] Q_INVOKABLE playmat::table::CardFacts factsAt(int card) const;
    /// Takes the picture of a card.
    Q_INVOKABLE void take(int card, const QImage &picture);
    /// Writes each copy of each card that has a picture. Returns whether the file is there.
    Q_INVOKABLE bool writeCards(const QString &path);
    /// Writes one PNG with the picture of each card that has one, its number of copies, and the
    /// name of the deck. Returns whether the file is there.
    Q_INVOKABLE bool writePicture(const QString &path);

    /// The place of the card with this number on its page, in millimetres from the page's top left
    /// corner, on a page of this size.
    [[nodiscard]] static QRectF placeOf(int number, const QSizeF &page);

signals:
    void changed();

private:
    struct Card
    {
        CardFacts facts;
        int copies = 0;
        QImage picture;
    };

    bool save(const QString &path, const QByteArray &file, int pages);
    void add(const CardFacts &facts, int copies);
    [[nodiscard]] QString name() const;

    DeckDesk *m_desk = nullptr;
    MissingCards *m_missing = nullptr;
    std::vector<Card> m_cards;
    QString m_problem;
    int m_pages = 0;
};

} // namespace playmat::table
