// The facts of the cards that may be shown. The program fills it once, before the first picture;
// image providers ask from their threads.
#pragma once

#include "table/paint/facts.h"

#include <QHash>
#include <QImage>
#include <QReadWriteLock>

#include <vector>

namespace playmat::paint {

class CardFactsRegistry
{
public:
    void add(const Facts &facts);
    void add(const std::vector<Facts> &facts);
    // The facts of a card; for an unregistered card only its id, which gives a neutral face.
    [[nodiscard]] Facts facts(const QString &id) const;
    [[nodiscard]] bool contains(const QString &id) const;

    // The user's own pictures, named <card id>.png (jpg, jpeg, webp), replace drawn
    // ones. Empty: none.
    void setUserPictureFolder(const QString &path);
    [[nodiscard]] QString userPictureFolder() const;
    // The user's picture of a card, or a null image.
    [[nodiscard]] QImage userPicture(const QString &id) const;

    // Grows with every change, so that pictures made before can be told from those made after.
    [[nodiscard]] int revision() const;

private:
    mutable QReadWriteLock m_lock;
    QHash<QString, Facts> m_facts;
    QString m_folder;
    int m_revision = 0;
};

} // namespace playmat::paint
