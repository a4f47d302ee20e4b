// For looking at: paints every sample card and every kind of silhouette on one sheet each.
//   contact_sheet tiles.png kinds.png 120 minis.png
//   contact_sheet icon playmat-256.png 256
//   contact_sheet lorcana sheet.png 150 pic 1 68        a part of The First Chapter in one form
//   contact_sheet riftbound sheet.png 120 tile unit 0 120   a part of Riftbound's units
//   contact_sheet characters sheet.png 60 tile          a card of each in Star Wars: Unlimited
//   contact_sheet characters sheet.png 60 tile Luke     every card whose name begins so
//   contact_sheet characters sheet.png 60 tile shuffled 7   numbered; the key is printed
//   contact_sheet kinds sheet.png 120 tile 3 ship       up to 3 of its cards for each kind so named
//   contact_sheet lands lands.png 357 324               the landscapes of Riftbound's battlefields
//   contact_sheet board rift.png 100 540                any board of the face provider
//   contact_sheet glyphs marks.png
//   contact_sheet study board.png 1280 720              the table of Lorcana
#include "paint/lorcana_cards.h"
#include "paint/riftbound_cards.h"
#include "paint/swu_cards.h"
#include "table/paint/extras.h"
#include "table/paint/face_painter.h"
#include "table/paint/face_provider.h"
#include "table/paint/glyph_painter.h"
#include "table/paint/hash.h"
#include "table/paint/palette.h"
#include "table/paint/picture.h"
#include "table/paint/silhouettes.h"
#include "table/paint/study_board.h"

#include <QGuiApplication>
#include <QMap>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <cstdio>

using namespace playmat::paint;

namespace {

QImage sheetOf(const std::vector<std::pair<Facts, QString>> &cells, FaceForm form, QSize cell,
               int columns)
{
    const int rows = (int(cells.size()) + columns - 1) / columns;
    QImage sheet(columns * (cell.width() + 6), rows * (cell.height() + 20), QImage::Format_RGB32);
    sheet.fill(QColor(0x0f, 0x13, 0x1a));
    QPainter painter(&sheet);
    painter.setPen(Qt::white);
    for (int i = 0; i < int(cells.size()); ++i) {
        const QPoint at(i % columns * (cell.width() + 6) + 3,
                        i / columns * (cell.height() + 20) + 2);
        painter.drawImage(at, paintFace(cells[std::size_t(i)].first, form, cell));
        painter.drawText(QRect(at + QPoint(0, cell.height()), QSize(cell.width(), 16)),
                         Qt::AlignCenter, cells[std::size_t(i)].second);
    }
    return sheet;
}

std::vector<std::pair<Facts, QString>> cardCells()
{
    std::vector<std::pair<Facts, QString>> cells;
    for (const Facts &facts : test::sampleFacts())
        cells.emplace_back(facts,
                           facts.id + QLatin1Char(' ') + SilhouetteBook::shipped().kindOf(facts));
    return cells;
}

// Cards made up so that their rules lead to the wanted kind.
std::vector<Facts> candidates()
{
    std::vector<Facts> all;
    const QStringList traits{
        "Trooper",     "Official", "Force",        "Droid",      "Pilot",        "Underworld",
        "Mandalorian", "Wookiee",  "Ewok",         "Creature",   "Vehicle",      "Speeder",
        "Walker",      "Tank",     "Fighter",      "Transport",  "Capital Ship", "Lightsaber",
        "Weapon",      "Armor",    "Modification", "Condition",  "Tactic",       "Disaster",
        "Trick",       "Supply",   "Gambit",       "Plan",       "Imperial",     "Rebel",
        "Learned",     "Tatooine", "Cloud City",   "Death Star", "Endor",        "x"};
    const QStringList aspects{"Vigilance", "Command", "Aggression",
                              "Cunning",   "Heroism", "Villainy"};
    int n = 0;
    for (const QString &type : {"Unit", "Leader", "Event", "Upgrade", "Base"}) {
        for (const QString &trait : traits) {
            for (int k = 0; k < 24; ++k, ++n) {
                const QString moral = k % 2 ? "Heroism" : "Villainy";
                all.push_back({QStringLiteral("K%1").arg(n),
                               type,
                               k % 3 == 0 ? "Space" : "Ground",
                               k % 5 == 0 ? QStringList{moral} : QStringList{aspects[k % 4], moral},
                               {trait},
                               0,
                               k % 9});
            }
        }
    }
    return all;
}

std::vector<std::pair<Facts, QString>> kindCells(int perKind)
{
    const SilhouetteBook &book = SilhouetteBook::shipped();
    QHash<QString, std::vector<Facts>> byKind;
    for (const Facts &facts : candidates()) {
        std::vector<Facts> &list = byKind[book.kindOf(facts)];
        if (int(list.size()) < perKind)
            list.push_back(facts);
    }
    QStringList kinds = book.kinds();
    kinds.sort();
    std::vector<std::pair<Facts, QString>> cells;
    for (const QString &kind : kinds) {
        for (const Facts &facts : byKind[kind])
            cells.emplace_back(facts, kind + QStringLiteral(" /%1").arg(book.variants(kind)));
        while (cells.size() % std::size_t(perKind) != 0)
            cells.emplace_back(Facts{}, kind + " -");
    }
    return cells;
}

QSize cellOf(const QString &form, int w)
{
    const int h = form == QLatin1String("tile") ? w * 134 / 100
        : form == QLatin1String("wide")         ? w * 5 / 8
                                                : w * 88 / 63;
    return {w, h};
}

// The first arguments are the file, the width and the form of the cells; returns the exit code.
int saveSheet(const QStringList &args, const std::vector<std::pair<Facts, QString>> &cells)
{
    const QString form = args.value(4);
    const int width = args.value(3, QStringLiteral("120")).toInt();
    return sheetOf(cells, faceFormFromName(form).value_or(FaceForm::Card), cellOf(form, width), 12)
               .save(args.value(2))
        ? 0
        : 1;
}

// After the form come the numbers of the cards.
int lorcanaSheet(const QStringList &args)
{
    const std::vector<Facts> all = test::lorcanaFacts();
    std::vector<std::pair<Facts, QString>> cells;
    const int last = std::min(int(all.size()), args.value(6, QStringLiteral("999")).toInt());
    for (int i = std::max(1, args.value(5).toInt()); i <= last; ++i) {
        const Facts &facts = all[std::size_t(i - 1)];
        cells.emplace_back(
            facts, facts.id.mid(2) + QLatin1Char(' ') + SilhouetteBook::shipped().kindOf(facts));
    }
    return saveSheet(args, cells);
}

int riftboundSheet(const QStringList &args)
{
    const SilhouetteBook &book = SilhouetteBook::shippedForRift();
    std::vector<std::pair<Facts, QString>> cells;
    int n = 0;
    for (const Facts &facts : test::riftboundFacts()) {
        if (!facts.type.endsWith(args.value(5), Qt::CaseInsensitive)
            && !facts.traits.contains(args.value(5)))
            continue;
        if (n++ >= args.value(6).toInt() && n <= args.value(7, QStringLiteral("999")).toInt())
            cells.emplace_back(facts, facts.id + QLatin1Char(' ') + book.kindOf(facts));
    }
    return saveSheet(args, cells);
}

// Numbers instead of names, for guessing; the key goes to the terminal.
void shuffle(std::vector<std::pair<Facts, QString>> &cells, const QString &seed)
{
    std::sort(cells.begin(), cells.end(), [&](const auto &a, const auto &b) {
        return hashOf(seed + a.second) < hashOf(seed + b.second);
    });
    for (std::size_t i = 0; i < cells.size(); ++i) {
        std::printf("%d %s\n", int(i + 1), qPrintable(cells[i].second));
        cells[i].second = QString::number(i + 1);
    }
}

// One card of each name that has a rule, its leader before others; or all cards of some names.
int characterSheet(const QStringList &args)
{
    const bool shuffled = args.value(5) == QLatin1String("shuffled");
    const QStringList drawn = SilhouetteBook::shippedFor(Facts()).names();
    const QString begin = shuffled ? QString() : args.value(5);
    std::vector<Facts> all = test::swuFacts();
    std::stable_partition(all.begin(), all.end(), [](const Facts &f) { return f.isLeader(); });
    std::vector<std::pair<Facts, QString>> cells;
    QStringList seen;
    for (const Facts &facts : all) {
        if (begin.isEmpty() ? !drawn.contains(facts.name) || seen.contains(facts.name)
                            : !facts.name.startsWith(begin))
            continue;
        seen << facts.name;
        cells.emplace_back(facts, facts.name);
    }
    if (shuffled)
        shuffle(cells, args.value(6));
    return saveSheet(args, cells);
}

// The kinds that cards of Star Wars: Unlimited have, each with some of its cards.
int kindSheet(const QStringList &args)
{
    const SilhouetteBook &book = SilhouetteBook::shippedFor(Facts());
    const QRegularExpression wanted(args.value(6));
    QMap<QString, std::vector<std::pair<Facts, QString>>> byKind;
    for (const Facts &facts : test::swuFacts()) {
        const QString kind = book.kindOf(facts);
        if (byKind[kind].size() < args.value(5).toULong() && kind.contains(wanted))
            byKind[kind].emplace_back(facts, facts.name);
    }
    std::vector<std::pair<Facts, QString>> cells;
    for (const auto &cards : std::as_const(byKind))
        cells.insert(cells.end(), cards.begin(), cards.end());
    return saveSheet(args, cells);
}

// Paints the landscape of each battlefield, six in a row.
int landSheet(const QStringList &args)
{
    const QSize cell(args.value(3).toInt(), args.value(4).toInt());
    const auto registry = std::make_shared<CardFactsRegistry>();
    registry->add(test::riftboundFacts());
    FaceProvider provider(registry);
    std::vector<Facts> places;
    for (const Facts &facts : test::riftboundFacts())
        if (facts.type.endsWith(QLatin1String("Battlefield")))
            places.push_back(facts);
    const int rows = (int(places.size()) + 5) / 6;
    QImage sheet(QSize(cell.width() * 6, cell.height() * rows), QImage::Format_RGB32);
    QPainter painter(&sheet);
    for (int i = 0; i < int(places.size()); ++i)
        painter.drawImage(i % 6 * cell.width(), i / 6 * cell.height(),
                          provider.requestImage(QStringLiteral("land/") + places[std::size_t(i)].id,
                                                nullptr, cell - QSize(4, 4)));
    return sheet.save(args.value(2)) ? 0 : 1;
}

int boardSheet(const QStringList &args)
{
    FaceProvider provider(std::make_shared<CardFactsRegistry>());
    const QSize pixels(args.value(3).toInt(), args.value(4).toInt());
    const QString name
        = args.value(2).section(QLatin1Char('/'), -1).section(QLatin1Char('.'), 0, 0);
    return provider.requestImage(name, nullptr, pixels).save(args.value(2)) ? 0 : 1;
}

// Every mark at 36, 20 and 12 pixels.
QImage glyphSheet()
{
    QStringList names = glyphNames();
    names.sort();
    QImage sheet(QSize(1400, (int(names.size()) + 9) / 10 * 60), QImage::Format_RGB32);
    sheet.fill(QColor(0x10, 0x16, 0x1f));
    QPainter painter(&sheet);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < names.size(); ++i) {
        const QPointF at(i % 10 * 140 + 4, i / 10 * 60 + 2);
        double x = 0;
        for (const double size : {36.0, 20.0, 12.0}) {
            paintGlyph(painter, names[i], QRectF(at + QPointF(x, 0), QSizeF(size, size)),
                       aspectMarkColour(names[i]));
            x += size + 8;
        }
        painter.setPen(Qt::white);
        painter.drawText(QRectF(at + QPointF(0, 38), QSizeF(130, 16)), names[i]);
    }
    return sheet;
}

} // namespace

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    for (const QString &error : SilhouetteBook::shipped().errors()
             + SilhouetteBook::shippedForRift().errors()
             + SilhouetteBook::shippedFor(Facts()).errors())
        std::fprintf(stderr, "%s\n", qPrintable(error));
    const QStringList args = app.arguments();
    if (args.value(1) == QLatin1String("icon"))
        return paintIcon(args.value(3).toInt()).save(args.value(2)) ? 0 : 1;
    if (args.value(1) == QLatin1String("lorcana"))
        return lorcanaSheet(args);
    if (args.value(1) == QLatin1String("riftbound"))
        return riftboundSheet(args);
    if (args.value(1) == QLatin1String("characters"))
        return characterSheet(args);
    if (args.value(1) == QLatin1String("kinds"))
        return kindSheet(args);
    if (args.value(1) == QLatin1String("lands"))
        return landSheet(args);
    if (args.value(1) == QLatin1String("board"))
        return boardSheet(args);
    if (args.value(1) == QLatin1String("glyphs"))
        return glyphSheet().save(args.value(2)) ? 0 : 1;
    if (args.value(1) == QLatin1String("study"))
        return paintStudyBoard(QSize(args.value(3).toInt(), args.value(4).toInt()))
                   .save(args.value(2))
            ? 0
            : 1;
    const int w = args.value(3, QStringLiteral("120")).toInt();
    sheetOf(cardCells(), FaceForm::Tile, QSize(w, w * 134 / 100), 12).save(args.value(1));
    sheetOf(kindCells(6), FaceForm::Tile, QSize(w, w * 134 / 100), 12).save(args.value(2));
    sheetOf(cardCells(), FaceForm::Mini, QSize(w, w * 88 / 63), 12).save(args.value(4));
    return 0;
}
