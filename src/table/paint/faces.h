// QML's door to the painted images: builds their addresses and says when they must be asked for
// again.
#pragma once

#include "table/paint/card_facts_registry.h"

#include <QObject>
#include <QSize>
#include <QtQml/qqmlregistration.h>

#include <memory>

QT_FORWARD_DECLARE_CLASS(QQmlEngine)
QT_FORWARD_DECLARE_CLASS(QJSEngine)

namespace playmat::paint {

class Faces : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    // Part of every address: bind to it, and a new picture folder shows at once.
    Q_PROPERTY(int revision READ revision NOTIFY revisionChanged)
    // While the first page is put together, whose layouts try one size after the other: nothing is
    // painted before the event loop runs.
    Q_PROPERTY(bool waiting READ waiting NOTIFY waitingChanged)

public:
    explicit Faces(std::shared_ptr<CardFactsRegistry> registry, QObject *parent = nullptr);
    // Takes the registry of the engine's "face" provider; an empty one when there is none.
    static Faces *create(QQmlEngine *engine, QJSEngine *);

    [[nodiscard]] int revision() const;
    [[nodiscard]] bool waiting() const { return m_waiting; }
    // share: how far down (in per cent) the picture of a whole card reaches; 0: as its rules are
    // long.
    [[nodiscard]] Q_INVOKABLE QString source(const QString &form, const QString &cardId, bool dim,
                                             int revision, int share = 0) const;
    // The mark for a word of a card: "Raid 2" → "Raid".
    [[nodiscard]] Q_INVOKABLE QString glyphFor(const QString &word) const;
    // Share of a whole card's height that its picture takes, by the length of its rules.
    [[nodiscard]] Q_INVOKABLE double pictureShare(const QString &cardId) const;
    // Whole pixels for Image.sourceSize, at least one. Setting width and height of it apart would
    // paint twice. A layout sets them apart: nothing is painted while one of them is not there.
    [[nodiscard]] Q_INVOKABLE QSize pixels(double width, double height) const;
    // To be called after facts or the picture folder changed.
    Q_INVOKABLE void refresh();
    Q_INVOKABLE void setPictureFolder(const QString &path);

signals:
    void revisionChanged();
    void waitingChanged();

private:
    void waitForTheFirstPage();

    bool m_waiting = false;
    std::shared_ptr<CardFactsRegistry> m_registry;
};

} // namespace playmat::paint
