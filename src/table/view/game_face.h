#pragma once

#include <QMetaType>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <qqmlregistration.h>

#include <vector>

namespace playmat::table {

/// Something to do with one's hands at a table, or a site that decks are kept on.
struct GuideLine
{
    Q_GADGET
    QML_VALUE_TYPE(guideLine)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)

public:
    QString glyph;
    QString title;
    QString text;

    friend bool operator==(const GuideLine &, const GuideLine &) = default;
};

/// How a game presents itself before it is played.
struct GameFace
{
    Q_GADGET
    QML_VALUE_TYPE(gameFace)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString motto MEMBER motto)
    Q_PROPERTY(QStringList scenes MEMBER scenes)
    Q_PROPERTY(double sceneShare MEMBER sceneShare)
    Q_PROPERTY(QString pageScene MEMBER pageScene)
    Q_PROPERTY(QStringList emblems MEMBER emblems)
    Q_PROPERTY(QVariantList guide READ guideList)
    Q_PROPERTY(QVariantList sites READ siteList)
    Q_PROPERTY(QString pasteHint MEMBER pasteHint)
    Q_PROPERTY(bool programs MEMBER programs)
    Q_PROPERTY(bool course MEMBER course)
    Q_PROPERTY(bool book MEMBER book)

public:
    QString id; ///< as its kit is called
    QString title; ///< "Star Wars: Unlimited"
    QString motto; ///< what it is about, in a few words
    QStringList scenes; ///< painted (paint::boards), side by side from the left
    double sceneShare = 0; ///< of the first one; 0: all are as wide
    QString pageScene; ///< behind the start page; empty: the usual one
    QStringList emblems; ///< a few cards whose pictures stand for it, by their printed ids
    std::vector<GuideLine> guide; ///< for a first visit
    std::vector<GuideLine> sites; ///< title: of the site; text: how to get a deck out of it
    QString pasteHint; ///< which decks may be pasted
    bool programs = false; ///< the program plays it, and can advise in it
    bool course = false; ///< the game has lessons and puzzles
    bool book = false; ///< the game has a rules book

    [[nodiscard]] QVariantList guideList() const { return listed(guide); }
    [[nodiscard]] QVariantList siteList() const { return listed(sites); }
    friend bool operator==(const GameFace &, const GameFace &) = default;

private:
    [[nodiscard]] static QVariantList listed(const std::vector<GuideLine> &lines)
    {
        QVariantList list;
        for (const GuideLine &line : lines)
            list.append(QVariant::fromValue(line));
        return list;
    }
};

} // namespace playmat::table
