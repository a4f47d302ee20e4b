// For looking at: shows every form in every state and saves what it sees.
//   paint_gallery <page> <out.png> <width> <height> [dark|light|contrast] [font scale]     pages:
//   TilesPage, CardsPage, PiecesPage, InkPage, RiftPage
#include "paint/lorcana_cards.h"
#include "paint/riftbound_cards.h"
#include "paint/sample_cards.h"
#include "support/folders.h"
#include "table/paint/face_provider.h"
#include "table/paint/fonts.h"
#include "table/paint/glyph_painter.h"
#include "table/view/translator.h"

#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTimer>

#include <algorithm>
#include <memory>

namespace paint = playmat::paint;

namespace {

QObject *theme(QQmlEngine &engine)
{
    QQmlComponent component(&engine);
    component.setData("import QtQml\nimport Playmat\nQtObject { property QtObject theme: Theme }",
                      QUrl());
    const std::unique_ptr<QObject> holder(component.create());
    return holder ? holder->property("theme").value<QObject *>() : nullptr;
}

QVariantMap properties()
{
    QStringList glyphs = paint::glyphNames();
    glyphs.sort();
    return {{QStringLiteral("cards"), paint::test::sampleCards().toVariantList()},
            {QStringLiteral("glyphs"), glyphs}};
}

} // namespace

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    playmat::table::Translator::install();
    const QStringList args = app.arguments();
    if (args.size() < 5 || !paint::loadFonts())
        return 2;
    const auto registry = std::make_shared<paint::CardFactsRegistry>();
    registry->add(paint::test::sampleFacts());
    registry->add(paint::test::lorcanaFacts());
    registry->add(paint::test::riftboundFacts());

    QQuickView view;
    view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    view.engine()->addImageProvider(QStringLiteral("face"), new paint::FaceProvider(registry));
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.resize(args[3].toInt(), args[4].toInt());
    QObject *shared = theme(*view.engine());
    if (!shared)
        return 3;
    shared->setProperty("u", std::min(view.width() / 1280.0, view.height() / 720.0));
    shared->setProperty("scheme", args.value(5, QStringLiteral("dark")));
    QVariantMap initial = properties();
    if (args.size() > 6)
        shared->setProperty("fontScale", args[6].toDouble());
    if (args[1] != QLatin1String("PiecesPage"))
        initial.remove(QStringLiteral("glyphs"));
    view.setInitialProperties(initial);
    view.setSource(QUrl::fromLocalFile(
        QString::fromStdString(playmat::test::sourceDir() + "/tests/paint/gallery/%1.qml")
            .arg(args[1])));
    view.show();
    QTimer::singleShot(600, &app, [&] { app.exit(view.grabWindow().save(args[2]) ? 0 : 1); });
    return app.exec();
}
