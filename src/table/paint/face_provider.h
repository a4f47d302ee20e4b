// image://face/… : everything painted that QML shows as an image, at exact device pixels and
// cached.
//
//   card|mini|tile|wide|pic / <card id>   a face (FaceForm)
//   card / <card id> / <per cent>         the picture of a whole card reaches that far down
//   back/us, back/them                    backs
//   space, ground, dusk                   boards
//   shadow/<pixels>, hatch, icon          see extras.h
//   glyph/<name>/<rrggbb>                 one mark
//
// Flags follow a question mark: "?dim" takes colour and light away; "?v=3" only tells revisions
// apart. What cannot be read gives the neutral face, never nothing. Thread-safe. With one pixel as
// its width or height, an image is empty: QML asks so while it lays out, and soon asks again.
#pragma once

#include "table/paint/card_facts_registry.h"
#include "table/paint/cell_shelf.h"

#include <QCache>
#include <QMutex>
#include <QQuickImageProvider>

#include <memory>

namespace playmat::paint {

class FaceProvider : public QQuickImageProvider
{
    Q_OBJECT

public:
    explicit FaceProvider(std::shared_ptr<CardFactsRegistry> registry);

    [[nodiscard]] QImage requestImage(const QString &id, QSize *size,
                                      const QSize &requestedSize) override;
    [[nodiscard]] const std::shared_ptr<CardFactsRegistry> &registry() const { return m_registry; }

    // The cell cache for card grids; only for the GUI thread.
    [[nodiscard]] CellShelf &cells() { return m_cells; }

    // How many images were painted rather than found, for tests.
    [[nodiscard]] int paintedCount() const;

private:
    [[nodiscard]] QImage paint(const QString &path, QSize pixels) const;
    [[nodiscard]] QImage paintCardFace(const QStringList &parts, QSize pixels) const;

    std::shared_ptr<CardFactsRegistry> m_registry;
    mutable QMutex m_mutex;
    QCache<QString, QImage> m_cache; // cost in KiB
    int m_painted = 0;
    CellShelf m_cells;
};

} // namespace playmat::paint
