// Turns silhouettes.json and its like into a SilhouetteBook. A stroke is one line of text, "part
// .3 1.1 M8 100 L12 80 … Z": the word, its numbers and inks, and a path that begins with the first
// M.
#pragma once

#include "table/paint/silhouettes.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>

namespace playmat::paint {

class SilhouetteReader
{
public:
    // Volumes of one book. Parts belong to their volume, kinds to the whole book: a rule may draw a
    // kind of any volume.
    [[nodiscard]] SilhouetteBook read(const QByteArrayList &volumes);

private:
    QJsonObject readVolume(const QByteArray &json);
    void readKinds(const QJsonObject &root);
    void readRules(const QJsonObject &root);
    void readRule(const QJsonObject &object);
    void readKind(const QString &name, const QJsonObject &object);
    [[nodiscard]] QColor readColour(const QString &kind, const QJsonValue &value);
    [[nodiscard]] std::vector<Step> readSteps(const QString &kind, const QJsonArray &array);
    [[nodiscard]] Step readStep(const QString &kind, const QJsonValue &value);
    [[nodiscard]] Step readLine(const QString &kind, const QString &line);
    void fail(const QString &kind, const QString &what);

    SilhouetteBook m_book;
    QJsonObject m_parts; // shared by several kinds
    QStringList m_types; // what the rules of this volume are for, unless they say it themselves
};

} // namespace playmat::paint
