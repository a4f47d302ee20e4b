#include "app.h"

#include "kit/games/table/table_kits.h"
#include "kit/swu/host/hosted.h"
#include "kit/swu/table/places.h"
#include "kit/swu/table/words.h"
#include "table/paint/face_provider.h"
#include "table/programs/sealed_engine.h"
#include "table/session/card_data.h"
#include "table/session/table_dump.h"
#include "table/settings/languages.h"
#include "table/view/translator.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickImageProvider>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::qmltest {

using table::CardRow;
namespace Zone = table::Zone;
using table::ZoneKey;

namespace {

const QStringList kNames{QStringLiteral("Ada"), QStringLiteral("Marek")};
constexpr int kPatienceMs = 20000; // the machine may be slow, and busy with other things

QJsonObject sideJson(const Side &side, int resources)
{
    const QByteArray text = '{' + side.members.toUtf8() + '}';
    QJsonObject json = QJsonDocument::fromJson(text).object();
    EXPECT_TRUE(side.members.isEmpty() || !json.isEmpty()) << text.toStdString();
    if (!json.contains(QStringLiteral("leader")))
        json.insert(QStringLiteral("leader"), QStringLiteral("SOR_010"));
    if (!json.contains(QStringLiteral("base")))
        json.insert(QStringLiteral("base"), QStringLiteral("SOR_023"));
    if (!json.contains(QStringLiteral("resources")))
        json.insert(QStringLiteral("resources"), resources);
    return json;
}

/// One pixel for every face.
class NoPictures : public QQuickImageProvider
{
public:
    NoPictures()
        : QQuickImageProvider(QQuickImageProvider::Image)
    {
    }
    QImage requestImage(const QString &, QSize *size, const QSize &) override
    {
        *size = {1, 1};
        return QImage(1, 1, QImage::Format_RGB32);
    }
};

std::shared_ptr<paint::CardFactsRegistry> facts()
{
    static const auto registry = [] {
        auto made = std::make_shared<paint::CardFactsRegistry>();
        table::whenCardsAreRead([made](const match::CardLibrary &library) {
            made->add(table::tableKit(library).pictures(library));
        });
        return made;
    }();
    return registry;
}

/// The program's own; what one test's window has painted the next one's need not. Only the cells of
/// card grids are painted for each window.
class Pictures : public paint::FaceProvider
{
public:
    Pictures()
        : FaceProvider(facts())
    {
    }
    QImage requestImage(const QString &id, QSize *size, const QSize &requestedSize) override
    {
        static paint::FaceProvider ofAll(facts());
        return ofAll.requestImage(id, size, requestedSize);
    }
};

} // namespace

bool becomes(const std::function<bool()> &condition)
{
    return QTest::qWaitFor(condition, kPatienceMs);
}

/// A card that appears after a delay would make pictures of equal tables differ.
constexpr int kNeverMs = 1'000'000'000;

App::App(table::Seating::Mode seating, table::PlaybackQueue::Speed speed,
         const QString &settingsFile)
    : settings(settingsFile)
    , decks(&settings, library.path())
{
    session.gate().setClock([this] { return m_now; });
    session.preview()->setDelay(kNeverMs);
    settings.setSeating(seating);
    settings.setSpeed(speed);
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.addImageProvider(QStringLiteral("face"), new Pictures);
    table::sealEngine(engine);
    table::followLanguage(engine);
    engine.setInitialProperties({{QStringLiteral("session"), QVariant::fromValue(&session)},
                                 {QStringLiteral("settings"), QVariant::fromValue(&settings)},
                                 {QStringLiteral("decks"), QVariant::fromValue(&decks)}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Playmat/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return;
    window = qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    window->requestActivate();
    EXPECT_TRUE(QTest::qWaitForWindowActive(window));
    if (whenThere != nullptr)
        whenThere(*this);
}

void App::showCardsBeside()
{
    session.preview()->setDelay(table::Preview::kDelayMs);
}

/// What a test chose is not the next one's.
App::~App()
{
    if (atItsEnd != nullptr)
        atItsEnd(*this);
    table::Translator::use(nullptr);
}

bool App::place(const Side &me, const Side &they, int seat, const QString &more)
{
    m_seat = seat;
    const QJsonObject mine = sideJson(me, 10);
    const QJsonObject theirs = sideJson(they, 1);
    const QJsonArray players{seat == 0 ? mine : theirs, seat == 0 ? theirs : mine};
    const QByteArray text = '{' + more.toUtf8() + '}';
    QJsonObject json = QJsonDocument::fromJson(text).object();
    json.insert(QStringLiteral("op"), QStringLiteral("scenario"));
    json.insert(QStringLiteral("game"), QStringLiteral("swu"));
    json.insert(QStringLiteral("seed"), 1);
    json.insert(QStringLiteral("active"), seat);
    if (!json.contains(QStringLiteral("initiative")))
        json.insert(QStringLiteral("initiative"), 1 - seat);
    json.insert(QStringLiteral("players"), players);
    const bool begun = session.startPosition(
        QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact)));
    EXPECT_TRUE(begun) << session.problem().toStdString();
    return begun && becomes([this] { return item(QStringLiteral("table")) != nullptr; });
}

bool App::deal(int seed)
{
    const bool begun = session.start(kNames, decks.documents(), seed);
    EXPECT_TRUE(begun) << session.problem().toStdString();
    return begun && becomes([this] { return item(QStringLiteral("table")) != nullptr; });
}

bool App::dealToResources(int seed, int seat)
{
    setSeat(seat);
    if (!deal(seed))
        return false;
    while (hands().desk()->choiceName() == u"list" || hands().desk()->choiceName() == u"mulligan")
        hands().desk()->choose(0);
    while (prompt().seat != seat && hands().desk()->choiceName() == u"board") {
        session.seats()->peekToggle(1 - seat);
        hands().pointer()->activate(card(QStringLiteral("they:hand0")));
        hands().pointer()->activate(card(QStringLiteral("they:hand1")));
        hands().desk()->done();
    }
    return prompt().seat == seat;
}

void App::hidePictures()
{
    engine.addImageProvider(QStringLiteral("face"), new NoPictures);
}

void App::keepJournal()
{
    session.setJournal(folder.filePath(QStringLiteral("current.playmat")));
}

void App::picture(const QString &name)
{
    const QString pictures = qEnvironmentVariable("PLAYMAT_PICTURES");
    if (pictures.isEmpty())
        return;
    const QSize before = window->size();
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
        window->resize(size);
        EXPECT_TRUE(becomes(
            [&] { return session.stage()->window() == size && !session.stage()->resizing(); }));
        settle();
        EXPECT_TRUE(window->grabWindow().save(
            QStringLiteral("%1/%2-%3.png").arg(pictures, name).arg(size.height())));
    }
    window->resize(before);
    EXPECT_TRUE(becomes(
        [&] { return session.stage()->window() == before && !session.stage()->resizing(); }));
}

bool isText(const QQuickItem *item)
{
    return item->inherits("QQuickText") || item->inherits("playmat::paint::Lettering");
}

void App::settle()
{
    for (int pass = 0; pass < 3; ++pass) // rows of columns of lists
        forEachShown(window->contentItem(), [](QQuickItem *item) { item->ensurePolished(); });
}

void App::draw()
{
    window->update(); // without anything to draw Qt swaps no frame
    QEvent request(QEvent::UpdateRequest);
    QCoreApplication::sendEvent(window, &request);
}

QQuickItem *App::item(const QString &objectName) const
{
    return table::findShown(window->contentItem(), objectName);
}

QQuickItem *App::cardItem(int viewId) const
{
    return item(QStringLiteral("card%1").arg(viewId));
}

int App::seatOf(const QString &reference) const
{
    return reference.startsWith(u"they") ? 1 - m_seat : m_seat;
}

int App::card(const QString &reference) const
{
    const CardRow *found = row(reference);
    return found == nullptr ? -1 : found->viewId;
}

const CardRow *App::row(const QString &reference) const
{
    const QString id = reference.section(u':', 1);
    const int seat = seatOf(reference);
    const bool inHand = id.startsWith(u"hand");
    const CardRow *resource = nullptr; // there may be another of that name on the table
    for (const CardRow &row : session.stage()->scene().rows()) {
        if (row.zone.seat != seat)
            continue;
        const bool fits = inHand ? row.zone.zone == Zone::Hand && row.slot == id.mid(4).toInt()
                                 : row.facts.cardId == id;
        if (fits && row.zone.zone != Zone::Resources)
            return &row;
        if (fits && resource == nullptr)
            resource = &row;
    }
    return resource;
}

ZoneKey App::zone(const QString &reference) const
{
    const QString name = reference.section(u'/', 1);
    const table::TableSpec &spec = session.stage()->scene().spec();
    return name == u"table" ? spec.key(name)
                            : spec.key(QStringLiteral("%1.%2").arg(name).arg(seatOf(reference)));
}

QPoint App::at(const QString &reference) const
{
    if (isZone(reference))
        return session.stage()->scene().layout().zoneRect(zone(reference)).center();
    const CardRow *found = row(reference);
    EXPECT_NE(found, nullptr) << reference.toStdString();
    return found == nullptr ? QPoint(3, 3) : found->place.hit.center();
}

std::string App::hiddenCards() const
{
    const swu::Game &game = *match::swuGame(*session.match());
    std::string text;
    for (const swu::Zone zone : {swu::Zone::Hand, swu::Zone::Resources, swu::Zone::Deck}) {
        for (const int owner : {0, 1}) {
            text += '\n';
            game.state().forEach(zone, swu::PlayerId(owner), [&](core::CardId id) {
                const swu::CardDef &def = game.db().def(game.state().cards[id].def);
                text += table::CardWords::id(def).toStdString() + ' ';
            });
        }
    }
    return text;
}

std::string App::handPlaces(int owner) const
{
    std::string text;
    for (const CardRow &row : session.stage()->scene().rows()) {
        const QRect hit = row.place.hit;
        if (row.zone == ZoneKey{Zone::Hand, owner})
            text += "\ncard " + std::to_string(row.viewId) + " from " + std::to_string(hit.left())
                + ',' + std::to_string(hit.top()) + " to " + std::to_string(hit.right()) + ','
                + std::to_string(hit.bottom()) + (row.staged ? " staged" : "");
    }
    return text;
}

std::string App::namesShown() const
{
    QStringList names;
    forEachShown(window->contentItem(), [&](QQuickItem *item) {
        if (!item->objectName().isEmpty())
            names.append(item->objectName());
    });
    return names.join(u' ').toStdString();
}

QString App::hash() const
{
    return table::dumpOf(session).value(QStringLiteral("hash")).toString();
}

} // namespace playmat::qmltest
